"""Reports order what was found."""

from labdeck.lab.balance.report import Finding, ordered


def test_findings_of_no_weight_are_left_out() -> None:
    some = [Finding(0.0, "a", "x", ""), Finding(5.0, "b", "y", ""), Finding(70.0, "c", "z", "")]
    assert [(finding.subject, finding.word) for finding in ordered(some)] == [("z", "grave"), ("y", "slight")]
