### What is wrong with a record, a position, a rule set or a piece of text: for those who write them.

## Text that cannot be read: what should stand there. What stands there follows.

syntax-guest = Qui va un avventore: una lettera da A a L, poi m o f, come in Bm.
syntax-square = Qui va una casella: una lettera minuscola e una cifra, come in c4.
syntax-number = Qui va un numero: al massimo nove cifre, senza zeri iniziali.
syntax-action = Qui va una mossa: un piazzamento come in Em@c4, oppure draw, drop:Em, close o done, l’ultima mai in una trascrizione.
syntax-turn-number = Qui va un turno: il giro, un punto e il giocatore, come in 3.2.
syntax-tables = Qui vanno i cinque tavoli: una lettera da A a L per ciascuno, come in BGEIH.
syntax-seated = Qui va una sedia con il suo avventore, come in d5Gf.
syntax-piles = Qui vanno le carte rimaste nei due mazzi, avventori e tavoli, come in 55,17.
syntax-turn = Qui vanno il giocatore di turno e il suo turno fin qui, come in 1.0, 1.1!c4, 1.drawn o 1.dropped.
syntax-tables-gone = Qui vanno i tavoli usciti, lettere da A a L senza spazi, oppure - se non ce ne sono.

syntax-found = { $expected } Trovato: «{ $found }».

syntax-found-nothing = { $expected } Invece non c’è nulla.

## The same where there is nothing to show.

syntax-utf8 = Questi byte non sono testo UTF-8.
syntax-nul = Qui c’è un byte NUL, che in un testo non può stare.
syntax-long-line = Questa riga è più lunga di 64 KiB.
syntax-many-headers = Le intestazioni di questa partita superano insieme 1 MiB.

## Headers of a record.

header-malformed = Un’intestazione è una chiave con un valore tra virgolette, come in [Date "2001-10-04"]; tra le virgolette, \" e \\ stanno per " e \.

header-double = L’intestazione { $key } c’è due volte: tienine una.

header-missing = Manca l’intestazione { $key }: ogni partita comincia con Record, Rules, Tables e Guests, oppure con una Position al posto delle ultime due.

header-after-turns = L’intestazione { $key } viene dopo un turno: le intestazioni vanno all’inizio, e solo Record apre una nuova partita.

header-after-turns-nameless = Un’intestazione viene dopo un turno: le intestazioni vanno all’inizio, e solo Record apre una nuova partita.

header-unknown-version = Questo programma legge trascrizioni della versione 1, non «{ $version }».

header-hidden-cards = Questa posizione nasconde delle carte: una trascrizione può cominciare solo dove sono indicate tutte le carte in mano e tutte quelle scartate.

header-beside-position = L’intestazione { $key } sta accanto a una Position: una partita comincia con questa o con i mazzi, non con entrambi.

## Decks.

deck-guest-unreadable = Ogni carta di questo mazzo è un avventore, una lettera da A a L e poi m o f, senza spazi. Trovato: «{ $found }».

deck-guest-missing = Questo mazzo è vuoto: ogni carta è una lettera da A a L e poi m o f, senza spazi.

deck-tables-unreadable = Ogni carta di questo mazzo è una lettera da A a L, senza spazi. Trovato: «{ $found }».

deck-size = { $found ->
    [one] Questo mazzo ha { $found } carta invece di { $expected }.
   *[other] Questo mazzo ha { $found } carte invece di { $expected }.
}

deck-guest = { $found ->
    [0] In questo mazzo manca la carta «{ $guest }» ({ $code }): ce ne vogliono { $expected }.
    [one] In questo mazzo la carta «{ $guest }» ({ $code }) c’è { $found } volta invece di { $expected }.
   *[other] In questo mazzo la carta «{ $guest }» ({ $code }) c’è { $found } volte invece di { $expected }.
}

deck-table = { $found ->
    [0] In questo mazzo manca il tavolo «{ $nation }» ({ $code }): ce ne vogliono 2.
    [one] In questo mazzo il tavolo «{ $nation }» ({ $code }) c’è { $found } volta invece di 2.
   *[other] In questo mazzo il tavolo «{ $nation }» ({ $code }) c’è { $found } volte invece di 2.
}

## Turns and the result.

turn-wrong = Il prossimo turno è { $round }.{ $player }: giro { $round }, giocatore { $player }.

points-wrong = { $earned ->
    [one] Questo piazzamento fa { $earned } punto, non { $written }.
   *[other] Questo piazzamento fa { $earned } punti, non { $written }.
}

result-malformed = Result è un numero per ogni giocatore, con spazi in mezzo.
result-unfinished = Dove la trascrizione si ferma la partita non è finita, quindi non ha ancora un Result.

result-differs = La partita finisce con altri totali: { $totals }.

