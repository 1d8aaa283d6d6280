### The page of a game: the floor, the hand, plates, panels, buttons, the end.

## The page's title, as tabs and notifications show it; the game's name is one of the rules' titles.

table-title-yours = Dein Zug – { $game }
table-title-turn = { $name } ist am Zug – { $game }
table-title-over = Partie zu Ende – { $game }
table-title-replay = Wiederholung – { $game }

## Heads of the parts of the page.

table-players = Am Tisch
table-floor = Der Gastraum
table-hand = Deine Hand
table-hands = Alle Handkarten
table-no-hand = Du schaust zu
table-turn = Dieser Zug
table-last-turn = Der letzte Zug
table-since = Seit deinem letzten Zug
table-piles = Stapel
table-log = Die Partie bisher
table-end = Das Ende
table-actions = Was du tun kannst
table-story = Was geschehen ist
table-hints = Ein Tipp

## Links and small buttons.

table-home = Alle Partien
table-rules = Regeln
table-settings = Einstellungen
table-more = Verlauf
table-menu = Menü
table-close-panel = Zurück zum Tisch
table-record = Partie herunterladen
table-replay = Nachspielen
table-rematch = Noch einmal

## Players.

table-you = du

table-bot = { $level ->
    [apprentice] Lehrlings-Bot
    [waiter] Kellner-Bot
    [sommelier] Sommelier-Bot
    [maitre] Maître-Bot
   *[other] Bot
}

table-dropped = { $dropped } abgelegt
table-on-turn = am Zug

## Tables and chairs, for those who hear the page.

table-table = { $table }: { $guests }
table-table-empty = { $table }: noch niemand
table-table-none = Kein Tisch auf { $square }
table-place-none = an keinem Tisch
table-table-next = { $next ->
    [woman] { $table }. { $seated } von { $chairs } Stühlen besetzt; als Nächstes kann nur eine Frau kommen.
    [man] { $table }. { $seated } von { $chairs } Stühlen besetzt; als Nächstes kann nur ein Mann kommen.
    [either] { $table }. { $seated } von { $chairs } Stühlen besetzt; als Nächstes kann eine Frau oder ein Mann kommen.
   *[nobody] { $table }. { $seated } von { $chairs } Stühlen besetzt; gerade kann niemand kommen.
}

table-chair-free = Stuhl { $chair }, { $place }: frei
table-chair-taken = Stuhl { $chair }, { $place }: { $guest }
table-chair-fresh = { $chair }, in diesem Zug gesetzt
table-chair-last = { $chair }, im letzten Zug gesetzt

table-chair-earns = { $chair }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

table-chair-refused = { $chair }. { $reason }
table-chair-follow = { $chair }; hier kann der nächste Gast dazukommen
table-opener = { $text }. Dieser Gast eröffnet einen Tisch: Noch in diesem Zug muss jemand dazukommen, auf { $chairs }.
table-how-double = { $sum }, verdoppelt
table-how-triple = { $sum }, verdreifacht

## Cards in hand.

table-card = { $count ->
    [one] { $guest }
   *[other] { $guest }, { $count } Karten
}

table-card-stuck = { $card }. { $reason }
table-stuck-no-table = Passt gerade nirgends, denn { $table } steht nicht im Gastraum.
table-stuck-full = Passt gerade nirgends: Kein Stuhl { $of } ist frei.
table-stuck = Passt gerade nirgends. { $reason }

table-placements = { $ways ->
    [one] Eine Möglichkeit, einen Gast zu setzen
   *[other] { $ways } Möglichkeiten, einen Gast zu setzen
}

table-placement = { $points ->
    [one] { $guest } auf { $chair }: { $points } Punkt
   *[other] { $guest } auf { $chair }: { $points } Punkte
}

table-drop = { $price ->
    [0] Ablegen
   *[other] Ablegen −{ $price }
}

table-drop-label = { $price ->
    [0] { $guest } ablegen
    [one] { $guest } ablegen: kostet { $price } Punkt
   *[other] { $guest } ablegen: kostet { $price } Punkte
}

