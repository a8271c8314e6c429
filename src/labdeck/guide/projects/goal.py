"""The goal of a game of projects, and what is done before it begins."""

from labdeck.deck import Project
from labdeck.deck.words import plural
from labdeck.guide.speech import Speech, all_of, capital, cards

from .holdings import mandatory, modifiers, scoring


def goal(speech: Speech) -> tuple[str, ...]:
    """What one plays for."""
    says = [f"Complete {speech.many}: each gives you the points on its card. The highest score at the end wins."]
    classes = [plural(name) for name in speech.deck.classes]
    shown = f": {all_of(classes)}" if classes else ""
    says.append(f"{capital(speech.a_one)} is complete when it has beside it the cards that it asks for{shown}.")
    if any(each.unfinished for each in scoring(speech)):
        says.append(
            f"But take care: {speech.a_one} that lies before you unfinished when the game ends takes points from you."
        )
    return tuple(says)


def setup(speech: Speech) -> tuple[str, ...]:
    """What is shuffled and dealt."""
    return tuple(filter(None, [*_shuffled(speech), *_dealt(speech), _first(speech)]))


def _shuffled(speech: Speech) -> list[str]:
    others = ["the resources into another"]
    if modifiers(speech):
        apart = ["the resources into another", "the modifiers into a third"]
        together = ["the resources and the modifiers together into another"]
        others = apart if speech.knobs["modifier_pile"] else together
    says = [f"Shuffle {all_of([f'the {speech.many} into one face-down pile', *others])}."]
    used, there = speech.knobs["projects"], len(speech.deck.of(Project))
    if 0 < used < there:
        says.append(f"Take {used} of the {there} {speech.many} without looking; the others stay in the box.")
    return says


def _dealt(speech: Speech) -> list[str]:
    resources, projects = speech.knobs["opening_resources"], speech.knobs["opening_projects"]
    parts = [f"{cards(resources)} from the resource pile"] if resources else []
    parts += [speech.some(projects)] if projects else []
    if not parts:
        return ["Nobody gets a card before the first turn."]
    says = [f"Everyone gets {all_of(parts)}."]
    if projects and mandatory(speech):
        says.append(f"A mandatory {speech.one} is not dealt: take the next one, and shuffle it back in the end.")
    if resources and modifiers(speech) and not speech.knobs["modifier_pile"]:
        kept = speech.knobs["opening_modifiers"] == "kept"
        says.append(
            "A modifier that you are dealt stays in your hand until your turn."
            if kept
            else "A modifier that you are dealt is shown to all and goes back into the middle of the pile. You "
            "get no other card for it."
        )
    return says


def _first(speech: Speech) -> str:
    first = speech.knobs["first"]
    begins = f"Player {first + 1} begins" if isinstance(first, int) else "Draw lots for who begins"
    return f"{begins}. Turns go round clockwise."
