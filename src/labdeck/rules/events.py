"""Events: what happened, for logs, flying cards and undo; kept beside the state by whoever wants them."""

from .numbers import CARDS
from .schema import State


def note(s: State, verb: int, p: int, c: int, origin: int, goal: int) -> None:
    """Write down what seat p did with card c, and who may know the card.

    Machine code leaves calls of it out (see `native.translate`), so events cost nothing there.
    """
    if s.events is not None:
        knows = s.seen[c] if c < CARDS else (2 << s.seats) - 1
        s.events.append((verb, p, c, origin, goal, knows))
