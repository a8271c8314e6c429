"""Effects: the instructions of a sentence, performed one after another until someone has to choose."""

from labdeck.rules.discoveries.abilities import answer_thing, ask_return, list_things, perform_ability
from labdeck.rules.discoveries.board import list_prey
from labdeck.rules.discoveries.field import clear_field
from labdeck.rules.projects.board import clear, complete_partner, leave, set_aside, swap
from labdeck.rules.projects.needs import shift

from .drawing import ask_order, ask_pile, can_draw_any, draw_cards, look_at_top
from .ending import mark_completion
from .events import note
from .frames import ask, at_step, finish, jump
from .numbers import (
    ACTOR,
    ASK_CARD,
    ASK_PROJECT,
    ASK_SEAT,
    ATTACHES,
    BESIDE,
    BESIDE_ANY,
    BURN,
    BY_SEAT,
    CARDS,
    CHOSEN_SEAT,
    DISCARD,
    FIELD,
    FIELD_DISCARD,
    FRAMES,
    FROM_CHOSEN,
    FROM_FIELD,
    FROM_HAND,
    FROM_TABLE,
    HAND,
    HAND_OR_TABLE,
    IN_BOTH,
    IN_BURN,
    IN_HAND,
    JUMP_SHIFT,
    LOOKED,
    LOOKED_AT,
    LOSES,
    LOSES_FROM_BOTH,
    LOSES_FROM_HAND,
    MAY,
    MOST_SKIPS,
    MOVES,
    MUST_SKIP,
    NONE,
    OP_ANSWER,
    OP_ANY,
    OP_ATTACH,
    OP_CARD,
    OP_CLEAR,
    OP_COMPLETE,
    OP_DRAW,
    OP_DROP,
    OP_DROP_OTHERS,
    OP_DUMP,
    OP_EACH,
    OP_END,
    OP_JUMP,
    OP_LOOK,
    OP_MOVE,
    OP_NEXT,
    OP_PILE,
    OP_PROJECT,
    OP_PUT_BACK,
    OP_RETURN,
    OP_SEAT,
    OP_SECOND,
    OP_SIEVE,
    OP_SKIP,
    OP_STEAL,
    OP_SWAP,
    OP_WINDOW,
    OTHER,
    PASS,
    RETURNS,
    SEAT_CODE,
    SIEVE_NONE,
    TABLE,
    TAKES,
    TO_DISCARD,
    TO_FIELD_DISCARD,
    TO_HAND,
    TO_SECOND,
    WIDTH,
)
from .piles import can_draw, look
from .places import clockwise, everyone, owner, top
from .schema import Deck, State
from .targets import (
    could_lose,
    has_card,
    has_on_table,
    has_project,
    has_sort,
    is_open_choice,
    list_cards,
    list_projects,
    list_seats,
    may_hold,
)
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
        size = list_cards(s, d, at, s.frame_actor[f], s.frame_seat[f], s.frame_project[f], size)
        if size == first or d.program[at + 3] & MAY:
            s.legal[size] = PASS
            size += 1
        return size
    if op == OP_PROJECT or op == OP_SECOND:
        return list_projects(s, d, at, s.frame_actor[f], s.frame_chosen[f], size)
    if op > OP_JUMP:
        return list_things(s, d, f, at, size)
    return list_seats(s, d, at, s.frame_actor[f], NONE, size)


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
    if where == HAND_OR_TABLE:
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


def ask_open(s: State, d: Deck, f: int, question: int) -> None:
    """Choose among open projects or seats. [R36]"""
    size = list_answers(s, d, 0)
    if size == 0:
        jump(s, d, f, 0)
    elif size == 1:
        answer(s, d, s.legal[0])
    else:
        ask(s, question, s.frame_actor[f])


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
    elif op == OP_PROJECT:
        s.frame_project[f] = code
        s.frame_seat[f] = owner(s, code)
    elif op == OP_SECOND:
        s.frame_second[f] = code
        if d.program[at + 1] == OTHER:
            s.frame_seat[f] = owner(s, code)
    elif op > OP_JUMP:
        answer_thing(s, d, f, at, code)
        return
    else:
        s.frame_seat[f] = code - SEAT_CODE
    s.frame_step[f] += 1


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
    shift(s, d, c, z, verb, who)
    if to == TO_HAND:
        look(s, d, p)


