"""The cards of a deck of discoveries, explained: one in all its parts, and one of each other sort."""

from labdeck.deck.discoveries import WILD, Enhancement, Hero, Inspiration
from labdeck.deck.words import counted
from labdeck.guide.guide import Explained, Pointer, Shown
from labdeck.guide.speech import Speech, any_of, capital

from .goal import STEP_WORDS
from .holdings import typical


def card(speech: Speech) -> Explained:
    """A discovery, and what its parts mean."""
    found = typical(speech)
    step = (
        "it serves as any step that you still lack"
        if found.step == WILD
        else f"this one is for the step {STEP_WORDS[found.step]}"
    )
    types = any_of([each.replace("-", " ") for each in found.types])
    return Explained(
        found.id,
        found.name,
        (
            Pointer("badge", "Points", f"Whoever scores it gets {counted(found.points, 'point')}."),
            Pointer("name", capital(speech.one), "It has facts to tell: they are read when it is scored."),
            Pointer("marks", "Types and step", f"A hero of the type {types} can score it, and {step}."),
        ),
    )


def others(speech: Speech) -> tuple[Shown, ...]:
    """A hero, an item, a location and an inspiration, as far as the deck has them."""
    sorts = [
        (speech.deck.of(Hero), "A hero: scores one card of the field, and has an ability of its own."),
        (_of_kind(speech, "item"), "An item: more points, for a hero of its type."),
        (_of_kind(speech, "location"), "A location: more points, for a hero of its type."),
        (speech.deck.of(Inspiration), "An inspiration: may be played in anybody's turn."),
    ]
    return tuple(Shown("face", found[0].id, says) for found, says in sorts if found)


def _of_kind(speech: Speech, kind: str) -> tuple[Enhancement, ...]:
    return tuple(each for each in speech.deck.of(Enhancement) if each.kind == kind)
