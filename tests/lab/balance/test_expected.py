"""One card is judged by the others."""

from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from labdeck.lab.balance.expected import expected
from labdeck.lab.balance.fates import Fate, fates
from labdeck.lab.balance.goals import goal_findings
from labdeck.lab.balance.report import Finding, ordered
from labdeck.lab.figures import share
from labdeck.lab.games import play
from tests.lab.balance import planted
from tests.lab.balance.studied import studied


def fate_of(needs: int, won: int, times: int) -> Fate:
    """A project with so many needs, who completes which has won so often of so many times."""
    one = fates(studied("gsa").games)[0]
    return replace(one, needs=needs, is_mandatory=False, times=times, wins=share(won, times), seen=0)


def win_findings(*found: Fate) -> list[Finding]:
    """What weighs something in the wins of these projects."""
    return list(ordered(finding for finding in goal_findings(list(found)) if "Who completes" in finding.says))


def test_one_faulty_project_does_not_bend_the_line(tmp_path: Path) -> None:
    games = play(planted.with_nine_points(tmp_path, "gsa", "self-splicing-rna"), ("greedy",) * 3, range(60))
    found = fates(games)

    five = next(one for one in found if one.needs == 5)
    assert expected(found, five, lambda one: one.price).value == pytest.approx(5)


def test_two_that_are_judged_by_each_other_are_not_both_off_by_chance() -> None:
    plain = [fate_of(2, 25 + i % 2, 50) for i in range(6)]
    assert not win_findings(*plain, fate_of(3, 26, 40), fate_of(3, 17, 40))
    assert len(win_findings(*plain, *(fate_of(3, 20, 40) for _ in range(6)), fate_of(3, 37, 40))) == 1


def test_what_is_expected_is_the_surer_the_more_there_are_to_expect_it_from() -> None:
    def half(found: list[Fate], needs: int) -> float:
        one = expected(found, fate_of(needs, 20, 40), lambda other: other.wins)
        return one.high - one.value

    few = [fate_of(2, 20, 40), fate_of(3, 20, 40)]
    assert half(few * 8, 2) < half(few, 2) / 2
    assert half(few, 5) > half(few, 3)
    assert half(few[:1], 3) == inf
