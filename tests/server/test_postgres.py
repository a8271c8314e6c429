"""PostgreSQL: lost messages, a restart, a kill, a full disk; what was acknowledged stays, and no table is wedged."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from labdeck.server.metrics import Metrics
from labdeck.server.store import Store, entries
from tests.tools.disk import Disk, small_disk
from tests.tools.patience import PATIENCE
from tests.tools.postgres import CUT, SWALLOW, Postgres, Proxy, programs

from .house import PERSON, House, Player, house, progress

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed; `make test` installs it")
BEN = {"kind": "person", "name": "Ben"}
LINES = 1500  # of the chat, more than fill any room that is left
MESSAGES = 10  # of the line, each lost once: more than a choice takes


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres"))
    yield running
    running.stop(signal.SIGINT)


def opened(home: House) -> tuple[str, str, Player]:
    """A table of two at one screen."""
    ticket = home.open(PERSON, BEN)
    code, token = ticket["table"]["code"], ticket["token"]
    return code, token, home.player(code, token)


def choose(player: Player, move: str) -> int:
    """Make a choice for whoever is asked, sending it again until it is acknowledged; the number of its entry."""
    seat = player.view(0)["view"]["to_move"]
    view = player.at(player.views[0]["number"], seat)
    text = progress(view)
    for _ in range(20):
        answer = player.ask("choose", move, seat=seat, number=view["number"], choice=text)
        if answer["type"] == "done":
            player.at(answer["number"], 0)
            return int(answer["number"])
        assert answer["code"] == "unsaved", answer
    raise AssertionError("the table is wedged")


def stored(postgres: Postgres, code: str) -> list[tuple[int, str]]:
    """The log of a table as the database has it."""
    engine = sql.create_engine(postgres.url())
    with engine.connect() as connection:
        found = sql.select(entries.c.number, entries.c.move).where(entries.c.game == code).order_by(entries.c.number)
        rows = [(row.number, row.move) for row in connection.execute(found)]
    engine.dispose()
    return rows


@pytest.mark.parametrize("how", [CUT, SWALLOW])
def test_any_message_may_be_lost(postgres: Postgres, tmp_path: Path, how: str) -> None:
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    store.patience.seconds = 0.2
    with house(tmp_path, store) as home:
        code, token, player = opened(home)
        for number in range(1, MESSAGES + 1):
            proxy.lose_message(number, how)
            assert choose(player, f"c{number}") == number
        player.close()
        assert proxy.lost >= 6  # or the line is asked less than it was
        again = home.player(code, token)
        assert again.view(0)["number"] == MESSAGES
        again.close()
    assert stored(postgres, code) == [(number, f"c{number}") for number in range(1, MESSAGES + 1)]
    proxy.close()


def test_a_restart_and_a_kill_of_the_database_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    store = Store(postgres.url(), Metrics())
    with house(tmp_path, store) as home:
        code, _, player = opened(home)
        for number, how in enumerate((signal.SIGINT, signal.SIGKILL), 1):
            assert choose(player, f"a{number}") == 2 * number - 1
            postgres.stop(how)
            other = home.http.get("/api/tables/ABCDEF")
            assert (other.status_code, other.json()["error"]["code"]) == (503, "unsaved")
            seat = player.view(0)["view"]["to_move"]
            view = player.at(player.views[0]["number"], seat)
            refused = player.ask("choose", f"b{number}", seat=seat, number=view["number"], choice=progress(view))
            assert refused["code"] == "unsaved"
            postgres.start()
            assert choose(player, f"b{number}") == 2 * number
        player.close()
    assert [number for number, _ in stored(postgres, code)] == [1, 2, 3, 4]


def test_a_full_disk_under_the_games_is_told_and_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    """The database is on a small disk, its journal on another: what does not fit is an error of the statement."""
    with small_disk(tmp_path / "disk", 16) as disk:
        store = Store(postgres.database("small", on=disk.folder), Metrics())
        with house(tmp_path, store) as home:
            play_until_full(home, disk)
        postgres.drop("small")


def play_until_full(home: House, disk: Disk) -> None:
    """Play on a full disk until something is refused, then with room again; everything acknowledged is there, once."""
    code, _, player = opened(home)
    done = [choose(player, "a1")]
    disk.fill()
    lines = 0
    for lines in range(LINES):
        answer = player.ask("chat", f"l{lines}", seat=0, text=f"{lines} " + "all work and no play " * 13)
        if answer["type"] != "done":
            break
        assert answer["number"] == lines + 1
    assert answer.get("code") == "unsaved", "the disk was never full"
    assert home.http.get("/api/health").status_code == 200
    seat = player.view(0)["view"]["to_move"]
    view = player.at(player.views[0]["number"], seat)
    tried = player.ask("choose", "a2", seat=seat, number=view["number"], choice=progress(view))
    assert tried["type"] == "done" or (tried["code"], tried["number"]) == ("unsaved", view["number"])
    disk.free()
    done += [choose(player, f"a{number}") for number in (2, 3)]
    assert done == [1, 2, 3]
    again = player.ask("chat", f"l{lines}", seat=0, text=f"{lines} " + "all work and no play " * 13)
    assert (again["type"], again["number"]) == ("done", lines + 1)
    player.close()
    fresh = Store(str(home.rooms.store.engine.url.render_as_string(hide_password=False)), Metrics())
    saved = fresh.load(code)
    fresh.close()
    assert saved is not None
    assert [(row["number"], row["move"]) for row in saved.entries] == [(1, "a1"), (2, "a2"), (3, "a3")]
    assert [(row["number"], row["move"]) for row in saved.chat] == [(n + 1, f"l{n}") for n in range(lines + 1)]


def test_a_code_with_a_nul_is_not_found(postgres: Postgres, tmp_path: Path) -> None:
    with house(tmp_path, Store(postgres.url(), Metrics())) as home:
        for path in ("tables/AB%00DEF", "classes/AB%00DEF", "codes/AB%00DEF"):
            assert home.http.get(f"/api/{path}", timeout=PATIENCE).status_code == 404
