"""PostgreSQL: lost messages, a restart, a kill, a full disk; what was acknowledged stays, and no table is wedged."""

import json
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from labdeck.deck import library
from labdeck.deck.starter import starter
from labdeck.server import catalogue
from labdeck.server.class_store import classes, pupils
from labdeck.server.metrics import Metrics
from labdeck.server.protocol.words import VERSION, Close
from labdeck.server.security import fingerprint
from labdeck.server.store import Store, entries, games, seats
from labdeck.server.studio.draft_store import drafts, versions
from labdeck.server.words.saving import DECKS_UNREAD, UNKNOWN
from tests.tools.disk import small_disk
from tests.tools.patience import PATIENCE
from tests.tools.postgres import CUT, SWALLOW, Postgres, Proxy, postgres_running, programs

from .full_disk import choose, opened, play_until_full
from .house import BOT, MANY, OPEN, PERSON, House, Player, few, house, progress

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed; `make test` installs it")
PICTURE = "0123456789abcdef.jpg"
MESSAGES = 10  # of the line, each lost once: more than a choice takes
ROUNDS = 5  # of losing each message, until what is looked for has come
OPENING = range(3, 27)  # those of opening a table: its code, its rows, and that it is read


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as running:
        yield running


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


def counts(postgres: Postgres) -> dict[str, int]:
    """How many rows there are of what people open."""
    engine = sql.create_engine(postgres.url())
    with engine.connect() as connection:
        found = {
            table.name: int(connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())
            for table in (games, classes, pupils, drafts, versions)
        }
    engine.dispose()
    return found


@pytest.mark.parametrize("begins", ["full", "told"])
def test_any_message_of_a_class_may_be_lost(postgres: Postgres, tmp_path: Path, begins: str) -> None:
    """Who was not let in is in nobody's way, and is let in when asking again; the teacher's deeds are done once."""
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    with house(tmp_path, store) as home:
        ticket = home.open_class(size=3, begins=begins)
        code, token = ticket["classroom"]["code"], ticket["token"]
        tickets = []
        for number in range(1, MESSAGES + 1):
            for goes_down in (False, True):
                name = f"{'Down' if goes_down else 'Once'} {number}"
                proxy.lose_message(number, CUT, goes_down)
                came = home.http.post(f"/api/classes/{code}/pupils", json={"name": name})
                if came.status_code != 200:
                    assert came.json()["error"]["code"] == "unsaved"
                    assert goes_down or "be read" in came.text
                proxy.up()
                tickets.append(home.come(code, name) if came.status_code == 503 else came.json())
        assert [each["place"]["pupil"] for each in tickets] == [*range(1, 2 * MESSAGES + 1)]
        assert proxy.lost >= 10
        bots = 0
        for number in range(1, MESSAGES + 1):
            for path, halt in (("pause", "paused"), ("resume", None)):
                proxy.lose_message(number, CUT)
                assert home.teach(code, token, path)["halt"] == halt
            proxy.lose_message(number, CUT)
            bots += "code" in home.teach(code, token, "tables/7/bot")
            proxy.up()
        last = home.onlooker(code, token)
        seats = [seat["name"] for table in last.said["tables"] for seat in table["seats"] if seat["kind"] == "person"]
        assert sorted(seats) == sorted(each["place"]["name"] for each in tickets)
        assert sum(seat["kind"] == "bot" for seat in last.said["tables"][-1]["seats"]) == bots
        last.close()
        for table in range(1, 8 if begins == "told" else 1):
            proxy.lose_message(2 * table, CUT)
            answer = home.teach(code, token, "begin", table=table)
            proxy.up()
            if "error" in answer:
                assert "be read" in answer["error"]["reason"]
                answer = home.teach(code, token, "begin", table=table)
            assert answer["code"] == code
        assert home.teach(code, token, "end")["halt"] == "ended"
    proxy.close()


def each_message(found: list[int], most: int = MESSAGES) -> Iterator[int]:
    """The numbers of messages to be lost; again while nothing was found, since the lease's are among them."""
    for _ in range(ROUNDS):
        yield from range(1, most + 1)
        if found:
            return


