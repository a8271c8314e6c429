"""Turns of the projects family: one phase after the other, its questions, and the end of a turn."""

from labdeck.rules.drawing import can_draw_any, list_piles, why_not_pile
from labdeck.rules.events import note
from labdeck.rules.gains import lose_turn
from labdeck.rules.numbers import (
    ACCEPT,
    ACT_PHASE,
    ALLOWED,
    ASK_ACCEPT,
    ASK_ACT,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GIVE,
    ASK_ON,
    ASK_WITH,
    BEGINS_TURN,
    CARDS,
    DECLINE,
    DISCARD,
    DISCARD_PHASE,
    DISCARDS,
    DRAW_PHASE,
    END,
    HAND,
    MAT,
    NONE,
    NOT_AN_ANSWER,
    PLAYING,
    SEAT_CODE,
    SKIPS,
)
from labdeck.rules.piles import look
from labdeck.rules.places import clockwise, move, owner, top
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import list_words

from .actions import (
    do_accept,
    do_act,
    do_draw,
    do_give,
    do_offer,
    do_on,
    list_acts,
    list_discards,
    list_on,
    list_receivers,
    list_with,
    why_not_act,
    why_not_discard,
    why_not_end_turn,
)
from .board import complete_full, give, why_not_put_on
from .collaboration import why_not_offer_with
from .ending import verdict


def begin_game(s: State, d: Deck) -> None:
    """The first player begins."""
    begin_turn(s, d)


def begin_turn(s: State, d: Deck) -> None:
    """A turn has a draw, an action and a discard phase."""
    s.phase = DRAW_PHASE
    s.draws = d.draw
    s.choices = 0
    s.chain = 0
    for i in range(s.offers_made):
        s.offers[i] = 0
    s.offers_made = 0
    note(s, BEGINS_TURN, s.seat, NONE, MAT + s.seat, MAT + s.seat)


def use_up_turn(s: State, d: Deck) -> bool:
    """Count a turn taken or skipped; whether the game goes on. [P26]"""
    s.turns += 1
    s.quiet += 1
    how = verdict(s, d)
    if s.last_call:
        s.last_call -= 1
    if how != PLAYING:
        s.over = how
        for p in range(s.seats):
            complete_full(s, d, p)
    return how == PLAYING


def takes_another(s: State) -> bool:
    """Another turn follows the present one, but none in the last call; one may have to be skipped. [L9]"""
    if s.another >> s.seat & 1 == 0:
        return False
    if s.last_call or s.skip[s.seat] > 0:
        lose_turn(s, s.seat)
        return s.last_call == 0
    s.another ^= 1 << s.seat
    return True


def end_turn(s: State, d: Deck) -> None:
    """Play goes clockwise; a player who must skip loses the whole turn, once for each. [P24]"""
    going = use_up_turn(s, d)
    while going:
        if not takes_another(s):
            s.seat = clockwise(s, s.seat, 1)
        s.safe &= ~(1 << s.seat)
        if s.skip[s.seat] == 0:
            begin_turn(s, d)
            return
        s.skip[s.seat] -= 1
        lose_turn(s, s.seat)
        note(s, SKIPS, s.seat, NONE, MAT + s.seat, MAT + s.seat)
        going = use_up_turn(s, d)


def do_discard(s: State, d: Deck, code: int) -> None:
    """Discard face up, one by one, in the player's order. [P22]"""
    if code == END:
        end_turn(s, d)
    else:
        move(s, code, DISCARD, DISCARDS, s.seat)


def give_away(s: State, d: Deck, p: int) -> None:
    """When a turn is ended by force, mandatory projects still in the hand go to the next player. [R17]"""
    c = top(s, HAND + p)
    while c < CARDS:
        after = s.node_next[c]
        if d.mandatory[c]:
            give(s, d, p, c, clockwise(s, p, 1))
        c = after


def ask_turn(s: State, d: Deck) -> None:
    """Ask the next question of the turn, or go on to the next phase."""
    s.asked = s.seat
    if s.phase == DRAW_PHASE:
        if s.draws > 0 and can_draw_any(s, d):
            s.ask = ASK_DRAW
        else:
            s.draws = 0
            if d.draw_blind:
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
            give_away(s, d, s.seat)
            complete_full(s, d, s.seat)
            s.phase = DISCARD_PHASE
    elif s.count[HAND + s.seat] > 0:
        s.ask = ASK_DISCARD
    else:
        end_turn(s, d)


def list_own(s: State, d: Deck, p: int) -> int:
    """List what a question of the turn offers."""
    question = s.ask
    if question == ASK_ACT:
        return list_acts(s, d, p)
    if question == ASK_DRAW:
        return list_piles(s, d, 0)
    if question == ASK_DISCARD:
        return list_discards(s, d, p)
    if question == ASK_ON:
        return list_on(s, d, p)
    if question == ASK_WITH:
        return list_with(s, d, p)
    if question == ASK_ACCEPT:
        return list_words(s, ACCEPT, DECLINE)
    return list_receivers(s, p)


def why_not_own(s: State, d: Deck, p: int, code: int) -> int:
    """Why a code is no answer to a question of the turn."""
    question = s.ask
    if question == ASK_ACT:
        return why_not_act(s, d, p, code)
    if question == ASK_DRAW:
        return why_not_pile(s, d, code)
    if question == ASK_DISCARD:
        if code == END:
            return why_not_end_turn(s, d, p)
        return why_not_discard(s, d, p, code) if code < d.cards else NOT_AN_ANSWER
    if question == ASK_ON:
        return why_not_put_on(s, d, p, s.putting, code) if code < d.cards else NOT_AN_ANSWER
    if question == ASK_WITH:
        return why_not_offer_with(s, d, p, s.offering, code) if code < d.cards else NOT_AN_ANSWER
    if question == ASK_ACCEPT:
        return ALLOWED if code == ACCEPT or code == DECLINE else NOT_AN_ANSWER
    named = SEAT_CODE <= code < SEAT_CODE + s.seats
    return ALLOWED if named and code != SEAT_CODE + p else NOT_AN_ANSWER


def do_own(s: State, d: Deck, question: int, code: int) -> None:
    """Do what the answer to a question of the turn says."""
    if question == ASK_ACT:
        do_act(s, d, code)
    elif question == ASK_DRAW:
        do_draw(s, d, code)
    elif question == ASK_DISCARD:
        do_discard(s, d, code)
    elif question == ASK_ON:
        do_on(s, d, code)
    elif question == ASK_GIVE:
        do_give(s, d, code)
    elif question == ASK_WITH:
        do_offer(s, d, code)
    else:
        do_accept(s, d, code)
