### The home page, making a game, and the pages of rules.

## The entrance.

home-product = Risa International Diner
home-tagline = Dodici nazioni, cinque tavoli, e decidi tu chi siede dove.
home-skip = Vai al contenuto
home-to-entrance = Torna all’ingresso
home-language = Lingua

## Making a game.

home-new = Il tuo tavolo è pronto
home-name-label = Il tuo nome
home-name-guest = Giramondo
home-start = Inizia una partita
home-start-with = Giochi nel locale di Risa contro tre camerieri, a ritmo tranquillo. Qui sotto puoi cambiare quello che vuoi.
home-choices = Prepara il tavolo a modo tuo
home-start-so = Inizia questa partita

home-rules-legend = Quale gioco?

home-preset = { $preset ->
    [rid] Risa International Diner
    [cafe] Café International
    [amigo] Café International, regole stampate
   *[other] ?
}

home-preset-short = { $preset ->
    [rid] Risa
    [cafe] Café
    [amigo] Regole stampate
   *[other] ?
}

home-preset-special = { $preset ->
    [rid] I connazionali contano 3, gli alleati 2, i rivali 1, e fa punti anche chi siede da solo a un tavolo.
    [cafe] Conta la compagnia: chi siede da solo non fa punti, e un tavolo di una sola nazione vale doppio.
    [amigo] Come al Café, ma le carte rimaste in mano costano punti, e a mano vuota puoi chiudere il locale.
   *[other] ?
}

home-read = Leggi le regole

home-read-rules = Leggi le regole di { $title }

home-seats-legend = Chi gioca?
home-players-label = Giocatori
home-you = Tu

home-seat-label = Posto { $seat }

home-level = { $level ->
    [apprentice] Apprendista
    [waiter] Cameriere
    [sommelier] Sommelier
    [maitre] Maître
   *[other] ?
}

home-level-character = { $level ->
    [apprentice] Prende più punti che può e non guarda oltre.
    [waiter] Tiene le carte buone per un momento migliore.
    [sommelier] Assaggia centinaia di giri possibili prima di ogni turno.
    [maitre] Ne assaggia migliaia, e ha già visto tutto.
   *[other] ?
}

home-bot-name = { $bot ->
    [apprentice-1] Pip
    [apprentice-2] Tilo
    [apprentice-3] Mina
    [apprentice-4] Jory
    [apprentice-5] Wren
    [waiter-1] Nadia
    [waiter-2] Rosa
    [waiter-3] Emil
    [waiter-4] Ines
    [waiter-5] Bruno
    [sommelier-1] Thea
    [sommelier-2] Odile
    [sommelier-3] Cyrus
    [sommelier-4] Margot
    [sommelier-5] Anselm
    [maitre-1] Octavio
    [maitre-2] Celeste
    [maitre-3] Leopold
    [maitre-4] Vivienne
    [maitre-5] Aurelio
   *[other] ?
}

home-bot-at-seat = { $name }, { $level ->
    [apprentice] apprendista
    [waiter] cameriere
    [sommelier] sommelier
   *[maitre] maître
}

home-pace-legend = A che ritmo giocano i bot?

home-pace = { $pace ->
    [0] Immediato
    [400] Svelto
    [900] Tranquillo
   *[1800] Lento
}

home-theme-legend = Quali avventori arrivano?
home-theme-usual = Come nel gioco

home-hints-label = Permetti i consigli
home-hints-help = Un consiglio mostra un buon turno e i punti che puoi aspettarti.

## House rules.

home-house = Regole della casa
home-house-intro = Lascia vuoto un campo per tenere quello che dice il gioco scelto.

home-house-all = Di solito: { $value }

home-house-in = { $preset }: { $value }

home-house-keep = come dice il gioco

