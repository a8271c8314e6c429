"""What has been told: the log of each reader, kept and extended, and written once for all who know the same."""

from collections.abc import Sequence

from labdeck.deck import Tables

from .log import Entry, Event, log_of


class Told:
    """The logs of one game."""

    __slots__ = ("_logs", "_newest")

    def __init__(self) -> None:
        self._logs: dict[int, tuple[int, list[Entry]]] = {}  # by reader: how many choices are told, and the entries
        self._newest: tuple[int, dict[bytes, list[Entry]]] = (-1, {})  # of one choice, by what is known of its events

    def choices(self, reader: int) -> int:
        """How many choices a reader has been told of, the deal being one."""
        return self._logs[reader][0] if reader in self._logs else 0

    def add(self, events: Sequence[Event], made: int, reader: int, tables: Tables, names: tuple[str, ...]) -> None:
        """Tell a reader the events of a choice: of the reader, only what they know of each event makes a difference."""
        if self._newest[0] != made:
            self._newest = made, {}
        known, written = known_of(events, reader), self._newest[1]
        if known not in written:
            written[known] = list(log_of(events, made, reader, tables, names))
        entries = self._logs[reader][1] if reader in self._logs else []
        entries.extend(written[known])
        self._logs[reader] = made + 1, entries

    def log(self, reader: int) -> list[Entry]:
        """All that a reader has been told."""
        return list(self._logs[reader][1])


def known_of(events: Sequence[Event], reader: int) -> bytes:
    """For each event, whether a reader knows its card."""
    return bytes([event[5] >> reader & 1 for event in events])
