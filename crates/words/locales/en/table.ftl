### The page of a game: the floor, the hand, plates, panels, buttons, the end.

## The page's title, as tabs and notifications show it; the game's name is one of the rules' titles.

# $game (String) - the game's name
table-title-yours = Your turn – { $game }

# $name (String) - who is on turn
# $game (String) - the game's name
table-title-turn = { $name } is on turn – { $game }

# $game (String) - the game's name
table-title-over = The game is over – { $game }

# $game (String) - the game's name
table-title-replay = Replay – { $game }

## Heads of the parts of the page.

table-players = Players
table-floor = The floor
table-hand = Your hand
table-hands = Everybody’s cards
table-no-hand = You are watching
table-turn = This turn
table-last-turn = The last turn
table-since = Since your last turn
table-piles = Piles
table-log = The game so far
table-end = The end
table-actions = What you can do
table-story = What has happened
table-hints = A hint

## Links and small buttons.

table-home = All games
table-rules = Rules
table-settings = Settings
table-more = Log
table-menu = Menu
table-close-panel = Back to the table
table-record = Download record
table-replay = Step through
table-rematch = Play again

## Players.

table-you = you

# $level (String) - how well a bot plays
table-bot = { $level ->
    [apprentice] Bot, apprentice
    [waiter] Bot, waiter
    [sommelier] Bot, sommelier
    [maitre] Bot, maître
   *[other] Bot
}

# $dropped (Number) - dropped cards
table-dropped = { $dropped } dropped

table-on-turn = on turn

## Tables and chairs, for those who hear the page.

# $table (String) - the table and its square
# $guests (String) - who sits there, a list
table-table = { $table }: { $guests }

# $table (String) - the table and its square; nobody sits there
table-table-empty = { $table }: nobody yet

# $table (String) - the table and who sits there, as above
# $seated (Number) - how many guests sit there
# $chairs (Number) - how many chairs a table has
# $next (String) - who could sit down there next: woman, man, either or nobody
table-table-next = { $next ->
    [woman] { $table }. { $seated } of { $chairs } seated; only a woman can come next.
    [man] { $table }. { $seated } of { $chairs } seated; only a man can come next.
    [either] { $table }. { $seated } of { $chairs } seated; a woman or a man can come next.
   *[nobody] { $table }. { $seated } of { $chairs } seated; nobody can come now.
}

# $square (String) - a square where no table is laid any more
table-table-none = No table on { $square }

table-place-none = at no table

# $chair (String) - the chair's square
# $place (String) - where it stands, as "at the Trill table"
table-chair-free = Chair { $chair }, { $place }: free

# $chair (String) - the chair's square
# $place (String) - where it stands
# $guest (String) - who sits there
table-chair-taken = Chair { $chair }, { $place }: { $guest }

# $chair (String) - what the chair is, as above
table-chair-fresh = { $chair }, placed this turn

# $chair (String) - what the chair is, as above
table-chair-last = { $chair }, placed last turn

# $chair (String) - what the chair is, as above
# $points (Number) - what the guest chosen would earn
table-chair-earns = { $chair }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# $chair (String) - what the chair is, as above
# $reason (String) - why the guest chosen cannot sit there, a sentence
table-chair-refused = { $chair }. { $reason }

# $chair (String) - what the chair is, as above; an opener waits nearby
table-chair-follow = { $chair }; company can sit here

# $text (String) - what an opener earns: nothing
# $chairs (String) - chairs where the next guest may sit
table-opener = { $text }. It opens a table: another guest must join it this turn, on { $chairs }.

# $sum (String) - what each guest counts
table-how-double = { $sum }, doubled

# $sum (String) - what each guest counts
table-how-triple = { $sum }, tripled

## Cards in hand.

# $guest (String) - without article, as "Orion man"
# $count (Number) - how many of it
table-card = { $count ->
    [one] { $guest }
   *[other] { $guest }, { $count } cards
}

# $card (String) - the card, as above
# $reason (String) - why it fits nowhere, a sentence
table-card-stuck = { $card }. { $reason }

# $table (String) - the table of the guest's nation, as "the Trill table"
table-stuck-no-table = Fits nowhere now: { $table } is not on the floor.

# $of (String) - the table of the guest's nation, as "of the Trill table"
table-stuck-full = Fits nowhere now: no chair { $of } is free.

# $reason (String) - why the nearest chair is not open, a sentence
table-stuck = Fits nowhere now. { $reason }

# $price (Number) - points that a dropped card costs
table-drop = { $price ->
    [0] Drop
   *[other] Drop −{ $price }
}

