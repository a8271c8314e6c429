"""A class in one code: who comes is seated, the teacher sees all tables, pauses and ends them, and nothing is lost."""

import json
import sqlite3
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from labdeck.server.class_store import load_class, prune_classes
from labdeck.server.limits import Limits
from labdeck.server.protocol.words import VERSION
from tests.programs.durability import Host, free_port
from tests.tools.patience import PATIENCE

from .house import House, Message, few, house, play_out, progress

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


def opened(home: House, *names: str, **wishes: Any) -> tuple[str, str, list[Message]]:
    """A class to which some have come: its code, the teacher's token, and a ticket for each."""
    ticket = home.open_class(**wishes)
    code = ticket["classroom"]["code"]
    return code, ticket["token"], [home.come(code, name) for name in names]


def sizes(message: Message) -> list[int]:
    """How many sit at each table."""
    return [len(table["seats"]) for table in message["tables"]]


def asked_at(table: Message) -> str:
    """Who is asked at a table."""
    return next(str(seat["name"]) for seat in table["seats"] if seat["asked"])


def place(home: House, code: str, token: str) -> Message:
    """Where somebody sits now."""
    pupil = home.onlooker(code, token)
    pupil.close()
    found: Message = pupil.said["place"]
    return found


def test_twenty_eight_pupils_of_one_address_join_by_one_code(tmp_path: Path) -> None:
    """At once, by requests and sockets from one address, within the limits as they are shipped."""
    with house(tmp_path, limits=Limits()) as home:
        ticket = home.open_class(size=4)
        code, token = ticket["classroom"]["code"], ticket["token"]
        teacher = home.onlooker(code, token)
        tickets: dict[str, Message] = {}

        def come(name: str) -> None:
            tickets[name] = home.come(code, name)

        threads = [threading.Thread(target=come, args=[f"Pupil {number}"]) for number in range(28)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        with ExitStack() as stack:
            pupils = []
            for each in tickets.values():
                pupils.append(home.onlooker(code, each["token"]))
                stack.callback(pupils[-1].close)
            teacher.until(lambda said: sizes(said) == [4] * 7)
            teacher.until(lambda said: all(seat["present"] for table in said["tables"] for seat in table["seats"]))
            assert "error" not in home.teach(code, token, "begin")
            for pupil in pupils:
                pupil.until(lambda said: said["place"]["game"])
            players = [
                home.player(pupil.said["place"]["game"], each["token"])
                for pupil, each in zip(pupils, tickets.values(), strict=True)
            ]
            for player in players:
                stack.callback(player.close)
                assert len(player.welcome["seats"]) == 1
                player.view(player.welcome["seats"][0])
            said = teacher.until(lambda said: all(table["status"] == "playing" for table in said["tables"]))
            assert len({table["game"] for table in said["tables"]}) == 7
            assert {seat["name"] for table in said["tables"] for seat in table["seats"]} == set(tickets)
        teacher.close()


@pytest.mark.parametrize(
    ("people", "size", "after"),
    [(1, 4, [3]), (2, 4, [3]), (5, 4, [5]), (6, 4, [3, 3]), (7, 3, [4, 3]), (8, 5, [5, 3])],
)
def test_nobody_is_left_over_when_the_teacher_begins(home: House, people: int, size: int, after: list[int]) -> None:
    code, token, tickets = opened(home, *NAMES[:people], size=size)
    teacher = home.onlooker(code, token)
    home.teach(code, token, "begin")
    said = teacher.until(lambda said: all(table["game"] for table in said["tables"]))
    assert sizes(said) == after
    games = {place(home, code, each["token"])["game"] for each in tickets}
    assert games == {table["game"] for table in said["tables"]}
    bots = [seat for table in said["tables"] for seat in table["seats"] if seat["kind"] == "bot"]
    assert len(bots) == sum(after) - people
    teacher.close()


def test_a_class_that_begins_when_full_keeps_company_for_the_last(home: House) -> None:
    code, token, tickets = opened(home, *NAMES[:4], size=4, begins="full")
    assert place(home, code, tickets[0]["token"])["game"] is None  # a fifth would sit alone
    for name in NAMES[4:7]:
        assert home.come(code, name)["place"]["table"] == 2
    assert place(home, code, tickets[0]["token"])["game"]
    late = home.come(code, "Late")
    assert (late["place"]["table"], late["place"]["game"]) == (2, None)
    home.teach(code, token, "begin")
    assert place(home, code, late["token"])["game"]


def test_late_comers_leavers_and_moves_before_play(home: House) -> None:
    code, token, tickets = opened(home, *NAMES[:4], size=3)
    teacher = home.onlooker(code, token)
    home.http.delete(f"/api/classes/{code}/pupils/1", headers=home.as_(tickets[0]["token"]))
    late = home.come(code, "Late")
    assert late["place"]["table"] == 1  # the chair that was left
    assert late["place"]["mates"] == ["Ben", "Cy"]
    home.teach(code, token, f"pupils/{late['place']['pupil']}/move", table=2)
    home.teach(code, token, "tables/2/bot")
    said = teacher.until(lambda said: sizes(said) == [2, 3])
    assert [seat["name"] for seat in said["tables"][1]["seats"]] == ["Dee", "Late", "greedy"]
    home.teach(code, token, "tables/2/bot", method="DELETE")
    home.teach(code, token, "begin", table=2)
    said = teacher.until(lambda said: said["tables"][1]["game"])
    assert said["tables"][0]["game"] is None
    refused = home.teach(code, token, f"pupils/{late['place']['pupil']}/move", table=1)
    assert refused["error"]["reason"] == "Table 2 has begun to play."
    teacher.close()


def test_a_pupil_comes_back_to_the_same_seat(home: House) -> None:
    code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy")
    again = home.http.post(f"/api/classes/{code}/pupils", json={"name": "Else"}, headers=home.as_(ann["token"])).json()
    assert (again["token"], again["place"]["name"]) == (None, "Ann")
    home.teach(code, token, "begin")
    game = place(home, code, ann["token"])["game"]
    for _ in range(2):  # a reload
        player = home.player(game, ann["token"])
        assert player.welcome["seats"] == [0]
        player.close()


def test_a_pupil_whose_device_forgot_is_let_back_in_by_the_teacher(home: House) -> None:
    code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy")
    home.teach(code, token, "begin")
    game = place(home, code, ann["token"])["game"]
    old = home.player(game, ann["token"])
    body = {"name": " ann "}
    assert home.http.post(f"/api/classes/{code}/pupils", json=body).status_code == 409
    home.teach(code, token, "pupils/1/return")
    back = home.http.post(f"/api/classes/{code}/pupils", json=body).json()
    assert back["place"] == {"pupil": 1, "name": "Ann", "table": 1, "mates": ["Ben", "Cy"], "game": game}
    new = home.player(game, back["token"])
    assert new.welcome["seats"] == [0]
    old.until(lambda: old.welcome["seats"] == [])  # what the old token owned is gone
    assert home.http.post(f"/api/classes/{code}/pupils", json=body).status_code == 409
    for player in (old, new):
        player.close()


def test_a_pause_stops_people_and_bots_and_says_why(home: House) -> None:
    code, token, (ann, *_) = opened(home, "Ann", knobs={"first": 0})
    home.teach(code, token, "begin")
    player = home.player(place(home, code, ann["token"])["game"], ann["token"])
    first = player.view(0)["choices"][0]["name"]
    assert player.ask("choose", "again", seat=0, number=0, choice=first)["type"] == "done"
    home.teach(code, token, "pause")
    player.until(lambda: player.table["halt"] == "paused")
    view = player.at(1, 0)
    for kind, fields in (("choose", {"number": 1, "choice": first}), ("undo", {"number": 1}), ("hint", {})):
        refused = player.ask(kind, seat=0, **fields)
        assert (refused["code"], refused["reason"][:19]) == ("not_now", "The game is paused;")
    # What was answered before the pause is answered again.
    assert player.ask("choose", "again", seat=0, number=0, choice=first)["type"] == "done"
    assert home.teach(code, token, "begin")["error"]["reason"] == "The class is paused; let it go on first."
    while view["view"]["to_move"] == 0:  # until a bot is asked, which waits while it is paused
        home.teach(code, token, "resume")
        player.until(lambda: player.table["halt"] is None)
        player.choose(0, progress(player.view(0)))
        home.teach(code, token, "pause")
        player.until(lambda: player.table["halt"] == "paused")
        view = player.view(0)
    number = home.table(player.table["code"]).number
    for _ in range(20):
        player.ask("ping")
    assert home.table(player.table["code"]).number == number
    home.teach(code, token, "resume")
    player.until(lambda: player.view(0)["choices"])
    player.close()


def test_an_ended_class_takes_nobody_and_its_games_stay(home: House) -> None:
    code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy", knobs={"first": 0})
    home.teach(code, token, "begin")
    player = home.player(place(home, code, ann["token"])["game"], ann["token"])
    choice = player.view(0)["choices"][0]["name"]
    home.teach(code, token, "end")
    refused = player.ask("choose", seat=0, number=0, choice=choice)
    assert refused["reason"] == "The game was ended by whoever opened the table; it stays as it is."
    table = player.table["code"]
    assert home.http.post(f"/api/tables/{table}/rematch", headers=home.as_(ann["token"])).status_code == 409
    late = home.http.post(f"/api/classes/{code}/pupils", json={"name": "Late"})
    assert (late.status_code, late.json()["error"]["reason"]) == (409, "This class is over.")
    assert home.teach(code, token, "resume")["error"]["reason"] == "This class is over."
    player.close()


def test_the_teacher_follows_turns_scores_and_rematches(home: House) -> None:
    code, token, (ann, *_) = opened(home, "Ann", knobs={"first": 0, "projects": 10, "stall_turns": 1})
    teacher = home.onlooker(code, token)
    home.teach(code, token, "begin")
    said = teacher.until(lambda said: said["tables"] and said["tables"][0]["game"])
    assert asked_at(said["tables"][0]) == "Ann"
    assert not said["tables"][0]["seats"][0]["present"]
    game = said["tables"][0]["game"]
    player = home.player(game, ann["token"])
    teacher.until(lambda said: said["tables"][0]["seats"][0]["present"])
    play_out({0: player}, progress)
    said = teacher.until(lambda said: said["tables"][0]["status"] == "over")
    result = player.view(0)["view"]["result"]
    assert [seat["score"] for seat in said["tables"][0]["seats"]] == result["scores"]
    for seat in said["tables"][0]["seats"]:
        assert seat["won"] - seat["stake"] == seat["score"]
        assert seat["won"] >= 0
    assert said["tables"][0]["winners"] == [said["tables"][0]["seats"][p]["name"] for p in result["winners"]]
    home.http.post(f"/api/tables/{game}/rematch", headers=home.as_(ann["token"]))
    said = teacher.until(lambda said: said["tables"][0]["status"] == "playing")
    assert said["tables"][0]["game"] != game
    assert place(home, code, ann["token"])["game"] == said["tables"][0]["game"]
    for client in (player, teacher):
        client.close()


def test_the_teacher_puts_a_bot_in_the_chair_of_who_is_away(home: House) -> None:
    code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy")
    teacher = home.onlooker(code, token)
    home.teach(code, token, "begin")
    player = home.player(place(home, code, ann["token"])["game"], ann["token"])
    said = teacher.until(lambda said: said["tables"] and said["tables"][0]["seats"][0]["present"])
    assert [seat["present"] for seat in said["tables"][0]["seats"]] == [True, False, False]
    for seat in (0, 1):
        path = f"/api/tables/{said['tables'][0]['game']}/seats/{seat}/bot"
        answer = home.http.post(path, json={"bot": "greedy"}, headers=home.as_(token))
        assert answer.status_code == (200 if seat else 409)  # who is here plays
    teacher.until(lambda said: said["tables"][0]["seats"][1]["bot"] == "greedy")
    for client in (player, teacher):
        client.close()


def test_the_teacher_is_told_what_a_spectator_sees_and_pupils_less(home: House) -> None:
    code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy", knobs={"first": 0})
    teacher = home.onlooker(code, token)
    home.teach(code, token, "begin")
    said = teacher.until(lambda said: said["tables"] and said["tables"][0]["game"])
    player = home.player(said["tables"][0]["game"], ann["token"])
    hand = player.view(0)["view"]["hand"]
    player.choose(0, "draw project")
    teacher.until(lambda said: said["tables"][0]["turn"] or said["tables"][0]["seats"][0]["present"])
    host = home.player(said["tables"][0]["game"], token)
    assert (host.welcome["host"], host.welcome["seats"], host.view(None)["view"]["hand"]) == (True, [], [])
    for text in teacher.raw:
        assert not any(card in text for card in hand)
        assert ann["token"] not in text
    pupil = home.onlooker(code, ann["token"])
    stranger = home.onlooker(code)
    assert (pupil.said["tables"], stranger.said["tables"], stranger.said["place"]) == ([], [], None)
    for client in (player, host, teacher, pupil, stranger):
        client.close()


def test_what_is_wrong_gets_one_sentence(tmp_path: Path) -> None:
    form, taken = "A name has 1 to 40 letters, and no space before or after.", "Somebody in this class has that name"
    wrong = {"": form, "   ": form, "x" * 41: form, "B\u0000b": form, "ann": taken, " A n n ": taken, "\uff21nn": taken}
    with house(tmp_path, limits=few(class_pupils=3)) as home:
        code, *_ = opened(home, "Ann", "Ben", "Cy")
        for name, reason in (wrong | {"Zoe": "This class is full: 3 have come."}).items():
            answer = home.http.post(f"/api/classes/{code}/pupils", json={"name": name})
            assert answer.status_code >= 400
            assert answer.json()["error"]["reason"].startswith(reason)


def test_a_class_is_opened_with_what_its_deck_allows(home: House) -> None:
    assert Limits().class_pupils == 40
    ticket = home.open_class("heroes")["classroom"]
    assert (ticket["least"], ticket["most"]) == (3, 4)
    for wish, reason in (
        ({"deck": "heroes", "size": 5}, "size: a table of this deck has 3 to 4 seats."),
        ({"deck": "nothing"}, "There is no such deck."),
        ({"deck": "ingenium", "bot": "nobody"}, "There is no such bot."),
        ({"deck": "ingenium", "knobs": {"magic": 1}}, "There is no knob “magic”."),
    ):
        assert home.http.post("/api/classes", json=wish).json()["error"]["reason"] == reason
    answer = home.http.post("/api/classes", json={"deck": "ingenium", "knobs": {"first": 4}})
    assert "there is no seat 4" in answer.json()["error"]["reason"]  # at a table of three


def test_one_field_takes_codes_of_tables_and_of_classes(home: House) -> None:
    code = home.open_class()["classroom"]["code"]
    table = home.open({"kind": "person", "name": "Ann"}, {"kind": "bot"})["table"]["code"]
    found = home.http.get(f"/api/codes/{code.lower()}").json()
    assert found == {"kind": "class", "code": code, "link": f"/c/{code}", "title": "Women in STEM"}
    assert home.http.get(f"/api/codes/{table}").json()["link"] == f"/t/{table}"
    assert (
        home.http.get("/api/codes/NOSUCH").json()["error"]["reason"] == "There is neither a table nor a class NOSUCH."
    )
    assert home.http.get(f"/api/classes/{table}").status_code == 404
    assert "<svg" in home.http.get(f"/api/classes/{code}/qr.svg").text


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "hello", "version": 1}', 4400),
        (json.dumps({"type": "hello", "version": VERSION, "token": "guess"}), 4403),
        (json.dumps({"type": "hello", "version": VERSION}), 4400),  # and then speaks
    ],
)
def test_a_socket_that_does_not_belong_is_closed(home: House, first: str, code: int) -> None:
    assert closing(home, home.open_class()["classroom"]["code"], first) == code


