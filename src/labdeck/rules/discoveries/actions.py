"""Scoring: the one action of a turn, from the hero that is touched to the enhancements below it."""

from labdeck.rules.events import note
from labdeck.rules.frames import push
from labdeck.rules.numbers import (
    ACT_PHASE,
    ALLOWED,
    BESIDE,
    CARDS,
    CLAIM_PHASE,
    END,
    FIELD_PHASE,
    HAND,
    HERO,
    INSPIRATION,
    INSPIRE_FIRST,
    ITEM,
    KIND_BITS,
    LOCATION,
    MAT,
    METHOD,
    NAMES_STEP,
    NO_HERO,
    NONE,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    ONLY_A_HERO,
    ONLY_TO_ANSWER,
    PASS,
    PASSES,
    STEP_CODE,
    STEP_TAKEN,
    TWIN,
)
from labdeck.rules.places import is_first_twin, owner, show, top
from labdeck.rules.schema import Deck, State

from .board import (
    announce,
    enhance,
    list_heroes,
    room_before,
    room_for,
    room_with,
    steps_taken,
    wanted_types,
    why_not_enhance,
    why_not_enhance_any,
    why_not_hero,
)


def why_not_begin(s: State, d: Deck, p: int, c: int) -> int:
    """The one action of a turn: score with a hero, add one enhancement, or nothing. [D30]"""
    if c == PASS:
        return ALLOWED
    if c >= d.cards:
        return NOT_AN_ANSWER
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    if d.role[c] == INSPIRATION:
        return ONLY_TO_ANSWER if d.cancels[c] else INSPIRE_FIRST
    if not is_first_twin(s, d, c):
        return TWIN
    if d.role[c] == HERO:
        return why_not_hero(s, d, p, c)
    return ONLY_A_HERO if s.scored else why_not_enhance_any(s, d, p, c)


def list_actions(s: State, d: Deck, p: int) -> int:
    """List the heroes that can score, the enhancements that can be added, and the word pass."""
    s.legal[0] = PASS
    wanted = wanted_types(s, d, p)
    return list_useful(s, d, p, KIND_BITS if s.any_type and wanted else wanted, 1)


def do_begin(s: State, d: Deck, code: int) -> None:
    """Touch a hero or an enhancement, or do nothing. [D34]"""
    if code == PASS:
        note(s, PASSES, s.seat, NONE, MAT + s.seat, MAT + s.seat)
        s.phase = FIELD_PHASE
    else:
        touch(s, d, code)


def touch(s: State, d: Deck, c: int) -> None:
    """A card that is touched is shown, unless it is to be laid face down. [D27]"""
    if d.role[c] == HERO or d.face_down == 0:
        show(s, c)
    s.putting = c


def do_target(s: State, d: Deck, code: int) -> None:
    """The hero is played with its discovery named. [DR4]"""
    s.step = d.step[code]
    hero = s.putting
    s.putting = NONE
    announce(s, d, s.seat, hero, code)
    if s.step:
        invoke(s, d, hero)


def invoke(s: State, d: Deck, hero: int) -> None:
    """The ability works at once when the hero is played, unless it is about scoring. [D17]"""
    s.phase = CLAIM_PHASE
    if d.start[hero]:
        push(s, hero, 0, s.seat)


def why_not_step(s: State, d: Deck, p: int, code: int) -> int:
    """A wild discovery becomes a step that the player still lacks. [D14]"""
    step = code - STEP_CODE + 1
    if step < 1 or step > METHOD:
        return NOT_AN_ANSWER
    return STEP_TAKEN if s.steps[p * METHOD + step - 1] != NONE else ALLOWED


def list_steps(s: State, d: Deck, p: int) -> int:
    """List the steps that a wild discovery could be."""
    size = 0
    for i in range(METHOD):
        if s.steps[p * METHOD + i] == NONE:
            s.legal[size] = STEP_CODE + i
            size += 1
    return size


def do_step(s: State, d: Deck, code: int) -> None:
    """The step of a wild discovery is named with the hero, and is final. [D14]"""
    s.step = code - STEP_CODE + 1
    note(s, NAMES_STEP, s.seat, s.claimed, code, code)
    invoke(s, d, s.node_prev[CARDS + BESIDE + s.claimed])


