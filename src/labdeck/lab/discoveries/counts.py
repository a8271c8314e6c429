"""What a tally counts in games of discoveries alone."""

from labdeck.lab.counts.row import CARD_DEEDS, SEEN
from labdeck.rules.discoveries.actions import end_addition
from labdeck.rules.numbers import (
    ASK_ANSWER,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_STEP,
    ASK_TARGET,
    CARDS,
    FIELD,
    HAND,
    HERO,
    MAT,
    NONE,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Counts, Deck, State


def card_used(s: State, d: Deck, code: int) -> int:
    """The card that a choice takes from the hand to use it; NONE if it uses none.

    A hero is played once its discovery is named, and an enhancement once its hero is. [DR4]
    """
    if s.ask == ASK_TARGET or s.ask == ASK_HERO:
        return s.putting
    if code < CARDS and (s.ask == ASK_INSPIRE or s.ask == ASK_ANSWER) and s.place[code] == HAND + s.asked:
        return code
    return NONE


def may_hurt(d: Deck, c: int) -> bool:
    """Any card may: abilities do not say whom they hurt."""
    return True


def is_done(s: State) -> bool:
    """What a hero does waits until the step of a wild discovery is named."""
    return s.ask != ASK_STEP


def is_blank_whole(d: Deck, c: int) -> bool:
    """A hero without its ability still scores."""
    return d.role[c] != HERO


def is_being_used(s: State, c: int) -> bool:
    """A hero is played when its discovery is named."""
    return s.ask == ASK_TARGET and s.putting == c


def use_blank(s: State, code: int) -> None:
    """A blank enhancement counts as added below the hero that was named."""
    if s.ask == ASK_HERO:
        end_addition(s, code)


def note_drawn(s: State, out: Counts, at: int) -> None:
    """Note the discoveries of the field: they are those that came out of their pile."""
    q = top(s, FIELD)
    while q < CARDS:
        out[at + CARD_DEEDS + q] |= SEEN
        q = s.node_next[q]


def was_drawn(s: State, c: int) -> bool:
    """What is out of the game was left out."""
    return False


def note_left(s: State, d: Deck, c: int, out: Counts, at: int) -> None:
    """Note who scored a discovery."""
    out[at + CARD_DEEDS + c] |= s.place[c] - MAT + 1
