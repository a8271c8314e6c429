"""The end of a game of discoveries, and a score worked out."""

from labdeck.deck.words import counted
from labdeck.guide.guide import Example, Row
from labdeck.guide.speech import Speech

from .holdings import challenges, discoveries, enhancements_for, hero_for, typical


def ending(speech: Speech) -> tuple[str, ...]:
    """When the game ends, what counts and who wins."""
    knobs = speech.knobs
    says = [
        "The end begins when somebody has scored all five steps. The others play on until everyone has had "
        "equally many turns.",
        f"It also ends when nobody has scored anything for {counted(knobs['stall_turns'], 'turn')} each, after "
        f"{counted(knobs['most_turns'], 'turn')} each, or when no {speech.one} is left to be scored.",
        f"Add up the points of your {speech.many}, of the items and locations with them, and what your heroes add "
        "at the end.",
    ]
    if challenges(speech):
        says.append("Add the challenges that you have met.")
    says.append(
        "The highest score wins. Between equal scores, whoever has played fewer cards wins; if that is equal "
        "too, they share the win."
    )
    return tuple(says)


def example(speech: Speech) -> Example:
    """A discovery with what lies on it, and another one."""
    found = typical(speech)
    hero = hero_for(speech, found)
    second = next((each for each in discoveries(speech) if each.step != found.step), None)
    rows = [Row(found.id, found.name, "scored", found.points)]
    rows += [Row(each.id, each.name, each.kind, each.points) for each in enhancements_for(speech, hero)]
    rows += [Row(second.id, second.name, "scored", second.points)] if second else []
    total = sum(row.points for row in rows)
    return Example(tuple(rows), total, f"{' + '.join(str(row.points) for row in rows)} = {total}")
