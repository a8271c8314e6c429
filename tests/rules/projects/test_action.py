"""Action: start, work, complete, play. P9 to P14."""

from pathlib import Path

import pytest

from labdeck import IllegalChoice, arrange
from labdeck.deck import Project, check, load
from tests.deck.projects.small import changed
from tests.tools.sitting import offered, play

FULL = {"jill-tarter": ["astronomy", "physics", "computer-science"]}
ALSO_FULL = {"reina-maruyama": ["astronomy", "physics"]}


@pytest.mark.rule("P9")
def test_a_project_from_the_hand_is_put_face_up_on_the_table() -> None:
    game = arrange("ingenium", hands=[["jill-tarter"], []])
    game.play("start jill-tarter")
    assert game.view(1).table[0] == {"jill-tarter": []}
    assert game.hand(0) == []


@pytest.mark.rule("P9")
def test_a_started_project_cannot_be_taken_back() -> None:
    game = arrange("ingenium", hands=[["jill-tarter", "physics"], []])
    game.play("start jill-tarter")
    assert offered(game) == ["end", "put physics"]


@pytest.mark.rule("P9")
def test_there_is_no_limit_to_active_projects() -> None:
    hand = [project.id for project in load("ingenium").of(Project)]
    game = arrange("ingenium", hands=[hand, []])
    play(game, *[f"start {project}" for project in hand])
    assert list(game.table(0)) == hand


@pytest.mark.rule("P9")
def test_only_a_project_in_the_own_hand_is_started() -> None:
    game = arrange("ingenium", hands=[["physics"], ["jill-tarter"]])
    for card in ("physics", "jill-tarter", "rachel-chang"):
        with pytest.raises(IllegalChoice):
            game.play(f"start {card}")


@pytest.mark.rule("P10")
def test_a_needed_resource_is_put_beside_its_project() -> None:
    game = arrange("ingenium", hands=[["physics"], []], table=[{"jill-tarter": ["astronomy"]}, {}])
    play(game, "put physics", "on jill-tarter")
    assert game.table(0) == {"jill-tarter": ["astronomy", "physics"]}


@pytest.mark.rule("P10")
def test_what_no_active_project_still_needs_cannot_be_put() -> None:
    game = arrange("ingenium", hands=[["physics", "medicine"], []], table=[{"jill-tarter": ["physics"]}, {}])
    assert offered(game) == ["end"]
    with pytest.raises(IllegalChoice, match="P10"):
        game.play("put physics")


@pytest.mark.rule("P10")
def test_a_resource_goes_only_to_a_project_that_needs_it() -> None:
    mine = {"jill-tarter": ["physics"], "donna-strickland": [], "rachel-chang": []}
    game = arrange("ingenium", hands=[["physics"], []], table=[mine, {"reina-maruyama": []}])
    game.play("put physics")
    assert offered(game) == ["on donna-strickland"]


@pytest.mark.rule("P10")
def test_the_owner_cannot_take_a_resource_back_or_move_it() -> None:
    game = arrange("ingenium", table=[{"jill-tarter": ["physics"], "donna-strickland": []}, {}])
    assert offered(game) == ["end"]
    with pytest.raises(IllegalChoice):
        game.play("put physics")


@pytest.mark.rule("P10")
def test_a_wildcard_makes_way_when_all_can_still_be_matched() -> None:
    game = arrange("ingenium", hands=[["physics", "junior"], []], table=[{"reina-maruyama": ["ftw"]}, {}])
    play(game, "put physics", "on reina-maruyama", "complete reina-maruyama")
    assert game.completed(0) == ["reina-maruyama"]


@pytest.mark.rule("P10")
def test_a_wildcard_is_not_needed_when_the_cards_beside_already_match_all_needs() -> None:
    game = arrange("ingenium", hands=[["ftw"], []], table=[FULL, {}])
    assert offered(game) == ["complete jill-tarter", "end"]


@pytest.mark.rule("P11")
def test_a_full_project_is_set_aside_at_any_moment_of_the_action_phase() -> None:
    game = arrange("ingenium", hands=[["rachel-chang"], []], table=[FULL, {}])
    game.play("start rachel-chang")
    assert offered(game) == ["complete jill-tarter", "end"]
    game.play("complete jill-tarter")
    assert (game.completed(0), list(game.table(0))) == (["jill-tarter"], ["rachel-chang"])