def closing(home: House, code: str, first: str) -> int:
    """The code with which a socket at a class is closed that says this and asks for something."""
    with connect(f"ws://127.0.0.1:{home.port}/api/classes/{code}/socket", open_timeout=PATIENCE) as socket:
        socket.send(first)
        socket.send('{"type": "ping", "id": "a"}')
        try:
            while True:
                socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def test_a_class_goes_on_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        code, token, tickets = opened(home, *NAMES[:7], size=3)
        home.teach(code, token, "begin", table=1)
        home.teach(code, token, "tables/3/bot")
        home.teach(code, token, "pause")
        game = place(home, code, tickets[0]["token"])["game"]
        teacher = home.onlooker(code, token)
        before = teacher.said["tables"]
        teacher.close()
    with house(tmp_path) as home:
        teacher = home.onlooker(code, token)
        assert teacher.said["tables"] == before
        assert teacher.said["classroom"]["halt"] == "paused"
        assert home.http.get(f"/api/tables/{game}").json()["halt"] == "paused"
        assert home.come(code, "Late")["place"]["table"] == 3
        home.teach(code, token, "resume")
        assert home.http.get(f"/api/tables/{game}").json()["halt"] is None
        home.teach(code, token, "begin")
        assert place(home, code, tickets[6]["token"])["game"]
        teacher.close()
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(each["token"].encode() in content for each in tickets)


