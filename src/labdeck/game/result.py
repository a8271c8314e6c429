"""Results: how a game ended."""

from dataclasses import dataclass
from typing import Any

from labdeck.rules.schema import State

from .families import ENDINGS

__all__ = ["ENDINGS", "Result", "result_of"]


@dataclass(frozen=True, slots=True)
class Result:
    """The points of every seat, the seats that won, and how the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    def plain(self) -> dict[str, Any]:
        """The result as JSON has it."""
        return {"scores": list(self.scores), "winners": list(self.winners), "reason": self.reason}


def result_of(s: State) -> Result | None:
    """The result of a state; None while it is being played."""
    if not s.over:
        return None
    winners = tuple(p for p in range(s.seats) if s.winners >> p & 1)
    return Result(tuple(s.score[: s.seats]), winners, ENDINGS[s.over])
