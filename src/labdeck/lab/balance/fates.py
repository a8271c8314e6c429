"""Fates: what becomes of each goal, a project or a discovery, in many games."""

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
    """What became of a goal in a number of games."""

    number: int
    card: Card
    goals: Goals
    asks: str  # what the rules ask for it, in words
    like: tuple[int, ...]  # equal for those that can be compared
    price: int  # by which those are ordered
    penalty: int  # points that it costs if it is left unfinished
    is_mandatory: bool
    seen: int  # games in which it was drawn
    starts: int
    times: int  # completed
    started: Figure
    completed: Figure
    unfinished: Figure
    points: Figure  # a game
    wins: Figure  # of who completes it
    per_start: Figure  # points in a game in which it is started
    per_draw: Figure  # points in a game in which it is drawn

    @property
    def row(self) -> tuple[Cell, ...]:
        """Its row in the table."""
        return self.goals.row(self)


def fates(games: Games) -> list[Fate]:
    """What became of each goal."""
    deck = games.tables.deck
    return [fate(games, number) for number in range(deck.cards) if deck.role[number] == PROJECT]


def fate(games: Games, number: int) -> Fate:
    """What became of one goal."""
    tables, many = games.tables, len(games)
    deck, goals = tables.deck, family_of(tables).goals
    deeds = games.deeds[:, number]
    by, seen, started = deeds & row.BY_BITS, deeds & row.SEEN > 0, deeds & row.STARTED > 0
    done, left = by > 0, deeds & row.LEFT > 0
    earned = done * deck.points[number] - left * deck.unfinished[number]
    return Fate(
        number=number,
        card=tables.cards[number],
        goals=goals,
        asks=goals.asks(tables, number),
        like=goals.like(tables, number),
        price=goals.price(tables, number),
        penalty=int(deck.unfinished[number]),
        is_mandatory=bool(deck.mandatory[number]),
        seen=int(seen.sum()),
        starts=int(started.sum()),
        times=int(done.sum()),
        started=share(float(started.sum()), many),
        completed=share(float(done.sum()), many),
        unfinished=share(float(left.sum()), many),
        points=mean(earned),
        wins=share(float(games.wins[done, by[done] - 1].sum()), int(done.sum())),
        per_start=mean(earned[started]),
        per_draw=mean(earned[seen]),
    )
