"""Seats: who plays where at a table, and by whose token."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from labdeck.bots.seat import called

from .names import is_alike
from .protocol.words import SeatKind
from .store import SEAT_FIELDS, SET_SEAT, Step

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
STAND_IN = "greedy"  # the bot that takes a seat that was given up


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: open, a person's or a bot's. A bot at a person's seat stands in for them."""

    kind: SeatKind
    name: str
    bot: str | None = None
    token: str | None = None  # the fingerprint of the owner's
    free: bool = False
    passes: bool = False

    def values(self) -> dict[str, Any]:
        """The seat as the store keeps it."""
        return {name: getattr(self, name) for name in SEAT_FIELDS}

    def step(self, game: str, number: int) -> Step:
        """What writes the changed seat to the store."""
        return SET_SEAT, {"of_game": game, "of_seat": number, **self.values()}


def given_up(seat: Seat, has_begun: bool) -> Seat:
    """A seat that is nobody's any more: open again, or in a game a bot's that can be taken."""
    return Seat(BOT, seat.name, STAND_IN, free=True) if has_begun else Seat(OPEN, "", free=True)


def bot_seat(bot: str, number: int, taken: Collection[str]) -> Seat:
    """A bot's seat, by a name that is like nobody else's at the table."""
    free = (name for name in called(bot, number) if not any(is_alike(name, other) for other in taken))
    return Seat(BOT, next(free), bot)
