"""Beside a pair or a mandatory project, what is offered is all that is not refused."""

from pathlib import Path

import pytest

from labdeck import arrange
from tests.rules.projects.at_home import deck_at_home
from tests.rules.projects.pairs import pair
from tests.tools.decks import rest_of
from tests.tools.sitting import assert_all_else_refused, assert_refused, offered, play

T, S = "telomere-keepers", "self-splicing-rna"  # ciliate, yeast, sequencing; and ciliate, sequencing
MINE = {T: ["yeast"], "body-clock": ["fly"], "preparations": []}
THEIRS = {S: ["ciliate"], "small-rnas": ["worm"], "cell-cycle-control": ["yeast"]}
THIRD = {"flower-organs": ["cress"], "increase-sample-size": []}
# The cards that seat 0 plays or offers, what is chosen then, and what is offered after that.
ASKED: dict[str, tuple[list[str], list[str]]] = {
    "a member aims past the pair": (["play resource-donation"], ["cress", "worm", "yeast"]),
    "a loser of hand and table, whose pair with the player is left alone": (
        ["play freezer-failure", "choose seat 1"],
        ["worm", "yeast", "zebrafish"],
    ),
    "a swap of what is in no pair and not mandatory": (
        ["play lab-swap"],
        ["cell-cycle-control", "flower-organs", "small-rnas"],
    ),
    "an extra need for any project but one's own pair": (
        ["play reviewer"],
        [
            *("body-clock", "cell-cycle-control", "flower-organs", "increase-sample-size"),
            *("preparations", "small-rnas"),
        ],
    ),
    "an own project to give up, of a pair too": (["play lost-notebook"], ["body-clock", "preparations", T]),
    "an own project to keep, of a pair too": (["play budget-cut"], ["body-clock", "preparations", T]),
}


@pytest.mark.rule("R37")
@pytest.mark.parametrize("case", ASKED)
def test_an_effect_offers_all_that_it_does_not_refuse(case: str, tmp_path: Path) -> None:
    choices, answers = ASKED[case]
    hands = [[choices[0].removeprefix("play "), "mouse"], ["zebrafish", "imaging"], []]
    game = pair(MINE, THEIRS, THIRD, deck=deck_at_home(tmp_path), hands=hands)
    play(game, *choices)
    assert offered(game) == sorted(f"choose {answer}" for answer in answers)
    assert_all_else_refused(game)


@pytest.mark.rule("P30")
@pytest.mark.parametrize("other", ["body-clock", T, "yeast", "flower-organs"])
def test_an_offer_is_for_another_players_active_project_alone(other: str) -> None:
    game = arrange("gsa", hands=[["yeast"], []], table=[{T: [], "body-clock": []}, {S: []}])
    play(game, f"offer {T}")
    assert offered(game) == [f"with {S}"]
    assert_refused(game, f"with {other}", "P9")


@pytest.mark.rule("P33")
def test_a_grant_may_be_put_for_the_partners_project_alone() -> None:
    game = pair({S: ["ciliate"]}, {T: []}, hands=[["grant-approved-species"], []])
    assert_all_else_refused(game)
    play(game, "put grant-approved-species")
    assert offered(game) == [f"on {T}"]
    play(game, f"on {T}")
    assert game.table(1) == {T: ["grant-approved-species"]}


@pytest.mark.rule("R17", "R19")
def test_a_turn_ended_by_force_gives_mandatory_projects_to_the_next_player() -> None:
    mandatory = ["increase-sample-size", "preparations"]
    hand = rest_of("gsa", "project", *mandatory)[:10]
    game = arrange("gsa", hands=[[], [], [mandatory[0], *hand, mandatory[1]]], to_move=2, most_choices=10)
    play(game, *[f"start {project}" for project in hand])
    assert (game.to_move, game.hand(2), sorted(game.table(0))) == (0, [], mandatory)
