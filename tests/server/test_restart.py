"""A restart resumes every game where it was, on first touch; the store keeps what was acknowledged."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from labdeck.deck import library
from labdeck.server.metrics import Metrics
from labdeck.server.refused import Unsaved
from labdeck.server.store import ADD_CHAT, Store, Write, settle
from labdeck.server.words.tables import BEGUN
from tests.tools.disk import small_disk

from .full_disk import play_until_full
from .house import BOT, OPEN, PERSON, House, Message, Player, house, progress

BEN = {"kind": "person", "name": "Ben"}


def played(home: House, choices: int) -> tuple[Message, Player]:
    """A table of two at one screen, after some choices, one of them taken back."""
    ticket = home.open(PERSON, BEN)
    both = home.player(ticket["table"]["code"], ticket["token"])
    seat = both.view(0)["view"]["to_move"]
    both.choose(seat, "draw project")
    both.at(both.ask("undo", seat=seat, number=1)["number"], seat)
    for _ in range(choices):
        both.at(both.views[seat]["number"], 0)
        both.at(both.views[0]["number"], 1)
        seat = both.views[0]["view"]["to_move"]
        both.choose(seat, progress(both.view(seat)))
    both.at(choices + 2, 0)
    both.at(choices + 2, 1)
    return ticket, both


def test_a_restart_resumes_the_game_its_seats_and_its_chat(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket, before = played(home, 20)
        code = ticket["table"]["code"]
        before.ask("chat", seat=1, text="hello")
        before.ask("order", seat=1, passes=True)
        waiting = home.open(PERSON, OPEN)["table"]["code"]
    with house(tmp_path) as home:
        assert home.rooms.live == {}
        after = home.player(code, ticket["token"])
        for seat in (0, 1):
            assert after.view(seat)["view"] | {"log": after.logs[seat]} == before.views[seat]["view"] | {
                "log": before.logs[seat]
            }
        assert [seat["passes"] for seat in after.table["seats"]] == [False, True]
        assert [line["text"] for line in after.chat] == ["hello"]
        since = home.player(code, ticket["token"], since=10, chat=1)
        assert since.view(0)["log_after"] == 8  # two entries of the ten are a choice and its undo
        assert since.chat == []
        for seat in (0, 1):
            new = since.view(seat)["view"]["log"]
            assert [line for line in before.logs[seat] if line["n"] <= 8] + new == before.logs[seat]
        assert after.ask("choose", "m1", seat=0, number=0, choice="x")["type"] in ("done", "refused")
        assert home.http.get(f"/api/tables/{waiting}").json()["status"] == "waiting"
        after.close()
        since.close()


def test_tokens_and_seeds_do_not_lie_open(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket = home.open(PERSON, OPEN)
        token = home.take(ticket["table"]["code"], 1, "Eve")
        content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert ticket["token"].encode() not in content
        assert token.encode() not in content


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of decks of which one can be edited while the server is down."""
    folder = tmp_path / "decks"
    copytree(library.FOLDER, folder)
    monkeypatch.setattr(library, "FOLDER", folder)
    library.shipped.cache_clear()
    yield folder
    library.shipped.cache_clear()


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        ('facts = [\n  "', 'facts = [\n  "Truly, ', "playing"),
        ('name = "Rachel Chang"', 'name = "Dr Rachel Chang"', "playing"),
    ],
)
def test_a_game_goes_on_when_only_words_of_its_deck_have_changed(
    tmp_path: Path, decks: Path, old: str, new: str, status: str
) -> None:
    with house(tmp_path) as home:
        ticket, player = played(home, 3)
        player.close()
    deck = decks / "ingenium.toml"
    text = deck.read_text(encoding="utf-8")
    assert old in text
    deck.write_text(text.replace(old, new), encoding="utf-8")
    library.shipped.cache_clear()
    with house(tmp_path) as home:
        assert home.http.get(f"/api/tables/{ticket['table']['code']}").json()["status"] == status


