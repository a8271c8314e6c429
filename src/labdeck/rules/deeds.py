"""Deeds: the instructions of all families that do something and ask nothing."""

from .boards import BOARDS
from .drawing import draw_cards, look_at_top
from .dumping import dump_hand, dump_place
from .families import FAMILIES
from .frames import at_step, jump, last_moved
from .gains import gain_points, gain_turn, must_skip
from .hands import forget, give_card, join, pass_hands, pass_on, show_chosen, trade
from .looking import look_at_hands, mix, reveal, shuffle_pile
from .numbers import (
    ACTOR,
    BESIDE,
    BURN,
    CARDS,
    DISCARD,
    FIELD_DISCARD,
    FROM_HAND,
    FROM_LOOKED,
    FROM_MAT,
    HAND,
    LOOKED,
    LOSES,
    MOVES,
    NONE,
    OF_SEAT,
    OP_DRAW,
    OP_DUMP,
    OP_HANDS,
    OP_JOIN,
    OP_LOOK,
    OP_MIX,
    OP_MOVE,
    OP_PASS_ON,
    OP_PEEK,
    OP_POINTS,
    OP_REVEAL,
    OP_SHOW,
    OP_SHUFFLE,
    OP_SIEVE,
    OP_SKIP,
    OP_TRADE,
    OP_TURN,
    PUTS_BACK,
    PUTS_UNDER,
    RETURNS,
    SEATS,
    TAKES,
    TO_BOTTOM,
    TO_BURN,
    TO_DISCARD,
    TO_FIELD_DISCARD,
    TO_HAND,
    TO_OWNER,
    TO_SEAT,
    TO_SECOND,
    TO_TOP,
    WIDTH,
)
from .piles import look, mark_emptied
from .places import host, link_bottom, owner, top, unlink
from .schema import Deck, State
from .targets import in_hand


def is_deed(op: int) -> bool:
    """Whether an instruction that all families have does something, and asks nothing."""
    if op == OP_MOVE or op == OP_DRAW or op == OP_SIEVE or op == OP_LOOK or op == OP_SKIP or op == OP_DUMP:
        return True
    if OP_TRADE <= op <= OP_SHUFFLE:
        return True
    return op == OP_PEEK or op == OP_REVEAL


def act(s: State, d: Deck, f: int, op: int, x: int, y: int, z: int) -> None:
    """Perform an instruction that asks nothing."""
    who = s.frame_actor[f] if x == ACTOR else s.frame_seat[f]
    if op == OP_MOVE:
        move_chosen(s, d, f, x)
    elif op == OP_DRAW:
        draw_cards(s, d, f, who, how_many(s, f, who, y), z)
    elif op == OP_SIEVE:
        s.frame_sieve[f] = x
    elif op == OP_LOOK:
        look_at_top(s, d, f, x, y)
    elif op == OP_SKIP:
        must_skip(s, f, who, y)
    elif op == OP_DUMP:
        dump_from(s, d, f, x, y, z)
    elif op == OP_POINTS:
        gain_points(s, f, who, y)
    elif op == OP_TURN:
        gain_turn(s, f, who)
    elif op == OP_SHUFFLE:
        shuffle_pile(s, d, f, x, y)
    else:
        act_on_hands(s, d, f, op, x, y)


def act_on_hands(s: State, d: Deck, f: int, op: int, x: int, y: int) -> None:
    """Perform an instruction about hands, or about cards that are looked at."""
    if op == OP_PEEK:
        look_at_hands(s, f, x)
    elif op == OP_REVEAL:
        reveal(s, d, f, x, y)
    elif op == OP_MIX:
        mix(s, f, x)
    elif op == OP_SHOW:
        show_chosen(s, f)
    elif op == OP_TRADE:
        trade(s, d, f, x)
    elif op == OP_PASS_ON:
        pass_on(s, d, f, x, y)
    elif op == OP_JOIN:
        join(s, f)
    elif op == OP_HANDS:
        pass_hands(s, d, f, x)


