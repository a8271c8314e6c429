"""A population on the terminal: what `labdeck tournament --population` does."""

import json
from collections.abc import Iterator
from math import ceil
from shutil import get_terminal_size

import typer

from labdeck.bots import plans
from labdeck.deck import Tables
from labdeck.deck.words import counted
from labdeck.lab import population
from labdeck.lab.figures import Figure
from labdeck.lab.population import Crowd

from .bots import bots_named
from .interruption import status_after, told_if_nothing
from .progress import progress
from .show import show_table
from .simulating import small_table
from .wrong import WrongUse

LONGEST = 24  # letters of a bot's name in the matrix


def meet(deck: str, bots: str, players: int | None, games: int, seed: int, as_json: bool) -> int:
    """Let a population meet, and tell who wins among whom, and who answers whom best."""
    named = bots_named(bots)
    if named[0].partition("+")[0] in plans():
        raise WrongUse("--bots: the first bot makes the other choices of the plans, so it cannot be one itself")
    table, seats = small_table(deck, players)
    places = len(population.seatings(population.members(named), seats))
    deals = max(1, games // places)
    with told_if_nothing("the first deal"), progress(deals * places) as tell:
        crowd = population.meet(table, named, seats, deals, seed, tell=tell)
    if as_json:
        head = {"deck": table.file.id, "digest": table.file.digest, "seed": seed}
        typer.echo(json.dumps(head | population.as_data(crowd), indent=2))
    else:
        show_crowd(table, crowd)
    return status_after(crowd.deals, deals, "deals")


def show_crowd(table: Tables, crowd: Crowd) -> None:
    """Tell the matrix, and below it the best answer to each bot."""
    among = "against" if crowd.players == 2 else "of one among copies of"
    typer.echo(
        f"{table.file.title}: {counted(crowd.tables, 'seating')} of {crowd.players} players, "
        f"each with the same {crowd.deals:,} deals.\n"
        f"Wins in 100 {among} the bot of the column, ± the 95 % interval.\n"
        f"The fair share is {100 * crowd.fair:.0f}. {crowd.filler} makes the other choices of the plans.\n"
    )
    typer.echo("\n".join(matrix_lines(crowd, get_terminal_size().columns)))
    typer.echo()
    rows = [
        (bot, best, as_wins(crowd.wins[best, bot]), verdict(crowd.wins[best, bot], crowd.fair))
        for bot in crowd.bots
        if (best := crowd.answer(bot))
    ]
    show_table("", ("bot", "best answer", "wins in 100", "more than fair"), rows)


def matrix_lines(crowd: Crowd, width: int) -> Iterator[str]:
    """The matrix, in as few blocks of like width as fit; columns are headed by the numbers of their bots."""
    heads = [str(number) for number in range(1, len(crowd.bots) + 1)]
    labels = [
        f"{head:>{len(heads[-1])}} {called(bot, crowd.filler)}" for head, bot in zip(heads, crowd.bots, strict=True)
    ]
    rows = [[as_cell(crowd.wins.get((one, other))) for other in crowd.bots] for one in crowd.bots]
    side, cell = max(map(len, labels)), 1 + max(len(cell) for row in rows for cell in row)
    blocks = ceil(len(labels) / max(1, (width - side) // cell))
    size = ceil(len(labels) / blocks)
    for first in range(0, len(labels), size):
        if first:
            yield ""
        for label, row in [("", heads), *zip(labels, rows, strict=True)]:
            yield label.ljust(side) + "".join(each.rjust(cell) for each in row[first : first + size])


def called(bot: str, filler: str) -> str:
    """A bot's name in the matrix: plans without their common filler, and no name too long."""
    name = bot.removesuffix(f"+{filler}")
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def as_cell(wins: Figure | None) -> str:
    """A share as wins in 100 with half of its interval, the longer one; a dot for a bot and itself."""
    if wins is None:
        return "·"
    return f"{100 * wins.value:.0f}±{100 * max(wins.high - wins.value, wins.value - wins.low):.0f}"


def as_wins(wins: Figure) -> str:
    """A share as wins in 100, with the ends of its interval."""
    return f"{100 * wins.value:.0f} ({100 * wins.low:.0f} to {100 * wins.high:.0f})"


def verdict(wins: Figure, fair: float) -> str:
    """Whether wins are more than the fair share: surely if the whole interval is."""
    return "surely" if wins.low > fair else "perhaps" if wins.value > fair else "no"
