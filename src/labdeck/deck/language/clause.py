"""What a sentence says, in no language: clauses with their parts, joined by "then", "may", "or" and "if"."""

from typing import Any, NamedTuple

What = tuple[str, ...]  # a word of the family ("card"), or classes and kinds of the deck, in the deck's order


class Amount(NamedTuple):
    """How many: exactly n, up to n, all, any number, as many as the clause before moved, or until there are n."""

    how: str
    n: int = 0


class Condition(NamedTuple):
    """What a seat must have: from `least` to `most` of something; `most` is BOUNDLESS where nothing bounds it.

    `of` is one of grammar.CONDITIONS. `what` are kinds or classes; for projects those that they need by print.
    """

    of: str
    least: int = 1
    most: int = 0
    what: What = ()
    tag: str = ""


class Clause:
    """One deed: a verb of the grammar and a value for each of its parts, which are read like attributes."""

    __slots__ = ("parts", "verb")

    verb: str
    parts: dict[str, Any]

    def __init__(self, verb: str, /, **parts: Any) -> None:
        object.__setattr__(self, "verb", verb)
        object.__setattr__(self, "parts", parts)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.parts[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a clause is not changed: {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clause) and self.verb == other.verb and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.verb, *sorted(self.parts.items(), key=lambda part: part[0])))

    def __repr__(self) -> str:
        return f"Clause({', '.join([repr(self.verb), *(f'{name}={value!r}' for name, value in self.parts.items())])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _clause, (self.verb, self.parts)


def _clause(verb: str, parts: dict[str, Any]) -> Clause:
    return Clause(verb, **parts)


class Item(NamedTuple):
    """One clause, or one of several by choice; it may be passed, or happens only if the one before it did."""

    options: tuple[Clause, ...]
    may: bool = False
    if_done: bool = False


class Sentence(NamedTuple):
    """Items, one after the other; under a condition, and others otherwise."""

    items: tuple[Item, ...]
    condition: Condition | None = None
    otherwise: tuple[Item, ...] = ()

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause, wherever it stands."""
        return tuple(clause for item in self.items + self.otherwise for clause in item.options)