def owner(postgres: Postgres, code: str, seat: int) -> str | None:
    """The fingerprint of the token that has a seat, as the database has it."""
    engine = sql.create_engine(postgres.url())
    with engine.connect() as connection:
        found = sql.select(seats.c.token).where(seats.c.game == code, seats.c.seat == seat)
        token: str | None = connection.scalar(found)
    engine.dispose()
    return token


@pytest.mark.parametrize("others", [[OPEN, OPEN], [OPEN], [BOT]], ids=["waiting", "last", "in play"])
def test_a_seat_of_which_nobody_was_told_the_token_is_free_again(
    postgres: Postgres, tmp_path: Path, others: list[dict[str, str]]
) -> None:
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    untold: list[int] = []
    with house(tmp_path, store) as home:
        for number in each_message(untold):
            ticket = home.open(PERSON, *others)
            path = f"/api/tables/{ticket['table']['code']}/seats/1"
            home.http.delete(f"{path}/bot", headers=home.as_(ticket["token"]))
            proxy.lose_message(number, CUT, goes_down=True)
            came = home.http.post(path, json={"name": "Eve"})
            proxy.up()
            if came.status_code == 200:
                continue
            assert came.json()["error"]["code"] == "unsaved"
            if owner(postgres, ticket["table"]["code"], 1) is not None:
                untold.append(number)
            again = home.http.post(path, json={"name": "Eve"})
            assert (again.status_code, again.json().get("seats")) == (200, [1]), again.text
    assert untold
    proxy.close()


def began(home: House) -> tuple[str, str, str, Player]:
    """A class in which one pupil plays: its code, the teacher's token, the table's code and the pupil at it."""
    ticket = home.open_class()
    code, token = ticket["classroom"]["code"], ticket["token"]
    ann, _ = home.come(code, "Ann"), home.come(code, "Ben")
    assert "error" not in home.teach(code, token, "begin")
    pupil = home.onlooker(code, ann["token"])
    table = pupil.until(lambda said: said["place"]["game"])["place"]["game"]
    pupil.close()
    return code, token, table, home.player(table, ann["token"])


def test_a_pause_whose_answer_was_lost_is_told_to_who_plays(postgres: Postgres, tmp_path: Path) -> None:
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    engine = sql.create_engine(postgres.url())
    unknown: list[int] = []
    with house(tmp_path, store) as home, engine.connect() as connection:
        code, token, table, player = began(home)
        for number in each_message(unknown, MESSAGES + 3):
            proxy.lose_message(number, CUT, goes_down=True)
            answer = home.teach(code, token, "pause")
            proxy.up()
            player.ask("chat", seat=0, text="Well?")
            with connection.begin():
                halt = connection.scalar(sql.select(games.c.halt).where(games.c.code == table))
            assert player.table["halt"] == halt, number
            if "error" in answer and halt == "paused":
                unknown.append(number)
            home.teach(code, token, "resume")
            player.until(lambda: player.table["halt"] is None)
        player.close()
    assert unknown
    engine.dispose()
    proxy.close()


def test_a_table_that_is_unsure_stays_so_when_its_class_is_not(postgres: Postgres, tmp_path: Path) -> None:
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    engine = sql.create_engine(postgres.url())
    unknown: list[int] = []
    with house(tmp_path, store) as home, engine.connect() as connection:
        for number in each_message(unknown):
            code, token, table, player = began(home)
            proxy.lose_message(number, CUT, goes_down=True)
            path = f"/api/tables/{table}/seats/1/bot"
            answer = home.http.post(path, json={"bot": "easy"}, headers=home.as_(token))
            proxy.up()
            with connection.begin():  # something else is wrong with the class, and it knows what it has
                connection.exec_driver_sql("ALTER TABLE classes ADD CONSTRAINT ill CHECK (halt IS NULL) NOT VALID")
            assert home.teach(code, token, "pause")["error"]["code"] == "unsaved"
            with connection.begin():
                connection.exec_driver_sql("ALTER TABLE classes DROP CONSTRAINT ill")
                bot = connection.scalar(sql.select(seats.c.bot).where(seats.c.game == table, seats.c.seat == 1))
            player.ask("chat", seat=0, text="Well?")
            assert player.table["seats"][1]["bot"] == bot, number
            if answer.status_code == 503 and bot == "easy":
                unknown.append(number)
            player.close()
    assert unknown
    engine.dispose()
    proxy.close()


