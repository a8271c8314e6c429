"""Abilities: the instructions that only heroes and inspirations have, and the answers that they wait for."""

from labdeck.rules.events import note
from labdeck.rules.frames import ask, at_step, jump, mark_deed, push, skip_effect
from labdeck.rules.numbers import (
    ALLOWED,
    ASK_CARD,
    ASK_KIND,
    ASK_NAME,
    ASK_PROJECT,
    CANCELS,
    CARDS,
    COPIES,
    DISCARD,
    FIELD,
    FROM_FIELD,
    HAND,
    HERO,
    INSPIRATION,
    IS_PROTECTED,
    ITEM_SORT,
    LOCATION_SORT,
    LOSES,
    MOVES,
    NAMES,
    NONE,
    NOT_AN_ANSWER,
    OP_AGAIN,
    OP_CANCEL,
    OP_COPY,
    OP_EXTRA,
    OP_FILL,
    OP_HERO,
    OP_IGNORE,
    OP_LAY,
    OP_STEAL,
    OP_WAGER,
    RESOURCE_PILE,
    REVEALS,
    SAY_ENHANCEMENT,
    SAY_HERO,
    SAY_INSPIRATION,
    SAY_ITEM,
    SAY_LOCATION,
    STEALS,
    TAKES,
)
from labdeck.rules.piles import can_draw, draw, look, refill
from labdeck.rules.places import everyone, host, move, owner, top
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import list_words

from .board import (
    carry,
    covered,
    is_face_down,
    is_protected,
    list_copied,
    list_heroes,
    list_prey,
    why_not_enhance,
)
from .field import clear_field, fill


