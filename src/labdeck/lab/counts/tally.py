"""Tallies: games between policies, each as one row of numbers that says what happened, card by card.

A row begins with its seed, which the caller writes there. What a card did is one number: see the shifts below. Before
the first row stand the notes between two choices, before them the policies of the seats, and all before those is
room for the trees of a search.
"""

from labdeck.bots.match import choose
from labdeck.bots.projects.worth import ones
from labdeck.bots.search.tree import NODE, ROOT
from labdeck.rules.chance import WORD
from labdeck.rules.kernel import advance, legal, step
from labdeck.rules.numbers import (
    ACT_PHASE,
    ASK_ACT,
    ASK_ANSWER,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_NOTHING,
    ASK_STEP,
    ASK_TARGET,
    BESIDE,
    BURN,
    CARDS,
    DISCARD,
    DISCOVERIES,
    DONE,
    FIELD,
    FIELD_PHASE,
    HAND,
    HERO,
    HURTS_OTHER,
    KIND_BITS,
    KINDS,
    NEEDS,
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
from labdeck.rules.projects.actions import is_burned
from labdeck.rules.projects.needs import match_best
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.setup import deal

__all__ = ["play_rows"]

# The row: where each number stands.
SEED, WINNERS, TURNS, ENDED, FIRST_SEAT, DECISIONS, SCORES = 0, 1, 2, 3, 4, 5, 6
CARD_DEEDS = SCORES + SEATS
OPEN_NEEDS = CARD_DEEDS + CARDS  # for each kind, the needs of active projects that are unmet at the end, in parts
ROW = OPEN_NEEDS + KINDS
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


def holdings(s: State, d: Deck, p: int) -> int:
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


def card_used(s: State, d: Deck, code: int) -> int:
    """The card that a choice takes from hand or queue to use it; NONE if it uses none.

    A hero is played once its discovery is named, and an enhancement once its hero is [DR4]; to burn a card that has
    nothing to act on is no use of it [R39].
    """
    if s.ask == ASK_TARGET or s.ask == ASK_HERO:
        return s.putting
    is_touch = s.ask == ASK_ACT or s.ask == ASK_AT_ONCE or s.ask == ASK_BLOCK
    if code < CARDS and (is_touch or s.ask == ASK_INSPIRE or s.ask == ASK_ANSWER):
        if s.place[code] == HAND + s.asked or s.place[code] == QUEUE + s.asked:
            return NONE if is_burned(s, d, s.asked, code) else code
    return NONE


def note_play(s: State, d: Deck, c: int, first: int, out: Counts, at: int) -> None:
    """Note who uses a card, and what each seat holds before an effect that hurts others."""
    deed = at + CARD_DEEDS + c
    if d.role[c] == PROJECT:
        out[deed] |= STARTED
        return
    if s.ask == ASK_ANSWER:
        out[first - SEATS + s.asked] -= 1  # who answers gives up a card by choice, which makes no victim
    out[deed] += 1 << TIMES_SHIFT
    if out[deed] & BY_BITS == 0:
        out[deed] |= s.asked + 1 | s.turns << TURN_SHIFT
        if s.depth == 0 and (d.family == DISCOVERIES or d.hurts[c] >= HURTS_OTHER):
            out[first - NOTES] = c
            out[first - NOTES + 1] = s.asked
            for p in range(s.seats):
                out[first - SEATS + p] = holdings(s, d, p)


def note_victims(s: State, d: Deck, first: int, out: Counts, at: int) -> None:
    """Once an effect is over, note who has less than before; that of a hero waits until the step is named."""
    c = out[first - NOTES]
    if c != NONE and s.depth == 0 and s.ask != ASK_STEP:
        for p in range(s.seats):
            if p != out[first - NOTES + 1] and holdings(s, d, p) < out[first - SEATS + p]:
                out[at + CARD_DEEDS + c] |= 1 << (HURT_SHIFT + p)
        out[first - NOTES] = NONE


def use_up(s: State, d: Deck, c: int, code: int) -> None:
    """A blank card is used up when it is played: it leaves the hand, and nothing else happens."""
    p = s.asked
    if s.place[c] == QUEUE + p:
        s.queued -= 1
    move(s, c, DISCARD if d.family == DISCOVERIES else BURN, USES_UP, p)
    if s.ask == ASK_BLOCK or s.ask == ASK_ANSWER:
        step(s, d, PASS)
        return
    if s.ask == ASK_HERO:
        use_addition(s, code)
    s.ask = ASK_NOTHING
    s.choices += 1
    advance(s, d)


def use_addition(s: State, q: int) -> None:
    """Count an enhancement for the discovery q as added: as an action of its own it is the only one. [D33]"""
    s.putting = NONE
    if s.phase == ACT_PHASE:
        s.phase = FIELD_PHASE
    elif q != s.claimed:
        s.extra -= 1


def open_row(s: State, d: Deck, seats: int, first: int, out: Counts, at: int) -> None:
    """Deal the game of a row."""
    seed = out[at + SEED]
    deal(s, d, seats, seed & WORD, seed >> 32, 0, 0)
    out[at + FIRST_SEAT] = s.seat
    out[first - NOTES] = NONE


def take(s: State, d: Deck, code: int, blank: int, first: int, out: Counts, at: int) -> None:
    """Take a choice and note what it does; the card `blank` has no effect.

    A blank hero scores all the same: in the deck by which it is played it has no ability.
    """
    c = card_used(s, d, code)
    if c != NONE:
        note_play(s, d, c, first, out, at)
        if c == blank and d.role[c] != HERO:
            use_up(s, d, c, code)
            return
    step(s, d, code)
    note_victims(s, d, first, out, at)
    if d.family == DISCOVERIES:
        note_field(s, out, at)


def note_field(s: State, out: Counts, at: int) -> None:
    """Note the discoveries of the field: they are those that came out of their pile."""
    q = top(s, FIELD)
    while q < CARDS:
        out[at + CARD_DEEDS + q] |= SEEN
        q = s.node_next[q]


def is_drawn(s: State, d: Deck, c: int) -> bool:
    """Whether a card has come out of its pile; one that left the game later was seen, one left out was not. [P3]"""
    z = s.place[c]
    return z != d.back[c] and (z != OUT or (d.family == PROJECTS and s.seen[c] != 0))


def note_open(s: State, d: Deck, q: int, out: Counts, at: int) -> None:
    """Note the unmet needs of an active project; one that takes several kinds is shared by them."""
    size = match_best(s, d, q)
    for i in range(size):
        if s.match[i] == NONE:
            kinds = s.open[q] & KIND_BITS & (d.need[q * NEEDS + i] if i < d.needs[q] else s.need[i])
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    out[at + OPEN_NEEDS + kind] += PARTS // ones(kinds)


def close_row(s: State, d: Deck, out: Counts, at: int) -> None:
    """Write how the game ended, and where the projects lie."""
    out[at + WINNERS] = s.winners
    out[at + TURNS] = s.turns
    out[at + ENDED] = s.over
    for p in range(s.seats):
        out[at + SCORES + p] = s.score[p]
    for c in range(d.cards):
        deed = at + CARD_DEEDS + c
        z = s.place[c]
        if is_drawn(s, d, c):
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


def play_rows(
    s: State, m: State, w: State, d: Deck, bare: Deck, seats: int, blank: int, games: int, first: int, out: Counts
) -> None:
    """Play the games of so many rows, from `first` on.

    In the deck `bare` the hero `blank` has no ability. It counts once that hero is played, for the rules and for the
    bots, so that up to then nothing differs.
    """
    room = (first - POLICIES - ROOT) // NODE
    for game in range(games):
        at = first + game * ROW
        open_row(s, d, seats, first, out, at)
        deck = d
        while s.over == PLAYING:
            size = legal(s, deck)
            code = s.legal[0]
            if size > 1:
                out[at + DECISIONS] += 1
                policy = out[first - POLICIES + s.asked]
                code = choose(s, m, w, deck, size, policy, out[at + SEED], room, out)
            if s.ask == ASK_TARGET and s.putting == blank:
                deck = bare
            take(s, deck, code, blank, first, out, at)
        close_row(s, d, out, at)
