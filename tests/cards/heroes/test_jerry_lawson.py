"""You may add 1 more enhancement to any of your heroes this turn."""

from labdeck import arrange
from tests.tools.heroes import score, take
from tests.tools.sitting import assert_refused, offered, play

MINE = {"photo-51": ["charles-darwin"], "moons-of-jupiter": ["rosalind-franklin"]}


def test_adds_one_more_to_another_hero() -> None:
    game = score("jerry-lawson", "memex-idea", hand=("transistor", "bell-labs", "microscope", "telescope"), mine=MINE)
    take(game, "put microscope")
    assert offered(game) == ["on moons-of-jupiter", "on photo-51"]
    take(game, "on photo-51")
    assert_refused(game, "put telescope", "D22")
    take(game, "put transistor on memex-idea", "put bell-labs on memex-idea")
    assert game.table(1)["memex-idea"] == ["jerry-lawson", "transistor", "bell-labs"]
    assert game.hand(1) == ["telescope"]


def test_asks_for_the_one_more_as_long_as_another_hero_has_room() -> None:
    hand = ("transistor", "bell-labs", "microscope", "abacus")
    game = score("jerry-lawson", "memex-idea", hand=hand, mine={"photo-51": ["charles-darwin"]})
    take(game, "put transistor on memex-idea", "put bell-labs on memex-idea")
    assert offered(game) == ["end", "put microscope"]
    full = {"photo-51": ["charles-darwin", "microscope", "galapagos-islands"]}
    game = score("jerry-lawson", "memex-idea", hand=(*hand[:2], "telescope"), mine=full)
    take(game, "put transistor on memex-idea", "put bell-labs on memex-idea")
    assert (game.view(1).phase, game.hand(1)) == ("discard", ["telescope"])


def test_adds_nothing_beyond_what_a_hero_can_hold() -> None:
    game = score("jerry-lawson", "memex-idea", hand=("transistor", "punched-cards"))
    take(game, "put transistor on memex-idea")
    assert_refused(game, "put punched-cards", "D21")


def test_cancelled_nothing_goes_elsewhere() -> None:
    hands = [["peer-review"], ["jerry-lawson", "microscope"]]
    game = arrange("heroes", hands=hands, table=[{}, MINE], field=["memex-idea"], to_move=1)
    play(game, "play jerry-lawson on memex-idea")
    take(game, "play peer-review")
    assert_refused(game, "put microscope", "D22")


def test_may_add_nothing() -> None:
    game = score("jerry-lawson", "memex-idea", hand=("microscope",), mine=MINE)
    take(game, "end")
    assert game.table(1) == MINE | {"memex-idea": ["jerry-lawson"]}


def test_scores_with_nothing_to_add() -> None:
    game = score("jerry-lawson", "memex-idea", hero=[])
    assert game.table(1) == {"memex-idea": ["jerry-lawson"]}
