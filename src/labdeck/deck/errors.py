"""What is wrong with a deck: problems, the report that gathers them, and the error that carries them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning"]
LONGEST = 400  # characters of one part of a printed problem
PATIENCE = 2000  # wrong words of one file, in sentences and elsewhere, to which the nearest are sought


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

    def __str__(self) -> str:
        where = [printable(part) for part in (self.file, self.card, self.field) if part]
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


class Report:
    """Gathers the problems of one file while it is being checked."""

    __slots__ = ("file", "patience", "problems")

    def __init__(self, file: str) -> None:
        self.file = file
        self.patience = PATIENCE
        self.problems: list[Problem] = []

    def error(self, card: str, field: str, says: str, nearest: str = "") -> None:
        """Notes what makes the deck unplayable."""
        self.problems.append(Problem(self.file, card, field, says, nearest))

    def warn(self, card: str, field: str, says: str) -> None:
        """Notes what looks like a slip, but can be played."""
        self.problems.append(Problem(self.file, card, field, says, severity="warning"))

    def spend(self, words: int) -> bool:
        """Whether there was patience for so many more wrong words; a file with hundreds of faults has none left."""
        self.patience -= words
        return self.patience >= 0

    @property
    def errors(self) -> list[Problem]:
        """The problems that make the deck unplayable."""
        return [problem for problem in self.problems if problem.severity == "error"]
