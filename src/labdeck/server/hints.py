"""Hints: what a bot would do in a seat's place, and why, in a child's words."""

from typing import Any

from labdeck import Choice, Game

from .bots import ADVISER, Bots

# By the first word of the choice; {project} is the deck's own word.
WHY = {
    "complete": "It has everything it needs, so its points become yours.",
    "put": "One of your {projects} needs exactly this.",
    "on": "There it helps you most.",
    "start": "On the table a {project} can be finished, and you may keep one card more.",
    "draw": "That pile is likely to give you what you lack.",
    "play": "It does more for you now than it would in your hand.",
    "block": "What is about to happen would hurt you more than losing this card.",
    "pass": "It is better to keep your cards for later.",
    "discard": "It is the card that you can use least.",
    "give": "It has to go, and there it hurts you least.",
    "offer": "Together you both need fewer cards.",
    "with": "These two have most in common.",
    "accept": "Together you both need fewer cards.",
    "decline": "It would help the others more than you.",
    "choose": "It is the best of what there is to choose from.",
    "end": "Nothing better is left to do this turn.",
}


async def hint(bots: Bots, game: Game, seat: int) -> dict[str, Any]:
    """What the adviser would choose for the seat that is asked, and why."""
    choice = await bots.choose(game, ADVISER, seat)
    return {"choice": choice.name, "text": choice.text, "why": why(choice, game.deck.words)}


def why(choice: Choice, words: dict[str, str]) -> str:
    """A sentence for a choice; empty where there is nothing to be said."""
    said = WHY.get(choice.name.split()[0], "")
    return said.format(project=words.get("project", "project"), projects=words.get("projects", "projects"))