def forget_burn(s: State, p: int) -> None:
    """Who takes a card from burn looks through it alone; the others no longer know what is left. [R16]"""
    c = top(s, BURN)
    while c < CARDS:
        s.seen[c] = 1 << p
        c = s.node_next[c]


def dump(s: State, d: Deck, f: int, z: int, sorts: int, to: int) -> None:
    """All cards of these sorts in a place go to discard, or back to the hand."""
    p = s.frame_actor[f]
    c = s.node_prev[CARDS + z]
    while c < CARDS:
        after = s.node_prev[c]
        if d.sort[c] & sorts:
            shift(s, d, c, HAND + p if to == TO_HAND else DISCARD, RETURNS if to == TO_HAND else LOSES, p)
        c = after


def dump_from(s: State, d: Deck, f: int, origin: int, sorts: int, to: int) -> None:
    """Dump from the actor's hand, from beside the actor's projects, or from beside the chosen one.

    The cards of a pair are not one player's to discard [R37] or to take: when the project leaves, they are shared
    out. [P37]
    """
    p = s.frame_actor[f]
    before = s.count[DISCARD]
    if origin & FROM_FIELD:
        clear_field(s, p)
    if origin & FROM_HAND:
        dump(s, d, f, HAND + p, sorts, to)
    if origin & FROM_TABLE:
        q = s.node_prev[CARDS + TABLE + p]
        while q < CARDS:
            if s.partner[q] == NONE:
                dump(s, d, f, BESIDE + q, sorts, to)
            q = s.node_prev[q]
    if origin & FROM_HAND and s.count[DISCARD] == before:
        jump(s, d, f, 0)
    q = s.frame_project[f]
    if origin & FROM_CHOSEN and (to != TO_HAND or s.partner[q] == NONE):
        dump(s, d, f, BESIDE + q, sorts, to)


def drop_others(s: State, d: Deck, f: int) -> None:
    """Keep the chosen project; the others and their cards go to discard. [R10]"""
    kept = s.frame_project[f]
    p = owner(s, kept)
    q = s.node_prev[CARDS + TABLE + p]
    while q < CARDS:
        after = s.node_prev[q]
        if q != kept:
            leave(s, d, q, DISCARD, p)
        q = after