@pytest.mark.rule("P11")
def test_a_project_that_is_not_full_or_not_ones_own_is_not_completed() -> None:
    game = arrange("ingenium", table=[{"rachel-chang": ["doctorate"]}, FULL])
    for project in ("rachel-chang", "jill-tarter"):
        with pytest.raises(IllegalChoice):
            game.play(f"complete {project}")


@pytest.mark.rule("P11", "R2")
def test_a_project_that_is_full_when_the_phase_ends_completes_by_itself() -> None:
    game = arrange("ingenium", hands=[["junior"], []], table=[FULL, ALSO_FULL])
    game.play("end")
    assert game.completed(0) == ["jill-tarter"]
    assert game.completed(1) == [], "another's waits for its owner's turn"


@pytest.mark.rule("P11")
def test_resources_of_a_completed_project_burn_with_its_wildcards() -> None:
    game = arrange("ingenium", table=[{"reina-maruyama": ["physics", "ftw"]}, {}])
    game.play("complete reina-maruyama")
    assert game.pile("burn") == ["ftw", "physics"]


@pytest.mark.rule("P11")
def test_in_microbes_they_go_to_discard_and_the_wildcards_to_burn() -> None:
    game = arrange("microbes", table=[{"bacteriophage-t4": ["virus", "universal-medium"]}, {}])
    game.play("complete bacteriophage-t4")
    assert (game.pile("discard"), game.pile("burn")) == (["virus"], ["universal-medium"])


@pytest.mark.rule("P12")
def test_a_kept_modifier_is_played_from_the_hand() -> None:
    game = arrange("wise", hands=[["help-from-marie-curie"], []], discard=["physics"])
    play(game, "play help-from-marie-curie", "choose physics")
    assert game.hand(0) == ["physics"]


@pytest.mark.rule("P12")
def test_a_kept_modifier_with_nothing_to_act_on_cannot_be_played_but_discarded() -> None:
    game = arrange("wise", hands=[["help-from-marie-curie"], []])
    with pytest.raises(IllegalChoice, match="P12"):
        game.play("play help-from-marie-curie")
    play(game, "end", "discard help-from-marie-curie")
    assert game.pile("discard") == ["help-from-marie-curie"]


@pytest.mark.rule("P12")
def test_one_that_must_be_played_at_once_never_stays_in_a_hand() -> None:
    game = arrange("ingenium", hands=[["a-phd-does-not-mean-security"], []], phase="discard")
    assert offered(game) == ["play a-phd-does-not-mean-security"]


@pytest.mark.rule("P13")
def test_points_are_printed_and_an_extra_need_does_not_change_them() -> None:
    beside = ["physics", "astronomy", "prove-it-again-and-again", "physics"]
    game = arrange("ingenium", table=[{"reina-maruyama": beside}, {}])
    assert game.score(0) == -3
    game.play("complete reina-maruyama")
    assert game.score(0) == 3


@pytest.mark.rule("P13")
def test_points_are_the_needs_and_one_more_for_a_woman_of_colour_where_the_sheet_says_usually() -> None:
    unusual = [
        project.id
        for deck in ("wise", "ingenium")
        for project in load(deck).of(Project)
        if project.points != len(project.needs) + len(project.tags)
    ]
    assert unusual == ["ann-makosinski"]


@pytest.mark.rule("P13")
def test_the_checker_warns_where_points_and_needs_differ(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(changed("points = 2", "points = 4"), encoding="utf-8")
    problems = check(path)
    assert [(problem.severity, problem.field) for problem in problems] == [("warning", "points")]


@pytest.mark.rule("P14")
@pytest.mark.parametrize("deck", ["ingenium", "gsa"])
def test_no_offer_to_collaborate_without_the_knob(deck: str) -> None:
    mine, theirs = [project.id for project in load(deck).of(Project)[:2]]
    table: list[dict[str, list[str]]] = [{mine: []}, {theirs: []}]
    game = arrange(deck, table=table, collaboration=False)
    assert offered(game) == ["end"]
    with pytest.raises(IllegalChoice):
        game.play(f"offer {mine}")
    assert f"offer {mine}" in offered(arrange(deck, table=table, collaboration=True))
