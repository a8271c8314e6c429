"""What has been told: the log of each reader, kept and extended, and written once for all who know the same."""

import json
from collections.abc import Sequence
from typing import NamedTuple
from zlib import compress, decompress

from labdeck.deck import Tables

from .log import Entry, Event, lines_after, log_of
from .move import Move, moves_of

RECENT = 32  # lines that are at hand; older ones are packed, a piece at a time
PIECE = 32
QUICKLY = 1  # how hard they are packed


class Newest(NamedTuple):
    """What has been told of the newest choice, by what is known of its events."""

    made: int
    entries: dict[bytes, list[Entry]]
    moves: dict[bytes, list[Move]]


class Log:
    """What one reader has been told. Lines of long ago are packed, since only who comes anew asks for them."""

    __slots__ = ("_lines", "_packed", "made")

    def __init__(self) -> None:
        self.made = 0  # how many choices are told, the deal being one
        self._packed: list[bytes] = []
        self._lines: list[Entry] = []

    def add(self, lines: Sequence[Entry]) -> None:
        """Tell of the next choice."""
        self.made += 1
        self._lines.extend(lines)
        while len(self._lines) > RECENT + PIECE:
            self._packed.append(compress(json.dumps(self._lines[:PIECE]).encode(), QUICKLY))
            del self._lines[:PIECE]

    def after(self, made: int) -> list[Entry]:
        """The lines that were written after so many choices."""
        if not self._packed or self._lines[0]["n"] <= made:
            return lines_after(self._lines, made)
        older: list[Entry] = [line for piece in self._packed for line in json.loads(decompress(piece))]
        return lines_after(older + self._lines, made)

    def forget(self) -> bool:
        """Take back the last choice that is told; False where its lines are packed already."""
        self.made -= 1
        if self._packed and self._lines[0]["n"] >= self.made:
            return False
        while self._lines and self._lines[-1]["n"] >= self.made:
            self._lines.pop()
        return True


class Told:
    """The logs of one game, and the moves of its newest choice."""

    __slots__ = ("_logs", "_newest")

    def __init__(self) -> None:
        self._logs: dict[int, Log] = {}  # by reader
        self._newest = Newest(-1, {}, {})

    def choices(self, reader: int) -> int:
        """How many choices a reader has been told of, the deal being one."""
        return self._logs[reader].made if reader in self._logs else 0

    def add(self, events: Sequence[Event], made: int, reader: int, tables: Tables, names: tuple[str, ...]) -> None:
        """Tell a reader the events of a choice: of the reader, only what they know of each event makes a difference."""
        known, written = known_of(events, reader), self._of(made).entries
        if known not in written:
            written[known] = list(log_of(events, made, reader, tables, names))
        self._logs.setdefault(reader, Log()).add(written[known])

    def forget(self, made: int) -> None:
        """The last choice, after which so many had been made, was taken back."""
        self._logs = {reader: log for reader, log in self._logs.items() if log.made <= made or log.forget()}
        self._newest = Newest(-1, {}, {})

    def moves(
        self, events: Sequence[Event], made: int, reader: int, tables: Tables, place: Sequence[int]
    ) -> list[Move]:
        """The moves of the newest choice, after which cards lie in these places, as a reader may know them."""
        known, flown = known_of(events, reader), self._of(made).moves
        if known not in flown:
            flown[known] = moves_of([(made, events)], place, reader, tables)
        return list(flown[known])

    def after(self, reader: int, made: int) -> list[Entry]:
        """What a reader has been told since so many choices."""
        return self._logs[reader].after(made)

    def _of(self, made: int) -> Newest:
        if self._newest.made != made:
            self._newest = Newest(made, {}, {})
        return self._newest


def known_of(events: Sequence[Event], reader: int) -> bytes:
    """For each event, whether a reader knows its card."""
    return bytes([event[5] >> reader & 1 for event in events])
