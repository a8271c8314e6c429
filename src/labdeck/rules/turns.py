"""Turns of the projects family: draw, act, discard, next; and the questions between them."""

from .effects import begin, can_draw_any, can_take_effect, has_room, perform, pile_of
from .ending import end_game, verdict
from .events import note
from .needs import is_full
from .numbers import (
    ACCEPT,
    ACT_PHASE,
    ALLOWED,
    ASK_ACCEPT,
    ASK_ACT,
    ASK_AT_ONCE,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GIVE,
    ASK_NOTHING,
    ASK_ON,
    ASK_WITH,
    BEGINS_TURN,
    BESIDE,
    BLOCK,
    BURN,
    CANNOT_DISCARD_TABLE,
    CARDS,
    DECLINES,
    DISCARD,
    DISCARD_PHASE,
    DISCARDS,
    DRAW_PHASE,
    END,
    FIZZLES,
    HAND,
    MODIFIER,
    MUST_DISCARD,
    MUST_GIVE,
    NO_TARGET,
    NONE,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    OFFERS_TO,
    ONLY_TO_BLOCK,
    PLAYING,
    PLAYS,
    PLAYS_AT_ONCE,
    PROJECT,
    QUEUE,
    SEAT_CODE,
    SKIPS,
    TABLE,
    TWIN,
    WILDCARD,
)
from .piles import draw, look
from .places import is_first_twin, move, owner, top
from .projects import (
    can_offer,
    complete,
    complete_full,
    give,
    join,
    put,
    show,
    start,
    why_not_complete,
    why_not_offer,
    why_not_offer_with,
    why_not_put,
    why_not_put_on,
    why_not_start,
)


def begin_turn(s, d) -> None:
    """A turn has a draw, an action and a discard phase."""
    s.phase = DRAW_PHASE
    s.draws = d.draw
    s.choices = 0
    s.chain = 0
    for i in range(s.offers_made):
        s.offers[i] = 0
    s.offers_made = 0
    note(s, BEGINS_TURN, s.seat, NONE, TABLE + s.seat, TABLE + s.seat)


def use_up_turn(s, d) -> bool:
    """Count a turn taken or skipped; whether the game goes on. [P26]"""
    s.turns += 1
    s.quiet += 1
    how = verdict(s, d)
    if s.last_call:
        s.last_call -= 1
    if how != PLAYING:
        for p in range(s.seats):
            complete_full(s, d, p)
        end_game(s, d, how)
    return how == PLAYING


def end_turn(s, d) -> None:
    """Play goes clockwise; a player who must skip loses the whole turn, once for each. [P24]"""
    going = use_up_turn(s, d)
    while going:
        s.seat = (s.seat + 1) % s.seats
        if s.skip[s.seat] == 0:
            begin_turn(s, d)
            return
        s.skip[s.seat] -= 1
        note(s, SKIPS, s.seat, NONE, TABLE + s.seat, TABLE + s.seat)
        going = use_up_turn(s, d)


def projects_held(s, d, p: int) -> int:
    """How many projects a hand holds."""
    size = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if d.role[c] == PROJECT:
            size += 1
        c = s.node_next[c]
    return size


def must_discard(s, d, p: int) -> bool:
    """At the end of a turn a hand holds no more cards than there are active projects. [P22]"""
    held = s.count[HAND + p]
    if d.projects_count == 0:
        held -= projects_held(s, d, p)
    return held > s.count[TABLE + p]


def has_too_many_projects(s, d, p: int) -> bool:
    """A table may limit the projects in a hand."""
    return d.projects_in_hand > 0 and projects_held(s, d, p) > d.projects_in_hand


def why_not_discard(s, d, p: int, c: int) -> int:
    """Cards are discarded from the hand, never from the table; more than one must is allowed. [P23]"""
    if s.place[c] == TABLE + p:
        return CANNOT_DISCARD_TABLE
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    return ALLOWED if is_first_twin(s, d, c) else TWIN


def holds_mandatory(s, d, p: int) -> bool:
    """A mandatory project must be given away before the end of the turn in which it was drawn. [R17]"""
    c = top(s, HAND + p)
    while c < CARDS:
        if d.mandatory[c]:
            return True
        c = s.node_next[c]
    return False


def why_not_play(s, d, p: int, c: int) -> int:
    """A modifier is played from the hand if it has something to act on. [P12]"""
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    if d.role[c] == BLOCK:
        return ONLY_TO_BLOCK
    if not can_take_effect(s, d, c, p, 0):
        return NO_TARGET
    return ALLOWED


def why_not_act(s, d, p: int, code: int) -> int:
    """Any number of actions in any order: start, work, complete, play, collaborate; then the end of the phase."""
    if code == END:
        return MUST_GIVE if holds_mandatory(s, d, p) else ALLOWED
    if code >= d.cards:
        return NOT_AN_ANSWER
    if s.place[code] == TABLE + p:
        if is_full(s, code):
            return why_not_complete(s, d, p, code)
        return why_not_offer(s, d, p, code)
    if s.place[code] != HAND + p:
        return NOT_IN_HAND
    role = d.role[code]
    if role == PROJECT:
        reason = why_not_start(s, d, p, code)
    elif role == MODIFIER or role == BLOCK:
        reason = why_not_play(s, d, p, code)
    else:
        reason = why_not_put(s, d, p, code)
    if reason == ALLOWED and not is_first_twin(s, d, code):
        return TWIN
    return reason


def list_acts(s, d, p: int) -> int:
    """List what the seat may do in the action phase."""
    size = 0
    kinds = 0
    q = top(s, TABLE + p)
    while q < CARDS:
        kinds |= s.open[q]
        if s.partner[q] != NONE:
            kinds |= s.open[s.partner[q]]
        if is_full(s, q) or (d.collaboration and can_offer(s, d, p, q)):
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
                good = can_take_effect(s, d, c, p, size)
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


