"""Starts: the wall time from the start of a process to its first result."""

from statistics import median

from .fresh import measured
from .players import SEATS
from .rates import WALL, Row

ROUNDS = 5
SIMULATED = 1000  # games
FIRST_GAME = """\
from labdeck.lab.bench.players import native_player
native_player({deck!r})(1)"""
FIRST_CHOICE = """\
import labdeck
from labdeck.bots import bot
game = labdeck.new({deck!r}, players={seats}, seed=1)
while len(game.choices) < 2:
    game.play(game.choices[0])
bot("normal", 1).choose(game.masked(game.to_move), game.tables.deck, game.to_move)"""


def start_words(deck: str) -> dict[str, list[str]]:
    """Arguments of Python for each start that is measured, by its name."""
    return {
        "first game by machine code": ["-c", FIRST_GAME.format(deck=deck)],
        "first choice of the bot normal": ["-c", FIRST_CHOICE.format(deck=deck, seats=SEATS)],
        f"labdeck simulate {deck} --games {SIMULATED}": ["-m", "labdeck", "simulate", deck, "--games", str(SIMULATED)],
    }


def start_results(deck: str) -> Row:
    """Wall seconds of each start: the best and the median of several rounds."""
    words = start_words(deck)
    seconds: dict[str, list[float]] = {what: [] for what in words}
    for _ in range(ROUNDS):
        for what, said in words.items():
            seconds[what].append(measured(said).wall_s)
    found = {what: {"best_s": round(min(s), 2), "median_s": round(median(s), 2)} for what, s in seconds.items()}
    return {"deck": deck, "time": WALL, "rounds": ROUNDS, "seconds": found}


def start_lines(results: Row) -> list[str]:
    """The results as lines for people."""
    head = f"from the start of a process, {results['deck']}, {results['time']} time, best and median of {ROUNDS}:"
    return [head] + [
        f"  {what}: {row['best_s']:.2f} s, {row['median_s']:.2f} s" for what, row in results["seconds"].items()
    ]