table-hand-empty = Deine Hand ist leer.
table-hand-watching = Die Handkarten bleiben bis zum Ende geheim.

table-hand-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Whose turn it is and what is asked: one short line.

table-status-fresh = { $placements ->
    [one] Dein Zug: Setze einen Gast oder ziehe.
   *[other] Dein Zug: Setze bis zu { $placements } Gäste oder ziehe.
}

table-status-nothing-fits = Dein Zug: Niemand passt. Ziehe eine Karte.

table-status-full = { $price ->
    [0] Hand voll: Setze oder lege eine Karte ab.
   *[other] Hand voll: Setze oder lege eine Karte ab (−{ $price }).
}

table-status-full-nothing-fits = { $price ->
    [0] Hand voll, niemand passt: Lege eine Karte ab.
   *[other] Hand voll, niemand passt: Lege eine ab (−{ $price }).
}

table-status-empty-close = Hand leer: Ziehe oder schließe das Diner.
table-status-empty = Deine Hand ist leer: Ziehe eine Karte.

table-status-placing = { $left ->
    [one] Setze noch einen Gast oder beende den Zug.
   *[other] Setze noch bis zu { $left } oder beende den Zug.
}

table-status-none-left = Alle gesetzt: Beende den Zug.
table-status-close-or-done = Hand leer: Diner schließen oder Zug beenden.
table-status-nobody-else = Niemand passt mehr: Beende den Zug.
table-status-opener = Setze jetzt jemanden zum Gast auf { $chair }.
table-status-drawn = Du hast { $guest } gezogen: Beende den Zug.
table-status-drawn-hidden = Du hast eine Karte gezogen: Beende den Zug.
table-status-dropped = Abgelegt: Beende den Zug.
table-status-dropped-draw = Abgelegt: Ziehe jetzt eine Karte.
table-status-chosen = { $guest }: Wähle einen Stuhl.
table-status-other = { $name } ist am Zug.

table-status-other-placed = { $placed ->
    [one] { $name } ist am Zug: { $placed } Gast gesetzt.
   *[other] { $name } ist am Zug: { $placed } Gäste gesetzt.
}

table-status-over = Die Partie ist zu Ende.

## Buttons.

table-draw = Ziehen
table-undo = Zurücknehmen
table-done = Zug beenden
table-close = Diner schließen
table-hint = Tipp

## The turn so far, the log, what happened meanwhile.

table-turn-nothing = Noch nichts geschehen.
table-log-turn = { $round } · { $name }
table-log-empty = Gleich kommen die ersten Gäste.

table-log-older = { $turns ->
    [one] Ein früherer Zug wird nicht gezeigt.
   *[other] { $turns } frühere Züge werden nicht gezeigt.
}

table-since-placed = { $guests ->
    [one] { $name } hat einen Gast
   *[other] { $name } hat { $guests } Gäste
} gesetzt, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

table-since-drew = { $name } hat eine Karte gezogen.
table-since-dropped = { $name } hat eine Karte abgelegt.

table-since-cleared = { $guests ->
    [one] Abgeräumt: { $tables }, mit { $guests } Gast.
   *[other] Abgeräumt: { $tables }, mit { $guests } Gästen.
}

## Piles.

table-pile-guests = Gästekarten
table-pile-tables = Tischkarten
table-count = Was weg ist und was noch kommt
table-count-why = Was noch kommt: alles, was du noch nicht gesehen hast. Es kann im Stapel liegen, auf anderen Händen sein oder abgelegt.
table-count-nation = Nation
table-count-women = Frauen
table-count-men = Männer
table-count-tables = Tische
table-count-come = Kommt noch
table-count-gone = Weg

## The replay.

table-replay-at = Aktion { $at } von { $of }
table-replay-first = Anfang
table-replay-back = Zurück
table-replay-forward = Weiter
table-replay-last = Ende
table-replay-start = Der Gastraum nach dem Austeilen.
table-replay-leave = Zum Ergebnis
