"""The generator: sfc32 on 32-bit words kept in the state, equal bit for bit in every mode."""

from .schema import State

WORD = 0xFFFFFFFF


def word(s: State) -> int:
    """The next 32 random bits."""
    a = s.rng[0]
    b = s.rng[1]
    c = s.rng[2]
    counter = s.rng[3]
    result = (a + b + counter) & WORD
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & WORD
    s.rng[2] = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
    s.rng[3] = (counter + 1) & WORD
    return result


def below(s: State, limit: int) -> int:
    """A random number from 0 to limit - 1."""
    return (word(s) * limit) >> 32


def sow(s: State, a: int, b: int, c: int, e: int) -> None:
    """Start the generator from the four words of a seed."""
    s.rng[0] = a & WORD
    s.rng[1] = b & WORD
    s.rng[2] = c & WORD
    s.rng[3] = e & WORD
    for _ in range(16):
        word(s)
