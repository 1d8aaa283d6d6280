### Labels of a game drawn as text.

show-hand = hand
show-score = score
show-cards = cards
show-dropped = dropped
show-piles = piles
show-guests = guests
show-tables = tables
show-gone = guests gone
show-tables-gone = tables gone
show-none = none
show-hidden = hidden

# $cards (Number) - cards that somebody holds
show-count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# $points (Number) - the points without their sign
# $score (String) - the points as digits, with a minus sign if below zero
show-count-points = { $points ->
    [one] { $score } point
   *[other] { $score } points
}

# $guests (Number) - guest cards left
# $tables (Number) - table cards left
show-left = { $guests ->
    [one] { $guests } guest card
   *[other] { $guests } guest cards
} and { $tables ->
    [one] { $tables } table card
   *[other] { $tables } table cards
} left.

## Whose turn it is and how far it has come.

# $name (String) - the player on turn
show-turn = { $name } is on turn.

# $name (String) - the player on turn
# $placed (Number) - guests placed this turn
show-turn-placed = { $placed ->
    [one] { $name } is on turn and has placed { $placed } guest.
   *[other] { $name } is on turn and has placed { $placed } guests.
}

# $name (String) - the player on turn
# $guest (String) - who waits, as "an Orion man"
# $chair (String) - where
show-turn-opener = { $name } is on turn, and { $guest } on { $chair } waits for company.

# $name (String) - the player on turn
show-turn-drawn = { $name } is on turn and has drawn a card.

# $name (String) - the player on turn
show-turn-dropped = { $name } is on turn and has dropped a card.
