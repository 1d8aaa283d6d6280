### Il tavolo nel terminale: barre, tasti e pagine, il gioco riga per riga, la rivisione.

play-small = Questo terminale è { $columns } × { $rows }; il tavolo ha bisogno di 80 × 24. Ingrandiscilo: niente va perduto.
play-piles = Mazzi: { $cards ->
    [one] { $cards } avventore
   *[other] { $cards } avventori
}, { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}
play-key-place = Piazza
play-key-choose = Scegli
play-key-why = Perché no
play-key-count = Conto
play-key-help = Aiuto
play-key-quit = Esci
play-key-skip = Avanti
play-key-back = Indietro
play-key-step = Passo
play-key-turn = Turno
play-key-hands = Mani
play-keys-tab = Passa dalla mano alla sala e ritorno
play-keys-nation = Vai alle carte di una nazione, con la sua lettera
play-keys-drop = Scarta la carta, a mano piena
play-keys-close = Chiudi il locale, dove le regole lo permettono
play-keys-done = Finisci il turno; se giocano i bot: vai avanti
play-keys-pace = Bot più veloci, più lenti
play-keys-log = La partita fin qui
play-keys-count = Che cosa è uscito e che cosa può arrivare
play-keys-rules = Le regole
play-keys-quit = Esci; la partita resta salvata
play-keys-mouse-name = mouse
play-keys-mouse = Clicca prima la carta, poi la sedia
play-keys-space = Spazio
play-legend-sex = { $woman } è una donna, { $man } un uomo; la lettera è quella della nazione.
play-legend-faction = Il bordo dice la fazione: doppio = { $first }, punteggiato = { $second }.
play-legend-points = Con una carta scelta ogni sedia mostra quanto frutta; per quelle spente leggi sotto perché no.
play-legend-fresh = * arrivato in questo turno, ' nel turno prima.
play-thinking = { $name } sta pensando…
play-pace = I bot giocano così: { $pace }.
play-drew = Hai pescato { $guest }; il tuo turno è finito.
play-parting = { $name }: premi Invio e le tue carte si nascondono.
play-lost-silent = { $name } non ha risposto in tempo e quindi abbandona la partita: un bot va avanti.
play-lost-gone = { $name } si è interrotto e quindi abbandona la partita: un bot va avanti.
play-lost-garbage = { $name } ha dato una risposta che non è una risposta e quindi abbandona la partita: un bot va avanti.
play-lost-illegal = { $name } voleva infrangere le regole e quindi abbandona la partita: un bot va avanti.
play-hint-thinking = Cerco un buon turno…
play-hint-none = Nessun buon turno trovato.
play-not-kept = Non si è potuto salvare, perciò non è stato fatto: { $why }
play-kept = La partita è salvata in { $file }
play-go-on = Per continuare: { $command }
play-offer = Una partita ti aspetta
play-offer-go-on = Continua
play-offer-new = Cominciane una nuova; l’altra resta dov’è
play-no-terminal = Serve un terminale. Con --plain si gioca riga per riga.
play-watch-all = Tutte le mani scoperte
play-watch-seat = Come vede { $name }
play-plain-intro = Giochi a { $game }. Scrivi “help” per sapere che cosa puoi scrivere.
play-plain-seated = Seduti: { $guests }.
play-plain-seated-none = Ancora nessuno è seduto.
play-plain-free = Sedie libere: { $chairs }.
play-plain-hand = La tua mano: { $cards }.
play-plain-card = { $card } ({ $code })
play-plain-player = { $name }: { $points }, { $cards }.
play-plain-legal = { $action }: { $points }.
play-plain-legal-none = Adesso nessun avventore trova posto.
play-plain-others = Inoltre: { $actions }.
play-plain-unknown = “{ $text }” non si può scrivere qui. Scrivi “help” per un elenco.
play-plain-curtain = Premi Invio quando può leggere solo { $name }.
play-plain-offer = Continuare? Scrivi { $yes } oppure { $no }.
play-plain-yes = sì
play-plain-no = no
play-plain-place = piazza quell’avventore su quella sedia
play-plain-draw = pesca una carta
play-plain-drop = scarta quella carta, a mano piena
play-plain-undo = annulla la tua ultima mossa
play-plain-done = finisce il tuo turno
play-plain-close = chiude il locale, dove le regole lo permettono
play-plain-why = dice perché quell’avventore non può sedersi lì, o quanto frutta
play-plain-list = elenca tutto quello che puoi fare
play-plain-hint = dice che cosa farebbe chi gioca bene
play-plain-look = ripete la posizione
play-plain-log = racconta gli ultimi turni
play-plain-rules = dice le regole
play-plain-help = questo elenco
play-plain-quit = smette; la partita resta salvata
