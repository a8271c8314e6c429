"""The numbered rules with their knobs resolved: a deck's own numbers and words instead of the names of settings."""

import re

from labdeck.deck import DeckFile, tables
from labdeck.deck.knob import Knobs

from .families import FAMILIES

NUMBER = re.compile(r"\b\d+((?: [\w-]+){0,4}) \(`(\w+)`\)")  # the usual number, and the knob that it is
ASIDE = re.compile(r" \((`\w+`(?:, `\w+`)*)\)")  # a remark that only names knobs
KNOB = re.compile(r"`(\w+)`")


def general(text: str) -> str:
    """A numbered rule as it holds for its whole family, without the names of knobs."""
    return ASIDE.sub("", text)


def resolved(text: str, deck: DeckFile, **knobs: object) -> str:
    """A numbered rule as it holds for a deck and the knobs it is played with."""
    chosen = tables(deck, **knobs).knobs
    text = NUMBER.sub(lambda found: f"{chosen[found[2]]}{found[1]}" if found[2] in chosen else found[0], text)
    text = ASIDE.sub(lambda found: f" (here: {', '.join(_values(found[1], deck, chosen))})", text)
    return KNOB.sub(lambda found: _value(found[1], deck, chosen), text)


def _values(text: str, deck: DeckFile, knobs: Knobs) -> list[str]:
    return [_value(name, deck, knobs) for name in KNOB.findall(text)]


def _value(name: str, deck: DeckFile, knobs: Knobs) -> str:
    """A knob's value in words; what is no knob stays as it is."""
    if name not in knobs:
        return name
    says = FAMILIES[deck.rules].law.get(name)
    return says(knobs[name], deck) if says else str(knobs[name])
