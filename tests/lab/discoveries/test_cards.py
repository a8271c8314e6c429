"""What the cards of the discoveries family are measured by."""

from labdeck.lab.balance.fates import fates
from labdeck.lab.balance.goals import goal_findings
from labdeck.lab.figures import Figure
from tests.lab.balance.studied import measured, played, reported


def test_discoveries_are_told_by_what_they_ask() -> None:
    section = next(section for section in reported("heroes").sections if section.key == "projects")
    keys = [column.key for column in section.columns]
    assert keys == ["project", "points", "needs", "step", "completed", "points_per_game", "wins"]
    rows = {row[0]: row for row in section.rows}
    assert rows["Photo 51 (1952)"][1:4] == (4, "science", "analysis")
    assert rows["Gutenberg's press (c.1450)"][1:4] == (2, "technology or engineering", "wild")


def test_a_discovery_is_judged_by_others_that_ask_as_much() -> None:
    found = fates(played("heroes"))
    asks = {one.card.id: (one.asks, one.like) for one in found}
    assert asks["moons-of-jupiter"][0] == "1 type"
    assert asks["keplers-ellipses"][0] == "2 types"
    assert asks["moons-of-jupiter"][1] != asks["keplers-ellipses"][1]
    sizes = {finding.subjects[0]: finding for finding in goal_findings(found)}
    assert sizes["moons-of-jupiter"].about == "discovery"
    assert not any(finding.is_grave for finding in sizes.values())


def test_the_types_that_discoveries_ask_for_are_counted() -> None:
    section = next(section for section in reported("heroes").sections if section.key == "kinds")
    assert [column.key for column in section.columns] == ["kind", "cards", "needed", "put"]
    assert [row[:3] for row in section.rows] == [(kind, 6, 12.5) for kind in played("heroes").tables.kinds]
    put = [row[3] for row in section.rows]
    assert all(isinstance(figure, Figure) and figure.low > 1 for figure in put)


def test_all_that_is_played_has_an_effect() -> None:
    found = {effect.card.id: effect for effect in measured("heroes")}
    assert {effect.card.role for effect in found.values()} == {"hero", "item", "location", "inspiration"}
    assert all(effect.games for effect in found.values())
    assert found["charles-darwin"].holder.low > 0
    assert found["telescope"].holder.low > 0
    stolen = found["priority-dispute"].victims
    assert stolen is not None
    assert stolen.high < 0
    assert not [finding for finding in reported("heroes").findings if "never played" in finding.says]
