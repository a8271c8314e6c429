"""Points for a step worth so much or more with its enhancements."""

import pytest

from tests.phrases.discoveries.stage import Mat, Stage

PHRASE = "+{plus} for a step worth {points} or more with its enhancements."


def worth(stage: Stage, points: int) -> Mat:
    """A mat with one discovery that is worth just so much with its enhancements; the card's own hero lies on it."""
    for hero in [stage.card] if stage.is_hero else stage.heroes(number=5):
        gear = [[item, place] for item in stage.gear(hero, "item", number=0) for place in stage.gear(hero, "location")]
        held = [[], *gear, *([item] for item in stage.gear(hero, "item", number=0))]
        for discovery in stage.discoveries(hero):
            for cards in held:
                if stage.printed({discovery.id: [hero, *cards]}) == points:
                    return {discovery.id: [hero, *cards]}
    raise AssertionError(f"nothing is worth {points}")


@pytest.mark.rule("D20", "D40")
def test_gives_points_from_so_much_on(stage: Stage) -> None:
    points = stage.number("points")
    assert stage.added(mat=worth(stage, points)) == stage.number("plus")
    assert stage.added(mat=worth(stage, points + 1)) == stage.number("plus")
    assert stage.added(mat=worth(stage, points - 1)) == 0


def test_two_steps_are_not_added_up(stage: Stage) -> None:
    mat = stage.mat(*stage.with_own(*([hero] for hero in stage.heroes(number=2))))
    assert all(stage.printed({card: cards}) < stage.number("points") for card, cards in mat.items())
    assert stage.printed(mat) >= stage.number("points")
    assert stage.added(mat=mat) == 0
