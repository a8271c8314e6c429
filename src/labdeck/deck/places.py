"""Places: where in the text of a deck file each table, key and value stands."""

import re
import tomllib
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

Path = tuple[str | int, ...]  # ("modifier", 0, "effect"): the effect of the first modifier

MARK = "\ufeff"  # with which some editors begin a file
DEEPEST = 6  # parts of a path that is kept; a deck file needs no more
VOID = re.compile(r"(?:[ \t\r\n]++|#[^\n]*+)*+")
BLANK = re.compile(r"[ \t]*+")
STRING = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+"""(?:"{0,2})'
    r"|'''(?:[^']++|'(?!''))*+'''(?:'{0,2})"
    r'|"(?:[^"\\\n]++|\\.)*+"'
    r"|'[^'\n]*+'",
    re.DOTALL,
)
BARE_KEY = re.compile(r"[\w-]++")
BARE_VALUE = re.compile(r"[^,\]}\n\r#]*+")
TOKEN = re.compile(STRING.pattern + r"|(?P<comment>#[^\n]*+)|[^\"'#]++|.", re.DOTALL)
DEEP = re.compile(STRING.pattern + r"|[\[{]|[\]}]|#[^\n]*+|[^\[\]{}\"'#]++", re.DOTALL)


class Place(NamedTuple):
    """Where a key and its value begin, and where the value ends."""

    key: int
    start: int
    end: int


class Comment(NamedTuple):
    """A comment with its sign, and the paths of the value that ends before it in its line, and of what comes next.

    The first is empty where it has a line of its own, the second where nothing comes any more.
    """

    says: str
    behind: Path
    above: Path


@lru_cache(maxsize=4)
def places_in(text: str) -> "Places":
    """The places in a text; those of the last few texts are known."""
    return Places(text)


class Places:
    """The places in a text that is TOML; none in any other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._ends = [mark.start() for mark in re.finditer("\n", text)]
        self._found: dict[Path, Place] = {}
        self._rows: dict[Path, int] = {}
        self._read()

    def line(self, path: Path) -> int:
        """The line of what stands at a path, or of the nearest part around it; 0 if there is none."""
        for length in range(len(path), 0, -1):
            if place := self._found.get(path[:length]):
                return bisect_right(self._ends, place.key - 1) + 1
        return 0

    def value(self, path: Path) -> Place | None:
        """The place of a value."""
        return self._found.get(path)

    def whole(self, path: Path) -> Place | None:
        """The place of all that a path holds: of a table, from its header to the end of its last value."""
        place = self._found.get(path)
        inner = [found.end for at, found in self._found.items() if at[: len(path)] == path]
        return place and Place(place.key, place.start, max(inner))

    def inner(self, path: Path) -> list[tuple[Path, Place]]:
        """The places right within a path, in the text's order."""
        deep = len(path) + 1
        found = [(at, place) for at, place in self._found.items() if len(at) == deep and at[:-1] == path]
        return sorted(found, key=lambda pair: pair[1])

    def tables(self) -> list[str]:
        """The names of the tables that stand in the file once, and are no lists of cards."""
        return [str(at[0]) for at in self._found if len(at) == 1 and at not in self._rows]

    def found(self) -> dict[Path, Place]:
        """All places by their paths."""
        return self._found

    def comments(self) -> Iterator[Comment]:
        """The comments of the text, in its order."""
        found = sorted(self._found.items(), key=lambda found: len(found[0]))  # the deepest goes before those around it
        starts, ends = ({place[part]: path for path, place in found} for part in (0, 2))
        firsts, lasts = sorted(starts), sorted(ends)
        for token in TOKEN.finditer(self.text):
            if token["comment"]:
                at = token.start()
                first, last = bisect_left(firsts, at), bisect_right(lasts, at)
                is_behind = last and "\n" not in self.text[lasts[last - 1] : at]
                behind = ends[lasts[last - 1]] if is_behind else ()
                yield Comment(token[0].strip(), behind, starts[firsts[first]] if first < len(firsts) else ())

    def _read(self) -> None:
        table: Path = ()
        at = self._void(int(self.text.startswith(MARK)))
        while at < len(self.text):
            if self.text[at] == "[":
                table, at = self._header(at)
            else:
                at = self._pair(at, table)
            at = self._void(at)

    def _header(self, at: int) -> tuple[Path, int]:
        """The path of the table whose header is here, and where the header ends."""
        brackets = 2 if self.text.startswith("[[", at) else 1
        names, end = self._key(at + brackets)
        path: Path = ()
        for number, name in enumerate(names, 1):
            path += (name,)
            if number == len(names) and brackets == 2:
                self._rows[path] = self._rows.get(path, -1) + 1
                self._note(path, at, at, end)
            if path in self._rows:
                path += (self._rows[path],)
        self._note(path, at, at, end)
        return path, end + brackets

    def _pair(self, at: int, around: Path) -> int:
        """Notes a key and its value; where the value ends."""
        names, equals = self._key(at)
        start = self._blank(equals + 1)
        path = (*around, *names)
        end = self._value(path, at, start)
        for length in range(len(around) + 1, min(len(path), DEEPEST)):
            self._note(path[:length], at, start, end)
        return end

    def _key(self, at: int) -> tuple[list[str], int]:
        """The parts of the key here, and what follows it."""
        names: list[str] = []
        while True:
            at = self._blank(at)
            quoted = STRING.match(self.text, at)
            match = quoted or BARE_KEY.match(self.text, at)
            assert match is not None
            names.append(tomllib.loads(f"key = {match[0]}")["key"] if quoted else match[0])
            at = self._blank(match.end())
            if self.text[at] != ".":
                return names, at
            at += 1

    def _value(self, path: Path, key: int, at: int) -> int:
        """Notes the value here, and what is in it; where it ends."""
        first = self.text[at]
        if first in "[{" and len(path) >= DEEPEST:
            end = self._behind(at)
        elif first == "[":
            end = self._list(path, at)
        elif first == "{":
            end = self._inline(path, at)
        else:
            match = STRING.match(self.text, at) or BARE_VALUE.match(self.text, at)
            assert match is not None
            end = at + len(match[0].rstrip(" \t"))
        self._note(path, key, at, end)
        return end

    def _list(self, path: Path, at: int) -> int:
        at, number = self._void(at + 1), 0
        while self.text[at] != "]":
            at = self._comma(self._value((*path, number), at, at))
            number += 1
        return at + 1

    def _inline(self, path: Path, at: int) -> int:
        at = self._void(at + 1)
        while self.text[at] != "}":
            at = self._comma(self._pair(at, path))
        return at + 1

    def _behind(self, at: int) -> int:
        """Where brackets that begin here end, whatever is in them."""
        depth = 0
        for match in DEEP.finditer(self.text, at):
            depth += (match[0] in ("[", "{")) - (match[0] in ("]", "}"))
            if not depth:
                return match.end()
        return len(self.text)

    def _comma(self, at: int) -> int:
        at = self._void(at)
        return self._void(at + 1) if self.text[at] == "," else at

    def _note(self, path: Path, key: int, start: int, end: int) -> None:
        if len(path) <= DEEPEST:
            self._found.setdefault(path, Place(key, start, end))

    def _void(self, at: int) -> int:
        match = VOID.match(self.text, at)
        return match.end() if match else at

    def _blank(self, at: int) -> int:
        match = BLANK.match(self.text, at)
        return match.end() if match else at
