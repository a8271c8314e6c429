"""The knobs of the rules: one table from which the check, the reference and the command line come."""

from typing import Any, NamedTuple

from labdeck.rules import numbers as n

from .errors import DeckError, Problem
from .words import listed, nearest

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
    rules: str = "projects"  # the family that has it; none: both


def truth(name: str, default: bool, says: str, rules: str = "projects") -> Knob:
    """A knob that is true or false."""
    return Knob(name, default, (), 0, -1, says, rules)


def number(name: str, default: int, smallest: int, largest: int, says: str, rules: str = "projects") -> Knob:
    """A knob that is a number."""
    return Knob(name, default, (), smallest, largest, says, rules)


def choice(name: str, default: str, choices: tuple[str, ...], says: str) -> Knob:
    """A knob that is one of the choices."""
    return Knob(name, default, choices, 0, -1, says)


def several(name: str, default: tuple[str, ...], choices: tuple[str, ...], least: int, says: str) -> Knob:
    """A knob that is a list of some of the choices."""
    return Knob(name, default, choices, least, len(choices), says)


KNOBS = (
    number("draw", 2, 1, 10, "Cards drawn in a turn."),
    truth("draw_blind", True, "All draws of a turn are made before any of the cards is looked at."),
    several(
        "draw_from",
        ("project", "resource", "discard"),
        ("project", "resource", "modifier", "discard"),
        1,
        "The piles that may be drawn from; of discard the top card.",
    ),
    number("opening_resources", 2, 0, 10, "Cards dealt to each player from the resource pile."),
    number("opening_projects", 1, 0, 10, "Projects dealt to each player."),
    choice(
        "opening_modifiers",
        "middle",
        ("middle", "kept"),
        "A modifier that is dealt goes back to the middle of its pile, or is kept.",
    ),
    truth("modifier_pile", False, "Modifiers have a pile of their own, not among the resources; draw_from names it."),
    truth("projects_count", True, "Projects in hand count to the hand limit."),
    number("projects_in_hand", 0, 0, n.CARDS, "Most projects in hand after a turn; 0 is no limit."),
    choice("completed_to", "burn", ("burn", "discard"), "Where the resources beside a completed project go."),
    several(
        "refill",
        ("burn", "discard"),
        ("burn", "discard"),
        0,
        "What an empty resource pile is refilled from, shuffled together; of discard all but its top card.",
    ),
    several("refill_else", (), ("burn", "discard"), 0, "What it is refilled from when those are empty."),
    truth("collaboration", False, "Two players may finish two of their projects together."),
    choice("block", "self", ("self", "anyone"), "Who may block a modifier: the player it hurts, or anyone."),
    choice(
        "tie_break",
        "fewer active, more completed",
        ("fewer active, more completed", "shared"),
        "What decides between equal scores: fewer active projects, then more completed ones; or nothing.",
    ),
    number("projects", 0, 0, n.CARDS, "How many project cards are used; 0 is all of them."),
    Knob("first", "seed", ("seed",), 0, n.SEATS - 1, "The first seat, counted from 0; or drawn by the seed.", ""),
    number("hand", 6, 1, 10, "Cards in hand at the start, and after each turn.", "discoveries"),
    number("free_discards", 3, 0, 10, "Cards that may be discarded at a turn's end.", "discoveries"),
    number("field", 5, 1, 10, "Discoveries that lie open in the field.", "discoveries"),
    truth("exchange", True, "Everyone may exchange the opening hand once.", "discoveries"),
    truth("face_down", False, "Enhancements are laid face down.", "discoveries"),
    number("challenges", 0, 0, 8, "Challenge cards laid open: extra points at the end.", "discoveries"),
    number("stall_turns", 10, 1, 1000, "Turns a player without a completion or score; then the game ends.", ""),
    number("most_turns", 100, 1, 1000, "Turns a player before that; then the game ends.", ""),
    number("most_choices", 200, 10, 10000, "Choices in one turn; then it, or its window for inspirations, ends.", ""),
    number("most_chain", 100, 1, 1000, "Cards played at once in a row; then the chain ends by force."),
)
BY_NAME = {knob.name: knob for knob in KNOBS}


def knobs_of(rules: str) -> list[Knob]:
    """The knobs of a family of rules."""
    return [knob for knob in KNOBS if knob.rules in (rules, "")]


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


def check_knob(name: str, value: Any, file: str = "", rules: str = "") -> Value:
    """The value as the knob keeps it; a DeckError names the right ones otherwise."""
    knob = BY_NAME.get(name)
    if knob is None or (rules and knob.rules not in (rules, "")):
        known = [each.name for each in (knobs_of(rules) if rules else KNOBS)]
        says = "there is no such knob" if knob is None else f"is no knob of the {rules} family"
        raise DeckError([Problem(file, "knobs", name, says, nearest(name, known))])
    kept = fitting(knob, value)
    if kept is None:
        words = value if isinstance(value, list | tuple) else [value]
        wrong = [word for word in words if isinstance(word, str) and word not in knob.choices]
        near = nearest(wrong[0], knob.choices) if wrong else ""
        raise DeckError([Problem(file, "knobs", name, f"must be {right_values(knob)}", near)])
    return kept


def parse_knob(name: str, text: str) -> Value:
    """The value that a text of the command line gives the knob: draw=3, refill=burn,discard, first=seed."""
    knob = BY_NAME.get(name)
    value: Any = text.strip()
    if knob is not None and isinstance(knob.default, tuple):
        value = [word.strip() for word in value.split(",")] if value else []
    elif knob is not None and isinstance(knob.default, bool):
        value = {"true": True, "false": False}.get(value.lower(), value)
    elif value.isascii() and value.isdigit() and len(value) < 10:
        value = int(value)
    return check_knob(name, value)


def misfits(knobs: Knobs, projects: int, modifiers: int) -> list[tuple[str, str]]:
    """The knobs that contradict each other, or a deck with so many projects and modifiers, and why."""
    wrong: list[tuple[str, str]] = []
    if "draw_from" not in knobs:
        return wrong
    if "modifier" in knobs["draw_from"] and not knobs["modifier_pile"]:
        wrong.append(("draw_from", "names the modifier pile, and there is none (knob modifier_pile)"))
    if modifiers and knobs["modifier_pile"] and "modifier" not in knobs["draw_from"]:
        wrong.append(
            ("draw_from", "must name the modifier pile too, or nobody could draw a modifier (knob modifier_pile)")
        )
    if knobs["projects"] > projects:
        wrong.append(("projects", f"is more than the deck's {projects}"))
    return wrong
