"""Advice comes event by event, can be stopped at any time, and is the same every time."""

from collections import Counter
from collections.abc import Iterator
from threading import enumerate as enumerate_threads

import pytest

from labdeck.deck import applied, load, tables
from labdeck.lab.balance.advice import advise
from labdeck.lab.balance.deals import Deals
from labdeck.lab.balance.events import Changed, Done, Event, Found, Progress, Summed, Withdrawn
from labdeck.lab.balance.report import as_data
from labdeck.lab.balance.seats import seat_findings
from labdeck.lab.balance.study import Study, over_sizes
from labdeck.lab.figures import Figure
from labdeck.lab.games import Games, play
from tests.lab.balance.faults import TUNED, deck_of, planted, points, text_of
from tests.lab.balance.studied import played, reported
from tests.tools.patience import PATIENCE

FEW = 200


def advice(text: str, **options: object) -> Iterator[Event]:
    """The advice on the deck of a text, by a few games."""
    return advise(deck_of(text), FEW, text=text, **options)  # type: ignore[arg-type]


def test_a_summary_comes_first_then_findings_and_at_last_the_whole_report() -> None:
    events = list(advice(planted(TUNED[2])))
    sorts = [type(event) for event in events]
    summed, done = events[sorts.index(Summed)], events[-1]
    assert isinstance(summed, Summed)
    assert isinstance(done, Done)
    first = next(event for event in events if isinstance(event, Found))
    assert first.finding.subjects == ("garden-2",)
    assert sorts.index(Found) < sorts.index(Summed)
    assert first.finding.key in {finding.key for finding in summed.report.findings}
    assert not any(finding.remedy for finding in summed.report.findings)
    assert done.report.findings[0].remedy
    parts = [event.part for event in events if isinstance(event, Progress) and event.done == event.total]
    assert list(dict.fromkeys(parts)) == ["games", "cards", "plans", "numbers of players", "remedies"]


def test_what_the_events_tell_is_what_the_report_says() -> None:
    events = list(advice(planted(TUNED[2])))
    known: dict[str, str] = {}
    for event in events:
        if isinstance(event, Found | Changed):
            known[event.finding.key] = event.finding.says
        elif isinstance(event, Withdrawn):
            del known[event.finding.key]
    done = events[-1]
    assert isinstance(done, Done)
    assert known == {finding.key: finding.says for finding in done.report.findings}


def test_a_finding_that_more_games_do_not_bear_out_is_withdrawn() -> None:
    text = planted(TUNED[2])
    study = Study(deck_of(text), 0, FEW, Deals())
    study.lots[3] = study.deals.play(study.tables, ("greedy",) * 3, range(FEW))
    assert any(isinstance(event, Found) for event in study.news())
    assert not list(study.news())
    study.tables = deck_of(text_of("plain-2"))
    study.lots[3] = study.deals.play(study.tables, ("greedy",) * 3, range(FEW))
    assert any(isinstance(event, Withdrawn) for event in study.news())
    assert "earnings garden-2" not in study.told


def test_the_same_deck_gives_the_same_advice() -> None:
    one, other = (list(advice(planted(TUNED[2]), workers=workers))[-1] for workers in (1, 3))
    assert isinstance(one, Done)
    assert isinstance(other, Done)
    assert as_data(one.report) == as_data(other.report)


def test_it_stops_when_it_is_told_to() -> None:
    calls = Counter[str]()

    def counting(*lot: object) -> Games:
        calls["parts"] += 1
        return play(*lot)  # type: ignore[arg-type]

    def stop() -> bool:
        return calls["parts"] >= 3

    events = list(advice(text_of("plain-1"), player=counting, stop=stop, workers=1))
    assert not any(isinstance(event, Done) for event in events)
    assert calls["parts"] <= 3 + 2 + 1  # those under way and in the queue of one worker


def test_a_closed_generator_leaves_no_work_behind() -> None:
    before = set(enumerate_threads())
    events = advice(text_of("plain-1"))
    next(event for event in events if isinstance(event, Summed))
    events.close()  # type: ignore[attr-defined]
    assert list(events) == []
    for thread in set(enumerate_threads()) - before:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    assert isinstance(list(advice(text_of("plain-1")))[-1], Done)


def test_all_numbers_of_players_are_looked_at_and_cards_by_three() -> None:
    found = reported("gsa")
    assert (found.players, found.games) == (3, FEW)
    seats = next(section for section in found.sections if section.key == "seats")
    assert {row[0] for row in seats.rows} == {2, 3, 4, 5}
    keys = ["seats", "lengths", "minutes", "endings", "scores", "distribution", "projects", "earnings", "kinds"]
    assert [section.key for section in found.sections] == [*keys, "modifiers", "plans"]


def test_cards_are_judged_by_the_number_of_players_that_the_deck_is_best_with() -> None:
    text = text_of("gsa").replace("best = [2, 4]", "best = [4, 5]")
    assert Study(deck_of(text), 0, FEW, Deals()).main == 4


def test_findings_at_several_numbers_of_players_are_one() -> None:
    some = [*seat_findings(played("gsa", 3)), *seat_findings(played("gsa", 5))]
    found = over_sizes(some)
    assert [one.key for one in found] == ["order"]
    assert found[0].weight == max(one.weight for one in some)


def test_against_another_version_the_change_is_told_in_sentences() -> None:
    text = text_of("plain-2")
    richer = deck_of(applied(text, points("garden-2", 9)))
    *_, done = advise(richer, FEW, text=text, against=deck_of(text), tries=0)
    assert isinstance(done, Done)
    assert any(
        says.startswith("Garden 2 brings") and "points a game instead of" in says for says in done.report.changes
    )
    assert {"changes", "project_changes"} <= {section.key for section in done.report.sections}
    *_, same = advise(richer, FEW, against=richer, tries=0)
    assert isinstance(same, Done)
    assert same.report.changes == ("Nothing that can be seen has changed.",)
    table = next(section for section in same.report.sections if section.key == "changes")
    assert all(isinstance(row[2], Figure) and row[2].value == 0 for row in table.rows)


@pytest.mark.parametrize("deck", ["ingenium", "gsa", "wise", "microbes", "heroes"])
def test_a_shipped_deck_can_be_studied_whole(deck: str) -> None:
    assert tables(load(deck)).file.digest == reported(deck).digest
    assert all(finding.says.endswith(".") for finding in reported(deck).findings)


@pytest.mark.parametrize(("bot", "sizes"), [("greedy", [30, 30]), ("search:3", [1] * 4)])
def test_each_slow_game_is_a_part_so_that_all_cores_play_and_no_step_is_long(bot: str, sizes: list[int]) -> None:
    found: list[int] = []

    def player(*lot: object) -> Games:
        found.append(len(lot[2]))  # type: ignore[arg-type]
        return play(*lot)  # type: ignore[arg-type]

    many = sum(sizes)
    assert len(Deals(player, workers=2).play(deck_of(text_of("plain-0")), (bot,) * 2, range(many))) == many
    assert found == sizes
