"""Effects: the instructions of a sentence, performed one after another until someone has to choose."""

from .boards import BOARDS
from .conditions import is_so
from .deeds import act, is_deed
from .drawing import ask_order, ask_pile
from .families import FAMILIES
from .frames import ask, at_step, close_clause, find_nobody, finish, has_blocked, jump, skip_sentence
from .hands import answer_pick, ask_pick, choose_at_random, list_picks, picker
from .looking import ask_return
from .numbers import (
    ACTOR,
    ALLOWED,
    ASK_CARD,
    ASK_SEAT,
    BESIDE,
    BESIDE_ANY,
    BESIDE_SEAT,
    BURN,
    BY_SEAT,
    CARDS,
    DISCARD,
    HAND,
    HAND_OR_MAT,
    IN_BOTH,
    IN_BURN,
    IN_HAND,
    IS_TESTED,
    JUMP_SHIFT,
    LOOKED,
    LOOKED_AT,
    LOSES_FROM_BOTH,
    LOSES_FROM_HAND,
    LOSES_FROM_MAT,
    MAY,
    MUST_CHOOSE,
    NONE,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    OP_ANSWER,
    OP_CARD,
    OP_EACH,
    OP_END,
    OP_IF,
    OP_JUMP,
    OP_MAY,
    OP_NEXT,
    OP_OPPOSE,
    OP_OR,
    OP_PICK,
    OP_PILE,
    OP_PUT_BACK,
    OP_RANDOM,
    OP_REPEAT,
    OP_RETURN,
    OP_SEAT,
    OP_WINDOW,
    OWN_HAND,
    PASS,
    SEAT_CODE,
    SEATS,
    SIEVE_NONE,
    TWIN,
    WIDTH,
    WITHOUT_EFFECT,
)
from .options import ask_may, ask_or
from .places import clockwise, everyone, is_first_twin, owner, top
from .prospects import touches_openly
from .schema import Deck, State
from .seats import list_seats, why_not_seat
from .targets import could_lose, has_on_mat, has_sort, in_hand, is_open_choice, may_hold
from .ways import clause_end
from .windows import open_answers, open_opposition, open_window


def chooser(s: State, d: Deck, f: int, at: int) -> int:
    """Who chooses: the player of the card, or where the text says that someone must discard, that someone. [R33]"""
    return s.frame_seat[f] if d.program[at + 3] & BY_SEAT else s.frame_actor[f]


def list_answers(s: State, d: Deck, size: int) -> int:
    """List the things that the effect's pending choice offers."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    if op == OP_CARD:
        first = size
        size = list_cards(s, d, f, at, size)
        if size == first or d.program[at + 3] & MAY:
            s.legal[size] = PASS
            size += 1
        return size
    if op == OP_SEAT:
        return list_touched(s, d, f, at, size)
    if op == OP_PICK:
        return list_picks(s, d, f, at, size)
    return FAMILIES[d.family].list_answers(s, d, f, at, size)


def list_touched(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List the seats to which the clause would do something, as far as everyone can see. [L43]"""
    end = list_seats(s, d, at, s.frame_actor[f], NONE, size)
    kept = size
    for i in range(size, end):
        if touches_openly(s, d, f, at + WIDTH, s.legal[i] - SEAT_CODE, end):
            s.legal[kept] = s.legal[i]
            kept += 1
    return kept


