"""The errors that the public API raises, beside the deck layer's DeckError."""

from labdeck.deck import DeckError, Problem
from labdeck.deck.words import listed, nearest


class IllegalChoice(Exception):
    """A choice that the rules do not allow now: why, and the rule's number. Nothing was changed."""

    def __init__(self, says: str, rule: str = "", reason: int = 0) -> None:
        self.says = says
        self.rule = rule
        self.reason = reason
        super().__init__(f"{says} [{rule}]" if rule else says)

    def __reduce__(self) -> tuple[type["IllegalChoice"], tuple[str, str, int]]:
        return IllegalChoice, (self.says, self.rule, self.reason)


class RecordError(Exception):
    """A record, or a saved view, that cannot be read back: what is wrong, in which line, and how far it still plays."""

    def __init__(self, says: str, line: int = 0, agrees: int | None = None) -> None:
        self.says = says
        self.line = line
        self.agrees = agrees  # choices that lead where they did; None if none can be made
        super().__init__(f"line {line}: {says}" if line else says)

    def __reduce__(self) -> tuple[type["RecordError"], tuple[str, int, int | None]]:
        return RecordError, (self.says, self.line, self.agrees)


def refused(deck: str, field: str, says: str, near: str = "") -> DeckError:
    """The error for a table, a position or a name that does not go with the deck."""
    return DeckError([Problem(deck, "", field, says, near)])


def unknown(deck: str, field: str, word: object, words: list[str]) -> DeckError:
    """The error for a word that is not one of those known, naming them and the nearest."""
    return refused(
        deck, field, f"there is no {word!r:.60}; there are {listed(words, 'and')}", nearest(str(word), words)
    )
