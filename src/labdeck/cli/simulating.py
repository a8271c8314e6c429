"""Simulating: what `labdeck simulate` and `labdeck tournament` do."""

import json
from contextlib import nullcontext
from pathlib import Path

import typer

from labdeck.deck import Tables, load, tables
from labdeck.deck.words import counted
from labdeck.game.seating import check_deal, seats_for
from labdeck.lab import tournament as contest
from labdeck.lab.ctrl_c import held
from labdeck.lab.export import rows_to, why_not_to
from labdeck.lab.figures import as_number, as_share
from labdeck.lab.games import Games
from labdeck.lab.simulation import played
from labdeck.lab.totals import Summary, Totals, as_data

from .bots import bots_named
from .interruption import status_after, told_if_nothing
from .progress import progress
from .show import show_table
from .wrong import WrongUse


def table_for(deck: str, players: int | None) -> tuple[Tables, int]:
    """The deck and how many play, refused where they do not go together."""
    table = tables(load(deck))
    seats = seats_for(table, players)
    check_deal(table, seats)
    return table, seats


def small_table(deck: str, players: int | None) -> tuple[Tables, int]:
    """Likewise, with two players if nobody says how many and the deck allows it."""
    return table_for(deck, max(2, load(deck).players[0]) if players is None else players)


def simulate(deck: str, games: int, players: int | None, bots: str, seed: int, out: Path | None, as_json: bool) -> int:
    """Play the games, write each to the file as it comes if one is named, and tell what they came to."""
    named = bots_named(bots)
    if out and (wrong := why_not_to(out)):
        raise WrongUse(f"--out: {wrong}")
    table, seats = table_for(deck, len(named) if players is None and len(named) > 1 else players)
    if len(named) > seats:
        raise WrongUse(f"--bots: {len(named)} bots do not fit on {counted(seats, 'seat')}")
    seated = tuple(named[p % len(named)] for p in range(seats))
    totals = Totals(seated)
    writing = rows_to(out) if out else nullcontext(forget)
    try:
        with told_if_nothing("the first game"), held() as hold, writing as write, progress(games) as tell:
            for some in hold.until_pressed(played(table, seated, seed, games)):
                totals.add(some)
                write(some)
                tell(totals.games)
            if not totals.games:
                raise KeyboardInterrupt
    finally:
        if totals.games and as_json:
            head = {"deck": table.file.id, "digest": table.file.digest, "players": seats, "seed": seed, "asked": games}
            typer.echo(json.dumps(head | as_data(totals.summary()), indent=2))
        elif totals.games:
            show_summary(table, totals.summary(), seed)
    return status_after(totals.games, games, "games")


def forget(some: Games) -> None:
    """Write nothing, where no file is asked for."""


def show_summary(table: Tables, found: Summary, seed: int) -> None:
    """Tell what the games came to, seat by seat."""
    typer.echo(
        f"{table.file.title}: {found.games:,} games with {len(found.seats)} players, seeds from {seed}. "
        f"Means and shares with 95 % intervals."
    )
    rows = [(str(p), seat.bot, as_share(seat.wins), as_number(seat.score, 2)) for p, seat in enumerate(found.seats)]
    show_table("", ("seat", "bot", "wins", "points"), rows)
    typer.echo(f"A game has {as_number(found.turns)} turns and {as_number(found.decisions)} decisions.")
    endings = [f"{how} {as_share(figure)}" for how, figure in found.endings.items() if figure.value]
    typer.echo(f"How it ended: {'; '.join(endings)}.")


def tournament(deck: str, bots: str, players: int | None, games: int, seed: int, as_json: bool) -> int:
    """Play a round robin and tell the ratings and how each pair fared."""
    named = bots_named(bots)
    if len(set(named)) < max(len(named), 2):
        raise WrongUse("--bots: a tournament needs two bots or more, each named once")
    table, seats = small_table(deck, players)
    places = contest.seatings(named, seats)
    deals = max(1, games // len(places))
    with told_if_nothing("the first deal"), progress(deals * len(places)) as tell:
        standing = contest.tournament(table, named, seats, deals, seed, tell=tell)
    if as_json:
        head = {"deck": table.file.id, "digest": table.file.digest, "seed": seed}
        typer.echo(json.dumps(head | contest.as_data(standing), indent=2))
    else:
        show_standing(table, standing)
    return status_after(standing.deals, deals, "deals")


def show_standing(table: Tables, standing: contest.Standing) -> None:
    """Tell the ratings, the best first, and how each pair fared."""
    typer.echo(
        f"{table.file.title}: {counted(standing.tables, 'seating')} of {standing.players} players, "
        f"each with the same {standing.deals:,} deals. 95 % intervals."
    )
    best = sorted(standing.ratings.items(), key=lambda pair: -pair[1].value)
    show_table("", ("bot", "rating"), [(bot, f"{f.value:.0f} ({f.low:.0f} to {f.high:.0f})") for bot, f in best])
    pairs = [(f"{one} before {other}", as_share(found)) for (one, other), found in standing.pairs.items()]
    show_table("", ("pair", "share of games"), pairs)
