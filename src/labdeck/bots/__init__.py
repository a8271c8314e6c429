"""Bots: each chooses a code from what its seat sees, a masked state, and never meets a game."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from labdeck.rules.kernel import legal
from labdeck.rules.schema import Deck, State

from .greedy import choose_greedily

__all__ = ["Bot", "bot", "names"]


class Bot(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """The code that the seat chooses, given what it sees."""
        ...


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses among all legal codes by its own generator."""

    chance: Random

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """One of the legal codes, each as likely."""
        size = legal(masked, deck)
        return int(masked.legal[self.chance.randrange(size)])


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Chooses what looks best at once; the same whenever it sees the same."""

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """The code with the best score."""
        return choose_greedily(masked, deck, seat)


def names() -> tuple[str, ...]:
    """The bots that there are."""
    return ("random", "greedy")


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; its seed decides what it leaves to chance."""
    if name not in names():
        raise ValueError(f'there is no bot "{name}"; there are {", ".join(names())}')
    return GreedyBot() if name == "greedy" else RandomBot(Random(seed))