def list_discards(s, d, p: int) -> int:
    """List what the seat may discard, and the end of the turn when it may come."""
    size = 0
    twins = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if twins >> d.twin[c] & 1 == 0:
            s.legal[size] = c
            size += 1
            if d.twin[c]:
                twins |= 1 << d.twin[c]
        c = s.node_next[c]
    if not must_discard(s, d, p) and not has_too_many_projects(s, d, p):
        s.legal[size] = END
        size += 1
    return size


def why_not_end_turn(s, d, p: int) -> int:
    """The turn ends when the hand is within its limit. [P22]"""
    if must_discard(s, d, p) or has_too_many_projects(s, d, p):
        return MUST_DISCARD
    return ALLOWED


def list_on(s, d, p: int) -> int:
    """List the projects beside which the announced resource may be put."""
    size = 0
    for other in range(s.seats):
        q = top(s, TABLE + other)
        while q < CARDS:
            if other == p or s.partner[q] != NONE:
                if why_not_put_on(s, d, p, s.putting, q) == ALLOWED:
                    s.legal[size] = q
                    size += 1
            q = s.node_next[q]
    return size


def list_with(s, d, p: int) -> int:
    """List the projects with which the offered one may collaborate."""
    size = 0
    for other in range(s.seats):
        q = top(s, TABLE + other)
        while q < CARDS and other != p:
            if why_not_offer_with(s, d, p, s.offering, q) == ALLOWED:
                s.legal[size] = q
                size += 1
            q = s.node_next[q]
    return size


def do_draw(s, d, code: int) -> None:
    """The player takes cards one by one, in any mix, from the piles that may be drawn from. [P5]"""
    draw(s, d, s.seat, pile_of(code))
    s.draws -= 1
    if d.draw_blind == 0:
        look(s, d, s.seat)


def do_act(s, d, code: int) -> None:
    """Do one thing of the action phase."""
    p = s.seat
    if code == END:
        complete_full(s, d, p)
        s.phase = DISCARD_PHASE
    elif s.place[code] == TABLE + p:
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
    elif d.role[code] == MODIFIER:
        begin(s, d, code, p, PLAYS)
    else:
        show(s, code)
        s.putting = code


def do_on(s, d, code: int) -> None:
    """Put the announced resource beside the project."""
    c = s.putting
    s.putting = NONE
    put(s, d, s.seat, c, code)


def do_give(s, d, code: int) -> None:
    """Give the mandatory project to another player."""
    q = s.giving
    s.giving = NONE
    give(s, d, s.seat, q, code - SEAT_CODE)


def do_offer(s, d, code: int) -> None:
    """Offer to collaborate with another player's project; they answer at once. [P30]"""
    s.offered = code
    s.offers[s.offers_made] = s.offering * CARDS + code
    s.offers_made += 1
    note(s, OFFERS_TO, s.seat, s.offering, TABLE + s.seat, BESIDE + code)


def do_accept(s, d, code: int) -> None:
    """Accepted, the two are a pair; declined, nothing changes. [P30]"""
    q = s.offering
    r = s.offered
    s.offering = NONE
    s.offered = NONE
    if code == ACCEPT:
        join(s, d, q, r)
    else:
        note(s, DECLINES, owner(s, r), r, BESIDE + q, BESIDE + r)


def do_discard(s, d, code: int) -> None:
    """Discard face up, one by one, in the player's order. [P22]"""
    if code == END:
        end_turn(s, d)
    else:
        move(s, code, DISCARD, DISCARDS, s.seat)


def do_at_once(s, d, code: int) -> None:
    """A card that says so is played the moment it is drawn; a chain of them has an end. [P15]"""
    p = s.asked
    s.queued -= 1
    s.chain += 1
    if s.chain > d.most_chain:
        move(s, code, BURN, FIZZLES, p)
    else:
        begin(s, d, code, p, PLAYS_AT_ONCE)


def first_in_queue(s) -> int:
    """Group effects go from the acting player clockwise. [R28]"""
    p = s.seat
    while s.count[QUEUE + p] == 0:
        p = (p + 1) % s.seats
    return p


def ask_turn(s, d) -> None:
    """Ask the next question of the turn, or go on to the next phase."""
    s.asked = s.seat
    if s.phase == DRAW_PHASE:
        if s.draws > 0 and can_draw_any(s, d):
            s.ask = ASK_DRAW
        else:
            s.draws = 0
            look(s, d, s.seat)
            s.phase = ACT_PHASE
    elif s.phase == ACT_PHASE:
        if s.putting != NONE:
            s.ask = ASK_ON
        elif s.giving != NONE:
            s.ask = ASK_GIVE
        elif s.offered != NONE:
            s.ask = ASK_ACCEPT
            s.asked = owner(s, s.offered)
        elif s.offering != NONE:
            s.ask = ASK_WITH
        elif s.choices < d.most_choices:
            s.ask = ASK_ACT
        else:
            complete_full(s, d, s.seat)
            s.phase = DISCARD_PHASE
    elif s.count[HAND + s.seat] > 0:
        s.ask = ASK_DISCARD
    else:
        end_turn(s, d)


def advance(s, d) -> None:
    """Go on until someone has to choose or the game is over."""
    while s.ask == ASK_NOTHING and s.over == PLAYING:
        if s.queued > 0 and has_room(s):
            s.ask = ASK_AT_ONCE
            s.asked = first_in_queue(s)
        elif s.depth > 0:
            perform(s, d)
        else:
            ask_turn(s, d)
