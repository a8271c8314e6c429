"""Actions: what the seat on turn may do, why not, and what it does."""

from labdeck.rules.drawing import pile_of
from labdeck.rules.events import note
from labdeck.rules.frames import begin
from labdeck.rules.numbers import (
    ACCEPT,
    ALLOWED,
    BESIDE,
    BLOCK,
    BURN,
    BURNS,
    CANNOT_DISCARD_TABLE,
    CANNOT_PAY,
    CARDS,
    DECLINES,
    DISCARD_PHASE,
    END,
    HAND,
    MAT,
    MODIFIER,
    MUST_DISCARD,
    MUST_GIVE,
    NO_TARGET,
    NONE,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    OFFERS,
    OFFERS_TO,
    ONLY_TO_BLOCK,
    PLAYS,
    PROJECT,
    SEAT_CODE,
    STILL_ACTIVE,
    TWIN,
    WILDCARD,
)
from labdeck.rules.piles import draw, see
from labdeck.rules.places import is_first_twin, move, owner, show, top
from labdeck.rules.prices import can_pay
from labdeck.rules.prospects import can_take_effect
from labdeck.rules.schema import Deck, State

from .board import complete, complete_full, give, put, start, why_not_put, why_not_put_on
from .collaboration import can_offer, has_taker, join, partners, why_not_offer, why_not_offer_with
from .needs import is_full


def why_not_play(s: State, d: Deck, p: int, c: int) -> int:
    """A modifier is played from the hand if it has something to act on, and some may be burned without. [P12]"""
    if d.role[c] == BLOCK:
        return ONLY_TO_BLOCK
    if can_take_effect(s, d, c, p, 0) or may_burn(s, d, c):
        return ALLOWED
    if d.priced[c] and not can_pay(s, d, c, p):
        return CANNOT_PAY
    return STILL_ACTIVE if d.may_burn[c] else NO_TARGET


def may_burn(s: State, d: Deck, c: int) -> bool:
    """With no active project at the table the holder of a card that says so may burn it. [R39]"""
    if d.may_burn[c] == 0:
        return False
    for p in range(s.seats):
        if s.count[MAT + p] > 0:
            return False
    return True


def is_burned(s: State, d: Deck, p: int, c: int) -> bool:
    """Whether a card of the hand is burned when it is touched: it may be, and has nothing to act on. [R39]"""
    return may_burn(s, d, c) and not can_take_effect(s, d, c, p, 0)


def why_not_act(s: State, d: Deck, p: int, code: int) -> int:
    """Any number of actions in any order: start, work, complete, play, collaborate; then the end of the phase."""
    if code == END:
        return MUST_GIVE if holds_mandatory(s, d, p) else ALLOWED
    if code >= d.cards:
        return NOT_AN_ANSWER
    if s.place[code] == MAT + p:
        return ALLOWED if is_full(s, code) else why_not_offer(s, d, p, code)
    if s.place[code] != HAND + p:
        return NOT_IN_HAND
    role = d.role[code]
    reason = ALLOWED
    if role == MODIFIER or role == BLOCK:
        reason = why_not_play(s, d, p, code)
    elif role != PROJECT:
        reason = why_not_put(s, d, p, code)
    if reason == ALLOWED and not is_first_twin(s, d, code):
        return TWIN
    return reason


def list_acts(s: State, d: Deck, p: int) -> int:
    """List what the seat may do in the action phase."""
    size = 0
    kinds = 0
    seats = partners(s, p) if d.collaboration else 0
    offers = d.collaboration and s.offers_made < OFFERS and has_taker(s, d, p, NONE, seats)
    q = top(s, MAT + p)
    while q < CARDS:
        kinds |= s.open[q]
        if s.partner[q] != NONE:
            kinds |= s.open[s.partner[q]]
        if is_full(s, q) or (offers and can_offer(s, d, p, q, seats)):
            s.legal[size] = q
            size += 1
        q = s.node_next[q]
    twins = 0
    bound = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if twins >> d.twin[c] & 1 == 0:
            role = d.role[c]
            good = role == PROJECT
            if good:
                bound |= d.mandatory[c]
            elif role <= WILDCARD:
                good = d.serves[c] & kinds != 0
            elif role == MODIFIER:
                good = can_take_effect(s, d, c, p, size) or may_burn(s, d, c)
            if good:
                s.legal[size] = c
                size += 1
            if d.twin[c]:
                twins |= 1 << d.twin[c]
        c = s.node_next[c]
    if bound == 0:
        s.legal[size] = END
        size += 1
    return size


def why_not_discard(s: State, d: Deck, p: int, c: int) -> int:
    """Cards are discarded from the hand, never from the table; more than one must is allowed. [P23]"""
    if s.place[c] == MAT + p:
        return CANNOT_DISCARD_TABLE
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    return ALLOWED if is_first_twin(s, d, c) else TWIN


def projects_held(s: State, d: Deck, p: int) -> int:
    """How many projects a hand holds."""
    size = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if d.role[c] == PROJECT:
            size += 1
        c = s.node_next[c]
    return size


