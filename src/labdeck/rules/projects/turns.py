"""Turns of the projects family: one phase after the other, the end of a turn, and the next question."""

from labdeck.rules.discoveries.turns import ask_round
from labdeck.rules.drawing import can_draw_any
from labdeck.rules.effects import has_room, perform
from labdeck.rules.ending import end_game, verdict
from labdeck.rules.events import note
from labdeck.rules.frames import ask, due
from labdeck.rules.numbers import (
    ACT_PHASE,
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
    CARDS,
    DISCARD,
    DISCARD_PHASE,
    DISCARDS,
    DISCOVERIES,
    DRAW_PHASE,
    END,
    HAND,
    NONE,
    PLAYING,
    SKIPS,
    TABLE,
)
from labdeck.rules.piles import look
from labdeck.rules.places import clockwise, move, owner, top
from labdeck.rules.schema import Deck, State

from .board import complete_full, give


def begin_turn(s: State, d: Deck) -> None:
    """A turn has a draw, an action and a discard phase."""
    s.phase = DRAW_PHASE
    s.draws = d.draw
    s.choices = 0
    s.chain = 0
    for i in range(s.offers_made):
        s.offers[i] = 0
    s.offers_made = 0
    note(s, BEGINS_TURN, s.seat, NONE, TABLE + s.seat, TABLE + s.seat)


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
        end_game(s, d, how)
    return how == PLAYING


def end_turn(s: State, d: Deck) -> None:
    """Play goes clockwise; a player who must skip loses the whole turn, once for each. [P24]"""
    going = use_up_turn(s, d)
    while going:
        s.seat = clockwise(s, s.seat, 1)
        if s.skip[s.seat] == 0:
            begin_turn(s, d)
            return
        s.skip[s.seat] -= 1
        note(s, SKIPS, s.seat, NONE, TABLE + s.seat, TABLE + s.seat)
        going = use_up_turn(s, d)


def do_discard(s: State, d: Deck, code: int) -> None:
    """Discard face up, one by one, in the player's order. [P22]"""
    if code == END:
        end_turn(s, d)
    else:
        move(s, code, DISCARD, DISCARDS, s.seat)


def next_to_play(s: State, d: Deck) -> int:
    """The seat that plays a waiting card next, from the acting player clockwise; NONE if all have to wait. [P15]"""
    if has_room(s, d):
        for i in range(s.seats):
            p = clockwise(s, s.seat, i)
            if due(s, p) > 0:
                return p
    return NONE


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


def advance(s: State, d: Deck) -> None:
    """Go on until someone has to choose or the game is over."""
    while s.ask == ASK_NOTHING and s.over == PLAYING:
        p = next_to_play(s, d) if s.queued > 0 else NONE
        if p != NONE:
            ask(s, ASK_AT_ONCE, p)
        elif s.depth > 0:
            perform(s, d)
        elif d.family == DISCOVERIES:
            ask_round(s, d)
        else:
            ask_turn(s, d)
