"""Enhancements: places, types, adding, stealing and moving. D20 to D26, DR17 to DR20, DR34."""

import pytest

from labdeck import arrange
from tests.tools.heroes import FIELD, take
from tests.tools.sitting import assert_refused, offered, play

SCIENTIST = {"photo-51": ["charles-darwin"]}


@pytest.mark.rule("D20")
def test_items_and_locations_add_their_points_to_the_step_they_lie_with() -> None:
    table = [{}, {"photo-51": ["charles-darwin", "telescope", "galapagos-islands"]}]
    game = arrange("heroes", table=table)
    assert game.score(1) == 4 + 3 + 2
    assert game.view(0).tally[1] == [("photo-51", 4), ("telescope", 3), ("galapagos-islands", 2)]


@pytest.mark.rule("D21")
def test_a_hero_carries_one_item_and_one_location() -> None:
    table = [{}, {"photo-51": ["charles-darwin", "telescope"]}]
    game = arrange("heroes", hands=[[], ["microscope", "galapagos-islands"]], table=table, to_move=1)
    assert offered(game) == ["pass", "put galapagos-islands"]
    assert_refused(game, "put microscope", "D33")
    take(game, "put galapagos-islands on photo-51")
    assert game.table(1) == {"photo-51": ["charles-darwin", "telescope", "galapagos-islands"]}


@pytest.mark.rule("D21")
def test_unless_its_card_allows_more() -> None:
    curie = {"leeuwenhoeks-animalcules": ["marie-curie", "microscope"]}
    game = arrange("heroes", hands=[["field-notebook"], []], table=[curie, {}])
    take(game, "put field-notebook on leeuwenhoeks-animalcules")
    assert game.table(0) == {"leeuwenhoeks-animalcules": ["marie-curie", "microscope", "field-notebook"]}


@pytest.mark.rule("D22")
def test_an_enhancement_fits_the_heros_type() -> None:
    game = arrange("heroes", hands=[["microscope", "transistor"], []], table=[SCIENTIST, {}])
    assert offered(game) == ["pass", "put microscope"]
    assert_refused(game, "put transistor", "D33")


@pytest.mark.rule("D22")
def test_unless_a_card_says_otherwise() -> None:
    table = [{}, {"memex-idea": ["grace-hopper"]}]
    game = arrange("heroes", hands=[[], ["microscope"]], table=table, to_move=1)
    take(game, "put microscope on memex-idea")
    assert game.table(1) == {"memex-idea": ["grace-hopper", "microscope"]}


@pytest.mark.rule("D23")
def test_the_second_type_of_a_split_discovery_gives_no_right() -> None:
    table = [{}, {"principia": ["charles-darwin"]}]
    game = arrange("heroes", hands=[[], ["abacus", "microscope"]], table=table, to_move=1)
    assert offered(game) == ["pass", "put microscope"]
    play(game, "put microscope")
    assert offered(game) == ["on principia"]


@pytest.mark.rule("D24", "DR20")
def test_while_scoring_one_item_and_one_location_go_to_that_discovery_alone() -> None:
    table = [{}, {"moons-of-jupiter": ["charles-darwin"]}]
    hand = ["rosalind-franklin", "microscope", "telescope", "galapagos-islands", "radium-institute-paris"]
    game = arrange("heroes", hands=[[], hand], table=table, field=FIELD[1:], hero=[], to_move=1)
    take(game, "play rosalind-franklin on photo-51", "put microscope")
    assert offered(game) == ["on photo-51"]
    assert_refused(game, "on moons-of-jupiter", "D33")
    take(game, "on photo-51", "put galapagos-islands on photo-51")
    assert game.view(1).phase == "discard", "no room is left, so nothing more is asked"
    assert game.table(1)["moons-of-jupiter"] == ["charles-darwin"]
    assert game.hand(1) == ["telescope", "radium-institute-paris"]


@pytest.mark.rule("D24")
def test_a_second_item_is_refused() -> None:
    hands = [["charles-darwin", "microscope", "telescope"], []]
    game = arrange("heroes", hands=hands, field=FIELD)
    take(game, "play charles-darwin on photo-51", "put microscope on photo-51")
    assert_refused(game, "put telescope", "D21")
    take(game, "end")
    assert game.table(0) == {"photo-51": ["charles-darwin", "microscope"]}