def must_discard(s: State, d: Deck, p: int, projects: int) -> bool:
    """At the end of a turn a hand, of which so many are projects, has no more cards than there are active ones. [P22]

    A table may limit the projects in it, too.
    """
    held = s.count[HAND + p] if d.projects_count else s.count[HAND + p] - projects
    return held > s.count[MAT + p] or 0 < d.projects_in_hand < projects


def list_discards(s: State, d: Deck, p: int) -> int:
    """List what the seat may discard, and the end of the turn when it may come."""
    size = 0
    twins = 0
    projects = 0
    c = top(s, HAND + p)
    while c < CARDS:
        projects += d.role[c] == PROJECT
        if twins >> d.twin[c] & 1 == 0:
            s.legal[size] = c
            size += 1
            if d.twin[c]:
                twins |= 1 << d.twin[c]
        c = s.node_next[c]
    if not must_discard(s, d, p, projects):
        s.legal[size] = END
        size += 1
    return size


def why_not_end_turn(s: State, d: Deck, p: int) -> int:
    """The turn ends when the hand is within its limit. [P22]"""
    return MUST_DISCARD if must_discard(s, d, p, projects_held(s, d, p)) else ALLOWED


def holds_mandatory(s: State, d: Deck, p: int) -> bool:
    """A mandatory project must be given away before the end of the turn in which it was drawn. [R17]"""
    c = top(s, HAND + p)
    while c < CARDS:
        if d.mandatory[c]:
            return True
        c = s.node_next[c]
    return False


def list_on(s: State, d: Deck, p: int) -> int:
    """List the projects beside which the announced resource may be put."""
    size = 0
    for other in range(s.seats):
        if other != p and (d.collaboration == 0 or d.role[s.putting] != WILDCARD):
            continue
        q = top(s, MAT + other)
        while q < CARDS:
            if other == p or s.partner[q] != NONE:
                if why_not_put_on(s, d, p, s.putting, q) == ALLOWED:
                    s.legal[size] = q
                    size += 1
            q = s.node_next[q]
    return size


def list_receivers(s: State, p: int) -> int:
    """List the seats to which a mandatory project may be given."""
    size = 0
    for other in range(s.seats):
        if other != p:
            s.legal[size] = SEAT_CODE + other
            size += 1
    return size


def list_with(s: State, d: Deck, p: int) -> int:
    """List the projects with which the offered one may collaborate."""
    size = 0
    for other in range(s.seats):
        q = top(s, MAT + other)
        while q < CARDS and other != p:
            if why_not_offer_with(s, d, p, s.offering, q) == ALLOWED:
                s.legal[size] = q
                size += 1
            q = s.node_next[q]
    return size


def do_draw(s: State, d: Deck, code: int) -> None:
    """The player takes cards one by one, in any mix, from the piles that may be drawn from. [P5]"""
    draw(s, d, s.seat, pile_of(code))
    s.draws -= 1
    if d.draw_blind == 0:
        see(s, d, s.seat, top(s, HAND + s.seat))


def do_act(s: State, d: Deck, code: int) -> None:
    """Do one thing of the action phase."""
    p = s.seat
    if code == END:
        complete_full(s, d, p)
        s.phase = DISCARD_PHASE
    elif s.place[code] == MAT + p:
        if is_full(s, code):
            complete(s, d, p, code)
        else:
            s.offering = code
    elif d.role[code] == PROJECT:
        if d.mandatory[code]:
            show(s, code)
            s.giving = code
        else:
            start(s, d, p, code)
    elif d.role[code] == MODIFIER and is_burned(s, d, p, code):
        move(s, code, BURN, BURNS, p)
    elif d.role[code] == MODIFIER:
        begin(s, d, code, p, PLAYS)
    else:
        show(s, code)
        s.putting = code


def do_on(s: State, d: Deck, code: int) -> None:
    """Put the announced resource beside the project."""
    c = s.putting
    s.putting = NONE
    put(s, d, s.seat, c, code)


def do_give(s: State, d: Deck, code: int) -> None:
    """Give the mandatory project to another player."""
    q = s.giving
    s.giving = NONE
    give(s, d, s.seat, q, code - SEAT_CODE)


def do_offer(s: State, d: Deck, code: int) -> None:
    """Offer to collaborate with another player's project; they answer at once. [P30]"""
    s.offered = code
    s.offers[s.offers_made] = s.offering * CARDS + code
    s.offers_made += 1
    note(s, OFFERS_TO, s.seat, s.offering, MAT + s.seat, BESIDE + code)


def do_accept(s: State, d: Deck, code: int) -> None:
    """Accepted, the two are a pair; declined, nothing changes. [P30]"""
    q = s.offering
    r = s.offered
    s.offering = NONE
    s.offered = NONE
    if code == ACCEPT:
        join(s, d, q, r)
    else:
        note(s, DECLINES, owner(s, r), r, BESIDE + q, BESIDE + r)
