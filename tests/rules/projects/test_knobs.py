"""Every knob of the projects family, turned away from its default, does what it says."""

from pathlib import Path
from typing import Any

import pytest

from labdeck import DeckError, arrange, new
from labdeck.deck import knobs_of
from labdeck.rules import numbers as n
from tests.tools.decks import altered, rest_of
from tests.tools.sitting import offered, play, play_turns, told

ASTRONOMER = {"jill-tarter": ["astronomy", "physics"]}
FULL = {"jill-tarter": ["astronomy", "physics", "computer-science"]}


def test_draw_is_the_number_of_cards_drawn() -> None:
    game = arrange("ingenium", players=2, phase="draw", draw=4)
    play(game, *["draw project"] * 4)
    assert (len(game.hand(0)), game.view(0).phase) == (4, "act")


@pytest.mark.rule("P6")
def test_without_draw_blind_each_card_is_seen_and_played_before_the_next_draw() -> None:
    pile = ["physics", "trailblazer", "junior", "activist"]
    game = arrange("ingenium", players=2, resource=pile, phase="draw", draw_blind=False)
    game.play("draw resource")
    assert game.view(0).hand == ["physics"]
    game.play("draw resource")
    assert offered(game) == ["play trailblazer"]


@pytest.mark.rule("R29")
def test_without_draw_blind_extra_cards_are_seen_one_by_one() -> None:
    game = arrange("gsa", hands=[["fund-research"], []], resource=["yeast"], draw_blind=False)
    play(game, "play fund-research", "draw resource")
    assert game.view(0).hand == ["yeast"]
    assert "draw project" in offered(game)


@pytest.mark.rule("P5")
def test_draw_from_names_the_piles() -> None:
    game = arrange("ingenium", players=2, discard=["junior"], phase="draw", draw_from=["resource"])
    assert offered(game) == ["draw resource"]
    with pytest.raises(DeckError, match="modifier"):
        arrange("ingenium", players=2, draw_from=["modifier"])


@pytest.mark.rule("P2")
def test_opening_resources_and_projects_are_the_numbers_dealt() -> None:
    game = new("microbes", players=3, seed=1, opening_resources=4, opening_projects=3)
    assert game.view(None).hand_counts == [{"project": 3, "resource": 4, "modifier": 0}] * 3
    game = new("microbes", players=3, seed=1, opening_resources=0, opening_projects=0)
    assert game.view(None).hand_counts == [{"project": 0, "resource": 0, "modifier": 0}] * 3


@pytest.mark.rule("P2")
def test_opening_modifiers_may_be_kept_and_those_at_once_are_played_first() -> None:
    game = new("ingenium", players=5, seed=1, opening_resources=10, opening_modifiers="kept")
    assert sum(hand["resource"] for hand in game.view(None).hand_counts) == 50
    assert game.state.ask == n.ASK_AT_ONCE
    assert not any(event[0] == n.SHOWS_BACK for event in game.state.events or ())


@pytest.mark.rule("P1")
def test_a_modifier_pile_keeps_modifiers_apart() -> None:
    game = arrange("ingenium", players=2, phase="draw", modifier_pile=True, draw_from=["resource", "modifier"])
    assert (game.count("resource"), game.count("modifier")) == (73, 26)
    assert offered(game) == ["draw modifier", "draw resource"]


@pytest.mark.rule("P7", "R1")
def test_with_a_modifier_pile_burned_modifiers_do_not_refill_the_resource_pile() -> None:
    knobs: dict[str, Any] = {"modifier_pile": True, "draw_from": ["resource", "modifier"]}
    for burn, piles in ((["ftw"], ["draw modifier"]), (["ftw", "physics"], ["draw modifier", "draw resource"])):
        game = arrange("ingenium", players=2, resource=[], burn=burn, phase="draw", draws=1, **knobs)
        assert offered(game) == piles
    game.play("draw resource")
    assert (game.hand(0), game.pile("burn")) == (["physics"], ["ftw"])


