"""An editor's socket: what is shown of a text, changed, mended and offered; the latest wins, and nothing breaks it."""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from labdeck.deck import read_text
from labdeck.deck.starter import starter
from tests.server.house import House, few, house
from tests.tools.patience import PATIENCE

from .writer import Writer

TEXT = starter("projects", "mine")
FAULTS = {  # what a process does with a certain text
    "dies": ("sys.exit(1)", "more memory"),
    "hangs": ("sys.stdin.buffer.read()", "too long"),
    "writes nonsense": ("print('nonsense', flush=True)", "more memory"),
    "takes too much memory": ("bytearray(1 << 40)", "more memory"),
}


@pytest.fixture
def ann(home: House) -> Iterator[Writer]:
    writer = Writer(home)
    yield writer
    writer.close()


def test_what_is_shown_of_a_text(ann: Writer) -> None:
    looked = ann.ask("look", "looked", TEXT, table="project", at=0)
    assert (looked["rules"], looked["title"], looked["is_right"], looked["problems"]) == ("projects", "Mine", True, [])
    assert looked["name"].startswith("mine@")
    assert looked["open"]["face"].startswith("<svg")
    assert looked["open"]["values"]["id"] == looked["cards"][0]["id"]
    assert ann.ask("look", "looked", "[deck")["problems"][0]["line"] == 1


def test_a_form_changes_the_text_and_is_shown_what_came_of_it(ann: Writer) -> None:
    change = {"table": "project", "at": 0, "field": "points", "new": 5}
    altered = ann.ask("alter", "altered", TEXT, changes=[change], table="project", at=0)
    (face,) = (said for said in ann.said if said["type"] == "face")  # it comes before all that needs the whole deck
    assert face["number"] == altered["number"]
    assert read_text(altered["text"], Path("deck.toml"))
    looked = ann.until(altered["number"], "looked")
    assert looked["open"]["values"]["points"] == 5
    assert [face[name] for name in ("table", "at", "face")] == ["project", 0, looked["open"]["face"]]
    declined = ann.ask("alter", "altered", TEXT, changes=[change | {"at": 999}])
    assert (declined["type"], declined["reason"][-1]) == ("declined", ".")
    assert sum(said["type"] == "face" for said in ann.said) == 1


def test_a_wrong_word_is_mended(ann: Writer) -> None:
    wrong = TEXT.replace('effect = "Draw', 'effect = "Drow', 1)
    looked = ann.ask("look", "looked", wrong)
    problem = next(at for at, each in enumerate(looked["problems"]) if each["can_mend"])
    assert ann.ask("mend", "altered", wrong, problem=problem)["text"] == TEXT


def test_what_may_come_next_is_offered(ann: Writer) -> None:
    offers = ann.ask("spell", "offers", TEXT, table="modifier", sentence="Draw ")["offers"]
    assert {offer["text"] for offer in offers} >= {"cards", "2"}
    assert all(offer["part"] for offer in offers)


def test_only_the_latest_of_a_sort_is_answered(ann: Writer) -> None:
    numbers = [ann.send("look", f"{TEXT}\n# {at}") for at in range(30)]
    ann.until(numbers[-1], "looked")
    answered = [said["number"] for said in ann.said]
    assert answered == sorted(answered)
    assert len(answered) < 30
    assert ann.ask("spell", "offers", TEXT, table="modifier", sentence="")["type"] == "offers"


@pytest.mark.parametrize(
    "raw",
    [
        "{",
        "[]",
        "null",
        '{"type": "look"}',
        '{"type": "look", "number": -1, "text": ""}',
        '{"type": "look", "number": 7, "text": 3}',
        '{"type": "look", "number": 7, "text": "\\ud800"}',
        '{"type": "dance", "number": 7}',
        "[" * 100_000,
        json.dumps({"type": "look", "number": 7, "text": "a" * (256 * 1024 + 1)}),
    ],
)
def test_what_is_not_understood_is_declined(ann: Writer, raw: str) -> None:
    ann.socket.send(raw)
    declined = ann.read()
    assert declined["type"] == "declined"
    assert declined["number"] == (7 if '"number": 7' in raw and "ud800" not in raw else 0)
    assert ann.ask("look", "looked", TEXT)["is_right"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{", 4400),
        ('{"type": "hello", "version": 1}', 4400),
        (b"bytes", 4400),
        ("x" * (3 << 20), 1009),
        ("x" * (48 << 20), 1009),
    ],
    ids=["no JSON", "old", "bytes", "long", "longer than what a line holds"],
)
def test_a_wrong_hello_closes_the_socket(home: House, first: str | bytes, code: int) -> None:
    with connect(f"ws://127.0.0.1:{home.port}/api/studio/editor", open_timeout=PATIENCE) as socket:
        socket.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_large_text_is_taken(ann: Writer) -> None:
    looked = ann.ask("look", "looked", TEXT + "# " + "é" * 200_000)
    assert looked["is_right"]