after-end-guests = La partita era già finita: le carte avventore erano esaurite.
after-end-tables = La partita era già finita: le carte tavolo erano esaurite.
after-end-closed = La partita era già finita: il locale era stato chiuso.

## Positions. The fields' names are in the two messages that a sentence follows.

position-fields = { $found ->
    [one] Una posizione ha nove campi separati da uno spazio: qui ce n’è { $found }.
   *[other] Una posizione ha nove campi separati da uno spazio: qui ce ne sono { $found }.
}

position-field = { $field ->
    [1] Il campo 1, i tavoli, non si legge. { $why }
    [2] Il campo 2, le sedie, non si legge. { $why }
    [3] Il campo 3, le mani, non si legge. { $why }
    [4] Il campo 4, i punti, non si legge. { $why }
    [5] Il campo 5, le carte scartate, non si legge. { $why }
    [6] Il campo 6, i mazzi, non si legge. { $why }
    [7] Il campo 7, il turno, non si legge. { $why }
    [8] Il campo 8, gli avventori usciti, non si legge. { $why }
   *[9] Il campo 9, i tavoli usciti, non si legge. { $why }
}

position-impossible = { $field ->
    [1] Il campo 1, i tavoli, contiene qualcosa di impossibile. { $why }
    [2] Il campo 2, le sedie, contiene qualcosa di impossibile. { $why }
    [3] Il campo 3, le mani, contiene qualcosa di impossibile. { $why }
    [4] Il campo 4, i punti, contiene qualcosa di impossibile. { $why }
    [5] Il campo 5, le carte scartate, contiene qualcosa di impossibile. { $why }
    [6] Il campo 6, i mazzi, contiene qualcosa di impossibile. { $why }
    [7] Il campo 7, il turno, contiene qualcosa di impossibile. { $why }
    [8] Il campo 8, gli avventori usciti, contiene qualcosa di impossibile. { $why }
   *[9] Il campo 9, i tavoli usciti, contiene qualcosa di impossibile. { $why }
}

impossible-too-many = Di carte «{ $guest }» ({ $code }) ce ne sono più di quante ne ha il mazzo.

impossible-too-many-tables = Di tavoli «{ $nation }» ({ $code }) ce ne sono più di due.

impossible-no-table = In { $table } non c’è nessun tavolo, eppure la partita continua.

impossible-full-table = Al tavolo in { $table } siedono quattro avventori: un tavolo pieno se ne va all’istante.

impossible-stray = In { $chair } siede { $guest }, ma la sedia non è { $own }.

impossible-chair-twice = In { $chair } siedono due avventori.

impossible-over-limit = Il giocatore { $player } ha più carte di quante ne può tenere una mano.

impossible-guest-count = { $found ->
    [one] Tutti i campi insieme hanno { $found } carta avventore invece di { $expected }.
   *[other] Tutti i campi insieme hanno { $found } carte avventore invece di { $expected }.
}

impossible-table-count = { $found ->
    [one] Tutti i campi insieme hanno { $found } carta tavolo invece di 24.
   *[other] Tutti i campi insieme hanno { $found } carte tavolo invece di 24.
}

impossible-seats = { $found ->
    [one] C’è { $found } parte, e ce ne vuole una per ogni giocatore.
   *[other] Ci sono { $found } parti, e ce ne vuole una per ogni giocatore.
}

impossible-no-such-seat = In questa partita non c’è un giocatore con quel numero.
impossible-placements = Sono piazzati più avventori di quanti ne permette un turno.

impossible-opener = In { $chair } nessuno può essere in attesa di compagnia.

## Rule sets.

bad-rules-unknown-preset = Non ci sono regole di nome «{ $name }»: scegli { $presets }.

bad-rules-unknown-param = Non c’è un parametro «{ $name }»: scegli { $params }.

bad-rules-not-key-value = Non è una modifica delle regole: «{ $word }». Scrivi un parametro, = e il suo valore, come in limit=10.

bad-rules-twice = Il parametro { $param } c’è due volte: tienine uno.

bad-rules-not-in-range = Il parametro { $param } è un numero da { $least } a { $most }, non «{ $value }».

bad-rules-not-a-word = Il parametro { $param } è { $words }, non «{ $value }».

bad-rules-hand-over-limit = { $hand ->
    [one] Ogni giocatore riceverebbe { $hand } carta, ma una mano ne tiene al massimo { $limit }: abbassa hand o alza limit.
   *[other] Ogni giocatore riceverebbe { $hand } carte, ma una mano ne tiene al massimo { $limit }: abbassa hand o alza limit.
}

bad-rules-too-few-guests = All’inizio servirebbero { $dealt } carte avventore, ce ne sono { $guests }, e almeno una deve restare: abbassa players o hand, oppure alza copies.
