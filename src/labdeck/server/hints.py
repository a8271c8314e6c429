"""Hints: what a bot would do in a seat's place, and why, in a child's words."""

from typing import Any

from labdeck import Choice, Game
from labdeck.bots import Line
from labdeck.bots.search.why import in_numbers

from .bots import Bots
from .worker import ADVISER

MINUS = "−"  # as the page writes numbers

# By the first word of the choice; {project} is the deck's own word.
WHY = {
    "complete": "It has everything it needs, so its points become yours.",
    "put": "One of your {projects} needs exactly this.",
    "on": "There it helps you most.",
    "start": "On the table a {project} can be finished, and you may keep one card more.",
    "draw": "That pile is likely to give you what you lack.",
    "play": "It does more for you now than it would in your hand.",
    "burn": "It can help nobody now, and would only take up room in your hand.",
    "block": "What is about to happen would hurt you more than losing this card.",
    "pass": "It is better to keep your cards for later.",
    "discard": "It is the card that you can use least.",
    "give": "It has to go, and there it hurts you least.",
    "offer": "Together you both need fewer cards.",
    "with": "These two have most in common.",
    "accept": "Together you both need fewer cards.",
    "decline": "It would help the others more than you.",
    "choose": "It is the best of what there is to choose from.",
    "keep": "There is enough in this hand to begin with.",
    "redraw": "A new hand is likely to be better.",
    "top": "You will want it soon.",
    "bottom": "Nobody should get it soon.",
    "end": "Nothing better is left to do this turn.",
}


# What is meant by other words where discoveries are scored.
DISCOVERY_WHY = WHY | {
    "put": "It gives one of your heroes more points.",
    "play": "It does more for you now than it would later.",
    "on": "Of those that fit it helps you most.",
    "discard": "You can do without it best.",
    "end": "The rest of your cards is worth keeping.",
}


async def hint(bots: Bots, game: Game, seat: int) -> dict[str, Any]:
    """What the adviser would choose for the seat that is asked, and why; then what it would choose else."""
    best, *others = [told(game, *liked) for liked in await bots.advise(game, ADVISER, seat)]
    return best | {"others": others}


def told(game: Game, choice: Choice, line: Line | None) -> dict[str, str]:
    """A choice with its reason: in a child's words, and in how it did when it was tried."""
    numbers = in_numbers(line).replace("-", MINUS) if line else ""
    reasons = (why(choice, game.deck.words, game.deck.rules), numbers)
    return {"choice": choice.name, "text": choice.text, "why": " ".join(filter(None, reasons))}


def why(choice: Choice, words: dict[str, str], family: str) -> str:
    """A sentence for a choice; empty where there is nothing to be said."""
    said = (WHY if family == "projects" else DISCOVERY_WHY).get(choice.name.split()[0], "")
    return said.format(project=words.get("project", "project"), projects=words.get("projects", "projects"))
