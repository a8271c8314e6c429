"""Effects: what each card changes for who plays it, measured by replaying the same deals with it blank.

A blank card is used up when it is played and does nothing; a blank hero scores, but has no ability. Up to that moment
both games are the same, so games are compared in pairs, and only those in which the card is played need to be replayed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from labdeck.deck import Card
from labdeck.lab.counts import row
from labdeck.lab.families import family_of
from labdeck.lab.figures import Figure, mean, share
from labdeck.lab.games import Games, Numbers
from labdeck.rules.numbers import SEATS

from .ends import SECONDS
from .judging import POINTS, WINS, against_like, corrected, weight_of
from .report import Cell, Column, Finding, Section, Unit

COLUMNS = (
    Column("card", "card"),
    Column("copies", "copies"),
    Column("played", "a copy is played", "share"),
    Column("lead", "lead of who plays it", "change"),
    Column("holder", "points of who plays it", "change"),
    Column("victims", "points of its victims", "change"),
    Column("wins", "wins of who plays it", "change"),
    Column("turns", "turns of the game", "change"),
)
IDLE, UNPLAYED = 0.4, 0.5  # what a card weighs that changes nothing, or is never played
NOTHING = 0.25  # points: a change whose whole interval is smaller than this counts as none
FEWEST = 3  # others by which a card can be judged


@dataclass(frozen=True, slots=True)
class Effect:
    """What one copy of a card changes in the games in which it is played."""

    card: Card
    played: Figure  # in how many games any copy is
    games: int  # that were replayed
    holder: Figure
    lead: Figure  # of who plays it, over the mean of the others
    victims: Figure | None  # None if it never took anything from another seat
    wins: Figure
    turns: Figure
    minutes: Figure
    rest: float  # minutes that a game takes, when it is blank
    is_same: bool  # whether no game was different

    @property
    def row(self) -> tuple[Cell, ...]:
        """Its row in the table."""
        if not self.games:
            return (self.card.name, self.card.copies, self.played, "–", "–", "–", "–", "–")
        victims = "–" if self.victims is None else self.victims
        told = (self.lead, self.holder, victims, self.wins, self.turns)
        return (self.card.name, self.card.copies, self.played, *told)


def modifiers(games: Games) -> list[int]:
    """The first copy of each card that has an effect when it is played."""
    deck, cards, roles = games.tables.deck, games.tables.cards, family_of(games.tables).effects.roles
    numbers = (c for c in range(deck.cards) if deck.role[c] in roles)
    return list({cards[c].id: c for c in reversed(list(numbers))}.values())[::-1]


def copies(games: Games, number: int) -> list[int]:
    """All copies of a card."""
    cards = games.tables.cards
    return [c for c in range(len(cards)) if cards[c].id == cards[number].id]


def holders(games: Games, number: int) -> Numbers:
    """The seat that first played a card in each game; -1 if nobody did."""
    return np.asarray((games.deeds[:, number] & row.BY_BITS) - 1)


def with_it(games: Games, number: int, most: int) -> Games:
    """The first games in which a card was played, at most so many."""
    return games.some(np.flatnonzero(holders(games, number) >= 0)[:most])


def often(games: Games, number: int) -> Figure:
    """In how many games any copy of a card is played."""
    return share(float((games.deeds[:, copies(games, number)] & row.BY_BITS).any(1).sum()), len(games))


def unplayed(games: Games, number: int) -> Effect:
    """The effect of a card that nobody played."""
    nothing = mean(np.zeros(0))
    card, none = games.tables.cards[number], often(games, number)
    return Effect(card, none, 0, nothing, nothing, None, nothing, nothing, nothing, 1.0, True)


def effect(games: Games, number: int, with_card: Games, blank: Games) -> Effect:
    """The difference between games in which a card was played and the same games with it blank."""
    by = holders(with_card, number)
    rows = np.arange(len(blank))
    points = with_card.scores - blank.scores
    own = points[rows, by]
    bits = with_card.deeds[:, number] >> row.HURT_SHIFT & (1 << SEATS) - 1
    hurt = bits[:, None] >> np.arange(games.seats) & 1
    struck = hurt.any(1)
    lost = (points * hurt).sum(1)[struck] / hurt.sum(1)[struck]
    decisions = with_card.decisions - blank.decisions
    return Effect(
        games.tables.cards[number],
        often(games, number),
        len(blank),
        mean(own),
        mean(own - (points.sum(1) - own) / (games.seats - 1)),
        mean(lost) if struck.any() else None,
        mean((with_card.wins - blank.wins)[rows, by]),
        mean(with_card.turns - blank.turns),
        mean(decisions * SECONDS / 60),
        float(blank.decisions.mean() * SECONDS / 60),
        not points.any() and not decisions.any(),
    )


def effect_section(games: Games, found: Sequence[Effect]) -> Section:
    """The table of all effects."""
    told = family_of(games.tables).effects
    says = (
        f"Changes in the games with {games.seats} players in which the card is played, against the same deals with "
        f"one copy blank{told.says}. The lead is over the mean of the other seats; a win is 1."
    )
    return Section("modifiers", told.title, says, COLUMNS, tuple(one.row for one in found))


def effect_findings(found: Sequence[Effect], games: Games) -> Iterator[Finding]:
    """What each card does for who plays it compared with its like, how it moves the length, and whether it is idle."""
    told = family_of(games.tables).effects
    for one in found:
        if not one.games or is_nothing(one):
            yield idle(one, games)
            continue
        like = [other for other in found if other is not one and other.games and alike(one, other)]
        if len(like) < FEWEST:
            like = [other for other in found if other is not one and other.games]
        wins = [other.wins.times(100) for other in like]
        sizes: tuple[tuple[Unit, float, Figure], ...] = (
            ("points a game", POINTS, sized(one.lead, [other.lead for other in like], 2 * len(found))),
            ("wins in 100", WINS, sized(one.wins.times(100), wins, 2 * len(found))),
        )
        unit, grave, size = max(sizes, key=lambda known: weight_of(known[2], known[1]))
        yield made(one, games, "effect", says(one, size, unit, told.abilities), size, unit, weight_of(size, grave))
        yield timed(one, games, len(found))


def sized(one: Figure, like: list[Figure], tests: int) -> Figure:
    """What a card changes, by itself or against its like, whichever is less: to be like others is no fault."""
    own = corrected(one, tests)
    other = against_like(own, [figure.value for figure in like])
    if own.value * other.value <= 0:
        return Figure(0.0, min(own.low, other.low), max(own.high, other.high))
    return min(own, other, key=lambda size: abs(size.value))


def alike(one: Effect, other: Effect) -> bool:
    """Whether two cards can be compared: both are played by choice or neither is, or they are of one role."""
    if one.card.play:
        return (one.card.play == "at once") == (other.card.play == "at once")
    return one.card.role == other.card.role


def made(one: Effect, games: Games, topic: str, says: str, size: Figure, unit: Unit, weight: float) -> Finding:
    """A finding on a card."""
    about = family_of(games.tables).effects.about(one.card)
    return Finding(about, topic, (one.card.id,), (one.card.name,), says, size, unit, weight)


def says(one: Effect, size: Figure, unit: Unit, abilities: frozenset[str]) -> str:
    """What is to be said of a card's effect."""
    by = "its ability" if one.card.role in abilities else "it"
    if unit == "wins in 100":
        change = 100 * one.wins.value
        does = f"{'wins' if change > 0 else 'loses'} {abs(change):.0f} games in 100 more by {by}"
        usual = f"{abs(size.value):.0f}"
    else:
        change = one.lead.value
        points = f"{abs(change):.1f} points a game"
        does = f"gets {points} ahead by {by}" if change > 0 else f"falls {points} behind by {by}"
        usual = f"{abs(size.value):.1f}"
    like = f", {usual} {'more' if size.value > 0 else 'less'} than by its like" if size.value != change else ""
    return f"Who plays {one.card.name} {does}{like}."


