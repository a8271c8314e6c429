"""Every project that is started is completed by exactly its needs, for its points, and by nothing less."""

import pytest

from labdeck import arrange
from labdeck.deck import Project, Resource, load, names
from tests.tools.sitting import assert_refused, offered, play

STARTED = [
    pytest.param(deck, project, id=f"{deck}-{project.id}")
    for deck in names()
    for project in load(deck).of(Project)
    if not project.mandatory
]


@pytest.mark.rule("P9", "P11")
@pytest.mark.parametrize(("deck", "project"), STARTED)
def test_is_completed_by_its_needs(deck: str, project: Project) -> None:
    game = arrange(deck, hands=[[project.id, *project.needs], []])
    play(game, f"start {project.id}")
    assert game.score(0) == -project.unfinished
    for need in project.needs:
        assert f"complete {project.id}" not in offered(game)
        play(game, f"put {need} on {project.id}")
    play(game, f"complete {project.id}")
    assert (game.completed(0), game.table(0), game.score(0)) == ([project.id], {}, project.points)
    assert sorted(game.pile(load(deck).knobs["completed_to"])) == sorted(project.needs)


@pytest.mark.rule("P11")
@pytest.mark.parametrize(("deck", "project"), STARTED)
def test_is_refused_with_one_missing(deck: str, project: Project) -> None:
    for missing in range(len(project.needs)):
        beside = [need for number, need in enumerate(project.needs) if number != missing]
        game = arrange(deck, table=[{project.id: beside}, {}])
        assert_refused(game, f"complete {project.id}", "P11")
        play(game, "end")
        assert game.table(0) == {project.id: beside}


@pytest.mark.rule("P10")
@pytest.mark.parametrize(("deck", "project"), STARTED)
def test_takes_what_it_needs_and_nothing_else(deck: str, project: Project) -> None:
    kinds = [resource.kind for resource in load(deck).of(Resource)]
    game = arrange(deck, hands=[kinds, []], table=[{project.id: []}, {}])
    put = [choice.removeprefix("put ") for choice in offered(game) if choice.startswith("put ")]
    assert put == sorted(project.needs)
