### The rules of a game, generated from its parameters: whole sentences by which a newcomer can play.

## Titles.

rules-title-rid = Risa International Diner
rules-title-cafe = Café International: il gioco di carte
rules-title-amigo = Café International: il gioco di carte, secondo il regolamento stampato

rules-title-house = { $title }, con regole della casa

## Players, cards, deal.

rules-material = Si gioca in { $players }, con 24 tavoli, due per ognuna delle dodici nazioni, e { $guests } carte avventore: { $copies } uomini e { $copies } donne per nazione.

rules-factions = Le fazioni sono due: { $first_faction } ({ $first }) e { $second_faction } ({ $second }).

rules-floor = In sala ci sono cinque tavoli, disposti come i cinque punti di un dado, con dodici sedie intorno: ognuna delle otto sedie esterne tocca un tavolo, ognuna delle quattro interne ne tocca tre.

rules-deal = { $hand ->
    [one] Ogni giocatore riceve { $hand } carta avventore, che gli altri non vedono; le altre carte e gli altri tavoli aspettano coperti, in due mazzi.
   *[other] Ogni giocatore riceve { $hand } carte avventore, che gli altri non vedono; le altre carte e gli altri tavoli aspettano coperti, in due mazzi.
}

## The turn.

rules-turn = { $placements ->
    [one] Inizia il giocatore 1, poi tocca agli altri in ordine: al tuo turno piazza un avventore dalla tua mano, oppure nessuno.
   *[other] Inizia il giocatore 1, poi tocca agli altri in ordine: al tuo turno piazza fino a { $placements } avventori dalla tua mano, uno dopo l’altro, oppure nessuno.
}

rules-draw = Se non ne piazzi nessuno, pesca una carta e il tuo turno è finito; puoi farlo anche se potresti piazzare un avventore.

rules-limit-then-draw = { $limit ->
    [one] La tua mano tiene al massimo { $limit } carta: se è piena e non piazzi nessuno, prima scarta quella carta, coperta e per sempre, poi pescane una.
   *[other] La tua mano tiene al massimo { $limit } carte: se è piena e non piazzi nessuno, prima scarta una carta a tua scelta, coperta e per sempre, poi pescane una.
}

rules-limit-no-draw = { $limit ->
    [one] La tua mano tiene al massimo { $limit } carta: se è piena e non piazzi nessuno, scarta quella carta, coperta e per sempre, invece di pescare.
   *[other] La tua mano tiene al massimo { $limit } carte: se è piena e non piazzi nessuno, scarta una carta a tua scelta, coperta e per sempre, invece di pescare.
}

rules-drop-penalty = { $penalty ->
    [0] Le carte scartate non costano nulla.
    [one] Ogni carta scartata ti costa subito { $penalty } punto.
   *[other] Ogni carta scartata ti costa subito { $penalty } punti.
}

rules-empty-draw = Quando piazzi non ripeschi; ma se piazzi la tua ultima carta, ne peschi subito una.
rules-empty-draw-and-place = Quando piazzi non ripeschi; ma se piazzi la tua ultima carta, ne peschi subito una, e se in quel turno ti restano piazzamenti, puoi piazzare anche quella.
rules-empty-keep = Quando piazzi non ripeschi; se piazzi la tua ultima carta, al turno successivo puoi solo pescare.
rules-empty-may-close = Quando piazzi non ripeschi; nel tuo turno, a mano vuota e prima di pescare, puoi chiudere il locale, e la partita finisce.

## Who may sit where.

rules-seat = Un avventore siede su una sedia libera che tocca un tavolo della sua nazione; gli altri tavoli che la sedia tocca possono essere di qualsiasi nazione.
rules-balance = A ogni tavolo che la sedia tocca, uomini e donne devono poi essere in equilibrio: un avventore da solo, un uomo e una donna, due di un sesso e uno dell’altro, oppure due e due.
rules-balance-left = Se degli avventori se ne sono andati e a un tavolo ne restano due dello stesso sesso, il prossimo a raggiungerli dev’essere dell’altro.

## Whether a placement must earn something.