@pytest.mark.rule("D24")
@pytest.mark.parametrize("card", ["hypatia", "eureka"])
def test_nothing_but_an_enhancement_is_added(card: str) -> None:
    game = arrange("heroes", hands=[["charles-darwin", card], []], field=FIELD)
    take(game, "play charles-darwin on photo-51")
    assert_refused(game, f"put {card}", "DR5")


@pytest.mark.rule("D24")
def test_nothing_need_be_added() -> None:
    game = arrange("heroes", hands=[[], ["charles-darwin", "microscope"]], field=FIELD, to_move=1)
    take(game, "play charles-darwin on photo-51", "end")
    assert (game.table(1), game.hand(1)) == ({"photo-51": ["charles-darwin"]}, ["microscope"])


@pytest.mark.rule("D25")
def test_enhancements_lie_open_below_their_hero() -> None:
    game = arrange("heroes", hands=[[], ["microscope"]], table=[{}, SCIENTIST], to_move=1)
    take(game, "put microscope on photo-51")
    for seat in (0, 1, None):
        assert game.view(seat).table[1] == {"photo-51": ["charles-darwin", "microscope"]}


STOLEN = {
    "a hero of its type": ("charles-darwin", True),
    "a polymath": ("benjamin-franklin", True),
    "a hero whose card permits it": ("grace-hopper", True),
    "another hero": ("hedy-lamarr", False),
}


@pytest.mark.rule("D26")
@pytest.mark.parametrize("case", STOLEN)
def test_what_was_won_from_another_player_needs_a_fitting_hero(case: str) -> None:
    hero, fits = STOLEN[case]
    table = [{"photo-51": ["rosalind-franklin", "telescope"]}, {"event-horizon-image": [hero]}]
    game = arrange("heroes", hands=[[], ["priority-dispute"]], table=table, phase="inspire", to_move=1)
    take(game, "play priority-dispute")
    assert game.table(0) == {"photo-51": ["rosalind-franklin"]}
    assert game.table(1) == {"event-horizon-image": [hero, "telescope"] if fits else [hero]}
    assert ("telescope" in game.pile("discard")) != fits


@pytest.mark.rule("DR17")
def test_a_stolen_card_without_a_free_place_is_discarded_and_nothing_makes_room() -> None:
    table = [{"photo-51": ["rosalind-franklin", "telescope"]}, {"principia": ["charles-darwin", "microscope"]}]
    game = arrange("heroes", hands=[[], ["priority-dispute"]], table=table, phase="inspire", to_move=1)
    take(game, "play priority-dispute")
    assert game.table(1) == {"principia": ["charles-darwin", "microscope"]}
    assert game.pile("discard") == ["priority-dispute", "telescope"]


@pytest.mark.rule("DR17")
def test_the_thief_picks_the_card_and_its_place() -> None:
    mine = {"principia": ["charles-darwin"], "photo-51": ["rosalind-franklin"]}
    theirs = {"moons-of-jupiter": ["marie-curie", "telescope", "microscope", "galapagos-islands"]}
    game = arrange("heroes", hands=[[], ["priority-dispute"]], table=[theirs, mine], phase="inspire", to_move=1)
    take(game, "play priority-dispute")
    assert offered(game) == ["choose galapagos-islands", "choose microscope", "choose telescope"]
    take(game, "choose microscope")
    assert offered(game) == ["choose photo-51", "choose principia"]
    take(game, "choose photo-51")
    assert game.table(1) == {"principia": ["charles-darwin"], "photo-51": ["rosalind-franklin", "microscope"]}


@pytest.mark.rule("DR17")
def test_the_hero_just_played_may_hold_it_and_its_place_is_taken() -> None:
    hands = [[], ["galileo-galilei", "microscope"]]
    table = [{"photo-51": ["rosalind-franklin", "telescope"]}, {}]
    game = arrange("heroes", hands=hands, table=table, field=FIELD[:1], to_move=1)
    take(game, "play galileo-galilei on moons-of-jupiter")
    assert game.table(1) == {"moons-of-jupiter": ["galileo-galilei", "telescope"]}
    assert_refused(game, "put microscope", "D21")


