"""Mandatory projects and gsa's opening hands: given away, finished by any two of a class, worth nothing."""

import pytest

import labdeck
from labdeck import Game, arrange
from tests.rules.projects.pairs import end_turn, turns_until_the_end
from tests.tools.sitting import Table, assert_refused, play

SEEDS = range(40)
MANDATORY = {"preparations", "increase-sample-size"}
MODIFIERS = [
    "lab-swap",
    "equipment-failure",
    "lost-stock",
    "grant-approved-technique",
    "grant-approved-species",
    "resource-donation",
    "join-a-society",
    "connection-made",
    "fund-research",
    "outreach",
    "catalyze-ideas",
]


def opening_hands(game: Game) -> list[list[str]]:
    return [game.hand(seat) for seat in range(game.seats)]


@pytest.mark.rule("R5")
def test_modifiers_dealt_in_the_opening_hand_are_kept() -> None:
    held = [hand for seed in SEEDS for hand in opening_hands(labdeck.new("gsa", players=5, seed=seed))]
    assert {len(hand) for hand in held} == {3}
    assert any(card in MODIFIERS for hand in held for card in hand)


@pytest.mark.rule("R5")
@pytest.mark.parametrize("card", MODIFIERS)
def test_a_modifier_drawn_may_be_kept_to_a_later_turn(card: str) -> None:
    game = arrange("gsa", table=[{"body-clock": []}, {}], resource=[card, "frog"], phase="draw", draws=1)
    play(game, "draw resource", "end", "end")
    assert (game.to_move, game.hand(0)) == (1, [card])


@pytest.mark.rule("R5")
def test_a_kept_modifier_is_played_on_ones_own_turn_only() -> None:
    table: Table = [{"body-clock": ["fly"]}, {"small-rnas": ["worm"]}]
    game = arrange("gsa", hands=[["fund-research"], ["lost-stock"]], table=table)
    assert (game.to_move, game.view(1).choices) == (0, [])
    assert_refused(game, "play lost-stock", "P12")
    end_turn(game)
    play(game, "draw resource", "draw resource", "play lost-stock")
    assert game.table(0) == {"body-clock": []}


@pytest.mark.rule("R5")
def test_a_mandatory_project_dealt_in_the_opening_hand_is_replaced_and_shuffled_back() -> None:
    on_top = 0
    for seed in SEEDS:
        game = labdeck.new("gsa", players=5, seed=seed)
        assert not MANDATORY & {card for hand in opening_hands(game) for card in hand}
        assert set(game.pile("project")) >= MANDATORY
        on_top += game.pile("project")[0] in MANDATORY
    assert on_top < len(SEEDS) / 2  # 2 of 11 by chance; unshuffled, every one that was replaced


@pytest.mark.rule("R17")
def test_a_mandatory_project_must_be_given_before_the_end_of_the_turn() -> None:
    game = arrange("gsa", project=["preparations"], phase="draw", draws=1, players=2)
    game.play("draw project")
    assert_refused(game, "end", "R17")
    play(game, "give preparations", "choose seat 1", "end")
    assert game.to_move == 1


@pytest.mark.rule("R17")
def test_it_may_be_given_at_any_moment_of_the_action_phase_to_any_other_player() -> None:
    game = arrange("gsa", hands=[["body-clock", "fly", "preparations"], [], []])
    play(game, "start body-clock", "put fly on body-clock", "give preparations")
    assert game.view(0).choices == ["choose seat 1", "choose seat 2"]
    game.play("choose seat 2")
    assert (game.table(1), game.table(2)) == ({}, {"preparations": []})


@pytest.mark.rule("R17")
def test_nobody_starts_one_for_themselves() -> None:
    game = arrange("gsa", hands=[["preparations"], []])
    assert game.view(0).choices == ["give preparations"]
    assert game.why_not("start preparations")
    game.play("give preparations")
    assert game.why_not("choose seat 0")


@pytest.mark.rule("R17")
def test_it_is_active_at_once_so_that_its_owner_may_work_on_it() -> None:
    game = arrange("gsa", hands=[["preparations"], ["imaging"]], resource=["frog", "frog"])
    play(game, "give preparations", "choose seat 1", "end", "draw resource", "draw resource")
    game.play("put imaging on preparations")
    assert game.table(1) == {"preparations": ["imaging"]}


@pytest.mark.rule("R17")
def test_one_drawn_by_a_modifier_must_be_given_too() -> None:
    game = arrange("gsa", hands=[["fund-research"], []], project=["preparations", "increase-sample-size"])
    play(game, "play fund-research", "draw project", "draw project")
    assert sorted(game.view(0).choices) == ["give increase-sample-size", "give preparations"]


