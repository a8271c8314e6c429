"""Collaboration: two players' projects joined, so that one card serves both."""

from pathlib import Path

import pytest

from labdeck import arrange
from tests.rules.projects.at_home import deck_at_home
from tests.rules.projects.pairs import Projects, end_turn, pair, turns_until_the_end
from tests.tools.sitting import assert_refused, play

T, S = "telomere-keepers", "self-splicing-rna"  # ciliate, yeast, sequencing; and ciliate, sequencing
GRANT = "grant-approved-technique"


@pytest.mark.rule("P30")
def test_an_offer_names_one_of_ones_own_projects_and_one_of_another_players() -> None:
    game = arrange("gsa", table=[{T: [], "body-clock": []}, {S: []}, {"flower-organs": []}])
    assert {f"offer {T}", "offer body-clock"} <= set(game.view(0).choices)
    game.play(f"offer {T}")
    assert sorted(game.view(0).choices) == ["with flower-organs", f"with {S}"]
    game.play(f"with {S}")
    assert (game.to_move, game.view(1).choices) == (1, ["accept", "decline"])


@pytest.mark.rule("P30")
def test_accepted_the_two_are_a_pair_and_the_turn_goes_on() -> None:
    game = pair({T: []}, {S: []})
    assert game.view(None).pairs == [[T, S]]
    assert (game.to_move, "end" in game.view(0).choices) == (0, True)


@pytest.mark.rule("P30")
def test_declined_nothing_changes() -> None:
    game = arrange("gsa", hands=[["yeast"], []], table=[{T: ["ciliate"]}, {S: []}])
    play(game, f"offer {T}", f"with {S}", "decline")
    assert (game.to_move, game.view(None).pairs) == (0, [])
    assert (game.table(0), game.table(1)) == ({T: ["ciliate"]}, {S: []})
    assert game.view(None).needs[S]["missing"] == ["ciliate", "sequencing"]


@pytest.mark.rule("P30")
def test_there_is_nothing_to_offer_without_another_players_project() -> None:
    game = arrange("gsa", hands=[[], [S]], table=[{T: [], "body-clock": []}, {}])
    assert_refused(game, f"offer {T}", "P30")


@pytest.mark.rule("P14", "P30")
def test_in_the_other_decks_nobody_collaborates() -> None:
    game = arrange("microbes", table=[{"mimivirus": []}, {"escherichia-coli": []}])
    assert_refused(game, "offer mimivirus", "P30")
    game = arrange("microbes", table=[{"mimivirus": []}, {"escherichia-coli": []}], collaboration=True)
    assert "offer mimivirus" in game.view(0).choices


@pytest.mark.rule("P24", "P30")
def test_a_skipped_player_may_answer_an_offer() -> None:
    game = pair({T: []}, {S: []}, skip=[0, 1])
    assert game.view(None).pairs == [[T, S]]


@pytest.mark.rule("P31")
@pytest.mark.parametrize("beside", [["ciliate", "yeast"], ["ciliate", GRANT]])
def test_a_project_with_two_resources_is_not_joined(beside: list[str]) -> None:
    game = arrange("gsa", table=[{T: beside}, {S: []}])
    assert_refused(game, f"offer {T}", "P31")
    game = arrange("gsa", table=[{S: []}, {T: beside}])
    assert_refused(game, f"offer {S}", "P31")
    game = arrange("gsa", table=[{S: []}, {T: beside, "body-clock": []}])
    game.play(f"offer {S}")
    assert_refused(game, f"with {T}", "P31")
    assert game.view(0).choices == ["with body-clock"]


@pytest.mark.rule("P31")
@pytest.mark.parametrize("beside", [["ciliate"], [GRANT]])
def test_a_project_with_one_resource_may_be_joined(beside: list[str]) -> None:
    game = pair({T: beside}, {S: ["sequencing"]})
    assert game.view(None).pairs == [[T, S]]


@pytest.mark.rule("P31")
@pytest.mark.parametrize("beside", [["reviewer", "yeast"], ["yeast", "reviewer"], ["reviewer"]])
def test_an_extra_need_is_no_resource(beside: list[str], tmp_path: Path) -> None:
    one: Projects = {T: beside}
    other: Projects = {S: []}
    for mine, theirs in ((one, other), (other, one)):
        game = pair(mine, theirs, deck=deck_at_home(tmp_path))
        assert game.view(None).pairs == [[T, S]]


@pytest.mark.rule("P32")
def test_two_players_share_one_collaboration_at_a_time() -> None:
    game = pair({T: [], "body-clock": []}, {S: [], "flower-organs": []}, {"small-rnas": []})
    game.play("offer body-clock")
    assert game.view(0).choices == ["with small-rnas"]
    assert_refused(game, "with flower-organs", "P32")


