"""Tallies: games between policies, each as one row of numbers that says what happened, card by card.

A row begins with its seed, which the caller writes there. What a card did is one number: see the shifts below. Before
the first row stand the notes between two choices, before them the policies of the seats, and all before those is
room for the trees of a search.
"""

from labdeck.bots.match import choose
from labdeck.bots.tree import NODE, ROOT
from labdeck.rules.chance import WORD
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import (
    ASK_ACT,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_NOTHING,
    BESIDE,
    BURN,
    CARDS,
    DONE,
    HAND,
    HURTS_OTHER,
    KINDS,
    NONE,
    OUT,
    PASS,
    PLAYING,
    PROJECT,
    PROJECTS,
    QUEUE,
    SEATS,
    TABLE,
    USES_UP,
)
from labdeck.rules.places import move, top
from labdeck.rules.setup import deal
from labdeck.rules.turns import advance

__all__ = ["play_rows"]

# The row: where each number stands.
SEED, WINNERS, TURNS, ENDED, FIRST_SEAT, DECISIONS, SCORES = 0, 1, 2, 3, 4, 5, 6
CARD_DEEDS = SCORES + SEATS
OPEN_NEEDS = CARD_DEEDS + CARDS  # for each kind, how many active projects still want it at the end
ROW = OPEN_NEEDS + KINDS

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


def holdings(s, d, p: int) -> int:
    """What a seat has to lose: cards in hand and on the table, and turns; added needs count against it."""
    size = s.count[HAND + p] - s.skip[p]
    q = top(s, TABLE + p)
    while q < CARDS:
        size += 1
        c = top(s, BESIDE + q)
        while c < CARDS:
            size += 1 if d.serves[c] else -1
            c = s.node_next[c]
        q = s.node_next[q]
    return size


def is_play(s, d, code: int) -> bool:
    """Whether a choice takes a card from hand or queue to use it."""
    if code >= CARDS or (s.ask != ASK_ACT and s.ask != ASK_AT_ONCE and s.ask != ASK_BLOCK):
        return False
    return s.place[code] == HAND + s.asked or s.place[code] == QUEUE + s.asked


def note_play(s, d, c: int, first: int, out, at: int) -> None:
    """Note who uses a card, and what each seat holds before an effect that hurts others."""
    deed = at + CARD_DEEDS + c
    if d.role[c] == PROJECT:
        out[deed] |= STARTED
        return
    out[deed] += 1 << TIMES_SHIFT
    if out[deed] & BY_BITS == 0:
        out[deed] |= s.asked + 1 | s.turns << TURN_SHIFT
        if s.depth == 0 and d.hurts[c] >= HURTS_OTHER:
            out[first - NOTES] = c
            out[first - NOTES + 1] = s.asked
            for p in range(s.seats):
                out[first - SEATS + p] = holdings(s, d, p)


def note_victims(s, d, first: int, out, at: int) -> None:
    """Once an effect is over, note who has less than before."""
    c = out[first - NOTES]
    if c != NONE and s.depth == 0:
        for p in range(s.seats):
            if p != out[first - NOTES + 1] and holdings(s, d, p) < out[first - SEATS + p]:
                out[at + CARD_DEEDS + c] |= 1 << (HURT_SHIFT + p)
        out[first - NOTES] = NONE


def use_up(s, d, c: int) -> None:
    """A blank card is used up when it is played: it burns, and nothing else happens."""
    p = s.asked
    if s.place[c] == QUEUE + p:
        s.queued -= 1
    move(s, c, BURN, USES_UP, p)
    if s.ask == ASK_BLOCK:
        step(s, d, PASS)
    else:
        s.ask = ASK_NOTHING
        s.choices += 1
        advance(s, d)


def open_row(s, d, seats: int, first: int, out, at: int) -> None:
    """Deal the game of a row."""
    seed = out[at + SEED]
    deal(s, d, seats, seed & WORD, seed >> 32, 0, 0)
    out[at + FIRST_SEAT] = s.seat
    out[first - NOTES] = NONE


def take(s, d, code: int, blank: int, first: int, out, at: int) -> None:
    """Take a choice and note what it does; the card `blank` has no effect."""
    if is_play(s, d, code):
        note_play(s, d, code, first, out, at)
        if code == blank:
            use_up(s, d, code)
            return
    step(s, d, code)
    note_victims(s, d, first, out, at)


def note_open(s, d, q: int, out, at: int) -> None:
    """Note the kinds that an active project still wants."""
    for kind in range(KINDS):
        if s.open[q] >> kind & 1:
            out[at + OPEN_NEEDS + kind] += 1


def close_row(s, d, out, at: int) -> None:
    """Write how the game ended, and where the projects lie."""
    out[at + WINNERS] = s.winners
    out[at + TURNS] = s.turns
    out[at + ENDED] = s.over
    for p in range(s.seats):
        out[at + SCORES + p] = s.score[p]
    for c in range(d.cards):
        deed = at + CARD_DEEDS + c
        z = s.place[c]
        if z != d.back[c] and z != OUT:
            out[deed] |= SEEN
        if d.role[c] == PROJECT:
            if DONE <= z < DONE + s.seats:
                out[deed] |= z - DONE + 1
            elif TABLE <= z < TABLE + s.seats:
                if d.family == PROJECTS:
                    out[deed] |= LEFT
                    note_open(s, d, c, out, at)
                else:
                    out[deed] |= z - TABLE + 1


def play_rows(s, m, w, d, seats: int, blank: int, games: int, first: int, out) -> None:
    """Play the games of so many rows, from `first` on."""
    room = (first - POLICIES - ROOT) // NODE
    for game in range(games):
        at = first + game * ROW
        open_row(s, d, seats, first, out, at)
        while s.over == PLAYING:
            size = legal(s, d)
            code = s.legal[0]
            if size > 1:
                out[at + DECISIONS] += 1
                policy = out[first - POLICIES + s.asked]
                code = choose(s, m, w, d, size, policy, out[at + SEED], room, out)
            take(s, d, code, blank, first, out, at)
        close_row(s, d, out, at)
