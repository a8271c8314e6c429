"""There is more than one deck of each family to begin from, all of them right as they are."""

from collections import Counter

import pytest
from pydantic import TypeAdapter

from labdeck.deck import DeckError, names
from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import starters
from labdeck.server.protocol.studio.supplies import Beginning
from labdeck.studio import beginning, beginnings, look, weighing


def test_each_deck_to_begin_from_is_right_and_known_by_its_id() -> None:
    TypeAdapter(list[Beginning]).validate_python(list(beginnings()))
    for one in beginnings():
        seen = look(beginning(one["id"]))
        assert seen["is_right"]
        assert not seen["problems"] or not one["is_small"]
        assert (seen["title"], seen["size"], seen["rules"]) == (one["title"], one["size"], one["rules"])
    assert {*names(), *FAMILIES} <= {one["id"] for one in beginnings()}
    assert len(Counter(one["title"] for one in beginnings())) == len(beginnings())


def test_a_name_that_no_deck_has_is_refused() -> None:
    with pytest.raises(DeckError, match="the nearest right word is kitchen"):
        beginning("kitchn")


@pytest.mark.parametrize("name", [name for name in starters() if name not in FAMILIES])
def test_no_card_of_a_small_deck_is_gravely_off(name: str) -> None:
    *_, last = (state for state in weighing(beginning(name), 400) if state)
    grave = [one["says"] for one in last["findings"] if one["is_grave"] and one["about"] not in ("seat", "below zero")]
    assert grave == []
