"""The door to the rules: what may be chosen, why something may not, and what a choice does."""

from labdeck.rules.discoveries.abilities import answer_kind, answer_side, answer_wager, why_not_thing
from labdeck.rules.discoveries.turns import do_round, list_round, why_not_round
from labdeck.rules.projects.actions import (
    do_accept,
    do_act,
    do_at_once,
    do_draw,
    do_give,
    do_offer,
    do_on,
    list_acts,
    list_at_once,
    list_discards,
    list_on,
    list_with,
    why_not_act,
    why_not_at_once,
    why_not_discard,
    why_not_end_turn,
)
from labdeck.rules.projects.board import why_not_offer_with, why_not_put_on
from labdeck.rules.projects.turns import advance, do_discard

from .chance import below
from .drawing import answer_pile, list_piles, pile_of, put_back
from .effects import answer, list_answers
from .events import note
from .frames import at_step
from .numbers import (
    ACCEPT,
    ALLOWED,
    ANY_SORT,
    ASK_ACCEPT,
    ASK_ACT,
    ASK_ANSWER,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_KIND,
    ASK_NAME,
    ASK_NOTHING,
    ASK_ON,
    ASK_PILE,
    ASK_PUT_BACK,
    ASK_SEAT,
    ASK_SIDE,
    ASK_WITH,
    BLOCK,
    BOTTOM,
    CODES,
    DECLINE,
    DISCARD_CODE,
    END,
    FORGOES,
    GAME_OVER,
    HAND,
    LOOKED,
    MAY,
    MUST_CHOOSE,
    NOT_A_BLOCK,
    NOT_A_CANCEL,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    OP_CARD,
    OP_JUMP,
    OP_PROJECT,
    OP_SECOND,
    PASS,
    PILE_CODE,
    PILE_EMPTY,
    PILE_NOT_USED,
    PLAYED,
    PLAYING,
    SAY_HERO,
    SAY_INSPIRATION,
    SAY_ITEM,
    SAY_LOCATION,
    SEAT_CODE,
    SEATS,
    TOP,
    TWIN,
)
from .piles import can_draw
from .places import is_first_twin
from .schema import Counts, Deck, State
from .targets import list_cards, list_place, why_not_card, why_not_project, why_not_seat
from .windows import answer_block, answer_with, list_blocks

__all__ = ["legal", "step", "why_not"]


def legal(s: State, d: Deck) -> int:
    """List the codes that the asked seat may choose; how many."""
    question = s.ask
    p = s.asked
    if question >= ASK_EXCHANGE:
        return list_round(s, d, p)
    if question == ASK_ACT:
        return list_acts(s, d, p)
    if question == ASK_DRAW or question == ASK_PILE:
        return list_piles(s, d, 0)
    if question == ASK_DISCARD:
        return list_discards(s, d, p)
    if question == ASK_ON:
        return list_on(s, d, p)
    if question == ASK_BLOCK:
        return list_blocks(s, d, p, 0)
    if question == ASK_AT_ONCE:
        return list_at_once(s, d, p)
    if question == ASK_PUT_BACK:
        return list_place(s, d, LOOKED, ANY_SORT, 0)
    if question == ASK_WITH:
        return list_with(s, d, p)
    if question == ASK_ACCEPT:
        return list_words(s, ACCEPT, DECLINE)
    if question == ASK_GIVE:
        size = 0
        for other in range(s.seats):
            if other != p:
                s.legal[size] = SEAT_CODE + other
                size += 1
        return size
    if question == ASK_NOTHING:
        return 0
    if question == ASK_ANSWER:
        return list_blocks(s, d, p, 0)
    if question == ASK_SIDE:
        return list_words(s, TOP, BOTTOM)
    if question == ASK_NAME:
        return list_words(s, SAY_HERO, SAY_INSPIRATION)
    if question == ASK_KIND:
        return list_words(s, SAY_ITEM, SAY_LOCATION)
    return list_answers(s, d, 0)


def list_words(s: State, first: int, last: int) -> int:
    """List words whose codes follow each other."""
    for code in range(first, last + 1):
        s.legal[code - first] = code
    return last + 1 - first


def why_not_pile(s: State, d: Deck, code: int) -> int:
    """Only the top of a pile that this deck draws from, and that is not empty, can be drawn. [P5]"""
    if code < PILE_CODE or code > DISCARD_CODE:
        return NOT_AN_ANSWER
    if d.draw_from >> (code - PILE_CODE) & 1 == 0:
        return PILE_NOT_USED
    if not can_draw(s, d, pile_of(code)):
        return PILE_EMPTY
    return ALLOWED


def why_not_block(s: State, d: Deck, p: int, code: int) -> int:
    """A block or a cancel is a card in the hand of the asked player that says so. [P20]"""
    if code == PASS:
        return ALLOWED
    if code >= d.cards:
        return NOT_AN_ANSWER
    if s.place[code] != HAND + p:
        return NOT_IN_HAND
    if d.role[code] != BLOCK and d.cancels[code] == 0:
        return NOT_A_CANCEL if s.ask == ASK_ANSWER else NOT_A_BLOCK
    return ALLOWED if is_first_twin(s, d, code) else TWIN


def why_not_looked_at(s: State, d: Deck, code: int) -> int:
    """The choice is among the cards that are looked at."""
    if code >= d.cards or s.place[code] != LOOKED:
        return NOT_AN_ANSWER
    return ALLOWED if is_first_twin(s, d, code) else TWIN