@pytest.mark.rule("P32")
def test_when_it_is_completed_the_two_may_begin_another() -> None:
    hand = ["ciliate", "yeast", "sequencing"]
    game = pair({T: [], "body-clock": []}, {S: [], "flower-organs": []}, hands=[hand, []])
    assert_refused(game, "offer body-clock", "P32")
    for card in hand:
        game.play(f"put {card} on {T}")
    game.play(f"complete {T}")
    play(game, "offer body-clock", "with flower-organs", "accept")
    assert game.view(None).pairs == [["body-clock", "flower-organs"]]


@pytest.mark.rule("P32")
def test_a_player_may_collaborate_with_several_others() -> None:
    game = pair({T: [], "body-clock": []}, {S: []}, {"small-rnas": []})
    play(game, "offer body-clock", "with small-rnas", "accept")
    assert sorted(map(sorted, game.view(None).pairs)) == [["body-clock", "small-rnas"], [S, T]]


@pytest.mark.rule("P32")
def test_a_project_is_in_at_most_one() -> None:
    game = pair({T: []}, {S: []}, {"small-rnas": [], "body-clock": []})
    assert_refused(game, f"offer {T}", "P32")
    end_turn(game)
    end_turn(game)
    play(game, "draw resource", "draw resource")
    assert_refused(game, "offer small-rnas", "P32")


@pytest.mark.rule("P33")
def test_a_need_of_both_is_met_by_one_card_for_both() -> None:
    game = pair({T: []}, {S: []}, hands=[["ciliate", "ciliate"], []])
    game.play(f"put ciliate on {T}")
    needs = game.view(None).needs
    assert (needs[T]["missing"], needs[S]["missing"]) == (["yeast", "sequencing"], ["sequencing"])
    assert_refused(game, "put ciliate", "P10")


@pytest.mark.rule("P33")
def test_the_pairs_need_of_a_type_is_the_larger_of_the_two_not_the_sum(tmp_path: Path) -> None:
    deck, hand = deck_at_home(tmp_path), ["yeast", "yeast", "yeast", "imaging", "genetic-lines"]
    game = pair({"mating-types": []}, {"secretory-pathway": []}, deck=deck, hands=[hand, []])
    for card in ("yeast", "imaging", "genetic-lines"):
        game.play(f"put {card} on mating-types")
    assert_refused(game, "complete mating-types", "P11")
    game.play("put yeast on mating-types")
    assert_refused(game, "put yeast", "P10")
    assert "complete mating-types" in game.view(0).choices


@pytest.mark.rule("P33")
def test_either_player_puts_resources_to_the_pair_also_what_only_the_partner_needs() -> None:
    game = pair({T: []}, {S: []}, hands=[["sequencing"], ["yeast"]], resource=["frog", "worm"])
    game.play(f"put sequencing on {T}")
    end_turn(game)
    play(game, "draw resource", "draw resource", f"put yeast on {S}")
    needs = game.view(None).needs
    assert (needs[T]["missing"], needs[S]["missing"]) == (["ciliate"], ["ciliate"])


@pytest.mark.rule("P33")
@pytest.mark.parametrize(("on", "lacking"), [(T, S), (S, T)])
def test_a_grant_meets_the_need_of_one_project_only(on: str, lacking: str) -> None:
    game = pair({T: ["ciliate"]}, {S: []}, hands=[["yeast", GRANT, "sequencing"], []])
    play(game, f"put yeast on {T}", f"put {GRANT} on {on}")
    needs = game.view(None).needs
    assert (needs[on]["missing"], needs[lacking]["missing"]) == ([], ["sequencing"])
    assert f"complete {T}" not in game.view(0).choices
    game.play(f"put sequencing on {T}")
    assert f"complete {T}" in game.view(0).choices


@pytest.mark.rule("P33")
def test_if_both_brought_the_same_the_spare_stays_until_completion() -> None:
    game = pair({T: ["ciliate"]}, {S: ["ciliate"]}, hands=[["yeast", "sequencing"], []])
    game.play(f"put yeast on {T}")
    assert (game.table(0), game.table(1)) == ({T: ["ciliate", "yeast"]}, {S: ["ciliate"]})
    play(game, f"put sequencing on {T}", f"complete {T}")
    assert sorted(game.pile("burn")) == ["ciliate", "ciliate", "sequencing", "yeast"]


