"""Fingerprints of a deck: of what can change play, and of all that its file says."""

import json
from hashlib import sha256
from typing import Any

from labdeck.rules.schema import DECK, Deck

from .draft import Draft
from .family import Entry
from .question import KEYS
from .shape import PICTURED, Key, values

OF_PICTURES = {key.name for key in PICTURED}


def digest_of(deck: Deck, ids: list[str], players: tuple[int, int]) -> str:
    """The fingerprint of play: the integers that the rules see, the ids that choices name, and how many may play.

    Sentences, needs and tags are numbers there, so how they are spelled does not matter. Zeros at the end of a field,
    and fields of zeros, are left out: with more room for cards, or a knob more, old decks play as before.
    """
    tables = {field.name: _without_zeros(getattr(deck, field.name)) for field in DECK}
    play = {name: value for name, value in tables.items() if value}
    return _fingerprint([players, ids, sorted(play.items())])


def edition_of(made: Draft) -> str:
    """The fingerprint of all that a file says and shows: not of its layout, comments or order of keys in a card."""
    words = made.words
    said = [words.project, words.projects, list(words.classes.items()), list(words.tags.items())]
    cards = {
        name: [_said(card, table.keys) for card in made.tables[name]] for name, table in made.family.tables.items()
    }
    asked = [values(entry, KEYS) for entry in made.questions]
    seen = [[name, sha256(raw).hexdigest()] for name, raw in sorted(made.pictures.items())]
    return _fingerprint([made.deck, made.knobs, said, cards, *([asked] if asked else []), *([seen] if seen else [])])


def _said(card: Entry, keys: tuple[Key, ...]) -> dict[str, Any]:
    """What a card says; of a picture only where it has one, so that decks without any keep their editions."""
    return {name: value for name, value in values(card, keys).items() if value or name not in OF_PICTURES}


def _without_zeros(value: int | list[int]) -> int | list[int]:
    """The number, or the list up to its last number that is not zero."""
    if isinstance(value, int):
        return value
    end = len(value)
    while end and not value[end - 1]:
        end -= 1
    return value[:end]


def _fingerprint(content: Any) -> str:
    return sha256(json.dumps(content, ensure_ascii=False).encode()).hexdigest()
