### The parameters of the rules: what each is, and what a changed value means. The names and values between `…`
### are those that people type; they are the same in every language.

param-players = In quanti si gioca.
param-copies = Quanti uomini, e altrettante donne, ha ogni nazione.
param-hand = Quante carte avventore riceve ogni giocatore all’inizio.
param-limit = Quante carte può tenere una mano.
param-placements = Quanti avventori si possono piazzare in un turno.
param-own = Quanto conta un avventore a un tavolo della propria nazione.
param-ally = Quanto conta un avventore a un tavolo di un’altra nazione della sua fazione.
param-rival = Quanto conta un avventore a un tavolo della fazione opposta.
param-pure = Per quanto si moltiplicano i punti a un tavolo dove tutti gli avventori sono della sua nazione.
param-alone-scores = Se un avventore da solo a un tavolo fa punti.
param-must-score = Se ogni piazzamento deve fare almeno 1 punto.
param-full-hand = Che cosa fai a mano piena se non piazzi nessuno: scarti una carta, oppure ne scarti una e ne peschi una.
param-empty-hand = Che cosa succede quando piazzi la tua ultima carta: ne peschi una, resti a mano vuota o puoi anche chiudere il locale.
param-drop-penalty = Quanti punti costa, subito, ogni carta scartata.
param-hand-penalty = Quanti punti costa alla fine ogni carta rimasta in mano.
param-guests-end = Se la partita finisce con l’ultima carta avventore, o solo quando bisogna pescarne una e non ce ne sono più.
param-tables-end = Se la partita finisce con l’ultimo tavolo, o solo quando ne serve uno e non ce ne sono più.
param-tie = Chi vince tra giocatori con gli stessi punti.

## Differences from a preset: $here is the value in this game, $there the preset's.

change-players = `players` è { $here } invece di { $there }: si gioca in { $here }.

change-copies = `copies` è { $here } invece di { $there }: ci sono { $here } uomini e { $here } donne per nazione, { $guests } carte avventore in tutto.

change-hand = { $here ->
    [one] `hand` è { $here } invece di { $there }: ogni giocatore riceve { $here } carta.
   *[other] `hand` è { $here } invece di { $there }: ogni giocatore riceve { $here } carte.
}

change-limit = { $here ->
    [one] `limit` è { $here } invece di { $there }: una mano tiene al massimo { $here } carta.
   *[other] `limit` è { $here } invece di { $there }: una mano tiene al massimo { $here } carte.
}

change-placements = { $here ->
    [one] `placements` è { $here } invece di { $there }: in un turno si piazza al massimo { $here } avventore.
   *[other] `placements` è { $here } invece di { $there }: in un turno si piazzano al massimo { $here } avventori.
}

change-own = { $here ->
    [0] `own` è { $here } invece di { $there }: un avventore non conta nulla a un tavolo della propria nazione.
    [one] `own` è { $here } invece di { $there }: un avventore conta { $here } punto a un tavolo della propria nazione.
   *[other] `own` è { $here } invece di { $there }: un avventore conta { $here } punti a un tavolo della propria nazione.
}

change-ally = { $here ->
    [0] `ally` è { $here } invece di { $there }: un avventore non conta nulla a un tavolo di un’altra nazione della sua fazione.
    [one] `ally` è { $here } invece di { $there }: un avventore conta { $here } punto a un tavolo di un’altra nazione della sua fazione.
   *[other] `ally` è { $here } invece di { $there }: un avventore conta { $here } punti a un tavolo di un’altra nazione della sua fazione.
}

change-rival = { $here ->
    [0] `rival` è { $here } invece di { $there }: un avventore non conta nulla a un tavolo della fazione opposta.
    [one] `rival` è { $here } invece di { $there }: un avventore conta { $here } punto a un tavolo della fazione opposta.
   *[other] `rival` è { $here } invece di { $there }: un avventore conta { $here } punti a un tavolo della fazione opposta.
}

change-pure = { $here ->
    [1] `pure` è { $here } invece di { $there }: un tavolo dove tutti gli avventori sono della sua nazione vale come gli altri.
    [2] `pure` è { $here } invece di { $there }: un tavolo dove tutti gli avventori sono della sua nazione vale il doppio.
   *[3] `pure` è { $here } invece di { $there }: un tavolo dove tutti gli avventori sono della sua nazione vale il triplo.
}

change-alone-scores = { $here ->
    [true] `alone_scores` è { $here } invece di { $there }: un avventore da solo a un tavolo fa punti.
   *[false] `alone_scores` è { $here } invece di { $there }: un avventore da solo a un tavolo non fa punti.
}

change-must-score = { $here ->
    [true] `must_score` è { $here } invece di { $there }: ogni piazzamento deve fare almeno 1 punto.
   *[false] `must_score` è { $here } invece di { $there }: un piazzamento può anche non fare punti.
}

change-full-hand = { $here ->
    [drop] `full_hand` è { $here } invece di { $there }: a mano piena scarti una carta invece di pescare.
   *[drop-then-draw] `full_hand` è { $here } invece di { $there }: a mano piena scarti una carta, poi ne peschi una.
}

change-empty-hand = { $here ->
    [draw] `empty_hand` è { $here } invece di { $there }: quando piazzi la tua ultima carta, ne peschi subito una.
    [keep] `empty_hand` è { $here } invece di { $there }: quando piazzi la tua ultima carta, resti a mano vuota.
   *[may-close] `empty_hand` è { $here } invece di { $there }: quando piazzi la tua ultima carta, resti a mano vuota e puoi chiudere il locale.
}

change-drop-penalty = { $here ->
    [0] `drop_penalty` è { $here } invece di { $there }: le carte scartate non costano nulla.
    [one] `drop_penalty` è { $here } invece di { $there }: ogni carta scartata costa { $here } punto.
   *[other] `drop_penalty` è { $here } invece di { $there }: ogni carta scartata costa { $here } punti.
}

change-hand-penalty = { $here ->
    [0] `hand_penalty` è { $here } invece di { $there }: le carte rimaste in mano alla fine non costano nulla.
    [one] `hand_penalty` è { $here } invece di { $there }: ogni carta rimasta in mano alla fine costa { $here } punto.
   *[other] `hand_penalty` è { $here } invece di { $there }: ogni carta rimasta in mano alla fine costa { $here } punti.
}

change-guests-end = { $here ->
    [last-drawn] `guests_end` è { $here } invece di { $there }: la partita finisce appena si pesca l’ultima carta avventore.
   *[beyond] `guests_end` è { $here } invece di { $there }: la partita finisce quando bisogna pescare una carta avventore e non ce ne sono più.
}

change-tables-end = { $here ->
    [last-drawn] `tables_end` è { $here } invece di { $there }: la partita finisce appena si mette l’ultimo tavolo.
   *[shortage] `tables_end` è { $here } invece di { $there }: la partita finisce quando serve un nuovo tavolo e non ce ne sono più.
}

change-tie = { $here ->
    [fewest-cards] `tie` è { $here } invece di { $there }: a parità di punti, vince chi ha meno carte in mano.
    [fewest-penalties] `tie` è { $here } invece di { $there }: a parità di punti, vince chi ne ha persi meno per le carte scartate e rimaste in mano.
   *[shared] `tie` è { $here } invece di { $there }: a parità di punti, la vittoria è condivisa.
}
