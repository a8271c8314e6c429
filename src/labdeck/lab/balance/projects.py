"""Projects: what becomes of each, and whether one of them decides the games."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import hypot, inf, sqrt
from statistics import fmean, median, stdev

from labdeck.deck import Card
from labdeck.deck.words import counted
from labdeck.lab.counts import tally
from labdeck.lab.figures import Figure, Z, as_share, mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import DISCOVERIES, PROJECT

from .report import Cell, Column, Finding, Part, Section

PROJECT_COLUMNS = (
    Column("project", "project"),
    Column("points", "points"),
    Column("needs", "needs"),
    Column("started", "started", "share"),
    Column("completed", "completed", "share"),
    Column("unfinished", "left unfinished", "share"),
    Column("points_per_game", "points a game", "change"),
    Column("wins", "who completes it wins", "share"),
)
DISCOVERY_COLUMNS = (
    Column("project", "discovery"),
    Column("points", "points"),
    Column("needs", "needs a hero of"),
    Column("step", "step"),
    Column("completed", "scored", "share"),
    Column("points_per_game", "points a game", "change"),
    Column("wins", "who scores it wins", "share"),
)
OF_MEDIANS = 1.25  # how much wider the interval of a median is than that of a mean


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a project in a number of games."""

    card: Card
    number: int
    asks: str  # what the rules ask for it, in words
    like: tuple[int, ...]  # equal for those that can be compared
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
        """What it is worth, which is printed and so has no interval."""
        return Figure(self.card.points, self.card.points, self.card.points)

    @property
    def is_discovery(self) -> bool:
        """Whether a hero scores it."""
        return bool(self.card.types)

    @property
    def row(self) -> tuple[Cell, ...]:
        """Its row in the table."""
        one = self.card
        if self.is_discovery:
            return one.name, one.points, " or ".join(one.types), one.step, self.completed, self.points, self.wins
        return one.name, one.points, self.needs, self.started, self.completed, self.unfinished, self.points, self.wins


def fates(games: Games) -> list[Fate]:
    """What became of each project."""
    deck, many = games.tables.deck, len(games)
    return [fate(games, number, many) for number in range(deck.cards) if deck.role[number] == PROJECT]


def fate(games: Games, number: int, many: int) -> Fate:
    """What became of one project."""
    deck, card = games.tables.deck, games.tables.cards[number]
    deeds = games.deeds[:, number]
    by = deeds & tally.BY_BITS
    done = by > 0
    left = deeds & tally.LEFT > 0
    won = float(games.wins[done, by[done] - 1].sum())
    is_wild = deck.family == DISCOVERIES and deck.step[number] == 0
    needs = deck.needs[number]
    return Fate(
        card=card,
        number=number,
        asks=counted(len(card.types), "type") + " and any step" * is_wild if card.types else counted(needs, "need"),
        like=(len(card.types), is_wild),
        needs=needs,
        is_mandatory=bool(deck.mandatory[number]),
        seen=int((deeds & tally.SEEN > 0).sum()),
        started=share(float((deeds & tally.STARTED > 0).sum()), many),
        completed=share(float(done.sum()), many),
        unfinished=share(float(left.sum()), many),
        points=mean(done * deck.points[number] - left * deck.unfinished[number]),
        wins=share(won, int(done.sum())),
        times=int(done.sum()),
    )


def projects(games: Games) -> Part:
    """A row for each project, the one that brings most first."""
    found = sorted(fates(games), key=lambda one: -one.points.value)
    columns = DISCOVERY_COLUMNS if games.tables.deck.family == DISCOVERIES else PROJECT_COLUMNS
    word = games.tables.file.words["projects"]
    done = "scored" if columns is DISCOVERY_COLUMNS else "completed"
    says = f"Shares of {len(games)} games with {games.seats} players; the last is of those in which it is {done}."
    rows = tuple(one.row for one in found)
    return Part((Section("projects", word.capitalize(), says, columns, rows),), tuple(project_findings(found)))


