"""The chat of a table: lines of plain text and ready phrases, kept before they are told."""

import time
from typing import TypedDict, cast

from . import words
from .protocol.form import one_line
from .protocol.words import PhraseName
from .refused import Refused
from .store import ADD_CHAT, Row, Store


class Line(TypedDict):
    """A line as the store keeps it."""

    number: int
    seat: int
    move: str
    text: str
    phrase: PhraseName | None


class Chat:
    """Everything that was said at a table, each line with its number from 1."""

    def __init__(self, code: str, rows: list[Row], store: Store) -> None:
        self.code, self.store = code, store
        self.lines = [cast(Line, dict(row)) for row in rows]
        self.numbers = {(line["seat"], line["move"]): line["number"] for line in self.lines}

    async def add(self, seat: int, move: str, text: str, phrase: PhraseName | None) -> Line:
        """Keep a line; when this returns it is on disk."""
        line: Line = {"number": len(self.lines) + 1, "seat": seat, "move": move, "text": text, "phrase": phrase}
        await self.store.write((ADD_CHAT, {**line, "game": self.code, "time": time.time()}))
        self.lines.append(line)
        self.numbers[seat, move] = len(self.lines)
        return line


def spoken(text: str | None, phrase: PhraseName | None, longest: int) -> str:
    """What a chat message says, as one plain line."""
    if (text is None) == (phrase is None):
        raise Refused("bad_message", words.chat.TEXT_OR_PHRASE)
    if phrase is not None:
        return words.chat.PHRASES[phrase]
    line = one_line(text or "")
    if not line:
        raise Refused("bad_message", words.chat.NOTHING)
    if len(line) > longest:
        raise Refused("too_large", words.chat.too_long(longest))
    return line
