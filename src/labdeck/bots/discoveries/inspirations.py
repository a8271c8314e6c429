"""Inspirations: when to play one, and when to cancel what another plays."""

from labdeck.bots.discoveries.effects import (
    cancel_worth,
    deed_worth,
    first_deed,
)
from labdeck.bots.discoveries.gains import (
    UNFIT,
    can_score,
    hand_gain,
    steps_open,
)
from labdeck.bots.discoveries.hands import gain_anew, turns_left
from labdeck.bots.discoveries.held import card_worth
from labdeck.bots.discoveries.prices import FRESH, SCORE
from labdeck.bots.discoveries.weights import (
    ABROAD,
    ANY_ABROAD,
    BY_HAND,
    CANCEL_LEAST,
    CANCEL_TURN,
    DRAW_ABROAD,
    PATIENCE,
    PATIENCE_TURN,
    RELIEF,
    RELIEVING,
    SHIFT_LEAST,
    THEFT_LEAST,
    weight,
)
from labdeck.bots.judgement import POINT
from labdeck.rules.numbers import (
    ACTOR,
    CARDS,
    DISCARD,
    FROM_FIELD,
    IN_DISCARD,
    INSPIRATION,
    OP_CARD,
    OP_DRAW,
    OP_DUMP,
    OP_END,
    OP_IGNORE,
    OP_MAY,
    OP_OR,
    OP_POINTS,
    OP_STEAL,
    PASS,
    PLAYING,
    RESOURCE_PILE,
    WIDTH,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State
from labdeck.rules.ways import clause_end

LIVELY = 3  # choices for each seat in a turn, then no more inspirations: with few cards left they could go on for ever


def is_late(m: State) -> bool:
    """Whether the end is near: somebody lacks one step at most."""
    for p in range(m.seats):
        if steps_open(m, p) <= 1:
            return True
    return False


def free_gain(m: State, d: Deck, p: int) -> int:
    """What the best hero in hand gains more if it may score any type."""
    now = hand_gain(m, d, p)
    was = m.any_type
    m.any_type = 1
    free = hand_gain(m, d, p)
    m.any_type = was
    return free - max(now, 0)


def best_of_discard(m: State, d: Deck, p: int, sorts: int) -> int:
    """What the best card of the open discard would be worth in hand."""
    most = 0
    c = top(m, DISCARD)
    while c < CARDS:
        if d.sort[c] & sorts:
            most = max(most, card_worth(m, d, p, c))
        c = m.node_next[c]
    return most


def fresh_cards(m: State, d: Deck) -> int:
    """How many cards could be drawn, without the inspirations in the open discard, which would only be drawn again."""
    size = m.count[RESOURCE_PILE]
    c = top(m, DISCARD)
    while c < CARDS:
        if d.role[c] != INSPIRATION:
            size += 1
        c = m.node_next[c]
    return size


def is_single(d: Deck, at: int) -> bool:
    """Whether an effect is one clause that asks for no decision."""
    return d.program[clause_end(d, at) + 1] == 1 and d.program[at] != OP_OR and d.program[at] != OP_MAY


def counts_late(d: Deck, at: int) -> bool:
    """Whether an effect changes what is counted after the last turn: thefts and points do."""
    while d.program[at] != OP_END or d.program[at + 1] == 0:
        if d.program[at] == OP_STEAL or d.program[at] == OP_POINTS:
            return True
        at += WIDTH
    return False


def relief(m: State, d: Deck, p: int) -> int:
    """What it is worth that a card leaves the hand in one's own turn, since another comes for it at its end.

    It is the only way to new cards where none may be discarded freely, so that a hand without use is worth anything.
    """
    if d.free_discards:
        return weight(m, RELIEF)
    return FRESH if can_score(m, d, p) else 2 * SCORE


def shift_worth(m: State, d: Deck, p: int) -> int:
    """What a new field is worth to a seat in its own turn."""
    least = weight(m, SHIFT_LEAST)
    if weight(m, BY_HAND):
        least += gain_anew(m, d, p)
    return least - hand_gain(m, d, p)


def patience_of(m: State, d: Deck, p: int) -> int:
    """What an inspiration must be worth to be played now, if it may gain more later; nothing after the last turn."""
    if weight(m, BY_HAND):
        if m.ending != PLAYING:
            return 0
        abroad = -weight(m, RELIEVING) if m.seat == p else weight(m, ABROAD)
        return weight(m, PATIENCE) + weight(m, PATIENCE_TURN) * turns_left(m, p) + abroad
    return 0 if is_late(m) or not can_score(m, d, p) else 2 * POINT


def inspire_score(m: State, d: Deck, p: int, code: int) -> int:
    """Draw and harm at once; hold inspirations that gain more later until the end is near, or the hand is of no use.

    In one's own turn a card comes for each that is played. After the last turn only thefts and points change what is
    counted.
    """
    if code == PASS:
        return 0
    if m.choices >= LIVELY * m.seats:
        return UNFIT
    at = first_deed(d, code)
    op = d.program[at]
    if m.ending != PLAYING and not counts_late(d, at):
        return UNFIT
    patience = patience_of(m, d, p)
    if op == OP_STEAL:
        if turns_left(m, p) > 0:
            patience += weight(m, THEFT_LEAST)
        return deed_worth(m, d, p, code) - patience
    if is_single(d, at):
        if op == OP_CARD and d.program[at + 1] == IN_DISCARD:
            return best_of_discard(m, d, p, d.program[at + 2]) - patience
        if op == OP_DUMP and d.program[at + 1] == FROM_FIELD:
            return shift_worth(m, d, p) if m.seat == p else UNFIT
        if op == OP_IGNORE:
            return free_gain(m, d, p) - patience // 2
        if op == OP_DRAW and d.program[at + 1] == ACTOR and d.program[at + 2] > 0:
            abroad = 0 if m.seat == p else weight(m, DRAW_ABROAD)
            return fresh_cards(m, d) - d.program[at + 2] + 1 - abroad
    worth = deed_worth(m, d, p, code)
    return worth + relief(m, d, p) if m.seat == p else worth - weight(m, ANY_ABROAD)


def answer_score(m: State, d: Deck, p: int, code: int) -> int:
    """Cancel what hurts, or helps a rival, more than a later card is likely to."""
    if code == PASS:
        if weight(m, BY_HAND):
            least = weight(m, CANCEL_LEAST) + weight(m, CANCEL_TURN) * turns_left(m, p)
            return least if m.ending == PLAYING else 0
        return POINT if is_late(m) else 2 * POINT - 1
    return cancel_worth(m, d, p, m.depth - 1)