def expected(found: list[Fate], but: Fate, measure: Callable[[Fate], Figure]) -> Figure:
    """What is expected of a project with as many needs: the value there of a line through the other projects.

    Its slope and level are medians, so that one faulty project does not make the others look faulty. The interval is
    that of a line through so many points, as uncertain as the points scatter and at least as uncertain as each is.
    """
    others = [one for one in found if one is not but and one.like == but.like and one.times and not one.is_mandatory]
    if not others:
        return Figure(0.0, 0.0, 0.0)
    at = [one.needs for one in others]
    values = [measure(one) for one in others]
    points = [(x, value.value) for x, value in zip(at, values, strict=True)]
    slopes = [(y - b) / (x - a) for (a, b), (x, y) in combinations(points, 2) if x != a]
    slope = median(slopes) if slopes else 0.0
    levels = [y + slope * (but.needs - x) for x, y in points]
    middle = median(levels)
    half = OF_MEDIANS * scatter(levels, values) * reach(at, but.needs)
    return Figure(middle, middle - half, middle + half)


def scatter(levels: list[float], values: list[Figure]) -> float:
    """Half the interval of one point: by how the points scatter, and at least by how uncertain each of them is."""
    measured = sqrt(fmean(((value.high - value.low) / 2) ** 2 for value in values))
    return max(measured, Z * stdev(levels)) if len(levels) > 1 else measured


def reach(at: list[int], x: int) -> float:
    """How many times as uncertain as one point a line is at x, if it goes through points at these places."""
    middle = fmean(at)
    width = sum((place - middle) ** 2 for place in at)
    if width == 0:
        return 1 / sqrt(len(at)) if x == middle else inf
    return sqrt(1 / len(at) + (x - middle) ** 2 / width)


def against(one: Figure, usual: Figure) -> Figure:
    """A figure with a wider interval: its own uncertainty and that of what it is compared with."""
    half = usual.high - usual.value
    return Figure(
        one.value, one.value - hypot(one.value - one.low, half), one.value + hypot(one.high - one.value, half)
    )


def as_expected(usual: Figure) -> str:
    """An expected share as people read it, kept between 0 and 1, which a line may leave."""
    return as_share(Figure(usual.value, max(usual.low, 0.0), min(usual.high, 1.0)))


def project_findings(found: list[Fate]) -> Iterator[Finding]:
    """Projects that differ from others that ask as much: in points, in wins, or in how often they are completed."""
    for one in found:
        yield from price_findings(found, one)
        does, done = ("scores", "scored") if one.is_discovery else ("completes", "completed")
        # The points of discoveries do not follow from what they ask, and players choose by them.
        peers = [other for other in found if other.card.points == one.card.points] if one.is_discovery else found
        asks = f"{counted(one.card.points, 'point')} for {one.asks}" if one.is_discovery else one.asks
        wins = expected(peers, one, lambda other: other.wins)
        if one.times and 0 < wins.value < 1:
            yield Finding(
                100 * min(abs(against(one.wins, wins).decided(wins.value)), 1.0),
                "project",
                one.card.id,
                f"Who {does} {one.card.name} wins {as_share(one.wins)} of these games, where {as_expected(wins)} is "
                f"expected of {asks}.",
            )
        rate = expected(peers, one, lambda other: other.rate)
        if one.seen and 0 < rate.value < 1:
            yield Finding(
                100 * min(max(-against(one.rate, rate).decided(rate.value), 0.0), 1.0),
                "project",
                one.card.id,
                f"{one.card.name} is {done} in {as_share(one.rate)} of the games in which it is drawn; "
                f"{as_expected(rate)} is expected of {asks}.",
            )


def price_findings(found: list[Fate], one: Fate) -> Iterator[Finding]:
    """Whether a project has more points than others that ask as much; one point more is no fault yet."""
    fair = expected(found, one, lambda other: other.price).value
    surplus = one.card.points - fair - 1
    if (one.needs or one.is_discovery) and not one.is_mandatory and fair > 0 and surplus > 0:
        yield Finding(
            100 * surplus / one.card.points,
            "project",
            one.card.id,
            f"{one.card.name} is worth {one.card.points} points for {one.asks}, where {fair:.1f} are usual; who "
            f"{'scores' if one.is_discovery else 'completes'} it wins {as_share(one.wins)} of these games.",
        )