def test_a_log_that_leads_nowhere_is_left_alone(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket, player = played(home, 3)
        player.close()
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE entries SET code = 159, text = 'put physics' WHERE number = 4")
    with house(tmp_path) as home:
        assert home.http.get(f"/api/tables/{ticket['table']['code']}").json()["status"] == "broken"


def test_what_cannot_be_saved_is_refused_and_can_be_sent_again(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        _, both = played(home, 1)
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END")
        view = both.view(0)
        seat = view["view"]["to_move"]
        choice = both.view(seat)["choices"][0]["name"]
        refused = both.ask("choose", "again", seat=seat, number=view["number"], choice=choice)
        assert (refused["code"], refused["number"]) == ("unsaved", view["number"])
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("DROP TRIGGER full")
        done = both.ask("choose", "again", seat=seat, number=view["number"], choice=choice)
        assert done == {"id": "again", "type": "done", "number": view["number"] + 1}
        both.close()


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """SQLite writes to its journal first, which grows on the same disk."""
    with small_disk(tmp_path / "disk", 8) as disk, house(disk.folder) as home:
        play_until_full(home, disk)


def test_bots_go_on_when_the_log_can_be_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labdeck.server.autoplay.RETRY_SECONDS", 0.01)
    with house(tmp_path) as home:
        ticket = home.open(PERSON, OPEN, first=1)
        code = ticket["table"]["code"]
        ann = home.player(code, ticket["token"])
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END")
        path = f"/api/tables/{code}/seats/1/bot"
        home.http.post(path, json={"bot": "greedy"}, headers=home.as_(ticket["token"]))
        while not home.rooms.metrics.counts["failed_commits"]:
            ann.ask("ping")
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("DROP TRIGGER full")
        ann.at(2, 0)
        ann.close()


def test_the_log_refuses_a_number_or_a_move_twice(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        played(home, 2)[1].close()
    with sqlite3.connect(tmp_path / "games.db") as database:
        mode = database.execute("PRAGMA journal_mode").fetchone()
        assert mode == ("wal",)
        columns = "game, number, seat, move, kind, code, text, time"
        for changed in ("number + 100", "number"):
            move = "move" if changed != "number" else "'other'"
            copied = columns.replace("number", changed).replace("move", move)
            with pytest.raises(sqlite3.IntegrityError):
                database.execute(f"INSERT INTO entries ({columns}) SELECT {copied} FROM entries WHERE number = 1")


def test_writes_that_come_together_are_committed_together(tmp_path: Path) -> None:
    """While one commit is under way the others gather; a bad one among them fails alone."""
    metrics = Metrics()
    store = Store(f"sqlite:///{tmp_path / 'games.db'}", metrics)

    def line(number: int) -> dict[str, object]:
        fields = {"seat": 0, "move": f"m{number}", "text": "hi", "phrase": None, "time": 0.0}
        return {"game": "AAAAAA", "number": number, **fields}

    async def write_all() -> list[object]:
        numbers = [*range(200), 7]  # the last is there already
        writes = [store.write((ADD_CHAT, line(number))) for number in numbers]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    results = asyncio.run(write_all())
    store.close()
    assert results[:-1] == [None] * 200
    assert isinstance(results[-1], Exception)
    with sqlite3.connect(tmp_path / "games.db") as database:
        assert database.execute("SELECT count(*) FROM chat").fetchone() == (200,)


def test_a_table_where_a_bot_is_to_move_is_woken_by_a_request(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        code = home.open(BOT, PERSON, first=0)["table"]["code"]
    with sqlite3.connect(tmp_path / "games.db") as database:  # as if the server had ended before the bot chose
        database.execute("DELETE FROM entries")
    with house(tmp_path) as home:
        assert home.rooms.live == {}
        assert home.http.get(f"/api/tables/{code}").json()["status"] == "playing"


def test_the_writer_outlives_an_error_of_any_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as home:
        _, both = played(home, 1)
        view = both.view(0)
        seat = view["view"]["to_move"]
        choice = both.view(seat)["choices"][0]["name"]
        with monkeypatch.context() as broken:
            broken.setattr("labdeck.server.store.together", lambda _: 1 // 0)
            refused = both.ask("choose", "again", seat=seat, number=view["number"], choice=choice)
            assert refused["code"] == "unsaved"
        assert both.ask("choose", "again", seat=seat, number=view["number"], choice=choice)["type"] == "done"
        both.close()


class Forgetful(Store):
    """As when the answer to a COMMIT is lost: the row is there, and the server is told of a failure."""

    forgets = False

    def _commit(self, batch: list[Write], is_again: bool = False) -> None:
        if self.forgets:
            self.forgets = False
            silent = [Write(write.steps, write.loop.create_future(), write.loop) for write in batch]
            super()._commit(silent)
            settle(batch, Unsaved())
        else:
            super()._commit(batch, is_again)


def test_what_is_stored_and_was_not_acknowledged_at_a_table_is_answered_as_done(tmp_path: Path) -> None:
    store = Forgetful(f"sqlite:///{tmp_path / 'games.db'}", Metrics())
    with house(tmp_path, store) as home:
        ticket = home.open(PERSON, BEN, BOT, OPEN)
        path, as_host = f"/api/tables/{ticket['table']['code']}", home.as_(ticket["token"])
        ann = home.player(ticket["table"]["code"], ticket["token"])
        asked: list[tuple[str, str, Message | None]] = [
            ("DELETE", "seats/2/bot", None),
            ("POST", "seats/2/bot", {"bot": "easy"}),
            ("POST", "start", None),
            ("DELETE", "seats/2/bot", None),
            ("POST", "window", {"seconds": 6}),
        ]
        told: list[Message] = []
        for method, deed, body in asked:
            store.forgets = True
            answer = home.http.request(method, f"{path}/{deed}", json=body, headers=as_host)
            assert (answer.status_code, store.forgets) == (200, False), (deed, answer.text)
            told.append(answer.json())
            ann.until(lambda: ann.table == told[-1])
        assert home.http.post(f"{path}/start", headers=as_host).json()["error"]["reason"] == BEGUN
        store.forgets = True
        assert ann.ask("leave", seat=1)["type"] == "done"
        ann.until(lambda: ann.welcome["seats"] == [0])
        ann.close()


def test_a_choice_that_is_stored_and_was_not_acknowledged_counts_once(tmp_path: Path) -> None:
    store = Forgetful(f"sqlite:///{tmp_path / 'games.db'}", Metrics())
    with house(tmp_path, store) as home:
        _, both = played(home, 1)
        for number in range(3, 6):
            seat = both.view(0)["view"]["to_move"]
            view = both.at(both.views[0]["number"], seat)
            store.forgets = True
            assert both.choose(seat, progress(view))["number"] == number + 1
            both.at(number + 1, 0)
            store.forgets = True
            assert both.ask("chat", seat=0, text="hello")["number"] == number - 2
        assert len(both.chat) == 3
        both.close()
