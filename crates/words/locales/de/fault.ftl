### What is wrong with a record, a position, a rule set or a piece of text: for those who write them.

## Text that cannot be read: what should stand there. What stands there follows.

syntax-guest = Hier gehört ein Gast hin: ein Buchstabe von A bis L, dann m oder f, wie in Bm.
syntax-square = Hier gehört ein Feld hin: ein Kleinbuchstabe und eine Ziffer, wie in c4.
syntax-number = Hier gehört eine Zahl hin: höchstens neun Ziffern, ohne führende Nullen.
syntax-action = Hier gehört eine Aktion hin: ein gesetzter Gast wie Em@c4 oder draw, drop:Em, close oder done, Letzteres nicht in einer Aufzeichnung.
syntax-turn-number = Hier gehört ein Zug hin: die Runde, ein Punkt und die Nummer des Platzes, wie in 3.2.
syntax-tables = Hier gehören die fünf Tische hin: für jeden ein Buchstabe von A bis L, wie in BGEIH.
syntax-seated = Hier gehört ein Stuhl mit seinem Gast hin, wie in d5Gf.
syntax-piles = Hier gehören die Karten hin, die in beiden Stapeln übrig sind, Gäste und Tische, wie in 55,17.
syntax-turn = Hier gehört hin, wer am Zug ist und wie weit der Zug ist, wie in 1.0, 1.1!c4, 1.drawn oder 1.dropped.
syntax-tables-gone = Hier gehören die abgeräumten Tische hin, Buchstaben von A bis L ohne Leerzeichen, oder -, wenn es keine gibt.

syntax-found = { $expected } Da steht: „{ $found }“.
syntax-found-nothing = { $expected } Da steht nichts.

## The same where there is nothing to show.

syntax-utf8 = Diese Bytes sind kein UTF-8-Text.
syntax-nul = Hier steht ein NUL-Byte, das in keinen Text gehört.
syntax-long-line = Diese Zeile ist länger als 64 KiB.
syntax-many-headers = Die Kopfzeilen dieser Partie sind zusammen länger als 1 MiB.

## Headers of a record.

header-malformed = Eine Kopfzeile besteht aus einem Schlüssel und einem Wert in Anführungszeichen, wie in [Date "2001-10-04"]; im Wert stehen \" und \\ für " und \.
header-double = Die Kopfzeile { $key } steht zweimal da: Behalte eine.
header-missing = Die Kopfzeile { $key } fehlt: Jede Partie beginnt mit Record, Rules, Tables und Guests oder mit Position anstelle der letzten beiden.
header-after-turns = Die Kopfzeile { $key } steht hinter einem Zug: Kopfzeilen kommen zuerst, und nur Record beginnt eine neue Partie.
header-after-turns-nameless = Eine Kopfzeile steht hinter einem Zug: Kopfzeilen kommen zuerst, und nur Record beginnt eine neue Partie.
header-unknown-version = Dieses Programm liest Aufzeichnungen der Version 1, nicht „{ $version }“.
header-hidden-cards = Diese Stellung verbirgt Karten: Eine Aufzeichnung kann nur beginnen, wo alle Handkarten und alle abgelegten Karten genannt sind.
header-beside-position = Die Kopfzeile { $key } steht neben einer Position: Eine Partie beginnt entweder mit einer Stellung oder mit den Stapeln, nicht mit beidem.

## Decks.

deck-guest-unreadable = Jede Karte dieses Stapels ist ein Gast, also ein Buchstabe von A bis L und dann m oder f, ohne Leerzeichen. Da steht: „{ $found }“.
deck-guest-missing = Dieser Stapel ist leer: Jede Karte ist ein Buchstabe von A bis L und dann m oder f, ohne Leerzeichen.
deck-tables-unreadable = Jede Karte dieses Stapels ist ein Buchstabe von A bis L, ohne Leerzeichen. Da steht: „{ $found }“.

deck-size = { $found ->
    [one] Dieser Stapel hat { $found } Karte statt { $expected }.
   *[other] Dieser Stapel hat { $found } Karten statt { $expected }.
}

deck-guest = { $found ->
    [0] In diesem Stapel fehlt die Karte „{ $guest }“ ({ $code }); sie gehört { $expected }-mal hinein.
   *[other] In diesem Stapel ist die Karte „{ $guest }“ ({ $code }) { $found }-mal statt { $expected }-mal.
}

deck-table = { $found ->
    [0] In diesem Stapel fehlt die Tischkarte „{ $nation }“ ({ $code }); sie gehört 2-mal hinein.
   *[other] In diesem Stapel ist die Tischkarte „{ $nation }“ ({ $code }) { $found }-mal statt 2-mal.
}

## Turns and the result.

turn-wrong = Als Nächstes kommt der Zug { $round }.{ $player }: Runde { $round }, Spieler { $player }.

points-wrong = { $earned ->
    [one] Dieser Gast bringt { $earned } Punkt, nicht { $written }.
   *[other] Dieser Gast bringt { $earned } Punkte, nicht { $written }.
}

result-malformed = Result enthält für jede Person eine Zahl, durch Leerzeichen getrennt.
result-unfinished = Wo die Aufzeichnung aufhört, ist die Partie noch nicht zu Ende: Es gibt also noch kein Result.
result-differs = Die Partie endet mit einem anderen Punktestand: { $totals }.

