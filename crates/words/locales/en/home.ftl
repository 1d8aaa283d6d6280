### The home page, making a game, and the pages of rules.

## The entrance.

home-product = Risa International Diner
home-tagline = Twelve nations, five tables, and you decide who sits where.
home-skip = Skip to the page
home-to-entrance = Back to the entrance
home-language = Language

## Making a game.

home-new = Your table is ready
home-name-label = Your name
home-name-guest = Traveller
home-start = Start a game
home-start-with = You play the diner on Risa against three waiters, at a relaxed pace. Change what you like below.
home-choices = Set the table your way
home-start-so = Start this game

home-rules-legend = Which game?

# $preset (String) - the preset's name
home-preset = { $preset ->
    [rid] Risa International Diner
    [cafe] Café International
    [amigo] Café International, printed rules
   *[other] ?
}

# $preset (String) - the preset's name; where there is little room
home-preset-short = { $preset ->
    [rid] Risa
    [cafe] Café
    [amigo] Printed rules
   *[other] ?
}

# $preset (String) - the preset's name
home-preset-special = { $preset ->
    [rid] Kin count 3, allies 2, rivals 1, and even a guest alone at a table earns points.
    [cafe] Company counts: a guest alone earns nothing, and a table of one nation pays double.
    [amigo] As the café, but cards left in hand cost points, and an empty hand may close the diner.
   *[other] ?
}

home-read = Read the rules

# $title (String) - the name of a rule set
home-read-rules = Read the rules of { $title }

home-seats-legend = Who plays?
home-players-label = Players
home-you = You

# $seat (Number) - its number
home-seat-label = Seat { $seat }

# $level (String) - a bot's level
home-level = { $level ->
    [apprentice] Apprentice
    [waiter] Waiter
    [sommelier] Sommelier
    [maitre] Maître
   *[other] ?
}

# $level (String) - a bot's level
home-level-character = { $level ->
    [apprentice] Takes the most points in sight and thinks no further.
    [waiter] Keeps good cards for a better moment.
    [sommelier] Tastes hundreds of possible rounds before each turn.
    [maitre] Tastes thousands, and has seen it all before.
   *[other] ?
}

# $bot (String) - a level and a seat
home-bot-name = { $bot ->
    [apprentice-1] Pip
    [apprentice-2] Tilo
    [apprentice-3] Mina
    [apprentice-4] Jory
    [apprentice-5] Wren
    [waiter-1] Nadia
    [waiter-2] Rosa
    [waiter-3] Emil
    [waiter-4] Ines
    [waiter-5] Bruno
    [sommelier-1] Thea
    [sommelier-2] Odile
    [sommelier-3] Cyrus
    [sommelier-4] Margot
    [sommelier-5] Anselm
    [maitre-1] Octavio
    [maitre-2] Celeste
    [maitre-3] Leopold
    [maitre-4] Vivienne
    [maitre-5] Aurelio
   *[other] ?
}

# $name (String) - a bot's name
# $level (String) - its level
home-bot-at-seat = { $name }, { $level ->
    [apprentice] apprentice
    [waiter] waiter
    [sommelier] sommelier
   *[maitre] maître
}

home-pace-legend = How fast do bots play?

# $pace (Number) - milliseconds between a bot's actions
home-pace = { $pace ->
    [0] At once
    [400] Brisk
    [900] Relaxed
   *[1800] Slow
}

home-theme-legend = Which guests come?
home-theme-usual = As the game

home-hints-label = Allow hints
home-hints-help = A hint shows one good turn and the points to expect of it.

## House rules.

home-house = House rules
home-house-intro = Leave a field empty to keep what the game you chose says.

# $value (String) - the same in every rule set
home-house-all = Usually: { $value }

# $preset (String) - the short name of a rule set
# $value (String) - what it says
home-house-in = { $preset }: { $value }

home-house-keep = as the game says

# $value (String) - a parameter and one of its words, joined by a hyphen
home-value = { $value ->
    [alone_scores-true] yes
    [alone_scores-false] no
    [must_score-true] yes
    [must_score-false] no
    [full_hand-drop] drop a card
    [full_hand-drop-then-draw] drop one, draw one
    [empty_hand-draw] draw one
    [empty_hand-keep] keep an empty hand
    [empty_hand-may-close] may close the diner
    [guests_end-last-drawn] with the last guest card
    [guests_end-beyond] when one is missing
    [tables_end-last-drawn] with the last table
    [tables_end-shortage] when one is missing
    [tie-fewest-cards] fewest cards in hand
    [tie-fewest-penalties] fewest points lost
    [tie-shared] all of them
   *[other] ?
}

## What is wrong with a form, said at the top and at its field.

home-fault = One thing before we begin
home-fault-go = Go to the field

home-name-empty = Tell us your name: one letter will do.

# $seat (Number) - its number
home-name-empty-at = Seat { $seat } needs a name: one letter will do.

# $seat (Number) - its number
# $why (String) - what is wrong with the name, a sentence
home-name-at = Seat { $seat }: { $why }

# $most (Number) - the most characters
# $found (Number) - how many there are
home-name-long = A name has at most { $most } characters; this one has { $found }.

home-name-invisible = This name holds characters that cannot be seen. Type it once more with letters, digits or signs.
home-name-marks = This name stacks too many marks on one letter. Leave a few away.
home-bad-choice = Choose one of those on offer.

## My games.

home-games = Your games
home-games-none = No games yet. Every table on the terrace is free.
home-games-finished = Finished
home-game-yours = Your turn

# $round (Number) - the round being played
home-game-round = Round { $round }

home-game-waits = Waiting
home-game-free = waiting for a friend
home-game-won = You won
home-game-over = Finished

# $names (String) - who plays, a list
home-game-of = Game of { $names }

# $title (String) - the name of a rule set
home-game-house = { $title }, house rules

## Pages of rules.

home-part-cards = Tables and cards
home-part-turn = Your turn
home-part-placing = Who may sit where
home-part-points = Points
home-part-end = The end
home-differences = What is different here
home-readings = How we read the rules
home-readings-intro = Where the descriptions of the game leave something open, we play it so:
home-others = The other games
home-to-game = Back to the game
home-floor = The floor from above: five round tables and twelve chairs. Lines show which tables an inner chair touches.
home-floor-caption = Tables stand like the five on a die. An outer chair (outlined) touches one table, an inner chair (filled) three.

home-reading-copies = One description speaks of 96 guest cards, and also of two men and two women of each nation, which would be 48. We play with 96; a house rule, `copies` set to 2, plays the other.
home-reading-dropped = Dropped cards lie face down, and only they cost points: guests who leave with a full table do not.
home-reading-last-card = A deck runs out when its last card has been drawn, not when the next one is missing.
home-reading-story = That men must not outnumber women is part of the story; the list of combinations is the rule.
home-reading-sources = The short description says nothing of some things. We take them from the printed rulebook or from Risa: two to five players, what an empty hand means, ties, points at every table that the chair touches, no draw after a drop, the exact combinations at a table, and that the game ends at once.
home-reading-draw = You may draw although you could place a guest: the printed rulebook says so.
home-reading-doubled = Points are doubled where all guests are of the table’s own nation: two Germans at the Italian table earn 2, not 4.
home-reading-follower = Whoever joins a guest placed for nothing may sit at any table that this guest’s chair touches.
home-reading-gaps = Where several tables leave at once, new ones are laid from left to right, the upper row first.