def asked_again(port: int, method: str, path: str, **request: Any) -> Any:
    """The answer to a request, sent again until the server is there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            answer = httpx.request(method, f"http://127.0.0.1:{port}/api/{path}", timeout=PATIENCE, **request)
        except httpx.TransportError:
            assert time.monotonic() < end, "the server does not start"
        else:
            assert answer.status_code < 300, answer.text
            return answer.json()


def test_kills_lose_nobody_who_was_seated(tmp_path: Path) -> None:
    port = free_port()
    host = Host(f"sqlite:///{tmp_path / 'games.db'}", port, planted="")
    try:
        ticket = asked_again(port, "POST", "classes", json={"deck": "ingenium"})
        code, headers = ticket["classroom"]["code"], {"Authorization": f"Bearer {ticket['token']}"}
        tickets = []
        for name in ("Ann", "Ben"):
            tickets.append(asked_again(port, "POST", f"classes/{code}/pupils", json={"name": name}))
            host.kill()  # as soon as it was acknowledged
        for deed in ("begin", "pause"):
            asked_again(port, "POST", f"classes/{code}/{deed}", json={}, headers=headers)
            host.kill()
        for each in tickets:
            shown = {"Authorization": f"Bearer {each['token']}"}
            again = asked_again(port, "POST", f"classes/{code}/pupils", json={"name": "Else"}, headers=shown)
            assert (again["token"], again["place"]["name"]) == (None, each["place"]["name"])
            assert asked_again(port, "GET", f"tables/{again['place']['game']}")["halt"] == "paused"
    finally:
        host.close()


def test_what_cannot_be_saved_seats_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy")
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("CREATE TRIGGER full BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'full'); END")
        assert home.teach(code, token, "begin")["error"]["code"] == "unsaved"
        assert place(home, code, ann["token"])["game"] is None
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("DROP TRIGGER full")
        home.teach(code, token, "begin")
        assert place(home, code, ann["token"])["game"]


def test_a_game_that_is_gone_leaves_the_class_as_it_is(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy")
        home.teach(code, token, "begin")
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("DELETE FROM games")
    with house(tmp_path) as home:
        teacher = home.onlooker(code, token)
        assert teacher.said["tables"] == []
        assert place(home, code, ann["token"])["game"] is None
        assert home.come(code, "Late")["place"]["table"] == 2
        teacher.close()


def test_a_class_of_long_ago_is_forgotten(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        code, token, (ann, *_) = opened(home, "Ann", "Ben", "Cy")
        young, *_ = opened(home, "Ann")
        home.teach(code, token, "begin")
        game = place(home, code, ann["token"])["game"]
        with sqlite3.connect(tmp_path / "games.db") as database:
            long_ago = time.time() - (Limits().class_days + 1) * 86400
            database.execute("UPDATE classes SET opened = ? WHERE code = ?", (long_ago, code))
    with house(tmp_path) as home:  # it sweeps as it starts, and whoever asks waits for that
        store = home.rooms.store
        assert prune_classes(store, Limits().class_days * 86400) <= 1
        assert load_class(store, code) is None
        assert load_class(store, young) is not None
        assert home.http.get(f"/api/classes/{code}").status_code == 404
        assert home.http.get(f"/api/tables/{game}").status_code == 200
        with sqlite3.connect(tmp_path / "games.db") as database:
            assert database.execute("SELECT count(*) FROM pupils WHERE class = ?", (code,)).fetchone() == (0,)


def test_classes_of_long_ago_go_when_the_database_is_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as home:
        opened(home, "Ann")

    def in_the_database(statement: str) -> Any:
        with sqlite3.connect(tmp_path / "games.db") as database:
            return database.execute(statement).fetchone()

    in_the_database("UPDATE classes SET opened = 0")
    in_the_database("CREATE TRIGGER ill BEFORE DELETE ON classes BEGIN SELECT RAISE(ABORT, 'ill'); END")
    monkeypatch.setattr("labdeck.server.school.SWEEP_SECONDS", 0.01)
    with house(tmp_path) as home:
        end = time.monotonic() + PATIENCE
        while "Old classes could not be dropped now: IntegrityError" not in caplog.text:
            home.http.get("/api/health")
            assert time.monotonic() < end, "nobody was told"
        in_the_database("DROP TRIGGER ill")
        while in_the_database("SELECT count(*) FROM classes") != (0,):
            home.http.get("/api/health")
            assert time.monotonic() < end, "they are swept no more"