@pytest.mark.rule("R17")
def test_one_drawn_from_discard_must_be_given_too() -> None:
    game = arrange("gsa", discard=["preparations"], phase="draw", draws=1, players=2)
    game.play("draw discard")
    assert game.view(0).choices == ["give preparations"]


@pytest.mark.rule("R17")
@pytest.mark.parametrize(("active", "kept"), [({"preparations": []}, 1), ({}, 0)])
def test_it_raises_its_owners_hand_limit(active: dict[str, list[str]], kept: int) -> None:
    game = arrange("gsa", hands=[["frog", "worm"], []], table=[active, {}])
    end_turn(game)
    assert len(game.hand(0)) == kept


@pytest.mark.rule("R17")
@pytest.mark.parametrize("beside", [["imaging", "imaging"], ["sequencing", "gene-editing"]])
def test_preparations_needs_any_two_techniques(beside: list[str]) -> None:
    game = arrange("gsa", hands=[["worm", *beside, "imaging"], []], table=[{"preparations": []}, {}])
    assert_refused(game, "put worm", "P10")
    for card in beside:
        assert_refused(game, "complete preparations", "P11")
        game.play(f"put {card} on preparations")
    assert_refused(game, "put imaging", "P10")
    game.play("complete preparations")
    assert game.completed(0) == ["preparations"]


@pytest.mark.rule("R17")
def test_increase_sample_size_needs_two_of_the_species_that_lies_there_first() -> None:
    hand = ["worm", "worm", "fly", "imaging"]
    game = arrange("gsa", hands=[hand, []], table=[{"increase-sample-size": []}, {}])
    assert {"put worm", "put fly"} <= set(game.view(0).choices)
    assert_refused(game, "put imaging", "P10")
    game.play("put worm on increase-sample-size")
    assert_refused(game, "put fly", "P10")
    play(game, "put worm on increase-sample-size", "complete increase-sample-size")
    assert game.completed(0) == ["increase-sample-size"]


@pytest.mark.rule("R17")
def test_when_the_first_is_lost_another_species_will_do() -> None:
    table: Table = [{}, {"increase-sample-size": ["worm"]}]
    game = arrange("gsa", hands=[["lost-stock"], ["fly"]], table=table)
    game.play("play lost-stock")
    end_turn(game)
    play(game, "draw resource", "draw resource", "put fly on increase-sample-size")
    assert game.table(1) == {"increase-sample-size": ["fly"]}


@pytest.mark.rule("R17")
@pytest.mark.parametrize("first", ["grant-approved-species", "fly"])
def test_a_grant_counts_as_either_of_the_two_of_one_species(first: str) -> None:
    then = "fly" if first != "fly" else "grant-approved-species"
    game = arrange("gsa", hands=[["worm", then], []], table=[{"increase-sample-size": [first]}, {}])
    assert ("put worm" in game.view(0).choices) == (first != "fly")
    game.play(f"put {then} on increase-sample-size")
    assert "complete increase-sample-size" in game.view(0).choices


@pytest.mark.rule("R17", "P21")
def test_a_grant_counts_as_one_of_the_two_techniques() -> None:
    hand = ["grant-approved-technique", "grant-approved-species"]
    game = arrange("gsa", hands=[hand, []], table=[{"preparations": ["imaging"]}, {}])
    assert_refused(game, "put grant-approved-species", "P10")
    game.play("put grant-approved-technique on preparations")
    assert "complete preparations" in game.view(0).choices


@pytest.mark.rule("P27", "R17")
def test_it_scores_nothing_when_completed_and_loses_two_when_not() -> None:
    game = arrange("gsa", completed=[["preparations"], []], table=[{}, {"increase-sample-size": ["worm"]}])
    assert (game.score(0), game.score(1)) == (0, -2)


@pytest.mark.rule("P26", "R17")
def test_completing_one_can_be_the_last_call() -> None:
    game = arrange("gsa", table=[{"preparations": ["imaging", "sequencing"]}, {}], project=[])
    game.play("complete preparations")
    assert turns_until_the_end(game) == [1, 0]
    assert game.result is not None
    assert game.result.reason == "last call"


@pytest.mark.rule("R17")
def test_a_guess_at_another_players_hand_has_none_in_it() -> None:
    game = arrange("gsa", hands=[[], ["body-clock", "small-rnas", "flower-organs", "pigment-genes"]])
    guessed = {project for seed in range(20) for project in game.view(0).sample(seed).hand(1)}
    assert len(guessed) > 4
    assert not guessed & MANDATORY
