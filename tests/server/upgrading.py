"""Tables in every stage, for a server that is upgraded under them."""

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from labdeck.bots import bot
from labdeck.game.game import Game
from labdeck.rules.discoveries import turns as discoveries
from labdeck.rules.projects import turns as projects
from labdeck.rules.schema import Deck, State
from labdeck.server import choosing
from labdeck.server.bots import Bots
from labdeck.server.class_messages import class_message
from labdeck.server.messages import NEVER, view_message
from labdeck.server.metrics import Metrics
from labdeck.server.protocol.classes import NewClass
from labdeck.server.protocol.requests import NewTable
from labdeck.server.refused import Refused
from labdeck.server.rooms import Rooms
from labdeck.server.school import School
from labdeck.server.security import fingerprint
from labdeck.server.settings import Settings
from labdeck.server.store import Store
from labdeck.server.table import Table

from .house import FAST, House, house

STAGES = ("waiting", "playing", "mid-effect", "window", "undone", "over")
DECKS = ("ingenium", "heroes", "microbes")
TOKEN = "the-host-of-all-tables"
MOST = 400  # choices until a stage is given up
IN_CLASS = 20  # choices at a table of a class
FROM_TURN = 3  # on which the changed rule counts


@dataclass
class Left:
    """A table as it was left before an upgrade."""

    code: str
    stage: str
    number: int
    views: list[Any] = field(default_factory=list)
    positions: dict[int, str] = field(default_factory=dict)  # by number


@dataclass
class LeftClass:
    """A class as it was left before an upgrade: one of its tables plays, and one waits."""

    code: str
    tables: list[Any]


@contextmanager
def rooms_at(folder: Path) -> Iterator[Rooms]:
    """The tables of a server without its network, so that hundreds can be played in a moment."""
    settings, metrics = Settings(f"sqlite:///{folder / 'games.db'}", pause=0.0, limits=FAST), Metrics()
    store = Store(settings.db, metrics)
    try:
        yield Rooms(settings, store, Bots(settings.worker, FAST, metrics), metrics)
    finally:
        store.close()


def make_tables(folder: Path, count: int) -> tuple[list[Left], list[LeftClass]]:
    """So many tables, of every stage and deck, played by greedy and now and then at random; and classes."""

    async def work(rooms: Rooms) -> tuple[list[Left], list[LeftClass]]:
        left = await asyncio.gather(*(make(rooms, i) for i in range(count)))
        school = School(rooms)
        classes = [await make_class(rooms, school, deck) for deck in DECKS]
        await rooms.close()
        return left, classes

    with rooms_at(folder) as rooms:
        return asyncio.run(work(rooms))


