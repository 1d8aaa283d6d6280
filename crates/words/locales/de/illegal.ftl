### Refusals: what is in the way of an action, and what would help. To the player, in the second person.

illegal-game-over = Die Partie ist zu Ende: Es kann nichts mehr gespielt werden.

## The turn has no room for it.

illegal-spent-placed = Du hast in diesem Zug schon einen Gast gesetzt: Ziehen und ablegen kannst du nur in einem Zug, in dem du niemanden setzt.
illegal-spent-drawn = Du hast in diesem Zug eine Karte gezogen: Alles Weitere geht erst in deinem nächsten Zug.
illegal-spent-dropped = Du hast in diesem Zug eine Karte abgelegt: Alles Weitere geht erst in deinem nächsten Zug.

illegal-no-placements-left = { $placements ->
    [one] Du hast in diesem Zug schon einen Gast gesetzt, mehr sind nicht erlaubt: Beende deinen Zug.
   *[other] Du hast in diesem Zug schon { $placements } Gäste gesetzt, mehr sind nicht erlaubt: Beende deinen Zug.
}

## Who is placed, and where.

illegal-no-such-chair = Auf { $square } steht kein Stuhl: Stühle sind { $chairs }.
illegal-table-no-chair = Auf { $square } steht ein Tisch: Seine Stühle sind { $chairs }.
illegal-not-in-hand = Die Karte „{ $guest }“ hast du nicht auf der Hand: Wähle einen Gast aus deiner Hand.
illegal-chair-taken = Auf { $chair } sitzt schon { $guest }: Wähle einen freien Stuhl.
illegal-wrong-table-one = Stuhl { $chair } steht { $at }, aber { $guest } braucht einen Stuhl { $own }.
illegal-wrong-table-two = Stuhl { $chair } steht { $first } und { $second }, aber { $guest } braucht einen Stuhl { $own }.
illegal-wrong-table-three = Stuhl { $chair } steht { $first }, { $second } und { $third }, aber { $guest } braucht einen Stuhl { $own }.
illegal-wrong-table-none = Stuhl { $chair } steht gerade an keinem Tisch, aber { $guest } braucht einen Stuhl { $own }.

## Men and women out of balance.

illegal-second-man = Ein zweiter Mann säße { $at } ohne Frau: Zuerst muss { $woman } oder eine andere Frau dort Platz nehmen.
illegal-second-woman = Eine zweite Frau säße { $at } ohne Mann: Zuerst muss { $man } oder ein anderer Mann dort Platz nehmen.
illegal-men-left = Zwei Männer sitzen { $at } ohne Frau: Als Nächstes muss { $woman } oder eine andere Frau dazukommen.
illegal-women-left = Zwei Frauen sitzen { $at } ohne Mann: Als Nächstes muss { $man } oder ein anderer Mann dazukommen.
illegal-third-man = Ein dritter Mann { $at } wäre einer zu viel: Neben zwei Männern und einer Frau ist der letzte Stuhl für { $woman } oder eine andere Frau.
illegal-third-woman = Eine dritte Frau { $at } wäre eine zu viel: Neben zwei Frauen und einem Mann ist der letzte Stuhl für { $man } oder einen anderen Mann.

illegal-unbalanced = Damit säßen { $men ->
    [one] { $men } Mann
   *[other] { $men } Männer
} und { $women ->
    [one] { $women } Frau
   *[other] { $women } Frauen
} { $at }: Ein Tisch verträgt einen Gast allein oder Männer und Frauen eins zu eins, zwei zu eins oder zwei zu zwei.

## A guest who waits for company, and placements that earn nothing.

illegal-must-join-opener = { $guest } sitzt auf { $chair } und wartet auf Gesellschaft: Setze deinen nächsten Gast auf einen Stuhl, der mit { $chair } am selben Tisch steht.

illegal-no-points-not-alone = Dieser Gast brächte hier nichts, und das ist nur erlaubt, wo alle Tische des Stuhls leer sind: Hier sitzt schon jemand. Setze so, dass es Punkte bringt.
illegal-no-points-last-placement = Dieser Gast brächte nichts, und als letzter in diesem Zug bekäme er keine Gesellschaft: Setze so, dass es Punkte bringt.
illegal-no-points-last-card = Dieser Gast brächte nichts, und als deine letzte Karte bekäme er keine Gesellschaft: Er braucht einen Stuhl, auf dem er Punkte bringt.
illegal-no-points-no-follower = Dieser Gast brächte nichts, und keine andere Karte auf deiner Hand könnte mit Punkten dazukommen: Wähle einen anderen Gast oder einen anderen Stuhl.

## Drawing, dropping, closing, ending the turn.

illegal-hand-full = { $limit ->
    [one] Deine Hand ist mit { $limit } Karte voll: Lege sie ab oder setze sie.
   *[other] Deine Hand ist mit { $limit } Karten voll: Lege eine ab oder setze einen Gast.
}

illegal-hand-not-full = { $missing ->
    [one] Deine Hand ist nicht voll, es fehlt { $missing } Karte: Abgelegt wird nur von einer vollen Hand. Ziehe eine Karte oder setze einen Gast.
   *[other] Deine Hand ist nicht voll, es fehlen { $missing } Karten: Abgelegt wird nur von einer vollen Hand. Ziehe eine Karte oder setze einen Gast.
}

illegal-close-not-in-rules = Nach diesen Regeln kann niemand das Diner schließen: Gespielt wird, bis die Karten aufgebraucht sind.

illegal-close-with-cards = { $cards ->
    [one] Das Diner kannst du nur mit leerer Hand schließen, und du hast noch { $cards } Karte: Setze sie zuerst.
   *[other] Das Diner kannst du nur mit leerer Hand schließen, und du hast noch { $cards } Karten: Setze sie zuerst.
}

illegal-close-after-draw = Du hast in diesem Zug eine Karte gezogen, und das Diner lässt sich nur vorher schließen: Beende deinen Zug.
illegal-done-nothing = Du hast in diesem Zug noch nichts getan: Setze einen Gast oder ziehe eine Karte; ist deine Hand voll, lege eine ab.
illegal-done-draw-missing = Du hast eine Karte abgelegt, und dazu gehört eine neue: Ziehe eine Karte, dann beende deinen Zug.
