"""What bots ask of a family. Each has a module `family` that answers it; `families` lists them.

It is read by people and by the type checker, and not translated.
"""

from typing import Protocol

from labdeck.rules.schema import Deck, State


class Family(Protocol):
    """How bots judge and choose in games of a family."""

    def choose_greedily(self, m: State, d: Deck, p: int) -> int:
        """The code that looks best at once to seat p, who sees the masked state m."""

    def choose_in_match(self, s: State, m: State, d: Deck, p: int, size: int) -> int:
        """The same where many games are played: of the listed codes in the full state s; m is scratch for a mask."""

    def quick(self, s: State, d: Deck, size: int) -> int:
        """A sensible and cheap choice of the asked seat among the listed codes, by the state's generator."""

    def play_on(self, w: State, d: Deck, size: int) -> int:
        """The choice of a rollout of a search in the world w."""

    def is_judged(self, w: State, d: Deck, begun: int) -> bool:
        """Whether a rollout that began in turn `begun` may stop to be evaluated by the outlook."""

    def outlook(self, m: State, d: Deck, p: int) -> int:
        """The points that a seat is expected to end with, in parts of a point."""
