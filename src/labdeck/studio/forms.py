"""Forms: the fields of every table of a deck file, with what each takes, for people who fill them in."""

from typing import Any

from labdeck.deck.drafting import HEAD
from labdeck.deck.families import FAMILIES
from labdeck.deck.knob import Knob
from labdeck.deck.question import KEYS as QUESTION
from labdeck.deck.question import TABLE
from labdeck.deck.shape import NEEDED, Key
from labdeck.deck.words import plural

OWN_KINDS = {"needs": "needs", "picture": "picture"}  # of fields that a form has more for than their shape says
LABELS = {"id": "Id", "about": "About", "asks": "Question", "unfinished": "Cost if unfinished", "best": "Best with"}
LABELS |= {"picture_credit": "Picture by"}
SAYS = {
    "deck.id": "Its name for programs, in lower case with hyphens.",
    "deck.title": "Its name for people.",
    "deck.about": "One sentence that makes people want to play it.",
    "deck.rules": "The family of rules.",
    "deck.version": "Raise it with every change that changes play.",
    "deck.players": "The fewest and the most.",
    "deck.best": "How many it is best with.",
    "deck.minutes": "How long a game takes, about.",
    "deck.credits": "Who made it.",
    "deck.notes": "What a reader should know.",
    "id": "Its name for programs, in lower case with hyphens; no other card has it.",
    "name": "The name on the card.",
    "points": "What it scores.",
    "needs": "A kind (worm), some of a class (any 2 foods), or several of one kind (2 of one food).",
    "tags": "The deck's tags that hold for it.",
    "facts": "Two or more, true, in your own words: they are what the game teaches.",
    "mandatory": "Whether it has to be given to another player.",
    "unfinished": "Points lost if it is not completed; its points if left out.",
    "source": "Where each part comes from.",
    "kind": "One of the deck's kinds, of which this is the card.",
    "enhancement.kind": "An item or a location.",
    "copies": "How many there are.",
    "about": "The real thing behind the card, in a short sentence.",
    "play": "At once as it is drawn, kept for a turn of one's own, or any time as an answer.",
    "effect": "What the card does. The game does just what the sentence says.",
    "step": "The step of science that it stands for.",
    "types": "One or more of the deck's types; a hero of one of them can score it.",
    "type": "One of the deck's types.",
    "hero.type": "One of the deck's types, or polymath, which is all of them.",
    "solid": "Whether it is left out with two players.",
    "picture": "What is drawn on the card: a drawing's name, or a picture of your own.",
    "picture_credit": "Who made the picture, and under which licence.",
    "card": "The id of the card that the question is about.",
    "asks": "With its question mark.",
    "answers": "Four; the first is right, and stands in what the card tells.",
}


def forms(rules: str) -> dict[str, Any]:
    """The forms of a family of rules; the fields of `FamilyForms`."""
    family = FAMILIES[rules]
    tables = {name: table.keys for name, table in family.tables.items()} | {TABLE: QUESTION}
    return {
        "rules": rules,
        "deck": [field_of("deck", key) for key in HEAD],
        "knobs": [knob_field(knob) for knob in family.knobs],
        "tables": [
            {"table": name, "one": name, "many": plural(name), "fields": [field_of(name, key) for key in keys]}
            for name, keys in tables.items()
        ],
    }


def field_of(table: str, key: Key) -> dict[str, Any]:
    """The field of a key; its numbers are those that the checker knows."""
    return {
        "name": key.name,
        "kind": OWN_KINDS.get(key.name, key.takes.kind),
        "label": LABELS.get(key.name, key.name.capitalize()),
        "says": SAYS.get(f"{table}.{key.name}", SAYS.get(key.name, "")),
        "choices": list(key.takes.choices),
        "smallest": key.takes.smallest,
        "largest": key.takes.largest,
        "is_needed": key.default is NEEDED,
    }


def knob_field(knob: Knob) -> dict[str, Any]:
    """The field of a knob: yes or no, a number, one of its choices, or some of them."""
    kinds = {bool: "truth", tuple: "list", int: "number", str: "choice"}
    return {
        "name": knob.name,
        "kind": kinds[type(knob.default)],
        "label": knob.name.replace("_", " ").capitalize(),
        "says": knob.says,
        "choices": [*knob.choices, *_seats(knob)],
        "smallest": knob.smallest,
        "largest": max(knob.largest, 0),
        "is_needed": False,
    }


def _seats(knob: Knob) -> list[str]:
    """The numbers that a knob takes besides its words, as choices."""
    return [str(number) for number in range(knob.smallest, knob.largest + 1)] if isinstance(knob.default, str) else []
