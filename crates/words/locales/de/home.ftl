### The home page, making a game, and the pages of rules.

## The entrance.

home-product = Risa International Diner
home-tagline = Zwölf Nationen, fünf Tische – und du bestimmst, wer wo sitzt.
home-skip = Zum Inhalt
home-to-entrance = Zurück zum Eingang
home-language = Sprache

## Making a game.

home-new = Dein Tisch ist bereit
home-name-label = Dein Name
home-name-guest = Zugvogel
home-start = Partie beginnen
home-start-with = Du spielst im Diner auf Risa gegen drei Kellner, in gemütlichem Tempo. Unten kannst du alles ändern.
home-choices = Decke den Tisch nach deinem Geschmack
home-start-so = Diese Partie beginnen

home-rules-legend = Welches Spiel?

home-preset = { $preset ->
    [rid] Risa International Diner
    [cafe] Café International
    [amigo] Café International nach Regelheft
   *[other] ?
}

home-preset-short = { $preset ->
    [rid] Risa
    [cafe] Café
    [amigo] Regelheft
   *[other] ?
}

home-preset-special = { $preset ->
    [rid] Gäste der eigenen Nation zählen 3, Verbündete 2, Rivalen 1, und selbst ein Gast allein am Tisch bringt Punkte.
    [cafe] Gesellschaft zählt: Ein Gast allein bringt nichts, und eine Nation unter sich bringt das Doppelte.
    [amigo] Wie im Café, nur kosten Karten auf der Hand am Ende Punkte, und wer keine mehr hat, darf das Diner schließen.
   *[other] ?
}

home-read = Regeln lesen
home-read-rules = Regeln lesen: { $title }

home-seats-legend = Wer spielt?
home-players-label = Plätze
home-you = Du
home-seat-label = Platz { $seat }

home-level = { $level ->
    [apprentice] Lehrling
    [waiter] Kellner
    [sommelier] Sommelier
    [maitre] Maître
   *[other] ?
}

home-level-character = { $level ->
    [apprentice] Nimmt, was gerade die meisten Punkte bringt, und denkt nicht weiter.
    [waiter] Hebt gute Karten für einen besseren Moment auf.
    [sommelier] Verkostet vor jedem Zug Hunderte möglicher Runden.
    [maitre] Verkostet Tausende und hat alles schon einmal gesehen.
   *[other] ?
}

home-bot-name = { $bot ->
    [apprentice-1] Pip
    [apprentice-2] Tilo
    [apprentice-3] Mina
    [apprentice-4] Jory
    [apprentice-5] Wren
    [waiter-1] Nadia
    [waiter-2] Rosa
    [waiter-3] Emil
    [waiter-4] Ines
    [waiter-5] Bruno
    [sommelier-1] Thea
    [sommelier-2] Odile
    [sommelier-3] Cyrus
    [sommelier-4] Margot
    [sommelier-5] Anselm
    [maitre-1] Octavio
    [maitre-2] Celeste
    [maitre-3] Leopold
    [maitre-4] Vivienne
    [maitre-5] Aurelio
   *[other] ?
}

# The level agrees with the name, as it would on a name tag.
home-bot-at-seat = { $name }, { $level ->
    [apprentice] Lehrling
    [waiter] { $name ->
        [Emil] Kellner
        [Bruno] Kellner
       *[other] Kellnerin
    }
    [sommelier] { $name ->
        [Cyrus] Sommelier
        [Anselm] Sommelier
       *[other] Sommelière
    }
   *[maitre] Maître
}

home-pace-legend = Wie schnell spielen Bots?

home-pace = { $pace ->
    [0] Sofort
    [400] Flott
    [900] Gemütlich
   *[1800] Langsam
}

home-theme-legend = Welche Gäste kommen?
home-theme-usual = Wie im Spiel

home-hints-label = Tipps erlauben
home-hints-help = Ein Tipp zeigt einen guten Zug und die Punkte, die er erwarten lässt.

## House rules.

home-house = Hausregeln
home-house-intro = Lass ein Feld leer, und es gilt, was das gewählte Spiel vorsieht.
home-house-all = Üblich: { $value }
home-house-in = { $preset }: { $value }
home-house-keep = wie im gewählten Spiel

