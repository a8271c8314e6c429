"""Projects that change hands, leave, are completed, guarded, worth more or need something else."""

from pathlib import Path

import pytest

from tests.tools.sitting import offered

from .spoken import CARD, NO, said, saying

MINE = "nuclear-reprogramming"  # 2 points: a frog and genetic lines
MORE = "self-splicing-rna"  # 2 points: a ciliate and sequencing
THEIRS = "telomere-keepers"  # 3 points: a ciliate, a yeast and sequencing
SAFE = {"guard": "Put this on one of your projects: it cannot be hurt."}


@pytest.mark.rule("L35")
def test_a_project_changes_hands_with_all_beside_it(tmp_path: Path) -> None:
    game = said(tmp_path, "Take another player's project, with all cards beside it.", table=[{}, {THEIRS: ["yeast"]}])
    assert game.table(0) == {THEIRS: ["yeast"]}
    mandatory = saying(
        tmp_path, "Take another player's project, with all cards beside it.", table=[{}, {"preparations": []}]
    )
    assert offered(mandatory) == ["end"]


@pytest.mark.rule("L35", "L13")
def test_to_give_a_project_away_is_a_price(tmp_path: Path) -> None:
    effect = "Give one of your projects to another player, with all cards beside it."
    game = said(tmp_path, effect, table=[{MINE: ["frog"]}, {}])
    assert game.table(1) == {MINE: ["frog"]}
    assert "[L13]" in saying(tmp_path, effect).why_not(f"play {CARD}")


@pytest.mark.rule("L36")
def test_a_project_goes_back_to_its_owners_hand(tmp_path: Path) -> None:
    effect = "Return another player's project to its owner's hand and discard the cards beside it."
    game = said(tmp_path, effect, table=[{}, {THEIRS: ["yeast"]}])
    assert (game.hand(1), game.table(1), game.pile("discard")[0]) == ([THEIRS], {}, "yeast")


@pytest.mark.rule("L36")
def test_a_burned_project_takes_its_cards_along(tmp_path: Path) -> None:
    game = said(tmp_path, "Burn another player's project and the cards beside it.", table=[{}, {THEIRS: ["yeast"]}])
    assert {THEIRS, "yeast"} < set(game.pile("burn"))


@pytest.mark.rule("L12", "L36")
def test_completing_asks_for_no_resources_unless_it_says_full(tmp_path: Path) -> None:
    game = said(tmp_path, "Complete one of your projects.", table=[{MINE: ["frog"]}, {}])
    assert (game.completed(0), game.score(0)) == ([MINE], 2)
    full = saying(tmp_path, "Complete one of your full projects.", table=[{MINE: ["frog"]}, {}])
    assert f"play {CARD}" not in offered(full)


@pytest.mark.rule("R10", "L10")
def test_a_guarded_project_is_neither_kept_nor_lost(tmp_path: Path) -> None:
    effect = "Keep 1 of your projects; discard the others and the cards beside them."
    alone = saying(tmp_path, effect, table=[{MINE: ["guard"], MORE: []}, {}], more=SAFE)
    assert "[P12]" in alone.why_not(f"play {CARD}")
    given = {"hands": [[], ["no"]], "table": [{MINE: ["guard"], MORE: [], THEIRS: []}, {}], "more": SAFE | {"no": NO}}
    game = said(tmp_path, effect, f"choose {MORE}", **given)
    assert game.table(0) == {MINE: ["guard"], MORE: []}


@pytest.mark.rule("L10", "L42")
def test_a_guarded_project_is_no_aim(tmp_path: Path) -> None:
    effect = "Discard 1 resource on any project."
    table = [{MINE: ["frog"]}, {THEIRS: ["yeast", "guard"]}]
    game = saying(tmp_path, effect, table=table, more=SAFE)
    game.play(f"play {CARD}")
    assert game.table(1) == {THEIRS: ["yeast", "guard"]}
    assert game.table(0) == {MINE: []}


@pytest.mark.rule("L10")
@pytest.mark.parametrize(
    "effect",
    [
        "Take another player's project, with all cards beside it.",
        "Burn another player's project and the cards beside it.",
        "Discard every resource on another player's project.",
        "Choose any project: its owner discards 1 resource beside it.",
        "Put this on any project: it needs 1 more yeast that it already needs.",
        "Each player discards 1 resource from their table.",
        "Discard every resource on every project.",
        "Keep 1 of your projects; discard the others and the cards beside them.",
    ],
)
def test_nothing_hurts_a_guarded_project(tmp_path: Path, effect: str) -> None:
    game = saying(tmp_path, effect, table=[{}, {THEIRS: ["yeast", "guard"]}], more=SAFE)
    assert f"play {CARD}" not in offered(game)


