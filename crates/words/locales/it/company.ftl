### Playing in company: the lobby, invitations, who is there and who is not, agreements, reactions.

## Before the game: the table waits.

company-lobby = Il tuo tavolo è apparecchiato
company-lobby-maker = Manda a ogni amico un link tutto suo. Aprirlo non impegna: per sedersi c’è un pulsante.
company-lobby-waiting = Il posto è tuo. La partita inizia appena tutti sono pronti: questa pagina ti ci porta da sola.
company-played = Che cosa si gioca
company-who = Chi gioca
company-read-rules = Leggi le regole

company-clock = { $seconds ->
    [0] Nessun limite di tempo
    [60] 1 minuto per turno
    [180] 3 minuti per turno
    [600] 10 minuti per turno
   *[86400] 1 giorno per turno
}

company-clock-short = { $seconds ->
    [0] Nessun limite
    [60] 1 minuto
    [180] 3 minuti
    [600] 10 minuti
   *[86400] 1 giorno
}

company-hints = Consigli ammessi
company-no-hints = Niente consigli
company-free = Libero: si aspetta un amico

company-waits-for = { $places ->
    [0] Ci sono tutti.
    [one] Un amico è ancora per strada.
   *[other] { $places } amici sono ancora per strada.
}

company-start = { $bots ->
    [0] Inizia la partita
    [one] Inizia: il posto vuoto va a un bot
   *[other] Inizia: { $bots } posti vuoti vanno ai bot
}

company-waits-for-start = Tra poco si inizia…

## Links.

company-link-seat = Link per il posto { $seat }

company-link-of = Link di { $name }, anche per un altro dispositivo

company-link-watch = Link per chi guarda
company-link-watch-why = Chi lo apre vede il tavolo, ma nessuna mano.
company-link-copy = Copia
company-link-copied = Copiato
company-link-renew = Nuovo link
company-link-renew-why = Il vecchio link smette di funzionare.
company-link-qr = Codice QR
company-link-unreachable = Questi link si aprono solo su questo computer. Per gli amici nella tua rete avvia il server con `--lan`; per quelli lontani, con `--public-url` e l’indirizzo a cui possono arrivare.
company-links = Link

## The invitation.

company-invite = { $count ->
    [0] C’è un posto per te
    [one] { $names } ti invita al tavolo
   *[other] { $names } ti invitano al tavolo
}

company-invite-lead = Guardare non costa nulla: il posto diventa tuo quando premi il pulsante.
company-sit-down = Siediti

company-invite-known = Un posto per { $name }

company-known = Questo è il posto di { $name }. Se sei tu, vale anche su questo dispositivo.

company-sit-again = Sono { $name }: al mio posto

## At the table.

company-table = Compagnia
company-react = Reazioni

company-reaction = { $reaction ->
    [1] Applausi
    [2] Risate
    [3] Oh!
    [4] Mmh…
    [5] Su, dai!
   *[6] Grazie
}

company-reacted = { $name }: { $reaction }

company-mute = Nascondi le reazioni di { $name }

company-leave = Lascia il tavolo
company-leave-why = Un bot gioca per te finché non torni.
company-resign = Abbandona la partita…
company-resign-why = Un bot gioca fino alla fine, e il risultato segna il tuo abbandono. Non si torna indietro.
company-resign-sure = Abbandona davvero
company-end-want = Proponi di finire qui
company-end-want-why = Se tutti accettano, la partita finisce così com’è.
company-pause-want = Proponi una pausa
company-pause-want-why = Se tutti accettano, la partita e il suo orologio si fermano.
company-agree = D’accordo
company-play-on = Continua
company-withdraw = Ritira la proposta

company-for = { $text } ({ $name })

company-want-end = { $count ->
    [one] { $names } vorrebbe finire qui la partita.
   *[other] { $names } vorrebbero finire qui la partita.
}

company-want-pause = { $count ->
    [one] { $names } vorrebbe una pausa.
   *[other] { $names } vorrebbero una pausa.
}

company-paused-note = La partita è in pausa.
company-resume = Riprendi

company-title-paused = In pausa · { $game }

company-stands-in = Un bot gioca per { $name }.

company-stands-in-you = Un bot gioca per te.
company-come-back = Torna al tuo posto

company-resigned-you = Hai abbandonato la partita: un bot va avanti per te.

company-resigned-note = { $name } ha abbandonato la partita: un bot va avanti.

company-away = Nessuna notizia di { $name }.

company-hand-over = Fai giocare un bot
company-state-away = assente
company-state-stand-in = gioca un bot
company-state-resigned = ha abbandonato
company-watching = Stai guardando.

company-time-left = Restano { $time } per questo turno

company-time-soon = Ancora { $seconds } secondi per questo turno.

## One device for several.

company-pass = Passa il dispositivo a { $name }

company-pass-why = Le carte si vedono quando premi il pulsante, non prima.

company-pass-open = Sono { $name }: mostra le mie carte

company-pass-other = { $name } vuole guardare

company-curtain = Nascondi le mie carte

## A game that was ended by agreement.

company-stopped = Finita di comune accordo
company-stopped-why = La partita è finita così com’era: questi sono i punti fino a quel momento.

company-title-stopped = Finita · { $game }

company-total = { $points ->
    [one] { $name }: { $total } punto
   *[other] { $name }: { $total } punti
}

company-total-resigned = { $text } (ha abbandonato)

## What happened, said to all.

company-sat-down = { $name } si siede.

company-time-up = Tempo scaduto per { $name }.

company-stood-in = Ora un bot gioca per { $name }.

company-resigned = { $name } abbandona la partita: un bot va avanti.

company-came-back = { $name } è di nuovo qui.

company-wants-end = { $name } vorrebbe finire la partita.

company-wants-pause = { $name } vorrebbe una pausa.

company-wants-not = { $name } preferisce continuare.

company-ended = Accetta anche { $name }: la partita finisce qui.

company-paused = Accetta anche { $name }: la partita va in pausa.

company-resumed = { $name } riprende la partita.

## Refusals.

company-started = La partita è già iniziata.
company-over = La partita è finita.
company-paused-now = La partita è in pausa. Premi prima «Riprendi».
company-not-maker = Può farlo solo chi ha preparato il tavolo.
company-not-away = Questa persona è ancora al tavolo: un bot può subentrare solo a chi manca da un po’.
company-nothing = Non c’è nulla da cambiare: è già così.
company-link-dead = Questo link non funziona più. Chiedine uno nuovo a chi te l’ha mandato.

## Making a game for several.

company-seat-friend = Un amico, con un link
company-seat-here = Qualcuno su questo dispositivo
company-seat-group-people = Persone
company-seat-group-bots = Bot

company-name-here = Nome al posto { $seat }

company-clock-legend = Tempo per un turno
company-clock-help = Scorre solo quando una persona può fare qualcosa. Quando scade, il turno finisce da solo.