home-value = { $value ->
    [alone_scores-true] sì
    [alone_scores-false] no
    [must_score-true] sì
    [must_score-false] no
    [full_hand-drop] scarti una carta
    [full_hand-drop-then-draw] ne scarti una, ne peschi una
    [empty_hand-draw] ne peschi una
    [empty_hand-keep] resti a mano vuota
    [empty_hand-may-close] puoi chiudere il locale
    [guests_end-last-drawn] con l’ultima carta avventore
    [guests_end-beyond] quando ne manca una
    [tables_end-last-drawn] con l’ultimo tavolo
    [tables_end-shortage] quando ne manca uno
    [tie-fewest-cards] chi ha meno carte in mano
    [tie-fewest-penalties] chi ha perso meno punti
    [tie-shared] tutti insieme
   *[other] ?
}

## What is wrong with a form, said at the top and at its field.

home-fault = Una cosa prima di iniziare
home-fault-go = Vai al campo

home-name-empty = Dicci come ti chiami: basta una lettera.

home-name-empty-at = Al posto { $seat } serve un nome: basta una lettera.

home-name-at = Posto { $seat }: { $why }

home-name-long = Un nome ha al massimo { $most } caratteri: questo ne ha { $found }.

home-name-invisible = Questo nome contiene caratteri che non si vedono. Riscrivilo con lettere, cifre o segni.
home-name-marks = Questo nome ammucchia troppi segni su una lettera. Togline qualcuno.
home-bad-choice = Scegli una delle possibilità offerte.

## My games.

home-games = Le tue partite
home-games-none = Ancora nessuna partita. Tutti i tavoli della terrazza sono liberi.
home-games-finished = Finite
home-game-yours = Tocca a te

home-game-round = Giro { $round }

home-game-waits = In attesa
home-game-free = si aspetta un amico
home-game-won = Hai vinto
home-game-over = Finita

home-game-of = Partita di { $names }

home-game-house = { $title }, con regole della casa

## Pages of rules.

home-part-cards = Tavoli e carte
home-part-turn = Il tuo turno
home-part-placing = Chi può sedersi dove
home-part-points = Punti
home-part-end = La fine
home-differences = Che cosa cambia qui
home-readings = Come leggiamo le regole
home-readings-intro = Dove le descrizioni del gioco lasciano un dubbio, noi giochiamo così:
home-others = Gli altri giochi
home-to-game = Torna alla partita
home-floor = La sala vista dall’alto: cinque tavoli rotondi e dodici sedie. Le linee mostrano quali tavoli tocca una sedia interna.
home-floor-caption = I tavoli stanno come i cinque punti di un dado. Una sedia esterna (solo il contorno) tocca un tavolo, una interna (piena) ne tocca tre.

home-reading-copies = Una descrizione parla di 96 carte avventore, ma anche di due uomini e due donne per nazione, che farebbero 48. Noi giochiamo con 96; una regola della casa, `copies` a 2, segue l’altra lettura.
home-reading-dropped = Le carte scartate restano coperte, e solo quelle costano punti: gli avventori che se ne vanno con un tavolo pieno non ne costano.
home-reading-last-card = Un mazzo si esaurisce quando se ne pesca l’ultima carta, non quando ne servirebbe un’altra.
home-reading-story = Che gli uomini non debbano essere più delle donne fa parte del racconto: la regola è l’elenco delle combinazioni.
home-reading-sources = Su alcune cose la descrizione breve tace. Le prendiamo dal regolamento stampato o da Risa: da due a cinque giocatori, che cosa succede a mano vuota, le parità, i punti a ogni tavolo che la sedia tocca, nessuna pesca dopo uno scarto, le combinazioni esatte a un tavolo e la fine immediata della partita.
home-reading-draw = Puoi pescare anche se potresti piazzare un avventore: lo dice il regolamento stampato.
home-reading-doubled = I punti raddoppiano quando tutti gli avventori sono della nazione del tavolo: due tedeschi al tavolo italiano valgono 2, non 4.
home-reading-follower = Chi fa compagnia a un avventore piazzato senza punti può sedersi a qualsiasi tavolo toccato dalla sedia di quell’avventore.
home-reading-gaps = Se più tavoli se ne vanno insieme, i nuovi si mettono da sinistra a destra, prima la fila in alto.