@pytest.mark.rule("L37", "L10")
def test_projects_are_safe_until_the_owners_next_turn(tmp_path: Path) -> None:
    hands = [[], ["raid"]]
    raid = {"raid": "Burn another player's project and the cards beside it."}
    game = said(
        tmp_path,
        "Protect your projects until your next turn.",
        "end",
        hands=hands,
        table=[{MINE: []}, {THEIRS: []}],
        more=raid,
    )
    assert game.state.safe == 1
    while game.state.phase != 1 or game.state.seat != 1:
        game.play("draw resource")
    assert "play raid" not in offered(game)
    game.play("end")
    while game.state.seat == 1:
        game.play(offered(game)[-1])
    assert game.state.safe == 0


@pytest.mark.rule("L37")
def test_safety_can_be_played_without_a_project(tmp_path: Path) -> None:
    assert f"play {CARD}" in offered(saying(tmp_path, "Protect your projects until your next turn."))


@pytest.mark.rule("L8", "L42")
def test_a_project_that_is_worth_more_earns_and_costs_more(tmp_path: Path) -> None:
    game = said(
        tmp_path,
        "Put this on one of your projects: it is worth 3 more points.",
        table=[{MINE: ["frog", "genetic-lines"]}, {}],
    )
    assert game.score(0) == -5
    game.play(f"complete {MINE}")
    assert game.score(0) == 5
    assert CARD in game.pile("burn")


@pytest.mark.rule("L11", "L42")
def test_a_project_that_needs_fewer_is_full_sooner(tmp_path: Path) -> None:
    game = said(
        tmp_path,
        "Put this on one of your projects: it needs 1 fewer resource.",
        table=[{MINE: ["frog"]}, {}],
        hands=[["genetic-lines"], []],
    )
    assert f"complete {MINE}" in offered(game)
    assert "put genetic-lines" not in offered(game)


@pytest.mark.rule("L11")
def test_a_card_that_counts_as_two_meets_two_needs(tmp_path: Path) -> None:
    game = saying(tmp_path, "Counts as any 2 species.", hands=[["sequencing"], []], table=[{THEIRS: []}, {}])
    game.play(f"put {CARD} on {THEIRS}")
    game.play(f"put sequencing on {THEIRS}")
    assert f"complete {THEIRS}" in offered(game)


@pytest.mark.rule("L42")
def test_a_card_may_add_a_need_that_the_project_had_not(tmp_path: Path) -> None:
    game = said(
        tmp_path,
        "Put this on any project: it needs 2 more worms.",
        table=[{MINE: ["frog", "genetic-lines"]}, {}],
        hands=[["worm", "worm"], []],
    )
    assert f"complete {MINE}" not in offered(game)
    game.play(f"put worm on {MINE}")
    game.play(f"put worm on {MINE}")
    assert f"complete {MINE}" in offered(game)


@pytest.mark.rule("L38")
def test_resources_go_from_the_table_to_a_hand(tmp_path: Path) -> None:
    table = [{}, {THEIRS: ["yeast"]}]
    mine = said(tmp_path, "Take 1 resource from another player's project into your hand.", table=table)
    assert mine.hand(0) == ["yeast"]
    back = said(tmp_path, "Return 1 resource on another player's project to its owner's hand.", table=table)
    assert back.hand(1) == ["yeast"]


@pytest.mark.rule("L38")
def test_a_card_moves_only_to_another_project(tmp_path: Path) -> None:
    effect = "Move 1 resource from one of your projects to another of your projects that needs it."
    game = said(tmp_path, effect, table=[{MORE: ["ciliate"], THEIRS: []}, {}])
    assert game.table(0) == {MORE: [], THEIRS: ["ciliate"]}
    assert f"play {CARD}" not in offered(saying(tmp_path, effect, table=[{MORE: ["ciliate"]}, {}]))


@pytest.mark.rule("L39")
def test_from_each_players_projects_the_player_of_the_card_chooses(tmp_path: Path) -> None:
    table = [{}, {THEIRS: ["yeast", "ciliate"]}, {MORE: ["ciliate"]}]
    game = said(
        tmp_path, "Discard 1 resource on every other player's project.", "choose yeast", hands=[[], [], []], table=table
    )
    assert (game.table(1), game.table(2)) == ({THEIRS: ["ciliate"]}, {MORE: []})


@pytest.mark.rule("L39")
def test_every_such_card_at_the_table_goes(tmp_path: Path) -> None:
    table = [{MORE: ["ciliate"]}, {THEIRS: ["ciliate", "yeast"]}]
    game = said(tmp_path, "Discard every ciliate on every project.", table=table)
    assert (game.table(0), game.table(1)) == ({MORE: []}, {THEIRS: ["yeast"]})


@pytest.mark.rule("L34", "P8")
def test_the_top_project_is_started_at_once(tmp_path: Path) -> None:
    effect = "Put the top project of the project pile on your table."
    game = said(tmp_path, effect, project=[MINE])
    assert MINE in game.table(0)
    mandatory = said(tmp_path, effect, project=["preparations"])
    assert "preparations" in mandatory.hand(0)
    assert f"play {CARD}" not in offered(saying(tmp_path, effect, project=[]))
