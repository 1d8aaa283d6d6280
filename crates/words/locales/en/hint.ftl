### What a hint says.

# What stands between a number and its tenths.
hint-decimal-mark = .

hint-turn = turn
hint-points = points
hint-total = total in sight
hint-margin = lead in sight
hint-chance = chance to win, %

# $player (Number) - whose turn it is
# $asked (Number) - who asked
hint-not-on-turn = It is the turn of player { $player }, not of player { $asked }.
hint-over = The game is over: there is nothing left to do.

# $player (Number) - whose hand is not given
hint-hand-hidden = The position does not tell what player { $player } holds, so no hint can be given.
