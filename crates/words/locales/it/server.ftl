### What the server answers: faults of a request, refusals that are not the game's, hints.

server-not-found = Qui non c’è nulla: l’indirizzo è sbagliato, oppure appartiene alla partita di qualcun altro.
server-broken = Qualcosa si è rotto dalla nostra parte. Nulla di ciò che hai visto è andato perduto: riprova tra un momento.
server-foreign = Questo arriva dalla pagina di un altro sito. Apri la partita qui e riprova.
server-bad-form = Quello che è arrivato non si legge. Ricarica la pagina e riprova.
server-too-many-games = Dal tuo indirizzo sono state create troppe partite in un’ora. Finiscine prima una, oppure torna più tardi.
server-not-started = La partita non è ancora iniziata.
server-nothing-to-take-back = Non c’è nulla da annullare: il tuo turno è appena iniziato, oppure la tua ultima mossa ha scoperto una carta.
server-not-over = La partita non è ancora finita: quando lo sarà, si potranno vedere tutte le carte.
server-no-hints = Questa partita si gioca senza consigli.

server-not-on-turn = È il turno di { $player }; il tuo arriverà.

server-taken-back = { $player } annulla l’ultima mossa.

server-watch-waiting = Stai guardando. La partita non è ancora iniziata: quando inizierà, la vedrai in questa pagina.
server-next-game = Alla prossima partita

## A hint.

server-hint-draw = Pesca una carta: qui chi gioca bene aspetterebbe. Così hai circa { $chance } probabilità su 100 di vincere.

server-hint-drop = Scarta { $guest }: è la carta che ti mancherà di meno. Così hai circa { $chance } probabilità su 100 di vincere.

server-hint-done = Termina qui il turno. Così hai circa { $chance } probabilità su 100 di vincere.

server-hint-close = Chiudi il locale adesso. Così hai circa { $chance } probabilità su 100 di vincere.

server-hint-place = { $points ->
    [one] Piazza { $actions }, per { $points } punto. Così hai circa { $chance } probabilità su 100 di vincere.
   *[other] Piazza { $actions }, per { $points } punti. Così hai circa { $chance } probabilità su 100 di vincere.
}

server-hint-guest-on = { $guest } in { $chair }
