"""Cards of projects become integers: each field of the kernel's deck, over our decks and a small one."""

from pathlib import Path

import pytest

from labdeck.deck import DeckError, Tables, load, tables
from labdeck.rules import numbers as n
from tests.deck.projects.small import changed


@pytest.fixture
def small(tmp_path: Path) -> Tables:
    text = changed(
        "Burn 1 technique on another player's study.",
        "Put this on any study: it needs 1 more species that it already needs.",
    )
    text = text.replace('needs = ["yeast", "imaging"]', 'needs = ["any 2 techniques"]\ntags = ["old", "old"]', 1)
    text = text.replace(
        'needs = ["yeast", "imaging"]', 'needs = ["2 of one species"]\nunfinished = 5\nmandatory = true', 1
    )
    text = text.replace("players = [2, 3]", "players = [2, 2]")
    path = tmp_path / "small.toml"
    path.write_text(text, encoding="utf-8")
    return tables(load(path))


def test_cards_are_numbered_projects_first(small: Tables) -> None:
    ids = [card.id for card in small.cards]
    assert ids[:6] == [f"project-{number}" for number in range(1, 7)]
    assert ids[6:17] == ["yeast"] * 3 + ["fly"] * 3 + ["imaging"] * 3 + ["sequencing"] * 2
    assert ids[17:] == ["storm", "storm", "grant", "shield"]
    assert small.deck.cards == len(ids)


def test_roles_sorts_and_backs(small: Tables) -> None:
    deck = small.deck
    assert [small.cards[c].role for c in (0, 6, 17, 19, 20)] == [
        "project",
        "resource",
        "modifier",
        "wildcard",
        "block",
    ]
    assert [deck.role[c] for c in (0, 6, 17, 19, 20)] == [
        n.PROJECT,
        n.RESOURCE,
        n.MODIFIER,
        n.WILDCARD,
        n.BLOCK,
    ]
    assert [deck.sort[c] for c in (0, 6, 17, 19, 20)] == [
        n.PROJECT_SORT,
        1,
        n.AT_ONCE_SORT,
        n.WILD_SORT,
        n.KEPT_SORT,
    ]
    assert [deck.back[c] for c in (0, 6, 17)] == [n.PROJECT_PILE, n.RESOURCE_PILE, n.RESOURCE_PILE]
    assert deck.sorts == n.PROJECT_SORT | 0b1111 | n.AT_ONCE_SORT | n.WILD_SORT | n.KEPT_SORT


def test_needs(small: Tables) -> None:
    deck = small.deck
    assert deck.need[:3] == [0b1100, 0b1100, 0]
    assert deck.need[n.NEEDS : n.NEEDS + 2] == [0b0011 | n.SAME] * 2
    assert deck.need[2 * n.NEEDS : 2 * n.NEEDS + 3] == [0b0001, 0b0100, 0]
    assert deck.needs[:3] == [2, 2, 2]
    assert deck.plain[:3] == [0, 0, 1]
    assert deck.printed[:3] == [0b1100, 0b0011, 0b0101]


def test_points_tags_and_duties(small: Tables) -> None:
    deck = small.deck
    assert (deck.points[1], deck.unfinished[1], deck.mandatory[1]) == (2, 5, 1)
    assert (deck.points[2], deck.unfinished[2], deck.mandatory[2]) == (2, 2, 0)
    assert deck.tags[:2] == [1, 0]


def test_twins_are_numbered_from_1(small: Tables) -> None:
    assert small.deck.twin[5:] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0, 0] + [0] * (n.CARDS - 21)


def test_modifiers(small: Tables) -> None:
    deck = small.deck
    assert deck.program[:4] == [n.OP_END, 1, 0, 0]
    assert (deck.start[17], deck.start[18], deck.start[19], deck.start[20]) == (1, 1, 0, 0)
    assert (deck.adds[17], deck.hurts[17], deck.at_once[17]) == (0b0011, n.HURTS_ANY, 1)
    assert deck.serves[19] == 0b1111
    assert (deck.blocks, deck.block_card[0]) == (1, 20)


def test_equal_effects_share_a_program() -> None:
    made = tables(load("ingenium"))
    start = {card.id: made.deck.start[number] for number, card in enumerate(made.cards)}
    assert start["trailblazer"] == start["girl-power"] != start["stupid-patriarchy"]


@pytest.mark.parametrize(
    ("knob", "value", "number"),
    [
        ("draw", 5, 5),
        ("draw_blind", False, 0),
        ("draw_from", ["discard", "project"], 9),
        ("opening_modifiers", "kept", 1),
        ("completed_to", "discard", n.DISCARD),
        ("completed_to", "burn", n.BURN),
        ("refill", ["discard"], 2),
        ("refill_else", ["burn", "discard"], 3),
        ("block", "anyone", 1),
        ("tie_break", "shared", 0),
        ("first", "seed", n.NONE),
        ("first", 2, 2),
    ],
)
def test_a_knob_becomes_its_number(knob: str, value: object, number: int) -> None:
    assert getattr(tables(load("ingenium"), **{knob: value}).deck, knob) == number


def test_burn_returns_by_a_refill_or_by_a_card() -> None:
    assert tables(load("microbes")).deck.burn_returns == 0
    assert tables(load("microbes"), refill_else=["burn"]).deck.burn_returns == 1
    assert tables(load("ingenium"), refill=["discard"]).deck.burn_returns == 1


def test_modifiers_in_a_pile_of_their_own() -> None:
    made = tables(load("ingenium"), modifier_pile=True, draw_from=["resource", "modifier"])
    number = next(number for number, card in enumerate(made.cards) if card.role == "modifier")
    assert (made.cards[number].back, made.deck.back[number]) == ("modifier", n.MODIFIER_PILE)


@pytest.mark.parametrize(
    ("knobs", "says"),
    [
        ({"drw": 1}, "ingenium: knobs: drw: there is no such knob; the nearest right word is draw"),
        ({"draw": 0}, "ingenium: knobs: draw: must be a number from 1 to 10"),
        ({"block": "anybody"}, 'must be "self" or "anyone"; the nearest right word is anyone'),
        ({"draw_from": ["modifier"]}, "names the modifier pile"),
        ({"modifier_pile": True}, "ingenium: knobs: draw_from: must name the modifier pile too"),
        ({"projects": 22}, "is more than the deck's 21"),
    ],
)
def test_a_wrong_knob_is_refused(knobs: dict[str, object], says: str) -> None:
    with pytest.raises(DeckError, match=says):
        tables(load("ingenium"), **knobs)
