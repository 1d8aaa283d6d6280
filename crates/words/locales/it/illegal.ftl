### Refusals: what is in the way of an action, and what would help. To the player, in the second person.

illegal-game-over = La partita è finita: non si può più giocare.

## The turn has no room for it.

illegal-spent-placed = In questo turno hai piazzato un avventore: per pescare o scartare serve un turno in cui non piazzi nessuno.
illegal-spent-drawn = In questo turno hai pescato una carta: per questa mossa aspetta il tuo prossimo turno.
illegal-spent-dropped = In questo turno hai scartato una carta: per questa mossa aspetta il tuo prossimo turno.

illegal-no-placements-left = { $placements ->
    [one] In questo turno hai piazzato un avventore, e in un turno non se ne piazza più di uno: termina il turno.
   *[other] In questo turno hai piazzato { $placements } avventori, e in un turno non se ne piazzano di più: termina il turno.
}

## Who is placed, and where.

illegal-no-such-chair = In { $square } non c’è nessuna sedia: le sedie sono { $chairs }.

illegal-table-no-chair = In { $square } c’è un tavolo: le sue sedie sono { $chairs }.

illegal-not-in-hand = Non hai in mano la carta «{ $guest }»: scegli un avventore dalla tua mano.

illegal-chair-taken = Sulla sedia { $chair } c’è già { $guest }: scegli una sedia libera.

illegal-wrong-table-one = La sedia { $chair } è { $at }: per { $guest } serve una sedia { $own }.

illegal-wrong-table-two = La sedia { $chair } è { $first } e { $second }: per { $guest } serve una sedia { $own }.

illegal-wrong-table-three = La sedia { $chair } è { $first }, { $second } e { $third }: per { $guest } serve una sedia { $own }.

illegal-wrong-table-none = La sedia { $chair } ora non è a nessun tavolo: per { $guest } serve una sedia { $own }.

## Men and women out of balance.

illegal-second-man = Ci sarebbero due uomini { $at } e nessuna donna: prima deve arrivare { $woman } o un’altra donna.

illegal-second-woman = Ci sarebbero due donne { $at } e nessun uomo: prima deve arrivare { $man } o un altro uomo.

illegal-men-left = Sono rimasti due uomini { $at } senza una donna: a raggiungerli dev’essere { $woman } o un’altra donna.

illegal-women-left = Sono rimaste due donne { $at } senza un uomo: a raggiungerle dev’essere { $man } o un altro uomo.

illegal-third-man = Un terzo uomo { $at } sarebbe di troppo: con due uomini e una donna, l’ultima sedia è per { $woman } o un’altra donna.

illegal-third-woman = Una terza donna { $at } sarebbe di troppo: con due donne e un uomo, l’ultima sedia è per { $man } o un altro uomo.

illegal-unbalanced = Ci sarebbero { $men ->
    [one] { $men } uomo
   *[other] { $men } uomini
} e { $women ->
    [one] { $women } donna
   *[other] { $women } donne
} { $at }: a un tavolo siede un avventore da solo, oppure uomini e donne uno a uno, due a uno o due a due.

## A guest who waits for company, and placements that earn nothing.

illegal-must-join-opener = { $guest } aspetta compagnia sulla sedia { $chair }: piazza il prossimo avventore su una sedia che ha un tavolo in comune con { $chair }.

illegal-no-points-not-alone = Questo piazzamento non farebbe punti, e ciò è permesso solo dove tutti i tavoli della sedia sono vuoti: qui c’è già qualcuno. Scegli un piazzamento che fa punti.
illegal-no-points-last-placement = Questo avventore non farebbe punti, ed essendo l’ultimo che piazzi in questo turno resterebbe senza compagnia: scegli un piazzamento che fa punti.
illegal-no-points-last-card = Questo avventore non farebbe punti, ed essendo la tua ultima carta resterebbe senza compagnia: gli serve una sedia dove fa punti.
illegal-no-points-no-follower = Questo avventore non farebbe punti, e nessun’altra carta della tua mano potrebbe fargli compagnia e fare punti: scegli un altro avventore o un’altra sedia.

## Drawing, dropping, closing, ending the turn.

illegal-hand-full = { $limit ->
    [one] La tua mano è piena con { $limit } carta: scartala o piazzala.
   *[other] La tua mano è piena con { $limit } carte: scartane una o piazza un avventore.
}

illegal-hand-not-full = { $missing ->
    [one] La tua mano non è piena, manca ancora { $missing } carta, e si scarta solo a mano piena: pesca una carta o piazza un avventore.
   *[other] La tua mano non è piena, mancano ancora { $missing } carte, e si scarta solo a mano piena: pesca una carta o piazza un avventore.
}

illegal-close-not-in-rules = Con queste regole nessuno può chiudere il locale: si gioca finché ci sono carte.

illegal-close-with-cards = { $cards ->
    [one] Puoi chiudere il locale solo a mano vuota, e hai ancora { $cards } carta: prima piazzala.
   *[other] Puoi chiudere il locale solo a mano vuota, e hai ancora { $cards } carte: prima piazzale.
}

illegal-close-after-draw = In questo turno hai pescato una carta, e il locale si può chiudere solo prima: termina il turno.
illegal-done-nothing = In questo turno non hai ancora fatto nulla: piazza un avventore o pesca una carta; a mano piena, scartane una.
illegal-done-draw-missing = Hai scartato una carta, e dopo lo scarto si pesca: pesca una carta, poi termina il turno.