def how_many(s: State, f: int, p: int, size: int) -> int:
    """So many cards are drawn, as many as the clause before moved, or until the hand has so many. [L40]"""
    if size < 0:
        return max(0, -size - s.count[HAND + p])
    return size if size else last_moved(s, f)


def move_chosen(s: State, d: Deck, f: int, to: int) -> None:
    """The chosen card goes where the sentence says."""
    c = s.frame_chosen[f]
    if c == NONE:
        return
    p = s.frame_actor[f]
    s.frame_chosen[f] = NONE
    origin = s.place[c]
    other = s.frame_seat[f] if to == TO_SEAT else p
    if to == TO_OWNER:
        other = owner(s, host(s, c))
    is_held = HAND <= origin < HAND + SEATS
    if is_held and (to == TO_HAND or to == TO_SEAT):
        give_card(s, d, f, c, other, d.program[at_step(s, d, f) - 2 * WIDTH] == OP_SHOW)
        look(s, d, other)
        return
    if to == TO_TOP or to == TO_BOTTOM:
        put_on_pile(s, d, f, c, to, d.program[at_step(s, d, f) - 2 * WIDTH] == OP_SHOW)
        return
    z = HAND + other
    verb = TAKES
    who = p
    if to == TO_SECOND:
        z = BESIDE + s.frame_second[f]
        verb = MOVES
    elif to == TO_OWNER:
        verb = RETURNS
        who = other
    elif to == TO_DISCARD or to == TO_BURN or to == TO_FIELD_DISCARD:
        z = DISCARD if to == TO_DISCARD else FIELD_DISCARD if to == TO_FIELD_DISCARD else BURN
        verb = LOSES
        who = origin - HAND if is_held else s.frame_seat[f]
    elif origin == BURN:
        forget_burn(s, p)
    s.frame_done[f] += 1
    BOARDS[d.family].shift(s, d, c, z, verb, who)
    if HAND <= z < HAND + SEATS:
        look(s, d, other)


def put_on_pile(s: State, d: Deck, f: int, c: int, to: int, is_shown: bool) -> None:
    """A card goes to the top or the bottom of the pile whose back it has. [L44]

    Who held it knows where it lies; everyone does if it lay open, or has just been shown.
    """
    origin = s.place[c]
    who = s.frame_seat[f]
    if HAND <= origin < HAND + SEATS:
        who = origin - HAND
        if not is_shown:
            forget(s, d, c, who, who)
    z = d.back[c]
    s.frame_done[f] += 1
    BOARDS[d.family].shift(s, d, c, z, PUTS_UNDER if to == TO_BOTTOM else PUTS_BACK, who)
    if to == TO_BOTTOM:
        unlink(s, c)
        link_bottom(s, c, z)


def forget_burn(s: State, p: int) -> None:
    """Who takes a card from burn looks through it alone; the others no longer know what is left. [R16]"""
    c = top(s, BURN)
    while c < CARDS:
        s.seen[c] = 1 << p
        c = s.node_next[c]


def dump_from(s: State, d: Deck, f: int, origin: int, sorts: int, to: int) -> None:
    """All cards of these sorts leave the actor's or the chosen seat's hand, or what is looked at; or the table."""
    before = s.frame_done[f]
    if origin & FROM_HAND:
        p = s.frame_seat[f] if origin & OF_SEAT else s.frame_actor[f]
        dump_hand(s, d, f, p, in_hand(sorts) if origin & FROM_MAT else sorts, to)
    if origin & FROM_LOOKED:
        dump_place(s, d, f, LOOKED, sorts, to, s.frame_actor[f])
        if d.field == 0:
            mark_emptied(s, s.frame_actor[f])
    FAMILIES[d.family].dump_own(s, d, f, origin, sorts, to)
    if origin & (FROM_HAND | OF_SEAT) == FROM_HAND and s.frame_done[f] == before:
        jump(s, d, f, 0)
