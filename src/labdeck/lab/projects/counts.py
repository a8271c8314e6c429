"""What a tally counts in games of projects alone."""

from labdeck.bots.judgement import ones
from labdeck.lab.counts.row import CARD_DEEDS, LEFT, OPEN_NEEDS, PARTS
from labdeck.rules.numbers import (
    ASK_ACT,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_OPPOSE,
    CARDS,
    HAND,
    HURTS_OTHER,
    KIND_BITS,
    KINDS,
    NEEDS,
    NONE,
    QUEUE,
)
from labdeck.rules.projects.actions import is_burned
from labdeck.rules.projects.needs import match_best
from labdeck.rules.schema import Counts, Deck, State


def card_used(s: State, d: Deck, code: int) -> int:
    """The card that a choice takes from hand or queue to use it; NONE if it uses none.

    To burn a card that has nothing to act on is no use of it. [R39]
    """
    is_window = s.ask == ASK_BLOCK or s.ask == ASK_OPPOSE
    if code < CARDS and (s.ask == ASK_ACT or s.ask == ASK_AT_ONCE or is_window):
        if s.place[code] == HAND + s.asked or s.place[code] == QUEUE + s.asked:
            return NONE if is_burned(s, d, s.asked, code) else code
    return NONE


def may_hurt(d: Deck, c: int) -> bool:
    """Whether a modifier hurts others."""
    return d.hurts[c] >= HURTS_OTHER


def is_done(s: State) -> bool:
    """An effect that is over has done all."""
    return True


def is_blank_whole(d: Deck, c: int) -> bool:
    """A card has its effect and nothing else."""
    return True


def is_being_used(s: State, c: int) -> bool:
    """No card has an ability beside what it does."""
    return False


def use_blank(s: State, code: int) -> None:
    """The turn goes on as it does anyway."""


def note_drawn(s: State, out: Counts, at: int) -> None:
    """What came out of a pile is told by where it lies at the end."""


def was_drawn(s: State, c: int) -> bool:
    """One that left the game later was seen, one left out was not. [P3]"""
    return s.seen[c] != 0


def note_left(s: State, d: Deck, c: int, out: Counts, at: int) -> None:
    """Note a project that is active at the end, and its needs."""
    out[at + CARD_DEEDS + c] |= LEFT
    note_open(s, d, c, out, at)


def note_open(s: State, d: Deck, q: int, out: Counts, at: int) -> None:
    """Note the unmet needs of an active project; one that takes several kinds is shared by them."""
    size = match_best(s, d, q)
    for i in range(size):
        if s.match[i] == NONE:
            kinds = s.open[q] & KIND_BITS & (d.need[q * NEEDS + i] if i < d.needs[q] else s.need[i])
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    out[at + OPEN_NEEDS + kind] += PARTS // ones(kinds)
