### The parameters of the rules: what each is, and what a changed value means. The names and values between `…`
### are those that people type; they are the same in every language.

param-players = Wie viele Personen mitspielen.
param-copies = Wie viele Männer und ebenso viele Frauen es von jeder Nation gibt.
param-hand = Wie viele Gästekarten alle zu Beginn bekommen.
param-limit = Wie viele Karten eine Hand fasst.
param-placements = Wie viele Gäste du in einem Zug setzen darfst.
param-own = Was ein Gast an einem Tisch seiner Nation zählt.
param-ally = Was ein Gast an einem Tisch einer anderen Nation seiner Fraktion zählt.
param-rival = Was ein Gast an einem Tisch der anderen Fraktion zählt.
param-pure = Womit die Punkte an einem Tisch malgenommen werden, wenn alle Gäste dort zur Nation des Tisches gehören.
param-alone-scores = Ob ein Gast, der allein an einem Tisch sitzt, dort Punkte bringt.
param-must-score = Ob jeder gesetzte Gast mindestens 1 Punkt bringen muss.
param-full-hand = Was du mit voller Hand tust, wenn du keinen Gast setzt: eine Karte ablegen oder eine ablegen und eine ziehen.
param-empty-hand = Was geschieht, wenn du deine letzte Karte setzt: Du ziehst eine, behältst eine leere Hand oder darfst auch das Diner schließen.
param-drop-penalty = Wie viele Punkte jede abgelegte Karte sofort kostet.
param-hand-penalty = Wie viele Punkte jede Karte kostet, die am Ende auf der Hand bleibt.
param-guests-end = Ob die Partie mit der letzten Gästekarte endet oder erst, wenn eine gezogen werden muss und keine mehr da ist.
param-tables-end = Ob die Partie mit dem letzten Tisch endet oder erst, wenn einer gebraucht wird und keiner mehr da ist.
param-tie = Wer bei gleich vielen Punkten gewinnt.

## Differences from a preset: $here is the value in this game, $there the preset's.

change-players = `players` ist { $here } statt { $there }: Es spielen { $here } Personen.
change-copies = `copies` ist { $here } statt { $there }: Von jeder Nation gibt es { $here } Männer und { $here } Frauen, zusammen { $guests } Gästekarten.

change-hand = { $here ->
    [one] `hand` ist { $here } statt { $there }: Alle bekommen zu Beginn { $here } Karte.
   *[other] `hand` ist { $here } statt { $there }: Alle bekommen zu Beginn { $here } Karten.
}

change-limit = { $here ->
    [one] `limit` ist { $here } statt { $there }: Eine Hand fasst höchstens { $here } Karte.
   *[other] `limit` ist { $here } statt { $there }: Eine Hand fasst höchstens { $here } Karten.
}

change-placements = { $here ->
    [one] `placements` ist { $here } statt { $there }: In einem Zug darfst du höchstens { $here } Gast setzen.
   *[other] `placements` ist { $here } statt { $there }: In einem Zug darfst du höchstens { $here } Gäste setzen.
}

change-own = { $here ->
    [0] `own` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch seiner Nation nichts.
    [one] `own` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch seiner Nation { $here } Punkt.
   *[other] `own` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch seiner Nation { $here } Punkte.
}

change-ally = { $here ->
    [0] `ally` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch einer anderen Nation seiner Fraktion nichts.
    [one] `ally` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch einer anderen Nation seiner Fraktion { $here } Punkt.
   *[other] `ally` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch einer anderen Nation seiner Fraktion { $here } Punkte.
}

change-rival = { $here ->
    [0] `rival` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch der anderen Fraktion nichts.
    [one] `rival` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch der anderen Fraktion { $here } Punkt.
   *[other] `rival` ist { $here } statt { $there }: Ein Gast zählt an einem Tisch der anderen Fraktion { $here } Punkte.
}

