"""Judgement: what the policies of all families share, from the worth of a point to the breaking of ties."""

from labdeck.rules.chance import below
from labdeck.rules.numbers import CARDS, HAND
from labdeck.rules.places import top
from labdeck.rules.schema import State

POINT = 60  # worths are integers, so many for a point
LOTS = 1024
FEW = 64
LOGARITHMS = (  # of numbers below FEW; they are asked for most
    *(-256, 0, 256, 384, 512, 576, 640, 704, 768, 800, 832, 864, 896, 928, 960, 992),
    *(1024, 1040, 1056, 1072, 1088, 1104, 1120, 1136, 1152, 1168, 1184, 1200, 1216, 1232, 1248, 1264),
    *(1280, 1288, 1296, 1304, 1312, 1320, 1328, 1336, 1344, 1352, 1360, 1368, 1376, 1384, 1392, 1400),
    *(1408, 1416, 1424, 1432, 1440, 1448, 1456, 1464, 1472, 1480, 1488, 1496, 1504, 1512, 1520, 1528),
)


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
    if n < FEW:
        return LOGARITHMS[n]
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
