"""At the end: +1 for each of your discoveries with odd points."""

from tests.tools.heroes import counted

CARD = "srinivasa-ramanujan"


def test_counts_odd_printed_points() -> None:
    mine = {"nightingales-rose-diagram": [CARD], "principia": ["marie-curie"], "moons-of-jupiter": ["zhang-heng"]}
    assert counted([{"continental-drift": ["rosalind-franklin"]}, mine]).scores == (5, 5 + 3 + 4 + 2)


def test_gives_nothing_for_even_ones() -> None:
    assert counted([{}, {"euclids-elements": [CARD, "compass-and-straightedge"]}]).scores == (0, 6 + 1)
