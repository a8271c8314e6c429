"""Effects: what abilities, inspirations and cards in hand are worth to a seat that sees the masked state m."""

from labdeck.bots.discoveries.gains import loss
from labdeck.bots.discoveries.prices import spite
from labdeck.bots.discoveries.weights import ANY_GEAR, ROOM_MORE, SAFE, weight
from labdeck.bots.programs.answers import play_worth
from labdeck.bots.programs.course import course
from labdeck.bots.programs.views import ALL
from labdeck.rules.discoveries.board import hero_of, is_protected
from labdeck.rules.numbers import (
    BESIDE,
    CARDS,
    MAT,
    NONE,
    OP_ANSWER,
    OP_CANCEL,
    OP_COPY,
    OP_STEAL,
    WIDTH,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State


def most_lost(m: State, d: Deck, p: int, sorts: int, viewer: int) -> int:
    """What a theft would cost a seat at most, as far as the viewer knows."""
    most = 0
    q = top(m, MAT + p)
    while q < CARDS:
        c = top(m, BESIDE + q)
        while c < CARDS:
            if d.sort[c] & sorts and not is_protected(m, d, c):
                most = max(most, loss(m, d, p, c, viewer))
            c = m.node_next[c]
        q = m.node_next[q]
    return most


def first_deed(d: Deck, c: int) -> int:
    """The index of the first instruction of a card's effect, after the window to answer it."""
    at = d.start[c] * WIDTH
    return at + WIDTH if d.program[at] == OP_ANSWER else at


def deed_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card's effect is worth to seat p, if it plays the card now."""
    return play_worth(m, d, p, c)


def lasting_worth(m: State, d: Deck, c: int) -> int:
    """What a hero's standing permissions are worth."""
    room = weight(m, ROOM_MORE) * (d.items[c] + d.locations[c] - 2)
    return room + weight(m, ANY_GEAR) * d.any_enhancement[c] + weight(m, SAFE) * d.protects[c]


def ability_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero's ability is worth beyond the points it gives now; a copy is worth the best that it can copy."""
    if d.program[first_deed(d, c)] != OP_COPY:
        return deed_worth(m, d, p, c) + lasting_worth(m, d, c)
    most = 0
    for other in range(m.seats):
        q = top(m, MAT + other)
        while q < CARDS:
            hero = hero_of(m, d, q)
            if d.copied[hero]:
                most = max(most, deed_worth(m, d, p, hero))
            q = m.node_next[q]
    return most


def theft_harm(m: State, d: Deck, p: int, thief: int, sorts: int) -> int:
    """What a theft costs a seat if it has most to lose; what the thief gains by it hurts as well."""
    mine = most_lost(m, d, p, sorts, p)
    for other in range(m.seats):
        if other != thief and other != p and most_lost(m, d, other, sorts, p) > mine:
            return spite(m, d, p, thief, mine)
    return mine + spite(m, d, p, thief, mine)


def cancel_worth(m: State, d: Deck, p: int, f: int) -> int:
    """What it is worth to a seat that another's card, which is being resolved in frame f, does nothing."""
    actor = m.frame_actor[f]
    at = first_deed(d, m.frame_card[f])
    op = d.program[at]
    if op == OP_CANCEL:
        return deed_worth(m, d, p, m.frame_card[f - 1]) if m.frame_actor[f - 1] == p else 0
    if op == OP_STEAL:
        return theft_harm(m, d, p, actor, d.program[at + 1])
    return -course(m, d, p, ALL, m.frame_card[f], actor, at, actor, NONE, NONE, 0)
