### What the page's own script says: announcements, questions, settings, keys. Words in braces in
### the texts that the script completes, as {seconds}, are put in by the script itself.

## Choosing and placing.

# $guest (String) - the chosen guest, as "Bajoran man"
# $chairs (String) - chairs with their points, as "c4 (19), d5 (9)"
script-chosen = { $guest } chosen, for { $chairs }.

# $guest (String) - the chosen guest, as "Bajoran man"
script-chosen-stuck = { $guest } fits on no chair now.

# $guest (String) - the guest, as "Bajoran man"
script-put-back = { $guest } is back in your hand.

script-choose-first = Choose a card first, then a chair.
script-not-yours = It is not your turn yet. You can look at what your cards would earn.
script-followers = Now place another guest at the same table: the marked chairs are open.
script-drop-first = Your hand is full: choose the card to drop.
script-no-such-key = That is not possible right now.

## Being in touch with the server.

script-connecting = Connecting again…
script-connected = Connected again.
script-stale = The game had moved on, so nothing was done. Please look and choose again.
script-unanswered = The table did not take that. Please load the page again.

## Turns.

script-your-turn = It is your turn.

# $button (String) - the words on the button
# $seconds (String) - seconds left
script-countdown = { $button } · { $seconds }

script-ending = Your turn ends in 3 seconds. Any key or touch stops it.
script-drawing = Nothing fits: drawing for you. Any key or touch stops it.
script-stopped = Stopped. It is still your turn.

## The question before a draw.

script-ask-draw-title = Draw a card?
script-ask-draw-text = One of your cards fits right now. A draw ends your turn and cannot be taken back.
script-ask-draw-yes = Draw
script-ask-draw-no = Back to the table

## Settings, kept in the browser.

settings-title = Settings
settings-lead = They are kept in this browser.
settings-end = End my turn after 3 seconds
settings-end-text = Only when nothing more fits. Counted on the button; any key or touch stops it.
settings-ask = Ask before I draw
settings-ask-text = Only when one of your cards fits.
settings-draw = Draw for me when nothing fits
settings-draw-text = After a moment; any key or touch stops it.
settings-keys = One-letter keys
settings-keys-text = Such as d to draw, u to take back.
settings-sound = Sound
settings-sound-text = A tick for a guest, a chime for a full table.
settings-notify = Tell me when it is my turn
settings-notify-text = A notification, when you look elsewhere.
settings-notify-denied = This browser does not allow notifications from here.
settings-close = Done

## Keys.

keys-title = Keys
keys-arrows = Go to the next card or chair
keys-enter = Choose the card, then the chair
keys-nation = Go to cards whose name begins with that letter
keys-draw = Draw a card
keys-undo = Take back
keys-done = End turn
keys-why = Say why the card does not fit here
keys-hint = Ask for a hint
keys-escape = Put the card back
keys-help = This list
keys-close = Close

# $arrows (String) - the keys that go left, down, up and right, as "h j k l"
keys-or-arrows = arrows, { $arrows }
keys-enter-name = Enter, Space
keys-escape-name = Esc
keys-shift-letter = Shift + letter
