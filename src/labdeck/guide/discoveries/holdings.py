"""What a deck of discoveries holds, as its guide has to know it."""

from labdeck.deck.discoveries import POLYMATH, WILD, Challenge, Discovery, Enhancement, Hero, Inspiration
from labdeck.guide.speech import Speech


def discoveries(speech: Speech) -> tuple[Discovery, ...]:
    """The cards that are scored."""
    return speech.deck.of(Discovery)


def wilds(speech: Speech) -> list[Discovery]:
    """The discoveries that serve as any step."""
    return [each for each in discoveries(speech) if each.step == WILD]


def typical(speech: Speech) -> Discovery:
    """The discovery by which a card is explained: the first of one step and two types, if there is one."""
    return min(discoveries(speech), key=lambda each: (each.step == WILD, abs(len(each.types) - 2)))


def hero_for(speech: Speech, discovery: Discovery) -> Hero | None:
    """The first hero who can score the discovery."""
    return next((each for each in speech.deck.of(Hero) if each.type in (*discovery.types, POLYMATH)), None)


def enhancements_for(speech: Speech, hero: Hero | None) -> list[Enhancement]:
    """The first item and the first location that the hero can hold."""
    fits = [each for each in speech.deck.of(Enhancement) if hero and hero.type in (each.type, POLYMATH)]
    return [each for kind in ("item", "location") for each in [fit for fit in fits if fit.kind == kind][:1]]


def has_polymaths(speech: Speech) -> bool:
    """Whether a hero of every type is in the deck."""
    return any(each.type == POLYMATH for each in speech.deck.of(Hero))


def inspirations(speech: Speech) -> tuple[Inspiration, ...]:
    """The cards that may be played at any time."""
    return speech.deck.of(Inspiration)


def challenges(speech: Speech) -> int:
    """How many challenges are laid open."""
    return min(int(speech.knobs["challenges"]), len(speech.deck.of(Challenge)))
