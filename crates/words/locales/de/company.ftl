### Playing in company: the lobby, invitations, who is there and who is not, agreements, reactions.

## Before the game: the table waits.

company-lobby = Dein Tisch ist gedeckt
company-lobby-maker = Schicke allen, die mitspielen, ihren eigenen Link. Wer ihn öffnet, schaut zunächst nur: Platz nimmt man erst mit einem Knopf.
company-lobby-waiting = Du hast einen Platz. Die Partie beginnt, sobald alle bereit sind; diese Seite bringt dich dann hin.
company-played = Was gespielt wird
company-who = Wer mitspielt
company-read-rules = Regeln lesen

company-clock = { $seconds ->
    [0] Ohne Zeitlimit
    [60] 1 Minute pro Zug
    [180] 3 Minuten pro Zug
    [600] 10 Minuten pro Zug
   *[86400] 1 Tag pro Zug
}

company-clock-short = { $seconds ->
    [0] Ohne Limit
    [60] 1 Minute
    [180] 3 Minuten
    [600] 10 Minuten
   *[86400] 1 Tag
}

company-hints = Tipps sind erlaubt
company-no-hints = Ohne Tipps
company-free = Frei: Hier wird noch jemand erwartet

company-waits-for = { $places ->
    [0] Alle sind da.
    [one] Jemand ist noch unterwegs.
   *[other] { $places } Leute sind noch unterwegs.
}

company-start = { $bots ->
    [0] Partie beginnen
    [one] Beginnen; den freien Platz nimmt ein Bot
   *[other] Beginnen; { $bots } freie Plätze nehmen Bots
}

company-waits-for-start = Gleich geht es los …

## Links.

company-link-seat = Link zu Platz { $seat }
company-link-of = Link von { $name }, auch für ein anderes Gerät
company-link-watch = Link für Zuschauende
company-link-watch-why = Wer ihn öffnet, sieht den Tisch, aber niemandem in die Karten.
company-link-copy = Kopieren
company-link-copied = Kopiert
company-link-renew = Neuer Link
company-link-renew-why = Der alte Link gilt dann nicht mehr.
company-link-qr = QR-Code
company-link-unreachable = Diese Links lassen sich nur auf diesem Rechner öffnen. Für Leute in deinem Netz starte den Server mit `--lan`; für alle anderen mit `--public-url` und der Adresse, unter der sie ihn erreichen.
company-links = Links

## The invitation.

company-invite = { $count ->
    [0] Ein Platz ist für dich reserviert
    [one] { $names } lädt dich an den Tisch ein
   *[other] { $names } laden dich an den Tisch ein
}

company-invite-lead = Schauen kostet nichts: Der Platz gehört dir erst, wenn du den Knopf drückst.
company-sit-down = Platz nehmen
company-invite-known = Ein Platz für { $name }
company-known = Dieser Platz gehört { $name }. Wenn du das bist, kannst du auch auf diesem Gerät weiterspielen.
company-sit-again = Ich bin { $name }: zu meinem Platz

## At the table.

company-table = Tischrunde
company-react = Reaktionen

company-reaction = { $reaction ->
    [1] Applaus
    [2] Lachen
    [3] Oh!
    [4] Hmm …
    [5] Beeil dich bitte
   *[6] Danke
}

company-reacted = { $name }: { $reaction }
company-mute = Reaktionen von { $name } ausblenden

company-leave = Tisch verlassen
company-leave-why = Ein Bot spielt für dich, bis du zurückkommst.
company-resign = Partie aufgeben …
company-resign-why = Ein Bot spielt weiter, und im Ergebnis steht, dass du aufgegeben hast. Es gibt kein Zurück.
company-resign-sure = Endgültig aufgeben
company-end-want = Ende vorschlagen
company-end-want-why = Sind alle einverstanden, endet die Partie beim jetzigen Stand.
company-pause-want = Pause vorschlagen
company-pause-want-why = Sind alle einverstanden, ruht die Partie, und die Uhr steht still.
company-agree = Einverstanden
company-play-on = Weiterspielen
company-withdraw = Zurückziehen
company-for = { $text } ({ $name })

company-want-end = { $count ->
    [one] { $names } möchte die Partie hier beenden.
   *[other] { $names } möchten die Partie hier beenden.
}

company-want-pause = { $count ->
    [one] { $names } möchte eine Pause.
   *[other] { $names } möchten eine Pause.
}

company-paused-note = Die Partie macht Pause.
company-resume = Fortsetzen
company-title-paused = Pause · { $game }

company-stands-in = Ein Bot spielt für { $name }.
company-stands-in-you = Ein Bot spielt für dich.
company-come-back = Wieder selbst spielen
company-resigned-you = Du hast aufgegeben; ein Bot spielt für dich weiter.
company-resigned-note = { $name } hat aufgegeben; ein Bot spielt weiter.
company-away = { $name } meldet sich nicht.

company-hand-over = Bot spielen lassen
company-state-away = abwesend
company-state-stand-in = Bot springt ein
company-state-resigned = aufgegeben
company-watching = Du schaust zu.
company-time-left = Noch { $time } für diesen Zug
company-time-soon = Noch { $seconds } Sekunden für diesen Zug.

## One device for several.

company-pass = Gib das Gerät an { $name } weiter
company-pass-why = Die Karten zeigen sich erst, wenn der Knopf gedrückt wird.
company-pass-open = Ich bin { $name }: Karten zeigen
company-pass-other = { $name } möchte nachsehen
company-curtain = Karten verdecken

## A game that was ended by agreement.

company-stopped = Einvernehmlich beendet
company-stopped-why = Die Partie wurde vorzeitig beendet: Das sind die Punkte bis dahin.
company-title-stopped = Beendet · { $game }

company-total = { $points ->
    [one] { $name }: { $total } Punkt
   *[other] { $name }: { $total } Punkte
}

company-total-resigned = { $text } (aufgegeben)

## What happened, said to all.

company-sat-down = { $name } nimmt Platz.
company-time-up = Die Zeit von { $name } ist um.
company-stood-in = Für { $name } spielt jetzt ein Bot.
company-resigned = { $name } gibt auf; ein Bot spielt weiter.
company-came-back = { $name } ist wieder da.
company-wants-end = { $name } möchte die Partie beenden.
company-wants-pause = { $name } möchte eine Pause.
company-wants-not = { $name } möchte lieber weiterspielen.
company-ended = { $name } ist auch einverstanden: Die Partie endet hier.
company-paused = { $name } ist auch einverstanden: Die Partie macht Pause.
company-resumed = { $name } setzt die Partie fort.

## Refusals.

company-started = Die Partie hat schon begonnen.
company-over = Die Partie ist zu Ende.
company-paused-now = Die Partie macht Pause. Drücke zuerst „Fortsetzen“.
company-not-maker = Das kann nur, wer den Tisch eröffnet hat.
company-not-away = Dieser Platz ist noch besetzt; ein Bot darf erst einspringen, wenn jemand eine Weile weg ist.
company-nothing = Hier gibt es nichts zu ändern: Es ist schon so.
company-link-dead = Dieser Link gilt nicht mehr. Lass dir von der Person, die ihn geschickt hat, einen neuen geben.

## Making a game for several.

company-seat-friend = Einladung per Link
company-seat-here = Jemand an diesem Gerät
company-seat-group-people = Personen
company-seat-group-bots = Bots
company-name-here = Name für Platz { $seat }
company-clock-legend = Zeit pro Zug
company-clock-help = Die Uhr läuft nur, solange eine Person etwas tun kann. Ist die Zeit um, wird der Zug für sie beendet.
