"""Altering: what a form, a button or a half-written sentence makes of a text."""

from collections.abc import Iterable, Mapping
from typing import Any

from labdeck.deck import Change, DeckError, Offer, Problem, applied, offers
from labdeck.deck.errors import Report
from labdeck.deck.reading import drafted

from .looking import Examination
from .mending import mend
from .salvage import salvaged


def altered(text: str, changes: Iterable[Mapping[str, Any]]) -> str:
    """The text with changes made, each as a change wish has it; a DeckError, and no change, if one cannot be made.

    Wrong lines elsewhere in the text are left alone.
    """
    saved = salvaged(text)
    if "" in saved.aside:
        raise DeckError(
            [Problem("change", "", "", "the text is not TOML, so that only the text itself can be changed")]
        )
    return saved.restored(applied(saved.text, map(_change, changes)))


def _change(wish: Mapping[str, Any]) -> Change:
    return Change(
        wish["table"],
        wish.get("card", ""),
        wish.get("field", ""),
        None,
        wish.get("new"),
        at=wish.get("at"),
        to=wish.get("to"),
        adds=wish.get("adds"),
    )


def mended(text: str, problem: int) -> str:
    """The text with the nearest right word in place of a wrong one: that of the problem of this number in `look`."""
    problems = Examination(text).problems
    if not 0 <= problem < len(problems):
        raise DeckError([Problem("deck", "", "", f"there is no problem {problem}")])
    return mend(text, problems[problem])


def offered(text: str, table: str, sentence: str) -> list[Offer]:
    """What may come next in the unfinished sentence of a card of a table, in the words of this deck."""
    made = drafted(salvaged(text).text, Report("deck.toml"))
    if made is None or not any(key.name == "effect" for key in _keys(made, table)):
        return []
    return offers(sentence, made.words)


def _keys(made: Any, table: str) -> Any:
    return made.family.tables[table].keys if table in made.family.tables else ()
