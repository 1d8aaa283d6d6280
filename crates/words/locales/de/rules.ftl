### The rules of a game, generated from its parameters: whole sentences by which a newcomer can play.

## Titles.

rules-title-rid = Risa International Diner
rules-title-cafe = Café International: Das Kartenspiel
rules-title-amigo = Café International: Das Kartenspiel nach dem gedruckten Regelheft
rules-title-house = { $title }, mit Hausregeln

## Players, cards, deal.

rules-material = { $players } Personen spielen mit 24 Tischkarten, je zwei für zwölf Nationen, und { $guests } Gästekarten: von jeder Nation { $copies } Männer und { $copies } Frauen.
rules-factions = Es gibt zwei Fraktionen: { $first_faction } ({ $first }) und { $second_faction } ({ $second }).
rules-floor = Im Gastraum stehen fünf Tische wie die Fünf auf einem Würfel, um sie herum zwölf Stühle: Jeder der acht äußeren Stühle steht an einem Tisch, jeder der vier inneren an drei Tischen.

rules-deal = { $hand ->
    [one] Alle bekommen { $hand } Gästekarte, die die anderen nicht sehen; die übrigen Gäste- und Tischkarten liegen als zwei verdeckte Stapel bereit.
   *[other] Alle bekommen { $hand } Gästekarten, die die anderen nicht sehen; die übrigen Gäste- und Tischkarten liegen als zwei verdeckte Stapel bereit.
}

## The turn.

rules-turn = { $placements ->
    [one] Wer auf Platz 1 sitzt, beginnt, dann geht es reihum: In deinem Zug setzt du einen Gast aus deiner Hand oder keinen.
   *[other] Wer auf Platz 1 sitzt, beginnt, dann geht es reihum: In deinem Zug setzt du bis zu { $placements } Gäste aus deiner Hand, einen nach dem anderen, oder keinen.
}

rules-draw = Setzt du keinen, ziehst du eine Gästekarte, und dein Zug ist vorbei; das darfst du auch, wenn du einen Gast setzen könntest.

rules-limit-then-draw = { $limit ->
    [one] Deine Hand fasst höchstens { $limit } Karte: Ist sie voll und setzt du keinen Gast, legst du die Karte zuerst verdeckt und endgültig ab und ziehst dann eine.
   *[other] Deine Hand fasst höchstens { $limit } Karten: Ist sie voll und setzt du keinen Gast, legst du zuerst eine Karte deiner Wahl verdeckt und endgültig ab und ziehst dann eine.
}

rules-limit-no-draw = { $limit ->
    [one] Deine Hand fasst höchstens { $limit } Karte: Ist sie voll und setzt du keinen Gast, legst du die Karte verdeckt und endgültig ab, statt zu ziehen.
   *[other] Deine Hand fasst höchstens { $limit } Karten: Ist sie voll und setzt du keinen Gast, legst du eine Karte deiner Wahl verdeckt und endgültig ab, statt zu ziehen.
}

rules-drop-penalty = { $penalty ->
    [0] Abgelegte Karten kosten nichts.
    [one] Jede abgelegte Karte kostet dich sofort { $penalty } Punkt.
   *[other] Jede abgelegte Karte kostet dich sofort { $penalty } Punkte.
}

rules-empty-draw = Nach dem Setzen ziehst du nicht nach; nur wenn du deine letzte Karte setzt, ziehst du sofort eine neue.
rules-empty-draw-and-place = Nach dem Setzen ziehst du nicht nach; nur wenn du deine letzte Karte setzt, ziehst du sofort eine neue, und auch die darfst du setzen, solange in diesem Zug noch Gäste erlaubt sind.
rules-empty-keep = Nach dem Setzen ziehst du nicht nach; hast du deine letzte Karte gesetzt, kannst du in deinem nächsten Zug nur ziehen.
rules-empty-may-close = Nach dem Setzen ziehst du nicht nach; ist deine Hand in deinem Zug leer, darfst du, bevor du ziehst, das Diner schließen und damit die Partie beenden.

## Who may sit where.

rules-seat = Ein Gast sitzt auf einem freien Stuhl an einem Tisch seiner Nation; steht der Stuhl auch an anderen Tischen, spielt deren Nation keine Rolle.
rules-balance = An jedem Tisch, an dem der Stuhl steht, muss danach eine dieser Besetzungen sitzen: ein Gast allein, ein Mann und eine Frau, zwei Männer und eine Frau, zwei Frauen und ein Mann oder zwei Männer und zwei Frauen.
rules-balance-left = Sind Gäste gegangen und an einem Tisch zwei Männer oder zwei Frauen unter sich geblieben, muss dort als Nächstes jemand vom anderen Geschlecht dazukommen.

## Whether a placement must earn something.

