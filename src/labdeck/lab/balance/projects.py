"""Projects: what becomes of each, and whether one of them decides the games."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from statistics import median

from labdeck.bots import tally
from labdeck.deck import Card
from labdeck.lab.figures import Figure, as_share, mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import PROJECT

from .report import Column, Finding, Part, Section

COLUMNS = (
    Column("project", "project"),
    Column("points", "points"),
    Column("needs", "needs"),
    Column("started", "started", "share"),
    Column("completed", "completed", "share"),
    Column("unfinished", "left unfinished", "share"),
    Column("points_per_game", "points a game", "change"),
    Column("wins", "who completes it wins", "share"),
)


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a project in a number of games."""

    card: Card
    number: int
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


def fates(games: Games) -> list[Fate]:
    """What became of each project."""
    deck, many = games.tables.deck, len(games)
    return [fate(games, number, many) for number in range(deck.cards) if deck.role[number] == PROJECT]


def fate(games: Games, number: int, many: int) -> Fate:
    """What became of one project."""
    deck = games.tables.deck
    deeds = games.deeds[:, number]
    by = deeds & tally.BY_BITS
    done = by > 0
    left = deeds & tally.LEFT > 0
    won = float(games.wins[done, by[done] - 1].sum())
    return Fate(
        card=games.tables.cards[number],
        number=number,
        needs=deck.needs[number],
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
    rows = tuple(
        (one.card.name, one.card.points, one.needs, one.started, one.completed, one.unfinished, one.points, one.wins)
        for one in found
    )
    word = games.tables.file.words["projects"]
    says = f"Shares of {len(games)} games with {games.seats} players; the last is of those in which it is completed."
    return Part((Section("projects", word.capitalize(), says, COLUMNS, rows),), tuple(project_findings(found)))


def expected(found: list[Fate], but: Fate, measure: Callable[[Fate], float]) -> float:
    """What a project with as many needs is expected to have: a line through the others, by medians.

    Medians, so that one faulty project does not make the others look faulty.
    """
    others = [(one.needs, measure(one)) for one in found if one is not but and one.times and not one.is_mandatory]
    if not others:
        return 0.0
    slopes = [(y - b) / (x - a) for (a, b), (x, y) in combinations(others, 2) if x != a]
    slope = median(slopes) if slopes else 0.0
    return median(value + slope * (but.needs - needs) for needs, value in others)


def project_findings(found: list[Fate]) -> Iterator[Finding]:
    """Projects that differ from others with as many needs: in points, in wins, or in how often they are completed."""
    for one in found:
        yield from price_findings(found, one)
        wins = expected(found, one, lambda other: other.wins.value)
        if one.times and 0 < wins < 1:
            yield Finding(
                100 * abs(one.wins.decided(wins)),
                "project",
                one.card.id,
                f"Who completes {one.card.name} wins {as_share(one.wins)} of these games, where {100 * wins:.0f} % is "
                f"expected of {one.needs} needs.",
            )
        rate = expected(found, one, lambda other: other.rate.value)
        if one.seen and 0 < rate < 1:
            yield Finding(
                100 * max(-one.rate.decided(rate), 0.0),
                "project",
                one.card.id,
                f"{one.card.name} is completed in {as_share(one.rate)} of the games in which it is drawn; "
                f"{100 * rate:.0f} % is expected of {one.needs} needs.",
            )


def price_findings(found: list[Fate], one: Fate) -> Iterator[Finding]:
    """A project with more points than its needs explain; one point more is the smallest step, and no fault."""
    fair = expected(found, one, lambda other: other.card.points)
    surplus = one.card.points - fair - 1
    if one.needs and not one.is_mandatory and fair > 0 and surplus > 0:
        yield Finding(
            100 * surplus / one.card.points,
            "project",
            one.card.id,
            f"{one.card.name} is worth {one.card.points} points for {one.needs} needs, where {fair:.1f} are usual; who "
            f"completes it wins {as_share(one.wins)} of these games.",
        )
