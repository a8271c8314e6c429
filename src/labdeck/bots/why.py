"""Why: what a search found out about a choice, as a sentence that a child can read."""

from labdeck.deck.words import counted
from labdeck.game.choice import Choice

from .thinking import Line


def in_numbers(line: Line) -> str:
    """How often a choice came out ahead when it was tried, and with how many points."""
    won = f"it came out ahead in {round(100 * line.wins)} of 100 tries"
    return f"In my head {won}, with about {counted(round(line.points), 'point')}."


def why(line: Line, choice: Choice) -> str:
    """What the choice is, and how it did."""
    return f"{choice.text} {in_numbers(line)}"
