"""Look at the top 2 cards of a pile: take 1, put the other back."""

import pytest

from labdeck.deck import Project
from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered, told

PHRASE = "Look at the top 2 cards of the {pile} pile: {take} 1, put the other {side}."


@pytest.mark.rule("R30")
def test_one_is_taken_and_the_other_goes_back(stage: Stage) -> None:
    top = stage.tops(stage.pile, 3)
    game = stage.lay(**{stage.pile: top})
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {card}" for card in top[:2]) + stage.may_pass)
    game.play(f"choose {top[1]}")
    stage.assert_moved(before, game, (top[1], f"pile:{stage.pile}", "hand:0"))
    assert stage.put_back(game, 1) == top[:1]


@pytest.mark.rule("R30")
def test_none_need_be_taken_if_the_card_says_may(stage: Stage) -> None:
    top = stage.tops(stage.pile, 3)
    game = stage.lay(**{stage.pile: top})
    before = lying(game)
    stage.play(game)
    assert ("pass" in offered(game)) == bool(stage.may_pass)
    if stage.may_pass:
        game.play("pass")
        assert offered(game) == sorted(f"choose {card}" for card in top[:2])
        game.play(f"choose {top[0]}")
        stage.assert_moved(before, game)
        assert stage.put_back(game, 2) == stage.ordered(top[0], top[1])


@pytest.mark.rule("R17")
def test_a_mandatory_project_that_is_taken_must_be_given(stage: Stage) -> None:
    for project in stage.deck.of(Project):
        if project.mandatory and stage.pile == "project":
            game = stage.lay(project=[project.id, *stage.tops("project", 1)])
            stage.play(game, f"choose {project.id}")
            assert offered(game) == [f"give {project.id}"]


def test_the_others_see_neither(stage: Stage) -> None:
    top = stage.tops(stage.pile, 2)
    game = stage.lay(**{stage.pile: top})
    stage.play(game, f"choose {top[0]}")
    names = [title.name for title in stage.titles(top)]
    assert all(name in told(game, 0) for name in names)
    assert not any(name in told(game, 1) for name in names)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_to_look_at(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(**stage.empty_piles))


def test_nobody_else_is_asked(stage: Stage) -> None:
    stage.assert_hurts_nobody(stage.lay(hands=[[stage.block] if stage.block else []]))
