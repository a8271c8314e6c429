"""A study has games for every number of players, and its report every section."""

import json

from labdeck.lab.balance.report import as_data
from tests.lab.balance.studied import reported, studied


def test_all_numbers_of_players_are_studied_and_cards_by_three() -> None:
    one = studied("gsa")
    assert list(one.lots) == [2, 3, 4, 5]
    assert one.main == 3
    assert all(len(games) == 150 for games in one.lots.values())


def test_a_report_has_every_section_and_its_findings_in_order() -> None:
    found = reported("ingenium")
    keys = ["seats", "lengths", "endings", "scores", "distribution", "projects", "kinds", "modifiers", "idle"]
    assert [section.key for section in found.sections] == keys
    gravities = [finding.gravity for finding in found.findings]
    assert gravities == sorted(gravities, reverse=True)
    assert all(0 < gravity <= 100 for gravity in gravities)
    data = as_data(found)
    assert json.loads(json.dumps(data)) == data
    assert set(data["sections"]) == set(keys)
