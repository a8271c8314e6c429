"""How games end."""

from pathlib import Path

from labdeck.lab.balance.report import ordered
from labdeck.lab.balance.study import study, summary
from tests.lab.balance import planted


def test_games_with_too_many_turns_are_not_said_to_stall(tmp_path: Path) -> None:
    short = study(planted.changed(tmp_path, "ingenium", r"\[knobs\]\n", "[knobs]\nmost_turns = 5\n"), 60)
    all_findings = ordered(finding for part in summary(short) for finding in part.findings)
    found = {finding.about: finding.says for finding in all_findings if finding.subject == "3 players"}
    assert "stall" not in found
    assert "of the games have too many turns, 5 for each player, and the game is ended by force" in found["turns"]
