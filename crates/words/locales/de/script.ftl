### What the page's own script says: announcements, questions, settings, keys. Words in braces in
### the texts that the script completes, as {seconds}, are put in by the script itself.

## Choosing and placing.

script-chosen = { $guest } gewählt; möglich: { $chairs }.
script-chosen-stuck = { $guest } passt gerade auf keinen Stuhl.
script-put-back = { $guest } ist wieder auf deiner Hand.

script-choose-first = Wähle zuerst eine Karte, dann einen Stuhl.
script-not-yours = Du bist noch nicht am Zug. Du kannst nachsehen, was deine Karten bringen würden.
script-followers = Setze jetzt noch einen Gast an denselben Tisch: Die markierten Stühle sind möglich.
script-drop-first = Deine Hand ist voll: Wähle die Karte, die du ablegst.
script-no-such-key = Das geht gerade nicht.

## Being in touch with the server.

script-connecting = Verbindung wird gesucht …
script-connected = Wieder verbunden.
script-stale = Die Partie war schon weiter, darum ist nichts geschehen. Bitte schau hin und wähle noch einmal.
script-unanswered = Das hat der Tisch nicht angenommen. Bitte lade die Seite neu.

## Turns.

script-your-turn = Du bist am Zug.
script-countdown = { $button } · { $seconds }
script-ending = Dein Zug endet in 3 Sekunden. Jede Taste oder Berührung hält das an.
script-drawing = Nichts passt: Für dich wird gezogen. Jede Taste oder Berührung hält das an.
script-stopped = Angehalten. Du bist weiter am Zug.

## The question before a draw.

script-ask-draw-title = Karte ziehen?
script-ask-draw-text = Eine deiner Karten passt gerade. Wenn du ziehst, endet dein Zug, und das lässt sich nicht zurücknehmen.
script-ask-draw-yes = Ziehen
script-ask-draw-no = Zurück zum Tisch

## Settings, kept in the browser.

settings-title = Einstellungen
settings-lead = Sie bleiben in diesem Browser gespeichert.
settings-end = Meinen Zug nach 3 Sekunden beenden
settings-end-text = Nur wenn nichts mehr passt. Der Knopf zählt herunter; jede Taste oder Berührung hält ihn an.
settings-ask = Vor dem Ziehen fragen
settings-ask-text = Nur wenn eine deiner Karten passt.
settings-draw = Für mich ziehen, wenn nichts passt
settings-draw-text = Nach einem Moment; jede Taste oder Berührung hält das an.
settings-keys = Buchstabentasten
settings-keys-text = Etwa d zum Ziehen, u zum Zurücknehmen.
settings-sound = Ton
settings-sound-text = Ein Ticken für einen Gast, ein Glöckchen für einen vollen Tisch.
settings-notify = Bescheid sagen, wenn ich am Zug bin
settings-notify-text = Eine Benachrichtigung, wenn du gerade woanders hinschaust.
settings-notify-denied = Dieser Browser erlaubt von hier keine Benachrichtigungen.
settings-close = Fertig

## Keys.

keys-title = Tasten
keys-arrows = Zur nächsten Karte oder zum nächsten Stuhl gehen
keys-enter = Die Karte wählen, dann den Stuhl
keys-nation = Zu Karten gehen, deren Name mit diesem Buchstaben beginnt
keys-draw = Eine Karte ziehen
keys-undo = Zurücknehmen
keys-done = Zug beenden
keys-why = Sagen, warum die Karte hier nicht passt
keys-hint = Um einen Tipp bitten
keys-escape = Die Karte zurückstecken
keys-help = Diese Liste
keys-close = Schließen
keys-or-arrows = Pfeile, { $arrows }
keys-enter-name = Eingabe, Leertaste
keys-escape-name = Esc
keys-shift-letter = Umschalt + Buchstabe
