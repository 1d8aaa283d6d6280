### Refusals: what is in the way of an action, and what would help. To the player, in the second person.

illegal-game-over = The game has ended: nothing more can be played.

## The turn has no room for it.

illegal-spent-placed = You have placed a guest this turn, so drawing or dropping must wait for a turn in which you place nobody.
illegal-spent-drawn = You have drawn a card this turn, so this must wait for your next turn.
illegal-spent-dropped = You have dropped a card this turn, so this must wait for your next turn.

# $placements (Number) - how many guests a turn may place; all are placed
illegal-no-placements-left = { $placements ->
    [one] You have placed a guest this turn, and one is all a turn allows: end your turn.
   *[other] You have placed { $placements } guests this turn, and that is all a turn allows: end your turn.
}

## Who is placed, and where.

# $square (String) - a square on which nothing stands
# $chairs (String) - all chairs, a list
illegal-no-such-chair = There is no chair on { $square }: the chairs are { $chairs }.

# $square (String) - a square on which a table stands
# $chairs (String) - the chairs at this table, a list
illegal-table-no-chair = On { $square } stands a table: its chairs are { $chairs }.

# $guest (String) - who is not in hand, without article, as "Orion man"
illegal-not-in-hand = You hold no { $guest }: choose a guest from your hand.

# $chair (String) - the chair's square
# $guest (String) - who sits there, as "an Orion man"
illegal-chair-taken = On { $chair } sits { $guest } already: choose a free chair.

# $chair (String) - the chair's square
# $at (String) - where that is, as "at the Borg table"
# $guest (String) - who was to sit there, as "a Trill man"
# $own (String) - where the guest belongs, as "at the Trill table"
illegal-wrong-table-one = Chair { $chair } is { $at }, and { $guest } needs a chair { $own }.

# $chair (String) - the chair's square
# $first (String) - where that is, as "at the Borg table"
# $second (String) - and where else
# $guest (String) - who was to sit there
# $own (String) - where the guest belongs, as "at the Trill table"
illegal-wrong-table-two = Chair { $chair } is { $first } and { $second }, and { $guest } needs a chair { $own }.

# $chair (String) - the chair's square
# $first (String) - where that is, as "at the Borg table"
# $second (String) - the second
# $third (String) - the third
# $guest (String) - who was to sit there
# $own (String) - where the guest belongs, as "at the Trill table"
illegal-wrong-table-three = Chair { $chair } is { $first }, { $second } and { $third }, and { $guest } needs a chair { $own }.

# $chair (String) - the chair's square, at no table
# $guest (String) - who was to sit there
# $own (String) - where the guest belongs, as "at the Trill table"
illegal-wrong-table-none = Chair { $chair } is at no table now, and { $guest } needs a chair { $own }.

## Men and women out of balance.

# $at (String) - as "at the Bajoran table on b4"; one man sits there, no woman
# $woman (String) - a woman of its nation, as "a Bajoran woman"
illegal-second-man = A second man would sit { $at } without a woman: { $woman } or another woman must come first.

# $at (String) - one woman sits there, no man
# $man (String) - a man of its nation
illegal-second-woman = A second woman would sit { $at } without a man: { $man } or another man must come first.

# $at (String) - two men sit there, no woman, since others have left
# $woman (String) - a woman of its nation
illegal-men-left = Two men sit { $at } without a woman: the next to join them must be { $woman } or another woman.

# $at (String) - two women sit there, no man, since others have left
# $man (String) - a man of its nation
illegal-women-left = Two women sit { $at } without a man: the next to join them must be { $man } or another man.

# $at (String) - two men and a woman sit there
# $woman (String) - for whom: a woman of its nation
illegal-third-man = A third man { $at } would be one too many: beside two men and a woman, the last chair is for { $woman } or another woman.

# $at (String) - two women and a man sit there
# $man (String) - for whom: a man of its nation
illegal-third-woman = A third woman { $at } would be one too many: beside two women and a man, the last chair is for { $man } or another man.

# $at (String) - any other case: where
# $men (Number) - men that would sit there
# $women (Number) - women that would sit there
illegal-unbalanced = There would be { $men ->
    [one] { $men } man
   *[other] { $men } men
} and { $women ->
    [one] { $women } woman
   *[other] { $women } women
} { $at }: a table takes one guest alone, or both sexes as one and one, two and one, or two and two.

## A guest who waits for company, and placements that earn nothing.

# $guest (String) - who waits, as "An Orion man"
# $chair (String) - where
illegal-must-join-opener = { $guest } waits on { $chair } for company: place your next guest on a chair that shares a table with { $chair }.

illegal-no-points-not-alone = This placement would earn nothing, and that is allowed only where all tables of the chair are empty: here somebody is seated. Choose a placement that earns points.
illegal-no-points-last-placement = This guest would earn nothing, and as your last placement this turn it could have no company: choose a placement that earns points.
illegal-no-points-last-card = This guest would earn nothing, and as your last card it could have no company: it needs a chair where it earns points.
illegal-no-points-no-follower = This guest would earn nothing, and no other card in your hand could join it for points: choose another guest or another chair.

## Drawing, dropping, closing, ending the turn.

# $limit (Number) - the most cards a hand may hold; so many are held
illegal-hand-full = { $limit ->
    [one] Your hand is full with { $limit } card: drop it or place it.
   *[other] Your hand is full with { $limit } cards: drop one, or place a guest.
}

# $missing (Number) - how many cards a full hand would have more
illegal-hand-not-full = { $missing ->
    [one] Your hand is not full, { $missing } card is missing: a card is dropped from a full hand only. Draw one, or place a guest.
   *[other] Your hand is not full, { $missing } cards are missing: a card is dropped from a full hand only. Draw one, or place a guest.
}

illegal-close-not-in-rules = By these rules nobody can close the diner: the game goes on until the cards run out.

# $cards (Number) - how many cards the player holds
illegal-close-with-cards = { $cards ->
    [one] You can close the diner with an empty hand only, and you hold { $cards } card: place it first.
   *[other] You can close the diner with an empty hand only, and you hold { $cards } cards: place them first.
}

illegal-close-after-draw = You have drawn a card this turn, and the diner can be closed only before that: end your turn.
illegal-done-nothing = You have done nothing yet this turn: place a guest or draw a card; with a full hand, drop one.
illegal-done-draw-missing = You have dropped a card, and a draw goes with it: draw a card, then end your turn.
