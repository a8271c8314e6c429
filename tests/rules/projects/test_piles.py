"""Piles of gsa and microbes: what is drawn, where used cards go and what fills an empty pile."""

from pathlib import Path

import pytest

from labdeck import arrange
from tests.rules.projects.at_home import deck_at_home
from tests.rules.projects.pairs import end_turn
from tests.tools.sitting import assert_refused, play


@pytest.mark.rule("R31", "P7")
def test_gsa_refills_the_resource_pile_from_burn_alone() -> None:
    game = arrange("gsa", resource=[], burn=["fly", "lost-stock"], discard=["worm", "frog"], phase="draw", players=2)
    play(game, "draw resource", "draw resource")
    assert sorted(game.hand(0)) == ["fly", "lost-stock"]
    assert (game.pile("burn"), game.pile("discard")) == ([], ["worm", "frog"])


@pytest.mark.rule("R31")
def test_with_burn_empty_gsa_refills_from_discard_less_its_top_card() -> None:
    game = arrange("gsa", resource=[], discard=["worm", "frog", "mouse"], phase="draw", players=2)
    play(game, "draw resource", "draw resource")
    assert (sorted(game.hand(0)), game.pile("discard")) == (["frog", "mouse"], ["worm"])


@pytest.mark.rule("R1", "R31")
def test_the_top_of_discard_alone_refills_nothing() -> None:
    game = arrange("gsa", resource=[], discard=["worm"], phase="draw", players=2)
    assert game.view(0).choices == ["draw project", "draw discard"]


@pytest.mark.rule("P25", "R31")
def test_projects_in_discard_leave_the_game_at_gsas_refill() -> None:
    game = arrange("gsa", resource=[], discard=["worm", "body-clock", "frog"], phase="draw", players=2)
    game.play("draw resource")
    assert (game.count("resource"), game.pile("discard")) == (0, ["worm"])
    assert "body-clock" in game.pile("out")


@pytest.mark.rule("R34")
def test_in_a_swap_resources_and_extra_needs_travel_with_the_projects(tmp_path: Path) -> None:
    mine, theirs = {"body-clock": ["fly", "reviewer"]}, {"small-rnas": ["worm", "cress"]}
    game = arrange(deck_at_home(tmp_path), hands=[["lab-swap"], []], table=[mine, theirs])
    lacking = game.view(None).needs["body-clock"]["missing"]
    game.play("play lab-swap")
    assert (game.table(0), game.table(1)) == (theirs, mine)
    assert game.view(None).needs["body-clock"]["missing"] == lacking
    assert len(lacking) == 3


@pytest.mark.rule("R34")
def test_the_player_of_the_swap_chooses_both_projects_also_full_ones() -> None:
    full = {"nuclear-reprogramming": ["frog", "genetic-lines"]}
    game = arrange("gsa", hands=[["lab-swap"], []], table=[{"body-clock": []}, full, {"small-rnas": []}])
    game.play("play lab-swap")
    assert sorted(game.view(0).choices) == ["choose nuclear-reprogramming", "choose small-rnas"]
    play(game, "choose nuclear-reprogramming", "complete nuclear-reprogramming")
    assert game.completed(0) == ["nuclear-reprogramming"]


@pytest.mark.rule("P1", "P5")
def test_microbes_draws_three_cards_also_from_the_modifiers_own_pile() -> None:
    game = arrange("microbes", modifier=["endospore"], resource=["soil"], discard=["host"], phase="draw", players=2)
    assert game.view(0).choices == ["draw project", "draw resource", "draw modifier", "draw discard"]
    play(game, "draw modifier", "draw resource", "draw discard")
    assert (game.view(0).phase, sorted(game.hand(0))) == ("act", ["endospore", "host", "soil"])


@pytest.mark.rule("P1")
def test_microbes_modifiers_are_not_among_the_resources() -> None:
    game = arrange("microbes", players=2)
    assert (game.count("project"), game.count("resource"), game.count("modifier")) == (25, 71, 24)
    assert not set(game.pile("modifier")) & set(game.pile("resource"))


@pytest.mark.rule("P5")
def test_in_microbes_each_card_is_seen_before_the_next_is_drawn() -> None:
    game = arrange("microbes", resource=["soil", "host"], phase="draw", players=2)
    game.play("draw resource")
    assert (game.view(0).phase, game.view(0).hand) == ("draw", ["soil"])
    game.play("draw resource")
    assert sorted(game.view(0).hand) == ["host", "soil"]


@pytest.mark.rule("P15")
def test_in_microbes_a_card_to_be_played_at_once_is_played_wholly_before_the_next_draw() -> None:
    game = arrange("microbes", modifier=["binary-fission"], resource=["soil", "host"], phase="draw", players=2)
    game.play("draw modifier")
    assert game.view(0).choices == ["play binary-fission"]
    game.play("play binary-fission")
    assert (game.view(0).phase, sorted(game.hand(0))) == ("draw", ["host", "soil"])
    play(game, "draw resource", "draw resource")
    assert (game.view(0).phase, len(game.hand(0))) == ("act", 4)


@pytest.mark.rule("P11")
def test_in_microbes_the_resources_of_a_completed_project_go_to_discard_face_up() -> None:
    game = arrange("microbes", table=[{"lactobacillus-delbrueckii": ["bacteria", "universal-medium"]}, {}])
    game.play("complete lactobacillus-delbrueckii")
    assert (game.pile("discard"), game.pile("burn")) == (["bacteria"], ["universal-medium"])
    assert game.view(1).discard_top == "bacteria"


@pytest.mark.rule("R23")
def test_they_keep_the_order_in_which_they_lay_the_last_put_on_top() -> None:
    game = arrange("microbes", table=[{"lactobacillus-delbrueckii": ["bacteria", "industry"]}, {}])
    game.play("complete lactobacillus-delbrueckii")
    assert game.pile("discard") == ["industry", "bacteria"]


@pytest.mark.rule("P17")
def test_in_microbes_used_modifiers_never_return() -> None:
    burn = ["lab-shutdown", "universal-medium"]
    game = arrange("microbes", modifier=[], resource=[], burn=burn, phase="draw", players=2)
    assert game.view(0).choices == ["draw project"]
    assert_refused(game, "draw modifier", "R1")
    assert_refused(game, "draw resource", "R1")


@pytest.mark.rule("P7", "P25")
def test_microbes_refills_from_discard_less_its_top_card_projects_leaving_and_modifiers_burning() -> None:
    discard = ["ocean", "soil", "mimivirus", "endospore", "host"]
    game = arrange("microbes", resource=[], discard=discard, burn=["lab-shutdown"], phase="draw", players=2)
    play(game, "draw resource", "draw resource")
    assert (sorted(game.hand(0)), game.pile("discard"), game.count("resource")) == (["host", "soil"], ["ocean"], 0)
    assert sorted(game.pile("burn")) == ["endospore", "lab-shutdown"]
    assert "mimivirus" in game.pile("out")


@pytest.mark.rule("P22")
def test_projects_in_hand_count_to_the_limit_in_microbes_and_not_in_gsa() -> None:
    microbes = arrange("microbes", hands=[["mimivirus", "soil"], []], table=[{"escherichia-coli": []}, {}])
    gsa = arrange("gsa", hands=[["body-clock", "fly"], []], table=[{"small-rnas": []}, {}])
    for game in (microbes, gsa):
        game.play("end")
    assert_refused(microbes, "end", "P22")
    assert "end" in gsa.view(0).choices
    end_turn(gsa)
    assert gsa.hand(0) == ["body-clock", "fly"]
