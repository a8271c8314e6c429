"""Turns of the discoveries family: one phase after the other, its questions, from the exchange of hands to the end."""

from labdeck.rules.events import note
from labdeck.rules.frames import ask
from labdeck.rules.numbers import (
    ACT_PHASE,
    ALLOWED,
    ANY_SORT,
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_FIELD,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_NOTHING,
    ASK_SCORE,
    ASK_SHED,
    ASK_STEP,
    ASK_TARGET,
    BEGINS_TURN,
    BESIDE,
    BY_EMPTY_FIELD,
    BY_FIVE_STEPS,
    BY_STALL,
    BY_TURNS,
    CARDS,
    CLAIM_PHASE,
    DISCARD,
    DISCARD_PHASE,
    DISCARDS,
    END,
    ENHANCE_PHASE,
    ENOUGH_DISCARDS,
    EXCHANGE_PHASE,
    FIELD,
    FIELD_DISCARD,
    FIELD_PHASE,
    HAND,
    HERO,
    INSPIRE_PHASE,
    KEEP,
    MAT,
    NONE,
    NOT_AN_ANSWER,
    NOT_IN_FIELD,
    NOT_IN_HAND,
    PASS,
    PLAYING,
    REDRAW,
    RESOURCE_PILE,
    TOO_MANY_CARDS,
    TWIN,
)
from labdeck.rules.piles import draw, look
from labdeck.rules.places import clockwise, everyone, is_first_twin, move, top
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import list_place, list_words

from .abilities import do_said, list_said, why_not_said
from .actions import (
    could_add,
    do_add,
    do_begin,
    do_on_hero,
    do_step,
    do_target,
    finish_score,
    list_actions,
    list_on_hero,
    list_steps,
    list_useful,
    why_not_add,
    why_not_begin,
    why_not_on_hero,
    why_not_step,
)
from .board import claim, list_targets, why_not_score
from .dealing import exchange_hands
from .field import can_fill, fill
from .inspirations import ask_inspirations, do_inspire, list_inspirations, why_not_inspire


def begin_game(s: State, d: Deck) -> None:
    """Before the first turn everyone may exchange the opening hand. [D3]"""
    if d.exchange:
        s.phase = EXCHANGE_PHASE
    else:
        begin_turn(s, d)


def begin_window(s: State) -> None:
    """The chance for inspirations, with nothing left of the turn before."""
    s.phase = INSPIRE_PHASE
    s.draws = 0
    s.choices = 0
    s.scored = 0
    s.again = 0
    s.extra = 0
    s.any_type = 0
    s.claimed = NONE
    s.step = 0


def begin_turn(s: State, d: Deck) -> None:
    """A turn begins with the chance for inspirations. [DR14]"""
    begin_window(s)
    note(s, BEGINS_TURN, s.seat, NONE, MAT + s.seat, MAT + s.seat)


def do_field(s: State, d: Deck, code: int) -> None:
    """Without a new discovery one card of the field is discarded and replaced. [D36]"""
    move(s, code, FIELD_DISCARD, DISCARDS, s.seat)
    end_action(s, d)


def end_action(s: State, d: Deck) -> None:
    """Gaps are filled once, after the action and before the hand is seen to. [DR7]"""
    fill(s, d, s.seat, 0)
    s.phase = DISCARD_PHASE
    s.draws = 0


def most_discards(s: State, d: Deck, p: int) -> int:
    """Three cards may go, or as many as are too many. [DR12]"""
    return max(d.free_discards, s.count[HAND + p] + s.draws - d.hand)


def why_not_shed(s: State, d: Deck, p: int, code: int) -> int:
    """At the turn's end up to three cards may be discarded; no more than six stay. [D37]"""
    if code == END:
        return TOO_MANY_CARDS if s.count[HAND + p] > d.hand else ALLOWED
    if code >= d.cards:
        return NOT_AN_ANSWER
    if s.place[code] != HAND + p:
        return NOT_IN_HAND
    if s.draws >= most_discards(s, d, p):
        return ENOUGH_DISCARDS
    return ALLOWED if is_first_twin(s, d, code) else TWIN


def list_shed(s: State, d: Deck, p: int) -> int:
    """List the cards that may be discarded, and the word end where the hand is small enough."""
    size = 0
    if s.count[HAND + p] <= d.hand:
        s.legal[0] = END
        size = 1
    return list_place(s, d, HAND + p, ANY_SORT, size)


def do_shed(s: State, d: Deck, code: int) -> None:
    """Discard one by one, then draw up to six. [D37]"""
    if code == END:
        draw_up(s, d)
    else:
        move(s, code, DISCARD, DISCARDS, s.seat)
        s.draws += 1


def draw_up(s: State, d: Deck) -> None:
    """Draw to a full hand; with pile and discards empty it stays smaller. [DR10]"""
    p = s.seat
    came = 1
    while came and s.count[HAND + p] < d.hand:
        came = draw(s, d, p, RESOURCE_PILE)
    look(s, d, p)
    end_turn(s, d)


def verdict(s: State, d: Deck) -> int:
    """When the turn would come to the first player again: whether the game is over, and how. [D39]"""
    if s.last_call:
        return BY_FIVE_STEPS
    if s.count[FIELD] == 0 and not can_fill(s):
        return BY_EMPTY_FIELD
    if s.quiet >= d.stall_turns * s.seats:
        return BY_STALL
    if s.turns >= d.most_turns * s.seats:
        return BY_TURNS
    return PLAYING


def end_turn(s: State, d: Deck) -> None:
    """Play goes clockwise, and all have equally many turns. [D39]"""
    s.turns += 1
    s.quiet += 1
    s.ending = verdict(s, d) if s.turns % s.seats == 0 else PLAYING
    s.seat = clockwise(s, s.seat, 1)
    if s.ending == PLAYING:
        begin_turn(s, d)
    else:
        begin_window(s)


