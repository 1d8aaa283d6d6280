#!/usr/bin/env python3
"""A whole bot for `rid` in a page: the placement that earns most now, else a draw.

    rid arena "cmd:python3 examples/bot.py" patient --deals 20

It knows nothing of the rules: it asks for the legal actions. docs/bot-protocol.md tells
all that the host says; what this bot does not need it ignores.
"""

import random
import sys

chance = random.Random(0)


def say(line):
    # Without the flush the line waits in a buffer, and the host waits for the line.
    print(line, flush=True)


def choose(offers):
    """One of the legal actions, as `Em@c4+19` (a placement earns 19) or `draw`."""
    placements = [offer.split("+") for offer in offers if "@" in offer]
    if placements:
        most = max(int(points) for _, points in placements)
        best = [action for action, points in placements if int(points) == most]
        if most > 0 or "done" not in offers:
            return chance.choice(best)
    for other in ("close", "done", "draw"):
        if other in offers:
            return other
    return chance.choice(offers)  # A full hand: some card must go.


for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "rid":  # Hello.
        say("id name greedy in Python")
        say("ridok 1")
    elif word == "isready":
        say("readyok")
    elif word == "go":  # Our turn: what may we do?
        if "seed" in rest:
            chance.seed(int(rest[rest.index("seed") + 1]))
        say("legal")
    elif word == "legal":  # We do one thing, and are asked again until we say `done`.
        say("bestturn " + choose(rest))
    elif word == "quit":
        break
