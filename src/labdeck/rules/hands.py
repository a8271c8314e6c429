"""Hands: cards that go from hand to hand, one by one, picked in secret, or all together."""

from .chance import below
from .events import note
from .frames import ask, jump, mark_deed
from .numbers import (
    ACTOR,
    ASK_CARD,
    CARDS,
    DRAWS_LOT,
    HAND,
    HANDS_OVER,
    HERO_PILE_SORTS,
    KEPT_SORT,
    KIND_BITS,
    NONE,
    PASS,
    PROJECT_SORT,
    SEATS,
    SHOWS,
    SWAPPED,
    TO_LEFT,
    WILD_SORT,
)
from .piles import look
from .places import clockwise, everyone, move, top
from .schema import Deck, State
from .targets import list_place, may_hold

JOINS = NONE + 2  # as what a seat has picked: its whole hand
ALL_HELD = KIND_BITS | WILD_SORT | KEPT_SORT | PROJECT_SORT


def is_any_card(sorts: int) -> bool:
    """Whether a sentence means any card of a hand, and so names none by its kind. [L6]"""
    return sorts & ALL_HELD == ALL_HELD or sorts & HERO_PILE_SORTS == HERO_PILE_SORTS


def forget(s: State, d: Deck, c: int, p: int, other: int) -> None:
    """A card leaves a hand face down: who does not see it forgets the hand's cards of that back. [L1]"""
    knows = 1 << p | 1 << other
    held = top(s, HAND + p)
    while held < CARDS:
        if d.back[held] == d.back[c]:
            s.seen[held] &= knows
        held = s.node_next[held]


def hand_over(s: State, d: Deck, c: int, other: int, verb: int, p: int) -> None:
    """A card of another hand is in a seat's hand now; giver and receiver know it. [L24]"""
    s.seen[c] |= 1 << (s.place[c] - HAND) | 1 << other
    move(s, c, HAND + other, verb, p)


def give_card(s: State, d: Deck, f: int, c: int, other: int, is_shown: bool) -> None:
    """A card goes from hand to hand; everyone knows it if it has just been shown. [L24]"""
    giver = s.place[c] - HAND
    if giver != other:
        if not is_shown:
            forget(s, d, c, giver, other)
        hand_over(s, d, c, other, HANDS_OVER, giver)
        s.frame_done[f] += 1


def show_card(s: State, f: int, c: int) -> None:
    """A card that is shown is known to all from then on. [L30]"""
    z = s.place[c]
    s.seen[c] = everyone(s)
    note(s, SHOWS, z - HAND if HAND <= z < HAND + SEATS else s.frame_actor[f], c, z, z)


def show_chosen(s: State, f: int) -> None:
    """What a sentence names by its kind is shown to all before it moves. [L6]"""
    if s.frame_chosen[f] != NONE:
        show_card(s, f, s.frame_chosen[f])


def choose_at_random(s: State, d: Deck, f: int, p: int, sorts: int, target: int) -> None:
    """The game draws one card among those of the hand that the sentence names. [L22]"""
    size = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if d.sort[c] & sorts:
            s.list[size] = c
            size += 1
        c = s.node_next[c]
    if size == 0:
        below(s, 2)  # all learn that there is none, so that it is not taken back
        jump(s, d, f, target)
    else:
        note(s, DRAWS_LOT, p, NONE, HAND + p, HAND + p)
        s.frame_chosen[f] = s.list[below(s, size)]
        s.frame_step[f] += 1


def picker(s: State, d: Deck, f: int, at: int) -> int:
    """The seat that picks a card of its own hand."""
    return s.frame_actor[f] if d.program[at + 1] == ACTOR else s.frame_seat[f]