# $price (Number) - points that a dropped card costs
# $guest (String) - without article
table-drop-label = { $price ->
    [0] Drop { $guest }
    [one] Drop { $guest }: costs { $price } point
   *[other] Drop { $guest }: costs { $price } points
}

## Every way to place a guest, as a list.

# $ways (Number) - how many there are
table-placements = { $ways ->
    [one] One way to place a guest
   *[other] { $ways } ways to place a guest
}

# $guest (String) - without article, as "Orion man"
# $chair (String) - the chair's square
# $points (Number) - what the guest would earn there
table-placement = { $points ->
    [one] { $guest } on { $chair }: { $points } point
   *[other] { $guest } on { $chair }: { $points } points
}

table-hand-empty = Your hand is empty.
table-hand-watching = Hands stay with their players until the end.

# $count (Number) - cards in hand
table-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Whose turn it is and what is asked: one short line.

# $placements (Number) - how many guests a turn may place
table-status-fresh = { $placements ->
    [one] Your turn: place a guest, or draw.
   *[other] Your turn: place up to { $placements }, or draw.
}

table-status-nothing-fits = Your turn: nobody fits. Draw a card.

# $price (Number) - points that a dropped card costs
table-status-full = { $price ->
    [0] Hand full: place, or choose a card to drop.
   *[other] Hand full: place, or choose a card to drop (−{ $price }).
}

# $price (Number) - points that a dropped card costs
table-status-full-nothing-fits = { $price ->
    [0] Hand full, nobody fits: choose a card to drop.
   *[other] Hand full, nobody fits: choose a card to drop (−{ $price }).
}

table-status-empty-close = Your hand is empty: draw, or close the diner.
table-status-empty = Your hand is empty: draw a card.

# $left (Number) - placements left
table-status-placing = { $left ->
    [one] Place one more, or end your turn.
   *[other] Place up to { $left } more, or end your turn.
}

table-status-none-left = All placed: end your turn.
table-status-close-or-done = Hand empty: close the diner, or end your turn.
table-status-nobody-else = Nobody else fits: end your turn.

# $chair (String) - where the guest waits
table-status-opener = Place company for { $chair } now.

# $guest (String) - the card drawn, as "an Orion man"
table-status-drawn = You drew { $guest }: end your turn.

table-status-drawn-hidden = You drew a card: end your turn.
table-status-dropped = Dropped: end your turn.
table-status-dropped-draw = Dropped: now draw a card.

# $guest (String) - the card chosen
table-status-chosen = { $guest }: choose a chair.

# $name (String) - who is on turn
table-status-other = { $name } is on turn.

# $name (String) - who is on turn
# $placed (Number) - guests placed this turn
table-status-other-placed = { $placed ->
    [one] { $name } is on turn: { $placed } guest placed.
   *[other] { $name } is on turn: { $placed } guests placed.
}

table-status-over = The game is over.

## Buttons.

table-draw = Draw
table-undo = Take back
table-done = End turn
table-close = Close the diner
table-hint = Hint

## The turn so far, the log, what happened meanwhile.

table-turn-nothing = Nothing done yet.

# $round (Number) - the round
# $name (String) - whose turn
table-log-turn = { $round } · { $name }

table-log-empty = The guests are about to arrive.

# $turns (Number) - turns that are not shown
table-log-older = { $turns ->
    [one] One turn before these is not shown.
   *[other] { $turns } turns before these are not shown.
}

# $guests (Number) - guests placed
# $name (String) - who placed them
# $points (Number) - what they earned in all
table-since-placed = { $guests ->
    [one] { $name } placed a guest
   *[other] { $name } placed { $guests } guests
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# $name (String) - who drew
table-since-drew = { $name } drew a card.

# $name (String) - who dropped
table-since-dropped = { $name } dropped a card.

# $tables (String) - tables that left, a list
# $guests (Number) - guests that left
table-since-cleared = { $guests ->
    [one] Gone: { $tables }, with { $guests } guest.
   *[other] Gone: { $tables }, with { $guests } guests.
}

## Piles.

table-pile-guests = guest cards
table-pile-tables = table cards
table-count = Gone, and still to come
table-count-why = Still to come: what you have not seen. It may be in the pile, in other hands or dropped.
table-count-nation = Nation
table-count-women = Women
table-count-men = Men
table-count-tables = Tables
table-count-come = Still to come
table-count-gone = Gone

## The replay.

# $at (Number) - actions played so far
# $of (Number) - actions in all
table-replay-at = Action { $at } of { $of }

table-replay-first = First
table-replay-back = Back
table-replay-forward = Forward
table-replay-last = Last
table-replay-start = The floor as it was dealt.
table-replay-leave = To the result
