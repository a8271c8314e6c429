"""What a deck is made from: decks to begin with, forms, drawings, and spreadsheets there and back."""

import base64
from pathlib import Path

import pytest

from labdeck.deck import DRAWINGS, name_of, names, read_text
from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import starter
from labdeck.server.metrics import Metrics
from labdeck.server.shelf import own_decks, stocked
from labdeck.server.store import Store
from tests.server.house import House, house

TEXT = starter("projects", "sheet")


def test_one_begins_from_a_small_deck_a_shipped_one_or_one_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(TEXT, encoding="utf-8")
    store = Store(f"sqlite:///{tmp_path / 'games.db'}", Metrics())
    with house(tmp_path, store, decks=stocked(store, own_decks(tmp_path))) as home:
        offered = home.http.get("/api/studio/beginnings").json()
        mine = name_of(read_text(TEXT, Path("mine.toml"), {}))
        assert {each["rules"] for each in offered if each["is_small"]} == set(FAMILIES)
        assert {*names(), mine} <= {each["id"] for each in offered}
        for each in offered:
            text = home.http.get(f"/api/studio/beginnings/{each['id']}").json()["text"]
            assert read_text(text, Path("deck.toml")).title == each["title"]
        assert home.http.get("/api/studio/beginnings/nothing").status_code == 404


def test_forms_and_drawings(home: House) -> None:
    for rules in FAMILIES:
        assert home.http.get(f"/api/studio/forms/{rules}").json()["rules"] == rules
    assert home.http.get("/api/studio/forms/chess").status_code == 404
    drawings = home.http.get("/api/studio/drawings").json()
    assert {each["name"] for each in drawings} == set(DRAWINGS)
    assert all(each["group"] for each in drawings)
    assert home.http.get(f"/api/studio/drawings/{DRAWINGS[0]}.svg").text.startswith("<svg")
    assert home.http.get("/api/studio/drawings/nothing.svg").status_code == 404


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_a_deck_is_exported_and_imported_again_equal(home: House, form: str) -> None:
    sheet = home.http.post("/api/studio/export", json={"text": TEXT, "form": form})
    assert sheet.headers["content-disposition"] == f'attachment; filename="deck.{form}"'
    wish = {"name": f"sheet.{form}", "content": base64.b64encode(sheet.content).decode()}
    told = home.http.post("/api/studio/import", json=wish).json()
    assert told["misfits"] == []
    assert read_text(told["text"], Path("x")).edition == read_text(TEXT, Path("x")).edition


def test_pasted_rows_become_a_deck_and_what_is_none_is_refused(home: House) -> None:
    pasted = {"name": "", "content": "Name\tPoints\tNeeds\nAda\t3\tworm, fly\nBob\t2\tfly"}
    told = home.http.post("/api/studio/import", json=pasted).json()
    assert told["cards"] == 2
    for wrong in (
        {"name": "x.xlsx", "content": "!"},
        {"name": "x.xlsx", "content": "AAAA"},
        {"name": "", "content": ""},
    ):
        answer = home.http.post("/api/studio/import", json=wrong)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_message")
    assert home.http.post("/api/studio/export", json={"text": "[deck", "form": "csv"}).status_code == 422
