"""Piles that run out, and the field that is replaced from them. DR9, DR10, DR36."""

from pathlib import Path

import pytest

from labdeck import Game, arrange
from tests.tools.decks import altered
from tests.tools.heroes import FIELD, idle, score, take
from tests.tools.sitting import offered, play, told

OLD = ["principia", "edison-effect", "chladni-figures"]
HELD = ["abacus", "blueprints"]


@pytest.mark.rule("DR9")
def test_an_empty_discovery_pile_is_made_anew_from_its_discards() -> None:
    hands = [[], ["james-watt"]]
    game = arrange("heroes", hands=hands, field=FIELD, discovery=[], discovery_discard=OLD, to_move=1)
    take(game, "play james-watt on kitty-hawk-flight")
    assert len(game.view(0).field) == 5
    assert game.view(0).field[-1] in OLD
    assert (game.count("discovery"), game.pile("discovery_discard")) == (2, [])
    assert "The discovery pile is made anew." in told(game)


@pytest.mark.rule("DR9")
def test_the_new_pile_is_shuffled_by_the_seed() -> None:
    tops = set()
    for seed in range(12):
        game = arrange(
            "heroes", hands=[["james-watt"], []], field=FIELD, discovery=[], discovery_discard=OLD, seed=seed
        )
        take(game, "play james-watt on kitty-hawk-flight")
        tops.add(game.view(None).field[-1])
    assert tops == {*OLD}


@pytest.mark.rule("DR9")
def test_without_discards_the_gap_remains_and_nothing_need_be_discarded() -> None:
    game = arrange("heroes", hands=[HELD, ["james-watt"]], field=FIELD, discovery=[], to_move=1)
    take(game, "play james-watt on kitty-hawk-flight")
    assert game.view(0).field == ["moons-of-jupiter", "memex-idea", "photo-51", "euclids-elements"]
    take(game, "pass")
    assert (game.to_move, game.view(0).phase) == (0, "discard")
    assert len(game.view(0).field) == 4


@pytest.mark.rule("DR9")
def test_with_field_and_pile_empty_the_round_is_finished_and_scored() -> None:
    hands = [HELD, ["james-watt"], ["pascaline"]]
    game = arrange("heroes", hands=hands, field=["kitty-hawk-flight"], discovery=[], hero=[], to_move=1)
    take(game, "play james-watt on kitty-hawk-flight")
    assert (game.over, game.state.seat, game.pile("field")) == (False, 2, [])
    idle(game)
    assert game.result is not None
    assert (game.result.reason, game.result.scores) == ("empty field", (0, 6, 0))


def cited(game: Game) -> list[tuple[str, str]]:
    """The log's sentences, each with the rule that it names."""
    return [(entry["rule"], entry["text"]) for entry in game.view(None).log]


@pytest.mark.rule("DR10")
def test_an_empty_hero_pile_is_made_anew_from_its_discards() -> None:
    discard = ["eureka", "slide-rule", "pascaline"]
    game = arrange("heroes", hands=[[], HELD], hero=[], discard=discard, phase="discard", to_move=1)
    play(game, "end")
    assert sorted(game.hand(1)) == sorted([*HELD, *discard])
    assert (game.count("hero"), game.pile("discard")) == (0, [])
    assert ("DR10", "The hero pile is made anew.") in cited(game)


@pytest.mark.rule("DR10")
def test_what_was_just_discarded_is_drawn_again_if_need_be() -> None:
    game = arrange("heroes", hands=[[], HELD], hero=[], phase="discard", to_move=1)
    play(game, "discard abacus", "end")
    assert sorted(game.hand(1)) == HELD


@pytest.mark.rule("DR10")
def test_without_discards_a_hand_stays_below_six() -> None:
    game = arrange("heroes", hands=[[], HELD], hero=[], phase="discard", to_move=1)
    play(game, "end")
    assert (sorted(game.hand(1)), game.state.seat) == (HELD, 0)
    assert "pile is" not in told(game), "with nothing to be made anew from, nothing is shuffled"


@pytest.mark.rule("DR10")
def test_the_pile_is_made_anew_in_the_middle_of_an_effect() -> None:
    hands = [[], ["nikola-tesla", "abacus"]]
    game = arrange("heroes", hands=hands, field=FIELD, hero=[], discard=["blueprints", "slide-rule"], to_move=1)
    take(game, "play nikola-tesla on kitty-hawk-flight")
    assert sorted(game.hand(1)) == ["abacus", "blueprints", "slide-rule"]


