"""Why: what a search found out about a choice, as a sentence that a child can read."""

from labdeck.bots.thinking import Line
from labdeck.deck.words import counted
from labdeck.game.choice import Choice


def in_numbers(line: Line) -> str:
    """The visits of a choice, its share of wins and its mean points, in a sentence."""
    of = min(line.visits, 100)
    won = f"it came out ahead in {round(of * line.wins)} of {counted(of, 'try')}"
    points = counted(round(line.points), "point")
    return f"I thought it through {counted(line.visits, 'time')}: {won}, with about {points}."


def why(line: Line, choice: Choice) -> str:
    """What the choice is, and how it did."""
    return f"{choice.text} {in_numbers(line)}"