def test_what_is_told_not_to_be_done_was_not_done(postgres: Postgres, tmp_path: Path) -> None:
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    text = starter("projects", "mine")
    with house(tmp_path, store) as home:
        draft, saved = home.keep(), 1
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("games", "/api/tables", {"deck": "ingenium", "seats": [PERSON, BOT]}),
            ("classes", "/api/classes", {"deck": "ingenium"}),
            ("drafts", "/api/studio/drafts", {"text": text}),
            ("versions", f"/api/studio/drafts/{draft['draft']}/versions", {}),
        ]
        for number in OPENING:
            for what, path, body in asked:
                before = counts(postgres)[what]
                if what == "versions":
                    body |= {"text": f"{text}# {number}\n", "parent": saved}
                proxy.lose_message(number, CUT)
                answer = home.http.post(path, json=body, headers=home.as_(draft["secret"]))
                proxy.up()
                assert (answer.status_code // 100, counts(postgres)[what] - before) in ((2, 1), (5, 0)), answer.text
                saved += what == "versions" and answer.status_code == 200
    proxy.close()


def test_a_secret_that_nobody_was_told_shuts_nobody_out(postgres: Postgres, tmp_path: Path) -> None:
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    engine = sql.create_engine(postgres.url())
    untold = 0
    with house(tmp_path, store) as home, engine.connect() as connection:
        for number in OPENING:
            ticket = home.keep()
            proxy.lose_message(number, CUT, goes_down=True)
            answer = home.edit(ticket, "POST", "secret")
            proxy.up()
            assert answer.status_code in (200, 503), answer.text
            stored = connection.scalar(sql.select(drafts.c.secret).where(drafts.c.draft == ticket["draft"]))
            untold += answer.status_code == 503 and stored != fingerprint(ticket["secret"])
            if answer.status_code == 200:
                ticket |= answer.json()
            assert home.edit(ticket, "GET", "may-edit").status_code == 204
            newer = ticket | home.edit(ticket, "POST", "secret").json()
            assert [home.edit(each, "GET", "may-edit").status_code for each in (ticket, newer)] == [403, 204]
    assert untold
    engine.dispose()
    proxy.close()


def told_at_the_door(home: House, code: str, token: str) -> tuple[int, str]:
    """How a socket is closed that comes to a table now."""
    with connect(f"ws://127.0.0.1:{home.port}/api/tables/{code}/socket") as line:
        line.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        with suppress(ConnectionClosed):
            while True:
                line.recv(PATIENCE)
        return line.close_code or 0, line.close_reason or ""


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


def test_who_waits_for_a_silent_database_keeps_nobody_else_waiting(postgres: Postgres, tmp_path: Path) -> None:
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    store.patience.seconds = 1.5
    with house(tmp_path, store) as home, ThreadPoolExecutor(1) as other:
        home.http.get("/api/codes/NOSUCH")  # from now on there is a line
        text = starter("projects", "mine") + f"# {PICTURE}\n"
        asked: list[tuple[str, dict[str, Any] | None]] = [
            ("codes/NOSUC1", None),
            ("classes/NOSUC2", None),
            (f"studio/pictures/{PICTURE}", None),
            ("tables", {"deck": "mine@0123456789ab", "seats": [PERSON, BOT]}),
            ("classes", {"deck": "mine@0123456789ab"}),
            ("studio/export", {"text": text, "form": "csv"}),
        ]
        for number, (path, body) in enumerate(asked, 1):
            proxy.lose_message(1, SWALLOW)
            how, address = "GET" if body is None else "POST", f"http://127.0.0.1:{home.port}/api/{path}"
            waiting = other.submit(httpx.request, how, address, json=body, timeout=PATIENCE)
            while proxy.lost < number:
                assert not waiting.done()
            assert home.http.get("/api/health").status_code == 200
            assert not waiting.done()
            assert waiting.result().status_code in (200, 404, 503)


IN_THE_DECK = (9, 7, 5)  # messages before the last one of a request that ends with reading a deck


def test_who_waits_for_the_deck_of_a_table_keeps_nobody_else_waiting(postgres: Postgres, tmp_path: Path) -> None:
    """As for the first table, class or picture of somebody's deck after a restart."""
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port), Metrics())
    store.patience.seconds = 1.5
    with house(tmp_path, store, few(idle_seconds=-1.0)) as home, ThreadPoolExecutor(1) as other:
        deck = home.http.post(f"/api/studio/drafts/{home.keep()['draft']}/play").json()["deck"]
        ticket = home.open(PERSON, PERSON | {"name": "Ben"}, deck=deck)
        table, school = ticket["table"]["code"], home.open_class(deck)["classroom"]["code"]

        def as_after_a_restart() -> None:
            home.do(home.rooms.clear)
            home.app.state.school.live.clear()
            catalogue.deck.cache_clear()
            library._shelf.clear()

        for path in (f"tables/{table}", f"classes/{school}", f"decks/{deck}"):
            address = f"http://127.0.0.1:{home.port}/api/{path}"
            as_after_a_restart()
            proxy.lose_message(MANY, SWALLOW)
            assert home.http.get(address).status_code == 200
            last = proxy.count
            for before in IN_THE_DECK:
                as_after_a_restart()
                lost = proxy.lost
                proxy.lose_message(last - before, SWALLOW)
                waiting = other.submit(httpx.get, address, timeout=PATIENCE)
                while proxy.lost == lost:
                    assert not waiting.done()
                assert home.http.get("/api/health").status_code == 200
                assert not waiting.done(), (path, before)
                assert waiting.result().status_code in (200, 503)
        as_after_a_restart()
        proxy.lose_message(MANY, SWALLOW)
        assert told_at_the_door(home, table, "guess")[0] == Close.NOT_ALLOWED
        last = proxy.count
        as_after_a_restart()
        proxy.lose_message(last - IN_THE_DECK[0], CUT, goes_down=True)
        assert told_at_the_door(home, table, ticket["token"]) == (Close.TOO_SLOW, DECKS_UNREAD)
    proxy.close()


