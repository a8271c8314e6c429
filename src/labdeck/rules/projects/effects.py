"""Effects on projects: the instructions that speak of projects and of what lies beside them."""

from labdeck.rules.dumping import dump_place
from labdeck.rules.events import note
from labdeck.rules.frames import ask, jump, mark_deed
from labdeck.rules.numbers import (
    ACTOR,
    ASK_PROJECT,
    ATTACHES,
    BESIDE,
    BURN,
    CARDS,
    DISCARD,
    FROM_ALL,
    FROM_CHOSEN,
    FROM_MAT,
    GUARDS,
    HAND,
    MAT,
    NONE,
    OF_SEAT,
    OP_ANY,
    OP_ATTACH,
    OP_BEGIN,
    OP_CARRY,
    OP_COMPLETE,
    OP_DROP,
    OP_DROP_OTHERS,
    OP_PROJECT,
    OP_SAFE,
    OP_SECOND,
    OP_SWAP,
    OTHER,
    TO_BURN,
    TO_DISCARD,
    TO_HAND,
)
from labdeck.rules.places import clockwise, owner
from labdeck.rules.safety import is_safe
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import has_blocker, is_own_pair

from .board import bring, carry, clear, complete_partner, leave, set_aside, swap
from .collaboration import part
from .ending import mark_completion
from .needs import is_full, shift
from .targets import list_projects, why_not_project


def list_answers(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List the projects that the effect's pending choice offers."""
    return list_projects(s, d, at, s.frame_actor[f], s.frame_seat[f], s.frame_chosen[f], size)


def why_not_answer(s: State, d: Deck, f: int, at: int, code: int) -> int:
    """The choice is among the projects that the sentence names."""
    return why_not_project(s, d, at, s.frame_actor[f], s.frame_seat[f], code, s.frame_chosen[f])


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
        if list_projects(s, d, at, s.frame_actor[f], s.frame_seat[f], NONE, 0) == 0:
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
    who = p if x == ACTOR else s.frame_seat[f]
    if op == OP_BEGIN:
        s.frame_done[f] += bring(s, d, who)
        return
    mark_deed(s, f)
    if op == OP_DROP:
        drop(s, d, f, x)
    elif op == OP_DROP_OTHERS:
        drop_others(s, d, f)
    elif op == OP_ATTACH:
        shift(s, d, s.frame_card[f], BESIDE + q, ATTACHES, p)
    elif op == OP_SWAP:
        swap(s, d, q, s.frame_second[f], p)
        s.frame_done[f] += 2
    elif op == OP_COMPLETE:
        complete_by_card(s, d, q, p)
    elif op == OP_CARRY:
        carry(s, q, who)
        s.frame_done[f] += 1
    elif op == OP_SAFE:
        s.safe |= 1 << who
        note(s, GUARDS, who, s.frame_card[f], MAT + who, MAT + who)
    else:
        clear(s, d, q, p)
        s.frame_done[f] = 1


def complete_by_card(s: State, d: Deck, q: int, p: int) -> None:
    """A completion like any other [L36]; where no resources are asked for, a pair that is not full parts. [L12]"""
    if s.partner[q] != NONE and not is_full(s, q):
        part(s, d, q, p)
    complete_partner(s, d, q, p)
    set_aside(s, d, q)
    mark_completion(s, p)


def drop(s: State, d: Deck, f: int, to: int) -> None:
    """The project leaves for discard, burn or its owner's hand; with all its cards it counts as one. [L36]"""
    q = s.frame_project[f]
    p = owner(s, q)
    z = DISCARD if to == TO_DISCARD else BURN if to == TO_BURN else HAND + p
    leave(s, d, q, z, p)
    s.frame_done[f] = 1


def dump_own(s: State, d: Deck, f: int, origin: int, sorts: int, to: int) -> None:
    """Dump from beside the actor's or the chosen seat's projects, or from beside the chosen one, or from all. [L39]"""
    p = s.frame_seat[f] if origin & OF_SEAT else s.frame_actor[f]
    if origin & FROM_MAT:
        dump_mat(s, d, f, p, sorts, to)
    if origin & FROM_ALL:
        for i in range(s.seats):
            dump_mat(s, d, f, clockwise(s, s.frame_actor[f], i), sorts, to)
    if origin & FROM_CHOSEN:
        dump_chosen(s, d, f, sorts, to)


def dump_mat(s: State, d: Deck, f: int, p: int, sorts: int, to: int) -> None:
    """What a partner plays leaves the cards of a pair alone; else they are lost on either side. [R37]"""
    q = s.node_prev[CARDS + MAT + p]
    while q < CARDS:
        if not is_own_pair(s, q, s.frame_actor[f]) and not has_blocker(s, q):
            dump_side(s, d, f, q, sorts, to, p)
            if s.partner[q] != NONE:
                dump_side(s, d, f, s.partner[q], sorts, to, p)
        q = s.node_prev[q]


def dump_side(s: State, d: Deck, f: int, q: int, sorts: int, to: int, p: int) -> None:
    """All cards of these sorts beside a project that can be hurt. [L10]"""
    if not is_safe(s, d, q):
        dump_place(s, d, f, BESIDE + q, sorts, to, p)


def dump_chosen(s: State, d: Deck, f: int, sorts: int, to: int) -> None:
    """Cards beside a pair belong to both; a member takes none into the hand before they are shared out. [P37]"""
    q = s.frame_project[f]
    r = s.partner[q]
    if to == TO_HAND and r != NONE and is_own_pair(s, q, s.frame_actor[f]):
        return
    dump_side(s, d, f, q, sorts, to, s.frame_seat[f])
    if r != NONE and not is_own_pair(s, q, s.frame_actor[f]):
        dump_side(s, d, f, r, sorts, to, s.frame_seat[f])


def drop_others(s: State, d: Deck, f: int) -> None:
    """Keep the chosen project; the others and their cards go to discard. [R10]"""
    kept = s.frame_project[f]
    p = owner(s, kept)
    q = s.node_prev[CARDS + MAT + p]
    while q < CARDS:
        after = s.node_prev[q]
        if q != kept and not is_safe(s, d, q):
            leave(s, d, q, DISCARD, p)
            s.frame_done[f] += 1
        q = after
