"""You may add 1 more enhancement to any of your heroes this turn: how long it is asked for, and where it ends."""

from tests.tools.heroes import score, take
from tests.tools.sitting import assert_refused, offered


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
