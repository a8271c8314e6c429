"""Fates: what becomes of each project in many games."""

from dataclasses import dataclass

from labdeck.deck import Card
from labdeck.lab.counts import row
from labdeck.lab.families import family_of
from labdeck.lab.family import Goals
from labdeck.lab.figures import Figure, mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import PROJECT

from .report import Cell


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a project in a number of games."""

    card: Card
    goals: Goals
    asks: str  # what the rules ask for it, in words
    like: tuple[int, ...]  # equal for those that can be compared
    is_priced: bool  # whether its points should follow from what it asks
    needs: int
    is_mandatory: bool
    seen: int
    started: Figure
    completed: Figure
    unfinished: Figure
    points: Figure
    wins: Figure  # of who completes it
    times: int  # completed

    @property
    def rate(self) -> Figure:
        """How often it is completed once it is drawn."""
        return share(self.times, self.seen)

    @property
    def price(self) -> Figure:
        """The printed points, as a figure without uncertainty."""
        return Figure(self.card.points, self.card.points, self.card.points)

    @property
    def row(self) -> tuple[Cell, ...]:
        """Its row in the table."""
        return self.goals.row(self)


def fates(games: Games) -> list[Fate]:
    """What became of each project."""
    deck = games.tables.deck
    return [fate(games, number) for number in range(deck.cards) if deck.role[number] == PROJECT]


def fate(games: Games, number: int) -> Fate:
    """What became of one project."""
    tables, many = games.tables, len(games)
    deck, goals = tables.deck, family_of(tables).goals
    deeds = games.deeds[:, number]
    by = deeds & row.BY_BITS
    done = by > 0
    left = deeds & row.LEFT > 0
    won = float(games.wins[done, by[done] - 1].sum())
    return Fate(
        card=tables.cards[number],
        goals=goals,
        asks=goals.asks(tables, number),
        like=goals.like(tables, number),
        is_priced=goals.is_priced(tables, number),
        needs=deck.needs[number],
        is_mandatory=bool(deck.mandatory[number]),
        seen=int((deeds & row.SEEN > 0).sum()),
        started=share(float((deeds & row.STARTED > 0).sum()), many),
        completed=share(float(done.sum()), many),
        unfinished=share(float(left.sum()), many),
        points=mean(done * deck.points[number] - left * deck.unfinished[number]),
        wins=share(won, int(done.sum())),
        times=int(done.sum()),
    )
