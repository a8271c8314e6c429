"""Statistics of self-play between greedy bots in the discoveries family: rounds, scores, seats, ties and events."""

from dataclasses import dataclass
from typing import Any

from labdeck import native
from labdeck.deck import DeckFile, tables
from labdeck.lab.discoveries.count_rounds import (
    CANCELLED,
    ENDING,
    EXCHANGED,
    IDLE,
    INSPIRED,
    RESHUFFLED,
    SCORELESS,
    SCORES,
    STOLEN,
    TURNS,
    WINNERS,
    count_rounds,
)
from labdeck.rules.numbers import BY_FIVE_STEPS
from labdeck.rules.schema import Deck

HAPPENINGS = {
    "exchanges": EXCHANGED,
    "inspirations": INSPIRED,
    "cancels": CANCELLED,
    "steals": STOLEN,
    "reshuffles": RESHUFFLED,
    "scoreless turns": SCORELESS,
    "idle turns": IDLE,
}


@dataclass(frozen=True, slots=True)
class Rounds:
    """The statistics of many games with one number of seats."""

    deck: str
    players: int
    games: int
    rounds: dict[str, float]  # mean, p5, p95, max
    unfinished: float  # the share of games that did not end by a fifth step
    score: float
    winners_score: float
    wins: tuple[float, ...]  # by seat from the first to play; a shared win counts in part
    tied: float  # the share of games in which the best scores are equal
    shared: float  # the share that has several winners even so
    per_game: dict[str, float]


def counted(deck: Deck, players: int, games: int, first: int = 0) -> Any:
    """Play the games by machine code; a row for each, its columns as `count_rounds` names them."""
    import numpy as np

    out = np.zeros(games * (SCORES + players), np.int64)
    s, m = native.new_state(), native.new_state()
    native.entry(count_rounds)(s, m, native.deck_record(deck), players, first, games, out.ctypes)
    return out.reshape(games, -1)


def measure_rounds(file: DeckFile, players: int, games: int) -> Rounds:
    """Play games of a deck in which seat 0 begins, and sum them up."""
    import numpy as np

    rows = counted(tables(file, first=0).deck, players, games)
    scores, winners = rows[:, SCORES:], rows[:, WINNERS]
    is_winner = winners[:, None] >> np.arange(players) & 1
    rounds, best = rows[:, TURNS] / players, scores.max(axis=1)
    spread = {"p5": np.percentile(rounds, 5), "p95": np.percentile(rounds, 95), "max": rounds.max()}
    return Rounds(
        deck=file.id,
        players=players,
        games=games,
        rounds={"mean": float(rounds.mean())} | {name: float(value) for name, value in spread.items()},
        unfinished=float((rows[:, ENDING] != BY_FIVE_STEPS).mean()),
        score=float(scores.mean()),
        winners_score=float(best.mean()),
        wins=tuple((is_winner / is_winner.sum(axis=1)[:, None]).mean(axis=0).tolist()),
        tied=float(((scores == best[:, None]).sum(axis=1) > 1).mean()),
        shared=float((is_winner.sum(axis=1) > 1).mean()),
        per_game={name: float(rows[:, column].mean()) for name, column in HAPPENINGS.items()},
    )


def report(measured: Rounds) -> str:
    """The figures as a few lines for people."""
    rounds = ", ".join(f"{name} {value:.{2 * (name == 'mean')}f}" for name, value in measured.rounds.items())
    happenings = ", ".join(f"{value:.2f} {name}" for name, value in measured.per_game.items())
    return (
        f"{measured.deck}, {measured.players} players, {measured.games} games between greedy bots\n"
        f"  rounds: {rounds}; not ended by a fifth step: {measured.unfinished:.1%}\n"
        f"  points: mean {measured.score:.1f}, winner {measured.winners_score:.1f}\n"
        f"  wins by seat: {', '.join(f'{share:.1%}' for share in measured.wins)}; "
        f"ties on points {measured.tied:.1%}, unbroken {measured.shared:.1%}\n"
        f"  a game has {happenings}"
    )
