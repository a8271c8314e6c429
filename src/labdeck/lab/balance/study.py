"""Studies: all that is measured of a deck, the summary first and the cards' effects after it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from labdeck.deck import Tables
from labdeck.game.seating import check_deal, seats_for
from labdeck.lab.games import Games, Player, gathered, in_order, parts, play

from .changes import changes
from .effects import Effect, effect_part
from .goals import goals
from .idle import idle
from .kinds import kinds
from .lengths import lengths
from .report import Part, Report, ordered
from .scores import scores
from .seats import seats

BOT = "greedy"  # who plays: it is the same for every seat, so that only the deck makes a difference


@dataclass(frozen=True, slots=True)
class Study:
    """The games of a deck for every number of players, and the number that its cards are judged by."""

    tables: Tables
    lots: dict[int, Games]
    main: int

    @property
    def games(self) -> Games:
        """The games that the cards are judged by."""
        return self.lots[self.main]


def table_sizes(tables: Tables) -> range:
    """The numbers of players that the deck is for."""
    least, most = tables.file.players
    return range(least, most + 1)


def study(
    tables: Tables,
    games: int,
    seed: int = 0,
    player: Player = play,
    workers: int | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Study:
    """Play so many games for each number of players that the deck is for, with the seeds from `seed` on."""
    sizes = table_sizes(tables)
    for players in sizes:
        check_deal(tables, players)
    work = [(players, part) for players in sizes for part in parts(range(seed, seed + games), (BOT,))]
    lots: dict[int, list[Games]] = {players: [] for players in sizes}
    done = 0

    def played(one: tuple[int, Any]) -> Games:
        return player(tables, (BOT,) * one[0], one[1])

    for some in in_order(played, work, workers):
        lots[some.seats].append(some)
        done += len(some)
        tell(done, games * len(sizes))
    main = seats_for(tables, None)
    return Study(tables, {players: gathered(lot) for players, lot in lots.items()}, main)


def summary(one: Study, before: Study | None = None) -> tuple[Part, ...]:
    """The parts that need no further games; with an earlier version of the deck, also what has changed since."""
    changed = (changes(before.lots, one.lots, one.main),) if before else ()
    games = one.games
    return (*changed, seats(one.lots), lengths(one.lots), scores(one.lots, one.main), goals(games), kinds(games))


def card_effects(one: Study, found: list[Effect]) -> tuple[Part, ...]:
    """The parts that follow from the effects of the cards."""
    return effect_part(one.games, found), idle(one.games, found)


def report(one: Study, looks: Iterable[Part]) -> Report:
    """All that was found, the gravest first."""
    all_looks = tuple(looks)
    file = one.tables.file
    return Report(
        title=file.title,
        deck=file.id,
        digest=file.digest,
        games=len(one.games),
        players=one.main,
        sections=tuple(section for look in all_looks for section in look.sections),
        findings=ordered(finding for look in all_looks for finding in look.findings),
    )
