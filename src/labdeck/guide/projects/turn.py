"""A turn of a game of projects in four pictures."""

from labdeck.deck import Resource
from labdeck.guide.guide import Picture, Shown
from labdeck.guide.speech import Speech, any_of, capital, cards

from .holdings import mandatory, modifiers, resource_for, typical


def turn(speech: Speech) -> tuple[Picture, ...]:
    """Draw, act, complete, discard."""
    return _draw(speech), _act(speech), _complete(speech), _discard(speech)


def sources(speech: Speech) -> list[str]:
    """The piles that may be drawn from, in words."""
    said = {
        "project": f"the {speech.one} pile",
        "resource": "the resource pile",
        "modifier": "the modifier pile",
        "discard": "the top of the discard pile",
    }
    return [said[pile] for pile in speech.knobs["draw_from"]]


def _draw(speech: Speech) -> Picture:
    number, piles = speech.knobs["draw"], sources(speech)
    each = "each from " if number > 1 and len(piles) > 1 else "from "
    one_by_one = "one after the other, " if number > 1 else ""
    says = [
        f"Take {cards(number)}, {one_by_one}{each}{any_of(piles)}."
        if number > 1
        else f"Take 1 card {each}{any_of(piles)}."
    ]
    if number > 1:
        blind = speech.knobs["draw_blind"]
        says.append(
            f"Look at them when you have taken {'both' if number == 2 else f'all {number}'}."
            if blind
            else "Look at each before you take the next."
        )
    if modifiers(speech, "at once"):
        says.append("A modifier that is played at once does its work as soon as you have looked at it.")
    discarded = speech.deck.of(Resource)[-1:]
    backs = [
        Shown("back", pile, capital(said.removeprefix("the ")))
        for pile, said in zip(speech.knobs["draw_from"], piles, strict=True)
        if pile != "discard"
    ]
    tops = [
        Shown("face", each.id, "Top of the discard pile")
        for each in discarded
        if "discard" in speech.knobs["draw_from"]
    ]
    return Picture(f"Draw {number}", tuple(says), (*backs, *tops))


def _act(speech: Speech) -> Picture:
    says = [
        f"Lay out as many {speech.many} from your hand as you like. What lies before you stays there.",
        f"Lay cards from your hand beside {speech.many} of yours that need them.",
    ]
    if modifiers(speech, "keep", "modifier"):
        says.append("Play modifiers that you have kept, if you like.")
    if mandatory(speech):
        says.append(f"A mandatory {speech.one} in your hand must be given to another player.")
    project = typical(speech)
    beside = resource_for(speech, project)[:2]
    shows = (Shown("face", project.id, "Before you"), *(Shown("face", each.id, "Beside it") for each in beside))
    return Picture("Lay out and add", tuple(says), shows)


def _complete(speech: Speech) -> Picture:
    where = "are burned" if speech.knobs["completed_to"] == "burn" else "go to the discard pile"
    says = (
        f"Does {speech.a_one} of yours have all that it needs? Set it aside: its points are yours.",
        f"The resources beside it {where}.",
        "If you do not do it yourself, it is completed when you stop acting.",
    )
    return Picture(f"Complete {speech.a_one}", says, (Shown("face", typical(speech).id, f"+{typical(speech).points}"),))


def _discard(speech: Speech) -> Picture:
    apart = "" if speech.knobs["projects_count"] else f" {capital(speech.many)} in your hand are not counted."
    says = [
        f"Discard until you hold no more cards than there are {speech.many} before you: with 2 you keep 2 cards, "
        f"with none you keep none.{apart}"
    ]
    if most := speech.knobs["projects_in_hand"]:
        says.append(f"Of {speech.many} you keep at most {most} in your hand.")
    says.append("You may discard more than you must. Then it is the next player's turn.")
    shown = speech.deck.of(Resource)[-1:]
    return Picture(
        "Tidy your hand", tuple(says), tuple(Shown("face", each.id, "To the discard pile") for each in shown)
    )
