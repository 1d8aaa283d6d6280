### What the server answers: faults of a request, refusals that are not the game's, hints.

server-not-found = There is nothing here: the address is wrong, or it belongs to somebody else's game.
server-broken = Something broke on our side. Nothing that you were told is lost; try again in a moment.
server-foreign = This was sent by another site's page. Open the game here and try again.
server-bad-form = What was sent cannot be read. Load the page again and try once more.
server-too-many-games = Too many games were made from your address within an hour. Finish one first, or come back later.
server-not-started = The game has not begun yet.
server-nothing-to-take-back = There is nothing to take back: your turn has just begun, or your last action revealed a card.
server-not-over = The game is not over yet; when it is, every card may be seen.
server-no-hints = This game was made without hints.

# $player (String) - whose turn it is
server-not-on-turn = It is { $player }’s turn; yours will come.

# $player (String) - who took it back
server-taken-back = { $player } takes the last action back.

server-watch-waiting = You are watching. The game has not begun yet; this page will show it when it does.
server-next-game = To the next game

## A hint.

# $chance (Number) - chance to win, in per cent
server-hint-draw = Draw a card: good players would wait here. Your chance to win is then about { $chance } %.

# $guest (String) - a guest, with article
# $chance (Number) - chance to win, in per cent
server-hint-drop = Drop { $guest }: you will miss it least. Your chance to win is then about { $chance } %.

# $chance (Number) - chance to win, in per cent
server-hint-done = End your turn here. Your chance to win is then about { $chance } %.

# $chance (Number) - chance to win, in per cent
server-hint-close = Close the diner now. Your chance to win is then about { $chance } %.

# $points (Number) - what the turn earns, as far as it can be foreseen
# $actions (String) - guests and chairs, a list
# $chance (Number) - chance to win, in per cent
server-hint-place = { $points ->
    [one] Place { $actions }, for { $points } point. Your chance to win is then about { $chance } %.
   *[other] Place { $actions }, for { $points } points. Your chance to win is then about { $chance } %.
}

# $guest (String) - a guest, with article
# $chair (String) - the chair's square
server-hint-guest-on = { $guest } on { $chair }
