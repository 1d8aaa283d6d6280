### What the page's own script says: announcements, questions, settings, keys. Words in braces in
### the texts that the script completes, as {seconds}, are put in by the script itself.

## Choosing and placing.

script-chosen = Scelta: { $guest }, per { $chairs }.

script-chosen-stuck = { $guest }: ora non trova posto su nessuna sedia.

script-put-back = { $guest }: di nuovo nella tua mano.

script-choose-first = Scegli prima una carta, poi una sedia.
script-not-yours = Non è ancora il tuo turno. Puoi guardare quanto renderebbero le tue carte.
script-followers = Ora piazza un altro avventore allo stesso tavolo: le sedie segnate vanno bene.
script-drop-first = La tua mano è piena: scegli la carta da scartare.
script-no-such-key = In questo momento non si può.

## Being in touch with the server.

script-connecting = Riconnessione…
script-connected = Di nuovo in contatto.
script-stale = La partita era già andata avanti, quindi non è successo nulla. Dai un’occhiata e scegli di nuovo.
script-unanswered = Il tavolo non ha accettato. Ricarica la pagina.

## Turns.

script-your-turn = Tocca a te.

script-countdown = { $button } · { $seconds }

script-ending = Il tuo turno finisce tra 3 secondi. Un tasto o un tocco qualsiasi ferma il conto.
script-drawing = Nessuno trova posto: si pesca per te. Un tasto o un tocco qualsiasi ferma tutto.
script-stopped = Fermato. È ancora il tuo turno.

## The question before a draw.

script-ask-draw-title = Peschi una carta?
script-ask-draw-text = Una delle tue carte trova posto proprio ora. Se peschi, il turno finisce e non si può annullare.
script-ask-draw-yes = Pesca
script-ask-draw-no = Torna al tavolo

## Settings, kept in the browser.

settings-title = Impostazioni
settings-lead = Restano in questo browser.
settings-end = Termina il mio turno dopo 3 secondi
settings-end-text = Solo quando nessun altro trova posto. Il conto alla rovescia è sul pulsante; un tasto o un tocco qualsiasi lo ferma.
settings-ask = Chiedi prima di pescare
settings-ask-text = Solo quando una delle tue carte trova posto.
settings-draw = Pesca per me quando nessuno trova posto
settings-draw-text = Dopo un attimo; un tasto o un tocco qualsiasi ferma tutto.
settings-keys = Scorciatoie di una lettera
settings-keys-text = Per esempio d per pescare, u per annullare.
settings-sound = Suoni
settings-sound-text = Un ticchettio per un avventore, un rintocco per un tavolo pieno.
settings-notify = Avvisami quando tocca a me
settings-notify-text = Con una notifica, se stai guardando altrove.
settings-notify-denied = Questo browser non permette notifiche da qui.
settings-close = Fatto

## Keys.

keys-title = Tasti
keys-arrows = Passa alla carta o alla sedia vicina
keys-enter = Scegli la carta, poi la sedia
keys-nation = Passa alle carte il cui nome inizia con quella lettera
keys-draw = Pesca una carta
keys-undo = Annulla l’ultima mossa
keys-done = Termina il turno
keys-why = Di’ perché la carta qui non va
keys-hint = Chiedi un consiglio
keys-escape = Rimetti la carta in mano
keys-help = Questo elenco
keys-close = Chiudi

keys-or-arrows = frecce, { $arrows }
keys-enter-name = Invio, Spazio
keys-escape-name = Esc
keys-shift-letter = Maiusc + lettera
