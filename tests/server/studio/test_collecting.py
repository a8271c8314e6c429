"""Cards that pupils send to a teacher: kept, looked at, and taken into the deck one by one."""

from pathlib import Path

import pytest

from labdeck.deck.starter import starter
from labdeck.server.protocol.studio.texts import LONGEST_TEXT
from tests.server.house import House, Message, few, house

TEXT = starter("projects", "ours")


@pytest.fixture
def ticket(home: House) -> Message:
    """A draft of which the secret is known, with its code."""
    made = home.keep(TEXT)
    return {**made, **home.edit(made, "POST", "collection").json()}


def send(home: House, code: str, by: str = "Mia", table: str = "project", **values: object) -> Message:
    """Send a card; the answer."""
    card = {"by": by, "table": table, "values": values}
    told: Message = home.http.post(f"/api/studio/collections/{code}/cards", json=card).json()
    return told


def a_card(home: House, code: str) -> Message:
    """The values of a card that is right: the first of the deck, under another name."""
    text = home.http.get(f"/api/studio/collections/{code}").json()["text"]
    assert text == TEXT
    return {"id": "mias-card", "name": "Mia's card", "points": 3, "facts": ["A fact.", "Another."]}


def test_a_deck_has_one_code(home: House, ticket: Message) -> None:
    assert home.edit(ticket, "POST", "collection").json() == {"code": ticket["code"]}
    told = home.http.get(f"/api/studio/collections/{ticket['code'].lower()}").json()
    assert (told["code"], told["title"], told["text"]) == (ticket["code"], "Ours", TEXT)
    assert ticket["secret"] not in str(told)
    assert home.http.get("/api/studio/collections/NOSUCH").status_code == 404


def test_collecting_is_ended_by_who_began_it_and_what_was_sent_stays(home: House, ticket: Message) -> None:
    send(home, ticket["code"], **a_card(home, ticket["code"]))
    assert home.edit(ticket | {"secret": "x"}, "DELETE", "collection").status_code == 403
    assert home.edit(ticket, "DELETE", "collection").status_code == 204
    assert home.http.get(f"/api/studio/collections/{ticket['code']}").status_code == 404
    assert "error" in send(home, ticket["code"], name="Late")
    assert len(home.edit(ticket, "GET", "cards").json()) == 1
    assert home.edit(ticket, "POST", "cards/1", accepts=True).status_code == 200
    assert home.edit(ticket, "POST", "collection").json()["code"] != ticket["code"]


def test_cards_are_sent_accepted_and_refused(home: House, ticket: Message) -> None:
    values = a_card(home, ticket["code"])
    first, second = send(home, ticket["code"], **values), send(home, ticket["code"], "Ben", **values)
    assert (first["number"], second["number"], first["state"]) == (1, 2, "new")
    assert [card["by"] for card in home.edit(ticket, "GET", "cards").json()] == ["Mia", "Ben"]
    for number in (1, 2):
        saved = home.edit(ticket, "POST", f"cards/{number}", accepts=True).json()
        assert saved["version"] == number + 1
    assert 'id = "mias-card"' in saved["text"]
    assert 'id = "mias-card-2"' in saved["text"]
    third = send(home, ticket["code"], "Eve", **values)
    assert home.edit(ticket, "POST", f"cards/{third['number']}", accepts=False).json()["version"] == 3
    again = home.edit(ticket, "POST", "cards/1", accepts=False)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "not_now")
    assert home.edit(ticket, "POST", "cards/99", accepts=True).status_code == 404
    states = [card["state"] for card in home.edit(ticket, "GET", "cards").json()]
    assert states == ["accepted", "accepted", "refused"]
    versions = home.http.get(f"/api/studio/drafts/{ticket['draft']}/versions").json()
    assert [each["says"] for each in versions] == ["A card from the class", "A card from the class", ""]


def test_what_is_wrong_with_a_card_is_told_and_it_is_kept(home: House, ticket: Message) -> None:
    told = send(home, ticket["code"], id="x", name="X", points="many")
    assert told["says"]
    assert told["state"] == "new"
    assert send(home, ticket["code"], by=" ")["error"]["code"] == "bad_message"
    assert send(home, ticket["code"], table="nothing", name="x")["error"]["code"] == "bad_message"


def test_a_card_that_makes_the_deck_too_long_is_kept_and_not_accepted(home: House) -> None:
    made = home.keep(f"{TEXT}# ".ljust(LONGEST_TEXT - 10, "x"))
    code = home.edit(made, "POST", "collection").json()["code"]
    assert send(home, code, name="Long")["state"] == "new"
    refused = home.edit(made, "POST", "cards/1", accepts=True)
    assert refused.status_code == 422
    assert refused.json()["error"]["reason"].startswith("The text of a deck has at most 262,144 letters")
    assert [card["state"] for card in home.edit(made, "GET", "cards").json()] == ["new"]
    assert home.edit(made, "POST", "cards/1", accepts=False).json()["version"] == 1


def test_nobody_else_sees_or_judges_what_was_sent(home: House, ticket: Message) -> None:
    send(home, ticket["code"], **a_card(home, ticket["code"]))
    stranger = ticket | {"secret": home.keep()["secret"]}
    for method, deed, body in (
        ("GET", "cards", {}),
        ("POST", "cards/1", {"accepts": True}),
        ("POST", "collection", {}),
    ):
        assert home.edit(stranger, method, deed, **body).status_code == 403


def test_cards_of_an_address_and_of_a_deck_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(sent_burst=2, sent_rate=1e-9, sent_cards=1)) as home:
        made = home.keep(TEXT)
        code = home.edit(made, "POST", "collection").json()["code"]
        assert send(home, code, name="A")["number"] == 1
        assert send(home, code, name="A")["error"]["reason"] == "At most 1 cards are collected for a deck."
        assert send(home, code, name="A")["error"]["reason"].startswith("An address sends 2 cards")
