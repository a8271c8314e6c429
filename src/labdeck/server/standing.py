"""Standings: the tables of a class as its teacher's list shows them, by what a spectator sees and nothing more."""

import time
from dataclasses import dataclass

from .protocol.classes import ClassSeat, ClassTable
from .roll import Place, Pupil
from .table import Table


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands after so many entries of its log."""

    number: int
    turn: int
    asked: list[int]
    scores: list[int]
    won: list[int]
    stake: list[int]
    completed: list[int]
    winners: list[str]
    since: float  # when it was first seen to stand so


def standing(table: Table, before: Standing | None) -> Standing:
    """How a table's game stands, for a spectator; what was known before, if nothing has been chosen since."""
    game = table.playing()
    if before is not None and before.number == table.number:
        return before
    view = game.view(None)
    winners = [view.names[p] for p in view.result.winners] if view.result else []
    completed = [len(cards) for cards in view.completed]
    to_move = [] if view.to_move is None else [view.to_move]
    asked = table.asking.window.asked if table.asking.window else to_move
    points = (view.scores, view.won, view.stake)
    return Standing(table.number, view.turn, asked, *points, completed, winners, time.monotonic())


def playing(place: Place, table: Table, stands: Standing | None, pupils: dict[str, int]) -> ClassTable:
    """A table at which they play; the pupils' numbers by the fingerprints of their tokens."""
    seats: list[ClassSeat] = [
        {
            **seat,
            "asked": stands is not None and seat["seat"] in stands.asked,
            "score": stands.scores[seat["seat"]] if stands else None,
            "won": stands.won[seat["seat"]] if stands else 0,
            "stake": stands.stake[seat["seat"]] if stands else 0,
            "completed": stands.completed[seat["seat"]] if stands else 0,
            "pupil": pupils.get(table.seats[seat["seat"]].token or ""),
        }
        for seat in table.facts()["seats"]
    ]
    return {
        "table": place.number,
        "game": table.code,
        "link": f"/t/{table.code}",
        "status": table.status,
        "turn": stands.turn if stands else 0,
        "still": int(time.monotonic() - stands.since) if stands else 0,
        "winners": stands.winners if stands else [],
        "seats": seats,
    }


def waiting(place: Place, people: list[tuple[Pupil, bool]], bot: str) -> ClassTable:
    """A table at which they wait: its people, each with whether they are there, and its bots."""
    seats = [_chair(p, pupil.name, None, is_present, pupil.number) for p, (pupil, is_present) in enumerate(people)]
    seats += [_chair(p, bot, bot, True, None) for p in range(len(people), len(people) + place.bots)]
    return {
        "table": place.number,
        "game": None,
        "link": None,
        "status": "waiting",
        "turn": 0,
        "still": 0,
        "winners": [],
        "seats": seats,
    }


def _chair(seat: int, name: str, bot: str | None, is_present: bool, pupil: int | None) -> ClassSeat:
    return {
        "seat": seat,
        "name": name,
        "kind": "bot" if bot else "person",
        "bot": bot,
        "present": is_present,
        "free": False,
        "passes": False,
        "asked": False,
        "score": None,
        "won": 0,
        "stake": 0,
        "completed": 0,
        "pupil": pupil,
    }