@pytest.mark.rule("DR36")
def test_field_cards_are_discarded_then_reshuffled_then_dealt() -> None:
    hands = [[], ["paradigm-shift", "james-watt"]]
    game = arrange("heroes", hands=hands, field=FIELD, discovery=[], to_move=1, phase="inspire")
    take(game, "play paradigm-shift")
    assert sorted(game.view(0).field) == sorted(FIELD), "nothing else was there to be dealt"
    game = arrange(
        "heroes", hands=hands, field=FIELD[:2], discovery=[], discovery_discard=OLD, to_move=1, phase="inspire"
    )
    take(game, "play paradigm-shift")
    assert sorted(game.view(0).field) == sorted(FIELD[:2] + OLD)


@pytest.mark.rule("DR36")
def test_the_gap_of_the_discovery_being_scored_waits() -> None:
    hands = [[], ["alexander-fleming", "abacus"]]
    game = arrange(
        "heroes", hands=hands, field=FIELD, discovery=["principia", "edison-effect", "chladni-figures"], to_move=1
    )
    take(game, "play alexander-fleming on photo-51", "choose memex-idea", "choose euclids-elements")
    assert game.view(0).field == ["moons-of-jupiter", "kitty-hawk-flight", "principia", "edison-effect"]
    take(game, "end")
    assert game.view(0).field[-1] == "chladni-figures"


@pytest.mark.rule("DR36")
def test_so_does_the_gap_of_an_earlier_score_of_the_turn() -> None:
    hands = [[], ["elijah-mccoy", "alexander-fleming", "abacus"]]
    game = arrange("heroes", hands=hands, field=FIELD, discovery=OLD, to_move=1)
    take(game, "play elijah-mccoy on kitty-hawk-flight", "end")
    take(game, "play alexander-fleming on photo-51", "choose memex-idea", "pass")
    assert game.view(0).field == ["moons-of-jupiter", "euclids-elements", "principia"]
    take(game, "end")
    assert game.view(0).field[-2:] == ["edison-effect", "chladni-figures"]


@pytest.mark.rule("DR36")
def test_the_claimed_discovery_is_not_offered_when_it_alone_is_left() -> None:
    game = arrange("heroes", hands=[["alexander-fleming"], []], field=["photo-51"], discovery=[])
    take(game, "play alexander-fleming on photo-51")
    assert game.table(0) == {"photo-51": ["alexander-fleming"]}
    assert "choose" not in " ".join(offered(game))


@pytest.mark.rule("DR4", "DR36")
def test_a_hero_that_clears_the_field_leaves_the_discovery_it_scores(tmp_path: Path) -> None:
    sentence = "Discard every unclaimed discovery from the field and replace them."
    deck = altered(tmp_path, "heroes", ("Draw 2 cards.", sentence))
    game = arrange(deck, hands=[[], ["nikola-tesla", "abacus"]], field=FIELD, discovery=OLD, to_move=1)
    take(game, "play nikola-tesla on kitty-hawk-flight")
    assert game.table(1) == {"kitty-hawk-flight": ["nikola-tesla"]}
    assert (len(game.view(0).field), game.view(0).field[:3]) == (4, OLD)
    assert set(game.view(0).discards["discovery_discard"]) == {*FIELD} - {"kitty-hawk-flight"}


@pytest.mark.rule("DR9")
def test_a_single_discard_is_pile_enough_to_look_at() -> None:
    game = score("al-khwarizmi", "euclids-elements", discovery=[], discovery_discard=["principia"])
    assert offered(game) == ["bottom", "top"]


@pytest.mark.rule("D36")
def test_a_turn_without_a_score_costs_the_field_its_only_card() -> None:
    game = arrange("heroes", hands=[[], ["abacus"]], field=FIELD[:1], discovery=OLD, to_move=1)
    take(game, "pass")
    assert offered(game) == [f"discard {FIELD[0]}"]
    game.play(f"discard {FIELD[0]}")
    assert "D36" in [rule for rule, text in cited(game) if "discards Moons of Jupiter" in text]
