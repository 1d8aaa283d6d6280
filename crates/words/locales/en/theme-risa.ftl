### Theme `risa`: species of a galaxy, at the diner on Risa.
### The letters are the nations' codes in the rules; what is not a letter of a nation is `?`.

## The nation by itself: on a card, on a table's rim.

# $nation (String) - the nation's letter
risa-name = { $nation ->
    [A] Human
    [B] Bajoran
    [C] Vulcan
    [D] Andorian
    [E] Trill
    [F] Betazoid
    [G] Borg
    [H] Orion
    [I] Cardassian
    [J] Klingon
    [K] Romulan
    [L] Ferengi
   *[other] ?
}

## The table of the nation, inside a sentence.

# $nation (String) - the nation's letter
risa-table = { $nation ->
    [A] the Human table
    [B] the Bajoran table
    [C] the Vulcan table
    [D] the Andorian table
    [E] the Trill table
    [F] the Betazoid table
    [G] the Borg table
    [H] the Orion table
    [I] the Cardassian table
    [J] the Klingon table
    [K] the Romulan table
    [L] the Ferengi table
   *[other] ?
}

## A guest of the nation, without article.

# $nation (String) - the nation's letter
risa-man = { $nation ->
    [A] Human man
    [B] Bajoran man
    [C] Vulcan man
    [D] Andorian man
    [E] Trill man
    [F] Betazoid man
    [G] Borg man
    [H] Orion man
    [I] Cardassian man
    [J] Klingon man
    [K] Romulan man
    [L] Ferengi man
   *[other] ?
}

# $nation (String) - the nation's letter
risa-woman = { $nation ->
    [A] Human woman
    [B] Bajoran woman
    [C] Vulcan woman
    [D] Andorian woman
    [E] Trill woman
    [F] Betazoid woman
    [G] Borg woman
    [H] Orion woman
    [I] Cardassian woman
    [J] Klingon woman
    [K] Romulan woman
    [L] Ferengi woman
   *[other] ?
}

## The same with the article of one among several.

# $nation (String) - the nation's letter
risa-a-man = { $nation ->
    [A] a Human man
    [B] a Bajoran man
    [C] a Vulcan man
    [D] an Andorian man
    [E] a Trill man
    [F] a Betazoid man
    [G] a Borg man
    [H] an Orion man
    [I] a Cardassian man
    [J] a Klingon man
    [K] a Romulan man
    [L] a Ferengi man
   *[other] ?
}

# $nation (String) - the nation's letter
risa-a-woman = { $nation ->
    [A] a Human woman
    [B] a Bajoran woman
    [C] a Vulcan woman
    [D] an Andorian woman
    [E] a Trill woman
    [F] a Betazoid woman
    [G] a Borg woman
    [H] an Orion woman
    [I] a Cardassian woman
    [J] a Klingon woman
    [K] a Romulan woman
    [L] a Ferengi woman
   *[other] ?
}

## Several guests of the nation.

# $nation (String) - the nation's letter
risa-plural = { $nation ->
    [A] Humans
    [B] Bajorans
    [C] Vulcans
    [D] Andorians
    [E] Trill
    [F] Betazoids
    [G] Borg
    [H] Orions
    [I] Cardassians
    [J] Klingons
    [K] Romulans
    [L] Ferengi
   *[other] ?
}

## The faction of a nation, as an adjective: the nations A–F are one, G–L the other.

# $nation (String) - the nation's letter
risa-faction = { $nation ->
    [A] Federation
    [B] Federation
    [C] Federation
    [D] Federation
    [E] Federation
    [F] Federation
    [G] non-Federation
    [H] non-Federation
    [I] non-Federation
    [J] non-Federation
    [K] non-Federation
    [L] non-Federation
   *[other] ?
}
