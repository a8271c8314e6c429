"""Effects: the instructions of a sentence, performed one after another until someone has to choose."""

from .drawing import ask_order, ask_pile, draw_cards, look_at_top
from .events import note
from .families import FAMILIES
from .frames import ask, at_step, finish, jump
from .numbers import (
    ACTOR,
    ALLOWED,
    ASK_CARD,
    ASK_SEAT,
    BESIDE,
    BESIDE_ANY,
    BURN,
    BY_SEAT,
    CARDS,
    DISCARD,
    FIELD_DISCARD,
    HAND,
    HAND_OR_MAT,
    IN_BOTH,
    IN_BURN,
    IN_HAND,
    JUMP_SHIFT,
    LOOKED,
    LOOKED_AT,
    LOSES,
    MAY,
    MOST_SKIPS,
    MOVES,
    MUST_CHOOSE,
    MUST_SKIP,
    NONE,
    NOT_AN_ANSWER,
    OP_ANSWER,
    OP_CARD,
    OP_DRAW,
    OP_EACH,
    OP_END,
    OP_JUMP,
    OP_LOOK,
    OP_MOVE,
    OP_NEXT,
    OP_PILE,
    OP_PUT_BACK,
    OP_SEAT,
    OP_SIEVE,
    OP_SKIP,
    OP_WINDOW,
    PASS,
    SEAT_CODE,
    SEATS,
    SIEVE_NONE,
    TAKES,
    TO_DISCARD,
    TO_FIELD_DISCARD,
    TO_HAND,
    TO_SECOND,
    WIDTH,
)
from .piles import look
from .places import clockwise, everyone, owner, top
from .schema import Deck, State
from .targets import could_lose, has_sort, is_open_choice, list_seats, may_hold, why_not_seat
from .windows import open_answers, open_window


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
        return list_seats(s, d, at, s.frame_actor[f], NONE, size)
    return FAMILIES[d.family].list_answers(s, d, f, at, size)


