### The table in a terminal: its bars, keys and pages, the line dialogue, the replay.

## The frame.

# $columns (Number) - how wide the terminal is
# $rows (Number) - how high it is
play-small = This terminal is { $columns } × { $rows }; the table needs 80 × 24. Make it larger: nothing is lost.

# $cards (Number) - guest cards left
# $tables (Number) - table cards left
play-piles = Piles: { $cards ->
    [one] { $cards } guest
   *[other] { $cards } guests
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}

## What keys do, a word or two each, for the bar at the bottom.

play-key-place = Place
play-key-choose = Choose
play-key-why = Why not
play-key-count = Count
play-key-help = Help
play-key-quit = Quit
play-key-skip = Skip
play-key-back = Back
play-key-step = Step
play-key-turn = Turn
play-key-hands = Hands

## What keys do, for the list of keys.

play-keys-tab = Go between hand and floor
play-keys-nation = Go to the cards of a nation, by its letter
play-keys-drop = Drop the card, when your hand is full
play-keys-close = Close the diner, where the rules allow it
play-keys-done = End your turn; while bots play: skip ahead
play-keys-pace = Bots play faster, slower
play-keys-log = The game so far
play-keys-count = What is gone, and what may still come
play-keys-rules = The rules
play-keys-quit = Quit; the game is kept
play-keys-mouse-name = mouse
play-keys-mouse = Choose a card, then a chair; both again to place
play-keys-space = Space

## How to read the floor.

# $woman (String) - the sign for women
# $man (String) - the sign for men
play-legend-sex = { $woman } is a woman, { $man } a man; the letter is the nation’s.

# $first (String) - a faction, as an adjective
# $second (String) - the other one
play-legend-faction = The border tells the faction: double = { $first }, dotted = { $second }.

play-legend-points = With a card chosen each chair shows what it would earn; a dimmed chair says below why not.

play-legend-fresh = * came this turn, ' came in the turn before.

## What is said below the floor.

# $name (String) - who thinks
play-thinking = { $name } is thinking…

# $pace (String) - how fast, as "Relaxed"
play-pace = Bots play: { $pace }.

# $guest (String) - whom, as "an Orion man"
play-drew = You drew { $guest }; your turn is over.

# $name (String) - whose cards are shown
play-parting = { $name }: press Enter, and your cards are hidden.

# $name (String) - the program
play-lost-silent = { $name } did not answer in time and has given up; a bot plays on.

# $name (String) - the program
play-lost-gone = { $name } has broken off and so given up; a bot plays on.

# $name (String) - the program
play-lost-garbage = { $name } gave an answer that is none and so has given up; a bot plays on.

# $name (String) - the program
play-lost-illegal = { $name } wanted to break the rules and so has given up; a bot plays on.

play-hint-thinking = Looking for a good turn…
play-hint-none = No good turn was found.

# $why (String) - what went wrong
play-not-kept = This could not be kept, so it was not done: { $why }

## Leaving, and coming back.

# $file (String) - the record's file
play-kept = The game is kept in { $file }

# $command (String) - what to type
play-go-on = Go on with: { $command }

play-offer = A game waits for you
play-offer-go-on = Go on with it
play-offer-new = Begin a new one; the other stays where it is

play-no-terminal = This needs a terminal. Add --plain to play line by line.

## The replay.

play-watch-all = All hands open
# $name (String) - whose hand is shown
play-watch-seat = As { $name } sees it

## The line dialogue.

# $game (String) - the game's name
play-plain-intro = You play { $game }. Type “help” for what you can type.

# $guests (String) - who sits where, a list
play-plain-seated = Seated: { $guests }.
play-plain-seated-none = Nobody is seated yet.

# $chairs (String) - chairs, a list
play-plain-free = Free chairs: { $chairs }.

# $cards (String) - cards, a list
play-plain-hand = Your hand: { $cards }.

# $card (String) - as "Orion man, 2 cards"
# $code (String) - how it is typed
play-plain-card = { $card } ({ $code })

# $name (String) - the player
# $points (String) - as "44 points"
# $cards (String) - as "7 cards"
play-plain-player = { $name }: { $points }, { $cards }.

# $action (String) - as it is typed
# $points (String) - what it earns, table by table
play-plain-legal = { $action }: { $points }.

play-plain-legal-none = No guest fits anywhere now.

# $actions (String) - other actions as they are typed, a list
play-plain-others = Also: { $actions }.

# $text (String) - what was typed
play-plain-unknown = “{ $text }” is nothing that can be typed here. Type “help” for a list.

# $name (String) - who may read on
play-plain-curtain = Press Enter when only { $name } can read this.

# $yes (String) - the word for yes
# $no (String) - the word for no
play-plain-offer = Go on with it? Type { $yes } or { $no }.
play-plain-yes = yes
play-plain-no = no

play-plain-place = places that guest on that chair
play-plain-draw = draws a card
play-plain-drop = drops that card, when your hand is full
play-plain-undo = takes your last action back
play-plain-done = ends your turn
play-plain-close = closes the diner, where the rules allow it
play-plain-why = says why that guest cannot sit there, or what it would earn
play-plain-list = lists all that you can do
play-plain-hint = says what a good player would do
play-plain-look = tells the position again
play-plain-log = tells the last turns
play-plain-rules = tells the rules
play-plain-help = this list
play-plain-quit = stops; the game is kept
