"""The row of a game: where each number stands, and what the number of a card says."""

from labdeck.rules.numbers import CARDS, KINDS, SEATS

# The row: where each number stands.
SEED, WINNERS, TURNS, ENDED, FIRST_SEAT, DECISIONS, SCORES = 0, 1, 2, 3, 4, 5, 6
CARD_DEEDS = SCORES + SEATS
OPEN_NEEDS = CARD_DEEDS + CARDS  # for each kind, the needs of active projects that are unmet at the end, in parts
SKIPPED = OPEN_NEEDS + KINDS  # turns that were skipped
ROW = SKIPPED + 1
PARTS = 5354228880  # of one need: as many kinds as may share it, up to 24, divide this

# The notes: the card whose victims are sought, who plays it, and what each seat held before.
NOTES = 2 + SEATS
POLICIES = NOTES + SEATS

# What a card did.
BY_BITS = 7  # the seat that completed it or played it first, from 1; 0 is nobody
HURT_SHIFT = 3  # a bit for each other seat that lost something when it was first played
STARTED = 1 << 8
LEFT = 1 << 9  # a project that is active at the end
SEEN = 1 << 10  # it came out of its pile
TIMES_SHIFT = 11  # how often it was played or put beside a project
TIMES_BITS = (1 << 21) - 1
TURN_SHIFT = 32  # the turns before the one in which it was first played