def test_a_text_that_is_or_becomes_too_long_is_declined_in_a_sentence(ann: Writer) -> None:
    says = "The text of a deck has at most 262,144 letters; this one has "
    assert ann.ask("look", "looked", "x" * 300_000)["reason"].startswith(f"{says}300,000.")
    long = TEXT + "# " + "x" * (262_144 - len(TEXT) - 10)
    change = {"table": "project", "at": 0, "field": "facts", "new": ["It sings.", "y" * 300]}
    assert ann.ask("alter", "altered", long, changes=[change])["reason"].startswith(says)
    assert ann.ask("alter", "altered", long, changes=[change | {"new": ["It sings."]}])["type"] == "altered"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_desk_that_fails_is_told_and_the_next_question_is_answered(tmp_path: Path, fault: str) -> None:
    code, says = FAULTS[fault]
    breaks = (
        "import sys; from labdeck import studio; look = studio.look\n"
        f"def broken(text, *given):\n    if '# bomb' in text: {code}\n    return look(text, *given)\n"
        "studio.look = broken\n"
        "import runpy; runpy.run_module('labdeck.server.studio.deskwork', run_name='__main__')"
    )
    limits = few(desk_seconds=1.0 if says == "too long" else 30.0, desk_processes=1)
    with house(tmp_path, limits=limits, desk=(sys.executable, "-c", breaks)) as home:
        ann = Writer(home)
        declined = ann.ask("look", "looked", TEXT + "# bomb")
        assert declined["type"] == "declined"
        assert says in declined["reason"]
        if says != "too long":
            assert ann.ask("look", "looked", TEXT)["is_right"]
        ann.close()


def test_a_process_that_starts_takes_none_of_the_seconds_of_an_answer(tmp_path: Path) -> None:
    slow = (
        "import threading; threading.Event().wait(1.2)\n"
        "import runpy; runpy.run_module('labdeck.server.studio.deskwork', run_name='__main__')"
    )
    with house(tmp_path, limits=few(desk_seconds=1.0, desk_processes=1), desk=(sys.executable, "-c", slow)) as home:
        ann = Writer(home)
        assert ann.ask("look", "looked", TEXT)["is_right"]
        ann.close()


def test_desks_are_started_before_somebody_asks_and_again_when_one_has_ended(tmp_path: Path) -> None:
    with house(tmp_path, desk=("false",)) as home:
        crew = home.app.state.studio.desk.crew
        ann = Writer(home)
        while home.rooms.metrics.counts["desk_processes_started"] < crew.terms.processes:
            home.do(lambda: asyncio.sleep(0))
        assert ann.ask("look", "looked", TEXT)["type"] == "declined"
        while home.rooms.metrics.counts["desk_processes_started"] < 2 * crew.terms.processes:
            home.do(lambda: asyncio.sleep(0))
        ann.close()


def test_checks_beyond_the_burst_wait(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(check_burst=2, check_rate=1000.0)) as home:
        ann = Writer(home)
        for _ in range(5):
            assert ann.ask("look", "looked", TEXT)["is_right"]
        ann.close()


def test_editors_that_ask_nothing_make_room_for_those_that_do(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(stranger_sockets=3, editor_idle_seconds=PATIENCE)) as home:
        writers = [Writer(home)]
        assert writers[0].ask("look", "looked", TEXT)["is_right"]
        idle = [Writer(home), Writer(home)]
        for _ in idle:
            writers.append(Writer(home))
            assert writers[-1].ask("look", "looked", TEXT)["is_right"]
        late = Writer(home)
        assert [closed_with(writer) for writer in (*idle, late)] == [1013] * 3
        for writer in writers:
            assert writer.ask("look", "looked", TEXT)["is_right"]
            writer.close()


def test_of_editors_that_have_long_asked_nothing_the_longest_silent_makes_room(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(stranger_sockets=2, editor_idle_seconds=0.0)) as home:
        ann, ben = writers = [Writer(home), Writer(home)]
        for writer in (ann, ben, ann):
            assert writer.ask("look", "looked", TEXT)["is_right"]
        for silent in (ben, ann):
            writers.append(Writer(home))
            assert closed_with(silent) == 1013
        for writer in writers[2:]:
            assert writer.ask("look", "looked", TEXT)["is_right"]
        for writer in writers:
            writer.close()


def closed_with(writer: Writer) -> int:
    """The code with which a socket is closed."""
    try:
        while True:
            writer.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_who_goes_away_leaves_nothing_behind(home: House) -> None:
    writers = [Writer(home) for _ in range(5)]
    for writer in writers:
        writer.send("look", TEXT)
        writer.close()
    ann = Writer(home)
    assert ann.ask("look", "looked", TEXT)["is_right"]
    ann.close()
    assert not home.app.state.studio.desk.crew.shares.asks
