"""The quick bot plays half of the modifiers that promise something, and none of the others."""

import pytest

from labdeck.bots.projects.quick import quick
from labdeck.rules import numbers as n
from labdeck.rules.chance import sow
from tests.bots.programs.saying import Step, saying


@pytest.mark.parametrize(("points", "is_played"), [(1, True), (-1, False)])
def test_plays_only_what_promises_something(points: int, is_played: bool) -> None:
    step: Step = (n.OP_POINTS, n.ACTOR, points)
    said = saying(step, table=[{}, {}])
    played = 0
    for seed in range(40):
        sow(said.m, seed, 1, 2, 3)
        said.m.ask, said.m.asked = n.ASK_ACT, 0
        said.m.legal[0], said.m.legal[1] = said.card, n.END
        played += quick(said.m, said.d, 2) == said.card
    assert (played > 0) == is_played
    assert played < 40
