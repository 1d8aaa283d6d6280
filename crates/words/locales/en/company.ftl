### Playing in company: the lobby, invitations, who is there and who is not, agreements, reactions.

## Before the game: the table waits.

company-lobby = Your table is laid
company-lobby-maker = Send each friend a link of their own. Opening it claims nothing: they sit down with a button.
company-lobby-waiting = You have a seat. The game begins as soon as everybody is ready; this page will take you there.
company-played = What is played
company-who = Who plays
company-read-rules = Read the rules

# $seconds (Number) - the time for a turn
company-clock = { $seconds ->
    [0] No time limit
    [60] 1 minute for a turn
    [180] 3 minutes for a turn
    [600] 10 minutes for a turn
   *[86400] 1 day for a turn
}

# $seconds (Number) - the time for a turn; where there is little room
company-clock-short = { $seconds ->
    [0] No limit
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[86400] 1 day
}

company-hints = Hints are allowed
company-no-hints = No hints
company-free = Free: waiting for a friend

# $places (Number) - free places
company-waits-for = { $places ->
    [0] Everybody is here.
    [one] One friend is still on the way.
   *[other] { $places } friends are still on the way.
}

# $bots (Number) - free places, which become bots
company-start = { $bots ->
    [0] Start the game
    [one] Start; the empty seat becomes a bot
   *[other] Start; { $bots } empty seats become bots
}

company-waits-for-start = Waiting for the start…

## Links.

# $seat (Number) - its number
company-link-seat = Link to seat { $seat }

# $name (String) - whose seat
company-link-of = { $name }’s link, also for another device

company-link-watch = Link for watchers
company-link-watch-why = Whoever opens it sees the table, and no hand.
company-link-copy = Copy
company-link-copied = Copied
company-link-renew = New link
company-link-renew-why = The old link stops working.
company-link-qr = QR code
company-link-unreachable = Only this machine can open these links. For friends in your network, start the server with `--lan`; for friends elsewhere, with `--public-url` and the address they can reach.
company-links = Links

## The invitation.

# $names (String) - who is at the table, a list
# $count (Number) - how many they are
company-invite = { $count ->
    [0] A seat is kept for you
    [one] { $names } invites you to the table
   *[other] { $names } invite you to the table
}

company-invite-lead = Looking costs nothing: the seat is yours once you press the button.
company-sit-down = Sit down

# $name (String) - who sat down with this link before
company-invite-known = A seat for { $name }

# $name (String) - who sat down with this link before
company-known = This seat is { $name }’s. If that is you, it works on this device too.

# $name (String) - who sat down with this link before
company-sit-again = I am { $name }: to my seat

## At the table.

company-table = Company
company-react = Reactions

# $reaction (Number) - which one
company-reaction = { $reaction ->
    [1] Applause
    [2] Laughter
    [3] Oh!
    [4] Hmm…
    [5] Hurry, please
   *[6] Thank you
}

# $name (String) - who shows it
# $reaction (String) - what, as above
company-reacted = { $name }: { $reaction }

# $name (String) - whose reactions
company-mute = Hide reactions from { $name }

company-leave = Leave the table
company-leave-why = A bot plays for you until you come back.
company-resign = Give the game up…
company-resign-why = A bot plays on, and the result counts you as resigned. There is no way back.
company-resign-sure = Give up for good
company-end-want = Propose to end the game
company-end-want-why = If all agree, it ends as it stands.
company-pause-want = Propose a pause
company-pause-want-why = If all agree, the game and its clock stand still.
company-agree = Agree
company-play-on = Play on
company-withdraw = Withdraw

# $name (String) - for whom, on a device that several share
# $text (String) - what a button says
company-for = { $text } ({ $name })

# $names (String) - who would like it, a list
# $count (Number) - how many they are
company-want-end = { $count ->
    [one] { $names } would like to end the game here.
   *[other] { $names } would like to end the game here.
}

# $names (String) - who would like it, a list
# $count (Number) - how many they are
company-want-pause = { $count ->
    [one] { $names } would like a pause.
   *[other] { $names } would like a pause.
}

company-paused-note = The game is paused.
company-resume = Go on

# $game (String) - the game's name
company-title-paused = Paused · { $game }

# $name (String) - whose seat
company-stands-in = A bot plays for { $name }.

company-stands-in-you = A bot plays for you.
company-come-back = Take my seat back

company-resigned-you = You have given up; a bot plays on for you.

# $name (String) - who gave up
company-resigned-note = { $name } gave the game up; a bot plays on.

# $name (String) - who is away
company-away = { $name } has not been heard from.

company-hand-over = Let a bot play
company-state-away = away
company-state-stand-in = a bot stands in
company-state-resigned = gave up
company-watching = You are watching.

# $time (String) - minutes and seconds, as "2:30"
company-time-left = { $time } left for this turn

# $seconds (String) - seconds left
company-time-soon = { $seconds } seconds left for this turn.

## One device for several.

# $name (String) - who may look
company-pass = Pass the device to { $name }

company-pass-why = The cards show when the button is pressed, and not before.

# $name (String) - who may look
company-pass-open = I am { $name }: show my cards

# $name (String) - who may look, too
company-pass-other = { $name } wants to look

company-curtain = Hide my cards

## A game that was ended by agreement.

company-stopped = Ended by agreement
company-stopped-why = The game was ended as it stood: these are the points so far.

# $game (String) - the game's name
company-title-stopped = Ended · { $game }

# $points (Number) - the same without sign
# $name (String) - whose
# $total (String) - the points, with sign
company-total = { $points ->
    [one] { $name }: { $total } point
   *[other] { $name }: { $total } points
}

# $text (String) - a line of the result
company-total-resigned = { $text } (gave up)

## What happened, said to all.

# $name (String) - who
company-sat-down = { $name } sits down.

# $name (String) - who
company-time-up = { $name }’s time is up.

# $name (String) - for whom
company-stood-in = A bot now plays for { $name }.

# $name (String) - who
company-resigned = { $name } gives the game up; a bot plays on.

# $name (String) - who
company-came-back = { $name } is back.

# $name (String) - who
company-wants-end = { $name } would like to end the game.

# $name (String) - who
company-wants-pause = { $name } would like a pause.

# $name (String) - who
company-wants-not = { $name } would rather play on.

# $name (String) - who agreed last
company-ended = { $name } agrees too: the game ends here.

# $name (String) - who agreed last
company-paused = { $name } agrees too: the game is paused.

# $name (String) - who
company-resumed = { $name } goes on with the game.

## Refusals.

company-started = The game has begun already.
company-over = The game is over.
company-paused-now = The game is paused. Press “Go on” first.
company-not-maker = Only whoever made the table can do that.
company-not-away = They are still at the table; a bot may step in only when somebody has been away for a while.
company-nothing = There is nothing to change: it is so already.
company-link-dead = This link works no more. Ask whoever sent it for a new one.

## Making a game for several.

company-seat-friend = A friend, by link
company-seat-here = Somebody on this device
company-seat-group-people = People
company-seat-group-bots = Bots

# $seat (Number) - its number
company-name-here = Name at seat { $seat }

company-clock-legend = Time for a turn
company-clock-help = It runs only while a person can act. When it is up, the turn is finished for them.