def end_round(s: State, d: Deck) -> None:
    """After the last turn and one more chance for inspirations all is counted. [DR15]"""
    turn_up(s)
    s.over = s.ending
    s.ending = PLAYING


def turn_up(s: State) -> None:
    """All that lies face down is turned up for the count. [DR29]"""
    for p in range(s.seats):
        q = top(s, MAT + p)
        while q < CARDS:
            c = top(s, BESIDE + q)
            while c < CARDS:
                s.seen[c] = everyone(s)
                c = s.node_next[c]
            q = s.node_next[q]


def ask_turn(s: State, d: Deck) -> None:
    """Go through the phases of the turn, one after the other, as far as the next question."""
    p = s.seat
    if s.phase == EXCHANGE_PHASE:
        if s.draws < s.seats:
            ask(s, ASK_EXCHANGE, clockwise(s, p, s.draws))
        else:
            exchange_hands(s, d)
            begin_turn(s, d)
        return
    if s.phase == INSPIRE_PHASE:
        ask_inspirations(s, d)
        if s.ask != ASK_NOTHING:
            return
        if s.ending != PLAYING:
            end_round(s, d)
            return
        s.phase = ACT_PHASE
    if s.phase == ACT_PHASE:
        ask_action(s, d, p)
        return
    if s.phase == CLAIM_PHASE:
        claim(s, d, p)
        s.phase = ENHANCE_PHASE
    if s.phase == ENHANCE_PHASE:
        if s.putting != NONE:
            ask(s, ASK_HERO, p)
            return
        if could_add(s, d, p):
            ask(s, ASK_ENHANCE, p)
            return
        finish_score(s, d)
    if s.phase == FIELD_PHASE:
        if s.scored == 0 and s.count[FIELD] > 0 and can_fill(s):
            ask(s, ASK_FIELD, p)
            return
        end_action(s, d)
    if s.phase == DISCARD_PHASE:
        ask_shed(s, d, p)


def ask_action(s: State, d: Deck, p: int) -> None:
    """Ask for the action, or for what is missing of the one begun."""
    if s.claimed != NONE:
        ask(s, ASK_STEP, p)
    elif s.putting == NONE:
        ask(s, ASK_SCORE, p)
    else:
        ask(s, ASK_TARGET if d.role[s.putting] == HERO else ASK_HERO, p)


def ask_shed(s: State, d: Deck, p: int) -> None:
    """Ask for discards as long as there may be some, then draw."""
    if s.count[HAND + p] > 0 and (s.count[HAND + p] > d.hand or s.draws < most_discards(s, d, p)):
        ask(s, ASK_SHED, p)
    else:
        draw_up(s, d)


def list_own(s: State, d: Deck, p: int) -> int:
    """List what a question of the turn, or of an ability, offers."""
    question = s.ask
    if question == ASK_INSPIRE:
        return list_inspirations(s, d, p)
    if question == ASK_SHED:
        return list_shed(s, d, p)
    if question == ASK_SCORE:
        return list_actions(s, d, p)
    if question == ASK_TARGET:
        return list_targets(s, d, p, s.putting, 0)
    if question == ASK_ENHANCE:
        s.legal[0] = END
        return list_useful(s, d, p, 0, 1)
    if question == ASK_HERO:
        return list_on_hero(s, d, p, s.putting, 0)
    if question == ASK_STEP:
        return list_steps(s, d, p)
    if question == ASK_FIELD:
        return list_place(s, d, FIELD, ANY_SORT, 0)
    if question == ASK_EXCHANGE:
        return list_words(s, KEEP, REDRAW)
    return list_said(s)


def why_not_own(s: State, d: Deck, p: int, code: int) -> int:
    """Why a code is no answer to a question of the turn, or of an ability."""
    question = s.ask
    if question == ASK_INSPIRE:
        return ALLOWED if code == PASS else why_not_inspire(s, d, p, code)
    if question == ASK_SHED:
        return why_not_shed(s, d, p, code)
    if question == ASK_SCORE:
        return why_not_begin(s, d, p, code)
    if question == ASK_TARGET:
        return why_not_score(s, d, p, s.putting, code)
    if question == ASK_ENHANCE:
        return why_not_add(s, d, p, code)
    if question == ASK_HERO:
        return why_not_on_hero(s, d, p, s.putting, code)
    if question == ASK_STEP:
        return why_not_step(s, d, p, code)
    if question == ASK_FIELD:
        return ALLOWED if code < d.cards and s.place[code] == FIELD else NOT_IN_FIELD
    if question == ASK_EXCHANGE:
        return ALLOWED if code == KEEP or code == REDRAW else NOT_AN_ANSWER
    return why_not_said(s, code)


def do_own(s: State, d: Deck, question: int, code: int) -> None:
    """Do what the answer to a question of the turn, or of an ability, says."""
    if question == ASK_INSPIRE:
        do_inspire(s, d, code)
    elif question == ASK_SHED:
        do_shed(s, d, code)
    elif question == ASK_SCORE:
        do_begin(s, d, code)
    elif question == ASK_TARGET:
        do_target(s, d, code)
    elif question == ASK_ENHANCE:
        do_add(s, d, code)
    elif question == ASK_HERO:
        do_on_hero(s, d, code)
    elif question == ASK_STEP:
        do_step(s, d, code)
    elif question == ASK_FIELD:
        do_field(s, d, code)
    elif question == ASK_EXCHANGE:
        s.draws += 1
        if code == REDRAW:
            s.exchange |= 1 << s.asked
    else:
        do_said(s, d, question, code)
