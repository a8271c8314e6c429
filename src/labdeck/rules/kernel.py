"""The door to the rules: what may be chosen, why something may not, and what a choice does.

The questions that effects of all families ask are answered here; those of a turn, and of instructions that only a
family has, are its own. The turn asks when no effect is under way and no card waits to be played at once.
"""

from .aims import note_pass
from .chance import below
from .drawing import answer_pile, list_piles, put_back, why_not_looked_at, why_not_pile
from .effects import answer, list_answers, perform, why_not_answer
from .ending import end_game
from .families import FAMILIES
from .frames import ask, at_step
from .looking import answer_side
from .numbers import (
    ALLOWED,
    ANY_SORT,
    ASK_ANSWER,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_CARD,
    ASK_MAY,
    ASK_NOTHING,
    ASK_OPPOSE,
    ASK_OR,
    ASK_PILE,
    ASK_PROJECT,
    ASK_PUT_BACK,
    ASK_SEAT,
    ASK_SIDE,
    BOTTOM,
    CODES,
    GAME_OVER,
    LOOKED,
    NONE,
    NOT_AN_ANSWER,
    PASS,
    PLAYING,
    TOP,
)
from .options import answer_may, answer_or, list_may, list_options, why_not_may, why_not_option
from .schema import Counts, Deck, State
from .targets import list_place, list_words
from .waiting import do_at_once, list_at_once, next_to_play, why_not_at_once
from .windows import (
    answer_block,
    answer_opposed,
    answer_with,
    list_blocks,
    list_opposing,
    why_not_block,
    why_not_oppose,
)

__all__ = ["legal", "step", "why_not"]


def legal(s: State, d: Deck) -> int:
    """List the codes that the asked seat may choose; how many."""
    question = s.ask
    p = s.asked
    if question == ASK_NOTHING:
        return 0
    if s.depth > 0 or question == ASK_AT_ONCE:
        if question == ASK_BLOCK or question == ASK_ANSWER:
            return list_blocks(s, d, p, 0)
        if question == ASK_CARD or question == ASK_PROJECT or question == ASK_SEAT:
            return list_answers(s, d, 0)
        if question == ASK_AT_ONCE:
            return list_at_once(s, d, p)
        if question == ASK_PILE:
            return list_piles(s, d, 0)
        if question == ASK_PUT_BACK:
            return list_place(s, d, LOOKED, ANY_SORT, 0)
        if question == ASK_SIDE or question >= ASK_MAY:
            return list_said(s, d, p)
    return FAMILIES[d.family].list_own(s, d, p)


def list_said(s: State, d: Deck, p: int) -> int:
    """List the words that answer a question inside an effect, or the cards that cancel it."""
    f = s.depth - 1
    if s.ask == ASK_MAY:
        return list_may(s, 0)
    if s.ask == ASK_OR:
        return list_options(s, d, f, at_step(s, d, f), 0)
    if s.ask == ASK_SIDE:
        return list_words(s, TOP, BOTTOM)
    return list_opposing(s, d, p, 0)


def why_not_said(s: State, d: Deck, p: int, code: int) -> int:
    """Why a code does not answer such a question."""
    f = s.depth - 1
    if s.ask == ASK_MAY:
        return why_not_may(code)
    if s.ask == ASK_OR:
        return why_not_option(s, d, f, at_step(s, d, f), code, 0)
    if s.ask == ASK_SIDE:
        return ALLOWED if code == TOP or code == BOTTOM else NOT_AN_ANSWER
    return why_not_oppose(s, d, p, code)


def why_not(s: State, d: Deck, code: int) -> int:
    """0 if the asked seat may choose this code now, else the reason why not."""
    question = s.ask
    p = s.asked
    if s.over != PLAYING:
        return GAME_OVER
    if code < 0 or code >= CODES:
        return NOT_AN_ANSWER
    if s.depth > 0 or question == ASK_AT_ONCE:
        if question == ASK_BLOCK or question == ASK_ANSWER:
            return why_not_block(s, d, p, code)
        if question == ASK_CARD or question == ASK_PROJECT or question == ASK_SEAT:
            return why_not_answer(s, d, code)
        if question == ASK_AT_ONCE:
            return why_not_at_once(s, d, p, code)
        if question == ASK_PILE:
            return why_not_pile(s, d, code)
        if question == ASK_PUT_BACK:
            return why_not_looked_at(s, d, code)
        if question == ASK_SIDE or question >= ASK_MAY:
            return why_not_said(s, d, p, code)
    return FAMILIES[d.family].why_not_own(s, d, p, code)


def step(s: State, d: Deck, code: int) -> None:
    """Do what a legal code says, and go on until the next question."""
    question = s.ask
    is_of_turn = s.depth == 0 and question != ASK_AT_ONCE
    if is_of_turn:
        s.chain = 0
    s.ask = ASK_NOTHING
    s.choices += 1
    if is_of_turn or not answer_effect(s, d, s.depth - 1, question, code):
        FAMILIES[d.family].do_own(s, d, question, code)
    advance(s, d)


def answer_effect(s: State, d: Deck, f: int, question: int, code: int) -> bool:
    """Do what answers an effect, or is played at once; False if it is a question that only the family asks."""
    if question == ASK_BLOCK:
        answer_block(s, d, f, code)
    elif question == ASK_ANSWER:
        answer_with(s, d, f, code)
    elif question == ASK_CARD or question == ASK_PROJECT or question == ASK_SEAT:
        if code == PASS:
            note_pass(s, d, f)
        answer(s, d, code)
    elif question == ASK_AT_ONCE:
        do_at_once(s, d, code)
    elif question == ASK_PILE:
        answer_pile(s, d, f, code)
    elif question == ASK_PUT_BACK:
        put_back(s, d, f, code)
    elif question == ASK_MAY:
        answer_may(s, d, f, code)
    elif question == ASK_OR:
        answer_or(s, d, f, at_step(s, d, f), code)
    elif question == ASK_SIDE:
        answer_side(s, d, f, code)
    elif question == ASK_OPPOSE:
        answer_opposed(s, d, f, code)
    else:
        return False
    return True


def advance(s: State, d: Deck) -> None:
    """Go on until someone has to choose or the game is over."""
    while s.ask == ASK_NOTHING and s.over == PLAYING:
        p = next_to_play(s, d) if s.queued > 0 else NONE
        if p != NONE:
            ask(s, ASK_AT_ONCE, p)
        elif s.depth > 0:
            perform(s, d)
        else:
            FAMILIES[d.family].ask_turn(s, d)
    if s.over != PLAYING:
        end_game(s, d)


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