def test_a_database_that_takes_lines_and_says_nothing_is_given_up(postgres: Postgres, tmp_path: Path) -> None:
    """Each who waits is told, and not one after the other; when it speaks again all goes on."""
    proxy = Proxy(postgres.port)
    store = Store(postgres.url(proxy.port).partition("?")[0], Metrics())
    store.patience.seconds = 0.5
    with socket.create_server(("127.0.0.1", 0)) as mute, house(tmp_path, store) as home:
        tables = [opened(home) for _ in range(6)]
        proxy.target = mute.getsockname()[1]
        proxy.lose_message(1, CUT)
        asked = time.monotonic()
        with ThreadPoolExecutor(len(tables)) as all_at_once:
            answers = list(all_at_once.map(lambda table: tried(table[2]), tables))
        assert answers == ["unsaved"] * len(tables)
        assert time.monotonic() - asked < 20.0  # each new line is waited for two seconds
        assert home.http.get("/api/tables/NOSUCH").status_code == 503
        proxy.target = postgres.port
        for _, _, player in tables:
            assert choose(player, "again") == 1
            player.close()
    proxy.close()


def tried(player: Player) -> str:
    """What a choice is refused for."""
    seat = player.view(0)["view"]["to_move"]
    view = player.at(0, seat)
    return str(player.ask("choose", "again", seat=seat, number=0, choice=progress(view))["code"])


def test_a_code_with_a_nul_is_not_found(postgres: Postgres, tmp_path: Path) -> None:
    paths = ("tables/AB%00DEF", "classes/AB%00DEF", "codes/AB%00DEF", "decks/AB@%00DEF", "studio/pictures/AB%00DEF.jpg")
    with house(tmp_path, Store(postgres.url(), Metrics())) as home:
        for path in paths:
            assert home.http.get(f"/api/{path}", timeout=PATIENCE).status_code == 404
        wish = {"deck": "mine@\0", "seats": [PERSON, BOT]}
        assert home.http.post("/api/tables", json=wish).status_code == 404


def test_a_note_to_a_save_may_hold_a_nul(postgres: Postgres, tmp_path: Path) -> None:
    with house(tmp_path, Store(postgres.url(), Metrics())) as home:
        ticket = home.keep()
        text = home.http.get(f"/api/studio/drafts/{ticket['draft']}").json()["text"] + "# more\n"
        saved = home.edit(ticket, "POST", "versions", text=text, parent=1, says="two\u0000 words")
        assert (saved.status_code, saved.json()["version"]) == (200, 2)
        listed = home.http.get(f"/api/studio/drafts/{ticket['draft']}/versions").json()
        assert listed[0]["says"] == "two words"