@pytest.mark.rule("P34")
def test_it_completes_when_the_needs_of_both_are_met_and_not_before() -> None:
    game = pair({S: []}, {T: []}, hands=[["ciliate", "sequencing", "yeast"], []])
    play(game, f"put ciliate on {S}", f"put sequencing on {S}")
    assert game.view(None).needs[S]["missing"] == []
    assert_refused(game, f"complete {S}", "P11")
    play(game, f"put yeast on {S}", f"complete {S}")
    assert (game.completed(0), game.completed(1)) == ([S], [T])


@pytest.mark.rule("P34")
def test_either_player_completes_it_unasked_and_each_takes_their_own_points() -> None:
    game = pair({T: ["yeast"]}, {S: ["ciliate"]}, hands=[[], ["sequencing"]])
    end_turn(game)
    play(game, "draw resource", "draw resource", f"put sequencing on {S}", f"complete {S}")
    assert (game.to_move, game.view(None).pairs) == (1, [])
    assert (game.completed(0), game.completed(1)) == ([T], [S])
    assert (game.score(0), game.score(1)) == (3, 2)


@pytest.mark.rule("P34", "R2")
def test_a_full_pair_completes_by_itself_at_the_end_of_the_action_phase() -> None:
    game = pair({T: ["yeast"]}, {S: ["ciliate"]}, hands=[["sequencing"], []])
    play(game, f"put sequencing on {T}", "end")
    assert (game.completed(0), game.completed(1)) == ([T], [S])


@pytest.mark.rule("P26", "P34")
def test_it_is_one_completion_for_the_last_call_by_the_player_on_turn() -> None:
    game = pair({T: ["yeast"]}, {S: ["ciliate"]}, {}, hands=[["sequencing"], [], []], project=[])
    play(game, f"put sequencing on {T}", f"complete {T}")
    assert turns_until_the_end(game) == [1, 2, 0]
    assert game.result is not None
    assert game.result.reason == "last call"


@pytest.mark.rule("P35")
@pytest.mark.parametrize(("seat", "alone", "kept"), [(0, {}, 1), (1, {}, 1), (0, {"body-clock": []}, 2)])
def test_for_the_hand_limit_it_counts_as_one_project_for_each(seat: int, alone: Projects, kept: int) -> None:
    game = pair({T: [], **alone}, {S: []}, hands=[["worm"] * 3, ["frog"] * 2], resource=["cress", "mouse"])
    for _ in range(seat + 1):
        end_turn(game)
    assert len(game.hand(seat)) == kept


@pytest.mark.rule("P36")
def test_a_mandatory_project_never_collaborates() -> None:
    game = arrange("gsa", table=[{"preparations": [], T: []}, {S: [], "increase-sample-size": []}])
    assert_refused(game, "offer preparations", "P36")
    game.play(f"offer {T}")
    assert game.view(0).choices == [f"with {S}"]
    assert_refused(game, "with increase-sample-size", "P36")


@pytest.mark.rule("P36")
def test_the_swap_never_touches_a_pair_or_a_mandatory_project() -> None:
    mine: Projects = {T: [], "preparations": [], "body-clock": [], "pigment-genes": []}
    theirs: Projects = {S: [], "increase-sample-size": [], "flower-organs": [], "small-rnas": []}
    game = pair(mine, theirs, hands=[["lab-swap"], []])
    game.play("play lab-swap")
    assert sorted(game.view(0).choices) == ["choose body-clock", "choose pigment-genes"]
    game.play("choose body-clock")
    assert sorted(game.view(0).choices) == ["choose flower-organs", "choose small-rnas"]


@pytest.mark.rule("P36")
def test_the_swap_cannot_be_played_on_pairs_and_mandatory_projects_alone() -> None:
    game = pair({T: [], "preparations": []}, {S: [], "flower-organs": []}, hands=[["lab-swap"], []])
    assert_refused(game, "play lab-swap", "P12")
    game = pair({T: [], "body-clock": []}, {S: [], "preparations": []}, hands=[["lab-swap"], []])
    assert_refused(game, "play lab-swap", "P12")


@pytest.mark.rule("P37")
def test_when_one_leaves_its_cards_stay_with_the_other_as_far_as_needed_and_the_rest_burn(tmp_path: Path) -> None:
    hand = ["budget-cut", "yeast", "sequencing"]
    game = pair({T: ["ciliate"], "body-clock": []}, {S: []}, deck=deck_at_home(tmp_path), hands=[hand, []])
    play(game, f"put yeast on {T}", f"put sequencing on {T}", "play budget-cut", "choose body-clock")
    assert (game.view(None).pairs, game.table(0)) == ([], {"body-clock": []})
    assert sorted(game.table(1)[S]) == ["ciliate", "sequencing"]
    assert (game.pile("discard"), sorted(game.pile("burn"))) == ([T], ["budget-cut", "yeast"])


