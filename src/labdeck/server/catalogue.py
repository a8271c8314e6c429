"""The catalogue: decks, cards, knobs and bots, as the page and programs read them."""

from dataclasses import asdict
from functools import cache
from typing import Any

from labdeck.bots import names as bot_names
from labdeck.deck import KNOBS, DeckFile, Knob, load, tables
from labdeck.deck import names as deck_names
from labdeck.faces import need_spots

from .refused import Refused

HEAD = (
    *("id", "digest", "edition", "title", "about", "rules", "credits", "notes"),
    *("players", "best", "minutes", "words", "knobs", "tags"),
)
SAMPLES = 3  # cards that show a deck
BOT_SENTENCES = {
    "random": "Does anything that is allowed.",
    "easy": "Does something sensible, and does not think ahead.",
    "greedy": "Takes what looks best at the moment.",
    "normal": "Thinks ahead a little.",
    "hard": "Thinks ahead for up to two seconds.",
}


@cache
def decks() -> list[dict[str, Any]]:
    """Every deck that comes with Labdeck, without its cards."""
    return [head(load(name)) for name in deck_names()]


@cache
def deck(name: str) -> dict[str, Any]:
    """A deck with its cards, each title once."""
    if name not in deck_names():
        raise Refused("not_found", "There is no such deck.")
    file = load(name)
    unfinished = {title.id: getattr(title, "unfinished", 0) for title in file.titles}
    sources = {title.id: title.source for title in file.titles}
    titles = {
        card.id: asdict(card)
        | {
            "unfinished": unfinished[card.id],
            "spots": need_spots(file, card.id),
            "source": sources[card.id],
        }
        for card in tables(file).cards
    }
    return head(file) | {"cards": list(titles.values())}


def head(file: DeckFile) -> dict[str, Any]:
    """What is said of a deck before one looks at its cards."""
    counts = {
        "cards": sum(file.counts.values()),
        "projects": file.counts[file.words["projects"]],
        "resources": file.counts.get("resources", 0),
        "modifiers": file.counts.get("modifiers", 0),
    }
    fields = {name: getattr(file, name) for name in HEAD}
    return fields | {"classes": file.classes, "counts": counts, "sorts": file.counts, "samples": samples(file)}


def samples(file: DeckFile) -> list[str]:
    """A card of each of the first sorts, by which a deck can be shown."""
    firsts = {card.role: card.id for card in reversed(tables(file).cards)}
    return [firsts[role] for role in dict.fromkeys(card.role for card in tables(file).cards)][:SAMPLES]


@cache
def knobs() -> list[dict[str, Any]]:
    """The house rules that a table may set."""
    told = ("name", "default", "choices", "smallest", "largest", "says")
    return [{**{name: getattr(knob, name) for name in told}, "kind": kind_of(knob)} for knob in KNOBS]


def kind_of(knob: Knob) -> str:
    """What values a knob takes."""
    if isinstance(knob.default, bool):
        return "truth"
    if isinstance(knob.default, tuple):
        return "several"
    return "number" if isinstance(knob.default, int) else "choice"


@cache
def bots() -> list[dict[str, str]]:
    """The bots, the weakest first."""
    return [{"name": name, "says": BOT_SENTENCES.get(name, "")} for name in bot_names()]
