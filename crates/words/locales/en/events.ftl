### What happens in a game, one line an event; points and their reasons; how a game ends.

## Lists: the parts of a list are joined by these, from the left.

# $list (String) - one part or several
# $next (String) - the next part, not the last
list-comma = { $list }, { $next }

# $list (String) - all parts but the last
# $last (String) - the last part
list-and = { $list } and { $last }

# $list (String) - all parts but the last
# $last (String) - the last part
list-or = { $list } or { $last }

## What stands for a name.

# $number (Number) - the player's number, for a player without a name
player = Player { $number }

# $table (String) - a nation's table, as "the Bajoran table", or "at the Bajoran table"
# $square (String) - where it stands
table-on = { $table } on { $square }

# $square (String) - where a table of no nation stands
table-nameless = the table on { $square }

# $square (String) - where a table of no nation stands
at-table-nameless = at the table on { $square }

## Points: first what one table gives, then all in one line. Inside another sentence: no full stop.

# $how (String) - alone: nothing for a guest alone, at this table or these tables; one: a single guest counts; sum: several guests; double, triple: the sum is multiplied
# $points (Number) - what the table gives
# $at (String) - as "at the Bajoran table", or several as a list
# $sum (String) - what each guest counts, as "3 + 3 + 1"
points-at = { $how ->
    [alone] { $points } { $at } (alone there)
    [one] { $points } { $at }
    [double] { $points } { $at } ({ $sum }, doubled)
    [triple] { $points } { $at } ({ $sum }, tripled)
   *[sum] { $points } { $at } ({ $sum })
}

# $tables (String) - what each table gives, a list
# $total (Number) - the points in all
points-in-all = { $total ->
    [one] { $tables }: { $total } point
   *[other] { $tables }: { $total } points
}

## Events.

# $total (Number) - the points in all
# $name (String) - the player
# $guest (String) - whom, as "an Orion man"
# $chair (String) - the chair's square
# $tables (String) - what each table gives, a list
event-placed = { $total ->
    [one] { $name } placed { $guest } on { $chair } for { $total } point: { $tables }.
   *[other] { $name } placed { $guest } on { $chair } for { $total } points: { $tables }.
}

# The same for whoever hears it while the game goes on.
# $points (Number) - the points in all
# $name (String) - the player
# $guest (String) - as "an Orion man"
# $chair (String) - the chair's square
event-placed-briefly = { $points ->
    [one] { $name } placed { $guest } on { $chair }: { $points } point.
   *[other] { $name } placed { $guest } on { $chair }: { $points } points.
}

# $at (String) - as "at the Bajoran table on b4"
event-cleared = Four guests sat { $at }: the table is cleared.

# $chair (String) - the chair's square
# $guest (String) - as "an Orion man"
event-left = Chair { $chair } is free again: { $guest } has left.

# $square (String) - where the new table stands
# $nation (String) - its nation's name
event-laid = New table on { $square }: { $nation }.

# $name (String) - the player
# $guest (String) - whom, as "an Orion man"
event-drew = { $name } drew { $guest }.

# $name (String) - the player
event-drew-hidden = { $name } drew a card.

# $name (String) - the player
# $guest (String) - whom, as "an Orion man"
event-drew-empty-hand = { $name } had no card left and drew { $guest } at once.

# $name (String) - the player
event-drew-empty-hand-hidden = { $name } had no card left and drew one at once.

# $name (String) - the player
# $guest (String) - whom, as "an Orion man"
# $penalty (Number) - points lost
event-dropped = { $penalty ->
    [0] { $name } dropped { $guest }.
    [one] { $name } dropped { $guest } and lost { $penalty } point.
   *[other] { $name } dropped { $guest } and lost { $penalty } points.
}

# $name (String) - the player
# $penalty (Number) - points lost
event-dropped-hidden = { $penalty ->
    [0] { $name } dropped a card.
    [one] { $name } dropped a card and lost { $penalty } point.
   *[other] { $name } dropped a card and lost { $penalty } points.
}

# $from (String) - whose turn it was
# $to (String) - whose turn it is
event-passed = { $from } ended the turn; { $to } is on turn.

# $name (String) - the player
event-closed = { $name } closed the diner.

# $name (String) - the player
# $penalty (Number) - points lost in all
# $cards (Number) - cards held
event-held = { $name } lost { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left in hand.

event-ended-guests = The game has ended: the guest cards have run out.
event-ended-tables = The game has ended: the table cards have run out.
event-ended-closed = The game has ended: the diner is closed.

## The result: why it ended (above, but for this one), then a line for each player, then who won.

# $name (String) - the player who closed the diner
result-closed-by = The game has ended: { $name } closed the diner.

# $name (String) - the player
# $total (String) - the total as digits, with a minus sign if below zero
# $points (Number) - the total without its sign
result-total = { $points ->
    [one] { $name }: { $total } point.
   *[other] { $name }: { $total } points.
}

# $name (String) - the player
# $total (String) - the total as digits, with a minus sign if below zero
# $points (Number) - the total without its sign
# $dropped (Number) - points lost to dropped cards
result-total-dropped = { $points ->
    [one] { $name }: { $total } point, after losing { $dropped } for dropped cards.
   *[other] { $name }: { $total } points, after losing { $dropped } for dropped cards.
}

# $name (String) - the player
# $total (String) - the total as digits, with a minus sign if below zero
# $points (Number) - the total without its sign
# $held (Number) - points lost to cards left in hand
result-total-held = { $points ->
    [one] { $name }: { $total } point, after losing { $held } for cards left in hand.
   *[other] { $name }: { $total } points, after losing { $held } for cards left in hand.
}

# $name (String) - the player
# $total (String) - the total as digits, with a minus sign if below zero
# $points (Number) - the total without its sign
# $dropped (Number) - points lost to dropped cards
# $held (Number) - points lost to cards left in hand
result-total-both = { $points ->
    [one] { $name }: { $total } point, after losing { $dropped } for dropped cards and { $held } for cards left in hand.
   *[other] { $name }: { $total } points, after losing { $dropped } for dropped cards and { $held } for cards left in hand.
}

# $name (String) - the winner
result-wins = { $name } wins.

# $tied (String) - the players with the highest total, a list
# $name (String) - the winner among them
# $cards (Number) - cards the winner holds
result-wins-by-cards = { $tied } have equally many points: { $name } wins with the fewest cards in hand ({ $cards }).

# $tied (String) - the players with the highest total, a list
# $name (String) - the winner among them
# $penalty (Number) - points the winner lost
result-wins-by-penalties = { $tied } have equally many points: { $name } wins, having lost the fewest to penalties ({ $penalty }).

# $names (String) - the winners, a list
result-shared = { $names } have equally many points and share the win.

# $names (String) - the winners, a list
# $cards (Number) - cards that each of them holds
result-shared-by-cards = { $names } have equally many points and as many cards in hand ({ $cards }): they share the win.

# $names (String) - the winners, a list
# $penalty (Number) - points that each of them lost
result-shared-by-penalties = { $names } have equally many points and have lost as many to penalties ({ $penalty }): they share the win.

# $tied (String) - the players with the highest total, a list
# $names (String) - the winners among them, a list
# $cards (Number) - cards that each winner holds
result-some-by-cards = { $tied } have equally many points: { $names } share the win with the fewest cards in hand ({ $cards } each).

# $tied (String) - the players with the highest total, a list
# $names (String) - the winners among them, a list
# $penalty (Number) - points that each winner lost
result-some-by-penalties = { $tied } have equally many points: { $names } share the win, having lost the fewest to penalties ({ $penalty } each).
