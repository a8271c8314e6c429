"""The catalogue: decks, cards, knobs and bots, as the page and programs read them."""

from functools import cache, lru_cache
from typing import cast

from labdeck.bots import names as bot_names
from labdeck.deck import Card, DeckFile, Knob, is_here, knobs_of, load, name_of, plain_sources, tables
from labdeck.faces import HAND, TOKEN, need_spots

from . import words
from .protocol import answers
from .protocol.words import KnobKind, KnobValue
from .refused import Refused

KEPT = 256  # decks of which the answers are kept
SAMPLES = 3  # cards that show a deck


@lru_cache(maxsize=KEPT)
def decks(names: tuple[str, ...]) -> list[answers.Deck]:
    """The decks of these names, without their cards."""
    return [head(load(name)) for name in names]


@lru_cache(maxsize=KEPT)
def deck(name: str) -> answers.DeckWithCards:
    """A deck with its cards, each title once."""
    file = found(name)
    unfinished = {title.id: getattr(title, "unfinished", 0) for title in file.titles}
    sources = {title.id: title.sources for title in file.titles}
    titles = {card.id: card for card in tables(file).cards}
    cards = [told(file, card, unfinished[card.id], sources[card.id]) for card in titles.values()]
    asked: list[answers.CardQuestion] = [
        {"card": each.card, "asks": each.asks, "answers": list(each.answers)} for each in file.questions
    ]
    return {**head(file), "cards": cards, "questions": asked}


def found(name: str) -> DeckFile:
    """The deck of a name; refused if there is none."""
    if not is_here(name):
        raise Refused("not_found", words.decks.NO_DECK)
    return load(name)


def told(file: DeckFile, card: Card, unfinished: int, source: dict[str, str]) -> answers.Card:
    """A title as it is told."""
    return {
        "id": card.id,
        "name": card.name,
        "role": card.role,
        "play": card.play,
        "points": card.points,
        "needs": list(card.needs),
        "tags": list(card.tags),
        "types": list(card.types),
        "step": card.step,
        "effect": card.effect,
        "facts": list(card.facts),
        "about": card.about,
        "copies": card.copies,
        "back": card.back,
        "unfinished": unfinished,
        "hand_spots": list(need_spots(file, card.id, HAND)),
        "token_spots": list(need_spots(file, card.id, TOKEN)),
        "source": plain_sources(source),
    }


def head(file: DeckFile) -> answers.Deck:
    """What is said of a deck before one looks at its cards."""
    return {
        "id": name_of(file),
        "digest": file.digest,
        "edition": file.edition,
        "title": file.title,
        "about": file.about,
        "rules": file.rules,
        "credits": file.credits,
        "notes": list(file.notes),
        "players": file.players,
        "best": file.best,
        "usual_players": file.usual_players,
        "minutes": file.minutes,
        "words": file.words,
        "knobs": {name: plain_value(value) for name, value in file.knobs.items()},
        "tags": file.tags,
        "classes": {name: list(members) for name, members in file.classes.items()},
        "steps": list(file.family.steps),
        "size": sum(file.counts.values()),
        "counts": file.counts,
        "samples": samples(file),
    }


def plain_value(value: object) -> KnobValue:
    """A knob's value as JSON has it."""
    return cast(KnobValue, list(value) if isinstance(value, tuple) else value)


def samples(file: DeckFile) -> list[str]:
    """A card of each of the first sorts, by which a deck can be shown."""
    firsts = {card.role: card.id for card in reversed(tables(file).cards)}
    return [firsts[role] for role in dict.fromkeys(card.role for card in tables(file).cards)][:SAMPLES]


@lru_cache(maxsize=KEPT)
def knobs(deck: str) -> list[answers.Knob]:
    """The house rules that a table with this deck may set."""
    return [
        {
            "name": knob.name,
            "kind": kind_of(knob),
            "default": plain_value(knob.default),
            "choices": list(knob.choices),
            "smallest": knob.smallest,
            "largest": knob.largest,
            "says": knob.says,
        }
        for knob in knobs_of(found(deck).rules)
    ]


def kind_of(knob: Knob) -> KnobKind:
    """What values a knob takes."""
    if isinstance(knob.default, bool):
        return "truth"
    if isinstance(knob.default, tuple):
        return "several"
    return "number" if isinstance(knob.default, int) else "choice"


@cache
def bots() -> list[answers.Bot]:
    """The bots, the weakest first."""
    return [{"name": name, "says": words.decks.BOTS.get(name, "")} for name in bot_names()]