@pytest.mark.rule("P37")
def test_that_a_pair_ends_and_which_cards_pass_over_is_told_one_by_one(tmp_path: Path) -> None:
    hand = ["budget-cut", "sequencing"]
    game = pair({T: ["ciliate"], "body-clock": []}, {S: []}, deck=deck_at_home(tmp_path), hands=[hand, []])
    play(game, f"put sequencing on {T}", "play budget-cut", "choose body-clock")
    told = [(entry["rule"], entry["text"]) for entry in game.view(None).log]
    at = told.index(("P37", "The collaboration of Telomere Keepers and Self-splicing RNA ends."))
    assert told[at + 1] == ("P37", "From beside Telomere Keepers to Self-splicing RNA: Ciliate and DNA sequencing.")
    passed = [move for move in game.moves(1) if move["verb"] == "stays"]
    assert [(move["card"], move["from"], move["to"]) for move in passed] == [
        ("ciliate", f"mat:0/{T}", f"mat:1/{S}"),
        ("sequencing", f"mat:0/{T}", f"mat:1/{S}"),
    ]


@pytest.mark.rule("P37")
def test_what_the_one_that_stays_no_longer_needs_burns_too(tmp_path: Path) -> None:
    hands = [["budget-cut"], ["yeast"]]
    game = pair({T: ["ciliate"], "body-clock": []}, {S: ["ciliate"]}, deck=deck_at_home(tmp_path), hands=hands)
    end_turn(game)
    play(game, "draw resource", "draw resource", f"put yeast on {S}")
    end_turn(game)
    play(game, "draw resource", "draw resource", "play budget-cut", "choose body-clock")
    assert game.table(1) == {S: ["ciliate"]}
    assert sorted(game.pile("burn")) == ["budget-cut", "ciliate", "yeast"]


@pytest.mark.rule("P37")
def test_an_extra_need_beside_the_one_that_leaves_burns_and_binds_nobody(tmp_path: Path) -> None:
    mine: Projects = {T: ["ciliate", "reviewer"], "body-clock": []}
    game = pair(mine, {S: []}, deck=deck_at_home(tmp_path), hands=[["budget-cut"], []])
    play(game, "play budget-cut", "choose body-clock")
    assert (game.table(1), game.view(None).needs[S]["missing"]) == ({S: ["ciliate"]}, ["sequencing"])
    assert sorted(game.pile("burn")) == ["budget-cut", "reviewer"]


@pytest.mark.rule("P37")
def test_the_one_that_stays_can_be_completed_alone(tmp_path: Path) -> None:
    hand = ["budget-cut", "sequencing"]
    game = pair({S: ["ciliate"], "body-clock": []}, {T: ["yeast"]}, deck=deck_at_home(tmp_path), hands=[hand, []])
    play(game, f"put sequencing on {S}", "play budget-cut")
    assert (game.completed(0), game.completed(1)) == ([], [])
    game.play("choose body-clock")
    end_turn(game)
    play(game, "draw resource", "draw resource")
    assert sorted(game.table(1)[T]) == ["ciliate", "sequencing", "yeast"]
    game.play(f"complete {T}")
    assert game.completed(1) == [T]


@pytest.mark.rule("P37")
def test_the_cards_of_a_pair_stay_also_when_a_card_would_return_them_to_the_hand(tmp_path: Path) -> None:
    hand = ["lost-notebook", "yeast"]
    game = pair({T: ["ciliate"]}, {S: []}, deck=deck_at_home(tmp_path), hands=[hand, []])
    play(game, f"put yeast on {T}", "play lost-notebook")
    assert (game.view(None).pairs, game.table(0), game.pile("discard")) == ([], {}, [T])
    assert (game.table(1), game.hand(0)) == ({S: ["ciliate"]}, [])
    assert sorted(game.pile("burn")) == ["lost-notebook", "yeast"]


@pytest.mark.rule("P37")
def test_the_one_that_stays_needs_again_what_it_lacks_alone(tmp_path: Path) -> None:
    game = pair({T: []}, {S: ["ciliate"]}, deck=deck_at_home(tmp_path), hands=[["lost-notebook"], []])
    game.play("play lost-notebook")
    assert (game.view(None).pairs, game.table(0), game.pile("discard")) == ([], {}, [T])
    assert (game.table(1), game.view(None).needs[S]["missing"]) == ({S: ["ciliate"]}, ["sequencing"])