def perform(s: State, d: Deck) -> None:
    """Perform the next instruction of the effect on top."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    x = d.program[at + 1]
    y = d.program[at + 2]
    z = d.program[at + 3]
    if op == OP_CARD:
        ask_card(s, d, f, at)
    elif op == OP_PROJECT or op == OP_SECOND:
        ask_open(s, d, f, ASK_PROJECT)
    elif op == OP_SEAT:
        ask_open(s, d, f, ASK_SEAT)
    elif op == OP_WINDOW:
        open_window(s, d, f, at)
    elif op == OP_PILE:
        ask_pile(s, d, f, x)
    elif op == OP_PUT_BACK:
        ask_order(s, d, f)
    elif op == OP_ANSWER:
        open_answers(s, d, f)
    elif op == OP_RETURN:
        ask_return(s, d, f)
    elif op > OP_JUMP:
        perform_ability(s, d, f, at)
    elif op == OP_ANY:
        if list_projects(s, d, at, s.frame_actor[f], NONE, 0) == 0:
            jump(s, d, f, 0)
        else:
            s.frame_step[f] += 1
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
    else:
        s.frame_step[f] += 1
        act(s, d, f, op, x, y, z)


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
    q = s.frame_project[f]
    who = p if x == ACTOR else s.frame_seat[f]
    if op == OP_MOVE:
        move_chosen(s, d, f, x)
    elif op == OP_DRAW:
        draw_cards(s, d, f, who, y if y else s.frame_count[f], z)
    elif op == OP_SIEVE:
        s.frame_sieve[f] = x
    elif op == OP_LOOK:
        look_at_top(s, d, f, x, y)
    elif op == OP_DUMP:
        dump_from(s, d, f, x, y, z)
    elif op == OP_DROP:
        leave(s, d, q, DISCARD if x == TO_DISCARD else BURN, p)
    elif op == OP_DROP_OTHERS:
        drop_others(s, d, f)
    elif op == OP_SKIP:
        s.skip[who] = min(s.skip[who] + y, MOST_SKIPS)
        note(s, MUST_SKIP, who, s.frame_card[f], y, y)
    elif op == OP_ATTACH:
        shift(s, d, s.frame_card[f], BESIDE + q, ATTACHES, p)
    elif op == OP_SWAP:
        swap(s, d, q, s.frame_second[f], p)
    elif op == OP_COMPLETE:
        complete_partner(s, d, q, p)
        set_aside(s, d, q)
        mark_completion(s, p)
    elif op == OP_CLEAR:
        clear(s, d, q, p)
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


def can_take_effect(s: State, d: Deck, c: int, p: int, size: int) -> bool:
    """A kept modifier with nothing to act on cannot be played: no sentence of it would do anything. [P12]"""
    at = d.start[c] * WIDTH
    while not can_act(s, d, c, p, at, size):
        while d.program[at] != OP_END:
            at += WIDTH
        if d.program[at + 1]:
            return False
        at += WIDTH
    return True


def can_act(s: State, d: Deck, c: int, p: int, at: int, size: int) -> bool:
    """Whether the sentence of a card that begins at `at` has something to act on."""
    while True:
        op = d.program[at]
        if op == OP_CARD:
            where = d.program[at + 1]
            if where == IN_BURN:
                return s.count[BURN] > 0
            if where == IN_BOTH:
                return s.count[BURN] + s.count[DISCARD] > 0
            return has_card(s, d, at, p)
        if op == OP_PROJECT or op == OP_SECOND or op == OP_ANY:
            if not has_project(s, d, at, p, size):
                return False
        elif op == OP_SEAT:
            return list_seats(s, d, at, p, c, size) > size
        elif op == OP_DRAW:
            return can_draw(s, d, d.program[at + 3])
        elif op == OP_LOOK:
            return can_draw(s, d, d.program[at + 1])
        elif op == OP_PILE:
            return can_draw_any(s, d)
        elif op == OP_STEAL:
            return list_prey(s, d, p, d.program[at + 1], size) > size
        elif op == OP_WINDOW:
            return has_loss(s, d, c, p, at)
        elif op == OP_DUMP and d.program[at + 1] == FROM_FIELD:
            return s.count[FIELD] > 0
        elif op != OP_SIEVE and op != OP_EACH and op != OP_ANSWER:
            return True
        at += WIDTH


def has_loss(s: State, d: Deck, c: int, p: int, at: int) -> bool:
    """Whether a loss meets a card: in the player's own hand, or elsewhere as far as everyone can see. [P12]"""
    condition = d.program[at + 2]
    if condition != LOSES_FROM_HAND and condition != LOSES_FROM_BOTH:
        return True
    sorts = d.program[at + WIDTH + 2]
    held = top(s, HAND + p)
    while held < CARDS:
        if held != c and d.sort[held] & sorts:
            return True
        held = s.node_next[held]
    if condition == LOSES_FROM_HAND:
        return False
    for other in range(s.seats):
        if other != p and d.program[at + 1] == CHOSEN_SEAT and could_lose(s, d, p, other, sorts, NONE):
            return True
    return has_on_table(s, d, p, p, sorts)


def is_drawing(s: State, d: Deck) -> bool:
    """Whether the effect on top is still making its draws, each from a pile of one's choice. [P15]"""
    f = s.depth - 1
    return f >= 0 and s.frame_count[f] > 0 and d.program[at_step(s, d, f)] == OP_PILE


def has_room(s: State, d: Deck) -> bool:
    """Whether one more effect may begin now: no looked-at cards lie open, all draws are made, the stack has room."""
    return s.depth < FRAMES and s.count[LOOKED] == 0 and not is_drawing(s, d)
