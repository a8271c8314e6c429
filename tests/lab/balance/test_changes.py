"""Two versions of a deck are compared by the same seeds."""

from pathlib import Path

from labdeck.deck import load, tables
from labdeck.lab.balance.report import ordered
from labdeck.lab.balance.study import study, summary
from labdeck.lab.figures import Figure
from tests.lab.balance import planted
from tests.lab.balance.studied import studied


def test_against_itself_nothing_changes() -> None:
    one = studied("gsa")
    changes = summary(one, one)[0]
    assert not ordered(changes.findings)


def test_against_another_version_the_change_is_found(tmp_path: Path) -> None:
    before = studied("gsa")
    after = study(planted.with_nine_points(tmp_path, "gsa", "self-splicing-rna"), 150)
    part = summary(after, before)[0]
    keys = ["length_changes", "point_changes", "share_changes", "project_changes"]
    assert [section.key for section in part.sections] == keys
    subjects = [finding.subject for finding in ordered(part.findings)]
    assert subjects[0] == "self-splicing-rna"
    assert subjects[1].startswith("points of")
    rows = {(row[0], row[1]): row[2] for row in part.sections[1].rows}
    change = rows["points of the winner", 3]
    assert isinstance(change, Figure)
    assert change.low > 1


def test_the_project_that_changes_most_is_named(tmp_path: Path) -> None:
    after = study(planted.with_nine_points(tmp_path, "ingenium", "veena-rawat"), 150)
    part = summary(after, studied("ingenium"))[0]
    found = next(finding for finding in ordered(part.findings) if finding.subject == "veena-rawat")
    assert found.word != "slight"
    assert "Veena Rawat is the project that changes most" in found.says
    assert found.says.endswith("It is worth 9 points instead of 3.")
    row = next(row for row in part.sections[3].rows if row[0] == "Veena Rawat")
    assert isinstance(row[1], Figure)
    assert row[1].low > 1


def test_projects_are_compared_at_a_number_of_players_that_both_versions_are_for(tmp_path: Path) -> None:
    after = study(planted.for_two(tmp_path, "gsa"), 60)
    before = study(tables(load("gsa")), 60)
    assert "with 2 players" in summary(before, after)[0].sections[3].says
