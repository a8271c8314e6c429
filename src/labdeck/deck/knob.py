"""A knob: a setting of the rules that a deck or a table may turn, its right values and its number."""

from typing import Any, NamedTuple

from labdeck.rules import numbers as n

from .words import listed

Value = bool | int | str | tuple[str, ...]
Knobs = dict[str, Any]  # by name; each a Value


class Knob(NamedTuple):
    """A setting: its default tells its type; a number, or that of a list's words, is smallest to largest."""

    name: str
    default: Value
    choices: tuple[str, ...]
    smallest: int
    largest: int
    says: str
    numbers: tuple[int, ...] = ()  # of the choices, in the integer tables

    def number(self, value: Value) -> int:
        """A right value as the integer tables have it; several words are bits of one number."""
        if isinstance(value, int):
            return int(value)
        words = (value,) if isinstance(value, str) else value
        return sum(self.numbers[self.choices.index(word)] for word in words)


def truth(name: str, default: bool, says: str) -> Knob:
    """A knob that is true or false."""
    return Knob(name, default, (), 0, -1, says)


def number(name: str, default: int, smallest: int, largest: int, says: str) -> Knob:
    """A knob that is a number."""
    return Knob(name, default, (), smallest, largest, says)


def choice(name: str, default: str, choices: dict[str, int], says: str) -> Knob:
    """A knob that is one of the choices, given with their numbers."""
    return Knob(name, default, tuple(choices), 0, -1, says, tuple(choices.values()))


def several(name: str, default: tuple[str, ...], choices: dict[str, int], least: int, says: str) -> Knob:
    """A knob that is a list of some of the choices, given with their bits."""
    return Knob(name, default, tuple(choices), least, len(choices), says, tuple(choices.values()))


# The knobs of every family.
FIRST = Knob(
    "first", "seed", ("seed",), 0, n.SEATS - 1, "The seat that begins, counted from 0; or drawn by lot.", (n.NONE,)
)
LIMITS = (
    number("stall_turns", 10, 1, 1000, "Turns a player without a completion or score; then the game ends."),
    number("most_turns", 100, 1, 1000, "Turns a player before that; then the game ends."),
    number("most_choices", 200, 10, 10000, "Choices in one turn; then it, or its window for inspirations, ends."),
)


def right_values(knob: Knob) -> str:
    """The values that the knob takes, in words."""
    numbers = f"a number from {knob.smallest} to {knob.largest}"
    if isinstance(knob.default, bool):
        return "true or false"
    if isinstance(knob.default, tuple):
        some = "one or more" if knob.smallest else "none or more"
        return f"a list of {some} of {listed(knob.choices, 'and')}, each once"
    words = [f'"{word}"' for word in knob.choices]
    return listed([*words, numbers] if knob.smallest <= knob.largest else words, "or")


def fitting(knob: Knob, value: Any) -> Value | None:
    """The value as the knob keeps it, or None if it is not a right one."""
    if isinstance(knob.default, bool):
        return value if isinstance(value, bool) else None
    if isinstance(knob.default, tuple):
        if not isinstance(value, list | tuple) or not knob.smallest <= len(value) <= knob.largest:
            return None
        words = tuple(word for word in knob.choices if word in value)
        return words if len(words) == len(value) else None
    if isinstance(value, str):
        return value if value in knob.choices else None
    if isinstance(value, int) and not isinstance(value, bool):
        return value if knob.smallest <= value <= knob.largest else None
    return None
