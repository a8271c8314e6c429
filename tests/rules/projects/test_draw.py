"""Draw: how many, from where, when they are looked at, and refills. P5 to P8."""

import pytest

from labdeck import IllegalChoice, arrange
from tests.tools.decks import rest_of
from tests.tools.sitting import offered, play, told


@pytest.mark.rule("P5")
@pytest.mark.parametrize(("deck", "draws"), [("wise", 2), ("ingenium", 2), ("gsa", 2), ("microbes", 3)])
def test_the_player_draws_the_decks_number_of_cards(deck: str, draws: int) -> None:
    game = arrange(deck, players=2, phase="draw")
    play(game, *["draw project"] * draws)
    assert len(game.hand(0)) == draws
    assert game.view(None).phase == "act"


@pytest.mark.rule("P5")
def test_draws_may_be_mixed() -> None:
    game = arrange("ingenium", players=2, resource=["physics"], discard=["junior"], phase="draw")
    assert offered(game) == ["draw discard", "draw project", "draw resource"]
    play(game, "draw resource", "draw discard")
    assert game.hand(0) == ["physics", "junior"]


@pytest.mark.rule("P5")
def test_only_the_top_of_discard_is_drawn_each_time() -> None:
    game = arrange("ingenium", players=2, discard=["junior", "physics", "medicine"], phase="draw")
    play(game, "draw discard", "draw discard")
    assert game.hand(0) == ["physics", "junior"]
    assert game.pile("discard") == ["medicine"]


@pytest.mark.rule("P5")
def test_burn_and_a_pile_that_the_deck_has_not_are_not_drawn_from() -> None:
    game = arrange("ingenium", players=2, burn=["junior"], phase="draw")
    for pile in ("burn", "modifier", "discard"):
        with pytest.raises(IllegalChoice):
            game.play(f"draw {pile}")
    assert "draw modifier" in offered(arrange("microbes", players=2, phase="draw"))


@pytest.mark.rule("P6")
def test_no_card_drawn_is_known_to_its_drawer_before_all_are_drawn() -> None:
    game = arrange("ingenium", players=2, resource=["physics", "medicine"], phase="draw")
    game.play("draw resource")
    assert game.view(0).hand == []
    assert game.view(0).hand_counts[0] == {"project": 0, "resource": 1}
    assert "Physics" not in told(game, 0)
    game.play("draw resource")
    assert game.view(0).hand == ["physics", "medicine"]


@pytest.mark.rule("P6")
def test_nothing_is_played_between_the_draws() -> None:
    game = arrange("ingenium", players=2, resource=["stupid-patriarchy"], phase="draw")
    game.play("draw resource")
    assert offered(game) == ["draw project", "draw resource"]
    game.play("draw project")
    assert offered(game) == ["play stupid-patriarchy"]


@pytest.mark.rule("P6")
def test_a_card_taken_from_discard_is_known_to_all_although_the_draw_is_blind() -> None:
    game = arrange("ingenium", players=2, discard=["physics"], phase="draw")
    game.play("draw discard")
    assert game.view(0).hand == ["physics"]
    assert "Physics" in told(game, 1)


@pytest.mark.rule("P6")
def test_in_microbes_each_card_is_seen_before_the_next_draw() -> None:
    game = arrange("microbes", players=2, resource=["soil"], phase="draw")
    game.play("draw resource")
    assert game.view(0).hand == ["soil"]
    assert game.view(0).phase == "draw"


@pytest.mark.rule("P7")
def test_burn_and_discard_less_its_top_card_refill_the_resource_pile() -> None:
    game = arrange(
        "wise", players=2, resource=[], discard=["physics", "doctorate"], burn=["activist"], phase="draw", draws=1
    )
    game.play("draw resource")
    assert game.pile("discard") == ["physics"]
    assert game.count("burn") == 0
    assert sorted(game.pile("resource") + game.hand(0)) == ["activist", "doctorate"]


@pytest.mark.rule("P7")
def test_in_microbes_burn_does_not_come_back() -> None:
    game = arrange("microbes", players=2, resource=[], discard=["soil", "host"], burn=["ocean"], phase="draw", draws=1)
    game.play("draw resource")
    assert game.hand(0) == ["host"]
    assert (game.pile("discard"), game.pile("burn")) == (["soil"], ["ocean"])


@pytest.mark.rule("P7")
def test_the_pile_is_not_refilled_before_it_is_needed() -> None:
    burned = rest_of("ingenium", "resource", "physics")
    game = arrange("ingenium", players=2, burn=burned, phase="draw", draws=1)
    game.play("draw resource")
    assert game.hand(0) == ["physics"]
    assert (game.count("resource"), game.count("burn")) == (0, len(burned))


@pytest.mark.rule("P7")
def test_the_pile_is_refilled_in_the_middle_of_an_effect() -> None:
    game = arrange("ingenium", hands=[["trailblazer"], []], resource=[], burn=["junior", "physics", "medicine"])
    game.play("play trailblazer")
    assert len(game.hand(0)) == 2
    assert game.pile("burn") == ["trailblazer"], "it was in no pile when burn was shuffled in"


@pytest.mark.rule("P7")
def test_a_refilled_pile_is_shuffled_so_nobody_knows_it() -> None:
    cards = ["junior", "physics", "medicine", "activist", "doctorate", "professor"]
    piles = set()
    for seed in range(5):
        game = arrange("ingenium", players=2, resource=[], burn=cards, phase="draw", draws=1, seed=seed)
        game.play("draw resource")
        assert game.view(0).phase == "act"
        assert game.view(1).hand_counts[0]["resource"] == 1
        piles.add(tuple(game.pile("resource")))
    assert len(piles) > 1


@pytest.mark.rule("P8")
def test_drawing_the_last_project_starts_the_end_game() -> None:
    full = {"jill-tarter": ["astronomy", "physics", "computer-science"]}
    done = rest_of("ingenium", "project", "jill-tarter", "rachel-chang")
    game = arrange("ingenium", table=[full, {}], completed=[[], done], phase="draw", draws=1)
    assert (game.count("project"), game.state.emptied) == (1, 0)
    play(game, "draw project", "complete jill-tarter")
    assert game.view(None).last_call > 0


@pytest.mark.rule("P8")
def test_looking_at_the_last_projects_does_not_start_the_end_game() -> None:
    others = rest_of("gsa", "project", "body-clock", "small-rnas")
    game = arrange("gsa", hands=[["outreach"], []], completed=[[], others])
    game.play("play outreach")
    assert game.count("project") == 0
    assert not game.state.emptied, "both are only being looked at"
    game.play("choose body-clock")
    assert (game.pile("project"), game.state.emptied) == (["small-rnas"], 0)


@pytest.mark.rule("P8")
def test_taking_the_last_project_after_a_look_is_drawing_it() -> None:
    others = rest_of("gsa", "project", "body-clock")
    game = arrange("gsa", hands=[["outreach"], []], completed=[[], others])
    play(game, "play outreach", "choose body-clock")
    assert game.state.emptied
