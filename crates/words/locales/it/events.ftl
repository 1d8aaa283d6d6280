### What happens in a game, one line an event; points and their reasons; how a game ends.

## Lists: the parts of a list are joined by these, from the left.

list-comma = { $list }, { $next }

list-and = { $list } e { $last }

list-or = { $list } o { $last }

## What stands for a name.

player = Giocatore { $number }

table-on = { $table } in { $square }

table-nameless = il tavolo in { $square }

at-table-nameless = al tavolo in { $square }

## Points: first what one table gives, then all in one line. Inside another sentence: no full stop.

points-at = { $how ->
    [alone] { $points } { $at } (senza compagnia)
    [one] { $points } { $at }
    [double] { $points } { $at } ({ $sum }, raddoppiato)
    [triple] { $points } { $at } ({ $sum }, triplicato)
   *[sum] { $points } { $at } ({ $sum })
}

points-in-all = { $total ->
    [one] { $tables }: { $total } punto
   *[other] { $tables }: { $total } punti
}

## Events.

event-placed = { $total ->
    [one] { $name } ha piazzato { $guest } in { $chair } per { $total } punto: { $tables }.
   *[other] { $name } ha piazzato { $guest } in { $chair } per { $total } punti: { $tables }.
}

event-placed-briefly = { $points ->
    [one] { $name } piazza { $guest } in { $chair }: { $points } punto.
   *[other] { $name } piazza { $guest } in { $chair }: { $points } punti.
}

event-cleared = Quattro avventori { $at }: il tavolo si libera.

event-left = La sedia { $chair } torna libera: { $guest } lascia il locale.

event-laid = Nuovo tavolo in { $square }: { $nation }.

event-drew = { $name } ha pescato { $guest }.

event-drew-hidden = { $name } ha pescato una carta.

event-drew-empty-hand = { $name } non aveva più carte e ha pescato subito { $guest }.

event-drew-empty-hand-hidden = { $name } non aveva più carte e ne ha pescata subito una.

event-dropped = { $penalty ->
    [0] { $name } ha scartato { $guest }.
    [one] { $name } ha scartato { $guest } e ha perso { $penalty } punto.
   *[other] { $name } ha scartato { $guest } e ha perso { $penalty } punti.
}

event-dropped-hidden = { $penalty ->
    [0] { $name } ha scartato una carta.
    [one] { $name } ha scartato una carta e ha perso { $penalty } punto.
   *[other] { $name } ha scartato una carta e ha perso { $penalty } punti.
}

event-passed = { $from } ha terminato il turno; ora è di turno { $to }.

event-closed = { $name } ha chiuso il locale.

event-held = { $name } ha perso { $penalty ->
    [one] { $penalty } punto
   *[other] { $penalty } punti
} per { $cards ->
    [one] { $cards } carta rimasta
   *[other] { $cards } carte rimaste
} in mano.

event-ended-guests = La partita è finita: le carte avventore sono esaurite.
event-ended-tables = La partita è finita: le carte tavolo sono esaurite.
event-ended-closed = La partita è finita: il locale è chiuso.

## The result: why it ended (above, but for this one), then a line for each player, then who won.

result-closed-by = La partita è finita: { $name } ha chiuso il locale.

result-total = { $points ->
    [one] { $name }: { $total } punto.
   *[other] { $name }: { $total } punti.
}

result-total-dropped = { $points ->
    [one] { $name }: { $total } punto, comprese le penalità: −{ $dropped } per le carte scartate.
   *[other] { $name }: { $total } punti, comprese le penalità: −{ $dropped } per le carte scartate.
}

result-total-held = { $points ->
    [one] { $name }: { $total } punto, comprese le penalità: −{ $held } per le carte rimaste in mano.
   *[other] { $name }: { $total } punti, comprese le penalità: −{ $held } per le carte rimaste in mano.
}

result-total-both = { $points ->
    [one] { $name }: { $total } punto, comprese le penalità: −{ $dropped } per le carte scartate e −{ $held } per quelle rimaste in mano.
   *[other] { $name }: { $total } punti, comprese le penalità: −{ $dropped } per le carte scartate e −{ $held } per quelle rimaste in mano.
}

result-wins = Vince { $name }.

result-wins-by-cards = { $tied } hanno gli stessi punti: vince { $name }, con meno carte in mano ({ $cards }).

result-wins-by-penalties = { $tied } hanno gli stessi punti: vince { $name }, con meno punti persi in penalità ({ $penalty }).

result-shared = { $names } hanno gli stessi punti e condividono la vittoria.

result-shared-by-cards = { $names } hanno gli stessi punti e lo stesso numero di carte in mano ({ $cards }): condividono la vittoria.

result-shared-by-penalties = { $names } hanno gli stessi punti e le stesse penalità ({ $penalty }): condividono la vittoria.

result-some-by-cards = { $tied } hanno gli stessi punti: { $names } condividono la vittoria, con meno carte in mano ({ $cards } a testa).

result-some-by-penalties = { $tied } hanno gli stessi punti: { $names } condividono la vittoria, con meno punti persi in penalità ({ $penalty } a testa).
