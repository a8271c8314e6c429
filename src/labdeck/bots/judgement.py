"""Judgement: what the policies of all families share, from the worth of a point to the breaking of ties."""

from labdeck.rules.chance import below
from labdeck.rules.numbers import CARDS, HAND
from labdeck.rules.places import top
from labdeck.rules.schema import State

POINT = 60  # worths are integers, so many for a point
LOTS = 1024


def knows(m: State, p: int, c: int) -> bool:
    """Whether the seat knows what the card is and where it lies."""
    return m.seen[c] >> p & 1 == 1


def lot(m: State, code: int) -> int:
    """A pseudo-random number by which ties between codes are broken: else the first card of a deck's file would win.

    Every turn and every hand has another order of the cards, the same for whoever sees the same; to pass or to end
    comes after them. The first mind goes by the turn alone.
    """
    if code >= CARDS:
        return LOTS + code
    order = m.turns if m.mind else m.turns + top(m, HAND + m.asked)
    return (code + 1) * (2 * order + 1) * 40503 >> 6 & LOTS - 1


def ones(bits: int) -> int:
    """How many bits are set."""
    size = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def logarithm(n: int) -> int:
    """The logarithm of n to base 2, in 256ths; linear between powers of two."""
    whole = 0
    while n >> whole > 1:
        whole += 1
    return (whole << 8) + (n << 8 >> whole) - 256


def list_again(s: State, m: State, size: int) -> None:
    """List in m the codes that are listed in s."""
    for i in range(size):
        m.legal[i] = s.legal[i]


def is_listed(s: State, size: int, code: int) -> bool:
    """Whether a code is among those listed."""
    for i in range(size):
        if s.legal[i] == code:
            return True
    return False


def any_code(s: State, size: int) -> int:
    """One of the listed codes, each as likely."""
    return s.legal[below(s, size)]
