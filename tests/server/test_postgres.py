"""PostgreSQL: lost messages, a restart, a kill, a full disk; what was acknowledged stays, and no table is wedged."""

import json
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from labdeck.server.metrics import Metrics
from labdeck.server.protocol.words import VERSION, Close
from labdeck.server.store import Store, entries
from labdeck.server.table import UNKNOWN
from tests.tools.disk import small_disk
from tests.tools.patience import PATIENCE
from tests.tools.postgres import CUT, SWALLOW, Postgres, Proxy, programs

from .full_disk import choose, opened, play_until_full
from .house import House, house, progress

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed; `make test` installs it")
MESSAGES = 10  # of the line, each lost once: more than a choice takes


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres"))
    yield running
    running.stop(signal.SIGINT)


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


def told_at_the_door(home: House, code: str, token: str) -> tuple[int, str]:
    """How a socket is closed that comes to a table now."""
    with connect(f"ws://127.0.0.1:{home.port}/api/tables/{code}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        with suppress(ConnectionClosed):
            while True:
                socket.recv(PATIENCE)
        return socket.close_code or 0, socket.close_reason or ""


def test_a_restart_and_a_kill_of_the_database_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    store = Store(postgres.url(), Metrics())
    with house(tmp_path, store) as home:
        code, token, player = opened(home)
        for number, how in enumerate((signal.SIGINT, signal.SIGKILL), 1):
            assert choose(player, f"a{number}") == 2 * number - 1
            postgres.stop(how)
            other = home.http.get("/api/tables/ABCDEF")
            assert (other.status_code, other.json()["error"]["code"]) == (503, "unsaved")
            seat = player.view(0)["view"]["to_move"]
            view = player.at(player.views[0]["number"], seat)
            refused = player.ask("choose", f"b{number}", seat=seat, number=view["number"], choice=progress(view))
            assert refused["code"] == "unsaved"
            assert told_at_the_door(home, code, token) == (Close.TOO_SLOW, UNKNOWN)
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


def test_a_code_with_a_nul_is_not_found(postgres: Postgres, tmp_path: Path) -> None:
    with house(tmp_path, Store(postgres.url(), Metrics())) as home:
        for path in ("tables/AB%00DEF", "classes/AB%00DEF", "codes/AB%00DEF"):
            assert home.http.get(f"/api/{path}", timeout=PATIENCE).status_code == 404


def test_a_note_to_a_save_may_hold_a_nul(postgres: Postgres, tmp_path: Path) -> None:
    with house(tmp_path, Store(postgres.url(), Metrics())) as home:
        ticket = home.keep()
        text = home.http.get(f"/api/studio/drafts/{ticket['draft']}").json()["text"] + "# more\n"
        saved = home.edit(ticket, "POST", "versions", text=text, parent=1, says="two\u0000 words")
        assert (saved.status_code, saved.json()["version"]) == (200, 2)
        listed = home.http.get(f"/api/studio/drafts/{ticket['draft']}/versions").json()
        assert listed[0]["says"] == "two words"
