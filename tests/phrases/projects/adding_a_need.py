"""What holds for every card that is put on a project and gives it one more need."""

from labdeck.deck import Project
from tests.phrases.projects.stage import Mat, Stage
from tests.tools.places import lying, moves
from tests.tools.sitting import assert_refused, play


def fitting(stage: Stage, among: list[Project]) -> list[Project]:
    """The projects on which the card can be put."""
    return [each for each in among if set(each.needs) & set(stage.kinds("more"))]


def unfitting(stage: Stage) -> Mat:
    """All projects on which the card cannot be put, bare on a mat."""
    return {each.id: [] for each in stage.projects if each not in fitting(stage, stage.projects)}


def assert_one_more_is_needed(stage: Stage, among: list[Project]) -> None:
    """A full project cannot be completed before one more of such a need lies there, whichever it is. [R4, P11]"""
    for project in fitting(stage, among)[:2]:
        for more in [need for need in dict.fromkeys(project.needs) if need in stage.kinds("more")]:
            game = stage.lay({project.id: list(project.needs)}, hand=[more])
            before = lying(game)
            stage.play(game)
            stage.unblocked(game, 0)
            assert moves(before, game) == [(stage.card, "hand:0", f"mat:0/{project.id}")]
            assert_refused(game, f"complete {project.id}", "P11")
            play(game, f"put {more} on {project.id}", f"complete {project.id}")
            assert (game.completed(0), game.table(0)) == ([project.id], {})
            assert stage.card in game.pile("burn")


def assert_nothing_else_is_needed(stage: Stage, among: list[Project]) -> None:
    """What the project did not need before, or needs of another class, cannot be put there. [R4, P10]"""
    project = fitting(stage, among)[0]
    wrong = [kind for kind in stage.resources if kind not in project.needs or kind not in stage.kinds("more")]
    game = stage.lay({project.id: list(project.needs)}, hand=wrong)
    stage.play(game)
    stage.unblocked(game, 0)
    for kind in wrong:
        assert_refused(game, f"put {kind}", "P10")