def list_picks(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List the cards of the own hand that may be picked; "none" where there is none. [L6]"""
    end = list_place(s, d, HAND + picker(s, d, f, at), d.program[at + 2], size)
    if end == size:
        s.legal[size] = PASS
        end += 1
    return end


def ask_pick(s: State, d: Deck, f: int, at: int) -> None:
    """Every seat that could have such a card, as far as everyone can see, is asked to pick one. [L2]"""
    p = picker(s, d, f, at)
    if may_hold(s, d, p, d.program[at + 2], NONE):
        ask(s, ASK_CARD, p)
    else:
        give_up_pick(s, d, f, at)


def answer_pick(s: State, d: Deck, f: int, at: int, code: int) -> None:
    """The card is picked in secret; it moves when all have picked. [L2]"""
    if code == PASS:
        give_up_pick(s, d, f, at)
    else:
        s.picked[picker(s, d, f, at)] = code
        s.frame_step[f] += 1


def give_up_pick(s: State, d: Deck, f: int, at: int) -> None:
    """A seat without such a card takes no part; of two who trade nothing moves then. [L25]"""
    if d.program[at + 3] == 0:
        clear_picks(s)
    jump(s, d, f, d.program[at + 3])


def clear_picks(s: State) -> None:
    """Nothing is picked any more."""
    for p in range(s.seats):
        s.picked[p] = NONE


def receiver(s: State, p: int, way: int) -> int:
    """The next seat that takes part, on the left or on the right; the seat itself if there is none. [L26]"""
    steps = 1 if way == TO_LEFT else s.seats - 1
    other = clockwise(s, p, steps)
    while s.picked[other] == NONE:
        other = clockwise(s, other, steps)
    return other


def pass_on(s: State, d: Deck, f: int, way: int, is_shown: int) -> None:
    """All picked cards move together, each to the next seat that takes part. [L26]"""
    for p in range(s.seats):
        if s.picked[p] != NONE and receiver(s, p, way) != p:
            if is_shown:
                show_card(s, f, s.picked[p])
            else:
                forget(s, d, s.picked[p], p, receiver(s, p, way))
    for i in range(s.seats):
        p = clockwise(s, s.frame_actor[f], i)
        if s.picked[p] != NONE and receiver(s, p, way) != p:
            hand_over(s, d, s.picked[p], receiver(s, p, way), HANDS_OVER, p)
            s.frame_done[f] += 1
    clear_picks(s)
    look_all(s, d, f)


def trade(s: State, d: Deck, f: int, is_shown: int) -> None:
    """The two picks change hands; both players know both cards. [L25]"""
    pass_on(s, d, f, TO_LEFT, is_shown)


def join(s: State, f: int) -> None:
    """The seat takes part with its hand, even with an empty one. [L27]"""
    s.picked[s.frame_seat[f]] = JOINS


def pass_hands(s: State, d: Deck, f: int, way: int) -> None:
    """Whole hands go round those who take part; who gave and who got one know its cards, the others forget. [L3]"""
    if way == SWAPPED:
        s.picked[s.frame_actor[f]] = JOINS
        s.picked[s.frame_seat[f]] = JOINS
        mark_deed(s, f)
    size = 0
    for i in range(s.seats):
        p = clockwise(s, s.frame_actor[f], i)
        other = receiver(s, p, TO_LEFT if way == SWAPPED else way) if s.picked[p] == JOINS else p
        c = s.node_prev[CARDS + HAND + p]
        while c < CARDS and other != p:
            s.list[size] = c
            s.spare[size] = other
            s.seen[c] = 1 << p | 1 << other
            size += 1
            c = s.node_prev[c]
    for i in range(size):
        move(s, s.list[i], HAND + s.spare[i], HANDS_OVER, s.place[s.list[i]] - HAND)
    s.frame_done[f] += size
    clear_picks(s)
    look_all(s, d, f)


def look_all(s: State, d: Deck, f: int) -> None:
    """Whoever got a card to be played at once plays it. [L4]"""
    for i in range(s.seats):
        look(s, d, clockwise(s, s.frame_actor[f], i))