@pytest.mark.rule("R7")
def test_projects_count_may_be_off() -> None:
    game = arrange("ingenium", hands=[["jill-tarter", "physics"], []], phase="discard", projects_count=False)
    play(game, "discard physics", "end")
    assert game.hand(0) == ["jill-tarter"]


def test_projects_in_hand_limits_the_projects_kept() -> None:
    hand = ["body-clock", "small-rnas", "yeast"]
    game = arrange("gsa", hands=[hand, []], table=[{"flower-organs": []}, {}], phase="discard", projects_in_hand=1)
    assert "end" not in offered(game)
    play(game, "discard body-clock", "end")
    assert game.hand(0) == ["small-rnas", "yeast"]


@pytest.mark.rule("P11")
def test_completed_to_sends_resources_to_discard() -> None:
    game = arrange("ingenium", table=[FULL, {}], completed_to="discard")
    game.play("complete jill-tarter")
    assert (game.count("discard"), game.count("burn")) == (3, 0)


@pytest.mark.rule("P7")
@pytest.mark.parametrize(
    ("refill", "left"),
    [(["burn"], ["activist", "junior"]), (["discard"], ["medicine"]), (["burn", "discard"], ["activist"])],
)
def test_refill_names_what_refills_the_pile(refill: list[str], left: list[str]) -> None:
    game = arrange(
        "ingenium",
        players=2,
        resource=[],
        discard=["activist", "junior"],
        burn=["medicine"],
        phase="draw",
        draws=1,
        refill=refill,
    )
    game.play("draw resource")
    assert set(left) <= {*game.pile("discard"), *game.pile("burn")}
    assert game.count("discard") + game.count("burn") + game.count("resource") == 2


@pytest.mark.rule("P7")
def test_refill_else_comes_when_the_first_is_empty() -> None:
    for discard, drawn in ((["activist", "junior"], "junior"), (["activist"], "medicine")):
        game = arrange(
            "ingenium",
            players=2,
            resource=[],
            discard=discard,
            burn=["medicine"],
            phase="draw",
            draws=1,
            refill=["discard"],
            refill_else=["burn"],
        )
        game.play("draw resource")
        assert game.hand(0) == [drawn]


@pytest.mark.rule("R1")
def test_an_empty_refill_leaves_the_pile_empty() -> None:
    game = arrange("ingenium", players=2, resource=[], burn=["medicine"], phase="draw", refill=[])
    assert offered(game) == ["draw project"]


@pytest.mark.rule("R1", "P25")
def test_with_nothing_to_refill_it_nothing_is_shuffled_and_nothing_leaves() -> None:
    knobs: dict[str, Any] = {"refill": ["burn"], "refill_else": ["discard"]}
    hands = [["diversity-makes-better-science"], []]
    discard = ["physics", "jill-tarter", "rachel-chang"]
    game = arrange("ingenium", hands=hands, resource=[], discard=discard, **knobs)
    game.play("play diversity-makes-better-science")
    assert game.pile("discard") == discard
    assert "shuffled" not in told(game, None)


@pytest.mark.rule("R20")
def test_block_by_anyone_also_asks_for_what_one_does_to_oneself() -> None:
    hands = [["back-handed-compliment", "physics"], ["im-with-her"]]
    game = arrange("ingenium", hands=hands, block="anyone")
    play(game, "play back-handed-compliment", "pass", "block im-with-her")
    assert game.hand(0) == ["physics"]


@pytest.mark.rule("R8")
def test_tie_break_may_be_a_shared_win() -> None:
    for tie_break, winners in (("shared", (0, 1)), ("fewer active, more completed", (0,))):
        game = arrange(
            "wise",
            completed=[["hedy-lamarr"], ["lise-meitner"]],
            table=[{}, {"henrietta-swan-leavitt": []}],
            phase="discard",
            skip=[1, 1],
            most_turns=1,
            tie_break=tie_break,
        )
        assert game.result is not None
        assert game.result.winners == winners


@pytest.mark.rule("P3")
def test_projects_is_how_many_are_used() -> None:
    game = new("microbes", players=2, seed=1, projects=10)
    assert (game.count("project"), game.count("out")) == (6, 15)
    with pytest.raises(DeckError, match="projects"):
        new("microbes", players=2, projects=26)


