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

    def race_on(self, w: State, d: Deck, size: int, is_hurried: bool) -> int:
        """The choice of the asked seat in a race of choices, by the greedy policy, and perhaps hurrying to the end."""

    def is_judged(self, w: State, d: Deck, begun: int, rounds: int) -> bool:
        """Whether a rollout may stop to be evaluated by the outlook, so many rounds after turn `begun`."""

    def outlook(self, m: State, d: Deck, p: int) -> int:
        """The points that a seat is expected to end with, in parts of a point."""

    def attacks(self, m: State, d: Deck, p: int, c: int) -> bool:
        """Whether seat p would hurt others by playing this card of its hand now."""

    def hurts_others(self, d: Deck, c: int) -> bool:
        """Whether the effect of a card hurts other players."""


class Prices(Protocol):
    """What things are worth in games of a family, for the reading of programs; all worths are to seat p."""

    def spite(self, m: State, d: Deck, p: int, other: int, harm: int) -> int:
        """What harm done to another seat is worth."""

    def price(self, m: State, d: Deck, p: int, c: int) -> int:
        """What a card that the seat knows is worth in its hand."""

    def fresh(self, m: State, d: Deck, p: int, z: int) -> int:
        """What a card drawn from a pile is worth to whoever draws it."""

    def side_worth(self, m: State, d: Deck, p: int, view: int, q: int, seat: int, c: int, sorts: int) -> int:
        """What it is worth that card c, or one of these sorts beside project q or before a seat, is lost."""

    def list_choices(self, m: State, d: Deck, at: int, actor: int, seat: int, c: int, size: int) -> int:
        """List the projects that instruction `at` offers."""

    def presumed(self, m: State, d: Deck, p: int, actor: int, at: int, seat: int) -> int:
        """The project that instruction `at` will probably choose; NONE if there is none."""

    def deed(
        self, m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int
    ) -> int:
        """What an instruction is worth that speaks of what only this family has."""
