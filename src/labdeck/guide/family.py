"""What the guide asks of a family of rules; `families` lists those that there are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from labdeck.deck import DeckFile

from .guide import Example, Explained, Picture, Question, Shown
from .speech import Speech

Sentences = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """A family of rules, as a guide tells it; every part is told from a deck and the knobs it is played with."""

    goal: Callable[[Speech], Sentences]
    setup: Callable[[Speech], Sentences]
    card: Callable[[Speech], Explained]
    others: Callable[[Speech], tuple[Shown, ...]]
    turn: Callable[[Speech], tuple[Picture, ...]]
    piles: Callable[[Speech], Sentences]
    ending: Callable[[Speech], Sentences]
    example: Callable[[Speech], Example]
    questions: Callable[[Speech], tuple[Question, ...]]
    law: Mapping[str, Callable[[Any, DeckFile], str]]  # how a numbered rule says a knob's value, by the knob's name
