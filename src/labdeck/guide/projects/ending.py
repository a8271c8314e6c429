"""The end of a game of projects, and a score worked out."""

import re

from labdeck.deck import Project
from labdeck.deck.words import counted
from labdeck.guide.guide import Example, Row
from labdeck.guide.speech import Speech, capital

from .holdings import mandatory, modifiers, scoring


def ending(speech: Speech) -> tuple[str, ...]:
    """When the game ends, what counts and who wins."""
    one, knobs = speech.one, speech.knobs
    says = [
        f"The end comes near when the last card of the {one} pile has been drawn or dealt. The next {one} that "
        "anybody completes is the last call: that turn is finished, everyone else has one more turn, then the "
        "player who called, and the game is over.",
        f"It also ends when the {one} pile is empty and nobody has {speech.a_one} left, or nobody has completed "
        f"one for {counted(knobs['stall_turns'], 'turn')} each. While the pile lasts, the game ends after "
        f"{counted(knobs['most_turns'], 'turn')} each.",
        _score(speech),
    ]
    if mandatory(speech):
        costs = {each.unfinished for each in mandatory(speech)}
        gives = {each.points for each in mandatory(speech)}
        if len(costs) == 1 and len(gives) == 1:
            says.append(
                f"A mandatory {one} gives {_points(gives.pop())} when it is completed, and costs "
                f"{_points(costs.pop())} when it is not."
            )
    if any(re.search(r"\bpoints?\b|\bworth\b", each.effect) for each in modifiers(speech)):
        says.append("Points that modifiers gave or took are counted, too.")
    says.append("The highest score wins. " + _ties(speech))
    return tuple(says)


def _points(number: int) -> str:
    return counted(number, "point") if number else "nothing"


def _score(speech: Speech) -> str:
    many = speech.many
    own = all(each.unfinished == each.points for each in scoring(speech))
    none = not any(each.unfinished for each in speech.deck.of(Project))
    count = f"Add up the points of the {many} that you have completed"
    hand = f"{capital(many)} in your hand count nothing."
    if none:
        return f"{count}. Those that you did not finish cost nothing. {hand}"
    cost = "the points of those that lie" if own else "what those cost, by their cards, that lie"
    return f"{count}, and take away {cost} before you unfinished. {hand}"


def _ties(speech: Speech) -> str:
    if speech.knobs["tie_break"] == "shared":
        return "Players with equal scores share the win."
    rest = " (mandatory ones not counted)" if mandatory(speech) else ""
    return (
        f"Between equal scores, whoever has fewer {speech.many} unfinished wins; then whoever has completed "
        f"more{rest}. If that is equal too, they share the win."
    )


def example(speech: Speech) -> Example:
    """Two projects completed and one unfinished."""
    every = sorted(scoring(speech) or speech.deck.of(Project), key=lambda each: -each.points)
    *completed, unfinished = [every[place] for place in sorted({0, len(every) // 2, len(every) - 1})]
    rows = [Row(each.id, each.name, "completed", each.points) for each in completed]
    rows.append(Row(unfinished.id, unfinished.name, "unfinished", -unfinished.unfinished))
    total = sum(row.points for row in rows)
    sums = " + ".join(str(row.points) for row in rows[:-1])
    return Example(tuple(rows), total, f"{sums} − {unfinished.unfinished} = {total}".replace("-", "−"))
