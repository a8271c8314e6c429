"""Balance while one types: everybody's first figures first, stopped by the next change, and never in others' way."""

import sys
from pathlib import Path

from labdeck.deck.starter import starter
from tests.server.house import House, few, house

from .writer import Writer

TEXT = starter("projects", "weighed")
OTHER = TEXT.replace("points = 3", "points = 4")


def test_a_text_is_weighed_step_by_step_to_the_end(home: House) -> None:
    ann = Writer(home)
    number = ann.send("weigh", TEXT)
    first = ann.until(number, "weighed")
    assert first["games"] >= 200
    assert not first["is_done"]
    assert all(measure["figure"]["low"] is not None for measure in first["measures"])
    while not ann.said[-1]["is_done"]:
        ann.read()
    done = [said["progress"] for said in ann.said]
    assert done == sorted(done)
    assert done[-1] == 1.0
    assert ann.said[-1]["told"] == ""
    second = ann.until(ann.send("weigh", OTHER), "weighed")
    assert second["told"]  # what the change did
    ann.close()


def test_the_next_change_stops_a_balance(home: House) -> None:
    ann = Writer(home)
    first = ann.send("weigh", TEXT)
    ann.until(first, "weighed")
    second = ann.send("weigh", OTHER)
    ann.until(second, "weighed")
    before = len(ann.said)
    while not ann.said[-1]["is_done"]:
        ann.read()
    assert {said["number"] for said in ann.said[before:]} <= {second}
    ann.send("rest")
    ann.send("weigh", TEXT)
    ann.send("rest")
    assert ann.ask("look", "looked", TEXT)["is_right"]
    ann.close()


def test_a_text_that_is_not_right_is_not_weighed(home: House) -> None:
    ann = Writer(home)
    for text in ("", "[deck"):
        declined = ann.ask("weigh", "weighed", text)
        assert declined["type"] == "declined"
        assert declined["reason"].startswith("deck.toml")
    ann.close()


def test_everybodys_first_figures_come_before_anybodys_last(home: House) -> None:
    writers = [Writer(home) for _ in range(4)]
    numbers = [writer.send("weigh", TEXT) for writer in writers]
    for writer, number in zip(writers, numbers, strict=True):
        assert writer.until(number, "weighed")["games"] >= 200
    assert not any(said["is_done"] for writer in writers for said in writer.said)
    for writer in writers:
        writer.close()


def test_whoever_breaks_the_scales_is_told_and_the_others_go_on(tmp_path: Path) -> None:
    """A text with a certain word ends the process, as one would that takes all memory."""
    breaks = (
        "import os, sys; from labdeck import studio; weighing = studio.weighing\n"
        "studio.weighing = lambda text: os._exit(1) if '# bomb' in text else weighing(text)\n"
        "import runpy; runpy.run_module('labdeck.server.studio.scalework', run_name='__main__')"
    )
    with house(tmp_path, scales=(sys.executable, "-c", breaks)) as home:
        ann, eve = Writer(home), Writer(home)
        number = ann.send("weigh", TEXT)
        ann.until(number, "weighed")
        declined = eve.ask("weigh", "weighed", TEXT + "# bomb")
        assert (declined["type"], "more memory" in declined["reason"]) == ("declined", True)
        while not ann.said[-1]["is_done"]:
            assert ann.read()["number"] == number
        assert eve.ask("weigh", "weighed", TEXT)["type"] == "weighed"
        assert home.rooms.metrics.counts["scales_processes_started"] == 2
        ann.close()
        eve.close()


def test_balances_of_an_address_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(scales_waiting=1)) as home:
        writers = [Writer(home) for _ in range(4)]
        numbers = [writer.send("weigh", TEXT) for writer in writers]
        answers = [w.until(number, "weighed") for w, number in zip(writers, numbers, strict=True)]
        assert {answer["type"] for answer in answers} == {"weighed", "declined"}
        assert any("Too many wait" in answer.get("reason", "") for answer in answers)
        for writer in writers:
            writer.close()