rules-may-earn-nothing = Ein Gast darf auch dort sitzen, wo er nichts bringt.
rules-must-score = Jeder gesetzte Gast muss mindestens 1 Punkt bringen.
rules-must-score-opener = Jeder gesetzte Gast muss mindestens 1 Punkt bringen, mit einer Ausnahme: Sind alle Tische leer, an denen sein Stuhl steht, darf er ohne Punkte Platz nehmen, wenn du danach eine weitere Karte aus deiner Hand mit Punkten an einen dieser Tische setzen kannst; das musst du als Nächstes tun, noch im selben Zug.
rules-must-score-never = Jeder gesetzte Gast muss mindestens 1 Punkt bringen, und nach diesen Regeln kann das der erste Gast im leeren Gastraum nicht: Es kann also nie jemand Platz nehmen.

## What a placement earns.

rules-points = Ein Gast bringt sofort Punkte, und zwar an jedem Tisch, an dem sein Stuhl steht: Gezählt werden alle Gäste an diesem Tisch, auch der neue.
rules-points-none = Gäste bringen keine Punkte, wo auch immer sie sitzen.

rules-points-equal = { $each ->
    [one] Jeder Gast zählt { $each } Punkt: Der zweite Gast an einem Tisch bringt also { $second }, der dritte { $third } und der vierte { $fourth }.
   *[other] Jeder Gast zählt { $each } Punkte: Der zweite Gast an einem Tisch bringt also { $second }, der dritte { $third } und der vierte { $fourth }.
}

rules-points-own = Ein Gast von der Nation des Tisches zählt { $own }, jeder andere { $other }.
rules-points-faction = Ein Gast aus der Fraktion des Tisches zählt { $faction }, ein Gast aus der anderen Fraktion { $rival }.
rules-points-three = Ein Gast von der Nation des Tisches zählt { $own }, ein anderer aus derselben Fraktion { $ally }, ein Gast aus der anderen Fraktion { $rival }.

rules-alone-nothing = Ein Gast, der allein an einem Tisch sitzt, bringt dort nichts.

rules-pure = { $factor ->
    [2] Gehören alle Gäste an einem Tisch zu dessen Nation, zählen die Punkte dort doppelt.
   *[3] Gehören alle Gäste an einem Tisch zu dessen Nation, zählen die Punkte dort dreifach.
}

rules-pure-alone = { $factor ->
    [2] Gehören alle Gäste an einem Tisch zu dessen Nation, zählen die Punkte dort doppelt, auch für einen Gast allein.
   *[3] Gehören alle Gäste an einem Tisch zu dessen Nation, zählen die Punkte dort dreifach, auch für einen Gast allein.
}

## Full tables, the end, who wins.

rules-full-table = Ein Tisch mit vier Gästen ist voll: Sind die Punkte gezählt, wird er mit allen vieren endgültig abgeräumt, auch wenn ihre Stühle zugleich an anderen Tischen stehen, und die nächste Tischkarte nimmt seinen Platz ein.

rules-end-guests-last-drawn = Die Partie endet sofort, auch mitten in einem Zug, wenn die letzte Gästekarte gezogen ist.
rules-end-guests-beyond = Die Partie endet sofort, auch mitten in einem Zug, wenn eine Gästekarte gezogen werden muss und keine mehr da ist; fürs Ziehen entscheiden darfst du dich auch dann.
rules-end-tables-last-drawn = Sie endet auch sofort, wenn der letzte Tisch ausgelegt ist.
rules-end-tables-shortage = Sie endet auch sofort, wenn ein neuer Tisch gebraucht wird und keiner mehr da ist.
rules-end-closed = Sie endet auch sofort, wenn jemand das Diner schließt.

rules-hand-penalty = { $penalty ->
    [0] Karten, die am Ende auf der Hand bleiben, kosten nichts.
    [one] Jede Karte, die dir am Ende auf der Hand bleibt, kostet dich { $penalty } Punkt.
   *[other] Jede Karte, die dir am Ende auf der Hand bleibt, kostet dich { $penalty } Punkte.
}

rules-win-shared = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-win-cards = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer von ihnen die wenigsten Karten auf der Hand hat. Steht es dann noch gleich, wird der Sieg geteilt.
rules-win-penalties = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer von ihnen die wenigsten Punkte für abgelegte Karten und Karten auf der Hand verloren hat. Steht es dann noch gleich, wird der Sieg geteilt.
rules-win-drop-penalties = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer von ihnen die wenigsten Punkte für abgelegte Karten verloren hat. Steht es dann noch gleich, wird der Sieg geteilt.
rules-win-hand-penalties = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer von ihnen die wenigsten Punkte für Karten auf der Hand verloren hat. Steht es dann noch gleich, wird der Sieg geteilt.
