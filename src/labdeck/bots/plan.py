"""What a plan is: a module with a function `likes`. `plans.population` lists them.

It is read by people and by the type checker, and not translated.
"""

from typing import Protocol

from labdeck.rules.schema import Deck, State


class Plan(Protocol):
    """A player of one habit. Where the habit says nothing it likes every code, and the plan's filler chooses."""

    __name__: str

    def likes(self, m: State, d: Deck, p: int, code: int) -> bool:
        """Whether a legal code agrees with the habit of seat p, who sees the masked state m."""
