"""What a seat knows of face-down enhancements and of the exchange of hands, and worlds that agree with it."""

from labdeck.rules.chance import below
from labdeck.rules.hiding import USED, is_told_apart
from labdeck.rules.numbers import BESIDE, EXCHANGE_PHASE, NONE
from labdeck.rules.places import clockwise
from labdeck.rules.schema import Deck, State

from .actions import list_on_hero
from .board import hero_of, list_heroes, suits
from .bonuses import is_polymath


def mask_own(s: State, m: State, d: Deck, p: int, size: int) -> None:
    """Hide from seat p who gives up a hand, and what lies face down among the first `size` listed cards. [DR29]"""
    if s.phase == EXCHANGE_PHASE:
        m.exchange &= 1 << p
    if d.face_down:
        mask_face_down(s, m, d, p, size)


def sample_own(m: State, w: State, d: Deck, p: int, size: int) -> None:
    """Choose who may have given up a hand, and what may lie face down, as seat p could think."""
    if w.phase == EXCHANGE_PHASE:
        for i in range(w.draws):
            other = clockwise(w, w.seat, i)
            if other != p:
                w.exchange |= below(w, 2) << other
    if d.face_down:
        sample_moving(m, w, d, p, size)
        sample_face_down(m, w, d, p, size, 1)
        sample_putting(m, w, d, p, size)
        sample_face_down(m, w, d, p, size, 0)


def mask_face_down(s: State, m: State, d: Deck, p: int, size: int) -> None:
    """What lies face down is an item or a location to everyone: the lowest unknown one stands for it. [DR29]"""
    for i in range(size):
        c = m.list[i]
        if is_told_apart(s, c) and s.seen[c] >> p & 1 == 0:
            number = 0
            while d.role[number] != d.role[c] or s.seen[number] >> p & 1 or m.place[number] == USED:
                number += 1
            m.spare[i] = number
            m.place[number] = USED
            if c == s.putting:
                m.putting = number
            if s.depth and c == s.frame_chosen[s.depth - 1]:
                m.frame_chosen[s.depth - 1] = number


def sample_face_down(m: State, w: State, d: Deck, p: int, size: int, narrow: int) -> None:
    """What lies face down below a hero suits it; heroes of one type choose first, so that all find something."""
    for i in range(size):
        c = w.list[i]
        if w.spare[i] == NONE and m.place[c] >= BESIDE:
            hero = hero_of(m, d, m.place[c] - BESIDE)
            is_narrow = d.any_enhancement[hero] == 0 and not is_polymath(d, hero)
            if is_narrow == (narrow == 1):
                number = 0
                suiting = count_suiting(m, w, d, p, size, hero, d.role[c])
                if suiting == 0:
                    suiting = exchange_suiting(m, w, d, p, size, hero, d.role[c])
                left = below(w, max(suiting, 1)) + 1
                for j in range(size):
                    other = w.list[j]
                    if suiting == 0 and is_left(m, w, d, p, other, d.role[c]):
                        number = other
                    elif left > 0 and is_suiting(m, w, d, p, other, hero, d.role[c]):
                        left -= 1
                        number = other
                w.spare[i] = number
                w.place[number] = USED


def is_left(m: State, w: State, d: Deck, p: int, c: int, role: int) -> bool:
    """Whether an unknown card of a role has not been given a place yet."""
    return m.seen[c] >> p & 1 == 0 and w.place[c] != USED and d.role[c] == role


def exchange_suiting(m: State, w: State, d: Deck, p: int, size: int, hero: int, role: int) -> int:
    """Where nothing is left that suits a hero, a card laid elsewhere gives way to another; how many suit then."""
    for i in range(size):
        z = m.place[w.list[i]]
        laid = w.spare[i]
        is_moving = m.depth > 0 and laid == w.frame_chosen[m.depth - 1]
        if laid != NONE and not is_moving and z >= BESIDE and m.seen[w.list[i]] >> p & 1 == 0:
            if d.role[laid] == role and suits(d, hero, laid):
                other_hero = hero_of(m, d, z - BESIDE)
                for j in range(size):
                    other = w.list[j]
                    if is_suiting(m, w, d, p, other, other_hero, role):
                        w.spare[i] = other
                        w.place[other] = USED
                        w.place[laid] = m.place[laid]
                        return 1
    return 0


def sample_moving(m: State, w: State, d: Deck, p: int, size: int) -> None:
    """A card that is being moved face down suits its hero, and another one below which it may go."""
    f = m.depth - 1
    for i in range(size):
        c = w.list[i]
        if f >= 0 and w.spare[i] == NONE and c == m.frame_chosen[f]:
            hero = hero_of(m, d, m.place[c] - BESIDE)
            found = 0
            for j in range(size):
                other = w.list[j]
                if is_suiting(m, w, d, p, other, hero, d.role[c]) and may_move(m, w, d, c, other):
                    found += 1
                    if below(w, found) == 0:
                        w.frame_chosen[f] = other
            w.spare[i] = w.frame_chosen[f]
            w.place[w.spare[i]] = USED


def may_move(m: State, w: State, d: Deck, c: int, other: int) -> bool:
    """Whether a card could go below another hero, if it lay where c lies."""
    z = w.place[other]
    w.place[other] = m.place[c]
    size = list_heroes(w, d, m.asked, other, 0)
    w.place[other] = z
    return size > 0


def sample_putting(m: State, w: State, d: Deck, p: int, size: int) -> None:
    """A card that is being laid face down fits one of the heroes below which it may go."""
    for i in range(size):
        c = w.list[i]
        if w.spare[i] == NONE and c == m.putting:
            found = 0
            for j in range(size):
                other = w.list[j]
                if m.seen[other] >> p & 1 == 0 and w.place[other] != USED and d.role[other] == d.role[c]:
                    if list_on_hero(w, d, m.asked, other, 0) > 0:
                        found += 1
                        if below(w, found) == 0:
                            w.putting = other
            w.spare[i] = w.putting
            w.place[w.putting] = USED


def is_suiting(m: State, w: State, d: Deck, p: int, c: int, hero: int, role: int) -> bool:
    """Whether an unknown card could lie face down below a hero."""
    return is_left(m, w, d, p, c, role) and suits(d, hero, c)


def count_suiting(m: State, w: State, d: Deck, p: int, size: int, hero: int, role: int) -> int:
    """How many unknown cards could lie there."""
    found = 0
    for i in range(size):
        if is_suiting(m, w, d, p, w.list[i], hero, role):
            found += 1
    return found
