"""Effects: what each card changes for its holder and its victims, measured by replaying the same deals with it blank.

A blank card is used up when it is played and does nothing; a blank hero scores, but has no ability. Up to that moment
both games are the same, so games are compared in pairs, and only those in which the card is played need to be replayed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from labdeck.deck import Card
from labdeck.lab.counts import row
from labdeck.lab.families import family_of
from labdeck.lab.figures import Figure, as_number, mean, share
from labdeck.lab.games import Games, Numbers, Player, gathered, in_order, parts, play
from labdeck.rules.numbers import SEATS

from .report import Cell, Column, Finding, Part, Section

COLUMNS = (
    Column("card", "card"),
    Column("copies", "copies"),
    Column("played", "a copy is played", "share"),
    Column("holder", "points of who plays it", "change"),
    Column("victims", "points of its victims", "change"),
    Column("wins", "wins of who plays it", "change"),
    Column("turns", "turns of the game", "change"),
)


@dataclass(frozen=True, slots=True)
class Effect:
    """What one copy of a card changes in the games in which it is played."""

    card: Card
    played: Figure  # in how many games any copy is
    games: int
    holder: Figure
    victims: Figure | None  # None if it never took anything from another seat
    wins: Figure
    turns: Figure
    rest: float  # how many turns of the game follow it, when it is blank

    @property
    def row(self) -> tuple[Cell, ...]:
        """Its row in the table."""
        victims = "–" if self.victims is None else self.victims
        if not self.games:
            return (self.card.name, self.card.copies, self.played, "–", "–", "–", "–")
        return (self.card.name, self.card.copies, self.played, self.holder, victims, self.wins, self.turns)


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


def effects(games: Games, player: Player = play, workers: int | None = None) -> Iterator[Effect]:
    """The effect of each such card, yielded as soon as it is known."""
    numbers = modifiers(games)
    some = {c: games.seeds[holders(games, c) >= 0] for c in numbers}
    work = [(c, part) for c in numbers for part in parts(some[c], games.bots)]

    def blanked(one: tuple[int, Sequence[int] | Numbers]) -> Games:
        return player(games.tables, games.bots, one[1], one[0])

    lots: list[Games] = []
    results = in_order(blanked, work, workers)
    for c in numbers:
        while sum(map(len, lots)) < len(some[c]):
            lots.append(next(results))
        yield effect(games, c, gathered(lots) if lots else None)
        lots = []


def effect(games: Games, number: int, blank: Games | None) -> Effect:
    """The difference between the games in which a card was played and the same games with it blank."""
    card = games.tables.cards[number]
    by = holders(games, number)
    played = by >= 0
    often = share(float((games.deeds[:, copies(games, number)] & row.BY_BITS).any(1).sum()), len(games))
    nothing = mean(np.zeros(0))
    if blank is None:
        return Effect(card, often, 0, nothing, None, nothing, nothing, 1.0)
    rows = np.arange(len(blank))
    points = games.scores[played] - blank.scores
    wins = games.wins[played] - blank.wins
    bits = games.deeds[played, number] >> row.HURT_SHIFT & (1 << SEATS) - 1
    hurt = bits[:, None] >> np.arange(games.seats) & 1
    struck = hurt.any(1)
    lost = (points * hurt).sum(1)[struck] / hurt.sum(1)[struck]
    return Effect(
        card,
        often,
        len(blank),
        mean(points[rows, by[played]]),
        mean(lost) if struck.any() else None,
        mean(wins[rows, by[played]]),
        mean(games.turns[played] - blank.turns),
        float((blank.turns - (games.deeds[played, number] >> row.TURN_SHIFT)).mean()),
    )


def how_to_read(games: Games) -> str:
    """The sentence above the table."""
    return (
        f"Changes in the games with {games.seats} players in which the card is played, against the same deals with "
        f"one copy blank{family_of(games.tables).effects.says}. A win is 1."
    )


def title(games: Games) -> str:
    """What the cards of the table are called."""
    return family_of(games.tables).effects.title


def effect_part(games: Games, found: Sequence[Effect]) -> Part:
    """The table of all effects, and what is to be said of them."""
    section = Section("modifiers", title(games), how_to_read(games), COLUMNS, tuple(one.row for one in found))
    return Part((section,), tuple(finding for one in found for finding in effect_findings(one, games)))


def effect_findings(one: Effect, games: Games) -> Iterator[Finding]:
    """Findings on how a card changes the length of the game and its player's share of wins."""
    told = family_of(games.tables).effects
    about = told.about(one.card)
    change = one.turns.sure()
    yield Finding(
        100 * (change / (one.rest + change) if change > 0 else -change / one.rest),
        about,
        one.card.id,
        f"{one.card.name} makes the game {'longer' if change > 0 else 'shorter'}: "
        f"{as_number(one.turns, 1, True)} turns, where {one.rest:.0f} follow without it.",
    )
    fair = 1 / games.seats
    chances = Figure(fair + one.wins.value, fair + one.wins.low, fair + one.wins.high)
    often = "more often" if one.wins.value > 0 else "less often"
    yield Finding(
        100 * abs(chances.decided(fair)),
        about,
        one.card.id,
        f"Who plays {one.card.name} wins {often} by {'its ability' if one.card.role in told.abilities else 'it'}: "
        f"{as_number(one.wins.over(0.01), 1, True)} games of a hundred, and {as_number(one.holder, 1, True)} points.",
    )
