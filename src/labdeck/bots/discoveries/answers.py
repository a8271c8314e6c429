"""Answers: how good a code is as the answer to what an ability or an inspiration asks."""

from labdeck.bots.discoveries.effects import deed_worth
from labdeck.bots.discoveries.gains import (
    adding_gain,
    best_gear,
    breadth,
    may_score,
    place_gain,
    promise,
    threat,
)
from labdeck.bots.discoveries.held import card_worth
from labdeck.bots.discoveries.prices import BLIND, FRESH, face_worth, prey_worth
from labdeck.bots.discoveries.weights import THREATENED, weight
from labdeck.bots.judgement import POINT, knows
from labdeck.bots.programs.answers import choice_score, decision_score
from labdeck.rules.discoveries.board import has_slot, hero_of
from labdeck.rules.numbers import (
    ASK_KIND,
    ASK_MAY,
    ASK_NAME,
    ASK_OR,
    ASK_PUT_BACK,
    ASK_SIDE,
    BELOW_OWN,
    BOTTOM,
    CARDS,
    FIELD,
    HAND,
    HERO,
    IN_FIELD,
    INSPIRATION,
    ITEM,
    LOCATION,
    MAT,
    NONE,
    OP_CARD,
    OP_COPY,
    OP_HERO,
    OP_PICK,
    OP_RETURN,
    OP_STEAL,
    PASS,
    PROJECT,
    RESOURCE_PILE,
    SAY_ENHANCEMENT,
    SAY_HERO,
    SAY_INSPIRATION,
    SAY_ITEM,
    SEATS,
    WIDTH,
)
from labdeck.rules.places import owner, top
from labdeck.rules.schema import Deck, State


def hero_score(m: State, d: Deck, p: int, c: int, q: int) -> int:
    """Lay an enhancement where it brings most, and leave the room of those who can hold anything."""
    hero = hero_of(m, d, q)
    score = adding_gain(m, d, p, c, q) - POINT // 4 * (breadth(d, hero) - 1)
    if q == m.claimed:
        other = best_gear(m, d, p, hero, d.role[c])
        if other != NONE and other != c:
            score -= POINT * d.points[other]
    return score


def side_score(m: State, d: Deck, p: int, q: int) -> int:
    """What a discovery that will lie in the field is worth: good for oneself, bad for the others."""
    return promise(m, d, p, q) - weight(m, THREATENED) * threat(m, d, p, q) // 16


def top_score(m: State, d: Deck, p: int, c: int) -> int:
    """What it is worth that a card lies on the top of its pile: a discovery comes to the field, others are drawn."""
    return side_score(m, d, p, c) if d.role[c] == PROJECT else card_worth(m, d, p, c) - FRESH


def put_back_score(m: State, d: Deck, p: int, c: int) -> int:
    """Leave the best on top in one's own turn, at whose end one draws, and at the bottom where others draw first."""
    worth = top_score(m, d, p, c)
    return -worth if m.seat == p else worth


def name_score(m: State, d: Deck, p: int, code: int) -> int:
    """Name what the top card is if one knows it, else what most of the unknown cards are."""
    c = top(m, RESOURCE_PILE)
    size = 0
    for other in range(d.cards):
        if d.back[other] == RESOURCE_PILE:
            said = SAY_ENHANCEMENT
            if d.role[other] == HERO:
                said = SAY_HERO
            elif d.role[other] == INSPIRATION:
                said = SAY_INSPIRATION
            if said == code:
                if c < CARDS and knows(m, p, c):
                    size += CARDS if other == c else 0
                elif not knows(m, p, other):
                    size += 1
    return size


def kind_score(m: State, d: Deck, p: int, code: int) -> int:
    """Take unseen what one of the own heroes has room for; locations are worth more as a rule."""
    role = ITEM if code == SAY_ITEM else LOCATION
    score = 1 if role == LOCATION else 0
    q = top(m, MAT + p)
    while q < CARDS:
        if has_slot(m, d, q, role):
            return score + 2
        q = m.node_next[q]
    return score


def victim_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card seen in another's hand is worth to its owner."""
    points = 0
    q = top(m, FIELD)
    while q < CARDS and d.role[c] == HERO:
        if q != m.claimed and may_score(m, d, p, c, q):
            points = max(points, d.points[q])
        q = m.node_next[q]
    return face_worth(d, c) + POINT * points


def card_score(m: State, d: Deck, p: int, f: int, at: int, c: int) -> int:
    """Take what is worth most, give up what is worth least."""
    where = d.program[at + 1]
    if where == IN_FIELD:
        return 0 if c == PASS else -side_score(m, d, p, c) - POINT
    if where == BELOW_OWN:
        return 0 if c == PASS else place_gain(m, d, p, c) - 1
    worth = choice_score(m, d, p, c)
    if c == PASS:
        return worth
    if m.place[c] == HAND + p:
        return worth + face_worth(d, c) - card_worth(m, d, p, c)
    if HAND <= m.place[c] < HAND + SEATS:
        return worth + victim_worth(m, d, m.place[c] - HAND, c)
    return worth + card_worth(m, d, p, c) - face_worth(d, c)


def effect_score(m: State, d: Deck, p: int, code: int) -> int:
    """How good a code is as the answer to what an ability asks."""
    f = m.depth - 1
    at = (d.start[m.frame_card[f]] + m.frame_step[f]) * WIDTH
    op = d.program[at]
    if op == OP_CARD:
        return card_score(m, d, p, f, at, code)
    if op == OP_STEAL:
        return BLIND if owner(m, code) != NONE else prey_worth(m, d, p, code)
    if op == OP_HERO:
        return hero_score(m, d, p, m.frame_chosen[f], code)
    if op == OP_COPY:
        return deed_worth(m, d, p, code)
    if op == OP_RETURN:
        return -side_score(m, d, p, code)
    if op == OP_PICK and code != PASS:
        return -card_worth(m, d, p, code)
    return choice_score(m, d, p, code)


def pick_score(m: State, d: Deck, p: int, code: int) -> int:
    """How good a code is as the answer to any question inside an effect."""
    question = m.ask
    if question == ASK_SIDE:
        return 0 if code == BOTTOM else top_score(m, d, p, m.frame_chosen[m.depth - 1])
    if question == ASK_MAY or question == ASK_OR:
        return decision_score(m, d, p, code)
    if question == ASK_PUT_BACK:
        return put_back_score(m, d, p, code)
    if question == ASK_NAME:
        return name_score(m, d, p, code)
    if question == ASK_KIND:
        return kind_score(m, d, p, code)
    return effect_score(m, d, p, code)
