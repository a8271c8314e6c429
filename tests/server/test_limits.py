"""Limits: each is enforced, and a client that breaks one hurts nobody else."""

import json
import select
import socket as plain_socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from httpx import ReadTimeout
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from labdeck.server import words
from labdeck.server.guesses import Guesses
from labdeck.server.head import TimedProtocol
from labdeck.server.limits import Limits
from labdeck.server.meter import Bucket, Meter
from labdeck.server.protocol.outgoing import ChatLine
from labdeck.server.protocol.words import VERSION
from labdeck.server.run import listen
from tests.tools.patience import PATIENCE

from .house import BOT, OPEN, PERSON, House, Player, address, few, house

TRIED = {  # which test tries which limit
    "message_bytes": "test_a_message_over_16_kib_closes_the_socket",
    "message_burst": "test_messages_beyond_the_burst_wait",
    "message_rate": "test_messages_beyond_the_burst_wait",
    "inbox": "test_a_flood_closes_the_socket_and_nobody_else_notices",
    "outbox": "test_a_client_that_takes_nothing_is_cut_off",
    "head_seconds": "test_half_a_request_is_not_waited_for",
    "head_bytes": "test_of_a_request_no_more_is_kept_than_others_need",
    "taken_seconds": "test_who_takes_nothing_of_an_answer_is_cut_off_by_the_system",
    "body_rate": "test_a_body_that_comes_by_drops_is_not_waited_for",
    "address_bytes": "test_an_address_sends_so_much_at_once",
    "hello_seconds": "test_who_says_nothing_is_sent_away",
    "send_seconds": "test_a_client_that_takes_nothing_is_cut_off",
    "token_sockets": "test_sockets_of_one_token_and_spectators_are_limited",
    "spectators": "test_sockets_of_one_token_and_spectators_are_limited",
    "waiting_sockets": "test_silent_sockets_keep_nobody_out",
    "stranger_sockets": "test_a_full_server_says_so",
    "editor_idle_seconds": "studio/test_editor: test_editors_that_ask_nothing_make_room_for_those_that_do",
    "address_sockets": "test_sockets_of_many_tokens_are_limited_and_one_alone_takes_no_others_place",
    "sockets": "test_a_full_server_says_so",
    "request_burst": "test_requests_openings_and_readings_are_limited",
    "request_rate": "test_a_bucket_fills_with_time",
    "join_burst": "test_newcomers_are_limited_apart_from_other_requests",
    "join_rate": "test_a_bucket_fills_with_time",
    "opening_burst": "test_requests_openings_and_readings_are_limited",
    "opening_rate": "test_a_bucket_fills_with_time",
    "reading_burst": "test_requests_openings_and_readings_are_limited",
    "reading_rate": "test_a_bucket_fills_with_time",
    "replay_share": "test_shares: test_a_place_rests_after_its_work",
    "replay_waiting": "test_shares: test_forty_behind_one_address_have_room",
    "miss_burst": "test_wrong_codes_slow_down_who_guesses_and_not_who_knows",
    "miss_seconds": "test_wrong_codes_slow_down_who_guesses_and_not_who_knows",
    "miss_rate": "test_a_bucket_fills_with_time",
    "live_tables": "test_tables_that_nobody_looks_at_are_forgotten_and_found_again",
    "idle_seconds": "test_tables_that_nobody_looks_at_are_forgotten_and_found_again",
    "over_seconds": "test_memory: test_a_table_goes_soon_when_its_game_is_over",
    "class_pupils": "test_classes: test_what_is_wrong_gets_one_sentence",
    "class_days": "test_classes: test_a_class_of_long_ago_is_forgotten",
    "chat_letters": "test_playing: test_chat_is_plain_text_kept_and_told_to_newcomers",
    "chat_lines": "test_a_newcomer_is_sent_the_last_lines_only",
    "bot_seconds": "test_bots: test_a_bot_that_fails_costs_a_fallback_and_not_the_table",
    "chat_burst": "test_lines_of_a_token_are_limited_and_one_that_is_sent_again_is_not",
    "chat_rate": "test_a_bucket_fills_with_time",
    "hint_burst": "test_hints_of_a_token_are_limited",
    "hint_rate": "test_a_bucket_fills_with_time",
    "hint_waiting": "test_shares: test_forty_behind_one_address_have_room",
    "hint_tries": "test_bots: test_a_hint_ends_by_its_tries_or_its_time",
    "hint_seconds": "test_bots: test_a_hint_ends_by_its_tries_or_its_time",
    "bot_bytes": "test_bots: test_a_bot_that_fails_costs_a_fallback_and_not_the_table",
    "bot_processes": "test_bots: test_a_bot_that_fails_costs_a_fallback_and_not_the_table",
    "studio_bytes": "studio/test_drafts: test_decks_and_saves_have_limits_that_are_told",
    "picture_bytes": "studio/test_pictures: test_what_is_no_picture_is_refused_in_a_sentence",
    "draft_burst": "studio/test_drafts: test_decks_and_saves_have_limits_that_are_told",
    "draft_rate": "test_a_bucket_fills_with_time",
    "draft_versions": "studio/test_drafts: test_decks_and_saves_have_limits_that_are_told",
    "save_burst": "studio/test_drafts: test_decks_and_saves_have_limits_that_are_told",
    "save_rate": "test_a_bucket_fills_with_time",
    "picture_burst": "studio/test_pictures: test_pictures_of_an_address_are_limited",
    "picture_rate": "test_a_bucket_fills_with_time",
    "sent_burst": "studio/test_collecting: test_cards_of_an_address_and_of_a_deck_are_limited",
    "sent_rate": "test_a_bucket_fills_with_time",
    "sent_cards": "studio/test_collecting: test_cards_of_an_address_and_of_a_deck_are_limited",
    "check_burst": "studio/test_editor: test_checks_beyond_the_burst_wait",
    "check_rate": "studio/test_editor: test_checks_beyond_the_burst_wait",
    "desk_seconds": "studio/test_editor: test_a_desk_that_fails_is_told_and_the_next_question_is_answered",
    "desk_bytes": "studio/test_editor: test_a_desk_that_fails_is_told_and_the_next_question_is_answered",
    "desk_processes": "studio/test_editor: test_a_desk_that_fails_is_told_and_the_next_question_is_answered",
    "desk_waiting": "test_shares: test_forty_behind_one_address_have_room",
    "scales_seconds": "studio/test_scales: test_whoever_breaks_the_scales_is_told_and_the_others_go_on",
    "scales_bytes": "studio/test_scales: test_whoever_breaks_the_scales_is_told_and_the_others_go_on",
    "scales_waiting": "studio/test_scales: test_balances_of_an_address_are_limited",
}
HELLO = json.dumps({"type": "hello", "version": VERSION})


