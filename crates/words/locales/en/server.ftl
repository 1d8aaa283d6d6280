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

## A hint.

# $total (String) - points expected at the end
server-hint-draw = Draw a card: good players would wait here. In sight by the end: about { $total } points.

# $guest (String) - a guest, with article
# $total (String) - points expected at the end
server-hint-drop = Drop { $guest }: you will miss it least. In sight by the end: about { $total } points.

# $total (String) - points expected at the end
server-hint-done = End your turn here. In sight by the end: about { $total } points.

# $total (String) - points expected at the end
server-hint-close = Close the diner now. You would have about { $total } points.

# $points (Number) - what the turn earns, as far as it can be foreseen
# $actions (String) - guests and chairs, a list
# $total (String) - points expected at the end
server-hint-place = { $points ->
    [one] Place { $actions }: { $points } point now, about { $total } in sight by the end.
   *[other] Place { $actions }: { $points } points now, about { $total } in sight by the end.
}

# $guest (String) - a guest, with article
# $chair (String) - the chair's square
server-hint-guest-on = { $guest } on { $chair }
