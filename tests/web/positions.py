"""Positions that are put on a table, instead of being played to."""

from typing import Any

import labdeck
from labdeck.deck import load
from tests.server.house import OPEN, House, Message

SEATS, HELD = 5, 7
NAMES = ("Ann", "Benedikt", "Chandrasekhar-Venkataraman", "Dee", "Eve")


def planted(home: House, deck: str, **position: Any) -> Message:
    """A table of people at which a position lies; the tickets' parts for the first seat."""
    seats = len(position["hands"])
    code = home.open(*[OPEN] * seats, deck=deck)["table"]["code"]
    tokens = [home.take(code, seat, NAMES[seat]) for seat in range(seats)]
    game = labdeck.arrange(deck, players=seats, names=NAMES[:seats], seed=7, **position)

    async def work() -> None:
        table = home.table(code)
        table.game = game
        table.show()

    home.do(work)
    return {"token": tokens[0], "tokens": tokens, "table": home.http.get(f"/api/tables/{code}").json()}


def crowded(home: House, deck: str) -> Message:
    """Five players, each with projects before them and a full hand."""
    file = load(deck)
    projects = [project.id for project in file.projects]
    most = max(resource.copies for resource in file.resources)
    pool = [each.kind for copy in range(most) for each in file.resources if copy < each.copies]
    active = min(3, (len(projects) - SEATS) // SEATS)
    return planted(
        home,
        deck,
        hands=[[projects.pop(), *(pool.pop(0) for _ in range(HELD))] for _ in range(SEATS)],
        table=[{projects.pop(): [] for _ in range(active)} for _ in range(SEATS)],
        to_move=0,
        phase="act",
    )