def test_every_limit_is_tried_somewhere() -> None:
    assert set(TRIED) == {each.name for each in fields(Limits)}
    for test in TRIED.values():
        assert ": " in test or test in globals()
    assert Limits().message_bytes == 16 * 1024


def closing(home: House, code: str, *messages: str | bytes) -> int:
    """The code with which a socket is closed that sends these messages."""
    with connect(address(home.port, code), open_timeout=PATIENCE) as socket:
        try:
            for message in messages:
                socket.send(message)
            while True:
                socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def test_a_message_over_16_kib_closes_the_socket(home: House) -> None:
    code = home.open(PERSON, BOT)["table"]["code"]
    ping = {"type": "ping", "id": "a", "pad": ""}
    pad = Limits().message_bytes - len(json.dumps(ping))
    assert closing(home, code, HELLO, json.dumps(ping | {"pad": "x" * (pad + 1)})) == 1009
    with connect(address(home.port, code), open_timeout=PATIENCE) as socket:
        socket.send(HELLO)
        socket.send(json.dumps(ping | {"pad": "x" * pad}))
        while (answer := json.loads(socket.recv(timeout=PATIENCE)))["type"] != "refused":
            pass
        assert answer["code"] == "bad_message"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{", 4400),
        ("[" * 5000, 4400),
        ('{"type": "hello", "version": 1}', 4400),
        ('{"type": "ping", "id": "a"}', 4400),
        (b"bytes", 4400),
        (json.dumps({"type": "hello", "version": VERSION, "token": "guess"}), 4403),
    ],
)
def test_a_wrong_hello_closes_the_socket(home: House, first: str | bytes, code: int) -> None:
    assert closing(home, home.open(PERSON, BOT)["table"]["code"], first) == code


def test_a_socket_at_no_table_is_closed(home: House) -> None:
    assert closing(home, "NOSUCH") == 4404


