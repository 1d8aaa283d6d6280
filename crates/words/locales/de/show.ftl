### Labels of a game drawn as text.

show-hand = Hand
show-score = Punkte
show-cards = Karten
show-dropped = abgelegt
show-piles = Stapel
show-guests = Gäste
show-tables = Tische
show-gone = Gäste weg
show-tables-gone = Tische weg
show-none = keine
show-hidden = verdeckt

show-count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

show-count-points = { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

show-left = Übrig: { $guests ->
    [one] { $guests } Gästekarte
   *[other] { $guests } Gästekarten
} und { $tables ->
    [one] { $tables } Tischkarte
   *[other] { $tables } Tischkarten
}.

## Whose turn it is and how far it has come.

show-turn = { $name } ist am Zug.

show-turn-placed = { $placed ->
    [one] { $name } ist am Zug und hat { $placed } Gast gesetzt.
   *[other] { $name } ist am Zug und hat { $placed } Gäste gesetzt.
}

show-turn-opener = { $name } ist am Zug, und { $guest } auf { $chair } wartet auf Gesellschaft.
show-turn-drawn = { $name } ist am Zug und hat eine Karte gezogen.
show-turn-dropped = { $name } ist am Zug und hat eine Karte abgelegt.
