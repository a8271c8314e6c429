"""The requests, their headers and what they never say."""

import asyncio
import json
import logging
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from labdeck.deck import load, plain_sources
from labdeck.deck import names as deck_names
from labdeck.server.page import add_page
from labdeck.server.security import HEADERS
from tests.programs.description import try_cases
from tests.tools.patience import PATIENCE

from .house import BOT, OPEN, PERSON, House, address, house
from .test_matrix import REQUESTS

ROOT = Path(__file__).parents[2]


def test_no_answer_is_one_that_the_description_does_not_tell(home: House) -> None:
    """`make description` tries many more."""
    paths = home.app.openapi()["paths"]
    described = [f"{method.upper()} {path}" for path, operations in paths.items() for method in operations]
    assert sorted(described) == sorted(request for request in REQUESTS if "/api" in request)
    came, wrong = try_cases(home, home.app.openapi(), cases=8 * len(described), chosen=3)
    assert wrong == []
    assert {"200", "403", "404", "409", "422"} <= set(came)


def test_an_answer_that_is_not_told_is_found(home: House) -> None:
    told = deepcopy(home.app.openapi())
    told["paths"] = {"/api/decks/{deck}": told["paths"]["/api/decks/{deck}"]}
    del told["paths"]["/api/decks/{deck}"]["get"]["responses"]["404"]
    _, wrong = try_cases(home, told, cases=20, chosen=3)
    assert wrong == ["GET /api/decks/{deck}: 404"]


def test_every_answer_has_the_headers(home: House) -> None:
    for path in ("/", "/t/K7MQ2X", "/api/health", "/api/tables/NOSUCH", "/nothing", "/api/nothing"):
        headers = home.http.get(path).headers
        assert {name: headers.get(name) for name in HEADERS} == HEADERS
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert home.http.get("/api/health").headers["cache-control"] == "no-store"
    assert "server" not in home.http.get("/api/health").headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:{port}"])
def test_a_foreign_origin_is_refused(home: House, origin: str) -> None:
    headers = {"Origin": origin.format(port=home.port)}
    body = {"deck": "ingenium", "seats": [PERSON, BOT]}
    assert home.http.post("/api/tables", json=body, headers=headers).status_code == 403
    code = home.open(PERSON, BOT)["table"]["code"]
    with pytest.raises(InvalidStatus), connect(address(home.port, code), additional_headers=headers):
        pass
    assert home.http.get(f"/api/tables/{code}", headers=headers).status_code == 200  # what everybody may know


def test_the_own_origin_and_an_allowed_one_pass(tmp_path: Path) -> None:
    with house(tmp_path, origins=("https://play.example",)) as home:
        code = home.open(PERSON, BOT)["table"]["code"]
        for origin in (f"http://127.0.0.1:{home.port}", "https://play.example"):
            headers = {"Origin": origin}
            body = {"deck": "ingenium", "seats": [PERSON, BOT]}
            assert home.http.post("/api/tables", json=body, headers=headers).status_code == 201
            with connect(address(home.port, code), additional_headers=headers):
                pass


def test_a_failure_tells_nothing(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("the hidden card")

    ticket = home.open(PERSON, BOT)
    code = ticket["table"]["code"]
    ann = home.player(code, ticket["token"])
    with monkeypatch.context() as patched, caplog.at_level(logging.DEBUG):
        patched.setattr("labdeck.server.table.Table.facts", fail)
        patched.setattr("labdeck.server.choosing.why_not", fail)
        answer = home.http.get(f"/api/tables/{code}")
        refused = ann.ask("why", seat=0, choice="end")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "failed")
    assert refused["code"] == "failed"
    assert "A request failed: KeyError at test_api.py" in caplog.text
    for said in (answer.text, json.dumps(refused), caplog.text):
        assert "hidden card" not in said
        assert ticket["token"] not in said
        assert "Traceback" not in said
    ann.close()


def test_decks_cards_knobs_bots_and_phrases_are_told(home: House) -> None:
    decks = home.http.get("/api/decks").json()
    assert [deck["id"] for deck in decks] == list(deck_names())
    for deck in decks:
        whole = home.http.get(f"/api/decks/{deck['id']}").json()
        roles = {card["id"]: card["role"] for card in whole["cards"]}
        assert len({roles[card] for card in deck["samples"]}) == 3
        assert {name: whole[name] for name in deck} == deck
        assert sum(card["copies"] for card in whole["cards"]) == deck["size"] == sum(deck["counts"].values())
    assert home.http.get("/api/decks/..%2Fpyproject").status_code == 404
    kinds = {knob["name"]: knob["kind"] for knob in home.http.get("/api/decks/ingenium/knobs").json()}
    assert (kinds["draw"], kinds["draw_blind"], kinds["refill"], kinds["first"]) == (
        "number", "truth", "several", "choice",
    )  # fmt: skip
    assert all(bot["says"] for bot in home.http.get("/api/bots").json())
    assert {"phrase": "well-done", "text": "Well done!"} in home.http.get("/api/phrases").json()
    assert "labdeck_tables_live" in home.http.get("/api/metrics").text