change-pure = { $here ->
    [1] `pure` ist { $here } statt { $there }: Gehören alle Gäste an einem Tisch zu dessen Nation, zählt er nicht mehr als sonst.
    [2] `pure` ist { $here } statt { $there }: Gehören alle Gäste an einem Tisch zu dessen Nation, zählt er doppelt.
   *[3] `pure` ist { $here } statt { $there }: Gehören alle Gäste an einem Tisch zu dessen Nation, zählt er dreifach.
}

change-alone-scores = { $here ->
    [true] `alone_scores` ist { $here } statt { $there }: Ein Gast, der allein an einem Tisch sitzt, bringt dort Punkte.
   *[false] `alone_scores` ist { $here } statt { $there }: Ein Gast, der allein an einem Tisch sitzt, bringt dort nichts.
}

change-must-score = { $here ->
    [true] `must_score` ist { $here } statt { $there }: Jeder gesetzte Gast muss mindestens 1 Punkt bringen.
   *[false] `must_score` ist { $here } statt { $there }: Ein Gast darf auch dort sitzen, wo er nichts bringt.
}

change-full-hand = { $here ->
    [drop] `full_hand` ist { $here } statt { $there }: Mit voller Hand legst du eine Karte ab, statt zu ziehen.
   *[drop-then-draw] `full_hand` ist { $here } statt { $there }: Mit voller Hand legst du eine Karte ab und ziehst dann eine.
}

change-empty-hand = { $here ->
    [draw] `empty_hand` ist { $here } statt { $there }: Setzt du deine letzte Karte, ziehst du sofort eine neue.
    [keep] `empty_hand` ist { $here } statt { $there }: Setzt du deine letzte Karte, bleibt deine Hand leer.
   *[may-close] `empty_hand` ist { $here } statt { $there }: Setzt du deine letzte Karte, bleibt deine Hand leer, und du darfst das Diner schließen.
}

change-drop-penalty = { $here ->
    [0] `drop_penalty` ist { $here } statt { $there }: Abgelegte Karten kosten nichts.
    [one] `drop_penalty` ist { $here } statt { $there }: Jede abgelegte Karte kostet { $here } Punkt.
   *[other] `drop_penalty` ist { $here } statt { $there }: Jede abgelegte Karte kostet { $here } Punkte.
}

change-hand-penalty = { $here ->
    [0] `hand_penalty` ist { $here } statt { $there }: Karten, die am Ende auf der Hand bleiben, kosten nichts.
    [one] `hand_penalty` ist { $here } statt { $there }: Jede Karte, die am Ende auf der Hand bleibt, kostet { $here } Punkt.
   *[other] `hand_penalty` ist { $here } statt { $there }: Jede Karte, die am Ende auf der Hand bleibt, kostet { $here } Punkte.
}

change-guests-end = { $here ->
    [last-drawn] `guests_end` ist { $here } statt { $there }: Die Partie endet, sobald die letzte Gästekarte gezogen ist.
   *[beyond] `guests_end` ist { $here } statt { $there }: Die Partie endet, wenn eine Gästekarte gezogen werden muss und keine mehr da ist.
}

change-tables-end = { $here ->
    [last-drawn] `tables_end` ist { $here } statt { $there }: Die Partie endet, sobald der letzte Tisch ausgelegt ist.
   *[shortage] `tables_end` ist { $here } statt { $there }: Die Partie endet, wenn ein neuer Tisch gebraucht wird und keiner mehr da ist.
}

change-tie = { $here ->
    [fewest-cards] `tie` ist { $here } statt { $there }: Bei gleich vielen Punkten gewinnt, wer die wenigsten Karten auf der Hand hat.
    [fewest-penalties] `tie` ist { $here } statt { $there }: Bei gleich vielen Punkten gewinnt, wer die wenigsten Minuspunkte für abgelegte und übrige Karten hat.
   *[shared] `tie` ist { $here } statt { $there }: Bei gleich vielen Punkten wird der Sieg geteilt.
}