@pytest.mark.parametrize(
    "wrong",
    [
        "nonsense",
        "[" * 8000,
        "null",
        '{"type": "choose"}',
        '{"type": "chose", "id": "a"}',
        '{"type": "ping", "id": "a b"}',
        '{"type": "ping", "id": "a", "more": 1}',
        '{"type": "choose", "id": "a", "seat": "0", "number": 0, "choice": "end"}',
        '{"type": "choose", "id": "a", "seat": 0, "number": 1e400, "choice": "end"}',
        '{"type": "choose", "id": "a", "seat": -1, "number": 0, "choice": "end"}',
        json.dumps({"type": "choose", "id": "a", "seat": 0, "number": 0, "choice": "x" * 201}),
        '{"type": "choose", "id": "a", "seat": 0, "number": 99999999999999999999999, "choice": "\\ud800"}',
    ],
)
def test_what_is_not_understood_is_answered_and_harms_nothing(home: House, wrong: str) -> None:
    ticket = home.open(PERSON, BOT)
    player = home.player(ticket["table"]["code"], ticket["token"])
    player.socket.send(wrong)
    player.until(lambda: player.answers)
    (answer,) = player.answers.values()
    assert answer["code"] == "bad_message"
    assert answer["id"] in ("a", None)  # where it can be read
    assert player.ask("ping")["type"] == "done"
    player.close()


def test_a_flood_closes_the_socket_and_nobody_else_notices(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(message_burst=4, message_rate=1.0)) as home:
        ticket = home.open(PERSON, BOT)
        code = ticket["table"]["code"]
        ann = home.player(code, ticket["token"])
        ping = json.dumps({"type": "ping", "id": "a"})
        assert closing(home, code, HELLO, *[ping] * 500) == 1008
        assert ann.ask("ping")["type"] == "done"
        ann.close()


def test_messages_beyond_the_burst_wait() -> None:
    now = 0.0
    bucket = Bucket(2, 10.0, lambda: now)
    assert [bucket.take() for _ in range(4)] == pytest.approx([0, 0, 0.1, 0.2])
    now = 10.0
    assert bucket.take() == 0


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    bucket = Bucket(2, 0.5, lambda: now)
    assert [bucket.take_one() for _ in range(3)] == [True, True, False]
    now = 2.0
    assert [bucket.take_one() for _ in range(2)] == [True, False]
    meter = Meter(1, 0.001)
    assert [meter.allows("a"), meter.allows("b"), meter.allows("a"), meter.is_spent("a")] == [True, True, False, True]


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(hello_seconds=0.05)) as home:
        assert closing(home, home.open(PERSON, BOT)["table"]["code"]) == 4408


def test_a_client_that_takes_nothing_is_cut_off(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(send_seconds=0.3, outbox=8)) as home, ExitStack() as stack:
        home.listening.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_SNDBUF, 4096)
        ticket = home.open(PERSON, BOT)
        code = ticket["table"]["code"]
        ann = home.player(code, ticket["token"])
        deaf = plain_socket.socket()
        stack.callback(deaf.close)
        deaf.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", home.port))
        deaf.sendall(handshake(code))
        assert b" 101 " in deaf.recv(64)
        deaf.sendall(frame(HELLO))
        ann.until(lambda: ann.table["spectators"] == 1)
        lines: list[ChatLine] = [{"chat": 1, "seat": 0, "name": "Ann", "text": "x" * 300, "phrase": None}] * 50

        async def speak() -> None:
            home.table(code).tell({"type": "chat", "lines": lines})

        while ann.table["spectators"] == 1:  # what Ann hears is sent to the deaf one too, which never reads
            home.do(speak)
            ann.read()
        assert ann.ask("ping")["type"] == "done"
        ann.close()


def handshake(code: str, sort: str = "tables") -> bytes:
    """The bytes with which a socket begins."""
    head = f"GET /api/{sort}/{code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    return f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()


