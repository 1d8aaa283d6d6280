### What happens in a game, one line an event; points and their reasons; how a game ends.

## Lists: the parts of a list are joined by these, from the left.

list-comma = { $list }, { $next }
list-and = { $list } und { $last }
list-or = { $list } oder { $last }

## What stands for a name.

player = Spieler { $number }
table-on = { $table } auf { $square }
table-nameless = der Tisch auf { $square }
at-table-nameless = am Tisch auf { $square }

## Points: first what one table gives, then all in one line. Inside another sentence: no full stop.

points-at = { $how ->
    [alone] { $points } { $at } (dort allein)
    [one] { $points } { $at }
    [double] { $points } { $at } ({ $sum }, verdoppelt)
    [triple] { $points } { $at } ({ $sum }, verdreifacht)
   *[sum] { $points } { $at } ({ $sum })
}

points-in-all = { $total ->
    [one] { $tables }: { $total } Punkt
   *[other] { $tables }: { $total } Punkte
}

## Events.

event-placed = { $total ->
    [one] { $name } hat { $guest } auf { $chair } gesetzt, das bringt { $total } Punkt: { $tables }.
   *[other] { $name } hat { $guest } auf { $chair } gesetzt, das bringt { $total } Punkte: { $tables }.
}

event-placed-briefly = { $points ->
    [one] { $name } setzt { $guest } auf { $chair }: { $points } Punkt.
   *[other] { $name } setzt { $guest } auf { $chair }: { $points } Punkte.
}

event-cleared = Vier Gäste sitzen { $at }: Der Tisch wird abgeräumt.
event-left = Stuhl { $chair } ist wieder frei: Dort saß { $guest }.
event-laid = Neuer Tisch auf { $square }: { $nation }.
event-drew = { $name } hat { $guest } gezogen.
event-drew-hidden = { $name } hat eine Karte gezogen.
event-drew-empty-hand = Ohne Karte auf der Hand hat { $name } sofort { $guest } gezogen.
event-drew-empty-hand-hidden = Ohne Karte auf der Hand hat { $name } sofort eine gezogen.

event-dropped = { $penalty ->
    [0] { $name } hat { $guest } abgelegt.
    [one] { $name } hat { $guest } abgelegt und { $penalty } Punkt verloren.
   *[other] { $name } hat { $guest } abgelegt und { $penalty } Punkte verloren.
}

event-dropped-hidden = { $penalty ->
    [0] { $name } hat eine Karte abgelegt.
    [one] { $name } hat eine Karte abgelegt und { $penalty } Punkt verloren.
   *[other] { $name } hat eine Karte abgelegt und { $penalty } Punkte verloren.
}

event-passed = { $from } hat den Zug beendet; jetzt ist { $to } dran.
event-closed = { $name } hat das Diner geschlossen.

event-held = { $name } hat { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
} für { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand verloren.

event-ended-guests = Die Partie ist zu Ende: Die Gästekarten sind aufgebraucht.
event-ended-tables = Die Partie ist zu Ende: Die Tischkarten sind aufgebraucht.
event-ended-closed = Die Partie ist zu Ende: Das Diner ist geschlossen.

## The result: why it ended (above, but for this one), then a line for each player, then who won.

result-closed-by = Die Partie ist zu Ende: { $name } hat das Diner geschlossen.

result-total = { $points ->
    [one] { $name }: { $total } Punkt.
   *[other] { $name }: { $total } Punkte.
}

result-total-dropped = { $points ->
    [one] { $name }: { $total } Punkt, nach Abzug von { $dropped } für abgelegte Karten.
   *[other] { $name }: { $total } Punkte, nach Abzug von { $dropped } für abgelegte Karten.
}

result-total-held = { $points ->
    [one] { $name }: { $total } Punkt, nach Abzug von { $held } für Karten auf der Hand.
   *[other] { $name }: { $total } Punkte, nach Abzug von { $held } für Karten auf der Hand.
}

result-total-both = { $points ->
    [one] { $name }: { $total } Punkt, nach Abzug von { $dropped } für abgelegte Karten und { $held } für Karten auf der Hand.
   *[other] { $name }: { $total } Punkte, nach Abzug von { $dropped } für abgelegte Karten und { $held } für Karten auf der Hand.
}

result-wins = { $name } gewinnt.
result-wins-by-cards = { $tied } haben gleich viele Punkte: { $name } gewinnt mit den wenigsten Karten auf der Hand ({ $cards }).
result-wins-by-penalties = { $tied } haben gleich viele Punkte: { $name } gewinnt mit den wenigsten Minuspunkten ({ $penalty }).
result-shared = { $names } haben gleich viele Punkte und teilen sich den Sieg.
result-shared-by-cards = { $names } haben gleich viele Punkte und gleich viele Karten auf der Hand ({ $cards }): Sie teilen sich den Sieg.
result-shared-by-penalties = { $names } haben gleich viele Punkte und gleich viele Minuspunkte ({ $penalty }): Sie teilen sich den Sieg.
result-some-by-cards = { $tied } haben gleich viele Punkte: Mit den wenigsten Karten auf der Hand (je { $cards }) teilen sich { $names } den Sieg.
result-some-by-penalties = { $tied } haben gleich viele Punkte: Mit den wenigsten Minuspunkten (je { $penalty }) teilen sich { $names } den Sieg.
