"""Hands: what the heroes in a seat's hand promise to score in the turns that are left to it."""

from labdeck.bots.discoveries.effects import ability_worth
from labdeck.bots.discoveries.gains import best_gear, hand_gain, lay, put_back, score_gain, steps_open
from labdeck.bots.discoveries.weights import (
    BALANCED,
    BY_HAND,
    CARD_HOPED,
    COMES,
    GROWS,
    HELD_HOPED,
    HERO_ABILITY,
    HOPED,
    SECOND,
    STAYS,
    THIRD,
    USUAL_GEAR,
    USUAL_POINTS,
    USUAL_SPREAD,
    weight,
)
from labdeck.bots.judgement import POINT, knows
from labdeck.rules.discoveries.board import closed_steps
from labdeck.rules.numbers import (
    CARDS,
    COUNT_SHIFT,
    DISCARD,
    DISCARD_PHASE,
    ENHANCE_PHASE,
    FIELD,
    FIELD_PHASE,
    HAND,
    HERO,
    ITEM,
    LOCATION,
    MAT,
    METHOD,
    NONE,
    OF_BALANCE,
    OF_CARD,
    OF_HELD_ITEMS,
    OF_HELD_LOCATIONS,
    OP_BONUS_IF,
    OP_BONUS_PER,
    OUT,
    PLAYING,
    PROJECT,
    SEATS,
    WIDTH,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State

SIXTEEN = 16  # weights that are shares are 16ths
FARTHEST = 30000  # scratch has room for no more


def is_to_come(m: State, p: int) -> bool:
    """Whether a seat still has a turn in this round, after the present one."""
    behind = (p - m.seat + m.seats) % m.seats
    return behind > 0 and m.turns % m.seats + behind < m.seats


def is_to_act(m: State, p: int) -> bool:
    """Whether it is a seat's turn, and its action is still to come."""
    is_past = m.phase == ENHANCE_PHASE or m.phase == FIELD_PHASE or m.phase == DISCARD_PHASE
    return p == m.seat and m.scored == 0 and not is_past


def turns_left(m: State, p: int) -> int:
    """The turns that a seat will have after the present one, if everyone scores in each."""
    if m.ending != PLAYING:
        return 0
    rounds = METHOD
    for other in range(m.seats):
        needs = steps_open(m, other)
        if is_to_come(m, other) or is_to_act(m, other):
            needs -= 1
        rounds = min(rounds, needs)
    if m.last_call:
        rounds = 0
    return rounds + 1 if is_to_come(m, p) else rounds


def turns_to_score(m: State, p: int) -> int:
    """The turns in which a seat may still score, the present one included."""
    turns = turns_left(m, p)
    return min(turns + 1 if is_to_act(m, p) else turns, steps_open(m, p))


def likely_points(m: State, d: Deck, p: int, c: int) -> int:
    """The mean of what a hero may score among all discoveries that are not scored yet, nothing for those unfit."""
    points = 0
    size = 0
    closed = closed_steps(m, p)
    for q in range(d.cards):
        z = m.place[q]
        if d.role[q] == PROJECT and z != OUT and (z < MAT or z >= MAT + SEATS):
            size += 1
            if d.serves[c] & d.printed[q] and closed >> d.step[q] & 1 == 0:
                points += d.points[q]
    return POINT * points // max(size, 1)


def bonus_ahead(m: State, d: Deck, c: int, turns: int, is_held: bool) -> int:
    """What may be added to a hero's end bonuses in so many turns; what it must hold is settled once it is played."""
    worth = 0
    at = d.bonus[c] * WIDTH
    while at > 0 and (d.program[at] == OP_BONUS_PER or d.program[at] == OP_BONUS_IF):
        thing = d.program[at + 1] & (1 << COUNT_SHIFT) - 1
        share = weight(m, GROWS if d.program[at] == OP_BONUS_PER else HOPED) * turns
        if thing == OF_BALANCE:
            share = weight(m, BALANCED) * turns
        if weight(m, BY_HAND) and (thing == OF_CARD or thing == OF_HELD_ITEMS or thing == OF_HELD_LOCATIONS):
            share = weight(m, CARD_HOPED if thing == OF_CARD else HELD_HOPED) if is_held else 0
        worth += d.program[at + 3] * share
        at += WIDTH
    return worth


def sure_points(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero brings beside the points of a discovery now: enhancements in hand, and bonuses."""
    q = top(m, FIELD)
    if q == m.claimed:
        q = m.node_next[q]
    return 0 if q >= CARDS else score_gain(m, d, p, c, q) - POINT * d.points[q]


def beside_points(m: State, d: Deck, p: int, c: int, turns: int) -> int:
    """What a hero brings beside the points of a discovery in all: with its ability, and bonuses that grow."""
    able = weight(m, HERO_ABILITY) * ability_worth(m, d, p, c) // SIXTEEN
    ahead = able + bonus_ahead(m, d, c, turns, True)
    return ahead + sure_points(m, d, p, c)


def is_apart(d: Deck, q: int, other: int) -> bool:
    """Whether a seat could score both of two discoveries."""
    return q != other and (other == NONE or d.step[q] == 0 or d.step[q] != d.step[other])


def aim(m: State, d: Deck, p: int, c: int, but: int) -> int:
    """The discovery of the field with most points that a hero may score beside another one; NONE if there is none."""
    best = NONE
    closed = closed_steps(m, p)
    q = top(m, FIELD)
    while q < CARDS:
        if d.serves[c] & d.printed[q] and closed >> d.step[q] & 1 == 0 and q != m.claimed and is_apart(d, q, but):
            if best == NONE or d.points[q] > d.points[best]:
                best = q
        q = m.node_next[q]
    return best


def aim_worth(m: State, d: Deck, q: int, likely: int, stays: int) -> int:
    """What a hero would gain with a discovery of the field, which may be gone soon, or else with one that comes."""
    come = weight(m, COMES) * likely // SIXTEEN
    stay = 0 if q == NONE else stays * POINT * d.points[q] // SIXTEEN
    return max(come, stay)


def usual(m: State, d: Deck) -> int:
    """What new cards bring in a turn, by the means of the deck's discoveries and enhancements."""
    points = 0
    size = 0
    gear = 0
    gears = 0
    for c in range(d.cards):
        if d.role[c] == PROJECT and m.place[c] != OUT:
            points += d.points[c]
            size += 1
        elif d.role[c] == ITEM or d.role[c] == LOCATION:
            gear += d.points[c]
            gears += 1
    mean = weight(m, USUAL_POINTS) * POINT * points // max(size, 1)
    return (mean + weight(m, USUAL_GEAR) * POINT * gear // max(gears, 1)) // SIXTEEN


def renewed(m: State, d: Deck) -> int:
    """What the new cards of a turn bring; where none may be discarded freely they are too few to count."""
    return usual(m, d) if d.free_discards else 0


def surplus(m: State, worth: int, usual: int) -> int:
    """How much more than new cards alone a turn brings with a hero of some worth: it plays if they bring less."""
    spread = weight(m, USUAL_SPREAD)
    over = worth - usual
    if over >= spread:
        return over
    return (over + spread) * (over + spread) // (4 * spread) if over > -spread else 0


def promised(m: State, d: Deck, p: int, turns: int, mean: int, is_renewed: bool) -> int:
    """What the heroes in a seat's hand promise in so many turns, beside the mean of new cards: most by the best.

    If the hand is not renewed before its next turn, the best hero stands for all of what it gains then.
    """
    if turns <= 0:
        return 0
    stays = SIXTEEN if is_to_act(m, p) and not is_renewed else weight(m, STAYS)
    best = NONE
    target = NONE
    first = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == HERO and knows(m, p, c):
            m.spare[c] = max(-FARTHEST, min(FARTHEST, beside_points(m, d, p, c, turns - 1)))
            m.list[c] = max(-FARTHEST, min(FARTHEST, likely_points(m, d, p, c)))
            q = aim(m, d, p, c, NONE)
            worth = m.spare[c] + aim_worth(m, d, q, m.list[c], stays)
            if best == NONE or worth > first:
                best = c
                target = q
                first = worth
        c = m.node_next[c]
    promise = surplus(m, first, mean) if is_renewed else first
    if best == NONE or turns == 1:
        return promise
    second = 0
    third = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == HERO and knows(m, p, c) and c != best:
            worth = m.spare[c] + aim_worth(m, d, aim(m, d, p, c, target), m.list[c], weight(m, STAYS))
            third = max(third, min(worth, second))
            second = max(second, worth)
        c = m.node_next[c]
    if turns == 2:
        third = 0
    later = weight(m, SECOND) * surplus(m, second, mean) + weight(m, THIRD) * surplus(m, third, mean)
    return promise + later // SIXTEEN


def promised_by(m: State, d: Deck, p: int, c: int) -> int:
    """What a card adds to what the hand promises, whether it is there or not."""
    turns = turns_to_score(m, p)
    if turns <= 0:
        return 0
    place = m.place[c]
    before = m.node_prev[c]
    is_renewed = p == m.seat and not is_to_act(m, p)
    mean = renewed(m, d)
    lay(m, c, DISCARD)
    without = promised(m, d, p, turns, mean, is_renewed)
    lay(m, c, HAND + p)
    worth = promised(m, d, p, turns, mean, is_renewed) - without
    put_back(m, c, place, before)
    return worth


def gain_after(m: State, d: Deck, p: int, c: int, q: int, is_now: bool) -> int:
    """What the hand promises once hero c has scored discovery q, or what it could score at once beside it."""
    turns = min(turns_left(m, p), steps_open(m, p) - 1)
    if turns <= 0 and not is_now:
        return 0
    item = best_gear(m, d, p, c, ITEM)
    location = best_gear(m, d, p, c, LOCATION)
    at = p * METHOD + max(d.step[q], 1) - 1
    was = m.steps[at]
    q_before = m.node_prev[q]
    lay(m, q, DISCARD)
    c_before = m.node_prev[c]
    lay(m, c, DISCARD)
    item_before = 0
    location_before = 0
    if item != NONE:
        item_before = m.node_prev[item]
        lay(m, item, DISCARD)
    if location != NONE:
        location_before = m.node_prev[location]
        lay(m, location, DISCARD)
    if d.step[q]:
        m.steps[at] = q
    worth = max(hand_gain(m, d, p), 0) if is_now else promised(m, d, p, turns, renewed(m, d), True)
    m.steps[at] = was
    if location != NONE:
        put_back(m, location, HAND + p, location_before)
    if item != NONE:
        put_back(m, item, HAND + p, item_before)
    put_back(m, c, HAND + p, c_before)
    put_back(m, q, FIELD, q_before)
    return worth


def gain_anew(m: State, d: Deck, p: int) -> int:
    """What the best hero in a seat's hand would gain in a new field; nothing if it has none."""
    most = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == HERO and knows(m, p, c):
            come = weight(m, COMES) * likely_points(m, d, p, c) // SIXTEEN
            most = max(most, come + sure_points(m, d, p, c))
        c = m.node_next[c]
    return most
