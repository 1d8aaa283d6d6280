### What a hint says.

hint-turn = turno
hint-decimal-mark = ,
hint-points = punti
hint-total = totale in vista
hint-margin = vantaggio in vista
hint-chance = vittoria, %

hint-not-on-turn = È il turno del giocatore { $player }, non del giocatore { $asked }.
hint-over = La partita è finita: non resta nulla da fare.

hint-hand-hidden = La posizione non dice che cosa ha in mano il giocatore { $player }, e senza non si può dare un consiglio.
