"""The deal of a lesson: the same for everybody, and one in which something can be completed soon."""

import json
from typing import Any

import pytest

from labdeck.server.lesson import LATEST, SOON, choices_until_completed, lesson_seed

SHORT: dict[str, dict[str, Any]] = {
    "ingenium": {"opening_resources": 6, "projects": 4, "first": 0},
    "heroes": {"most_turns": 2, "first": 0},
}


@pytest.mark.parametrize("deck", SHORT)
def test_a_learner_can_complete_something_soon(deck: str) -> None:
    knobs = SHORT[deck]
    seed = lesson_seed(deck, json.dumps(knobs), 2)
    assert choices_until_completed(deck, knobs, 2, seed, LATEST) <= SOON
    earlier = [choices_until_completed(deck, knobs, 2, other, LATEST) for other in range(1, seed)]
    assert all(choices > SOON for choices in earlier)


def test_where_nothing_can_be_completed_any_deal_will_do() -> None:
    assert lesson_seed("ingenium", json.dumps({"opening_resources": 0, "most_turns": 1}), 2) == 1
