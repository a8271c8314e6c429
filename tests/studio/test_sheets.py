"""Decks come from spreadsheets and go into them, and nothing is lost on the way round."""

import io
import tomllib
import zipfile
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook
from pydantic import TypeAdapter

from labdeck.deck import DeckError, names
from labdeck.deck.library import FOLDER
from labdeck.deck.starter import starter
from labdeck.server.protocol.studio.supplies import Imported
from labdeck.studio import altered, exported, imported, look

TEXTS = {name: (FOLDER / f"{name}.toml").read_text(encoding="utf-8") for name in names()}
TEXTS |= {rules: starter(rules, "mine") for rules in ("projects", "discoveries")}
LIST = 'Name,Points,Needs\nEtna,3,"lava, ash"\nFuji,,ash; rock\nHekla,2,2 x rock\nKatla,2,lava | gas\nLaki,1,gas\n'


def content(text: str) -> dict[str, Any]:
    """What a text says, tables without anything left out."""
    return {name: table for name, table in tomllib.loads(text).items() if table}


@pytest.mark.parametrize("form", ["csv", "xlsx"])
@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_lost_on_the_way_round(name: str, form: str) -> None:
    back = imported(f"deck.{form}", exported(TEXTS[name], form))
    assert content(back.text) == content(TEXTS[name])
    assert not back.misfits
    TypeAdapter(Imported).validate_python(back._asdict())


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_odd_values_come_back_as_they_were(form: str) -> None:
    odd = ["=1+1", "a | b", '"quoted"', "-3", "[x]", "'tis", "007", "true", "ü 鳥", "a, b; c"]
    changes = [{"table": "project", "at": at, "field": "name", "new": word} for at, word in enumerate(odd)]
    changes += [{"table": "project", "at": 0, "field": "facts", "new": odd}]
    text = altered(TEXTS["projects"], changes)
    assert content(imported(f"x.{form}", exported(text, form)).text) == content(text)


def test_no_cell_that_is_exported_is_a_formula() -> None:
    text = altered(TEXTS["projects"], [{"table": "project", "at": 0, "field": "name", "new": "=HYPERLINK(1)"}])
    assert "'=HYPERLINK(1)" in exported(text, "csv").decode()
    book = load_workbook(io.BytesIO(exported(text, "xlsx")))
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    assert "=HYPERLINK(1)" in [cell.value for cell in cells]
    assert all(cell.data_type != "f" for cell in cells)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_a_bare_list_becomes_a_deck_that_can_be_played(encoding: str, sign: str) -> None:
    rows = LIST.replace("Etna", "Ätna").replace('"lava, ash"', "lava|ash").replace(";", "|").replace(",", sign)
    made = imported("my volcanoes.csv", rows.encode(encoding))
    seen = look(made.text)
    assert seen["is_right"], seen["problems"]
    deck = content(made.text)
    assert deck["deck"]["title"] == "My volcanoes"
    assert [card["id"] for card in deck["project"]] == ["atna", "fuji", "hekla", "katla", "laki"]
    assert deck["project"][2]["needs"] == ["rock", "rock"]
    assert deck["project"][1]["points"] == 2
    assert {card["kind"] for card in deck["resource"]} == {"lava", "ash", "rock", "gas"}
    assert any("one class" in misfit["says"] for misfit in made.misfits)


def test_headings_are_taken_however_they_are_called() -> None:
    made = imported("x.csv", b"CARD; Score ;Requires;How many;Colour\nEtna;2;ash, ash;3;red\n")
    assert [(each["heading"], each["field"]) for each in made.columns] == [
        ("CARD", "name"), ("Score", "points"), ("Requires", "needs"), ("How many", "copies"), ("Colour", ""),
    ]  # fmt: skip
    assert ("Colour", "no field is called so; the column is left out") in [
        (m["column"], m["says"]) for m in made.misfits
    ]
    by_hand = imported("x.csv", b"A;B\nEtna;ash\n", {"A": "name", "B": "needs"})
    assert content(by_hand.text)["project"][0]["needs"] == ["ash"]


def test_cards_are_added_to_a_deck_and_the_rest_of_it_stays() -> None:
    made = imported("", b"name\tneeds\nSwift\tworm, fly\n", into=TEXTS["projects"])
    assert made.text.startswith(TEXTS["projects"][:400])
    assert look(made.text)["is_right"]
    assert content(made.text)["project"][-1] == {"id": "swift", "name": "Swift", "points": 2, "needs": ["worm", "fly"]}


def packed(**parts: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, part in parts.items():
            folder.writestr(name, part)
    return out.getvalue()


def with_formula() -> bytes:
    book, out = Workbook(), io.BytesIO()
    sheet = book.create_sheet("Projects", 0)
    sheet.append(["name", "points"])
    sheet.append(["Etna", "=1/0"])
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "has no rows"),
        (b"\0" * 50, "neither text nor a spreadsheet"),
        (b"name\0,points", "neither text nor a spreadsheet"),
        (b"PK\x03\x04 nonsense", "no spreadsheet that can be read"),
        (b"\xd0\xcf\x11\xe0" + b"x" * 100, "old form"),
        (packed(bomb=b"\0" * (40 << 20)), "unfolds to more than"),
        (packed(odd=b"<x/>"), "no spreadsheet that can be read"),
        (b"name,points\n" + b"a,1\n" * 400_000, "has more than 2000 rows"),
        (b"x" * (5 << 20), "is larger than"),
        (b'name,points\n"' + b"x" * 200_000, "too long, or a quote without its end"),
        (b"name,points,needs\n", "has no card in it"),
    ],
)
def test_what_cannot_be_taken_is_refused_in_a_sentence(raw: bytes, says: str) -> None:
    with pytest.raises(DeckError, match=says) as refused:
        imported("cards.csv", raw)
    assert "\n" not in str(refused.value)


def test_a_formula_is_never_calculated() -> None:
    card = content(imported("x.xlsx", with_formula()).text)["project"][0]
    assert card["name"] == "Etna"
    assert "points" not in card


@pytest.mark.parametrize(
    ("headings", "fields"),
    [
        ("Bird\tPoints\tNeeds", ["name", "points", "needs"]),
        ("Animal\tPoints\tNeeds", ["name", "points", "needs"]),
        ("Points\tVolcano\tNeeds", ["points", "name", "needs"]),
        ("Vogel\tPunkte\tBraucht", ["name", "points", "needs"]),
        ("Name\tPionts\tNeeds", ["name", "points", "needs"]),
    ],
)
def test_who_heads_a_column_with_what_the_cards_are_means_the_name(headings: str, fields: list[str]) -> None:
    row = dict(zip(fields, ("", "", ""), strict=True)) | {"name": "Robin", "points": "2", "needs": "worm, hedge"}
    made = imported("", f"{headings}\n{chr(9).join(row.values())}".encode())
    assert [each["field"] for each in made.columns] == fields
    assert made.cards == 1
    assert 'name = "Robin"' in made.text