async def make(rooms: Rooms, i: int) -> Left:
    """One table, played until it is in its stage."""
    stage, deck = STAGES[i % len(STAGES)], DECKS[i // len(STAGES) % len(DECKS)]
    people: list[dict[str, Any]] = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cleo")[: 2 + i % 2]]
    if stage == "waiting":
        people[-1] = {"kind": "open"}
    knobs: dict[str, Any] = {"projects": 6, "stall_turns": 1} if (stage, deck) == ("over", "ingenium") else {}
    wish = NewTable.model_validate({"deck": deck, "seats": people, "knobs": knobs})
    table = await rooms.open(wish, fingerprint(TOKEN))
    left = Left(table.code, stage, 0)
    chance, least = random.Random(i), i % 60
    while stage != "waiting" and not is_there(table, left, least):
        left.positions[table.number] = table.running().position
        await choose(table, chance)
    game = table.game
    left.number = table.number
    if game:
        left.positions[table.number] = game.position
        left.views = [shown(table, reader) for reader in (*range(game.seats), None)]
    return left


async def make_class(rooms: Rooms, school: School, deck: str) -> LeftClass:
    """A class of six, of which three have begun to play."""
    classroom = await school.open(NewClass(deck=deck, size=3), fingerprint(TOKEN))
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"):
        await classroom.join(name, fingerprint(f"{TOKEN} {name}"))
    await classroom.begin(1)
    table, chance = await classroom.table_at(1), random.Random(deck)
    assert table is not None
    while table.number < IN_CLASS:
        await choose(table, chance)
    message = await class_message(classroom, fingerprint(TOKEN))
    return LeftClass(classroom.code, on_the_list(json.loads(json.dumps(message["tables"]))))


def on_the_list(tables: list[Any]) -> list[Any]:
    """What the list of a class has of its tables, without what follows the clock."""
    return [{**table, "still": 0} for table in tables]


def check_class(home: House, left: LeftClass) -> None:
    """A class is as it was left; where another rule counts, a game may have stopped."""
    teacher = home.onlooker(left.code, TOKEN)
    now = on_the_list(teacher.said["tables"])
    teacher.close()
    playing, waiting = now
    assert waiting == left.tables[1]
    assert playing == left.tables[0] or playing["status"] == "broken", left.code
    assert [seat["name"] for seat in playing["seats"]] == ["Ann", "Ben", "Cleo"]
    late = home.come(left.code, "Late")
    assert late["place"]["game"] is None
    home.http.delete(f"/api/classes/{left.code}/pupils/{late['place']['pupil']}", headers=home.as_(late["token"]))


def shown(table: Table, reader: int | None) -> Any:
    """What a reader is shown of a table."""
    return json.loads(json.dumps(view_message(table, reader, NEVER, None)["view"]))


def is_there(table: Table, left: Left, least: int) -> bool:
    """Whether a table is in its stage, after so many entries at least."""
    game = table.playing()
    if game.over:
        return True
    if left.stage == "over" or table.number < least:
        return False
    if left.stage == "mid-effect":
        return game.state.depth > 0 or table.number > MOST
    if left.stage == "window":
        return game.is_window or table.number > MOST
    return True


async def choose(table: Table, chance: random.Random) -> None:
    """Make a choice for a seat that is asked, if there is one; now and then it is taken back."""
    game: Game = table.running()
    asked = [(seat, its) for seat in range(game.seats) if (its := table.asking.game_for(seat)) is not None]
    if not asked:
        await asyncio.sleep(0)  # a window is being closed
        return
    seat, its = asked[0]
    move = f"n{table.number}-{seat}-{chance.random()}"
    if table.asking.window is None and game.played and game.played[-1].seat == seat and chance.random() < 0.05:
        with suppress(Refused):
            await choosing.undo(table, seat, move, table.number)
        return
    code = bot("greedy", table.number).choose(its.masked(seat), its.tables.deck, seat)
    choice = chance.choice(its.choices) if chance.random() < 0.2 else next(c for c in its.choices if c.code == code)
    await choosing.choose(table, seat, move, table.number, choice.name)


@contextmanager
def changed_rules() -> Iterator[None]:
    """Rules of another version: from some turn on a player draws one card more, or has one more enhancement."""

    def with_a_draw(s: State, d: Deck) -> None:
        draws(s, d)
        s.draws += s.turns >= FROM_TURN

    def with_an_extra(s: State, d: Deck) -> None:
        extra(s, d)
        s.extra += s.turns >= FROM_TURN

    draws, extra = projects.begin_turn, discoveries.begin_turn
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(projects, "begin_turn", with_a_draw)
        patch.setattr(discoveries, "begin_turn", with_an_extra)
        yield


def seen(home: House, left: Left) -> tuple[str, list[Any]]:
    """The status of a table, and what a socket with all its seats is shown: the view of each with its whole log."""
    player = home.player(left.code, TOKEN)
    status = str(player.table["status"])
    if status != "waiting" and (status != "broken" or player.table["number"]):
        for seat in range(len(player.table["seats"])):
            player.view(seat)
    player.close()
    return status, [player.views[seat]["view"] for seat in sorted(player.views, key=lambda seat: seat or 0)]


def check_unchanged(home: House, left: Left) -> None:
    """A table is as it was left."""
    status, views = seen(home, left)
    expected = {"waiting": "waiting", "over": "over"}.get(left.stage, "playing")
    if left.stage != "waiting" and left.views[0]["over"]:
        expected = "over"
    assert status == expected, (left.stage, left.code)
    assert views == left.views[:-1], (left.stage, left.code)


def check_changed(home: House, left: Left) -> str:
    """A table under other rules is as it was left, or stopped where it once was, or ended as it did; which of these."""
    status, views = seen(home, left)
    if status != "broken":
        check_unchanged(home, left)
        return "agrees" if home.table(left.code).ending is None else "kept"
    facts = home.http.get(f"/api/tables/{left.code}").json()
    table = home.table(left.code)
    assert "play otherwise now" in facts["stopped"]
    assert table.game is not None
    assert left.positions[table.number] == table.game.position, (left.stage, left.code)
    assert table.number < left.number
    assert [view["over"] for view in views] == [False] * len(views)
    return "stopped"


def play_on(home: House, left: Left) -> None:
    """A rematch of a stopped game goes on from where it stopped, for the same seats."""
    stopped = home.table(left.code).game
    assert stopped is not None
    answer = home.http.post(f"/api/tables/{left.code}/rematch", headers=home.as_(TOKEN))
    assert answer.status_code == 200
    player = home.player(answer.json()["code"], TOKEN)
    seat = stopped.to_move
    assert seat is not None
    view = player.view(seat)["view"]

    async def work() -> Any:
        return shown(home.table(answer.json()["code"]), seat)

    assert view == home.do(work)
    assert home.table(answer.json()["code"]).running().position == stopped.position
    assert player.choose(seat)["type"] == "done"
    player.close()


def upgrade(folder: Path, count: int) -> Counter[str]:
    """Upgrade a server forth, with a changed rule, and back; what came of its tables under the changed rule."""
    tables, classes = make_tables(folder, count)
    with sqlite3.connect(folder / "games.db") as database:
        database.execute("UPDATE games SET version = '0.0.1'")
    with house(folder) as home:
        for left in tables:
            check_unchanged(home, left)
        for school in classes:
            check_class(home, school)
    with changed_rules(), house(folder) as home:
        for school in classes:
            check_class(home, school)
        came = Counter({left.code: check_changed(home, left) for left in tables}.values())
        stopped = [left for left in tables if home.table(left.code).status == "broken"]
        for left in stopped:
            play_on(home, left)
    with house(folder) as home:
        for left in tables:
            check_unchanged(home, left)
        for school in classes:
            check_class(home, school)
    assert min(came[each] for each in ("agrees", "kept", "stopped")) > 0, came
    return came
