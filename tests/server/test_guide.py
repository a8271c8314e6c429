"""How a deck is played, as the server tells it: for a deck, and for a table with its house rules."""

import json

import pytest
from pydantic import TypeAdapter

from labdeck.deck import names
from labdeck.server.protocol.guide import Guide

from .house import BOT, PERSON, House

GUIDE: TypeAdapter[Guide] = TypeAdapter(Guide)


@pytest.mark.parametrize("deck", names())
def test_a_deck_tells_how_it_is_played(home: House, deck: str) -> None:
    answer = home.http.get(f"/api/decks/{deck}/guide")
    told = GUIDE.validate_json(answer.text)
    assert len(told["turn"]) == 4
    assert "`" not in answer.text
    numbers = [rule["number"] for part in told["law"] for rule in part["rules"]]
    assert len(numbers) > 30
    assert all(0 <= x <= 250 and 0 <= y <= 350 for x, y, *_ in (point["at"] for point in told["card"]["pointers"]))


def test_a_table_tells_its_house_rules(home: House) -> None:
    ticket = home.open(PERSON, BOT, draw=4, draw_from=["project", "resource"])
    told = json.dumps(home.http.get(f"/api/tables/{ticket['table']['code']}/guide").json())
    assert "Take 4 cards" in told
    assert "takes 4 cards, one at a time" in told
    assert "Take 2 cards" in json.dumps(home.http.get("/api/decks/ingenium/guide").json())


def test_no_deck_no_guide(home: House) -> None:
    assert home.http.get("/api/decks/nothing/guide").status_code == 404
