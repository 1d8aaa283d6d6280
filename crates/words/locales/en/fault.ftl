### What is wrong with a record, a position, a rule set or a piece of text: for those who write them.

## Text that cannot be read: what should stand there. What stands there follows.

syntax-guest = Expected a guest: a letter from A to L, then m or f, as in Bm.
syntax-square = Expected a square: a small letter and a digit, as in c4.
syntax-number = Expected a number: at most nine digits, without leading zeros.
syntax-action = Expected an action: a placement as in Em@c4, or draw, drop:Em, close or done, the last not in a record.
syntax-turn-number = Expected a turn: the round, a point and the player, as in 3.2.
syntax-tables = Expected the five tables: a letter from A to L for each, as in BGEIH.
syntax-seated = Expected a chair and its guest, as in d5Gf.
syntax-piles = Expected the cards left in both piles, guests and tables, as in 55,17.
syntax-turn = Expected the player on turn and the turn so far, as in 1.0, 1.1!c4, 1.drawn or 1.dropped.
syntax-tables-gone = Expected the tables gone, letters from A to L without blanks, or - if there are none.

# $expected (String) - one of the sentences above
# $found (String) - what stands there
syntax-found = { $expected } Found: “{ $found }”.

# $expected (String) - one of the sentences above; nothing stands there
syntax-found-nothing = { $expected } Found nothing.

## The same where there is nothing to show.

syntax-utf8 = These bytes are not UTF-8 text.
syntax-nul = A NUL byte stands here, which no text has.
syntax-long-line = This line is longer than 64 KiB.
syntax-many-headers = The headers of this game are longer than 1 MiB together.

## Headers of a record.

header-malformed = A header is a key and a quoted value, as in [Date "2001-10-04"]; inside the quotes, \" and \\ stand for " and \.

# $key (String) - the header's key
header-double = The header { $key } stands twice: keep one.

# $key (String) - the header's key
header-missing = The header { $key } is missing: each game begins with Record, Rules, Tables and Guests, or a Position in place of the last two.

# $key (String) - the header's key
header-after-turns = The header { $key } stands after a turn: headers come first, and only Record begins a new game.

header-after-turns-nameless = A header stands after a turn: headers come first, and only Record begins a new game.

# $version (String) - the version that the record says it has
header-unknown-version = This program reads records of version 1, not “{ $version }”.

header-hidden-cards = This position hides cards: a record can begin only where all hands and all dropped cards are named.

# $key (String) - Tables or Guests
header-beside-position = The header { $key } stands beside a Position: a game begins with one or with the decks, not with both.

## Decks.

# $found (String) - what stands there
deck-guest-unreadable = Each card of this deck is a guest, a letter from A to L and then m or f, without blanks. Found: “{ $found }”.

deck-guest-missing = This deck is empty: each card is a letter from A to L and then m or f, without blanks.

# $found (String) - the beginning of the deck
deck-tables-unreadable = Each card of this deck is a letter from A to L, without blanks. Found: “{ $found }”.

# $found (Number) - how many cards the deck has
# $expected (Number) - how many it must have
deck-size = { $found ->
    [one] This deck has { $found } card instead of { $expected }.
   *[other] This deck has { $found } cards instead of { $expected }.
}

# $guest (String) - without article, as "Orion man"
# $code (String) - its code, as "Hm"
# $found (Number) - how many such cards there are
# $expected (Number) - how many there must be
deck-guest = { $found ->
    [0] This deck has none of the card { $guest } ({ $code }) instead of { $expected }.
   *[other] This deck has { $found } of the card { $guest } ({ $code }) instead of { $expected }.
}

# $nation (String) - the nation's name
# $code (String) - its letter
# $found (Number) - how many tables it has
deck-table = { $found ->
    [0] This deck has none of the table { $nation } ({ $code }) instead of 2.
   *[other] This deck has { $found } of the table { $nation } ({ $code }) instead of 2.
}

## Turns and the result.

# $round (Number) - the round that comes next
# $player (Number) - the player that comes next
turn-wrong = The turn that comes next is { $round }.{ $player }: round { $round }, player { $player }.

# $earned (Number) - what the placement earned
# $written (Number) - what the record says
points-wrong = { $earned ->
    [one] This placement earns { $earned } point, not { $written }.
   *[other] This placement earns { $earned } points, not { $written }.
}

result-malformed = Result is one number for each player, with blanks between.
result-unfinished = The game has not ended where the record stops, so it has no Result yet.

# $totals (String) - the totals in player order, with blanks between
result-differs = The game ends with other totals: { $totals }.

after-end-guests = The game ended before this: the guest cards had run out.
after-end-tables = The game ended before this: the table cards had run out.
after-end-closed = The game ended before this: the diner had been closed.

## Positions. The fields' names are in the two messages that a sentence follows.

# $found (Number) - how many fields there are
position-fields = { $found ->
    [one] A position has nine fields with one blank between each two; here is { $found }.
   *[other] A position has nine fields with one blank between each two; here are { $found }.
}

