"""The goal of a game of discoveries, and what is done before it begins."""

from labdeck.deck.discoveries import STEPS
from labdeck.guide.speech import Speech, all_of, any_of, cards

from .holdings import challenges, discoveries, has_polymaths

STEP_WORDS = dict(
    zip(STEPS, ("observation", "hypothesis", "experiment", "analysis of data", "publication of results"), strict=True)
)


def goal(speech: Speech) -> tuple[str, ...]:
    """What one plays for."""
    types = [kind for kinds in speech.deck.classes.values() for kind in kinds]
    every = " A polymath fits everything." if has_polymaths(speech) else ""
    return (
        f"Walk the five steps of science: {all_of(list(STEP_WORDS.values()))}. For each step you score one "
        f"{speech.one}.",
        f"To score {speech.a_one} you play a hero of a fitting type: "
        f"{any_of([kind.replace('-', ' ') for kind in types])}.{every}",
        "The highest score at the end wins.",
    )


def setup(speech: Speech) -> tuple[str, ...]:
    """What is shuffled and dealt."""
    knobs = speech.knobs
    says = [
        f"Shuffle the {speech.many} into one face-down pile, and heroes, items, locations and inspirations into "
        "another, the hero pile.",
        f"Everyone gets {cards(knobs['hand'])} of the hero pile."
        + (" If you do not like yours, you may exchange all of them once." if knobs["exchange"] else ""),
        f"Lay {speech.some(knobs['field'])} face up in a row: the field.",
    ]
    if speech.deck.players[0] == 2 and any(each.solid for each in discoveries(speech)):
        says.append(f"If only two play, the {speech.many} {_solid(speech)} are left out.")
    if number := challenges(speech):
        says.append(
            f"Lay {number} challenge{'s' * (number > 1)} face up: whoever meets one gets its points at the end."
        )
    first = knobs["first"]
    begins = f"Player {first + 1} begins" if isinstance(first, int) else "Draw lots for who begins"
    return (*says, f"{begins}. Turns go round clockwise.")


def _solid(speech: Speech) -> str:
    """Which discoveries two players do without."""
    by_type = all(each.solid == (len(each.types) == 1) for each in discoveries(speech))
    return "with a single type" if by_type else "that the deck calls solid"