def why_not_answer(s: State, d: Deck, code: int) -> int:
    """A choice inside an effect is among what its sentence names; "pass" where it may, or where there is none. [R27]"""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    p = s.frame_actor[f]
    if op == OP_PROJECT or op == OP_SECOND:
        return why_not_project(s, d, at, p, code, s.frame_chosen[f])
    if op > OP_JUMP:
        return why_not_thing(s, d, f, at, code)
    if op == OP_CARD:
        if code != PASS:
            return why_not_card(s, d, at, p, s.frame_seat[f], s.frame_project[f], code)
        if d.program[at + 3] & MAY:
            return ALLOWED
        return MUST_CHOOSE if list_cards(s, d, at, p, s.frame_seat[f], s.frame_project[f], 0) else ALLOWED
    if s.ask == ASK_SEAT and SEAT_CODE <= code < SEAT_CODE + SEATS:
        return why_not_seat(s, d, at, p, code - SEAT_CODE)
    return NOT_AN_ANSWER


def why_not(s: State, d: Deck, code: int) -> int:
    """0 if the asked seat may choose this code now, else the reason why not."""
    question = s.ask
    p = s.asked
    if s.over != PLAYING:
        return GAME_OVER
    if code < 0 or code >= CODES:
        return NOT_AN_ANSWER
    if question == ASK_ACT:
        return why_not_act(s, d, p, code)
    if question == ASK_DRAW or question == ASK_PILE:
        return why_not_pile(s, d, code)
    if question == ASK_DISCARD:
        if code == END:
            return why_not_end_turn(s, d, p)
        return why_not_discard(s, d, p, code) if code < d.cards else NOT_AN_ANSWER
    if question == ASK_ON:
        return why_not_put_on(s, d, p, s.putting, code) if code < d.cards else NOT_AN_ANSWER
    if question == ASK_WITH:
        return why_not_offer_with(s, d, p, s.offering, code) if code < d.cards else NOT_AN_ANSWER
    if question == ASK_BLOCK or question == ASK_ANSWER:
        return why_not_block(s, d, p, code)
    if question == ASK_AT_ONCE:
        return why_not_at_once(s, d, p, code)
    if question == ASK_PUT_BACK:
        return why_not_looked_at(s, d, code)
    if question == ASK_ACCEPT:
        return ALLOWED if code == ACCEPT or code == DECLINE else NOT_AN_ANSWER
    if question == ASK_GIVE:
        named = SEAT_CODE <= code < SEAT_CODE + s.seats
        return ALLOWED if named and code != SEAT_CODE + p else NOT_AN_ANSWER
    if question >= ASK_EXCHANGE:
        return why_not_round(s, d, p, code)
    if question == ASK_SIDE:
        return ALLOWED if code == TOP or code == BOTTOM else NOT_AN_ANSWER
    if question == ASK_NAME:
        return ALLOWED if SAY_HERO <= code <= SAY_INSPIRATION else NOT_AN_ANSWER
    if question == ASK_KIND:
        return ALLOWED if code == SAY_ITEM or code == SAY_LOCATION else NOT_AN_ANSWER
    return why_not_answer(s, d, code)


def step(s: State, d: Deck, code: int) -> None:
    """Do what a legal code says, and go on until the next question."""
    question = s.ask
    s.ask = ASK_NOTHING
    s.choices += 1
    f = s.depth - 1
    if f < 0 and question != ASK_AT_ONCE:
        s.chain = 0
    if question >= ASK_EXCHANGE:
        do_round(s, d, question, code)
    elif question == ASK_ACT:
        do_act(s, d, code)
    elif question == ASK_DRAW:
        do_draw(s, d, code)
    elif question == ASK_DISCARD:
        do_discard(s, d, code)
    elif question == ASK_ON:
        do_on(s, d, code)
    elif question == ASK_AT_ONCE:
        do_at_once(s, d, code)
    elif question == ASK_BLOCK:
        answer_block(s, d, f, code)
    elif question == ASK_PILE:
        answer_pile(s, d, f, code)
    elif question == ASK_PUT_BACK:
        put_back(s, d, f, code)
    elif question == ASK_GIVE:
        do_give(s, d, code)
    elif question == ASK_WITH:
        do_offer(s, d, code)
    elif question == ASK_ACCEPT:
        do_accept(s, d, code)
    elif question == ASK_ANSWER:
        answer_with(s, d, f, code)
    elif question == ASK_SIDE:
        answer_side(s, d, f, code)
    elif question == ASK_NAME:
        answer_wager(s, d, f, code)
    elif question == ASK_KIND:
        answer_kind(s, d, f, code)
    else:
        if code == PASS:
            note(s, FORGOES, s.asked, s.frame_card[f], PLAYED, PLAYED)
        answer(s, d, code)
    advance(s, d)


def play_randomly(s: State, d: Deck, out: Counts) -> None:
    """Play a game to its end by the state's own generator; count the decisions and those with two options or more."""
    decisions = 0
    real = 0
    while s.over == PLAYING:
        size = legal(s, d)
        decisions += 1
        if size > 1:
            real += 1
            step(s, d, s.legal[below(s, size)])
        else:
            step(s, d, s.legal[0])
    out[0] += decisions
    out[1] += real
