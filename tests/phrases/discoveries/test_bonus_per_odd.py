"""At the end: points for each of your discoveries with odd points."""

import pytest

from labdeck.deck.discoveries import Discovery
from tests.phrases.discoveries.stage import Stage

PHRASE = "At the end: +{plus} for each of your {Ps} with odd points."


@pytest.mark.rule("DR28", "D40")
def test_counts_the_odd_among_the_printed_points(stage: Stage) -> None:
    points = {each.id: each.points for each in stage.deck.of(Discovery)}
    seen = set()
    for but in range(0, len(points), 3):
        mat = stage.mat(*stage.with_own(*stage.equipped(2, "item")), but=[*points][:but])
        if not mat:
            continue
        odd = sum(points[discovery] % 2 for discovery in mat)
        seen.add(odd)
        assert stage.added(mat=mat) == odd * stage.number("plus")
    assert len(seen) > 1, "with more and with fewer"
