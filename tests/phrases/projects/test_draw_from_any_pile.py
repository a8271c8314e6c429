"""Draw cards from any pile but burn."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Draw {cards} from any pile but burn."


@pytest.mark.rule("R29")
def test_each_card_comes_from_a_pile_of_its_players_choice(stage: Stage) -> None:
    project, resource = stage.projects[0].id, stage.resources[:9]
    discard = stage.resources[-1]
    game = stage.lay(project=[project], resource=resource, discard=[discard], burn=stage.resources[:1])
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, ["draw discard", "draw project", "draw resource"])
    drawn = [(discard, "pile:discard", "hand:0"), (project, "pile:project", "hand:0")]
    drawn += [(card, "pile:resource", "hand:0") for card in resource]
    number = stage.number("cards")
    for source in (["discard", "project"] + ["resource"] * number)[:number]:
        game.play(f"draw {source}")
    stage.assert_moved(before, game, *drawn[:number])


@pytest.mark.rule("R29", "P6")
def test_with_blind_draws_nothing_is_seen_before_the_last_is_drawn(stage: Stage) -> None:
    top = stage.resources[: stage.number("cards")]
    game = stage.lay(resource=top, draw_blind=True)
    stage.play(game, *["draw resource"] * (len(top) - 1))
    assert not set(top) & set(game.view(0).hand)
    game.play("draw resource")
    assert sorted(game.view(0).hand) == sorted(top)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_with_every_pile_empty(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(**stage.empty_piles))


def test_nobody_else_is_asked(stage: Stage) -> None:
    stage.assert_hurts_nobody(stage.lay(resource=stage.resources[:5], hands=[stage.resources[:1]]))
