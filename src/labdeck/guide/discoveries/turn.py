"""A turn of a game of discoveries in four pictures."""

from labdeck.deck.discoveries import Hero
from labdeck.guide.guide import Picture, Shown
from labdeck.guide.speech import Speech, cards

from .holdings import enhancements_for, hero_for, typical, wilds


def turn(speech: Speech) -> tuple[Picture, ...]:
    """Play a hero, score, add, fill up."""
    found = typical(speech)
    hero = hero_for(speech, found)
    return _play(speech, hero), _score(speech, hero), _add(speech, hero), _fill(speech)


def _play(speech: Speech, hero: Hero | None) -> Picture:
    says = (
        f"Play a hero from your hand who fits {speech.a_one} in the field, of a step that you still lack.",
        "What the hero's card says happens now, unless it speaks of the end.",
        "You may also do nothing in your turn.",
    )
    return Picture("Play a hero", says, tuple(Shown("face", each.id, "From your hand") for each in [hero] if each))


def _score(speech: Speech, hero: Hero | None) -> Picture:
    found = typical(speech)
    says = [
        f"Lay the {speech.one} before you, with the hero on it: its points are yours.",
        "Of each step you score one card and no more; the order does not matter. One in a turn, unless a card "
        "allows more.",
    ]
    if wilds(speech):
        says.append("A wild one serves as any step that you lack: say which as you score it.")
    shows = (
        Shown("face", found.id, f"+{found.points}"),
        *(Shown("face", each.id, "Its hero") for each in [hero] if each),
    )
    return Picture(f"Score {speech.a_one}", tuple(says), shows)


def _add(speech: Speech, hero: Hero | None) -> Picture:
    down = " They are laid face down and turned up at the end." if speech.knobs["face_down"] else ""
    says = (
        f"Add up to one item and one location of the hero's type: their points count with it.{down}",
        f"Or, instead of scoring, add one item or location to {speech.a_one} that you scored before.",
    )
    shows = tuple(Shown("face", each.id, f"+{each.points}") for each in enhancements_for(speech, hero))
    return Picture("Make it worth more", says, shows)


def _fill(speech: Speech) -> Picture:
    free, hand, field = speech.knobs["free_discards"], speech.knobs["hand"], speech.knobs["field"]
    lets = (
        f"Discard up to {cards(free)} if you like, then draw until you hold {hand}."
        if free
        else f"Draw until you hold {hand}."
    )
    says = (
        f"If you scored nothing, choose one card of the field that goes. Then the field is filled up to {field} again.",
        lets,
        f"If you hold more than {hand}, discard the rest.",
    )
    shows = (Shown("back", "discovery", "Fills the field"), Shown("back", "hero", "Fills your hand"))
    return Picture("Fill up", says, shows)
