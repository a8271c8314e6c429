"""`labdeck serve` as people start it: says where to go, plays, ends when told to, and is there again after."""

import asyncio
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
import sqlalchemy as sql

from labdeck.server.class_store import ADD_CLASS, classes, prune_classes
from labdeck.server.lease import Lease
from labdeck.server.metrics import Metrics
from labdeck.server.refused import Unsaved
from labdeck.server.run import listen, serve
from labdeck.server.store import ADD_POSITION, HALT_GAME, Store, positions
from labdeck.server.studio.draft_store import ADD_DRAFT, drafts, remove_draft

from .house import BOT, PERSON, Player, few, house, progress

OLD = (classes, drafts)
CLASS = {"deck": "ingenium", "knobs": {}, "size": 3, "begins": "alone", "bot": "easy", "teacher": "", "halt": None}
DRAFT = {"secret": "", "made": 0.0}
SERVE = "from pathlib import Path; from labdeck.server.run import serve; import sys; "


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it tells."""
    code = f"{SERVE} serve(port=0, data=Path(sys.argv[1]), pause=0)"
    command = [sys.executable, "-c", code, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            assert process.stdout
            address = process.stdout.readline().split()[-1]
            assert str(folder) in process.stdout.readline()
            yield process, address
        finally:
            process.kill()


def post(address: str, path: str, body: object) -> Any:
    request = Request(f"{address}api{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


def test_the_command_serves_and_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    with served(folder) as (process, address):
        ticket = post(address, "/tables", {"deck": "ingenium", "seats": [PERSON, BOT], "knobs": {"first": 0}})
        code, port = ticket["table"]["code"], int(address.split(":")[2].strip("/"))
        ann = Player(port, code, ticket["token"])
        ann.choose(0, progress(ann.view(0)))
        os.kill(process.pid, signal.SIGTERM)
        assert process.stdout
        assert process.stdout.read() == ""  # nothing was logged
        assert process.wait() in (0, -signal.SIGTERM)
        ann.close()
    assert stat.S_IMODE((folder / "labdeck.db").stat().st_mode) == 0o600
    with served(folder) as (_, address):
        again = Player(int(address.split(":")[2].strip("/")), code, ticket["token"])
        assert again.view(0)["number"] == 1
        again.close()


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(SystemExit, match=r"port \d+ cannot be used"):
        serve(port=taken.getsockname()[1], data=tmp_path)


@pytest.mark.parametrize(
    ("db", "says"),
    [
        ("nonsense", r"^labdeck serve: --db takes an address such as postgresql\+psycopg://user@host/name\.$"),
        ("sqlite:////no/such/folder/games.db", r"^labdeck serve: sqlite:////no/such/folder/games\.db cannot be used: "),
        ("nosuch://host/name", r"--db takes an address such as postgresql"),
        ("mysql+pymysql://u:secret@host/n", r"mysql\+pymysql://u:\*\*\*@host/n needs the Python package pymysql,"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(db: str, says: str) -> None:
    with pytest.raises(SystemExit, match=says):
        serve(port=0, db=db)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "labdeck.db").write_text("my notes, " * 1000)
    with pytest.raises(SystemExit, match=r"labdeck\.db cannot be used: file is not a database\.$"):
        serve(port=0, data=tmp_path)
    assert (tmp_path / "labdeck.db").read_text() == "my notes, " * 1000


def test_a_mistake_in_a_bots_turn_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labdeck.server.autoplay.RETRY_SECONDS", 0.01)
    failures = iter([KeyError("the hidden card")] * 3)
    with house(tmp_path, limits=few()) as home:
        choose = home.rooms.bots.choose

        async def failing(*asked: Any, **how: Any) -> Any:
            for failure in failures:
                raise failure
            return await choose(*asked, **how)

        monkeypatch.setattr(home.rooms.bots, "choose", failing)
        ticket = home.open(PERSON, BOT, first=1)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        ann.at(1, 0)
        ann.close()


def test_a_second_server_refuses_the_same_games_until_the_first_is_gone(tmp_path: Path) -> None:
    code = f"{SERVE} serve(port=0, data=Path(sys.argv[1]), pause=0)"
    with served(tmp_path) as (process, _):
        command = [sys.executable, "-c", code, str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (second.returncode, second.stdout) == (1, "")
        assert second.stderr.startswith(f"labdeck serve: another server has these games: process {process.pid} on ")
        assert len(second.stderr.splitlines()) == 1
        process.kill()
        process.wait()
        with served(tmp_path) as (_, address):
            assert post(address, "/tables", {"deck": "ingenium", "seats": [PERSON, BOT]})["host"]


def test_a_lease_of_another_machine_is_taken_over_when_nobody_keeps_it_up(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    first, second, third = (Store(url, Metrics()) for _ in range(3))
    kept = Lease(first)
    assert kept.take(1.0) == ""
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE leases SET place = 'elsewhere 1 2'")
    assert Lease(second).take(1.0).endswith("on elsewhere; stop it first, or name another database")
    kept._ends.set()  # it is heard of no more
    late = Lease(third)
    asyncio.run(first.write((HALT_GAME, {"game": "NOSUCH", "to": None})))
    assert late.take(1.0) == ""
    with pytest.raises(Unsaved, match="nothing was done"):  # the one that was frozen wakes
        asyncio.run(first.write((ADD_POSITION, {"game": "NOSUCH", "number": 0, "digest": "woken"})))
    asyncio.run(third.write((ADD_CLASS, {"code": "OLD", "opened": 0.0} | CLASS), (ADD_DRAFT, {"draft": "OLD"} | DRAFT)))
    with pytest.raises(Unsaved, match="nothing was done"):
        prune_classes(first, 0.0)
    with pytest.raises(Unsaved, match="nothing was done"):
        remove_draft(first, "OLD")
    stays = third.read(lambda connection: [connection.execute(sql.select(part)).scalar() for part in OLD])
    assert stays == ["OLD", "OLD"]
    assert (prune_classes(third, 0.0), remove_draft(third, "OLD")) == (1, True)
    asyncio.run(third.write((ADD_POSITION, {"game": "NOSUCH", "number": 0, "digest": "third"})))
    saved = third.read(lambda connection: connection.execute(sql.select(positions.c.digest)).scalars().all())
    assert saved == ["third"]
    late.give_back()
    with sqlite3.connect(tmp_path / "games.db") as database:
        assert database.execute("SELECT count(*) FROM leases").fetchone() == (0,)
    for store in (first, second, third):
        store.close()
