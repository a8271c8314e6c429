"""Held: what a card is worth in a seat's hand."""

from labdeck.bots.discoveries.effects import ability_worth, deed_worth, first_deed
from labdeck.bots.discoveries.gains import best_gain, best_gear, breadth, place_gain, steps_open
from labdeck.bots.discoveries.hands import SIXTEEN, promised_by, turns_to_score
from labdeck.bots.discoveries.weights import (
    BY_HAND,
    CANCEL_HELD,
    GEAR_ALONE,
    GEAR_LEAST,
    GEAR_PLACED,
    INSPIRATION_HELD,
    TAKING_HELD,
    THEFT_HELD,
    weight,
)
from labdeck.bots.judgement import POINT, knows
from labdeck.rules.discoveries.board import suits
from labdeck.rules.numbers import CARDS, HAND, HERO, IN_DISCARD, INSPIRATION, OP_CARD, OP_STEAL
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State


def service(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero may do for a seat: what it gains in the field now or may gain later, and its ability."""
    gain = max(best_gain(m, d, p, c) * 3 // 4, 2 * POINT)
    return gain + POINT * (breadth(d, c) - 1) + ability_worth(m, d, p, c) // 2


def hero_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero is worth in hand: less with better ones there, since one scores in a turn; nothing without a step."""
    worth = service(m, d, p, c)
    better = 0
    other = top(m, HAND + p)
    while other < CARDS:
        if d.role[other] == HERO and other != c and knows(m, p, other):
            rival = service(m, d, p, other)
            if rival > worth or (rival == worth and other < c):
                better += 1
        other = m.node_next[other]
    return worth // (better + 1) if better < steps_open(m, p) else 0


def gear_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What an enhancement is worth in hand: most with a hero beside it that will hold it."""
    worth = d.points[c] * POINT
    most = worth // 3 if steps_open(m, p) else 0
    hero = top(m, HAND + p)
    while hero < CARDS:
        if d.role[hero] == HERO and knows(m, p, hero) and suits(d, hero, c):
            best = best_gear(m, d, p, hero, d.role[c])
            most = max(most, worth if best >= CARDS or d.points[best] <= d.points[c] else worth // 2)
        hero = m.node_next[hero]
    return max(most, place_gain(m, d, p, c) // 3)


def inspiration_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What an inspiration is worth in hand."""
    if d.cancels[c]:
        return weight(m, CANCEL_HELD)
    at = first_deed(d, c)
    least = INSPIRATION_HELD
    if d.program[at] == OP_STEAL:
        least = THEFT_HELD
    elif d.program[at] == OP_CARD and d.program[at + 1] == IN_DISCARD:
        least = TAKING_HELD
    return max(deed_worth(m, d, p, c), weight(m, least))


def card_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card is worth in a seat's hand."""
    if d.role[c] == INSPIRATION:
        return inspiration_worth(m, d, p, c)
    if weight(m, BY_HAND):
        worth = promised_by(m, d, p, c)
        return worth if d.role[c] == HERO else max(worth, lone_worth(m, d, p, c))
    return hero_worth(m, d, p, c) if d.role[c] == HERO else gear_worth(m, d, p, c)


def lone_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What an enhancement in hand is worth without a hero there: one may come, or there is room on the table."""
    come = 0
    if turns_to_score(m, p) > 0:
        come = weight(m, GEAR_ALONE) * max(POINT * d.points[c] - weight(m, GEAR_LEAST), 0)
    return max(come, weight(m, GEAR_PLACED) * place_gain(m, d, p, c)) // SIXTEEN