home-value = { $value ->
    [alone_scores-true] ja
    [alone_scores-false] nein
    [must_score-true] ja
    [must_score-false] nein
    [full_hand-drop] eine Karte ablegen
    [full_hand-drop-then-draw] eine ablegen, eine ziehen
    [empty_hand-draw] eine ziehen
    [empty_hand-keep] leere Hand behalten
    [empty_hand-may-close] man darf das Diner schließen
    [guests_end-last-drawn] mit der letzten Gästekarte
    [guests_end-beyond] wenn eine fehlt
    [tables_end-last-drawn] mit dem letzten Tisch
    [tables_end-shortage] wenn einer fehlt
    [tie-fewest-cards] wer die wenigsten Karten auf der Hand hat
    [tie-fewest-penalties] wer die wenigsten Minuspunkte hat
    [tie-shared] alle zusammen
   *[other] ?
}

## What is wrong with a form, said at the top and at its field.

home-fault = Eins noch, bevor es losgeht
home-fault-go = Zum Feld

home-name-empty = Verrate uns deinen Namen: Ein Buchstabe genügt.
home-name-empty-at = Für Platz { $seat } fehlt ein Name: Ein Buchstabe genügt.
home-name-at = Platz { $seat }: { $why }
home-name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $found }.
home-name-invisible = In diesem Namen stecken Zeichen, die man nicht sieht. Gib ihn noch einmal mit Buchstaben, Ziffern oder sichtbaren Zeichen ein.
home-name-marks = In diesem Namen türmen sich zu viele Akzente auf einem Buchstaben. Lass ein paar weg.
home-bad-choice = Wähle etwas aus dem Angebot.

## My games.

home-games = Deine Partien
home-games-none = Noch keine Partie. Auf der Terrasse sind alle Tische frei.
home-games-finished = Beendet
home-game-yours = Dein Zug
home-game-round = Runde { $round }
home-game-waits = Wartet
home-game-free = noch frei
home-game-won = Gewonnen
home-game-over = Beendet
home-game-of = Partie von { $names }
home-game-house = { $title }, Hausregeln

## Pages of rules.

home-part-cards = Tische und Karten
home-part-turn = Dein Zug
home-part-placing = Wer wo sitzen darf
home-part-points = Punkte
home-part-end = Das Ende
home-differences = Was hier anders ist
home-readings = Wie wir die Regeln lesen
home-readings-intro = Wo die Beschreibungen des Spiels etwas offenlassen, spielen wir so:
home-others = Die anderen Spiele
home-to-game = Zurück zur Partie
home-floor = Der Gastraum von oben: fünf runde Tische und zwölf Stühle. Linien zeigen, an welchen Tischen ein innerer Stuhl steht.
home-floor-caption = Die Tische stehen wie die Fünf auf einem Würfel. Ein äußerer Stuhl (umrandet) steht an einem Tisch, ein innerer (ausgefüllt) an drei.

home-reading-copies = Eine Beschreibung spricht von 96 Gästekarten, zugleich aber von zwei Männern und zwei Frauen jeder Nation, was 48 ergäbe. Wir spielen mit 96; mit der Hausregel `copies` gleich 2 spielst du die andere Lesart.
home-reading-dropped = Abgelegte Karten liegen verdeckt, und nur sie kosten Punkte: Gäste, die mit einem vollen Tisch gehen, kosten nichts.
home-reading-last-card = Ein Stapel ist aufgebraucht, wenn seine letzte Karte gezogen ist, nicht erst, wenn die nächste fehlt.
home-reading-story = Dass Männer nicht in der Überzahl sein sollen, gehört zur Geschichte; als Regel gilt die Liste der erlaubten Besetzungen.
home-reading-sources = Die kurze Beschreibung lässt manches offen. Das übernehmen wir aus dem gedruckten Regelheft oder von Risa: zwei bis fünf am Tisch, was eine leere Hand bedeutet, Gleichstand, Punkte an jedem Tisch, an dem der Stuhl steht, kein Ziehen nach dem Ablegen, die genauen Besetzungen eines Tisches und dass die Partie sofort endet.
home-reading-draw = Du darfst ziehen, obwohl du einen Gast setzen könntest: So steht es im gedruckten Regelheft.
home-reading-doubled = Verdoppelt wird nur, wo alle Gäste zur Nation des Tisches gehören: Zwei Deutsche am italienischen Tisch bringen 2 Punkte, nicht 4.
home-reading-follower = Kommt jemand zu einem Gast dazu, der ohne Punkte Platz genommen hat, dann an einem beliebigen der Tische, an denen dessen Stuhl steht.
home-reading-gaps = Werden mehrere Tische zugleich abgeräumt, so werden die neuen von links nach rechts ausgelegt, die obere Reihe zuerst.
