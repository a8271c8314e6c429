"""The variant with enhancements face down: who knows what, blind stealing, and the count. D27, DR29."""

import pytest

from labdeck import Game, arrange
from tests.tools.heroes import FIELD, idle, take
from tests.tools.sitting import Table, assert_refused, offered, told

THEIRS = {"photo-51": ["marie-curie", "telescope", "galapagos-islands"]}


def thief(mine: dict[str, list[str]], theirs: dict[str, list[str]] = THEIRS) -> Game:
    """Seat 1 is about to steal from seat 0."""
    table: Table = [theirs, mine, {}]
    game = arrange(
        "heroes", hands=[[], ["priority-dispute"], []], table=table, to_move=1, phase="inspire", face_down=True
    )
    take(game, "play priority-dispute")
    return game


@pytest.mark.rule("D27")
def test_an_enhancement_is_laid_face_down() -> None:
    hands = [[], ["microscope", "abacus"], []]
    game = arrange("heroes", hands=hands, table=[{}, {"photo-51": ["marie-curie"]}, {}], to_move=1, face_down=True)
    take(game, "put microscope on photo-51")
    assert game.view(1).table[1] == {"photo-51": ["marie-curie", "microscope"]}
    for seat in (0, 2, None):
        assert game.view(seat).table[1] == {"photo-51": ["marie-curie", "item face down"]}
        assert "Microscope" not in told(game, seat)
        assert "Seat 1 lays an item card on Photo 51 (1952)." in told(game, seat)


@pytest.mark.rule("D27", "DR29")
def test_nothing_that_the_others_see_depends_on_which_card_it_is() -> None:
    seen = set()
    for card, other in (("microscope", "telescope"), ("telescope", "microscope")):
        table: Table = [{}, {"photo-51": ["charles-darwin"]}]
        game = arrange("heroes", hands=[[], [card, other]], table=table, field=FIELD[:3], to_move=1, face_down=True)
        take(game, f"put {card}")
        seen.add((game.view(0).to_json(), str(game.masked(0).fields())))
        take(game, "on photo-51")
        seen.add((game.view(0).to_json(), str(game.masked(0).fields())))
    assert len(seen) == 2, "one for each of the two moments"


@pytest.mark.rule("DR29")
def test_whether_it_is_allowed_is_checked_as_it_is_laid() -> None:
    hands = [[], ["transistor"]]
    game = arrange("heroes", hands=hands, table=[{}, {"photo-51": ["marie-curie"]}], to_move=1, face_down=True)
    assert_refused(game, "put transistor", "D33")


@pytest.mark.rule("DR29")
def test_points_face_down_are_not_told_before_the_end() -> None:
    game = arrange("heroes", table=[{}, THEIRS], to_move=1, phase="act", face_down=True, most_turns=1, field=FIELD[:2])
    assert game.view(0).scores == [0, 4]
    assert game.view(0).tally[1] == [("photo-51", 4)]
    idle(game)
    assert game.view(0).table[1] == THEIRS
    assert game.result is not None
    assert game.result.scores == (0, 4 + 3 + 2)


@pytest.mark.rule("DR29")
def test_a_thief_chooses_blind_by_place_and_kind() -> None:
    game = thief({"principia": ["charles-darwin"]})
    assert offered(game) == ["item", "location"]
    assert "Telescope" not in told(game, 1)
    take(game, "item")
    assert "Seat 1 steals Telescope from Photo 51 (1952)." in told(game, 2)


@pytest.mark.rule("DR29")
def test_what_a_thief_is_offered_does_not_depend_on_the_cards() -> None:
    seen = set()
    for item in ("telescope", "microscope"):
        theirs = {"photo-51": ["charles-darwin", item], "principia": ["marie-curie", "field-notebook"]}
        game = thief({}, theirs)
        assert offered(game) == ["choose photo-51", "choose principia"]
        seen.add(game.view(1).to_json())
    assert len(seen) == 1


