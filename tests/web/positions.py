"""Positions that are put on a table, instead of being played to."""

from typing import Any

import labdeck
from labdeck.deck import DeckFile, Project, Resource, load, tables
from labdeck.deck.discoveries import STEPS, Discovery, Enhancement, Hero
from tests.server.house import OPEN, House, Message, play_out, progress

HELD = 7  # besides a project
NAMES = ("Ann", "Benedikt", "Chandrasekhar-Venkataraman", "Dee", "Eve")
Position = dict[str, Any]
MAKOSINSKI = next(project for project in load("ingenium").of(Project) if project.id == "ann-makosinski")


def planted(home: House, deck: str, names: tuple[str, ...] = NAMES, **position: Any) -> Message:
    """A table of people at which a position lies; the tickets' parts for the first seat."""
    seats = len(position["hands"])
    code = home.open(*[OPEN] * seats, deck=deck)["table"]["code"]
    tokens = [home.take(code, seat, names[seat]) for seat in range(seats)]
    game = labdeck.arrange(deck, players=seats, names=names[:seats], seed=7, **position)

    async def work() -> None:
        table = home.table(code)
        table.game = game
        table.show()

    home.do(work)
    return {"token": tokens[0], "tokens": tokens, "table": home.http.get(f"/api/tables/{code}").json()}


def with_a_full_project(home: House) -> Message:
    """Ann has a full project before her, and no other is left."""
    table = [{MAKOSINSKI.id: list(MAKOSINSKI.needs)}, {}]
    return planted(home, "ingenium", hands=[[], []], table=table, project=[], to_move=0, phase="act")


def end(home: House, ticket: Message) -> None:
    """Play a planted position to its end, for all who sit there."""
    players = {seat: home.player(ticket["table"]["code"], token) for seat, token in enumerate(ticket["tokens"])}
    play_out(players, progress)
    for player in players.values():
        player.close()


def crowded(home: House, deck: str) -> Message:
    """As many players as the deck takes, each with much before them and a full hand."""
    file = load(deck)
    position = many_projects(file) if file.rules == "projects" else many_discoveries(file)
    return planted(home, deck, **position, to_move=0, phase="act")


def many_projects(file: DeckFile) -> Position:
    """Up to three active projects a seat, a project in hand, and resources."""
    seats = file.players[1]
    projects = [project.id for project in file.of(Project)]
    most = max(resource.copies for resource in file.of(Resource))
    pool = [each.kind for copy in range(most) for each in file.of(Resource) if copy < each.copies]
    active = min(3, (len(projects) - seats) // seats)
    return {
        "hands": [[projects.pop(), *(pool.pop(0) for _ in range(HELD))] for _ in range(seats)],
        "table": [{projects.pop(): [] for _ in range(active)} for _ in range(seats)],
    }


def many_discoveries(file: DeckFile) -> Position:
    """All steps but the last scored by every seat, each with a hero and an enhancement of the same type."""
    seats, types = range(file.players[1]), file.classes["type"]
    heroes = {kind: [hero.id for hero in file.of(Hero) if hero.type == kind] for kind in types}
    enhancements = {kind: [each.id for each in file.of(Enhancement) if each.type == kind] for kind in types}
    found = {step: [each.id for each in file.of(Discovery) if each.step == step] for step in STEPS}
    table = [
        {
            found[step].pop(): [heroes[kind].pop(), enhancements[kind].pop()]
            for step, kind in zip(STEPS, types, strict=False)
        }
        for _ in seats
    ]
    laid = {card for discoveries in table for beside in discoveries.values() for card in beside}
    pool = [card.id for card in tables(file).cards if card.back == "hero" and card.id not in laid]
    return {"hands": [pool[p :: len(seats)][: file.knobs["hand"]] for p in seats], "table": table}
