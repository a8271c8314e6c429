"""Whatever the server says is of the protocol's form, and the page of the reference shows that form."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from labdeck.deck import names as deck_names
from labdeck.server.app import create_app
from labdeck.server.protocol import answers, view
from labdeck.server.protocol.incoming import HELLO, TO_SERVER
from labdeck.server.protocol.requests import NewTable
from labdeck.server.protocol.words import VERSION, Close
from labdeck.server.refused import STATUS
from labdeck.server.settings import Settings
from labdeck.server.words.chat import PHRASES

from .house import BOT, FROM_SERVER, PERSON, House, Message, Player, is_over, progress
from .test_matrix import MESSAGES, REQUESTS, routes

PROTOCOL = (Path(__file__).parents[2] / "docs/reference/protocol.md").read_text()
KINDS = FROM_SERVER.json_schema()["discriminator"]["mapping"]
CHOICES = 60  # of the person, at most
OF_LESSONS = {"lead"}  # told in lessons alone, whose tests check it


def said_in_a_game(home: House, deck: str) -> list[str]:
    """Everything that a person, a spectator and whoever looks back are told in a game, each text checked."""
    ticket = home.open(PERSON, BOT, deck=deck, first=0)
    code = ticket["table"]["code"]
    ann, eve = home.player(code, ticket["token"]), home.player(code)
    ann.view(0)
    ann.ask("hint", seat=0)
    ann.ask("why", seat=0, choice="put nothing")
    ann.ask("choose", seat=0, number=99, choice="end")
    ann.ask("chat", seat=0, phrase="hello")
    ann.ask("order", seat=0, passes=True)
    ann.ask("pace", seat=0, pace="instant")
    play(ann)
    eve.ask("ping")
    for player in (ann, eve):
        player.close()
    look_back(home, code, ticket["token"])
    return [*ann.raw, *eve.raw]


def play(ann: Player) -> None:
    """Make a person's choices, and take the first one back that can be."""
    has_undone = False
    for _ in range(CHOICES):
        ann.until(lambda: is_over(ann, 0) or ann.view(0)["choices"])
        if is_over(ann, 0):
            return
        ann.choose(0, progress(ann.view(0)))
        if ann.view(0)["can_undo"] and not has_undone:
            has_undone = ann.ask("undo", seat=0, number=ann.view(0)["number"])["type"] == "done"


def look_back(home: House, code: str, token: str) -> None:
    """Ask for the replay and a moment, which the server checks before it answers."""
    made = home.http.get(f"/api/tables/{code}/replay", headers=home.as_(token)).json()["count"]
    for path in (f"moments/{made}", "moments/1"):
        assert home.http.get(f"/api/tables/{code}/{path}", headers=home.as_(token)).status_code == 200


@pytest.mark.parametrize("deck", deck_names())
def test_every_message_of_a_game_is_of_the_protocol(home: House, deck: str) -> None:
    texts = said_in_a_game(home, deck)
    for text in texts:
        FROM_SERVER.validate_json(text, strict=True)
    assert {json.loads(text)["type"] for text in texts} == set(KINDS) - OF_LESSONS


@pytest.mark.parametrize(
    "planted",
    [
        {"place": []},
        {"number": "1"},
        {"view": {}},
        {"choices": [{"code": 1, "name": "end", "text": "End."}]},
        {"type": "frame"},
    ],
)
def test_a_message_of_another_form_is_found(home: House, planted: Message) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    ann = home.player(ticket["table"]["code"], ticket["token"])
    right = ann.view(0)
    ann.close()
    FROM_SERVER.validate_json(json.dumps(right), strict=True)
    with pytest.raises(ValidationError):
        FROM_SERVER.validate_json(json.dumps(right | planted), strict=True)


def test_every_request_has_a_model_of_its_answer() -> None:
    app = create_app(Settings("sqlite://"))
    described = app.openapi()["paths"]
    for request in set(routes(app.routes)) & {each for each in REQUESTS if "/api" in each}:
        method, path = request.split()
        if path.endswith((".svg", ".pdf")) or path == "/api/metrics":
            continue
        told = described[path][method.lower()]["responses"]
        status, said = next((status, said) for status, said in told.items() if status.startswith("2"))
        if status != "204" and "application/json" in said["content"]:  # else it is nothing, or a file of a told sort
            assert "$ref" in json.dumps(said["content"]["application/json"]), request
        assert "Failure" in json.dumps(told["422"]), request


def test_no_code_or_phrase_is_without_its_meaning() -> None:
    schema = TypeAdapter(answers.Failure).json_schema()["$defs"]
    assert set(schema["ErrorCode"]["enum"]) == set(STATUS)
    assert set(TypeAdapter(answers.Phrase).json_schema()["$defs"]["PhraseName"]["enum"]) == set(PHRASES)


def test_the_reference_names_every_request_message_and_code() -> None:
    for request in REQUESTS:
        if request.split()[1].startswith("/api"):
            assert f"`{request}`" in PROTOCOL
    for message in MESSAGES:
        assert f'"type": "{message}"' in PROTOCOL
    for code in STATUS:
        assert f"| `{code}` |" in PROTOCOL
    assert dict(re.findall(r"^\| (\d{4}) \| (.*) \|$", PROTOCOL, re.MULTILINE)) == {str(int(c)): c.says for c in Close}
    assert f"protocol, version {VERSION}\n" in PROTOCOL


def test_the_messages_to_the_server_in_the_reference_are_right() -> None:
    part = PROTOCOL.partition("### To the server")[2].partition("### From the server")[0]
    shown = re.findall(r"^\| `(\{.*?\})`", part, re.MULTILINE)
    assert {TO_SERVER.validate_json(text).type for text in shown} == set(MESSAGES)


def test_the_messages_from_the_server_in_the_reference_have_its_fields() -> None:
    part = PROTOCOL.partition("### From the server")[2].partition("### A choice")[0]
    shown = [json.loads(abridged(text)) for text in re.findall(r"^\| `(\{.*\})` \|", part, re.MULTILINE)]
    assert {message["type"] for message in shown} == set(KINDS)
    for message in shown:
        model = FROM_SERVER.json_schema()["$defs"][KINDS[message["type"]].rpartition("/")[2]]
        assert set(message) == set(model["properties"]), message["type"]


def abridged(text: str) -> str:
    """An example that leaves out what is within some of its parts, as JSON."""
    return text.replace("{…}", "null").replace("[…]", "null")


@pytest.mark.parametrize(
    ("begins", "model"),
    [
        ('{"id": "ingenium"', answers.Deck),
        ('{"id": "rachel-chang"', answers.Card),
        ('{"name": "draw"', answers.Knob),
        ('{"code": "K7MQ2X"', answers.Table),
        ('{"code": 134', view.Choice),
        ('{"deck": "ingenium"', NewTable),
    ],
)
def test_the_examples_in_the_reference_are_right(begins: str, model: Any) -> None:
    blocks = re.findall(r"```json\n(.*?)```", PROTOCOL, re.DOTALL)
    TypeAdapter(model).validate_json(next(block for block in blocks if block.startswith(begins)), strict=True)
    assert HELLO.validate_json(next(block for block in blocks if '"hello"' in block)).version == VERSION
