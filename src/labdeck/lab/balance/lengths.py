"""Lengths: how long games take, and whether they end as they should."""

from collections.abc import Iterator

import numpy as np

from labdeck.game.result import ENDINGS
from labdeck.lab.figures import as_number, as_share, mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import BY_STALL, BY_TURNS

from .report import Cell, Column, Finding, Part, Section

SECONDS = 8  # that people take for a decision, talk and reading included
COLUMNS = (
    Column("players", "players"),
    Column("turns", "turns", "turns"),
    Column("short", "1 of 20 is shorter than"),
    Column("long", "1 of 20 is longer than"),
    Column("decisions", "decisions", "turns"),
    Column("minutes", "minutes, estimated", "turns"),
)


def lengths(lots: dict[int, Games]) -> Part:
    """Turns, decisions and estimated minutes by the number of players, and how the games ended."""
    rows = []
    for players, games in lots.items():
        short, long = np.percentile(games.turns, (5, 95))
        minutes = mean(games.decisions * SECONDS / 60)
        rows.append((players, mean(games.turns), int(short), int(long), mean(games.decisions), minutes))
    says = f"Turns of all players together. Minutes are {SECONDS} seconds for each decision."
    return Part(
        (Section("lengths", "Length", says, COLUMNS, tuple(rows)), endings(lots)),
        (*length_findings(lots), *forced_findings(lots)),
    )


def endings(lots: dict[int, Games]) -> Section:
    """How often games end in each of the ways that occur."""
    ways = {how: text for how, text in ENDINGS.items() if any((games.ended == how).any() for games in lots.values())}
    columns = (Column("players", "players"), *(Column(text.replace(" ", "_"), text, "share") for text in ways.values()))
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (players, *(share(float((games.ended == how).sum()), len(games)) for how in ways))
        for players, games in lots.items()
    )
    says = "A game that stalled, or had too many turns, was ended by force."
    return Section("endings", "Endings", says, columns, rows)


def length_findings(lots: dict[int, Games]) -> Iterator[Finding]:
    """Where the estimate is outside the minutes that the deck promises to its best number of players."""
    for players, games in lots.items():
        file = games.tables.file
        if file.minutes is None or not file.best[0] <= players <= file.best[1]:
            continue
        minutes = mean(games.decisions * SECONDS / 60)
        least, most = file.minutes
        off = 1 - most / minutes.low if minutes.low > most else max(1 - minutes.high / least, 0.0)
        yield Finding(
            100 * off,
            "length",
            f"{players} players",
            f"With {players} players a game takes an estimated {as_number(minutes)} minutes; the deck says "
            f"{least} to {most}.",
        )


def forced_findings(lots: dict[int, Games]) -> Iterator[Finding]:
    """Where games do not end by themselves, for each way by which they are ended."""
    for players, games in lots.items():
        for about, how, says in (
            ("stall", BY_STALL, "stall: nobody completes anything any more"),
            ("turns", BY_TURNS, f"have too many turns, {games.tables.deck.most_turns} for each player"),
        ):
            ended = share(float((games.ended == how).sum()), len(games))
            if ended.value:
                yield Finding(
                    100 * ended.low,
                    about,
                    f"{players} players",
                    f"With {players} players {as_share(ended)} of the games {says}, and the game is ended by force.",
                )
