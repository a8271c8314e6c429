"""The promise of a card: what its program is worth as a rule, read from the instructions alone.

Nothing of a position enters, so that a hidden card can be judged as well as one in hand.
"""

from labdeck.bots.judgement import POINT
from labdeck.rules.numbers import (
    ACTOR,
    BESIDE_ANY,
    BESIDE_CHOSEN,
    BESIDE_OTHER,
    BESIDE_OWN,
    BESIDE_SEAT,
    FROM_ALL,
    FROM_CHOSEN,
    FROM_FIELD,
    FROM_LOOKED,
    HAND_OR_MAT,
    IN_HAND,
    OF_SEAT,
    OP_ATTACH,
    OP_BEGIN,
    OP_CARD,
    OP_CARRY,
    OP_COMPLETE,
    OP_DRAW,
    OP_DROP,
    OP_DROP_OTHERS,
    OP_DUMP,
    OP_EACH,
    OP_END,
    OP_HANDS,
    OP_JUMP,
    OP_LOOK,
    OP_MOVE,
    OP_NEXT,
    OP_PASS_ON,
    OP_PICK,
    OP_PILE,
    OP_POINTS,
    OP_PROJECT,
    OP_RANDOM,
    OP_REPEAT,
    OP_SAFE,
    OP_SEAT,
    OP_SKIP,
    OP_SWAP,
    OP_TRADE,
    OP_TURN,
    OTHER,
    OWN,
    OWN_HAND,
    TAG_SHIFT,
    TO_HAND,
    TO_OWNER,
    TO_SEAT,
    TO_SECOND,
    WIDTH,
)
from labdeck.rules.schema import Deck
from labdeck.rules.ways import clause_end

SELF, RIVAL, WHOEVER, EVERYONE, EVERY_RIVAL = 0, 1, 2, 3, 4  # whom a step means
SIDE = 2 * POINT  # a card beside a project
LOST = POINT  # a card in a hand


def meant(scope: int) -> int:
    """Whom a choice of a seat or a project means."""
    if scope == OWN:
        return SELF
    return RIVAL if scope == OTHER else WHOEVER


def felt(whom: int, gain: int) -> int:
    """What it is worth that those who are meant gain so much, or lose it below zero."""
    if whom == SELF:
        return gain
    if whom == WHOEVER:
        return gain if gain > 0 else -gain * 2 // 3
    if whom == EVERYONE:
        return gain // 4
    return -gain * 2 // 3


def holder(where: int, whom: int) -> int:
    """Who loses a card that is chosen there."""
    if where == BESIDE_OWN or where == OWN_HAND:
        return SELF
    if where == BESIDE_OTHER:
        return RIVAL
    return WHOEVER if where == BESIDE_ANY else whom


def card_lost(op: int, where: int, whom: int) -> int:
    """What the loss of a chosen card is worth, by where it is chosen."""
    if op != OP_CARD:
        return felt(SELF if where == ACTOR else whom, -LOST)
    if where == OWN_HAND or where == IN_HAND or where == HAND_OR_MAT:
        return felt(holder(where, whom), -LOST)
    if where <= BESIDE_CHOSEN or where == BESIDE_SEAT:
        return felt(holder(where, whom), -SIDE)
    return 0


def card_got(to: int, whom: int) -> int:
    """What it is worth that a chosen card goes there."""
    if to == TO_HAND or to == TO_SECOND:
        return POINT
    if to == TO_SEAT or to == TO_OWNER:
        return felt(whom, POINT)
    return 0


def dump(x: int, whom: int) -> int:
    """What it is worth that all cards of some sorts are lost."""
    if x & (FROM_LOOKED | FROM_FIELD):
        return 0
    if x & FROM_ALL:
        return felt(EVERYONE, -2 * SIDE)
    return felt(whom if x & (OF_SEAT | FROM_CHOSEN) else SELF, -SIDE)


def attach(d: Deck, c: int, whom: int) -> int:
    """What it is worth that a card comes to lie beside a project."""
    harm = POINT * max(d.more[c], 1) if d.adds[c] | d.adds_new[c] else 0
    return felt(whom, POINT * (d.fewer[c] + d.guards[c]) + POINT * d.worth[c] // 2 - harm)


def step_worth(d: Deck, c: int, at: int, whom: int) -> int:
    """What a step that moves no chosen card is worth."""
    op = d.program[at]
    x = d.program[at + 1]
    y = d.program[at + 2]
    who = SELF if x == ACTOR else whom
    if op == OP_DRAW:
        return felt(who, POINT * y if y > 0 else POINT)
    if op == OP_PILE:
        return POINT * x
    if op == OP_POINTS:
        return felt(who, POINT * y)
    if op == OP_SKIP:
        return felt(who, -2 * POINT * y)
    if op == OP_TURN:
        return felt(who, 2 * POINT)
    if op == OP_LOOK or op == OP_TRADE or op == OP_PASS_ON or op == OP_HANDS:
        return POINT // 4
    if op == OP_DUMP:
        return dump(x, whom)
    if op == OP_ATTACH:
        return attach(d, c, whom)
    if op == OP_DROP or op == OP_DROP_OTHERS:
        return felt(whom, -2 * POINT)
    if op == OP_CARRY:
        return POINT if x == ACTOR else -POINT
    if op == OP_SWAP or op == OP_COMPLETE:
        return 2 * POINT
    return felt(who, POINT) if op == OP_BEGIN or op == OP_SAFE else 0


def promise(d: Deck, c: int) -> int:
    """What a card's program is worth to whoever plays it, as a rule; of several deeds the first stands for all."""
    start = d.start[c] * WIDTH
    at = start
    worth = 0
    before = 0
    whom = SELF
    asked = at
    op = d.program[at]
    while op != OP_END or d.program[at + 1] == 0:
        to = at + WIDTH
        if op == OP_END or op == OP_NEXT:
            whom = whom if op == OP_END and d.program[at + 2] else SELF
        elif op == OP_EACH:
            whom = EVERY_RIVAL if d.program[at + 1] else EVERYONE
        elif op == OP_SEAT:
            whom = meant(d.program[at + 1])
        elif op == OP_PROJECT:
            scope = d.program[at + 1] & ((1 << TAG_SHIFT) - 1)
            whom = meant(scope) if scope <= OTHER or whom == SELF else whom
        elif op == OP_CARD or op == OP_RANDOM or op == OP_PICK:
            asked = at
            before = worth
            if op == OP_CARD:
                whom = holder(d.program[at + 1], whom)
        elif op == OP_MOVE:
            worth += card_lost(d.program[asked], d.program[asked + 1], whom) + card_got(d.program[at + 1], whom)
        elif op == OP_REPEAT:
            worth += (worth - before) * (d.program[at + 1] - 1)
        elif op == OP_JUMP and start + d.program[at + 3] * WIDTH > at:
            to = start + d.program[at + 3] * WIDTH
        else:
            worth += step_worth(d, c, at, whom)
        if op == OP_COMPLETE:
            to = clause_end(d, at)
        at = to
        op = d.program[at]
    return worth
