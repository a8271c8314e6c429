"""`labdeck serve --keep`: finished games of long ago go, wholly, and nothing else does."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from labdeck.server import pruning
from labdeck.server.class_store import class_tables
from labdeck.server.metrics import Metrics
from labdeck.server.pruning import Pruning
from labdeck.server.run import serve
from labdeck.server.store import Store, endings, entries, games, tables
from labdeck.server.term import DAY, HOUR, kept, spoken, term
from tests.tools.patience import PATIENCE
from tests.tools.postgres import postgres_running, programs

from .house import OPEN, PERSON, House, Player, house

BEN = {"kind": "person", "name": "Ben"}
KEEP = 90 * DAY


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A new database of each kind."""
    if request.param == "sqlite":
        yield Store(f"sqlite:///{tmp_path / 'games.db'}", Metrics())
        return
    if programs() is None:
        pytest.skip("PostgreSQL is not installed; `make test` installs it")
    with postgres_running() as postgres:
        yield Store(postgres.url(), Metrics())


def finish(player: Player) -> None:
    """Play a game of one turn each to its end, with a line of the chat."""
    player.ask("chat", seat=0, text="Good luck!")
    while not player.view(0)["view"]["over"]:
        player.choose(player.view(0)["view"]["to_move"])
    player.close()


def finished(home: House) -> str:
    """The code of a game that is over."""
    return followed(home, 0)[0]


def followed(home: House, rematches: int) -> list[str]:
    """The codes of a game that is over and of so many rematches, all of them over but the last."""
    ticket = home.open(PERSON, BEN, most_turns=1)
    codes = [ticket["table"]["code"]]
    for number in range(max(1, rematches)):
        finish(home.player(codes[-1], ticket["token"]))
        if number < rematches:
            answer = home.http.post(f"/api/tables/{codes[-1]}/rematch", headers=home.as_(ticket["token"]))
            codes.append(answer.json()["code"])
    return codes


def forget(home: House, *codes: str) -> None:
    """Have tables leave the memory, as those do that nobody has looked at for a while."""

    async def work() -> None:
        for code in codes:
            room = home.rooms.live[code]
            while room.table.lookers or room.table.is_busy:
                await asyncio.sleep(0.01)
            await home.rooms._forget(room)

    home.do(work)


def age(store: Store, days: float, *codes: str) -> None:
    """Let games have been played so many days ago."""
    with store.engine.begin() as connection:
        for table, name, when in ((games, "code", "opened"), (endings, "game", "time"), (entries, "game", "time")):
            before = table.c[when] - days * DAY
            connection.execute(sql.update(table).where(table.c[name].in_(codes)).values({when: before}))


def prune(home: House) -> Any:
    """Prune now; how many games went."""
    return home.do(Pruning(home.rooms, KEEP).prune)


def traces(store: Store, code: str) -> dict[str, int]:
    """How many rows of each table of the database are about a game."""
    found = {}
    with store.engine.connect() as connection:
        for table in tables.sorted_tables:
            for name in {"game", "code", "previous", "rematch"} & set(table.c.keys()):
                if name == "code" and table is not games:
                    continue
                count = sql.select(sql.func.count()).select_from(table).where(table.c[name] == code)
                if number := connection.execute(count).scalar():
                    found[f"{table.name}.{name}"] = number
    return found


