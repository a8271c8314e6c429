"""Move up to 2 of your enhancements to other heroes of yours."""

from tests.tools.heroes import score, take

MINE = {"photo-51": ["charles-darwin", "microscope", "galapagos-islands"]}


def test_moves_two() -> None:
    game = score("mary-somerville", "euclids-elements", mine=MINE)
    take(game, "choose microscope", "choose galapagos-islands")
    assert game.table(1) == {
        "photo-51": ["charles-darwin"],
        "euclids-elements": ["mary-somerville", "microscope", "galapagos-islands"],
    }


def test_moves_one_or_none() -> None:
    game = score("mary-somerville", "euclids-elements", mine=MINE)
    take(game, "choose galapagos-islands", "pass")
    assert game.table(1)["euclids-elements"] == ["mary-somerville", "galapagos-islands"]
    game = score("mary-somerville", "euclids-elements", mine=MINE)
    take(game, "pass")
    assert game.table(1) == MINE | {"euclids-elements": ["mary-somerville"]}


def test_moves_nothing_of_another_player() -> None:
    game = score("mary-somerville", "euclids-elements", theirs=MINE, hand=("eureka",))
    assert game.table(0) == MINE
    assert game.table(1) == {"euclids-elements": ["mary-somerville"]}