def timed(one: Effect, games: Games, tests: int) -> Finding:
    """How a card moves the length of the game."""
    size = corrected(one.minutes, tests)
    longer = "longer" if size.value > 0 else "shorter"
    text = f"{one.card.name} makes a game {abs(size.value):.0f} minutes {longer}, of {one.rest:.0f}."
    return made(one, games, "time", text, size, "minutes", weight_of(size, max(5.0, one.rest / 3)))


def idle(one: Effect, games: Games) -> Finding:
    """A card that never matters."""
    name = one.card.name
    if not one.games:
        return made(one, games, "idle", f"{name} is never played.", Figure(0.0, 0.0, 0.0), "points a game", UNPLAYED)
    what = "The ability of " if one.card.role in family_of(games.tables).effects.abilities else ""
    text = f"{what}{name} changes nothing that can be seen: {one.lead.value:+.1f} points a game."
    return made(one, games, "idle", text, one.lead, "points a game", IDLE)


def is_nothing(one: Effect) -> bool:
    """Whether no difference was found although there were games enough to find a small one."""
    points = [one.holder, one.lead] if one.victims is None else [one.holder, one.lead, one.victims]
    is_sure = all(change.low > -NOTHING and change.high < NOTHING for change in points)
    return one.is_same or (is_sure and all(change.sure() == 0 for change in (*points, one.wins)))
