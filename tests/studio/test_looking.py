"""An editor sees all of a text that can be seen, whatever is wrong with it."""

from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from labdeck.deck import names
from labdeck.deck.library import FOLDER
from labdeck.deck.starter import starter
from labdeck.server.protocol.studio.looked import Looked
from labdeck.studio import altered, look, sketched

TEXTS = {name: (FOLDER / f"{name}.toml").read_text(encoding="utf-8") for name in names()}
BIRDS = starter("projects", "birds")
LOOKED = TypeAdapter(Looked)


def seen(text: str, table: str = "", at: int = 0) -> Any:
    """What is seen, which always fits the protocol."""
    data = LOOKED.validate_python({"type": "looked", "number": 1, **look(text, (table, at) if table else None)})
    LOOKED.dump_json(data)
    return data


@pytest.mark.parametrize("name", names())
def test_a_right_deck_is_seen_whole(name: str) -> None:
    first = seen(TEXTS[name])["cards"][0]
    deck = seen(TEXTS[name], first["table"], 0)
    assert deck["is_right"]
    assert deck["name"].startswith(f"{name}@")
    assert deck["open"]["face"].startswith("<svg")
    assert deck["open"]["values"]["name"] == first["name"]
    lines = TEXTS[name].split("\n")
    assert all(lines[card["line"] - 1].startswith(f"[[{card['table']}]]") for card in deck["cards"])


def test_a_problem_stands_at_its_card() -> None:
    wrong = BIRDS.replace('needs = ["insect", "nest-box"]', 'needs = ["insekt", "nest-box"]')
    deck = seen(wrong, "project", 0)
    (problem,) = deck["problems"]
    assert (problem["table"], problem["at"], problem["field"]) == ("project", 1, "needs")
    assert (problem["nearest"], problem["can_mend"], problem["is_error"]) == ("insect", True, True)
    assert wrong.split("\n")[problem["line"] - 1].startswith("needs")
    assert [card["problems"] for card in deck["cards"][:3]] == [0, 1, 0]
    assert not deck["is_right"]
    assert deck["name"] == ""


@pytest.mark.parametrize("wrong", ['id = "robin', "points = ", "= 3", "[[project", "needs = [", 'x = "', "\ud800"])
def test_a_card_that_is_half_typed_hides_no_other(wrong: str) -> None:
    deck = seen(BIRDS.replace("points = 2", wrong, 1), "project", 1)
    (problem,) = deck["problems"]
    assert (problem["table"], problem["at"]) == ("project", 0)
    assert [card["name"] for card in deck["cards"][:2]] in (["", "Blue tit"], ["Robin", "Blue tit"])
    assert deck["open"]["face"] == seen(BIRDS, "project", 1)["open"]["face"]
    assert deck["head"]["words"] == {"project": "bird", "projects": "birds"}


def test_a_sentence_is_told_step_by_step_with_whom_it_hurts() -> None:
    at = [card["id"] for card in seen(BIRDS)["cards"] if card["table"] == "modifier"].index("cat")
    cat = seen(BIRDS, "modifier", at)["open"]
    assert cat["understood"]["steps"] == ["Discard 1 resource on another player's bird."]
    assert cat["understood"]["hurts"] == "Hurts another player. It can be cancelled with Bell on the collar."
    wrong = BIRDS.replace("Discard 1 resource on another", "Discrad 1 resource on another")
    unread = seen(wrong, "modifier", at)["open"]
    assert unread["understood"]["says"] == ""
    assert unread["face"] == ""


HOSTILE = [
    "",
    "\x00",
    "\ufeff",
    "[deck]\nid = 1\n" * 3,
    "a" + ".a" * 20000 + " = 1",
    "x = " + "[" * 20000,
    "x = " + "{a=" * 2000,
    "[[project]]\n" * 5000,
    "project = 3\nresource = [1, 2]\nmodifier = [[], {}]\ndeck = []\nwords = 1\nclasses = 2\ntags = 3\nknobs = 4",
    "[deck]\nrules = 7\ntitle = 1979-05-27\nid = nan\n[[project]]\npoints = 1e400\nneeds = [{a = 1}, [2]]",
    "[[project]]\nid = 99999999999999999999999999\ncopies = true\nsource = {a = {b = {c = 1}}}",
    "x = " + "9" * 5000,
    '[[project]]\nname = "<script>alert(1)</script>"',
    "\r\n\r\r\n[deck\r\n",
    "'''" * 1001,
    "#" * 100000,
    "[[hero]]\n[[project]]\n[deck]\nrules = 'discoveries'",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_no_text_is_too_hostile(text: str) -> None:
    for table in ("", "project", "deck", "question", "no-such"):
        assert not seen(text, table)["is_right"]


def test_a_deck_is_seen_at_every_moment_of_its_being_broken() -> None:
    random = Random(19)
    for name, text in TEXTS.items():
        for _ in range(8):
            broken = list(text)
            for _ in range(random.randrange(1, 6)):
                at = random.randrange(len(broken))
                broken[at : at + random.randrange(9)] = random.choice(
                    ["", '"', "[", "]", "\n", "=", "{", "é", "\\", "#"]
                )
            first = "hero" if name == "heroes" else "project"
            seen("".join(broken), first, random.randrange(5))


@pytest.mark.parametrize("deck", names())
def test_the_face_that_is_drawn_first_is_the_one_that_follows(deck: str) -> None:
    text = TEXTS[deck]
    cards = [card for card in look(text)["cards"] if card["table"] != "question"][::4]
    drawn = 0
    for table, at in ((card["table"], card["at"]) for card in cards):
        first = sketched(text, [{"table": table, "at": at, "field": "name", "new": "Another"}], table, at)
        changed = altered(text, [{"table": table, "at": at, "field": "name", "new": "Another"}])
        drawn += bool(first)
        assert first in ("", look(changed, (table, at))["open"]["face"])
    assert drawn > len(cards) / 2 or deck == "heroes"  # whose kinds come from all of its cards


def test_what_another_card_is_told_draws_no_face_first() -> None:
    wish = {"table": "project", "at": 1, "field": "name", "new": "Another"}
    for changes, table, at in (
        ([wish], "project", 0),
        ([{"table": "project", "at": 0}], "project", 0),
        ([], "deck", 0),
    ):
        assert sketched(BIRDS, changes, table, at) == ""
    assert sketched(BIRDS, [], "project", 999) == ""
    assert sketched("[deck", [], "project", 0) == ""
