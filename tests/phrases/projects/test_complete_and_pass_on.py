"""Complete one of your projects: the resources beside it may move to your others that need them."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Complete one of your full {Ps}: the resources beside it may move to your others that need them."


def pair(stage: Stage) -> tuple[str, str, list[str]]:
    """Two projects, and what both need."""
    for first in stage.projects:
        for other in stage.projects:
            both = [need for need in dict.fromkeys(first.needs) if need in other.needs]
            if first != other and both and set(first.needs) - set(both):
                return first.id, other.id, both
    raise AssertionError


def completed_to(stage: Stage) -> str:
    """Where the deck sends what lay beside a completed project."""
    return f"pile:{stage.deck.knobs['completed_to']}"


@pytest.mark.rule("R15")
def test_completes_a_full_project_and_moves_what_another_needs(stage: Stage) -> None:
    full, other, both = pair(stage)
    needs = stage.needs(full)
    game = stage.lay({full: needs, other: []})
    before = lying(game)
    stage.play(game)
    for need in both:
        assert (game.to_move, f"choose {need}" in offered(game), "pass" in offered(game)) == (0, True, True)
        game.play(f"choose {need}")
    if "pass" in offered(game):
        game.play("pass")
    rest = list(needs)
    for need in both:
        rest.remove(need)
    moved = [(need, f"mat:0/{full}", f"mat:0/{other}") for need in both]
    left = [(need, f"mat:0/{full}", completed_to(stage)) for need in rest]
    stage.assert_moved(before, game, (full, "mat:0", "done:0"), *moved, *left)


@pytest.mark.rule("R15")
def test_nothing_need_move(stage: Stage) -> None:
    full, other, both = pair(stage)
    game = stage.lay({full: stage.needs(full), other: []})
    before = lying(game)
    stage.play(game)
    assert offered(game) == sorted([*(f"choose {need}" for need in both), "pass"])
    game.play("pass")
    left = [(need, f"mat:0/{full}", completed_to(stage)) for need in stage.needs(full)]
    stage.assert_moved(before, game, (full, "mat:0", "done:0"), *left)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_without_a_full_project_of_ones_own(stage: Stage) -> None:
    mine, theirs, _ = pair(stage)
    stage.assert_finds_nothing(stage.lay({mine: stage.needs(mine)[1:]}, {theirs: stage.needs(theirs)}))


def test_nobody_else_is_asked(stage: Stage) -> None:
    full = stage.full()
    stage.assert_hurts_nobody(stage.lay(full, hands=[[stage.block] if stage.block else []]))
