"""The integers of the projects family: its cards as the kernel knows them."""

from typing import Any

from labdeck.deck.file import DeckFile
from labdeck.deck.language.program import Program
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n

from .knobs import REFILL
from .titles import Modifier, Project, Resource

ROLES = {
    n.PROJECT: "project",
    n.RESOURCE: "resource",
    n.WILDCARD: "wildcard",
    n.MODIFIER: "modifier",
    n.BLOCK: "block",
}
BACKS = {n.PROJECT_PILE: "project", n.RESOURCE_PILE: "resource", n.MODIFIER_PILE: "modifier"}
CHANGES = ("adds_new", "fewer", "worth", "twice")  # what plain needs do not have
Of = Project | Resource | Modifier


def role_of(title: Of) -> int:
    """What a card is for."""
    if isinstance(title, Modifier):
        return title.means.role
    return n.PROJECT if isinstance(title, Project) else n.RESOURCE


def fill(deck: Any, number: int, title: Of, words: Vocabulary, starts: dict[Program, int]) -> None:
    """The integers of one copy of a title."""
    deck.role[number] = role_of(title)
    match title:
        case Project():
            deck.back[number] = n.PROJECT_PILE
            _fill_project(deck, number, title, words)
        case Resource():
            deck.back[number] = n.RESOURCE_PILE
            deck.sort[number] = deck.serves[number] = words.bits[title.kind]
        case Modifier():
            deck.back[number] = n.MODIFIER_PILE if deck.modifier_pile else n.RESOURCE_PILE
            _fill_modifier(deck, number, title, starts)


def _fill_project(deck: Any, number: int, project: Project, words: Vocabulary) -> None:
    needs = list(project.wants)
    single = all(kinds.bit_count() == 1 for kinds in needs)
    deck.sort[number] = n.PROJECT_SORT
    deck.need[number * n.NEEDS : number * n.NEEDS + len(needs)] = needs
    deck.needs[number] = len(needs)
    deck.plain[number] = int(single and len(set(needs)) == len(needs))
    for kinds in needs:
        deck.printed[number] |= kinds & n.KIND_BITS
    deck.points[number] = project.points
    deck.unfinished[number] = project.unfinished
    deck.mandatory[number] = int(project.mandatory)
    deck.tags[number] = sum(1 << list(words.tags).index(tag) for tag in set(project.tags))


def _fill_modifier(deck: Any, number: int, modifier: Modifier, starts: dict[Program, int]) -> None:
    effect, at_once = modifier.means, modifier.play == "at once"
    deck.at_once[number] = int(at_once)
    for field, value in effect.gives.items():
        getattr(deck, field)[number] = value
    deck.hurts[number] = effect.hurts
    deck.priced[number] = int(effect.meaning.is_priced)
    deck.start[number] = starts[effect.program]
    kept = n.WILD_SORT if effect.role == n.WILDCARD else n.KEPT_SORT
    deck.sort[number] = n.AT_ONCE_SORT if at_once else kept
    if effect.role == n.BLOCK:
        deck.block_card[deck.blocks] = number
        deck.blocks += 1
        deck.opposing += effect.gives["opposes"]


def finish(deck: Any, file: DeckFile) -> None:
    """The integers that all cards and knobs give together."""
    deck.spent_to = n.BURN
    returns = any(modifier.means.takes_from_burn for modifier in file.of(Modifier))
    effects = [modifier.means for modifier in file.of(Modifier)]
    deck.guarding = int(any(effect.gives.get("guards") or effect.meaning.does(n.OP_SAFE) for effect in effects))
    deck.changing = int(any(effect.gives.get(field) for effect in effects for field in CHANGES))
    deck.burn_returns = int(returns or bool((deck.refill | deck.refill_else) & REFILL["burn"]))
