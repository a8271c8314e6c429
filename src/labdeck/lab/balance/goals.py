"""Goals: the cards that score, and whether one of them decides the games."""

from collections.abc import Iterator

from labdeck.deck.words import counted
from labdeck.lab.families import family_of
from labdeck.lab.figures import as_share
from labdeck.lab.games import Games

from .expected import against, as_expected, expected
from .fates import Fate, fates
from .report import Finding, Part, Section


def goals(games: Games) -> Part:
    """A row for each goal, the one that brings the most points first, and findings on those that stand out."""
    found = sorted(fates(games), key=lambda one: -one.points.value)
    told = family_of(games.tables).goals
    word = games.tables.file.words["projects"]
    says = f"Shares of {len(games)} games with {games.seats} players; the last is of those in which it is {told.done}."
    rows = tuple(one.row for one in found)
    return Part((Section("projects", word.capitalize(), says, told.columns, rows),), tuple(goal_findings(found)))


def goal_findings(found: list[Fate]) -> Iterator[Finding]:
    """Goals that differ from others that ask as much: in points, in wins, or in how often they are completed."""
    for one in found:
        yield from price_findings(found, one)
        peers, asks = found, one.asks
        if one.goals.is_chosen_by_points:
            peers = [other for other in found if other.card.points == one.card.points]
            asks = f"{counted(one.card.points, 'point')} for {one.asks}"
        wins = expected(peers, one, lambda other: other.wins)
        if one.times and 0 < wins.value < 1:
            yield Finding(
                100 * min(abs(against(one.wins, wins).decided(wins.value)), 1.0),
                "project",
                one.card.id,
                f"Who {one.goals.does} {one.card.name} wins {as_share(one.wins)} of these games, where "
                f"{as_expected(wins)} is expected of {asks}.",
            )
        rate = expected(peers, one, lambda other: other.rate)
        if one.seen and 0 < rate.value < 1:
            yield Finding(
                100 * min(max(-against(one.rate, rate).decided(rate.value), 0.0), 1.0),
                "project",
                one.card.id,
                f"{one.card.name} is {one.goals.done} in {as_share(one.rate)} of the games in which it is drawn; "
                f"{as_expected(rate)} is expected of {asks}.",
            )


def price_findings(found: list[Fate], one: Fate) -> Iterator[Finding]:
    """Goals with at least two points more than others that ask as much."""
    fair = expected(found, one, lambda other: other.price).value
    surplus = one.card.points - fair - 1
    if one.is_priced and not one.is_mandatory and fair > 0 and surplus > 0:
        yield Finding(
            100 * surplus / one.card.points,
            "project",
            one.card.id,
            f"{one.card.name} is worth {one.card.points} points for {one.asks}, where {fair:.1f} are usual; who "
            f"{one.goals.does} it wins {as_share(one.wins)} of these games.",
        )
