"""Knobs: one table for values, texts of the command line and the reference."""

import pytest

from labdeck.deck import KNOBS, DeckError, knobs_of, load, parse_knob
from labdeck.deck.families import FAMILIES
from labdeck.deck.knob import Knob, fitting

DECKS = {"projects": "ingenium", "discoveries": "heroes"}


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("draw", "3", 3),
        ("refill", "burn,discard", ("burn", "discard")),
        ("refill", "discard, burn", ("burn", "discard")),
        ("refill_else", "", ()),
        ("first", "2", 2),
        ("first", "seed", "seed"),
        ("collaboration", "true", True),
        ("draw_blind", "False", False),
        ("tie_break", "fewer active, more completed", "fewer active, more completed"),
    ],
)
def test_a_text_becomes_a_value(name: str, text: str, value: object) -> None:
    assert parse_knob(name, text) == value


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("drow", "3", "knobs: drow: there is no such knob; the nearest right word is draw"),
        ("draw", "three", "knobs: draw: must be a number from 1 to 10"),
        ("draw", "-1", "must be a number"),
        ("draw", "9" * 5000, "must be a number"),
        ("draw", "²", "must be a number"),
        ("collaboration", "1", "must be true or false"),
        ("refill", "burn,burn", "each once"),
        ("draw_from", "", "one or more"),
        ("first", "5", "or a number from 0 to 4"),
    ],
)
def test_a_wrong_text_is_refused(name: str, text: str, says: str) -> None:
    with pytest.raises(DeckError, match=says):
        parse_knob(name, text)


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.name)
def test_a_default_is_a_right_value(knob: Knob) -> None:
    assert fitting(knob, knob.default) == knob.default
    assert knob.says.endswith(".")
    text = ",".join(knob.default) if isinstance(knob.default, tuple) else str(knob.default)
    assert parse_knob(knob.name, text) == knob.default


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.name)
@pytest.mark.parametrize("value", [None, 1.0, float("nan"), -1, 10**30, {}, [[]], [None], "", b"x"])
def test_odd_values_do_not_fit(knob: Knob, value: object) -> None:
    assert fitting(knob, value) is None


def test_a_family_has_its_own_knobs_only() -> None:
    for name, family in FAMILIES.items():
        assert knobs_of(name) == family.knobs
        assert {knob.name for knob in family.knobs} == load(DECKS[name]).knobs.keys()
    assert "hand" not in load("ingenium").knobs
    assert "draw" not in load("heroes").knobs


def test_a_name_means_one_knob_in_all_families() -> None:
    assert len({knob.name for knob in KNOBS}) == len(KNOBS)