def frame(text: str) -> bytes:
    """A short text as a masked frame, with a mask of zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def test_sockets_of_one_token_and_spectators_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(token_sockets=2, spectators=1)) as home:
        ticket = home.open(PERSON, BOT)
        code, token = ticket["table"]["code"], ticket["token"]
        players = [home.player(code, token), home.player(code, token), home.player(code)]
        assert closing(home, code, json.dumps({"type": "hello", "version": VERSION, "token": token})) == 1013
        assert closing(home, code, HELLO) == 1013
        players.pop().close()
        players[0].until(lambda: players[0].table["spectators"] == 0)
        players.append(home.player(code))
        for player in players:
            player.close()


@pytest.mark.parametrize("limit", ["sockets", "stranger_sockets"])
def test_a_full_server_says_so(tmp_path: Path, limit: str) -> None:
    with house(tmp_path, limits=few(**{limit: 1})) as home:
        code = home.open(PERSON, BOT)["table"]["code"]
        looker = home.player(code)
        assert closing(home, code, HELLO) == 1013
        looker.close()


def test_requests_openings_and_readings_are_limited(tmp_path: Path) -> None:
    rates = {"request_rate": 0.001, "opening_rate": 0.001, "reading_rate": 0.001}
    limits = few(request_burst=3, opening_burst=1, reading_burst=2, **rates)
    with house(tmp_path, limits=limits) as home:
        code = home.open(PERSON, OPEN)["table"]["code"]
        body = {"deck": "ingenium", "seats": [PERSON, BOT]}
        assert home.http.post("/api/tables", json=body).status_code == 429
        deeds = [home.http.post(f"/api/tables/{code}/{deed}").status_code for deed in ["start"] * 4]
        assert deeds == [403, 403, 403, 429]
        assert [home.http.post("/api/tables", json=body).status_code for _ in range(2)] == [429, 429]
        looked = [home.http.get(f"/api/tables/{code}{what}").status_code for what in ("", "/qr.svg", "/replay")]
        assert looked == [200, 200, 429]
        assert [home.http.get(f"/api/{path}").status_code for path in (f"tables/{code}/guide", f"codes/{code}")] == [
            429
        ] * 2
        nowhere = ["tables/NOSUCH", "classes/NOSUCH", "codes/NOSUCH", "classes/NOSUCH/qr.svg"]
        assert [home.http.get(f"/api/{path}").status_code for path in nowhere] == [404, 404, 429, 429]
        assert closing(home, code, HELLO) == 1013


FORTY = [f"Pupil {i}" for i in range(40)]


def in_class(home: House, code: str) -> ExitStack:
    """Forty pupils who come with the code alone, each at the first try; they stay until that is closed."""
    looking = ExitStack()
    for name in FORTY:
        assert home.http.get(f"/api/codes/{code}").status_code == 200
        looking.callback(home.onlooker(code).close)  # the page, before a name is typed
        pupil = home.onlooker(code, home.come(code, name)["token"])
        looking.callback(pupil.close)
        assert pupil.said["place"]["name"] == name
    return looking


def test_refused_requests_keep_nobody_from_a_class(tmp_path: Path) -> None:
    """One who posts, and one who reads, as much as they may and more; beside them forty come, and a teacher goes on."""
    rates = {"request_rate": 0.001, "reading_rate": 0.001}
    with house(tmp_path, limits=few(request_burst=3, reading_burst=200, **rates)) as home:
        classroom, table = home.open_class(), home.open(PERSON, OPEN)["table"]["code"]
        code = classroom["classroom"]["code"]
        posts = [home.http.post("/api/tables", json={"deck": "nope", "seats": [OPEN]}).status_code for _ in range(3)]
        returns = [home.http.post(f"/api/classes/{code}/pupils/1/return").status_code for _ in range(5)]
        reads = [home.http.get(f"/api/tables/{table}").status_code for _ in range(205)]
        assert (posts[-1], returns, reads.count(429)) == (429, [403] * 3 + [429] * 2, 5)
        with in_class(home, code):
            assert home.teach(code, classroom["token"], "pause")["halt"] == "paused"
            assert home.http.post("/api/classes", json={"deck": "ingenium"}).status_code == 429
        assert home.http.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200


def test_a_known_token_pays_for_itself(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(request_burst=2, request_rate=0.001, reading_burst=1, reading_rate=0.001)) as home:
        ticket = home.open(PERSON, OPEN)
        code, host = ticket["table"]["code"], home.as_(ticket["token"])
        ben = home.as_(home.take(code, 1, "Ben"))
        for known, answers in ((ben, [200, 429]), (host, [200, 429]), (home.as_("made up"), [200, 429]), ({}, [429])):
            said = [home.http.get(f"/api/tables/{code}", headers=known).status_code for _ in answers]
            assert said == answers
        for known, answers in ((ben, [403, 403, 429]), (host, [409, 409, 429])):
            said = [home.http.post(f"/api/tables/{code}/start", headers=known).status_code for _ in answers]
            assert said == answers


def test_newcomers_are_limited_apart_from_other_requests(tmp_path: Path) -> None:
    """Who is refused is counted with the requests, who gets in is not."""
    with house(tmp_path, limits=few(join_burst=2, join_rate=0.001, request_burst=2, request_rate=0.001)) as home:
        one, other = (home.open_class()["classroom"]["code"] for _ in range(2))
        came = [home.http.post(f"/api/classes/{one}/pupils", json={"name": name}).status_code for name in "AABC"]
        assert came == [200, 409, 200, 429]
        assert [home.http.post(f"/api/classes/{one}/begin", json={}).status_code for _ in range(2)] == [403, 429]
        home.come(other, "C")


def test_who_is_refused_or_has_no_right_code_does_not_knock_for_ever(tmp_path: Path) -> None:
    """Those who have a right code are kept out by nobody who has none."""
    rates = {"request_rate": 0.001, "reading_rate": 0.001}
    with house(tmp_path, limits=few(request_burst=2, reading_burst=5, **rates)) as home:
        code, table = home.open_class()["classroom"]["code"], home.open(PERSON, OPEN)["table"]["code"]
        ben = {"name": "Ben"}
        for place in ("classes/NOSUCH/pupils", "tables/NOSUCH/seats/1"):
            home.rooms.readings.buckets.clear()
            assert [home.http.post(f"/api/{place}", json=ben).status_code for _ in range(6)] == [404] * 5 + [429]
        home.come(code, "Ben")
        home.take(table, 1, "Ben")
        for taken in (f"classes/{code}/pupils", f"tables/{table}/seats/1"):
            knocked = [home.http.post(f"/api/{taken}", json=ben) for _ in range(5)]
            assert [answer.status_code for answer in knocked] == [409, 409, 429, 429, 429]
            assert {answer.json()["error"]["reason"] for answer in knocked[2:]} == {words.requests.TOO_MANY}


def test_silent_sockets_keep_nobody_out(tmp_path: Path) -> None:
    """Where more say no hello than may wait, the oldest of them is closed."""
    with house(tmp_path, limits=few(waiting_sockets=3, hello_seconds=PATIENCE)) as home, ExitStack() as silent:
        table, code = home.open(PERSON, OPEN)["table"]["code"], home.open_class()["classroom"]["code"]
        for begins in (handshake(code, "classes"), handshake(table), handshake(table)):
            silent.enter_context(plain_socket.create_connection(("127.0.0.1", home.port))).sendall(begins)
        full(home, 3)
        with in_class(home, code):
            assert home.rooms.crowd.size >= 80


def full(home: House, size: int) -> None:
    """Wait until so many sockets are open."""
    end = time.monotonic() + PATIENCE
    while home.rooms.crowd.size < size and time.monotonic() < end:
        home.http.get("/api/health")
    assert home.rooms.crowd.size == size


def test_made_up_codes_keep_no_class_out_that_comes_at_once(tmp_path: Path) -> None:
    """Sockets at codes that are held back, each another one, and then a class of which nobody has said hello yet."""
    rates = {"miss_rate": 0.001, "miss_seconds": PATIENCE, "hello_seconds": PATIENCE}
    with house(tmp_path, limits=few(waiting_sockets=6, miss_burst=1, **rates)) as home, ExitStack() as stack:
        code = home.open_class()["classroom"]["code"]
        assert home.http.get("/api/codes/NOSUCH").status_code == 404
        for number in range(6):
            client = stack.enter_context(plain_socket.create_connection(("127.0.0.1", home.port)))
            client.sendall(handshake(f"MADEU{number}"))
        full(home, 6)
        where = f"ws://127.0.0.1:{home.port}/api/classes/{code}/socket"
        pupils = [stack.enter_context(connect(where, open_timeout=PATIENCE, close_timeout=0.5)) for _ in range(6)]
        for pupil in pupils:
            pupil.send(HELLO)
        assert [json.loads(pupil.recv(timeout=PATIENCE))["type"] for pupil in pupils] == ["classroom"] * 6


def test_spectators_keep_nobody_with_a_token_out(tmp_path: Path) -> None:
    """The oldest spectator at the table of most makes room for one elsewhere; who has a token is not asked for room."""
    with house(tmp_path, limits=few(stranger_sockets=4)) as home:
        tickets = [home.open(PERSON, OPEN) for _ in range(2)]
        table, other = (ticket["table"]["code"] for ticket in tickets)
        crowd = [home.player(table) for _ in range(4)]
        assert closing(home, table, HELLO) == 1013
        crowd += [home.player(other), home.player(other)]
        assert closing(home, other, HELLO) == 1013
        assert closed_with(crowd[0]) == closed_with(crowd[1]) == 1013
        crowd.append(home.player(table, tickets[0]["token"]))
        assert crowd[2].ask("ping")["type"] == crowd[6].ask("ping")["type"] == "done"
        for player in crowd:
            player.close()


def test_who_is_not_let_in_sends_nobody_away(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(stranger_sockets=2, reading_burst=2, reading_rate=0.001)) as home:
        table, other = (home.open(PERSON, OPEN)["table"]["code"] for _ in range(2))
        crowd = [home.player(table) for _ in range(2)]
        assert [home.http.get(f"/api/tables/{other}").status_code for _ in range(2)] == [200, 200]
        assert closing(home, other, HELLO) == 1013
        assert [player.ask("ping")["type"] for player in crowd] == ["done", "done"]
        for player in crowd:
            player.close()


def test_sockets_of_many_tokens_are_limited_and_one_alone_takes_no_others_place(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(address_sockets=3)) as home:
        tickets = [home.open(PERSON, OPEN) for _ in range(4)]
        codes, tokens = [each["table"]["code"] for each in tickets], [each["token"] for each in tickets]
        many = [home.player(codes[0], tokens[0]) for _ in range(3)]
        others = [home.player(codes[i], tokens[i]) for i in (1, 2)]
        assert closed_with(many[0]) == closed_with(many[1]) == 1013
        hello = json.dumps({"type": "hello", "version": VERSION, "token": tokens[3]})
        assert closing(home, codes[3], hello) == 1013
        assert [each.ask("ping")["type"] for each in (many[2], *others)] == ["done"] * 3
        for player in (*many, *others):
            player.close()


def closed_with(player: Player) -> int:
    """The code with which a client's socket is closed."""
    try:
        while True:
            player.socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_wrong_codes_slow_down_who_guesses_and_not_who_knows(tmp_path: Path) -> None:
    """Codes that are new to the address are held back, right and wrong alike; those it came with before are not."""
    with house(tmp_path, limits=few(miss_burst=2, miss_rate=0.001, miss_seconds=60.0)) as home:
        ticket = home.open(PERSON, OPEN)
        code = ticket["table"]["code"]
        assert [home.http.get(f"/api/tables/NOSUC{i}").status_code for i in range(2)] == [404, 404]
        with pytest.raises(ReadTimeout):
            home.http.get("/api/tables/NOSUC3", timeout=0.3)
        assert home.http.get(f"/api/tables/{code}").status_code == 200
        home.player(code, ticket["token"]).close()
        home.take(code, 1, "Ben")
        guesses = home.rooms.guesses
        guesses.familiar.clear()
        with pytest.raises(ReadTimeout):
            home.http.get(f"/api/tables/{code}", timeout=0.3)
        guesses.seconds = 0.01
        assert home.http.get(f"/api/tables/{code}").status_code == 200
        assert home.http.get("/api/tables/NOSUC4").status_code == 404


