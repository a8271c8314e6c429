"""Decks, bots and rules: what they do, what is not there, and why a deck is not printed."""

from collections.abc import Iterable

BOTS = {
    "random": "Does anything that is allowed.",
    "easy": "Does something sensible, and does not think ahead.",
    "greedy": "Takes what looks best at the moment.",
    "normal": "Thinks ahead a little.",
    "hard": "Thinks ahead for as long as you can bear to wait.",
}
NO_DECK = "There is no such deck."
NO_BOT = "There is no such bot."
NO_PICTURE = "The deck has no such picture."

CANNOT_PRINT = "This server cannot print: it lacks the extra “print”."
NOT_PRINTED = "This could not be printed here."
TOO_LONG = "This takes too long to print here."


def no_knob(name: str) -> str:
    return f"There is no knob “{name}”."


def no_rules(families: Iterable[str]) -> str:
    return f"There are no such rules; there are {' and '.join(families)}."
