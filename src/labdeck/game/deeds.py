"""What "or" and "may" offer, by the words of the card that says it."""

from typing import Any

from labdeck.deck import Tables
from labdeck.deck.language.program import NOTHING, Meaning
from labdeck.deck.words import with_names
from labdeck.rules.numbers import ACCEPT, CARD_STEPS, FIRST, THIRD
from labdeck.rules.schema import State

PLAIN = {ACCEPT: "do it"} | {FIRST + i: f"the {which} of them" for i, which in enumerate(("first", "second", "third"))}


def deed_asked(s: State, tables: Tables, code: int) -> str:
    """What a code would do that answers "or" or "may" now; empty if it is no deed."""
    f = s.depth - 1
    return deed(tables, s.frame_card[f], s.frame_step[f], code) if f >= 0 else ""


def deed_told(tables: Tables, c: int, goal: int, code: int) -> str:
    """What was decided, as an event has it, quoted from the card: the step is the event's goal, if it has one.

    The card speaks to whoever decides, while all read what was decided.
    """
    said = words_of(tables, c, goal if goal < CARD_STEPS else None, code)
    return f"“{said}”" if said else PLAIN.get(code, "")


def deed(tables: Tables, c: int, step: int | None, code: int) -> str:
    """The words of a card for a deed that it offers at a step, or at its only such step; plain ones if it has none."""
    return words_of(tables, c, step, code) or PLAIN.get(code, "")


def words_of(tables: Tables, c: int, step: int | None, code: int) -> str:
    """The words of a card for a deed, if it has any."""
    words = ""
    if code == ACCEPT:
        words = _asked_at(_meaning(tables, c).may, step) or ""
    elif FIRST <= code <= THIRD:
        words = dict(enumerate(_asked_at(_meaning(tables, c).options, step) or ())).get(code - FIRST, "")
    names = {title.id: title.name for title in tables.file.titles if title.id in tables.kinds}
    return with_names(words, names).rstrip(".")


def _meaning(tables: Tables, c: int) -> Meaning:
    """What a card does and says; one that is not known does nothing."""
    if c >= len(tables.cards):
        return NOTHING
    return next(title.meaning for title in tables.file.titles if title.id == tables.cards[c].id)


def _asked_at(steps: dict[int, Any], step: int | None) -> Any:
    return next(iter(steps.values())) if step is None and len(steps) == 1 else steps.get(step or 0)
