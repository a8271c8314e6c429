"""Ends: games that end below zero, with shared wins or by force, turns that are lost, and lengths."""

from collections.abc import Iterator

import numpy as np

from labdeck.game.result import ENDINGS
from labdeck.lab.figures import Figure, mean, share, share_of
from labdeck.lab.games import Games
from labdeck.rules.numbers import BY_STALL, BY_TURNS

from .judging import corrected, weight_of
from .report import About, Cell, Column, Finding, Section, Unit

NO_SIZE = Figure(0.0, 0.0, 0.0)
SECONDS = 8  # that people take for a decision, talk and reading included
SHARES = 5  # sorts of findings here, each tested at every number of players
LENGTHS = (
    Column("players", "players"),
    Column("turns", "turns", "turns"),
    Column("short", "1 of 20 is shorter than"),
    Column("long", "1 of 20 is longer than"),
    Column("decisions", "decisions", "turns"),
    Column("minutes", "minutes, estimated", "turns"),
)


def minutes(games: Games) -> Figure:
    """How long a game takes, estimated by its decisions."""
    return mean(games.decisions * SECONDS / 60)


def length_section(lots: dict[int, Games]) -> Section:
    """Turns, decisions and estimated minutes by the number of players."""
    rows = []
    for players, games in sorted(lots.items()):
        short, long = np.percentile(games.turns, (5, 95))
        rows.append((players, mean(games.turns), int(short), int(long), mean(games.decisions), minutes(games)))
    says = f"Turns of all players together. Minutes are {SECONDS} seconds for each decision."
    return Section("lengths", "Length", says, LENGTHS, tuple(rows))


def ending_section(lots: dict[int, Games]) -> Section:
    """How often games end in each of the ways that occur."""
    ways = {how: text for how, text in ENDINGS.items() if any((games.ended == how).any() for games in lots.values())}
    columns = (Column("players", "players"), *(Column(text.replace(" ", "_"), text, "share") for text in ways.values()))
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (players, *(share(float((games.ended == how).sum()), len(games)) for how in ways))
        for players, games in sorted(lots.items())
    )
    says = "A game that stalled, or had too many turns, was ended by force."
    return Section("endings", "Endings", says, columns, rows)


def end_findings(games: Games) -> Iterator[Finding]:
    """How games end at one number of players, and what is lost on the way."""
    forced = np.isin(games.ended, (BY_STALL, BY_TURNS))
    stalls = share(float(forced.sum()), len(games)).times(100)
    is_long = (games.ended == BY_TURNS).sum() * 2 > forced.sum()
    how = "they have too many turns" if is_long else "nobody completes anything any more"
    short = f"{stalls.value:.0f} of 100 games are ended by force"
    yield ended(games, "stall", short, stalls, 2, 10, more=f": {how}")
    below = share_of((games.scores < 0).mean(1), games.seats).times(100)
    yield ended(games, "below zero", f"{below.value:.0f} of 100 seats end below zero", below, 15, 30, "seats in 100")
    shared = share(float((games.wins.max(1) < 1).sum()), len(games)).times(100)
    yield ended(games, "shared win", f"{shared.value:.0f} of 100 games have several winners", shared, 8, 16)
    lost = mean(games.skipped / np.maximum(games.turns, 1)).times(100)
    yield ended(games, "skip", f"{lost.value:.0f} of 100 turns are skipped", lost, 6, 12, "turns in 100")
    yield from length_finding(games)


def ended(
    games: Games,
    about: About,
    short: str,
    size: Figure,
    fair: float,
    grave: float,
    unit: Unit = "games in 100",
    more: str = "",
) -> Finding:
    """A finding on a share that should be small: up to `fair` nothing is said."""
    size = corrected(size, SHARES)
    players = (f"{games.seats} players",)
    weight = weight_of(size, grave, fair) if size.value > fair else 0.0
    says = f"With {games.seats} players {short}{more}."
    return Finding(about, about, players, players, says, size, unit, weight, fair, way=1, short=short)


def length_finding(games: Games) -> Iterator[Finding]:
    """Where the estimate is outside the minutes that the deck promises to its best numbers of players."""
    file = games.tables.file
    if file.minutes is None or not file.best[0] <= games.seats <= file.best[1]:
        return
    takes = corrected(minutes(games), SHARES)
    least, most = file.minutes
    size = takes.less(most if takes.value > (least + most) / 2 else least)
    is_off = takes.value > most or takes.value < least
    promised = f"{least} to {most}" if least < most else f"{most}"
    short = f"a game takes about {takes.value:.0f} minutes"
    says = f"With {games.seats} players {short}; the deck says {promised}."
    weight = weight_of(size, max(5.0, (most if takes.value > most else least) / 2)) if is_off else 0.0
    players = (f"{games.seats} players",)
    size = size if is_off else NO_SIZE
    yield Finding("length", "length", players, players, says, size, "minutes", weight, short=short)
