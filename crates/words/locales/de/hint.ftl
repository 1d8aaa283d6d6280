### What a hint says.

hint-turn = Zug
hint-decimal-mark = ,
hint-points = Punkte
hint-total = erwarteter Stand
hint-margin = erwarteter Vorsprung
hint-chance = Gewinnchance in %

hint-not-on-turn = Am Zug ist Spieler { $player }, nicht Spieler { $asked }.
hint-over = Die Partie ist zu Ende: Es gibt nichts mehr zu tun.

hint-hand-hidden = Die Stellung verrät nicht, was Spieler { $player } auf der Hand hat, darum ist kein Tipp möglich.
