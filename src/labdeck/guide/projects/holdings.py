"""What a deck of projects holds, as its guide has to know it."""

from labdeck.deck import Modifier, Project, Resource
from labdeck.guide.speech import Speech

ABOUT = 3  # needs of a project that is easily explained


def scoring(speech: Speech) -> list[Project]:
    """The projects that players start themselves."""
    return [each for each in speech.deck.of(Project) if not each.mandatory]


def mandatory(speech: Speech) -> list[Project]:
    """The projects that have to be given away."""
    return [each for each in speech.deck.of(Project) if each.mandatory]


def modifiers(speech: Speech, play: str = "", role: str = "") -> list[Modifier]:
    """The modifiers that are played so and are of that role; all of them if nothing is said."""
    every = speech.deck.of(Modifier)
    return [each for each in every if (not play or each.play == play) and (not role or speech.role(each) == role)]


def resource_for(speech: Speech, project: Project) -> list[Resource]:
    """For each need of the project a resource that meets it, where the deck has one."""
    kinds = {kind: 1 << place for place, kind in enumerate(speech.tables.kinds)}
    found = []
    for want in project.wants:
        fits = [each for each in speech.deck.of(Resource) if kinds[each.kind] & want]
        found += fits[:1]
    return found


def needed(speech: Speech, project: Project) -> list[str]:
    """What a project needs, in the names of the cards."""
    names = {each.kind: each.name for each in speech.deck.of(Resource)}
    return [names.get(need, need.replace("-", " ")) for need in project.needs]


def typical(speech: Speech) -> Project:
    """The project by which a card is explained: from the middle of those with about three needs."""
    every = scoring(speech) or list(speech.deck.of(Project))
    nearest = min(abs(len(each.wants) - ABOUT) for each in every)
    fits = [each for each in every if abs(len(each.wants) - ABOUT) == nearest]
    return fits[len(fits) // 2]
