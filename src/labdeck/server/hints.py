"""Hints: what a bot would do in a seat's place, and why, in a child's words."""

from typing import cast

from labdeck import Choice, Game
from labdeck.bots import Line
from labdeck.bots.search.why import in_numbers
from labdeck.deck import DeckFile
from labdeck.deck.words import with_article

from . import words
from .bots import Bots
from .families import FAMILIES
from .protocol import view as told
from .protocol.outgoing import Advice
from .worker import ADVISER

MINUS = "−"  # as the page writes numbers


async def hint(bots: Bots, game: Game, seat: int, address: str, token: str) -> list[Advice]:
    """What the adviser would choose for the seat that is asked, and why, the best first, in a token's share of time."""
    return [advice(game, *liked) for liked in await bots.advise(game, ADVISER, seat, None, address, token)]


def advice(game: Game, choice: Choice, line: Line | None) -> Advice:
    """A choice with one reason in a child's words, and apart from it how the choice did when it was tried."""
    return {
        "choice": cast(told.Choice, choice.plain()),
        "why": why(choice, game.deck, is_may(game)),
        "figures": in_numbers(line).replace("-", MINUS) if line else "",
    }


def is_may(game: Game) -> bool:
    """Whether what is asked is to be done or passed, because a card says that it may."""
    return {choice.verb for choice in game.choices} == words.hints.WHY_MAY.keys()


def why(choice: Choice, deck: DeckFile, may: bool = False) -> str:
    """A sentence for a choice; empty where there is nothing to be said."""
    own = words.hints.WHY_MAY if may else FAMILIES[deck.rules].why
    said = own.get(choice.verb) or words.hints.WHY.get(choice.verb, "")
    project, projects = deck.words.get("project", "project"), deck.words.get("projects", "projects")
    return said.format(project=project, projects=projects, a_project=with_article(project))