@pytest.mark.rule("DR29")
def test_a_stolen_card_is_shown_placed_by_its_type_and_stays_open() -> None:
    game = thief({"principia": ["charles-darwin"]})
    take(game, "location")
    for seat in (0, 1, 2, None):
        assert game.view(seat).table[1] == {"principia": ["charles-darwin", "galapagos-islands"]}
    assert game.view(2).table[0] == {"photo-51": ["marie-curie", "item face down"]}
    assert game.view(2).scores[1] == 3 + 2


@pytest.mark.rule("DR29")
def test_a_stolen_card_that_fits_nobody_is_discarded() -> None:
    game = thief({"memex-idea": ["hedy-lamarr"]})
    take(game, "item")
    assert game.table(1) == {"memex-idea": ["hedy-lamarr"]}
    assert game.pile("discard") == ["priority-dispute", "telescope"]


@pytest.mark.rule("DR29")
def test_one_kind_face_down_is_taken_without_a_question() -> None:
    game = thief({"principia": ["charles-darwin"]}, {"photo-51": ["marie-curie", "telescope"]})
    assert game.table(1) == {"principia": ["charles-darwin", "telescope"]}


@pytest.mark.rule("DR29")
def test_a_thief_of_items_is_not_offered_a_location() -> None:
    hands = [[], ["galileo-galilei"], []]
    game = arrange("heroes", hands=hands, table=[THEIRS, {}, {}], field=FIELD[:1], to_move=1, face_down=True)
    take(game, "play galileo-galilei on moons-of-jupiter")
    assert game.view(2).table[1] == {"moons-of-jupiter": ["galileo-galilei", "telescope"]}


@pytest.mark.rule("DR29")
def test_a_moved_card_stays_face_down() -> None:
    table: Table = [{}, {"photo-51": ["charles-darwin", "microscope"]}]
    hands = [[], ["mary-somerville"]]
    game = arrange("heroes", hands=hands, table=table, field=FIELD[:1], to_move=1, face_down=True)
    take(game, "play mary-somerville on moons-of-jupiter", "choose microscope", "choose moons-of-jupiter", "pass")
    assert game.view(0).table[1] == {
        "photo-51": ["charles-darwin"],
        "moons-of-jupiter": ["mary-somerville", "item face down"],
    }
    assert "Microscope" not in told(game, 0)


@pytest.mark.rule("DR29")
def test_whether_a_place_is_asked_for_does_not_tell_what_is_moved() -> None:
    seen = set()
    for item in ("microscope", "abacus"):
        table: Table = [{}, {"photo-51": ["zhang-heng", item], "principia": ["charles-darwin"]}]
        hands = [["eureka"], ["mary-somerville", "blueprints"]]
        game = arrange("heroes", hands=hands, table=table, field=FIELD[:1], to_move=1, face_down=True)
        take(game, "play mary-somerville on moons-of-jupiter", f"choose {item}")
        assert "choose moons-of-jupiter" in offered(game)
        seen.add((game.view(0).to_json(), str(game.masked(0).fields())))
        take(game, "choose moons-of-jupiter")
        seen.add((game.view(0).to_json(), str(game.masked(0).fields())))
    assert len(seen) == 2, "one for each of the two moments"


@pytest.mark.rule("DR29")
def test_whether_one_is_asked_to_move_tells_nothing_of_what_lies_face_down() -> None:
    """Somerville is asked also where nothing could be moved."""
    for card in ("microscope", "abacus"):
        game = arrange(
            "heroes",
            hands=[["mary-somerville", "eureka"], ["eureka"]],
            table=[{"moons-of-jupiter": ["grace-hopper", card], "photo-51": ["marie-curie"]}, {}],
            field=["principia"],
            face_down=True,
        )
        take(game, "play mary-somerville on principia")
        assert "pass" in offered(game)
        assert game.to_move == 0
