"""What is wrong with a deck: problems, the report that gathers them, and the error that carries them."""

from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import field as field_with
from typing import Literal

from .places import Path, Places, places_in

Severity = Literal["error", "warning"]
LONGEST = 400  # characters of one part of a printed problem
PATIENCE = 12000  # wrong words of one file, in sentences and elsewhere, to which the nearest are sought


def printable(text: str) -> str:
    """The text on one line, short and without control characters, whatever a file had in it."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text[:LONGEST])
    return clean + "…" if len(text) > LONGEST else clean


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, where it stands, and the nearest right word if there is one."""

    file: str
    card: str
    field: str
    says: str
    nearest: str = ""
    severity: Severity = "error"
    line: int = 0  # of the file, counted from 1; 0 if it stands on none
    at: Path = field_with(default=(), compare=False)  # where it stands in the content
    is_key: bool = field_with(default=False, compare=False)  # whether the nearest is for the key, not its value

    def __str__(self) -> str:
        file = f"{printable(self.file)}:{self.line}" if self.line else printable(self.file)
        where = [part for part in (file, printable(self.card), printable(self.field)) if part]
        text = ": ".join([*where, printable(self.says)])
        if not self.nearest:
            return text
        kind = "sentence" if self.nearest.endswith(".") else "word"
        return f"{text}; the nearest right {kind} is {printable(self.nearest)}"


class DeckError(ValueError):
    """A deck, or a setting of it, that cannot be played; its text is every problem, one a line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[type["DeckError"], tuple[tuple[Problem, ...]]]:
        return DeckError, (self.problems,)


class Label(str):
    """What a report calls a card, which knows where the card stands: two cards may have one id."""

    at: Path = ()


def label(name: str, *at: str | int) -> Label:
    """The label of the card at a path."""
    made = Label(name)
    made.at = at
    return made


class Report:
    """Gathers the problems of one file while it is being checked, and knows what need not be told twice."""

    __slots__ = ("_places", "broken", "file", "is_lossy", "patience", "problems", "text", "told", "wrong")

    def __init__(self, file: str, text: str = "") -> None:
        self.file = file
        self.text = text
        self.patience = PATIENCE
        self.problems: list[Problem] = []
        self.wrong: set[str] = set()  # the tables in which something is wrong
        self.broken: set[str] = set()  # those of them that are wrong as a whole, so that cards are missing
        self.told: set[str] = set()  # wrong words that have been reported where they stand
        self.is_lossy = False  # whether words of the deck could not be read, which others then seem to lack
        self._places: Places | None = None

    def error(
        self, card: str, field: str, says: str, nearest: str = "", entry: int | None = None, is_key: bool = False
    ) -> None:
        """Notes what makes the deck unplayable; `entry` counts from 0 in a list. `is_key`: the nearest is a key."""
        path = self._path(card, field, entry)
        self.wrong.update(map(str, path[:1]))
        self.broken.update(map(str, path if len(path) == 1 else ()))
        line = self._line(path)
        self.problems.append(Problem(self.file, str(card), field, says, nearest, line=line, at=path, is_key=is_key))

    def warn(self, card: str, field: str, says: str) -> None:
        """Notes what looks like a slip, but can be played."""
        path = self._path(card, field)
        line = self._line(path)
        self.problems.append(Problem(self.file, str(card), field, says, severity="warning", line=line, at=path))

    def misread(self, line: int, says: str) -> None:
        """Notes why the file is no table of tables, and where."""
        self.problems.append(Problem(self.file, "", "", says, line=line))

    def line(self, card: str, field: str, entry: int | None = None) -> int:
        """The line of a card's field, or of an entry in it."""
        return self._line(self._path(card, field, entry))

    @property
    def places(self) -> Places:
        """Where everything stands in the file; found when it is first asked for."""
        if self._places is None:
            self._places = places_in(self.text)
        return self._places

    def _path(self, card: str, field: str, entry: int | None = None) -> Path:
        around = card.at if isinstance(card, Label) else (card,) if card else ()
        inner = (field,) if field else ()
        return (*around, *inner) if entry is None else (*around, *inner, entry)

    def _line(self, path: Path) -> int:
        return self.places.line(path or ("deck",)) or min(1, len(self.text))

    def spend(self, words: int, reserve: int = 0) -> bool:
        """Whether there was patience for so many more wrong words; a file with hundreds of faults has none left."""
        has_some = self.patience - words >= reserve
        self.patience -= words if has_some else 0
        return has_some

    def is_right(self, *tables: str) -> bool:
        """Whether nothing is wrong in these tables, so that what follows from them can be judged."""
        return self.wrong.isdisjoint(tables)

    def is_whole(self, *tables: str) -> bool:
        """Whether every card of these tables could be read, right or not."""
        return self.broken.isdisjoint(tables)

    def is_told(self, text: str) -> bool:
        """Whether a text is only wrong by what has been reported elsewhere."""
        said = f" {text.lower()}"
        return self.is_lossy or any(f" {word.lower()}" in said for word in self.told)

    @property
    def errors(self) -> list[Problem]:
        """The problems that make the deck unplayable."""
        return [problem for problem in self.problems if problem.severity == "error"]