def is_reachable(s: State, p: int, q: int) -> bool:
    """While scoring, enhancements go to that discovery alone; only an extra one goes elsewhere. [D24]"""
    return s.phase == ACT_PHASE or q == s.claimed or s.extra > 0


def why_not_on_hero(s: State, d: Deck, p: int, c: int, q: int) -> int:
    """An enhancement goes below an own hero of its type with room, while scoring only to that discovery. [D24]"""
    if q >= d.cards or owner(s, q) != p or not is_reachable(s, p, q):
        return NO_HERO
    return why_not_enhance(s, d, p, c, q)


def list_on_hero(s: State, d: Deck, p: int, c: int, first: int) -> int:
    """List the discoveries below whose hero an enhancement may go now."""
    size = list_heroes(s, d, p, c, first)
    kept = first
    for i in range(first, size):
        if is_reachable(s, p, s.legal[i]):
            s.legal[kept] = s.legal[i]
            kept += 1
    return kept


def why_not_add(s: State, d: Deck, p: int, c: int) -> int:
    """When scoring, a player may add what the hero has room for. [D24]"""
    if c == END:
        return ALLOWED
    if c >= d.cards:
        return NOT_AN_ANSWER
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    if d.role[c] != ITEM and d.role[c] != LOCATION:
        return NOT_AN_ANSWER
    if not is_first_twin(s, d, c):
        return TWIN
    reason = why_not_on_hero(s, d, p, c, s.claimed)
    q = top(s, MAT + p)
    while q < CARDS and reason != ALLOWED:
        if why_not_on_hero(s, d, p, c, q) == ALLOWED:
            reason = ALLOWED
        q = s.node_next[q]
    return reason


def room_now(s: State, d: Deck, p: int) -> int:
    """What may be added now: while scoring only to that discovery, unless a card allows an extra one. [D24]"""
    if s.scored and s.extra == 0:
        return room_with(s, d, s.claimed) if s.claimed != NONE else 0
    return room_before(s, d, p)


def list_useful(s: State, d: Deck, p: int, heroes: int, size: int) -> int:
    """List the heroes of these types, and the enhancements that may be added now, in a hand."""
    twins = 0
    room = room_now(s, d, p)
    c = top(s, HAND + p)
    while c < CARDS:
        role = d.role[c]
        fits = d.serves[c] & heroes
        if role == ITEM or role == LOCATION:
            fits = room_for(d, c) & room
        s.legal[size] = c  # kept only if the size grows: whether it does cannot be foretold, and a branch would cost
        if fits and twins >> d.twin[c] & 1 == 0:
            size += 1
        if d.twin[c]:
            twins |= 1 << d.twin[c]
        c = s.node_next[c]
    return size


def do_add(s: State, d: Deck, code: int) -> None:
    """Go on adding, or let it be."""
    if code == END:
        finish_score(s, d)
    else:
        touch(s, d, code)


def do_on_hero(s: State, d: Deck, code: int) -> None:
    """Add the enhancement; as an action of its own it is the only one. [D33]"""
    enhance(s, d, s.seat, s.putting, code)
    end_addition(s, code)


def end_addition(s: State, q: int) -> None:
    """An enhancement has been added to discovery q: as an action of its own, or as an extra one. [D33]"""
    s.putting = NONE
    if s.phase == ACT_PHASE:
        s.phase = FIELD_PHASE
    elif q != s.claimed:
        s.extra -= 1


def could_add(s: State, d: Deck, p: int) -> bool:
    """Whether a card in hand might be added now, as far as everyone can see."""
    return s.count[HAND + p] > 0 and room_now(s, d, p) != 0


def finish_score(s: State, d: Deck) -> None:
    """One discovery a turn, unless a card allows a second; never a third, and none after the fifth step. [DR21]"""
    s.claimed = NONE
    s.step = 0
    s.extra = 0
    if s.again and s.scored == 1 and steps_taken(s, s.seat) < METHOD:
        s.phase = ACT_PHASE
    else:
        s.phase = FIELD_PHASE
    s.again = 0
