### The page of a game: the floor, the hand, plates, panels, buttons, the end.

## The page's title, as tabs and notifications show it; the game's name is one of the rules' titles.

table-title-yours = Tocca a te – { $game }

table-title-turn = Turno di { $name } – { $game }

table-title-over = La partita è finita – { $game }

table-title-replay = Replay – { $game }

## Heads of the parts of the page.

table-players = Giocatori
table-floor = La sala
table-hand = La tua mano
table-hands = Le carte di tutti
table-no-hand = Stai guardando
table-turn = Questo turno
table-last-turn = L’ultimo turno
table-since = Dal tuo ultimo turno
table-piles = Mazzi
table-log = La partita finora
table-end = La fine
table-actions = Che cosa puoi fare
table-story = Che cosa è successo
table-hints = Un consiglio

## Links and small buttons.

table-home = Tutte le partite
table-rules = Regole
table-settings = Impostazioni
table-more = Cronaca
table-menu = Menu
table-close-panel = Torna al tavolo
table-record = Scarica la partita
table-replay = Rivedi le mosse
table-rematch = Gioca ancora

## Players.

table-you = tu

table-bot = { $level ->
    [apprentice] Bot, apprendista
    [waiter] Bot, cameriere
    [sommelier] Bot, sommelier
    [maitre] Bot, maître
   *[other] Bot
}

table-dropped = { $dropped ->
    [one] { $dropped } scartata
   *[other] { $dropped } scartate
}

table-on-turn = di turno

## Tables and chairs, for those who hear the page.

table-table = { $table }: { $guests }

table-table-empty = { $table }: ancora nessuno

table-table-none = Nessun tavolo in { $square }

table-place-none = a nessun tavolo

table-table-next = { $next ->
    [woman] { $table }. { $seated } posti occupati su { $chairs }; ora può arrivare solo una donna.
    [man] { $table }. { $seated } posti occupati su { $chairs }; ora può arrivare solo un uomo.
    [either] { $table }. { $seated } posti occupati su { $chairs }; ora può arrivare una donna o un uomo.
   *[nobody] { $table }. { $seated } posti occupati su { $chairs }; ora non può arrivare nessuno.
}

table-chair-free = Sedia { $chair }, { $place }: libera

table-chair-taken = Sedia { $chair }, { $place }: { $guest }

table-chair-fresh = { $chair }, arrivo di questo turno

table-chair-last = { $chair }, arrivo dell’ultimo turno

table-chair-earns = { $chair }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

table-chair-refused = { $chair }. { $reason }

table-chair-follow = { $chair }; qui può sedersi la compagnia

table-opener = { $text }. Così si apre un tavolo: in questo turno serve la compagnia di un altro avventore, in { $chairs }.

table-how-double = { $sum }, raddoppiato

table-how-triple = { $sum }, triplicato

## Cards in hand.

table-card = { $count ->
    [one] { $guest }
   *[other] { $guest }, { $count } carte
}

table-card-stuck = { $card }. { $reason }

table-stuck-no-table = Ora non trova posto: { $table } non è in sala.

table-stuck-full = Ora non trova posto: nessuna sedia { $of } è libera.

table-stuck = Ora non trova posto. { $reason }

table-placements = { $ways ->
    [one] Un modo di piazzare un avventore
   *[other] { $ways } modi di piazzare un avventore
}

table-placement = { $points ->
    [one] { $guest } in { $chair }: { $points } punto
   *[other] { $guest } in { $chair }: { $points } punti
}

table-drop = { $price ->
    [0] Scarta
   *[other] Scarta −{ $price }
}

table-drop-label = { $price ->
    [0] Scarta { $guest }
    [one] Scarta { $guest }: costa { $price } punto
   *[other] Scarta { $guest }: costa { $price } punti
}

table-hand-empty = La tua mano è vuota.
table-hand-watching = Fino alla fine ognuno tiene le carte per sé.

table-hand-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

## Whose turn it is and what is asked: one short line.

table-status-fresh = { $placements ->
    [one] Tocca a te: piazza un avventore o pesca.
   *[other] Tocca a te: piazza fino a { $placements } avventori o pesca.
}

table-status-nothing-fits = Tocca a te: nessuno trova posto, pesca.

table-status-full = { $price ->
    [0] Mano piena: piazza o scegli che cosa scartare.
   *[other] Mano piena: piazza o scegli cosa scartare (−{ $price }).
}

table-status-full-nothing-fits = { $price ->
    [0] Mano piena, nessun posto: scegli cosa scartare.
   *[other] Mano piena, nessun posto: scegli cosa scartare (−{ $price }).
}

table-status-empty-close = Mano vuota: pesca o chiudi il locale.
table-status-empty = Mano vuota: pesca una carta.

table-status-placing = { $left ->
    [one] Piazzane ancora uno o termina il turno.
   *[other] Piazzane ancora fino a { $left } o termina il turno.
}

table-status-none-left = Tutti piazzati: termina il turno.
table-status-close-or-done = Mano vuota: chiudi il locale o termina il turno.
table-status-nobody-else = Nessun altro trova posto: termina il turno.

table-status-opener = Ora trova compagnia a chi siede in { $chair }.

table-status-drawn = Hai pescato { $guest }: termina il turno.

table-status-drawn-hidden = Hai pescato una carta: termina il turno.
table-status-dropped = Carta scartata: termina il turno.
table-status-dropped-draw = Carta scartata: ora pescane una.

table-status-chosen = { $guest }: scegli una sedia.

table-status-other = È il turno di { $name }.

table-status-other-placed = { $placed ->
    [one] Turno di { $name }: { $placed } avventore piazzato.
   *[other] Turno di { $name }: { $placed } avventori piazzati.
}

table-status-over = La partita è finita.

## Buttons.

table-draw = Pesca
table-undo = Annulla
table-done = Fine turno
table-close = Chiudi il locale
table-hint = Consiglio

## The turn so far, the log, what happened meanwhile.

table-turn-nothing = Ancora nulla.

table-log-turn = { $round } · { $name }

table-log-empty = Gli avventori stanno per arrivare.

table-log-older = { $turns ->
    [one] Un turno precedente non è mostrato.
   *[other] { $turns } turni precedenti non sono mostrati.
}

table-since-placed = { $guests ->
    [one] { $name } ha piazzato un avventore
   *[other] { $name } ha piazzato { $guests } avventori
} per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

table-since-drew = { $name } ha pescato una carta.

table-since-dropped = { $name } ha scartato una carta.

table-since-cleared = { $guests ->
    [one] Via { $tables }, con { $guests } avventore.
   *[other] Via { $tables }, con { $guests } avventori.
}

## Piles.

table-pile-guests = carte avventore
table-pile-tables = carte tavolo
table-count = Chi è uscito, chi deve arrivare
table-count-why = In arrivo: ciò che non hai ancora visto. Può essere nel mazzo, in altre mani o tra gli scarti.
table-count-nation = Nazione
table-count-women = Donne
table-count-men = Uomini
table-count-tables = Tavoli
table-count-come = In arrivo
table-count-gone = Usciti

## The replay.

table-replay-at = Mossa { $at } di { $of }

table-replay-first = Inizio
table-replay-back = Indietro
table-replay-forward = Avanti
table-replay-last = Fine
table-replay-start = La sala all’inizio della partita.
table-replay-leave = Al risultato
