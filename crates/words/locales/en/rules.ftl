### The rules of a game, generated from its parameters: whole sentences by which a newcomer can play.

## Titles.

rules-title-rid = Risa International Diner
rules-title-cafe = Café International: the card game
rules-title-amigo = Café International: the card game by its printed rulebook

# $title (String) - one of the titles above
rules-title-house = { $title }, with house rules

## Players, cards, deal.

# $players (Number) - how many play
# $guests (Number) - guest cards in all
# $copies (Number) - men, and as many women, of each nation; at least 2
rules-material = { $players } players share 24 tables, two of each of twelve nations, and { $guests } guest cards: { $copies } men and { $copies } women of each nation.

# $first (String) - the guests of the first faction's nations, a list
# $first_faction (String) - the first faction, an adjective
# $second (String) - the guests of the second faction's nations, a list
# $second_faction (String) - the second faction, an adjective
rules-factions = There are two factions: { $first } are { $first_faction }; { $second } are { $second_faction }.

rules-floor = Five tables stand on the floor, like the five on a die, with twelve chairs around them: each of the eight outer chairs touches one table, each of the four inner chairs touches three.

# $hand (Number) - cards dealt to each player
rules-deal = { $hand ->
    [one] Each player is dealt { $hand } guest card, which the others do not see; the other cards and tables wait face down.
   *[other] Each player is dealt { $hand } guest cards, which the others do not see; the other cards and tables wait face down.
}

## The turn.

# $placements (Number) - the most guests placed in one turn
rules-turn = { $placements ->
    [one] Player 1 begins, and turns go round: on your turn, place one guest from your hand, or none.
   *[other] Player 1 begins, and turns go round: on your turn, place up to { $placements } guests from your hand, one after another, or none.
}

rules-draw = If you place none, draw a card, and your turn is over; you may do so even if you could place a guest.

# $limit (Number) - the most cards a hand may hold
rules-limit-then-draw = { $limit ->
    [one] Your hand holds at most { $limit } card: if it is full and you place no guest, first drop it, face down and for good, then draw one.
   *[other] Your hand holds at most { $limit } cards: if it is full and you place no guest, first drop a card of your choice, face down and for good, then draw one.
}

# $limit (Number) - the most cards a hand may hold
rules-limit-no-draw = { $limit ->
    [one] Your hand holds at most { $limit } card: if it is full and you place no guest, drop it, face down and for good, instead of drawing.
   *[other] Your hand holds at most { $limit } cards: if it is full and you place no guest, drop a card of your choice, face down and for good, instead of drawing.
}

# $penalty (Number) - points lost for each dropped card
rules-drop-penalty = { $penalty ->
    [0] Dropped cards cost nothing.
    [one] Each dropped card costs you { $penalty } point at once.
   *[other] Each dropped card costs you { $penalty } points at once.
}

rules-empty-draw = Placing does not refill your hand; but when you place your last card, you draw one at once.
rules-empty-draw-and-place = Placing does not refill your hand; but when you place your last card, you draw one at once, and if this turn has placements left, you may place it too.
rules-empty-keep = Placing does not refill your hand; after you place your last card, your next turn can only be a draw.
rules-empty-may-close = Placing does not refill your hand; while it is empty on your turn, and before you draw, you may close the diner, which ends the game.

## Who may sit where.

rules-seat = A guest sits on a free chair that touches a table of the guest's nation; other tables that the chair touches may be of any nation.
rules-balance = At every table that the chair touches, men and women must then be balanced: one guest alone, one man and one woman, two and one, or two and two.
rules-balance-left = Where guests have left and two of one sex remain at a table, the next to join them must be of the other sex.

## Whether a placement must earn something.

rules-may-earn-nothing = A guest may be placed even where it earns nothing.
rules-must-score = Every placement must earn at least 1 point.
rules-must-score-opener = Every placement must earn at least 1 point, with one exception: where all tables that its chair touches are empty, a guest may sit down for nothing if you can then place another card from your hand at one of these tables for points; you must do so next, in the same turn.
rules-must-score-never = Every placement must earn at least 1 point, and by these rules the first guest on an empty floor cannot: so nobody can ever be placed.

## What a placement earns.

rules-points = A guest earns points at once, at every table that the chair touches: all guests at that table are counted, the new one too.
rules-points-none = Guests earn no points, wherever they sit.

# $each (Number) - what every guest counts
# $second (Number) - what the second guest at a table earns
# $third (Number) - what the third earns
# $fourth (Number) - what the fourth earns
rules-points-equal = { $each ->
    [one] Every guest counts { $each } point: the second guest at a table earns { $second }, the third { $third } and the fourth { $fourth }.
   *[other] Every guest counts { $each } points: the second guest at a table earns { $second }, the third { $third } and the fourth { $fourth }.
}

# $own (Number) - what a guest of the table's nation counts
# $other (Number) - what any other guest counts
rules-points-own = A guest of the table's nation counts { $own }, any other guest { $other }.

# $faction (Number) - what a guest of the table's faction counts, of its nation or not
# $rival (Number) - what a guest of the other faction counts
rules-points-faction = A guest of the table's faction counts { $faction }, a guest of the other faction { $rival }.

# $own (Number) - what a guest of the table's nation counts
# $ally (Number) - what a guest of another nation of its faction counts
# $rival (Number) - what a guest of the other faction counts
rules-points-three = A guest of the table's nation counts { $own }, another guest of its faction { $ally }, a guest of the other faction { $rival }.

rules-alone-nothing = A guest alone at a table earns nothing there.

# $factor (Number) - 2 or 3
rules-pure = { $factor ->
    [2] Where all guests at a table are of its nation, the points there are doubled.
   *[3] Where all guests at a table are of its nation, the points there are tripled.
}

# $factor (Number) - 2 or 3
rules-pure-alone = { $factor ->
    [2] Where all guests at a table are of its nation, the points there are doubled, for a guest alone too.
   *[3] Where all guests at a table are of its nation, the points there are tripled, for a guest alone too.
}

## Full tables, the end, who wins.

rules-full-table = A table with four guests is full: once the points are counted, it leaves for good with all four, also from chairs that other tables share, and the next table takes its place.

rules-end-guests-last-drawn = The game ends at once, in the middle of a turn too, when the last guest card has been drawn.
rules-end-guests-beyond = The game ends at once, in the middle of a turn too, when a guest card must be drawn and none is left; you may choose to draw even then.
rules-end-tables-last-drawn = It also ends at once when the last table has been laid.
rules-end-tables-shortage = It also ends at once when a new table is needed and none is left.
rules-end-closed = It also ends at once when a player closes the diner.

# $penalty (Number) - points lost for each card in hand at the end
rules-hand-penalty = { $penalty ->
    [0] Cards left in hand at the end cost nothing.
    [one] Each card left in your hand at the end costs you { $penalty } point.
   *[other] Each card left in your hand at the end costs you { $penalty } points.
}

rules-win-shared = Whoever has the most points wins; several with equally many share the win.
rules-win-cards = Whoever has the most points wins; among several with equally many, whoever holds the fewest cards. Those still level share the win.
rules-win-penalties = Whoever has the most points wins; among several with equally many, whoever lost the fewest to dropped cards and cards left in hand. Those still level share the win.
rules-win-drop-penalties = Whoever has the most points wins; among several with equally many, whoever lost the fewest to dropped cards. Those still level share the win.
rules-win-hand-penalties = Whoever has the most points wins; among several with equally many, whoever lost the fewest to cards left in hand. Those still level share the win.