def test_an_address_is_known_by_as_many_codes_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labdeck.server.guesses.MOST_FAMILIAR", 4)
    guesses = Guesses(Limits())
    for code in "ABCDE":
        guesses.hit("here", code)
    assert [code for _, code in guesses.familiar] == list("BCDE")


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    """A client that sends nothing, half a head or half a body is sent away, and others are served meanwhile."""
    half = [b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\n"]
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    with house(tmp_path, limits=few(head_seconds=0.3)) as home, ExitStack() as stack:
        waiting = [stack.enter_context(plain_socket.create_connection(("127.0.0.1", home.port))) for _ in range(40)]
        for i, client in enumerate(waiting):
            client.settimeout(PATIENCE)
            client.sendall(half[i % 2])
        assert home.http.get("/api/health").status_code == 200
        assert [cut_off(client) for client in waiting] == [True] * 40
        late = stack.enter_context(plain_socket.create_connection(("127.0.0.1", home.port)))
        late.settimeout(PATIENCE)
        late.sendall(body)
        assert b" 408 " in late.recv(200)
        after = stack.enter_context(plain_socket.create_connection(("127.0.0.1", home.port)))
        after.settimeout(PATIENCE)
        after.sendall(half[1] + b"\r\n")
        assert b" 200 " in after.recv(4000)
        after.sendall(half[1])  # the second request on a line is waited for no longer than the first
        assert cut_off(after)


def test_a_large_answer_that_is_taken_slowly_comes_whole(tmp_path: Path) -> None:
    """As long as some of it is on its way nothing more is waited for; then it is, as after any answer."""
    with house(tmp_path, limits=few(head_seconds=0.05)) as home, plain_socket.socket() as slow:

        async def unsent() -> list[TimedProtocol]:
            lines = [line for line in home.server.server_state.connections if isinstance(line, TimedProtocol)]
            return [line for line in lines if line.transport.get_write_buffer_size()]

        home.listening.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_SNDBUF, 4096)
        slow.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 4096)
        slow.settimeout(PATIENCE)
        slow.connect(("127.0.0.1", home.port))
        slow.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        head, _, body = slow.recv(4096).partition(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].split()[0])
        (line,) = home.do(unsent)
        for _ in range(3):
            timer = line.timer
            while line.timer is timer and home.do(unsent):
                pass  # its time runs out
            body += slow.recv(4096)
        slow.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 1 << 20)
        while len(body) < size and (more := slow.recv(1 << 16)):
            body += more
        assert len(body) == size
        assert cut_off(slow)


GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (b"GET /", b"a"),
        (GET + b"A: ", b"a"),
        (GET, b"a: b\r\n"),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n800000\r\n" + b" " * 0x800000 + b"\r\n0\r\n", b"a: b\r\n"),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n1;", b"a"),
    ],
    ids=["address", "header", "headers", "trailers", "trailers after a body", "extension"],
)
def test_of_a_request_no_more_is_kept_than_others_need(home: House, begun: bytes, more: bytes) -> None:
    with plain_socket.create_connection(("127.0.0.1", home.port)) as client:
        client.settimeout(PATIENCE)
        client.sendall(begun)
        with suppress(ConnectionError):
            for _ in range(100):
                client.sendall(more * (1 << 20 >> len(more).bit_length()))
            raise AssertionError("all of it was taken")


def test_a_body_in_many_pieces_is_no_long_head(tmp_path: Path) -> None:
    body = json.dumps({"deck": "ingenium", "seats": [PERSON, BOT | {"bot": "easy"}]}).encode()
    with house(tmp_path, limits=few(head_bytes=300)) as home:
        pieces, kind = iter([body[i : i + 1] for i in range(len(body))]), {"Content-Type": "application/json"}
        answer = home.http.post("/api/tables", content=pieces, headers=kind)
        assert answer.status_code == 201


