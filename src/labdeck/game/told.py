"""What has been told: the log of each reader, kept and extended, and written once for all who know the same."""

from collections.abc import Sequence
from typing import NamedTuple

from labdeck.deck import Tables

from .log import Entry, Event, lines_after, log_of
from .move import Move, moves_of


class Newest(NamedTuple):
    """What has been told of the newest choice, by what is known of its events."""

    made: int
    entries: dict[bytes, list[Entry]]
    moves: dict[bytes, list[Move]]


class Told:
    """The logs of one game, and the moves of its newest choice."""

    __slots__ = ("_logs", "_newest")

    def __init__(self) -> None:
        self._logs: dict[int, tuple[int, list[Entry]]] = {}  # by reader: how many choices are told, and the entries
        self._newest = Newest(-1, {}, {})

    def choices(self, reader: int) -> int:
        """How many choices a reader has been told of, the deal being one."""
        return self._logs[reader][0] if reader in self._logs else 0

    def add(self, events: Sequence[Event], made: int, reader: int, tables: Tables, names: tuple[str, ...]) -> None:
        """Tell a reader the events of a choice: of the reader, only what they know of each event makes a difference."""
        known, written = known_of(events, reader), self._of(made).entries
        if known not in written:
            written[known] = list(log_of(events, made, reader, tables, names))
        entries = self._logs[reader][1] if reader in self._logs else []
        entries.extend(written[known])
        self._logs[reader] = made + 1, entries

    def moves(
        self, events: Sequence[Event], made: int, reader: int, tables: Tables, place: Sequence[int]
    ) -> list[Move]:
        """The moves of the newest choice, after which cards lie in these places, as a reader may know them."""
        known, flown = known_of(events, reader), self._of(made).moves
        if known not in flown:
            flown[known] = moves_of([(made, events)], place, reader, tables)
        return list(flown[known])

    def log(self, reader: int) -> list[Entry]:
        """All that a reader has been told."""
        return list(self._logs[reader][1])

    def after(self, reader: int, made: int) -> list[Entry]:
        """What a reader has been told since so many choices."""
        return lines_after(self._logs[reader][1], made)

    def _of(self, made: int) -> Newest:
        if self._newest.made != made:
            self._newest = Newest(made, {}, {})
        return self._newest


def known_of(events: Sequence[Event], reader: int) -> bytes:
    """For each event, whether a reader knows its card."""
    return bytes([event[5] >> reader & 1 for event in events])