after-end-guests = Die Partie war vorher schon zu Ende: Die Gästekarten waren aufgebraucht.
after-end-tables = Die Partie war vorher schon zu Ende: Die Tischkarten waren aufgebraucht.
after-end-closed = Die Partie war vorher schon zu Ende: Das Diner war geschlossen.

## Positions. The fields' names are in the two messages that a sentence follows.

position-fields = { $found ->
    [one] Eine Stellung hat neun Teile mit je einem Leerzeichen dazwischen; hier ist { $found }.
   *[other] Eine Stellung hat neun Teile mit je einem Leerzeichen dazwischen; hier sind { $found }.
}

position-field = { $field ->
    [1] Teil 1, die Tische, ist nicht lesbar. { $why }
    [2] Teil 2, die Stühle, ist nicht lesbar. { $why }
    [3] Teil 3, die Handkarten, ist nicht lesbar. { $why }
    [4] Teil 4, die Punkte, ist nicht lesbar. { $why }
    [5] Teil 5, die abgelegten Karten, ist nicht lesbar. { $why }
    [6] Teil 6, die Stapel, ist nicht lesbar. { $why }
    [7] Teil 7, der Zug, ist nicht lesbar. { $why }
    [8] Teil 8, die Gäste, die gegangen sind, ist nicht lesbar. { $why }
   *[9] Teil 9, die abgeräumten Tische, ist nicht lesbar. { $why }
}

position-impossible = { $field ->
    [1] Teil 1, die Tische, zeigt Unmögliches. { $why }
    [2] Teil 2, die Stühle, zeigt Unmögliches. { $why }
    [3] Teil 3, die Handkarten, zeigt Unmögliches. { $why }
    [4] Teil 4, die Punkte, zeigt Unmögliches. { $why }
    [5] Teil 5, die abgelegten Karten, zeigt Unmögliches. { $why }
    [6] Teil 6, die Stapel, zeigt Unmögliches. { $why }
    [7] Teil 7, der Zug, zeigt Unmögliches. { $why }
    [8] Teil 8, die Gäste, die gegangen sind, zeigt Unmögliches. { $why }
   *[9] Teil 9, die abgeräumten Tische, zeigt Unmögliches. { $why }
}

impossible-too-many = Die Karte „{ $guest }“ ({ $code }) kommt öfter vor, als es sie im Stapel gibt.
impossible-too-many-tables = Die Tischkarte „{ $nation }“ ({ $code }) kommt mehr als zweimal vor.
impossible-no-table = Auf { $table } steht kein Tisch, obwohl die Partie weitergeht.
impossible-full-table = Am Tisch auf { $table } sitzen vier Gäste: Ein voller Tisch wird sofort abgeräumt.
impossible-stray = Auf { $chair } sitzt { $guest }, aber der Stuhl steht nicht { $own }.
impossible-chair-twice = Auf { $chair } sitzen zwei Gäste.
impossible-over-limit = Spieler { $player } hat mehr Karten auf der Hand, als erlaubt sind.

impossible-guest-count = { $found ->
    [one] Alle Teile zusammen haben { $found } Gästekarte statt { $expected }.
   *[other] Alle Teile zusammen haben { $found } Gästekarten statt { $expected }.
}

impossible-table-count = { $found ->
    [one] Alle Teile zusammen haben { $found } Tischkarte statt 24.
   *[other] Alle Teile zusammen haben { $found } Tischkarten statt 24.
}

impossible-seats = { $found ->
    [one] Es gibt hier { $found } Abschnitt, es muss aber für jede Person einen geben.
   *[other] Es gibt hier { $found } Abschnitte, es muss aber für jede Person einen geben.
}

impossible-no-such-seat = Diesen Platz gibt es in der Partie nicht.
impossible-placements = Es sind mehr Gäste gesetzt, als ein Zug erlaubt.
impossible-opener = Auf { $chair } kann niemand auf Gesellschaft warten.

## Rule sets.

bad-rules-unknown-preset = Ein Regelwerk namens „{ $name }“ gibt es nicht: Wähle { $presets }.
bad-rules-unknown-param = Einen Parameter namens „{ $name }“ gibt es nicht: Wähle { $params }.
bad-rules-not-key-value = Mit „{ $word }“ ändert sich keine Regel: Schreibe einen Parameter, = und seinen Wert, wie in limit=10.
bad-rules-twice = Der Parameter { $param } steht zweimal da: Behalte einen.
bad-rules-not-in-range = Der Parameter { $param } ist eine Zahl von { $least } bis { $most }, nicht „{ $value }“.
bad-rules-not-a-word = Der Parameter { $param } ist { $words }, nicht „{ $value }“.

bad-rules-hand-over-limit = { $hand ->
    [one] Alle bekämen { $hand } Karte, aber eine Hand fasst höchstens { $limit }: Senke hand oder erhöhe limit.
   *[other] Alle bekämen { $hand } Karten, aber eine Hand fasst höchstens { $limit }: Senke hand oder erhöhe limit.
}

bad-rules-too-few-guests = Zum Austeilen wären { $dealt } Gästekarten nötig, es gibt { $guests }, und mindestens eine muss übrig bleiben: Senke players oder hand oder erhöhe copies.