@pytest.mark.rule("P4")
def test_first_is_a_seat_of_the_table() -> None:
    assert new("ingenium", players=5, seed=1, first=4).to_move == 4
    with pytest.raises(DeckError, match="no seat 4"):
        new("ingenium", players=2, seed=1, first=4)


@pytest.mark.rule("R19")
def test_stall_turns_end_a_game_without_completions() -> None:
    game = arrange("ingenium", table=[{"veena-rawat": []}, {}], project=[], resource=[], stall_turns=3)
    play_turns(game, 100)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("stalled", 1 + 2 * 3)


@pytest.mark.rule("R19")
def test_a_completion_before_the_pile_runs_out_is_not_waited_for_again() -> None:
    done = rest_of("ingenium", "project", "jill-tarter", "veena-rawat")
    game = arrange("ingenium", table=[FULL, {}], completed=[[], done], resource=[], refill=[], stall_turns=1)
    play(game, "complete jill-tarter", "end", "draw project", "start veena-rawat")
    assert game.state.emptied
    play_turns(game, 100)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("stalled", 2 + 2 * 1)


@pytest.mark.rule("R19")
def test_most_turns_end_a_game_with_projects_left() -> None:
    game = arrange("ingenium", players=2, phase="draw", most_turns=2)
    play_turns(game, 100)
    assert game.result is not None
    assert (game.result.reason, game.state.turns) == ("too many turns", 4)


@pytest.mark.rule("R19")
def test_after_most_choices_the_turn_ends_by_force() -> None:
    hand = rest_of("ingenium", "project", "jill-tarter")
    game = arrange("ingenium", hands=[hand, []], table=[FULL, {}], most_choices=10)
    for project in hand[:10]:
        assert game.view(0).phase == "act"
        game.play(f"start {project}")
    assert game.view(0).phase == "discard"
    assert game.completed(0) == ["jill-tarter"], "what is full completes, as at any end of the phase"


@pytest.mark.rule("R19")
def test_after_most_chain_cards_the_others_burn_without_effect() -> None:
    hand = ["back-handed-compliment", "a-phd-does-not-mean-security", "biased-family-leave"]
    game = arrange("ingenium", hands=[hand, []], most_chain=2)
    play(game, *[f"play {card}" for card in hand])
    assert (game.view(None).skips, game.to_move) == ([0, 0], 0)
    assert sorted(game.pile("burn")) == sorted(hand)
    last = game.view(None).log[-1]
    assert (last["rule"], last["text"]) == (
        "R19",
        "Burned unplayed, since a chain of cards played at once has an end: Biased family leave.",
    )


@pytest.mark.rule("R19")
def test_a_chain_is_counted_anew_after_a_choice_of_the_turn() -> None:
    pile = ["back-handed-compliment", "biased-family-leave"]
    game = arrange("ingenium", players=2, resource=pile, phase="draw", draw_blind=False, most_chain=1)
    play(game, "draw resource", "play back-handed-compliment", "draw resource", "play biased-family-leave")
    assert (game.to_move, offered(game)) == (1, ["pass"])


@pytest.mark.rule("R19")
def test_a_choice_inside_an_effect_does_not_count_a_chain_anew(tmp_path: Path) -> None:
    burn, card = "Burn 1 resource on another player's scientist.", "stupid-patriarchy"
    deck = altered(tmp_path, "ingenium", (burn, f"{burn} Draw 1 card from the resource pile."))
    theirs = {"jill-tarter": ["astronomy", "physics", "computer-science"]}
    game = arrange(deck, hands=[[card], []], table=[{}, theirs], resource=[card, card], most_chain=2)
    play(game, f"play {card}", "choose physics", "pass", f"play {card}", "choose astronomy", "pass", f"play {card}")
    assert (game.to_move, game.table(1)) == (0, {"jill-tarter": ["computer-science"]})


def test_every_knob_is_turned_here_but_collaboration() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    knobs = {knob.name for knob in knobs_of("projects")}
    turned = {name for name in knobs if f"{name}=" in text or f'"{name}":' in text}
    assert knobs - turned == {"collaboration"}
