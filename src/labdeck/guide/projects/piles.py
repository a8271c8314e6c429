"""What burns in a game of projects, what is discarded, and what comes back."""

from labdeck.guide.speech import Speech, all_of, capital

from .holdings import modifiers

SAID = {"burn": "the burned cards", "discard": "the discard pile without its top card"}


def piles(speech: Speech) -> tuple[str, ...]:
    """Where cards go, and which of them return."""
    burnt = speech.knobs["completed_to"] == "burn"
    says = [
        f"When {speech.a_one} is completed, the resources beside it are burned: they go to the burn pile."
        if burnt
        else f"When {speech.a_one} is completed, the resources beside it go to the discard pile."
    ]
    if modifiers(speech):
        says.append(
            f"A modifier burns when it has done its work, or when the {speech.one} that it lies beside is completed."
        )
    drawn = "discard" in speech.knobs["draw_from"]
    says.append(
        "What you discard lies face up on the discard pile. "
        + ("Only its top card can be drawn." if drawn else "In your turn you do not draw from it.")
    )
    return (*says, *_refilled(speech), *_from_burn(speech))


def _refilled(speech: Speech) -> list[str]:
    first = speech.knobs["refill"] or speech.knobs["refill_else"]
    later = tuple(each for each in speech.knobs["refill_else"] if speech.knobs["refill"])
    if not first:
        return ["When the resource pile is empty, it stays empty."]
    says = [f"When a card is wanted from an empty resource pile, {_shuffled(first)} into a new one."]
    if later and later != first:
        says.append(f"If that brings no card, {_shuffled(later)} instead.")
    used = {*first, *later}
    apart = speech.knobs["modifier_pile"]
    if "burn" in used and modifiers(speech):
        says.append("So burned modifiers come back, too." if not apart else "Burned modifiers stay where they are.")
    if "discard" in used:
        and_burn = ", and modifiers burn" if apart and modifiers(speech) else ""
        says.append(f"Of the discarded cards that are shuffled in, {speech.many} leave the game{and_burn}.")
    if "burn" not in used and not returning(speech):
        says.append("What has burned does not come back.")
    return says


def _shuffled(sources: tuple[str, ...]) -> str:
    verb = "are" if len(sources) > 1 or sources == ("burn",) else "is"
    return f"{all_of([SAID[each] for each in sources])} {verb} shuffled"


def returning(speech: Speech) -> list[str]:
    """The names of the cards that bring something back from burn."""
    return [each.name for each in modifiers(speech) if each.means.takes_from_burn]


def _from_burn(speech: Speech) -> list[str]:
    names = returning(speech)
    if not names:
        return []
    some = f"{len(names)} modifiers can" if len(names) > 3 else f"{all_of([f'“{name}”' for name in names])} can"
    return [capital(f"{some} bring a card back from the burn pile.")]
