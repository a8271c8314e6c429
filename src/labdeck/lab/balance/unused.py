"""Unused cards: resources that nobody ever puts anywhere."""

from collections.abc import Iterator

from labdeck.deck.words import counted
from labdeck.lab.counts import row
from labdeck.lab.figures import share
from labdeck.lab.games import Games
from labdeck.rules.numbers import RESOURCE

from .kinds import needed
from .report import Finding

WEIGHT = 0.6  # of cards that nobody can use


def unused_findings(games: Games) -> Iterator[Finding]:
    """Kinds of resources of which no card is ever put beside anything."""
    deck, tables = games.tables.deck, games.tables
    titles: dict[str, list[int]] = {}
    for c in range(deck.cards):
        if deck.role[c] == RESOURCE:
            titles.setdefault(tables.cards[c].id, []).append(c)
    wanted = dict(zip(tables.kinds, needed(games), strict=True))
    for kind, numbers in titles.items():
        used = (games.deeds[:, numbers] >> row.TIMES_SHIFT & row.TIMES_BITS).any(1)
        size = share(float(used.sum()), len(games)).times(100)
        why = f", and no {tables.file.words['project']} needs it" if not wanted.get(kind) else ""
        name = tables.cards[numbers[0]].name
        says = f"{name} ({counted(len(numbers), 'card')}) is never put beside anything{why}."
        weight = 0.0 if used.any() else WEIGHT
        yield Finding("unusable", "use", (kind,), (name,), says, size, "games in 100", weight, way=-1)
