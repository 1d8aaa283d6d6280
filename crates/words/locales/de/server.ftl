### What the server answers: faults of a request, refusals that are not the game's, hints.

server-not-found = Hier ist nichts: Die Adresse stimmt nicht, oder sie gehört zur Partie von jemand anderem.
server-broken = Bei uns ist etwas kaputtgegangen. Was dir schon bestätigt wurde, ist nicht verloren; versuch es gleich noch einmal.
server-foreign = Das kam von einer fremden Website. Öffne das Spiel hier und versuch es noch einmal.
server-bad-form = Was ankam, ist nicht lesbar. Lade die Seite neu und versuch es noch einmal.
server-too-many-games = Von deiner Adresse kamen in einer Stunde zu viele neue Partien. Spiele erst eine zu Ende oder komm später wieder.
server-not-started = Die Partie hat noch nicht begonnen.
server-nothing-to-take-back = Es gibt nichts zurückzunehmen: Dein Zug hat gerade erst begonnen, oder deine letzte Aktion hat eine Karte aufgedeckt.
server-not-over = Die Partie läuft noch; ist sie zu Ende, darf jede Karte gesehen werden.
server-no-hints = In dieser Partie gibt es keine Tipps.
server-not-on-turn = { $player } ist am Zug; du kommst auch noch dran.
server-taken-back = { $player } nimmt die letzte Aktion zurück.
server-watch-waiting = Du schaust zu. Die Partie hat noch nicht begonnen; sobald sie läuft, zeigt diese Seite sie dir.
server-next-game = Zur nächsten Partie

## A hint.

server-hint-draw = Ziehe eine Karte: Wer gut spielt, würde hier abwarten. Deine Gewinnchance beträgt dann etwa { $chance } %.
server-hint-drop = Lege { $guest } ab: Diese Karte wird dir am wenigsten fehlen. Deine Gewinnchance beträgt dann etwa { $chance } %.
server-hint-done = Beende hier deinen Zug. Deine Gewinnchance beträgt dann etwa { $chance } %.
server-hint-close = Schließe jetzt das Diner. Deine Gewinnchance beträgt dann etwa { $chance } %.

server-hint-place = { $points ->
    [one] Setze { $actions }, für { $points } Punkt. Deine Gewinnchance beträgt dann etwa { $chance } %.
   *[other] Setze { $actions }, für { $points } Punkte. Deine Gewinnchance beträgt dann etwa { $chance } %.
}

server-hint-guest-on = { $guest } auf { $chair }
