"""Hints: what a bot would do in a seat's place, and why, in a child's words."""

from typing import cast

from labdeck import Choice, Game
from labdeck.bots import Line
from labdeck.bots.search.why import in_numbers
from labdeck.deck import DeckFile

from .bots import Bots
from .families import FAMILIES
from .protocol import view as told
from .protocol.outgoing import Advice
from .worker import ADVISER

MINUS = "−"  # as the page writes numbers

# By the verb of the choice, in every family; a family's own sentences go before these.
WHY = {
    "block": "What is about to happen would hurt you more than losing this card.",
    "pass": "It is better to keep your cards for later.",
    "choose": "It is the best of what there is to choose from.",
    "top": "You will want it soon.",
    "bottom": "Nobody should get it soon.",
}


async def hint(bots: Bots, game: Game, seat: int) -> list[Advice]:
    """What the adviser would choose for the seat that is asked, and why, the best first."""
    return [advice(game, *liked) for liked in await bots.advise(game, ADVISER, seat)]


def advice(game: Game, choice: Choice, line: Line | None) -> Advice:
    """A choice with its reason: in a child's words, and in how it did when it was tried."""
    numbers = in_numbers(line).replace("-", MINUS) if line else ""
    reasons = (why(choice, game.deck), numbers)
    return {"choice": cast(told.Choice, choice.plain()), "why": " ".join(filter(None, reasons))}


def why(choice: Choice, deck: DeckFile) -> str:
    """A sentence for a choice; empty where there is nothing to be said."""
    said = FAMILIES[deck.rules].why.get(choice.verb) or WHY.get(choice.verb, "")
    return said.format(project=deck.words.get("project", "project"), projects=deck.words.get("projects", "projects"))
