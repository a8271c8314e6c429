"""Counts as any 1 resource of some classes."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.sitting import assert_refused, offered, play

PHRASE = "Counts as any 1 {classes}."


def fitting(stage: Stage) -> list[tuple[str, list[str], str]]:
    """For each of two projects its id, its needs, and each need for which the card can stand."""
    kinds = set(stage.kinds("classes"))
    projects = [each for each in stage.projects if kinds & set(each.needs)][:2]
    return [(each.id, list(each.needs), need) for each in projects for need in sorted(kinds & set(each.needs))]


@pytest.mark.rule("P21")
def test_stands_for_any_one_need_of_its_classes(stage: Stage) -> None:
    for project, needs, missing in fitting(stage):
        needs.remove(missing)
        game = stage.lay({project: needs})
        play(game, f"put {stage.card} on {project}", f"complete {project}")
        assert (game.completed(0), game.table(0)) == ([project], {})


@pytest.mark.rule("P21")
def test_which_need_it_meets_stays_open_until_completion(stage: Stage) -> None:
    for project, needs, missing in fitting(stage):
        needs.remove(missing)
        game = stage.lay(hand=[project, *needs])
        play(game, f"start {project}", f"put {stage.card} on {project}")
        play(game, *(f"put {need} on {project}" for need in needs), f"complete {project}")
        assert game.completed(0) == [project]


@pytest.mark.rule("P11", "P21")
def test_burns_with_the_completed_project(stage: Stage) -> None:
    project, needs, missing = fitting(stage)[0]
    needs.remove(missing)
    game = stage.lay({project: needs})
    play(game, f"put {stage.card} on {project}", f"complete {project}")
    assert stage.card in game.pile("burn")
    assert sorted([*needs, stage.card]) == sorted(game.pile("burn") + game.pile("discard"))


@pytest.mark.rule("P10")
def test_cannot_be_put_where_no_need_of_its_classes_is_missing(stage: Stage) -> None:
    for project, needs, _ in fitting(stage)[:1]:
        met = [need for need in needs if need in stage.kinds("classes")]
        assert_refused(stage.lay({project: met}), f"put {stage.card}", "P10")
        assert_refused(stage.lay({}, {project: []}), f"put {stage.card}", "P10")


def test_is_put_and_not_played_and_nobody_is_asked(stage: Stage) -> None:
    project, _, _ = fitting(stage)[0]
    game = stage.lay({project: []}, hands=[[stage.block] if stage.block else []])
    assert offered(game) == ["end", f"put {stage.card}"]
    play(game, f"put {stage.card} on {project}")
    assert (game.to_move, offered(game)) == (0, ["end"])
    assert game.table(0) == {project: [stage.card]}
