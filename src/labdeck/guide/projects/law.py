"""How the numbered rules of the projects family say a knob's value."""

from collections.abc import Callable
from typing import Any

from labdeck.deck import DeckFile
from labdeck.deck.words import counted
from labdeck.guide.speech import all_of, any_of, cards

PLACES = {"burn": "burn", "discard": "discard without its top card"}


def _either(yes: str, no: str) -> Callable[[Any, DeckFile], str]:
    return lambda value, deck: yes if value else no


def _places(value: tuple[str, ...], deck: DeckFile) -> str:
    return all_of([PLACES[each] for each in value]) or "nothing"


def _some(number: int, deck: DeckFile) -> str:
    return f"{number} {deck.words['project' if number == 1 else 'projects']}"


LAW: dict[str, Callable[[Any, DeckFile], str]] = {
    "modifier_pile": _either("it does", "it does not"),
    "opening_resources": lambda value, deck: f"{cards(value)} of the resource pile",
    "opening_projects": _some,
    "opening_modifiers": lambda value, deck: "they do" if value == "middle" else "they are kept",
    "projects": lambda value, deck: _some(value, deck) if value else "all of them",
    "first": lambda value, deck: f"seat {value + 1}" if isinstance(value, int) else "drawn",
    "draw_from": lambda value, deck: any_of([deck.words.get(pile, pile) for pile in value]),
    "draw_blind": _either("draws are blind", "draws are open"),
    "refill": _places,
    "refill_else": _places,
    "collaboration": _either("it does", "it does not"),
    "projects_count": _either("they count", "they do not count"),
    "projects_in_hand": lambda value, deck: counted(value, "card") if value else "no limit",
    "tie_break": lambda value, deck: "the win is shared at once" if value == "shared" else "they are",
    "block": lambda value, deck: "anyone may" if value == "anyone" else "only who is hurt may",
}