@pytest.mark.parametrize("deck", deck_names())
def test_a_deck_has_the_knobs_of_its_own_family(home: House, deck: str) -> None:
    own = home.http.get(f"/api/decks/{deck}").json()["knobs"]
    assert {knob["name"] for knob in home.http.get(f"/api/decks/{deck}/knobs").json()} == set(own)


def test_every_card_is_told_with_its_source_in_plain_words(home: House) -> None:
    for deck in deck_names():
        cards = home.http.get(f"/api/decks/{deck}").json()["cards"]
        assert [card["source"] for card in cards] == [plain_sources(title.source) for title in load(deck).titles]
    assert all(title.source for title in load("heroes").titles)


@pytest.mark.rule("R38")
def test_the_details_of_a_card_have_its_tags(home: House) -> None:
    deck = home.http.get("/api/decks/ingenium").json()
    tags = {card["id"]: [deck["tags"][tag] for tag in card["tags"]] for card in deck["cards"]}
    assert (tags["reina-maruyama"], tags["jill-tarter"]) == (["woman of colour"], [])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"deck": "nothing", "seats": [PERSON, BOT]}, 404),
        ({"deck": "../decks/ingenium.toml", "seats": [PERSON, BOT]}, 404),
        ({"deck": "ingenium", "seats": [PERSON]}, 422),
        ({"deck": "ingenium", "seats": [PERSON, PERSON]}, 409),
        ({"deck": "ingenium", "seats": [PERSON, {"kind": "bot", "bot": "deep-thought"}]}, 404),
        ({"deck": "ingenium", "seats": [{"kind": "person", "name": " "}, BOT]}, 422),
        ({"deck": "ingenium", "seats": [PERSON, BOT], "knobs": {"drow": 3}}, 422),
        ({"deck": "ingenium", "seats": [PERSON, BOT], "knobs": {"draw": [{}]}}, 422),
        ({"deck": "ingenium", "seats": [PERSON, BOT], "knobs": {"seed": 1}}, 422),
        ({"deck": "ingenium", "seats": [PERSON, BOT], "seed": 1}, 422),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(home: House, body: object, status: int) -> None:
    answer = home.http.post("/api/tables", json=body)
    assert (answer.status_code, bool(answer.json()["error"]["reason"])) == (status, True)


@pytest.mark.parametrize("bot", ["antigravity:Bot", "rush+antigravity:Bot", "antigravity", "rush"])
def test_nobody_names_a_program_as_a_bot(home: House, bot: str) -> None:
    answer = home.http.post("/api/tables", json={"deck": "ingenium", "seats": [PERSON, {"kind": "bot", "bot": bot}]})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "There is no such bot.")
    assert "antigravity" not in sys.modules


def test_the_link_is_a_qr_code(home: House) -> None:
    answer = home.http.get(f"/api/tables/{home.open(PERSON, OPEN)['table']['code']}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    path = answer.request.url.path
    for host in ("play.example", "10.0.0.7:8000", "[::1]:8000", "my_host"):
        assert home.http.get(path, headers={"Host": host}).status_code == 200
    for host in ("<b>", "user@host", "a b", "host:port", "host:80/x", ""):
        refused = home.http.get(path, headers={"Host": host})
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "bad_message")
    told = home.http.get("/api/openapi.json").json()["paths"]
    assert all("400" in told[path]["get"]["responses"] for path in told if path.endswith("/qr.svg"))


def test_a_code_is_found_in_small_letters_too(home: House) -> None:
    code = home.open(PERSON, BOT)["table"]["code"]
    assert home.http.get(f"/api/tables/{code.lower()}").json()["code"] == code


def test_the_page_is_served_or_a_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    app = FastAPI()
    add_page(app, tmp_path)

    async def told(*paths: str) -> list[str]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return [(await client.get(path)).text for path in paths]

    assert "make page" in asyncio.run(told("/"))[0]
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "words.js").write_text("code")
    assert asyncio.run(told("/", "/t/K7MQ2X", "/words.js")) == ["the page", "the page", "code"]


def test_the_example_bot_plays_a_game(home: House) -> None:
    ticket = home.open(OPEN, BOT, projects=4, most_turns=3)
    command = [sys.executable, str(ROOT / "examples/network_bot.py"), str(home.http.base_url).rstrip("/")]
    ran = subprocess.run(
        [*command, ticket["table"]["code"]], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert len(json.loads(ran.stdout)) == 2
    code = (ROOT / "examples/network_bot.py").read_text()
    body = [line for line in code.split("\n") if line.strip()]
    assert len(body) <= 32
    assert code in (ROOT / "docs/how-to/write-a-network-bot.md").read_text()
