### Theme `cafe`: nations at a café.
### The letters are the nations' codes in the rules; what is not a letter of a nation is `?`.

## The nation by itself: on a card, on a table's rim.

# $nation (String) - the nation's letter
cafe-name = { $nation ->
    [A] Central Africa
    [B] China
    [C] Cuba
    [D] France
    [E] Germany
    [F] Great Britain
    [G] India
    [H] Italy
    [I] Russia
    [J] Spain
    [K] Turkey
    [L] USA
   *[other] ?
}

## The table of the nation, inside a sentence.

# $nation (String) - the nation's letter
cafe-table = { $nation ->
    [A] the Central African table
    [B] the Chinese table
    [C] the Cuban table
    [D] the French table
    [E] the German table
    [F] the British table
    [G] the Indian table
    [H] the Italian table
    [I] the Russian table
    [J] the Spanish table
    [K] the Turkish table
    [L] the American table
   *[other] ?
}

## A guest of the nation, without article.

# $nation (String) - the nation's letter
cafe-man = { $nation ->
    [A] Central African man
    [B] Chinese man
    [C] Cuban man
    [D] French man
    [E] German man
    [F] British man
    [G] Indian man
    [H] Italian man
    [I] Russian man
    [J] Spanish man
    [K] Turkish man
    [L] American man
   *[other] ?
}

# $nation (String) - the nation's letter
cafe-woman = { $nation ->
    [A] Central African woman
    [B] Chinese woman
    [C] Cuban woman
    [D] French woman
    [E] German woman
    [F] British woman
    [G] Indian woman
    [H] Italian woman
    [I] Russian woman
    [J] Spanish woman
    [K] Turkish woman
    [L] American woman
   *[other] ?
}

## The same with the article of one among several.

# $nation (String) - the nation's letter
cafe-a-man = { $nation ->
    [A] a Central African man
    [B] a Chinese man
    [C] a Cuban man
    [D] a French man
    [E] a German man
    [F] a British man
    [G] an Indian man
    [H] an Italian man
    [I] a Russian man
    [J] a Spanish man
    [K] a Turkish man
    [L] an American man
   *[other] ?
}

# $nation (String) - the nation's letter
cafe-a-woman = { $nation ->
    [A] a Central African woman
    [B] a Chinese woman
    [C] a Cuban woman
    [D] a French woman
    [E] a German woman
    [F] a British woman
    [G] an Indian woman
    [H] an Italian woman
    [I] a Russian woman
    [J] a Spanish woman
    [K] a Turkish woman
    [L] an American woman
   *[other] ?
}

## Several guests of the nation.

# $nation (String) - the nation's letter
cafe-plural = { $nation ->
    [A] Central Africans
    [B] Chinese
    [C] Cubans
    [D] French
    [E] Germans
    [F] British
    [G] Indians
    [H] Italians
    [I] Russians
    [J] Spanish
    [K] Turks
    [L] Americans
   *[other] ?
}

## The faction of a nation, as an adjective: the nations A–F are one, G–L the other.

# $nation (String) - the nation's letter
cafe-faction = { $nation ->
    [A] blue
    [B] blue
    [C] blue
    [D] blue
    [E] blue
    [F] blue
    [G] yellow
    [H] yellow
    [I] yellow
    [J] yellow
    [K] yellow
    [L] yellow
   *[other] ?
}
