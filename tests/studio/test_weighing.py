"""A deck is weighed step by step, in turn with others, and what a change did to it is told."""

import threading
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from labdeck.deck import DeckError, read_text, tables
from labdeck.deck.starter import starter
from labdeck.lab.games import play
from labdeck.server.protocol.studio.texts import ChangeWish
from labdeck.server.protocol.studio.weighed import Weighed
from labdeck.studio import altered, dealing, told, weighing

BIRDS = starter("projects", "birds")
SLOW = altered(BIRDS, [{"table": "knobs", "field": "draw", "new": 1}])
SPOILT = altered(BIRDS, [{"table": "project", "at": 0, "field": "points", "new": 30}])
WEIGHED = TypeAdapter(Weighed)


def states(text: str, games: int = 200) -> list[dict[str, Any]]:
    """Everything that is told, which fits the protocol."""
    found = [state for state in weighing(text, games) if state]
    for state in found:
        WEIGHED.validate_python({"type": "weighed", "number": 1, "told": "", **state})
    return found


def test_first_figures_come_at_once_with_their_intervals() -> None:
    steps = weighing(BIRDS)
    first = next(state for state in steps if state)
    assert first["games"] == 200
    assert not first["is_done"]
    for measure in first["measures"]:
        figure = measure["figure"]
        assert figure["low"] <= figure["value"] <= figure["high"]
    steps.close()


def test_games_are_not_played_again_for_what_no_rule_sees() -> None:
    dealing._known.clear()
    (first,) = [next(state for state in weighing(BIRDS) if state)]
    played = dict(dealing._known)
    renamed = BIRDS.replace('name = "Robin"', 'name = "Redbreast"') + "# again\n"
    assert next(state for state in weighing(renamed) if state) == first
    assert dealing._known.keys() == played.keys()
    assert next(state for state in weighing(SLOW) if state)["measures"] != first["measures"]
    deck = tables(read_text(BIRDS, Path("deck.toml")))
    fast = tables(deck.file, draw=3)
    bots, seeds = ("greedy",) * 3, range(200)
    for each in (deck, fast):
        assert (dealing.dealt(each, bots, seeds).rows == play(each, bots, seeds).rows).all()
    assert (dealing.dealt(deck, bots, seeds).rows != dealing.dealt(fast, bots, seeds).rows).any()


def test_a_fault_is_found_and_its_remedy_can_be_sent_as_it_is() -> None:
    *_, last = states(SPOILT)
    assert last["is_done"]
    finding = next(one for one in last["findings"] if one["subjects"] == ["robin"])
    assert finding["is_grave"]
    wishes = [ChangeWish(**change).model_dump() for change in finding["remedy"]["changes"]]
    assert altered(SPOILT, wishes) != SPOILT


def test_how_games_end_is_looked_at_twice() -> None:
    *_, last = states(altered(BIRDS, [{"table": "knobs", "field": "most_turns", "new": 2}]), 100)
    (stall,) = [one for one in last["findings"] if one["key"] == "stall"]
    assert stall["is_grave"]
    assert stall["says"].endswith("Search, which looks ahead, sees 100 in 100, too.")


def test_weighings_take_turns_and_can_be_left() -> None:
    before = threading.active_count()
    both = [weighing(text, 200) for text in (BIRDS, SLOW)]
    for _ in range(5):
        for steps in both:
            next(steps)
    for steps in both:
        steps.close()
    for thread in threading.enumerate()[before:]:
        thread.join(10)
    assert threading.active_count() <= before


def test_what_a_change_did_is_one_sentence() -> None:
    birds, slow = (next(state for state in weighing(text) if state) for text in (BIRDS, SLOW))
    assert "minutes instead of" in told(birds, slow)
    assert told(birds, birds) == "Nothing that can be seen has changed."


def finding(key: str, is_grave: bool, remedy: Any = None) -> dict[str, Any]:
    """A finding of a weighing."""
    return {"key": key, "says": f"{key} is too rare.", "is_grave": is_grave, "remedy": remedy}


def test_what_a_remedy_took_away_is_told_though_it_was_not_grave() -> None:
    *_, last = states(BIRDS)
    mended = last | {"findings": []}
    assert told(last | {"findings": [finding("Rain", False, {})]}, mended) == "Nothing that can be seen has changed."
    spoilt = last | {"findings": [finding("Rain", False, {"mends": True})]}
    assert told(spoilt, mended) == "It is no more so that: Rain is too rare."
    grave = last | {"findings": [finding("Worm", True), finding("Rain", True)]}
    assert told(grave, mended) == "It is no more so that: Worm is too rare; it is no more so that: Rain is too rare."


def test_only_what_mends_a_finding_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labdeck.lab.balance.remedies.is_good", lambda finding, before, after: False)
    monkeypatch.setattr("labdeck.lab.balance.remedies.TRIES", 1)
    *_, last = states(SPOILT)
    assert any(one["is_grave"] for one in last["findings"])
    assert [one["remedy"] for one in last["findings"] if one["remedy"] and not one["remedy"]["mends"]] == []


def test_a_wrong_text_is_refused() -> None:
    with pytest.raises(DeckError, match="are missing"):
        next(weighing("[deck]\n"))