@pytest.mark.rule("DR17")
def test_a_protected_card_cannot_be_picked() -> None:
    table = [{}, {"photo-51": ["benjamin-franklin", "telescope"], "moons-of-jupiter": ["marie-curie", "microscope"]}]
    table[1]["euclids-elements"] = ["hypatia", "abacus"]
    game = arrange("heroes", hands=[["priority-dispute"], []], table=table, phase="inspire")
    take(game, "play priority-dispute")
    assert offered(game) == ["choose abacus", "choose microscope"]
    assert_refused(game, "choose telescope", "DR17")


@pytest.mark.rule("DR18")
def test_an_enhancement_stays_where_it_lies() -> None:
    table = [{}, {"photo-51": ["charles-darwin", "microscope"], "principia": ["rosalind-franklin"]}]
    game = arrange("heroes", hands=[[], ["telescope"]], table=table, to_move=1)
    assert_refused(game, "put microscope", "D30")
    play(game, "put telescope")
    assert offered(game) == ["on principia"]
    assert_refused(game, "on photo-51", "D21")


@pytest.mark.rule("DR19")
def test_a_hero_with_two_places_may_receive_both_while_scoring() -> None:
    hands = [[], ["marie-curie", "microscope", "telescope"]]
    game = arrange("heroes", hands=hands, field=FIELD, to_move=1)
    take(game, "play marie-curie on photo-51", "put microscope on photo-51", "put telescope on photo-51")
    assert game.score(1) == 4 + 2 + 3


@pytest.mark.rule("DR19")
def test_enhancing_as_an_action_still_adds_one() -> None:
    table = [{}, {"photo-51": ["marie-curie"]}]
    game = arrange("heroes", hands=[[], ["microscope", "telescope"]], table=table, field=FIELD[:3], to_move=1)
    take(game, "put microscope on photo-51")
    assert game.view(1).phase == "field"
    assert game.hand(1) == ["telescope"]


@pytest.mark.rule("DR34")
def test_an_additional_enhancement_may_lie_on_any_own_hero_with_room() -> None:
    table = [{}, {"photo-51": ["charles-darwin"], "principia": ["hypatia"]}]
    hands = [[], ["jerry-lawson", "transistor", "microscope", "abacus"]]
    game = arrange("heroes", hands=hands, table=table, field=FIELD[1:2], to_move=1)
    take(game, "play jerry-lawson on memex-idea")
    assert offered(game) == ["end", "put abacus", "put microscope", "put transistor"]
    take(game, "put microscope on photo-51")
    assert_refused(game, "put abacus", "D22")
    take(game, "put transistor on memex-idea")
    assert game.table(1) == {
        "photo-51": ["charles-darwin", "microscope"],
        "principia": ["hypatia"],
        "memex-idea": ["jerry-lawson", "transistor"],
    }


@pytest.mark.rule("DR34")
def test_enhancements_move_one_by_one_into_free_and_fitting_places() -> None:
    table = [{}, {"photo-51": ["charles-darwin", "microscope"], "principia": ["marie-curie", "telescope"]}]
    game = arrange("heroes", hands=[[], ["mary-somerville"]], table=table, field=FIELD[:1], to_move=1)
    take(game, "play mary-somerville on moons-of-jupiter", "choose microscope")
    assert offered(game) == ["choose moons-of-jupiter", "choose principia"]
    take(game, "choose moons-of-jupiter")
    assert offered(game) == ["choose microscope", "choose telescope", "pass"]
    take(game, "choose telescope")
    assert game.table(1) == {
        "photo-51": ["charles-darwin", "telescope"],
        "principia": ["marie-curie"],
        "moons-of-jupiter": ["mary-somerville", "microscope"],
    }


@pytest.mark.rule("DR34")
def test_two_enhancements_are_not_exchanged() -> None:
    table = [{"photo-51": ["charles-darwin", "microscope"], "principia": ["rosalind-franklin", "telescope"]}, {}]
    table[0]["halleys-comet-returns"] = ["mary-somerville", "abacus"]
    game = arrange("heroes", hands=[["sophie-germain"], []], table=table, field=["starlight-bends"])
    take(game, "play sophie-germain on starlight-bends", "choose mary-somerville")
    assert offered(game) == ["choose abacus", "pass"], "all places for science items are taken"