def list_cards(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List the cards that instruction `at` of a frame offers."""
    p = s.frame_actor[f]
    return BOARDS[d.family].list_cards(s, d, at, p, s.frame_seat[f], s.frame_project[f], size)


def why_not_answer(s: State, d: Deck, code: int) -> int:
    """A choice inside an effect is among what its sentence names; "pass" where it may, or where there is none. [R27]"""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    p = s.frame_actor[f]
    if op == OP_CARD:
        if code != PASS:
            return BOARDS[d.family].why_not_card(s, d, at, p, s.frame_seat[f], s.frame_project[f], code)
        if d.program[at + 3] & MAY:
            return ALLOWED
        return MUST_CHOOSE if list_cards(s, d, f, at, 0) else ALLOWED
    if op == OP_SEAT:
        if code < SEAT_CODE or code >= SEAT_CODE + SEATS:
            return NOT_AN_ANSWER
        reason = why_not_seat(s, d, at, p, code - SEAT_CODE, NONE, 0)
        if reason == ALLOWED and not touches_openly(s, d, f, at + WIDTH, code - SEAT_CODE, 0):
            return WITHOUT_EFFECT
        return reason
    if op == OP_PICK:
        return why_not_pick(s, d, f, at, code)
    return FAMILIES[d.family].why_not_answer(s, d, f, at, code)


def why_not_pick(s: State, d: Deck, f: int, at: int, code: int) -> int:
    """A card of the own hand that the sentence names is picked, and "none" where there is none. [L6]"""
    p = picker(s, d, f, at)
    if code == PASS:
        list_picks(s, d, f, at, 0)
        return ALLOWED if s.legal[0] == PASS else MUST_CHOOSE
    if code >= d.cards or d.sort[code] & d.program[at + 2] == 0:
        return NOT_AN_ANSWER
    if s.place[code] != HAND + p:
        return NOT_IN_HAND
    return ALLOWED if is_first_twin(s, d, code) else TWIN


def look_through_burn(s: State, p: int) -> None:
    """Who may take a card from burn looks through it. [R16]"""
    c = top(s, BURN)
    while c < CARDS:
        s.seen[c] |= 1 << p
        c = s.node_next[c]


def is_openly_empty(s: State, d: Deck, f: int, at: int) -> bool:
    """Whether everyone can see that a choice among hidden cards has nothing to offer. [R27]"""
    where = d.program[at + 1]
    if where == LOOKED_AT:
        is_shown = s.count[LOOKED] > 0 and s.seen[top(s, LOOKED)] == everyone(s)
        return s.count[LOOKED] == 0 or (is_shown and not has_sort(s, d, LOOKED, d.program[at + 2]))
    if where == IN_HAND or where == OWN_HAND:
        p = s.frame_seat[f] if where == IN_HAND else s.frame_actor[f]
        return not may_hold(s, d, p, d.program[at + 2], NONE)
    if where == IN_BURN:
        return s.count[BURN] == 0
    if where == IN_BOTH:
        return s.count[BURN] == 0 and not has_sort(s, d, DISCARD, d.program[at + 2])
    return False


def ask_card(s: State, d: Deck, f: int, at: int) -> None:
    """A choice among open things with one candidate answers itself, with none it ends the sentence. [R36]"""
    where = d.program[at + 1]
    sorts = d.program[at + 2]
    target = d.program[at + 3] >> JUMP_SHIFT
    p = chooser(s, d, f, at)
    is_open = is_open_choice(d, at)
    if where == HAND_OR_MAT:
        is_open = not may_hold(s, d, s.frame_seat[f], in_hand(sorts), NONE)
    if where == IN_BURN or where == IN_BOTH:
        look_through_burn(s, p)
    size = list_answers(s, d, 0)
    if is_openly_empty(s, d, f, at) or (is_open and s.legal[0] == PASS):
        jump(s, d, f, target)
    elif is_open and size == 1:
        answer(s, d, s.legal[0])
    else:
        ask(s, ASK_CARD, p)


def ask_seat(s: State, d: Deck, f: int) -> None:
    """Choose among seats. [R36]"""
    size = list_answers(s, d, 0)
    if size == 0:
        find_nobody(s, d, f)
    elif size == 1:
        answer(s, d, s.legal[0])
    else:
        ask(s, ASK_SEAT, s.frame_actor[f])


def answer(s: State, d: Deck, code: int) -> None:
    """Take the answer to the effect's pending choice and go on behind it."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    if op == OP_CARD:
        if code == PASS:
            jump(s, d, f, d.program[at + 3] >> JUMP_SHIFT)
            return
        s.frame_chosen[f] = code
        if d.program[at + 1] <= BESIDE_ANY:
            s.frame_project[f] = s.place[code] - BESIDE
            s.frame_seat[f] = owner(s, s.frame_project[f])
        elif d.program[at + 1] == BESIDE_SEAT:
            s.frame_project[f] = s.place[code] - BESIDE
        s.frame_step[f] += 1
    elif op == OP_SEAT:
        s.frame_seat[f] = code - SEAT_CODE
        s.frame_step[f] += 2 if d.program[at + 3] & IS_TESTED else 1
    elif op == OP_PICK:
        answer_pick(s, d, f, at, code)
    else:
        FAMILIES[d.family].answer(s, d, f, at, code)


def perform(s: State, d: Deck) -> None:
    """Perform the next instruction of the effect on top: one that all families have, or one of the deck's own."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    x = d.program[at + 1]
    z = d.program[at + 3]
    if is_over(s, f, op):
        skip_sentence(s, d, f)
    elif op == OP_CARD:
        ask_card(s, d, f, at)
    elif op == OP_SEAT:
        ask_seat(s, d, f)
    elif op == OP_WINDOW:
        open_window(s, d, f, at)
    elif op == OP_PILE:
        ask_pile(s, d, f, x)
    elif op == OP_PUT_BACK:
        ask_order(s, d, f)
    elif op == OP_ANSWER:
        open_answers(s, d, f)
    elif op == OP_NEXT:
        next_seat(s, f, z)
    elif op == OP_JUMP:
        s.frame_step[f] = z
    elif op == OP_END and x:
        finish(s, d)
    elif op == OP_END:
        begin_sentence(s, f, d.program[at + 2], z)
    elif op == OP_EACH:
        first_seat(s, d, f, x)
    elif is_deed(op):
        s.frame_step[f] += 1
        act(s, d, f, op, x, d.program[at + 2], z)
    elif op == OP_REPEAT or op == OP_RETURN or op >= OP_IF:
        perform_more(s, d, f, at, op)
    else:
        FAMILIES[d.family].perform(s, d, f, at)


def is_over(s: State, f: int, op: int) -> bool:
    """Whether the player of the card has blocked it: then it goes on where all are meant, for the others. [L14]"""
    if s.frame_asked[f] >> SEATS == 0:
        return False
    p = s.frame_actor[f]
    if s.frame_asked[f] >> (SEATS + p) & 1 == 0 or s.frame_seat[f] != p:
        return False
    return op != OP_END and op != OP_EACH and op != OP_NEXT and op != OP_IF and op != OP_JUMP and op != OP_OPPOSE


def perform_more(s: State, d: Deck, f: int, at: int, op: int) -> None:
    """Perform an instruction that says how the sentence goes on, or lets someone choose."""
    x = d.program[at + 1]
    z = d.program[at + 3]
    if op == OP_IF:
        test(s, d, f, at)
    elif op == OP_REPEAT:
        repeat(s, f, x, z)
    elif op == OP_MAY:
        ask_may(s, d, f, at)
    elif op == OP_OR:
        ask_or(s, d, f, at)
    elif op == OP_RANDOM:
        choose_at_random(s, d, f, s.frame_actor[f] if x == ACTOR else s.frame_seat[f], d.program[at + 2], z)
    elif op == OP_PICK:
        ask_pick(s, d, f, at)
    elif op == OP_OPPOSE:
        open_opposition(s, d, f)
    elif op == OP_RETURN:
        ask_return(s, d, f, x)
    else:
        FAMILIES[d.family].perform(s, d, f, at)


def test(s: State, d: Deck, f: int, at: int) -> None:
    """Fulfilled, what comes next happens; otherwise it goes on elsewhere, and nobody is asked. [L19]"""
    target = d.program[at + 3]
    if is_so(s, d, at, s.frame_actor[f], s.frame_seat[f], NONE):
        s.frame_step[f] += 1
    elif target:
        s.frame_step[f] = target
    else:
        skip_sentence(s, d, f)


def repeat(s: State, f: int, times: int, first: int) -> None:
    """The same again, until it has been done so often."""
    s.frame_count[f] += 1
    if s.frame_count[f] < times:
        s.frame_step[f] = first
    else:
        s.frame_count[f] = 0
        s.frame_step[f] += 1


def first_seat(s: State, d: Deck, f: int, others: int) -> None:
    """A group effect begins with the acting player, or with the next one where it is for the others alone. [R28]"""
    s.frame_step[f] += 1
    s.frame_each[f] = others
    pass_over_blocked(s, f)
    if s.frame_each[f] == s.seats or is_idle(s, d, f, others):
        find_nobody(s, d, f)


def pass_over_blocked(s: State, f: int) -> None:
    """The seat whose moment has come, or the next clockwise for which the card is not over. [L14]"""
    while s.frame_each[f] < s.seats and has_blocked(s, clockwise(s, s.frame_actor[f], s.frame_each[f])):
        s.frame_each[f] += 1
    if s.frame_each[f] < s.seats:
        s.frame_seat[f] = clockwise(s, s.frame_actor[f], s.frame_each[f])


def next_seat(s: State, f: int, first: int) -> None:
    """One seat finishes before the next clockwise begins. [R28]"""
    s.frame_count[f] = 0
    s.frame_each[f] += 1
    pass_over_blocked(s, f)
    if s.frame_each[f] < s.seats:
        s.frame_step[f] = first
    else:
        s.frame_step[f] += 1


def begin_sentence(s: State, f: int, same: int, depends: int) -> None:
    """Each clause counts and sieves for itself, and speaks of the player of the card until it names another.

    A project is no longer meant, either. What the same player does next still speaks of that one [L47],
    and what depends on the same deed still does. [L16]
    """
    if depends:
        s.frame_done[f] = 0
    else:
        close_clause(s, f)
    s.frame_count[f] = 0
    s.frame_sieve[f] = SIEVE_NONE
    if not same:
        s.frame_seat[f] = s.frame_actor[f]
    s.frame_project[f] = NONE
    s.frame_step[f] += 1


def is_idle(s: State, d: Deck, f: int, others: int) -> bool:
    """Whether everyone can see that a group effect which takes cards meets nobody who could lose one. [P18]

    What each of them does after it happens all the same. [L16, L47]
    """
    at = at_step(s, d, f)
    condition = d.program[at + 2]
    sorts = d.program[at + WIDTH + 2]
    if d.program[at] != OP_WINDOW or d.program[clause_end(d, at) + 2]:
        return False
    for i in range(others, s.seats):
        p = clockwise(s, s.frame_actor[f], i)
        if condition == LOSES_FROM_HAND:
            met = may_hold(s, d, p, sorts, NONE)
        elif condition == LOSES_FROM_MAT:
            met = has_on_mat(s, d, s.frame_actor[f], p, sorts)
        else:
            met = condition != LOSES_FROM_BOTH or could_lose(s, d, s.frame_actor[f], p, sorts, NONE)
        if met:
            return False
    return True
