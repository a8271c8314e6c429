"""Tallies: games between policies, each as one row of numbers that says what happened, card by card.

A row begins with its seed, which the caller writes there (see `row`). Before the first row stand the notes between two
choices, before them the policies of the seats, and all before those is room for the trees of a search.
"""

from labdeck.bots.habits import OWN, filler_of
from labdeck.bots.match import choose
from labdeck.bots.search.tree import NODE, ROOT
from labdeck.rules.chance import WORD
from labdeck.rules.kernel import advance, legal, step
from labdeck.rules.numbers import (
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_NOTHING,
    ASK_OPPOSE,
    BESIDE,
    CARDS,
    DONE,
    HAND,
    MAT,
    NONE,
    OUT,
    PASS,
    PLAYING,
    PROJECT,
    QUEUE,
    SEATS,
    USES_UP,
)
from labdeck.rules.places import move, top
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.setup import deal

from .families import FAMILIES
from .row import (
    BY_BITS,
    CARD_DEEDS,
    DECISIONS,
    ENDED,
    FIRST_SEAT,
    HURT_SHIFT,
    NOTES,
    POLICIES,
    ROW,
    SCORES,
    SEED,
    SEEN,
    SKIPPED,
    STARTED,
    TIMES_SHIFT,
    TURN_SHIFT,
    TURNS,
    WINNERS,
)

__all__ = ["close_row", "open_row", "play_on", "play_rows", "take"]


def holdings(s: State, d: Deck, p: int) -> int:
    """What a seat has to lose: cards in hand and on the table, and turns; added needs count against it."""
    size = s.count[HAND + p] - s.skip[p]
    q = top(s, MAT + p)
    while q < CARDS:
        size += 1
        c = top(s, BESIDE + q)
        while c < CARDS:
            size += 1 if d.serves[c] else -1
            c = s.node_next[c]
        q = s.node_next[q]
    return size


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
        if s.depth == 0 and FAMILIES[d.family].may_hurt(d, c):
            out[first - NOTES] = c
            out[first - NOTES + 1] = s.asked
            for p in range(s.seats):
                out[first - SEATS + p] = holdings(s, d, p)


def note_victims(s: State, d: Deck, first: int, out: Counts, at: int) -> None:
    """Once an effect is over, note who has less than before."""
    c = out[first - NOTES]
    if c != NONE and s.depth == 0 and FAMILIES[d.family].is_done(s):
        for p in range(s.seats):
            if p != out[first - NOTES + 1] and holdings(s, d, p) < out[first - SEATS + p]:
                out[at + CARD_DEEDS + c] |= 1 << (HURT_SHIFT + p)
        out[first - NOTES] = NONE


def use_up(s: State, d: Deck, c: int, code: int) -> None:
    """A blank card is used up when it is played: it leaves the hand, and nothing else happens."""
    p = s.asked
    if s.place[c] == QUEUE + p:
        s.queued -= 1
    move(s, c, d.spent_to, USES_UP, p)
    if s.ask == ASK_BLOCK or s.ask == ASK_OPPOSE or s.ask == ASK_ANSWER:
        step(s, d, PASS)
        return
    FAMILIES[d.family].use_blank(s, code)
    s.ask = ASK_NOTHING
    s.choices += 1
    advance(s, d)


def open_row(s: State, d: Deck, seats: int, first: int, out: Counts, at: int) -> None:
    """Deal the game of a row."""
    seed = out[at + SEED]
    deal(s, d, seats, seed & WORD, seed >> 32, 0, 0)
    out[at + FIRST_SEAT] = s.seat
    out[first - NOTES] = NONE


def take(s: State, d: Deck, code: int, blank: int, first: int, out: Counts, at: int) -> None:
    """Take a choice and note what it does; the card `blank` has no effect.

    One of which only the ability is blank does the rest all the same: in the deck by which it is played it has none.
    """
    c = FAMILIES[d.family].card_used(s, d, code)
    if c != NONE:
        note_play(s, d, c, first, out, at)
        if c == blank and FAMILIES[d.family].is_blank_whole(d, c):
            use_up(s, d, c, code)
            return
    turns = s.turns
    step(s, d, code)
    out[at + SKIPPED] += max(0, s.turns - turns - 1)
    note_victims(s, d, first, out, at)
    FAMILIES[d.family].note_drawn(s, out, at)


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
        if z != d.back[c] and (z != OUT or FAMILIES[d.family].was_drawn(s, c)):
            out[deed] |= SEEN
        if d.role[c] == PROJECT and DONE <= z < DONE + s.seats:
            out[deed] |= z - DONE + 1
        elif d.role[c] == PROJECT and MAT <= z < MAT + s.seats:
            FAMILIES[d.family].note_left(s, d, c, out, at)


def play_on(s: State, m: State, w: State, d: Deck, bare: Deck, blank: int, first: int, out: Counts, at: int) -> bool:
    """Play the game of a row to its end, or until an own bot has to choose: whether one has to.

    In the deck `bare` the card `blank` has no ability. That deck counts once the card is played, for the rules and for
    the bots, so that up to then nothing differs.
    """
    room = (first - POLICIES - ROOT) // NODE
    deck = d
    while s.over == PLAYING:
        size = legal(s, deck)
        code = s.legal[0]
        if size > 1:
            out[at + DECISIONS] += 1
            policy = out[first - POLICIES + s.asked]
            if filler_of(policy) == OWN:
                return True
            code = choose(s, m, w, deck, size, policy, out[at + SEED], room, out)
        if FAMILIES[d.family].is_being_used(s, blank):
            deck = bare
        take(s, deck, code, blank, first, out, at)
    return False


def play_rows(
    s: State, m: State, w: State, d: Deck, bare: Deck, seats: int, blank: int, games: int, first: int, out: Counts
) -> None:
    """Play the games of so many rows, from `first` on, between bots that are machine code."""
    for game in range(games):
        at = first + game * ROW
        open_row(s, d, seats, first, out, at)
        play_on(s, m, w, d, bare, blank, first, out, at)
        close_row(s, d, out, at)