@pytest.mark.skipif(not hasattr(plain_socket, "TCP_USER_TIMEOUT"), reason="this system has no such option")
@pytest.mark.parametrize("limits", [Limits(), few(taken_seconds=7.0)], ids=["usual", "other"])
def test_who_takes_nothing_of_an_answer_is_cut_off_by_the_system(limits: Limits) -> None:
    with listen("127.0.0.1", 0, limits) as listening, plain_socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            kept = accepted.getsockopt(plain_socket.IPPROTO_TCP, plain_socket.TCP_USER_TIMEOUT)
    assert kept == 1000 * limits.taken_seconds


def test_a_body_that_comes_by_drops_is_not_waited_for(tmp_path: Path) -> None:
    """Each drop comes in time; the whole does not."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\n"
    with (
        house(tmp_path, limits=few(head_seconds=0.5, body_rate=100.0)) as home,
        plain_socket.create_connection(("127.0.0.1", home.port)) as slow,
    ):
        slow.sendall(head)
        slow.settimeout(0.02)
        said, end = b"", time.monotonic() + PATIENCE
        while not said and time.monotonic() < end:
            slow.sendall(b" ")
            with suppress(TimeoutError):
                said = slow.recv(200)
        assert b" 408 " in said


@pytest.mark.parametrize(
    ("begun", "drop"),
    [
        (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n", b" "),
        (b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n", b" "),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
        (GET + b"\r\n", b"\r\n"),
    ],
    ids=["late", "nowhere", "pieces", "lines"],
)
def test_what_comes_by_drops_after_an_answer_is_not_waited_for(tmp_path: Path, begun: bytes, drop: bytes) -> None:
    with (
        house(tmp_path, limits=few(head_seconds=0.3, body_rate=100.0)) as home,
        plain_socket.create_connection(("127.0.0.1", home.port)) as slow,
    ):
        slow.sendall(begun)
        slow.settimeout(0.02)
        said, end = b"", time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            while time.monotonic() < end:
                slow.sendall(drop)
                with suppress(TimeoutError):
                    said += slow.recv(4000)
            raise AssertionError("it is still taken")
        assert said.startswith(b"HTTP/1.1 ")


def test_an_address_sends_so_much_at_once(tmp_path: Path) -> None:
    """What is not whole yet counts, and no longer when its sender has gone."""
    half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n" + b" " * 8000
    wish = {"deck": "ingenium", "seats": [PERSON, BOT]}
    with house(tmp_path, limits=few(address_bytes=12_000, head_seconds=PATIENCE)) as home:
        with ExitStack() as stack:
            senders = [stack.enter_context(plain_socket.create_connection(("127.0.0.1", home.port))) for _ in range(2)]
            for sender in senders:
                sender.sendall(half)
            refused, _, _ = select.select(senders, [], [], PATIENCE)
            assert [b" 429 " in sender.recv(200) for sender in refused] == [True]
        assert until_not(lambda: home.http.post("/api/tables", json=wish), 429).status_code == 201


def until_not(ask: Callable[[], httpx.Response], status: int) -> httpx.Response:
    """The first answer with another status."""
    end = time.monotonic() + PATIENCE
    while (answer := ask()).status_code == status and time.monotonic() < end:
        pass
    return answer


def cut_off(client: plain_socket.socket) -> bool:
    """Whether the server ends the connection."""
    try:
        while client.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


def test_a_table_waits_while_nobody_looks(home: House) -> None:
    code = home.open(BOT, {"kind": "bot", "bot": "random"})["table"]["code"]
    assert home.rooms.live[code].is_idle
    looker = home.player(code)
    looker.until(lambda: None in looker.views and looker.views[None]["number"] > 3)
    looker.close()
    while not home.rooms.live[code].is_idle:
        home.http.get(f"/api/tables/{code}")
    number = home.http.get(f"/api/tables/{code}").json()["number"]
    assert home.table(code).number == number > 3


def test_lines_of_a_token_are_limited_and_one_that_is_sent_again_is_not(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(chat_burst=2, chat_rate=0.001)) as home:
        ticket = home.open(PERSON, OPEN)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        ben = home.player(ticket["table"]["code"], home.take(ticket["table"]["code"], 1, "Ben"))
        said = [ann.ask("chat", id_=id_, seat=0, text="Hello") for id_ in ("a", "b", "c", "a")]
        assert [answer.get("code") for answer in said] == [None, None, "too_many", None]
        assert ben.ask("chat", seat=1, phrase="hello")["type"] == "done"
        ann.close()
        ben.close()


def test_hints_of_a_token_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(hint_burst=2, hint_rate=0.001, hint_tries=3)) as home:
        ticket = home.open(PERSON, BOT, first=0)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        assert [ann.ask("hint", seat=0)["type"] for _ in range(2)] == ["hint", "hint"]
        refused = ann.ask("hint", seat=0)
        assert (refused["code"], refused["reason"]) == ("too_many", "Too many hints; wait a little.")
        ann.close()


def test_a_large_body_is_refused(home: House) -> None:
    large = "x" * (16 * 1024 + 1)
    assert home.http.post("/api/tables", content=large).status_code == 413
    assert home.http.post("/api/tables", content=iter([large.encode()])).status_code == 413


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(live_tables=2)) as home:
        looked_at = home.open(PERSON, {"kind": "person", "name": "Ben"})
        ann = home.player(looked_at["table"]["code"], looked_at["token"])
        ann.choose(ann.view(0)["view"]["to_move"])
        codes = [home.open(PERSON, {"kind": "person", "name": "Ben"})["table"]["code"] for _ in range(3)]
        assert set(home.rooms.live) == {looked_at["table"]["code"], codes[-1]}
        assert home.http.get(f"/api/tables/{codes[0]}").json()["status"] == "playing"
        bob = home.player(codes[0])
        assert home.http.get(f"/api/tables/{codes[1]}").status_code == 503
        ann.close()
        bob.close()


def test_a_newcomer_is_sent_the_last_lines_only(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(chat_lines=2)) as home:
        ticket = home.open(PERSON, BOT)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        for word in ("one", "two", "three"):
            ann.ask("chat", seat=0, text=word)
        late = home.player(ticket["table"]["code"])
        late.until(lambda: late.chat)
        assert [line["text"] for line in late.chat] == ["two", "three"]
        ann.close()
        late.close()