def list_answers(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List what a choice that only this family has offers."""
    op = d.program[at]
    p = s.frame_actor[f]
    if op == OP_STEAL:
        return list_prey(s, d, p, d.program[at + 1], size)
    if op == OP_HERO:
        return list_heroes(s, d, p, s.frame_chosen[f], size)
    return list_copied(s, d, s.frame_card[f], size)


def why_not_prey(s: State, d: Deck, p: int, sorts: int, code: int) -> int:
    """A thief takes another player's enhancement that no hero protects; one face down is named by its place. [DR17]"""
    c = code
    if owner(s, code) != NONE:
        c = covered(s, d, code, sorts)
    if c >= d.cards or host(s, c) == NONE or d.sort[c] & sorts == 0:
        return NOT_AN_ANSWER
    whose = owner(s, host(s, c))
    if whose == NONE or whose == p or is_face_down(s, c) != (c != code):
        return NOT_AN_ANSWER
    return IS_PROTECTED if is_protected(s, d, c) else ALLOWED


def why_not_answer(s: State, d: Deck, f: int, at: int, code: int) -> int:
    """A choice inside an ability is among what its sentence names."""
    op = d.program[at]
    p = s.frame_actor[f]
    if code >= d.cards:
        return NOT_AN_ANSWER
    if op == OP_STEAL:
        return why_not_prey(s, d, p, d.program[at + 1], code)
    if op == OP_HERO:
        return why_not_enhance(s, d, p, s.frame_chosen[f], code)
    if d.role[code] != HERO or d.copied[code] == 0 or code == s.frame_card[f]:
        return NOT_AN_ANSWER
    return ALLOWED if host(s, code) != NONE and owner(s, host(s, code)) != NONE else NOT_AN_ANSWER


def ask_open(s: State, d: Deck, f: int, at: int) -> None:
    """Among open things a single one answers itself, and with none the sentence is over. [DR5]

    Where a card that lies face down may go tells its type, so its place is always asked for. [DR29]
    """
    size = list_answers(s, d, f, at, 0)
    is_hidden = d.program[at] == OP_HERO and is_face_down(s, s.frame_chosen[f])
    if size == 0:
        jump(s, d, f, d.program[at + 3])
    elif size == 1 and not is_hidden:
        answer(s, d, f, at, s.legal[0])
    else:
        ask(s, ASK_PROJECT if d.program[at] == OP_HERO else ASK_CARD, s.frame_actor[f])


def answer(s: State, d: Deck, f: int, at: int, code: int) -> None:
    """Take the answer and go on behind it."""
    op = d.program[at]
    if op == OP_STEAL:
        pick(s, d, f, at, code)
    elif op == OP_HERO:
        s.frame_second[f] = code
        s.frame_step[f] += 1
    else:
        s.frame_step[f] += 1
        note(s, COPIES, s.frame_actor[f], code, s.place[code], s.place[code])
        push(s, code, 1, s.frame_actor[f])


def pick(s: State, d: Deck, f: int, at: int, code: int) -> None:
    """What lies face down is chosen blind: by where it lies, and if both sorts lie there by its sort. [DR29]"""
    if owner(s, code) == NONE:
        seize(s, d, f, code)
        return
    sorts = d.program[at + 1]
    item = covered(s, d, code, sorts & ITEM_SORT)
    location = covered(s, d, code, sorts & LOCATION_SORT)
    s.frame_project[f] = code
    if item < CARDS and location < CARDS:
        ask(s, ASK_KIND, s.frame_actor[f])
    else:
        seize(s, d, f, item if item < CARDS else location)


def answer_kind(s: State, d: Deck, f: int, code: int) -> None:
    """The thief names the item or the location."""
    seize(s, d, f, covered(s, d, s.frame_project[f], ITEM_SORT if code == SAY_ITEM else LOCATION_SORT))


def seize(s: State, d: Deck, f: int, c: int) -> None:
    """The stolen card is shown to everyone. [DR29]"""
    s.frame_chosen[f] = c
    s.frame_seat[f] = owner(s, host(s, c))
    s.frame_project[f] = host(s, c)
    s.seen[c] = everyone(s)
    note(s, STEALS, s.frame_actor[f], c, s.place[c], s.place[c])
    s.frame_step[f] += 1


def ask_wager(s: State, d: Deck, f: int) -> None:
    """Without a card to reveal there is nothing to bet on. [DR5]"""
    if can_draw(s, d, RESOURCE_PILE):
        ask(s, ASK_NAME, s.frame_actor[f])
    else:
        jump(s, d, f, 0)


def answer_wager(s: State, d: Deck, f: int, code: int) -> None:
    """The top card is shown: named right it is taken and more are drawn, else it is discarded. [DR33]"""
    p = s.frame_actor[f]
    size = d.program[at_step(s, d, f) + 1]
    s.frame_step[f] += 1
    mark_deed(s, f)
    note(s, NAMES, p, NONE, code, code)
    if s.count[RESOURCE_PILE] == 0:
        refill(s, d, p)
    c = top(s, RESOURCE_PILE)
    s.seen[c] = everyone(s)
    note(s, REVEALS, p, c, RESOURCE_PILE, RESOURCE_PILE)
    right = SAY_ENHANCEMENT
    if d.role[c] == HERO:
        right = SAY_HERO
    elif d.role[c] == INSPIRATION:
        right = SAY_INSPIRATION
    if code != right:
        move(s, c, DISCARD, LOSES, p)
        return
    move(s, c, HAND + p, TAKES, p)
    s.frame_done[f] += 1
    for _ in range(size):
        s.frame_done[f] += draw(s, d, p, RESOURCE_PILE)
    look(s, d, p)


def cancel(s: State, d: Deck, f: int) -> None:
    """A cancel meets the card below it on the stack, and nothing else. [DR14]"""
    below = f - 1
    c = s.frame_card[below]
    note(s, CANCELS, s.frame_actor[f], c, s.place[c], s.place[c])
    skip_effect(s, d, below)


def use(s: State, d: Deck, f: int, op: int, x: int) -> None:
    """Perform an instruction that asks nothing."""
    p = s.frame_actor[f]
    mark_deed(s, f)
    if op == OP_LAY:
        carry(s, s.frame_chosen[f], s.frame_second[f], MOVES, p)
        s.frame_chosen[f] = NONE
    elif op == OP_CANCEL:
        cancel(s, d, f)
    elif op == OP_FILL:
        fill(s, d, p, s.scored)
    elif op == OP_EXTRA:
        s.extra += x
    elif op == OP_AGAIN:
        s.again = 1
    elif op == OP_IGNORE:
        s.any_type = 1


def dump_own(s: State, d: Deck, f: int, origin: int, sorts: int, to: int) -> None:
    """Clear the field of what no hero has claimed. [DR36]"""
    if origin & FROM_FIELD:
        before = s.count[FIELD]
        clear_field(s, s.frame_actor[f])
        s.frame_done[f] += before - s.count[FIELD]


def perform(s: State, d: Deck, f: int, at: int) -> None:
    """Perform an instruction that only this family has."""
    op = d.program[at]
    x = d.program[at + 1]
    if op == OP_STEAL or op == OP_HERO or op == OP_COPY:
        ask_open(s, d, f, at)
    elif op == OP_WAGER:
        ask_wager(s, d, f)
    else:
        s.frame_step[f] += 1
        use(s, d, f, op, x)


def list_said(s: State) -> int:
    """List the words that answer a question of an ability."""
    if s.ask == ASK_NAME:
        return list_words(s, SAY_HERO, SAY_INSPIRATION)
    return list_words(s, SAY_ITEM, SAY_LOCATION)


def why_not_said(s: State, code: int) -> int:
    """A question of an ability is answered with one of its words."""
    if s.ask == ASK_NAME:
        return ALLOWED if SAY_HERO <= code <= SAY_INSPIRATION else NOT_AN_ANSWER
    return ALLOWED if code == SAY_ITEM or code == SAY_LOCATION else NOT_AN_ANSWER


def do_said(s: State, d: Deck, question: int, code: int) -> None:
    """Do what the word says."""
    f = s.depth - 1
    if question == ASK_NAME:
        answer_wager(s, d, f, code)
    else:
        answer_kind(s, d, f, code)