rules-may-earn-nothing = Un avventore si può piazzare anche dove non fa punti.
rules-must-score = Ogni piazzamento deve fare almeno 1 punto.
rules-must-score-opener = Ogni piazzamento deve fare almeno 1 punto, con un’eccezione: se tutti i tavoli che la sua sedia tocca sono vuoti, un avventore può sedersi senza farne, purché tu possa poi piazzare a uno di quei tavoli un’altra carta della tua mano e fare punti; devi farlo subito dopo, nello stesso turno.
rules-must-score-never = Ogni piazzamento deve fare almeno 1 punto, e con queste regole il primo avventore in una sala vuota non può farne: perciò nessuno potrà mai essere piazzato.

## What a placement earns.

rules-points = Un avventore fa punti subito, a ogni tavolo che la sedia tocca: si contano tutti gli avventori seduti a quel tavolo, compreso l’ultimo arrivato.
rules-points-none = Gli avventori non fanno punti, ovunque siedano.

rules-points-equal = { $each ->
    [one] Ogni avventore conta { $each } punto: il secondo a un tavolo ne fa quindi { $second }, il terzo { $third } e il quarto { $fourth }.
   *[other] Ogni avventore conta { $each } punti: il secondo a un tavolo ne fa quindi { $second }, il terzo { $third } e il quarto { $fourth }.
}

rules-points-own = Un avventore della nazione del tavolo conta { $own }, qualsiasi altro { $other }.

rules-points-faction = Un avventore della fazione del tavolo conta { $faction }, uno della fazione opposta { $rival }.

rules-points-three = Un avventore della nazione del tavolo conta { $own }, un altro della sua fazione { $ally }, uno della fazione opposta { $rival }.

rules-alone-nothing = A un tavolo dove è da solo, un avventore non fa punti.

rules-pure = { $factor ->
    [2] Se tutti gli avventori a un tavolo sono della sua nazione, i punti di quel tavolo raddoppiano.
   *[3] Se tutti gli avventori a un tavolo sono della sua nazione, i punti di quel tavolo triplicano.
}

rules-pure-alone = { $factor ->
    [2] Se tutti gli avventori a un tavolo sono della sua nazione, i punti di quel tavolo raddoppiano, anche per chi è da solo.
   *[3] Se tutti gli avventori a un tavolo sono della sua nazione, i punti di quel tavolo triplicano, anche per chi è da solo.
}

## Full tables, the end, who wins.

rules-full-table = Un tavolo con quattro avventori è pieno: contati i punti, se ne va per sempre con tutti e quattro, anche quelli sulle sedie in comune con altri tavoli, e al suo posto arriva il tavolo successivo.

rules-end-guests-last-drawn = La partita finisce all’istante, anche a metà di un turno, quando si pesca l’ultima carta avventore.
rules-end-guests-beyond = La partita finisce all’istante, anche a metà di un turno, quando bisogna pescare una carta avventore e non ce ne sono più; puoi scegliere di pescare anche allora.
rules-end-tables-last-drawn = Finisce all’istante anche quando si mette l’ultimo tavolo.
rules-end-tables-shortage = Finisce all’istante anche quando serve un nuovo tavolo e non ce ne sono più.
rules-end-closed = Finisce all’istante anche quando un giocatore chiude il locale.

rules-hand-penalty = { $penalty ->
    [0] Le carte rimaste in mano alla fine non costano nulla.
    [one] Ogni carta che ti resta in mano alla fine ti costa { $penalty } punto.
   *[other] Ogni carta che ti resta in mano alla fine ti costa { $penalty } punti.
}

rules-win-shared = Vince chi ha più punti; a parità di punti, la vittoria è condivisa.
rules-win-cards = Vince chi ha più punti; a parità di punti, chi ha meno carte in mano. Se la parità resta, la vittoria è condivisa.
rules-win-penalties = Vince chi ha più punti; a parità di punti, chi ne ha persi meno per carte scartate o rimaste in mano. Se la parità resta, la vittoria è condivisa.
rules-win-drop-penalties = Vince chi ha più punti; a parità di punti, chi ne ha persi meno per carte scartate. Se la parità resta, la vittoria è condivisa.
rules-win-hand-penalties = Vince chi ha più punti; a parità di punti, chi ne ha persi meno per carte rimaste in mano. Se la parità resta, la vittoria è condivisa.