def list_cards(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List the cards that instruction `at` of a frame offers."""
    p = s.frame_actor[f]
    return FAMILIES[d.family].list_cards(s, d, at, p, s.frame_seat[f], s.frame_project[f], size)


def why_not_answer(s: State, d: Deck, code: int) -> int:
    """A choice inside an effect is among what its sentence names; "pass" where it may, or where there is none. [R27]"""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    p = s.frame_actor[f]
    if op == OP_CARD:
        if code != PASS:
            return FAMILIES[d.family].why_not_card(s, d, at, p, s.frame_seat[f], s.frame_project[f], code)
        if d.program[at + 3] & MAY:
            return ALLOWED
        return MUST_CHOOSE if list_cards(s, d, f, at, 0) else ALLOWED
    if op == OP_SEAT:
        return why_not_seat(s, d, at, p, code - SEAT_CODE) if SEAT_CODE <= code < SEAT_CODE + SEATS else NOT_AN_ANSWER
    return FAMILIES[d.family].why_not_answer(s, d, f, at, code)


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
    if where == IN_HAND:
        return s.count[HAND + s.frame_seat[f]] == 0
    if where == IN_BURN:
        return s.count[BURN] == 0
    if where == IN_BOTH:
        return s.count[BURN] + s.count[DISCARD] == 0
    return False


def ask_card(s: State, d: Deck, f: int, at: int) -> None:
    """A choice among open things with one candidate answers itself, with none it ends the sentence. [R36]"""
    where = d.program[at + 1]
    sorts = d.program[at + 2]
    target = d.program[at + 3] >> JUMP_SHIFT
    p = chooser(s, d, f, at)
    is_open = is_open_choice(d, at)
    if where == HAND_OR_MAT:
        is_open = not may_hold(s, d, s.frame_seat[f], sorts, NONE)
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
        jump(s, d, f, 0)
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
        s.frame_step[f] += 1
    elif op == OP_SEAT:
        s.frame_seat[f] = code - SEAT_CODE
        s.frame_step[f] += 1
    else:
        FAMILIES[d.family].answer(s, d, f, at, code)


def move_chosen(s: State, d: Deck, f: int, to: int) -> None:
    """The chosen card goes where the sentence says."""
    c = s.frame_chosen[f]
    p = s.frame_actor[f]
    s.frame_chosen[f] = NONE
    z = HAND + p
    verb = TAKES
    who = p
    if to == TO_SECOND:
        z = BESIDE + s.frame_second[f]
        verb = MOVES
    elif to != TO_HAND:
        z = DISCARD if to == TO_DISCARD else FIELD_DISCARD if to == TO_FIELD_DISCARD else BURN
        verb = LOSES
        who = s.frame_seat[f]
    elif s.place[c] == BURN:
        forget_burn(s, p)
    FAMILIES[d.family].shift(s, d, c, z, verb, who)
    if to == TO_HAND:
        look(s, d, p)


def forget_burn(s: State, p: int) -> None:
    """Who takes a card from burn looks through it alone; the others no longer know what is left. [R16]"""
    c = top(s, BURN)
    while c < CARDS:
        s.seen[c] = 1 << p
        c = s.node_next[c]


def perform(s: State, d: Deck) -> None:
    """Perform the next instruction of the effect on top: one that all families have, or one of the deck's own."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    x = d.program[at + 1]
    z = d.program[at + 3]
    if op == OP_CARD:
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
        s.frame_each[f] += 1
        if s.frame_each[f] < s.seats:
            s.frame_seat[f] = clockwise(s, s.frame_seat[f], 1)
            s.frame_step[f] = z
        else:
            s.frame_step[f] += 1
    elif op == OP_JUMP:
        s.frame_step[f] = z
    elif op == OP_END and x:
        finish(s, d)
    elif op == OP_END:
        begin_sentence(s, f)
    elif is_deed(op):
        s.frame_step[f] += 1
        act(s, d, f, op, x, d.program[at + 2], z)
    else:
        FAMILIES[d.family].perform(s, d, f, at)


def is_deed(op: int) -> bool:
    """Whether an instruction that all families have does something, and asks nothing."""
    if op == OP_MOVE or op == OP_DRAW or op == OP_SIEVE:
        return True
    return op == OP_LOOK or op == OP_SKIP or op == OP_EACH


def begin_sentence(s: State, f: int) -> None:
    """Each sentence counts and sieves for itself, and speaks of the player of the card until it names another.

    A project is no longer meant, either.
    """
    s.frame_count[f] = 0
    s.frame_sieve[f] = SIEVE_NONE
    s.frame_seat[f] = s.frame_actor[f]
    s.frame_project[f] = NONE
    s.frame_step[f] += 1


def act(s: State, d: Deck, f: int, op: int, x: int, y: int, z: int) -> None:
    """Perform an instruction that asks nothing."""
    p = s.frame_actor[f]
    who = p if x == ACTOR else s.frame_seat[f]
    if op == OP_MOVE:
        move_chosen(s, d, f, x)
    elif op == OP_DRAW:
        draw_cards(s, d, f, who, y if y else s.frame_count[f], z)
    elif op == OP_SIEVE:
        s.frame_sieve[f] = x
    elif op == OP_LOOK:
        look_at_top(s, d, f, x, y)
    elif op == OP_SKIP:
        s.skip[who] = min(s.skip[who] + y, MOST_SKIPS)
        note(s, MUST_SKIP, who, s.frame_card[f], y, y)
    elif op == OP_EACH:
        s.frame_each[f] = 0
        s.frame_seat[f] = p
        if is_idle(s, d, f):
            jump(s, d, f, 0)


def is_idle(s: State, d: Deck, f: int) -> bool:
    """Whether everyone can see that a group effect which takes cards meets nobody who could lose one. [P18]"""
    at = at_step(s, d, f)
    if d.program[at] != OP_WINDOW:
        return False
    for p in range(s.seats):
        if could_lose(s, d, s.frame_actor[f], p, d.program[at + WIDTH + 2], NONE):
            return False
    return True
