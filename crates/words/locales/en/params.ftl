### The parameters of the rules: what each is, and what a changed value means. The names and values between `…`
### are those that people type; they are the same in every language.

param-players = How many people play.
param-copies = How many men, and as many women, there are of each nation.
param-hand = How many guest cards each player is dealt.
param-limit = How many cards a hand may hold.
param-placements = How many guests may be placed in one turn.
param-own = What a guest counts at a table of its own nation.
param-ally = What a guest counts at a table of another nation of its faction.
param-rival = What a guest counts at a table of the other faction.
param-pure = The factor for the points at a table all of whose guests are of its nation.
param-alone-scores = Whether a guest alone at a table earns points there.
param-must-score = Whether every placement must earn at least 1 point.
param-full-hand = What you do with a full hand if you place no guest: drop a card, or drop one and draw one.
param-empty-hand = What happens when you place your last card: you draw one, keep an empty hand, or may also close the diner.
param-drop-penalty = How many points each dropped card costs, at once.
param-hand-penalty = How many points each card left in hand costs at the end.
param-guests-end = Whether the game ends with the last guest card, or only when one must be drawn and none is left.
param-tables-end = Whether the game ends with the last table, or only when one is needed and none is left.
param-tie = Who wins among players with equally many points.

## Differences from a preset: $here is the value in this game, $there the preset's.

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-players = `players` is { $here } instead of { $there }: { $here } people play.

# $here (Number) - the value here
# $there (Number) - the value in the preset
# $guests (Number) - guest cards in all
change-copies = `copies` is { $here } instead of { $there }: there are { $here } men and { $here } women of each nation, { $guests } guest cards in all.

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-hand = { $here ->
    [one] `hand` is { $here } instead of { $there }: each player is dealt { $here } card.
   *[other] `hand` is { $here } instead of { $there }: each player is dealt { $here } cards.
}

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-limit = { $here ->
    [one] `limit` is { $here } instead of { $there }: a hand holds at most { $here } card.
   *[other] `limit` is { $here } instead of { $there }: a hand holds at most { $here } cards.
}

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-placements = { $here ->
    [one] `placements` is { $here } instead of { $there }: a turn places at most { $here } guest.
   *[other] `placements` is { $here } instead of { $there }: a turn places at most { $here } guests.
}

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-own = { $here ->
    [0] `own` is { $here } instead of { $there }: a guest counts nothing at a table of its own nation.
    [one] `own` is { $here } instead of { $there }: a guest counts { $here } point at a table of its own nation.
   *[other] `own` is { $here } instead of { $there }: a guest counts { $here } points at a table of its own nation.
}

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-ally = { $here ->
    [0] `ally` is { $here } instead of { $there }: a guest counts nothing at a table of another nation of its faction.
    [one] `ally` is { $here } instead of { $there }: a guest counts { $here } point at a table of another nation of its faction.
   *[other] `ally` is { $here } instead of { $there }: a guest counts { $here } points at a table of another nation of its faction.
}

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-rival = { $here ->
    [0] `rival` is { $here } instead of { $there }: a guest counts nothing at a table of the other faction.
    [one] `rival` is { $here } instead of { $there }: a guest counts { $here } point at a table of the other faction.
   *[other] `rival` is { $here } instead of { $there }: a guest counts { $here } points at a table of the other faction.
}

# $here (Number) - the value here: 1, 2 or 3
# $there (Number) - the value in the preset
change-pure = { $here ->
    [1] `pure` is { $here } instead of { $there }: a table all of whose guests are of its nation counts no more than any other.
    [2] `pure` is { $here } instead of { $there }: a table all of whose guests are of its nation counts double.
   *[3] `pure` is { $here } instead of { $there }: a table all of whose guests are of its nation counts triple.
}

# $here (String) - the value here
# $there (String) - the value in the preset
change-alone-scores = { $here ->
    [true] `alone_scores` is { $here } instead of { $there }: a guest alone at a table earns points there.
   *[false] `alone_scores` is { $here } instead of { $there }: a guest alone at a table earns nothing there.
}

# $here (String) - the value here
# $there (String) - the value in the preset
change-must-score = { $here ->
    [true] `must_score` is { $here } instead of { $there }: a placement must earn at least 1 point.
   *[false] `must_score` is { $here } instead of { $there }: a placement may earn nothing.
}

# $here (String) - the value here
# $there (String) - the value in the preset
change-full-hand = { $here ->
    [drop] `full_hand` is { $here } instead of { $there }: with a full hand you drop a card instead of drawing.
   *[drop-then-draw] `full_hand` is { $here } instead of { $there }: with a full hand you drop a card, then draw one.
}

# $here (String) - the value here
# $there (String) - the value in the preset
change-empty-hand = { $here ->
    [draw] `empty_hand` is { $here } instead of { $there }: when you place your last card, you draw one at once.
    [keep] `empty_hand` is { $here } instead of { $there }: when you place your last card, your hand stays empty.
   *[may-close] `empty_hand` is { $here } instead of { $there }: when you place your last card, your hand stays empty, and you may close the diner.
}

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-drop-penalty = { $here ->
    [0] `drop_penalty` is { $here } instead of { $there }: dropped cards cost nothing.
    [one] `drop_penalty` is { $here } instead of { $there }: each dropped card costs { $here } point.
   *[other] `drop_penalty` is { $here } instead of { $there }: each dropped card costs { $here } points.
}

# $here (Number) - the value here
# $there (Number) - the value in the preset
change-hand-penalty = { $here ->
    [0] `hand_penalty` is { $here } instead of { $there }: cards left in hand at the end cost nothing.
    [one] `hand_penalty` is { $here } instead of { $there }: each card left in hand at the end costs { $here } point.
   *[other] `hand_penalty` is { $here } instead of { $there }: each card left in hand at the end costs { $here } points.
}

# $here (String) - the value here
# $there (String) - the value in the preset
change-guests-end = { $here ->
    [last-drawn] `guests_end` is { $here } instead of { $there }: the game ends as soon as the last guest card has been drawn.
   *[beyond] `guests_end` is { $here } instead of { $there }: the game ends when a guest card must be drawn and none is left.
}

# $here (String) - the value here
# $there (String) - the value in the preset
change-tables-end = { $here ->
    [last-drawn] `tables_end` is { $here } instead of { $there }: the game ends as soon as the last table has been laid.
   *[shortage] `tables_end` is { $here } instead of { $there }: the game ends when a new table is needed and none is left.
}

# $here (String) - the value here
# $there (String) - the value in the preset
change-tie = { $here ->
    [fewest-cards] `tie` is { $here } instead of { $there }: among equally many points, the fewest cards in hand win.
    [fewest-penalties] `tie` is { $here } instead of { $there }: among equally many points, the fewest lost to dropped and held cards win.
   *[shared] `tie` is { $here } instead of { $there }: players with equally many points share the win.
}
