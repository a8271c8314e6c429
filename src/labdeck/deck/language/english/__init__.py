"""English: the words for every verb, part, condition and connective of the grammar.

Each row begins with what a card says; what else is read alike follows. `pattern` explains the patterns.
"""

from labdeck.deck.language.table import Language
from labdeck.deck.words import is_many, listed, plural, singular, with_article

from .families import VERBS
from .folded import FOLDING
from .phrases import PHRASES
from .reasons import REASONS


def third(verb: str) -> str:
    """The verb as another does it: draws, passes, puts back."""
    first, *rest = verb.split()
    return " ".join([{"have": "has"}.get(first, plural(first)), *rest])


ENGLISH = Language(
    folding=FOLDING,
    verbs=VERBS,
    phrases=PHRASES,
    nouns={
        "card": ("card",),
        "resource": ("resource", "resource card"),
        "project": ("project",),  # whatever the deck calls one
        "modifier": ("modifier", "modifier card"),
        "hero": ("hero", "hero card"),
        "enhancement": (
            "enhancement",
            "enhancement card",
            "item or location",
            "item or a location",
            "location or item",
            "location or an item",
        ),
        "item": ("item", "item card"),
        "location": ("location", "location card"),
        "inspiration": ("inspiration", "inspiration card"),
    },
    third=third,
    plural=plural,
    singular=singular,
    is_many=is_many,
    article=with_article,
    articles=("a",),
    listed=lambda words: listed(words, "or"),
    marks={"comma": ",", "or": "or", "stop": ".", "exactly": "exactly", "number": "number"},
    reasons=REASONS,
    refused={
        "dice": ("die", "roll"),
        "unlimited": ("play 1 more modifier", "play another modifier", "play 1 extra modifier", "play 2 more modifier"),
        "this project": ("this {project} need", "this {project} be"),
    },
    light=frozenset(["on", "in", "at", "by", "beside", "pile", ",", ":", ";", "that", "it"]),
    likely=("draw", "discard", "burn", "take", "each player", "another player", "you", "if you have", "score", "lose"),
    kept=frozenset(
        [
            "no",
            "not",
            "none",
            "zero",
            "nobody",
            "nothing",
            "never",
            "neither",
            "nor",
            "unless",
            "without",
            "except",
            "whole",
        ]
    ),
    parts={
        "": "verb",
        **dict.fromkeys(("to", "look", "to_or_hand"), "verb"),
        **dict.fromkeys(("who", "whom", "whose", "each", "your", "you", "yours", "yourself"), "player"),
        **dict.fromkeys(("n", "bound", "cards", "every"), "number"),
        **dict.fromkeys(("what", "whats", "kinds", "sort", "held"), "cards"),
        **dict.fromkeys(("pile", "from_pile", "fetched", "spent"), "pile"),
        **dict.fromkeys(
            ("from_hand", "in_hand", "from_both", "in_both", "from_table", "on_table", "of_project"), "place"
        ),
        **dict.fromkeys(("project", "projects", "single", "tag", "name"), "name"),
        **dict.fromkeys(("then", "after", "anew", "further", "or", "if_done"), "join"),
        **dict.fromkeys(("otherwise", "either", "if_they_did"), "join"),
        **dict.fromkeys(("if", "provided", "condition", "having"), "condition"),
        "willing": "may",
        "stop": "end",
    },
)
