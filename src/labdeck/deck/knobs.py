"""The knobs of all families: found by their names, checked, and read from the command line."""

from typing import Any

from .errors import DeckError, Problem
from .families import FAMILIES
from .knob import Knob, Value, fitting, right_values
from .words import nearest

# Each once, those that several families share, too.
KNOBS = tuple(dict.fromkeys(knob for family in FAMILIES.values() for knob in family.knobs))


def knobs_of(rules: str) -> tuple[Knob, ...]:
    """The knobs of a family of rules; of every family if none is named."""
    return FAMILIES[rules].knobs if rules else KNOBS


def knob_of(name: str, rules: str) -> Knob | None:
    """The knob of that name in a family of rules, or in any if none is named; None if there is none."""
    return next((knob for knob in knobs_of(rules) if knob.name == name), None)


def check_knob(name: str, value: Any, file: str = "", rules: str = "") -> Value:
    """The value as the knob keeps it; a DeckError names the right ones otherwise."""
    knob = knob_of(name, rules)
    if knob is None:
        says = f"is no knob of the {rules} family" if knob_of(name, "") else "there is no such knob"
        raise DeckError([Problem(file, "knobs", name, says, nearest(name, [each.name for each in knobs_of(rules)]))])
    kept = fitting(knob, value)
    if kept is None:
        words = value if isinstance(value, list | tuple) else [value]
        wrong = [word for word in words if isinstance(word, str) and word not in knob.choices]
        near = nearest(wrong[0], knob.choices) if wrong else ""
        raise DeckError([Problem(file, "knobs", name, f"must be {right_values(knob)}", near)])
    return kept


def parse_knob(name: str, text: str, rules: str = "") -> Value:
    """The value that a text of the command line gives the knob: draw=3, refill=burn,discard, first=seed."""
    knob = knob_of(name, rules)
    value: Any = text.strip()
    if knob is not None and isinstance(knob.default, tuple):
        value = [word.strip() for word in value.split(",")] if value else []
    elif knob is not None and isinstance(knob.default, bool):
        value = {"true": True, "false": False}.get(value.lower(), value)
    elif value.isascii() and value.isdigit() and len(value) < 10:
        value = int(value)
    return check_knob(name, value, rules=rules)
