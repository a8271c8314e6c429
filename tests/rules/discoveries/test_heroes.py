"""Heroes: types, when abilities work, and what happens without a target. D15 to D19, DR5, DR6."""

from collections import Counter

import pytest

from labdeck import arrange
from labdeck.deck import load
from labdeck.deck.discoveries import Hero
from tests.tools.heroes import FIELD, counted, take
from tests.tools.sitting import assert_refused, offered, play

TYPES = ("science", "technology", "engineering", "mathematics")


@pytest.mark.rule("D15")
def test_every_hero_has_one_type_and_one_ability() -> None:
    deck = load("heroes")
    heroes = deck.of(Hero)
    assert Counter(hero.type for hero in heroes) == dict.fromkeys(TYPES, 6) | {"polymath": 5}
    assert all(len(hero.sentences) == 1 for hero in heroes)


@pytest.mark.rule("D16")
def test_a_hero_without_a_fitting_discovery_cannot_be_played() -> None:
    game = arrange("heroes", hands=[[], ["ada-lovelace"]], field=["photo-51", "principia"], to_move=1)
    assert offered(game) == ["pass"]
    assert_refused(game, "play ada-lovelace", "DR3")


@pytest.mark.rule("D16")
def test_a_discovery_that_is_not_face_up_in_the_field_does_not_count() -> None:
    game = arrange("heroes", hands=[["ada-lovelace"], [], []], field=["photo-51"], discovery=["memex-idea"])
    assert_refused(game, "play ada-lovelace", "DR3")
    game = arrange("heroes", hands=[["ada-lovelace"], []], field=FIELD)
    play(game, "play ada-lovelace")
    assert_refused(game, "on fast-fourier-transform", "D16")


@pytest.mark.rule("D17")
def test_an_ability_works_as_the_hero_is_played_before_the_discovery_is_scored() -> None:
    game = arrange("heroes", hands=[["sophie-germain"], ["alan-turing"]], field=FIELD, to_move=1)
    take(game, "play alan-turing on memex-idea")
    assert (game.prompt.count("Alan Turing"), game.score(1)) == (1, 0)
    take(game, "choose sophie-germain")
    assert (game.hand(0), game.score(1)) == ([], 6)


@pytest.mark.rule("D17")
def test_an_ability_about_scoring_waits_for_the_end() -> None:
    game = arrange("heroes", hands=[["james-watt", "blueprints"], []], field=FIELD)
    take(game, "play james-watt on kitty-hawk-flight", "put blueprints on kitty-hawk-flight")
    assert game.score(0) == 8, "the hero's own point comes at the end"


@pytest.mark.rule("D18")
@pytest.mark.parametrize(("gear", "points"), [([], 6), (["transistor"], 10), (["analytical-engine"], 14)])
def test_a_scoring_ability_looks_at_what_the_hero_holds_at_the_end(gear: list[str], points: int) -> None:
    result = counted([{}, {"memex-idea": ["ada-lovelace", *gear]}])
    assert result.scores == (0, points)


@pytest.mark.rule("D18")
def test_an_item_that_was_stolen_counts_for_its_old_hero_no_more() -> None:
    table = [{"memex-idea": ["ada-lovelace", "analytical-engine"]}, {}]
    hands = [[], ["galileo-galilei"]]
    game = arrange("heroes", hands=hands, table=table, field=FIELD[2:], to_move=1, most_turns=1, hero=[])
    take(game, "play galileo-galilei on photo-51")
    assert game.result is not None
    assert game.result.scores == (6, 4)


@pytest.mark.rule("D19")
@pytest.mark.parametrize("discovery", FIELD)
def test_a_polymath_fits_every_discovery(discovery: str) -> None:
    game = arrange("heroes", hands=[[], ["zhang-heng"]], field=[discovery], to_move=1)
    take(game, f"play zhang-heng on {discovery}")
    assert game.table(1) == {discovery: ["zhang-heng"]}


@pytest.mark.rule("D19")
def test_a_polymath_holds_enhancements_of_every_type() -> None:
    gear = ["microscope", "transistor", "blueprints", "abacus"]
    game = arrange("heroes", hands=[gear, []], table=[{"principia": ["benjamin-franklin"]}, {}])
    assert offered(game) == ["pass", *(f"put {item}" for item in sorted(gear))]


@pytest.mark.rule("DR5")
def test_may_is_optional() -> None:
    game = arrange("heroes", hands=[[], ["alexander-fleming"]], field=FIELD, to_move=1)
    take(game, "play alexander-fleming on photo-51")
    assert "pass" in offered(game)
    take(game, "pass")
    assert {*FIELD} - {"photo-51"} < {*game.pile("field")}


@pytest.mark.rule("DR5")
def test_without_a_may_as_much_as_possible_is_done() -> None:
    hands = [["nikola-tesla"], ["abacus"]]
    game = arrange("heroes", hands=hands, field=FIELD, hero=[], discard=["eureka"])
    take(game, "play nikola-tesla on kitty-hawk-flight")
    assert game.hand(0) == ["eureka"], "one of two is drawn"


@pytest.mark.rule("DR5")
def test_a_choice_that_is_no_may_cannot_be_passed() -> None:
    hands = [["alan-turing"], ["abacus", "eureka"]]
    game = arrange("heroes", hands=hands, field=FIELD)
    take(game, "play alan-turing on memex-idea")
    assert_refused(game, "pass", "DR5")


@pytest.mark.rule("DR5")
def test_with_no_target_nothing_happens_and_the_hero_scores() -> None:
    game = arrange("heroes", hands=[[], ["galileo-galilei"]], field=FIELD, to_move=1)
    take(game, "play galileo-galilei on photo-51")
    assert game.table(1) == {"photo-51": ["galileo-galilei"]}
    assert any("finds nothing to act on" in entry["text"] for entry in game.view(0).log)


@pytest.mark.rule("DR6")
def test_what_the_ability_drew_can_be_added_in_the_same_turn() -> None:
    game = arrange("heroes", hands=[[], ["nikola-tesla"]], field=FIELD, hero=["blueprints", "abacus"], to_move=1)
    take(game, "play nikola-tesla on kitty-hawk-flight")
    assert offered(game) == ["end", "put blueprints"]
    take(game, "put blueprints on kitty-hawk-flight")
    assert game.score(1) == 8
