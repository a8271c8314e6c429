"""Effects on projects: the instructions that speak of projects and of what lies beside them."""

from labdeck.rules.frames import ask, jump
from labdeck.rules.numbers import (
    ASK_PROJECT,
    ATTACHES,
    BESIDE,
    BURN,
    CARDS,
    DISCARD,
    FROM_CHOSEN,
    FROM_HAND,
    FROM_MAT,
    HAND,
    IN_BOTH,
    IN_BURN,
    LOSES,
    MAT,
    NONE,
    OP_ANY,
    OP_ATTACH,
    OP_CARD,
    OP_COMPLETE,
    OP_DROP,
    OP_DROP_OTHERS,
    OP_DUMP,
    OP_PROJECT,
    OP_SECOND,
    OP_SWAP,
    OTHER,
    RETURNS,
    TO_DISCARD,
    TO_HAND,
    WIDTH,
)
from labdeck.rules.places import owner
from labdeck.rules.prospects import GOES_ON, NO_MORE, YES, next_sentence, prospect
from labdeck.rules.schema import Deck, State

from .board import clear, complete_partner, leave, set_aside, swap
from .ending import mark_completion
from .needs import shift
from .targets import has_card, has_project, list_projects, why_not_project


def list_answers(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List the projects that the effect's pending choice offers."""
    return list_projects(s, d, at, s.frame_actor[f], s.frame_chosen[f], size)


def why_not_answer(s: State, d: Deck, f: int, at: int, code: int) -> int:
    """The choice is among the projects that the sentence names."""
    return why_not_project(s, d, at, s.frame_actor[f], code, s.frame_chosen[f])


def ask_project(s: State, d: Deck, f: int, at: int) -> None:
    """Choose among open projects. [R36]"""
    size = list_answers(s, d, f, at, 0)
    if size == 0:
        jump(s, d, f, 0)
    elif size == 1:
        answer(s, d, f, at, s.legal[0])
    else:
        ask(s, ASK_PROJECT, s.frame_actor[f])


def answer(s: State, d: Deck, f: int, at: int, code: int) -> None:
    """Take the project that was chosen, and go on behind the choice."""
    if d.program[at] == OP_PROJECT:
        s.frame_project[f] = code
        s.frame_seat[f] = owner(s, code)
    else:
        s.frame_second[f] = code
        if d.program[at + 1] == OTHER:
            s.frame_seat[f] = owner(s, code)
    s.frame_step[f] += 1


def perform(s: State, d: Deck, f: int, at: int) -> None:
    """Perform an instruction that only this family has."""
    op = d.program[at]
    if op == OP_PROJECT or op == OP_SECOND:
        ask_project(s, d, f, at)
    elif op == OP_ANY:
        if list_projects(s, d, at, s.frame_actor[f], NONE, 0) == 0:
            jump(s, d, f, 0)
        else:
            s.frame_step[f] += 1
    else:
        s.frame_step[f] += 1
        act(s, d, f, op, d.program[at + 1], d.program[at + 2], d.program[at + 3])


def act(s: State, d: Deck, f: int, op: int, x: int, y: int, z: int) -> None:
    """Do to projects what an instruction says."""
    p = s.frame_actor[f]
    q = s.frame_project[f]
    if op == OP_DUMP:
        dump_from(s, d, f, x, y, z)
    elif op == OP_DROP:
        leave(s, d, q, DISCARD if x == TO_DISCARD else BURN, p)
    elif op == OP_DROP_OTHERS:
        drop_others(s, d, f)
    elif op == OP_ATTACH:
        shift(s, d, s.frame_card[f], BESIDE + q, ATTACHES, p)
    elif op == OP_SWAP:
        swap(s, d, q, s.frame_second[f], p)
    elif op == OP_COMPLETE:
        complete_partner(s, d, q, p)
        set_aside(s, d, q)
        mark_completion(s, p)
    else:
        clear(s, d, q, p)


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
    if origin & FROM_HAND:
        dump(s, d, f, HAND + p, sorts, to)
    if origin & FROM_MAT:
        q = s.node_prev[CARDS + MAT + p]
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
    q = s.node_prev[CARDS + MAT + p]
    while q < CARDS:
        after = s.node_prev[q]
        if q != kept:
            leave(s, d, q, DISCARD, p)
        q = after


def can_take_effect(s: State, d: Deck, c: int, p: int, size: int) -> bool:
    """A kept modifier with nothing to act on cannot be played: no sentence of it would do anything. [P12]"""
    at = d.start[c] * WIDTH
    while at != NO_MORE:
        if can_act(s, d, c, p, at, size):
            return True
        at = next_sentence(d, at)
    return False


def can_act(s: State, d: Deck, c: int, p: int, at: int, size: int) -> bool:
    """Whether the sentence of a card that begins at `at` has something to act on."""
    while True:
        op = d.program[at]
        where = d.program[at + 1]
        found = GOES_ON
        if op == OP_PROJECT or op == OP_SECOND or op == OP_ANY:
            if not has_project(s, d, at, p, size):
                return False
        elif op == OP_CARD and where != IN_BURN and where != IN_BOTH:
            return has_card(s, d, at, p)
        else:
            found = prospect(s, d, c, p, at, size)
        if found != GOES_ON:
            return found == YES
        at += WIDTH
