"""The cards of a deck of projects, explained: one in all its parts, and one of each other sort."""

from labdeck.deck import Modifier, Resource
from labdeck.deck.words import counted
from labdeck.guide.guide import Explained, Pointer, Shown
from labdeck.guide.speech import Speech, all_of, capital

from .holdings import modifiers, needed, typical


def card(speech: Speech) -> Explained:
    """A project, and what its parts mean."""
    project = typical(speech)
    gives = f"Completed: {counted(project.points, 'point')} for you."
    costs = f" Left unfinished: {counted(project.unfinished, 'point')} lost." if project.unfinished else ""
    wants = all_of(needed(speech, project))
    how_many = "It needs this card" if len(project.wants) == 1 else "It needs all of these cards beside it"
    return Explained(
        project.id,
        project.name,
        (
            Pointer("badge", "Points", gives + costs),
            Pointer("name", capital(speech.one), "It has facts to tell: they are read when it is completed."),
            Pointer("marks", "Needs", f"{how_many}: {wants}."),
        ),
    )


def others(speech: Speech) -> tuple[Shown, ...]:
    """A resource, and a modifier of each sort that the deck has."""
    resources = speech.deck.of(Resource)[:1]
    sorts: list[tuple[list[Modifier], str]] = [
        (
            modifiers(speech, "at once", "modifier"),
            "A modifier that is played at once: do what it says as soon as you see it.",
        ),
        (
            modifiers(speech, "keep", "modifier"),
            "A modifier that you may keep: play it on a turn of yours, when it suits you.",
        ),
        (
            modifiers(speech, role="wildcard"),
            f"A wildcard: lay it beside {speech.a_one} in place of a card that is needed.",
        ),
        (modifiers(speech, role="block"), "An answer: play it when a card is played that you do not like."),
    ]
    shown = [Shown("face", each.id, f"A resource: lay it beside {speech.a_one} that needs it.") for each in resources]
    return (*shown, *(Shown("face", found[0].id, says) for found, says in sorts if found))
