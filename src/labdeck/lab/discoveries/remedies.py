"""What may be changed in a deck of discoveries against a fault."""

from collections.abc import Iterator
from statistics import median
from typing import TYPE_CHECKING

from labdeck.deck import Change, Tables
from labdeck.deck.discoveries.titles import Discovery
from labdeck.deck.knob import Value
from labdeck.lab.family import TURNS_SAID, Changes, Remedies

if TYPE_CHECKING:
    from labdeck.lab.balance.fates import Fate
    from labdeck.lab.balance.report import Finding
    from labdeck.lab.games import Games

KNOBS = {
    "order": ("first", "exchange", "hand", "field", "free_discards"),
    "plan": ("hand", "free_discards", "field"),
    "below zero": (),
    "shared win": ("hand", "field"),
    "stall": ("stall_turns", "most_turns", "hand", "field", "free_discards"),
    "skip": (),
    "length": ("hand", "field", "free_discards"),
}


SAID: dict[tuple[str, Value | None], str] = {
    ("hand", None): "With {card} in hand after each turn",
    ("field", None): "With {discovery} open in the field",
    ("free_discards", None): "With up to {card} discarded at a turn's end",
    ("exchange", True): "With an exchange of opening hands",
    ("exchange", False): "Without an exchange of opening hands",
    **TURNS_SAID,
}


def goal(finding: "Finding", fate: "Fate", games: "Games") -> Iterator[Changes]:
    """The usual points of its like, or some steps towards them."""
    tables = games.tables
    title = next(one for one in tables.file.of(Discovery) if one.id == fate.card.id)
    like = [
        one.points
        for one in tables.file.of(Discovery)
        if len(one.types) == len(title.types) and (one.step == "wild") == (title.step == "wild")
    ]
    step = round(-finding.size.value / max(fate.times / max(fate.seen, 1), 0.25))
    for more in dict.fromkeys((round(median(like)) - title.points, max(-3, min(3, step)))):
        if more * finding.size.value < 0 and title.points + more >= 1:
            yield (Change("discovery", title.id, "points", title.points, title.points + more),)


def rare(finding: "Finding", games: "Games") -> Iterator[Changes]:
    """Another type on some heroes whose own type there is plenty of."""
    from labdeck.deck.discoveries.titles import Hero

    heroes = games.tables.file.of(Hero)
    often = max((one.type for one in heroes if one.type != "polymath"), key=[one.type for one in heroes].count)
    some = [one for one in heroes if one.type == often]
    for many in (1, 2, 3):
        yield tuple(Change("hero", one.id, "type", one.type, finding.subjects[0]) for one in some[-many:])


def all_goals(topic: str, tables: Tables) -> Iterator[Changes]:
    """Nothing: what is not scored costs nothing."""
    return iter(())


REMEDIES = Remedies(goal, rare, all_goals, KNOBS, SAID)
