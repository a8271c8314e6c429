"""Rounds: what `labdeck rounds` does."""

import json
from dataclasses import asdict

from labdeck.cli.wrong import WrongUse
from labdeck.deck import load
from labdeck.lab.discoveries.rounds import measure_rounds, report


def rounds_text(deck: str, players: list[int], games: int, as_json: bool) -> str:
    """The figures of a deck's games for each number of players, as JSON or as lines for people."""
    file = load(deck)
    fewest, most = file.players
    if file.rules != "discoveries":
        raise WrongUse(f"{file.id}: rounds are counted in games of discoveries, and this is one of {file.rules}")
    if wrong := [seats for seats in players if not fewest <= seats <= most]:
        raise WrongUse(f"--players: {file.id} is for {fewest} to {most} players, not for {wrong[0]}")
    measured = [measure_rounds(file, seats, games) for seats in players or range(fewest, most + 1)]
    if as_json:
        return json.dumps([asdict(figures) for figures in measured], indent=2)
    return "\n".join(map(report, measured))