def test_only_finished_games_of_long_ago_go_and_nothing_of_them_stays(store: Store, tmp_path: Path) -> None:
    with house(tmp_path, store, keep=KEEP) as home:
        old, young = finished(home), finished(home)
        linked, following = followed(home, 1)
        taught, again, last = followed(home, 2)
        playing, waiting, ended = (home.open(PERSON, seat)["table"]["code"] for seat in (BEN, OPEN, BEN))
        codes = (old, taught, again, last, linked, following, playing, waiting, ended)
        forget(home, young, *codes)
        age(store, 91, *codes)
        age(store, 89, young)
        with store.engine.begin() as connection:
            connection.execute(sql.update(games).where(games.c.code == ended).values(halt="ended"))
            row = {"of_class": "ABCDEF", "number": 1, "game": taught, "bots": 0}
            connection.execute(sql.insert(class_tables), row)
        assert len(traces(store, old)) >= 6  # game, seats, entries, chat, positions, ending

        assert prune(home) == 3
        assert [traces(store, code) for code in (old, linked, ended)] == [{}, {}, {}]
        for code in (young, taught, again, last, following, playing, waiting):
            assert home.http.get(f"/api/tables/{code}").status_code == 200
        for path in (f"tables/{old}", f"codes/{old}"):
            answer = home.http.get(f"/api/{path}")
            assert answer.status_code == 404
            assert answer.json()["error"]["reason"].endswith(" Finished games are kept for 90 days here.")
        assert home.rooms.metrics.counts["games_pruned"] == 3
        assert prune(home) == 0


def test_a_game_that_somebody_looks_at_stays_until_it_is_left(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}", Metrics())
    with house(tmp_path, store) as home:
        code = finished(home)
        forget(home, code)
        age(store, 100, code)
        looker = home.player(code)
        assert prune(home) == 0
        assert looker.view(None)["view"]["over"]
        looker.close()
        forget(home, code)
        assert prune(home) == 1
        answer = home.http.get(f"/api/tables/{code}").json()["error"]["reason"]
        assert answer == "There is no table of this code."


def test_what_is_pruned_makes_room_for_what_comes(tmp_path: Path) -> None:
    """The file of SQLite does not shrink; new games go where the old ones were."""
    file = tmp_path / "games.db"
    store = Store(f"sqlite:///{file}", Metrics())
    with house(tmp_path, store) as home:
        codes = [finished(home) for _ in range(6)]
        forget(home, *codes)
        age(store, 100, *codes)
        pages = pages_of(file)
        assert prune(home) == 6
        for _ in range(4):
            finished(home)
        assert pages_of(file) == pages


def pages_of(file: Path) -> Any:
    """How many pages a database has."""
    with sqlite3.connect(file) as database:
        return database.execute("PRAGMA page_count").fetchone()[0]


def test_a_server_prunes_when_it_starts(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'games.db'}"
    store = Store(file, Metrics())
    with house(tmp_path, store) as home:
        codes = [finished(home) for _ in range(pruning.PIECE + 1)]
    store = Store(file, Metrics())
    age(store, 100, *codes)
    with house(tmp_path, store, keep=KEEP) as home:
        end = time.monotonic() + PATIENCE
        while home.rooms.metrics.counts["games_pruned"] < len(codes) and time.monotonic() < end:
            home.http.get("/api/health")
        assert [traces(store, code) for code in codes] == [{}] * len(codes)


def test_all_games_are_kept_where_nothing_is_said(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        assert home.rooms.settings.keep is None
        assert kept(None) == ""


@pytest.mark.parametrize(
    ("text", "seconds", "says"),
    [("36h", 36 * HOUR, "36 hours"), ("90d", 90 * DAY, "90 days"), ("1W", 7 * DAY, "7 days"), (" 1d ", DAY, "1 day")],
)
def test_a_term_is_a_number_with_a_unit(text: str, seconds: float, says: str) -> None:
    assert term(text) == seconds
    assert spoken(seconds) == says


@pytest.mark.parametrize("text", ["", "0d", "90", "d", "-1d", "1.5d", "9m", "999999w", "٣d", "1d2h", "forever"])
def test_what_is_no_term_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=f"of hours, days or weeks, such as 36h, 90d or 52w, not “{text}”$"):
        term(text)


def test_serve_says_how_long_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[Any] = []
    monkeypatch.setattr("labdeck.server.run.run", lambda settings, listening, store: started.append((settings, store)))
    serve(port=0, data=tmp_path, keep=KEEP)
    (settings, store), *_ = started
    store.close()
    assert settings.keep == KEEP
    assert capsys.readouterr().out.splitlines()[1].endswith("labdeck.db, finished ones for 90 days")
