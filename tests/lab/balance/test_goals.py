"""A goal is judged by others of its price."""

from dataclasses import replace

import pytest

from labdeck.lab.balance.fates import Fate, fates
from labdeck.lab.balance.goals import goal_findings, penalty_findings
from labdeck.lab.balance.judging import against_like, corrected, spread, weight_of
from labdeck.lab.balance.likes import Priced, levels
from labdeck.lab.balance.report import Finding
from labdeck.lab.figures import Figure
from tests.lab.balance.studied import played


def fate_of(name: str, price: int, earns: float, starts: int = 100, **other: int) -> Fate:
    """A project with so many needs that earns so much, surely to a tenth."""
    one = fates(played("gsa"))[0]
    card = replace(one.card, id=name, name=name, points=price)
    sure = Figure(earns, earns - 0.1, earns + 0.1)
    known: dict[str, int] = {"seen": 100, "penalty": price} | other
    return replace(one, card=card, price=price, starts=starts, per_start=sure, per_draw=sure, **known)  # type: ignore[arg-type]


def found_in(*found: Fate) -> dict[str, Finding]:
    """What is found on these projects, by their names."""
    return {finding.subjects[0]: finding for finding in goal_findings(list(found))}


PLAIN = [fate_of(f"{price}-{i}", price, 0.7 * price + 0.05 * i) for price in (2, 3, 4) for i in range(4)]


def test_one_faulty_project_stands_out_and_the_others_do_not() -> None:
    found = found_in(*PLAIN, fate_of("odd", 3, 4.5))
    assert found["odd"].is_grave
    assert found["odd"].size.value == pytest.approx(2.3, abs=0.1)
    assert "is worth 3 points for" in found["odd"].says
    assert not any(finding.is_told for name, finding in found.items() if name != "odd")


def test_a_price_that_no_other_has_is_judged_by_the_nearest() -> None:
    found = found_in(*PLAIN, fate_of("dear", 6, 4.2), fate_of("cheap", 1, 4.0))
    assert not found["dear"].is_told
    assert found["cheap"].is_grave


def test_what_nobody_starts_is_judged_by_its_draws() -> None:
    finding = found_in(*PLAIN, fate_of("left", 3, 0.0, starts=2))["left"]
    assert finding.is_grave
    assert finding.size.value < 0
    assert "is started in 2 of 100 games in which it is drawn, where 100 is usual" in finding.says


def test_a_penalty_is_what_a_finding_is_about_where_it_is_unusual() -> None:
    finding = found_in(*PLAIN, fate_of("steep", 3, 0.0, penalty=20))["steep"]
    assert finding.about == "unfinished"
    assert "costs 20 unfinished" in finding.says
    some = penalty_findings([*PLAIN, fate_of("steep", 3, 2.1, penalty=20)], played("gsa"))
    penalties = {one.subjects[0]: one for one in some}
    assert penalties["steep"].is_grave
    assert not any(one.is_told for name, one in penalties.items() if name != "steep")


def test_levels_are_moved_along_the_usual_slope() -> None:
    others = [Priced(price, 2.0 * price) for price in (2, 2, 3, 3)]
    assert levels(5, others) == [10.0] * 4
    assert levels(2, [*others, Priced(2, 50.0)])[:3].count(4.0) == 2


def test_an_interval_is_wider_for_more_tests_and_for_a_varied_like() -> None:
    one = Figure(3.0, 2.8, 3.2)
    assert corrected(one, 1).low == pytest.approx(2.8, abs=1e-3)
    assert corrected(one, 40).low < corrected(one, 5).low < 2.8
    assert against_like(one, [1.0, 1.0, 1.0]).low == pytest.approx(1.8)
    assert against_like(one, [0.0, 1.0, 2.0, 1.0]).low < 1.5
    assert weight_of(Figure(2.0, 1.5, 2.5), 1.0) == 1.5
    assert weight_of(Figure(2.0, -0.5, 4.5), 1.0) == 0.0


def test_one_outlier_does_not_make_a_like_varied() -> None:
    assert spread([1.0, 1.1, 0.9, 1.0, 9.0]) < 0.2
    assert spread([1.0]) == 0.0
