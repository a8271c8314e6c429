"""Why: what a search found out about a choice, as a sentence that a child can read."""

from labdeck.deck.words import counted
from labdeck.game.choice import Choice

from .thinking import Line


def why(line: Line, choice: Choice) -> str:
    """What the choice is, how often it won when it was tried, and with how many points."""
    won = f"it won {round(100 * line.wins)} of 100 tries"
    return f"{choice.text} In my head {won}, with about {counted(round(line.points), 'point')}."
