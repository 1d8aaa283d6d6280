### Labels of a game drawn as text.

show-hand = mano
show-score = punti
show-cards = carte
show-dropped = scartate
show-piles = mazzi
show-guests = avventori
show-tables = tavoli
show-gone = avventori usciti
show-tables-gone = tavoli usciti
show-none = niente
show-hidden = coperta

show-count-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}

show-count-points = { $points ->
    [one] { $score } punto
   *[other] { $score } punti
}

show-left = Nei mazzi: { $guests ->
    [one] { $guests } carta avventore
   *[other] { $guests } carte avventore
} e { $tables ->
    [one] { $tables } carta tavolo
   *[other] { $tables } carte tavolo
}.

## Whose turn it is and how far it has come.

show-turn = È il turno di { $name }.

show-turn-placed = { $placed ->
    [one] È il turno di { $name }, con { $placed } avventore già piazzato.
   *[other] È il turno di { $name }, con { $placed } avventori già piazzati.
}

show-turn-opener = È il turno di { $name }, e { $guest } in { $chair } aspetta compagnia.

show-turn-drawn = È il turno di { $name }, che ha pescato una carta.

show-turn-dropped = È il turno di { $name }, che ha scartato una carta.