@pytest.mark.rule("P37")
def test_it_cannot_be_ended_by_choice() -> None:
    game = pair({T: ["ciliate"]}, {S: []}, hands=[["worm"], []])
    assert game.view(0).choices == ["end"]
    game.play("end")
    assert f"discard {T}" not in game.view(0).choices
    assert game.view(None).pairs == [[T, S]]


@pytest.mark.rule("P37", "P27")
def test_when_the_game_ends_during_one_each_loses_their_own_projects_points() -> None:
    game = pair({T: ["ciliate"], "nuclear-reprogramming": ["frog", "genetic-lines"]}, {S: []}, project=[])
    game.play("complete nuclear-reprogramming")
    turns_until_the_end(game)
    assert game.result is not None
    assert game.result.scores == (2 - 3, -2)


@pytest.mark.rule("R21")
def test_the_same_two_projects_are_offered_once_a_turn() -> None:
    game = arrange("gsa", table=[{T: [], "body-clock": []}, {S: [], "small-rnas": []}])
    play(game, f"offer {T}", f"with {S}", "decline", f"offer {T}")
    assert game.view(0).choices == ["with small-rnas"]
    assert_refused(game, f"with {S}", "R21")
    play(game, "with small-rnas", "decline")
    assert_refused(game, f"offer {T}", "R21")
    assert "offer body-clock" in game.view(0).choices


@pytest.mark.rule("R21")
def test_in_the_next_turn_they_may_be_offered_again_by_either() -> None:
    game = arrange("gsa", table=[{T: []}, {S: []}])
    play(game, f"offer {T}", f"with {S}", "decline")
    end_turn(game)
    play(game, "draw resource", "draw resource", f"offer {S}", f"with {T}", "decline")
    assert_refused(game, f"offer {S}", "R21")


@pytest.mark.rule("R37")
def test_a_third_player_may_hit_the_cards_of_a_pair_and_both_lose_them() -> None:
    hands = [["yeast"], [], ["lost-stock"]]
    game = pair({T: ["ciliate"]}, {S: []}, {}, hands=hands, resource=["frog"] * 2 + ["worm"] * 2 + ["mouse"] * 2)
    game.play(f"put yeast on {T}")
    end_turn(game)
    end_turn(game)
    play(game, "draw resource", "draw resource", "play lost-stock")
    assert sorted(game.view(2).choices) == ["choose ciliate", "choose yeast"]
    game.play("choose ciliate")
    needs = game.view(None).needs
    assert (needs[T]["missing"], needs[S]["missing"]) == (["ciliate", "sequencing"], ["ciliate", "sequencing"])


@pytest.mark.rule("R37")
def test_a_third_player_may_hit_them_as_eithers(tmp_path: Path) -> None:
    position = {"hands": [[], [], ["freezer-failure"]], "resource": ["imaging"] * 5 + ["sequencing"]}
    game = pair({T: ["ciliate"]}, {S: []}, {}, deck=deck_at_home(tmp_path), **position)
    end_turn(game)
    end_turn(game)
    play(game, "draw resource", "draw resource", "play freezer-failure", "choose seat 1", "choose ciliate")
    assert game.table(0) == {T: []}


@pytest.mark.rule("R37")
@pytest.mark.parametrize("card", ["lost-stock", "resource-donation"])
def test_a_member_cannot_aim_at_their_own_pair(card: str) -> None:
    game = pair({T: ["yeast"]}, {S: ["ciliate"]}, hands=[[card], []])
    assert_refused(game, f"play {card}", "P12")
    game = pair({T: ["yeast"]}, {S: ["ciliate"], "body-clock": ["fly", "cress"]}, hands=[[card], []])
    game.play(f"play {card}")
    assert sorted(game.view(0).choices) == ["choose cress", "choose fly"]


LOSSES = (
    "Any player burns 1 ciliate of theirs, from hand or table.",
    "Each player discards 1 ciliate, from hand or table.",
    "Discard every ciliate that you have, in hand and on the table.",
)


@pytest.mark.rule("R37")
@pytest.mark.parametrize("effect", LOSSES)
@pytest.mark.parametrize("beside", [T, S])
def test_what_a_member_plays_leaves_the_pair_alone_wherever_the_card_lies(
    tmp_path: Path, effect: str, beside: str
) -> None:
    mine, theirs = ({q: ["ciliate"] if q == beside else []} for q in (T, S))
    deck = deck_at_home(tmp_path, {"mishap": effect})
    game = pair(mine, theirs, deck=deck, hands=[["mishap", "ciliate"], []])
    game.play("play mishap")
    while str(game.choices[0]).startswith("choose"):
        game.play(game.choices[0])
    assert (game.hand(0), game.table(0), game.table(1)) == ([], mine, theirs)