# $field (Number) - which field, 1 to 9
# $why (String) - a sentence that says what should stand there
position-field = { $field ->
    [1] Field 1, the tables, cannot be read. { $why }
    [2] Field 2, the chairs, cannot be read. { $why }
    [3] Field 3, the hands, cannot be read. { $why }
    [4] Field 4, the scores, cannot be read. { $why }
    [5] Field 5, the dropped cards, cannot be read. { $why }
    [6] Field 6, the piles, cannot be read. { $why }
    [7] Field 7, the turn, cannot be read. { $why }
    [8] Field 8, the guests gone, cannot be read. { $why }
   *[9] Field 9, the tables gone, cannot be read. { $why }
}

# $field (Number) - which field, 1 to 9
# $why (String) - a sentence that says what is impossible
position-impossible = { $field ->
    [1] Field 1, the tables, shows what cannot be. { $why }
    [2] Field 2, the chairs, shows what cannot be. { $why }
    [3] Field 3, the hands, shows what cannot be. { $why }
    [4] Field 4, the scores, shows what cannot be. { $why }
    [5] Field 5, the dropped cards, shows what cannot be. { $why }
    [6] Field 6, the piles, shows what cannot be. { $why }
    [7] Field 7, the turn, shows what cannot be. { $why }
    [8] Field 8, the guests gone, shows what cannot be. { $why }
   *[9] Field 9, the tables gone, shows what cannot be. { $why }
}

# $guest (String) - without article, as "Orion man"
# $code (String) - its code, as "Hm"
impossible-too-many = There are more of the card { $guest } ({ $code }) than the deck has.

# $nation (String) - the nation's name
# $code (String) - its letter
impossible-too-many-tables = There are more than two of the table { $nation } ({ $code }).

# $table (String) - the table's square
impossible-no-table = No table stands on { $table }, though the game goes on.

# $table (String) - the table's square
impossible-full-table = Four guests sit at the table on { $table }: a full table leaves at once.

# $chair (String) - the chair's square
# $guest (String) - who sits there, as "an Orion man"
# $own (String) - where the guest belongs, as "at the Trill table"
impossible-stray = On { $chair } sits { $guest }, but the chair is not { $own }.

# $chair (String) - the chair's square
impossible-chair-twice = Two guests sit on { $chair }.

# $player (Number) - the player's number
impossible-over-limit = Player { $player } holds more cards than the limit allows.

# $found (Number) - guest cards in all fields
# $expected (Number) - how many there must be
impossible-guest-count = { $found ->
    [one] All fields together have { $found } guest card instead of { $expected }.
   *[other] All fields together have { $found } guest cards instead of { $expected }.
}

# $found (Number) - table cards in all fields
impossible-table-count = { $found ->
    [one] All fields together have { $found } table card instead of 24.
   *[other] All fields together have { $found } table cards instead of 24.
}

# $found (Number) - how many parts the field has
impossible-seats = { $found ->
    [one] There is { $found } part, and there must be one for each player.
   *[other] There are { $found } parts, and there must be one for each player.
}

impossible-no-such-seat = There is no such player in this game.
impossible-placements = More guests are placed than a turn allows.

# $chair (String) - the chair's square
impossible-opener = Nobody can be waiting for company on { $chair }.

## Rule sets.

# $name (String) - a name that no preset has
# $presets (String) - the names of all presets, a list
bad-rules-unknown-preset = There are no rules named “{ $name }”: choose { $presets }.

# $name (String) - a name that no parameter has
# $params (String) - the names of all parameters, a list
bad-rules-unknown-param = There is no parameter “{ $name }”: choose { $params }.

# $word (String) - what stands there
bad-rules-not-key-value = “{ $word }” is no change of the rules: write a parameter, = and its value, as in limit=10.

# $param (String) - the parameter's name
bad-rules-twice = The parameter { $param } stands twice: keep one.

# $param (String) - the parameter's name
# $least (Number) - the least it may be
# $most (Number) - the most it may be
# $value (String) - what it was to be
bad-rules-not-in-range = The parameter { $param } is a number from { $least } to { $most }, not “{ $value }”.

# $param (String) - the parameter's name
# $words (String) - what it may be, a list
# $value (String) - what it was to be
bad-rules-not-a-word = The parameter { $param } is { $words }, not “{ $value }”.

# $hand (Number) - cards dealt to each player
# $limit (Number) - the most cards a hand may hold
bad-rules-hand-over-limit = { $hand ->
    [one] Each player would be dealt { $hand } card, but a hand holds at most { $limit }: lower hand or raise limit.
   *[other] Each player would be dealt { $hand } cards, but a hand holds at most { $limit }: lower hand or raise limit.
}

# $dealt (Number) - guest cards that the deal takes
# $guests (Number) - guest cards that there are
bad-rules-too-few-guests = The deal would take { $dealt } guest cards, there are { $guests }, and at least one must be left: lower players or hand, or raise copies.
