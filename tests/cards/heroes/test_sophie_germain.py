"""Copy the instant ability of another hero in play."""

from tests.tools.heroes import score, take
from tests.tools.sitting import offered, told

MINE = {"kitty-hawk-flight": ["nikola-tesla"]}


def test_does_what_an_own_hero_did() -> None:
    game = score("sophie-germain", "euclids-elements", mine=MINE, hero=["abacus", "eureka"])
    assert sorted(game.hand(1)) == ["abacus", "eureka"]
    assert game.table(1) == MINE | {"euclids-elements": ["sophie-germain"]}


def test_chooses_among_the_instant_abilities_on_all_tables() -> None:
    theirs = {"photo-51": ["galileo-galilei"], "memex-idea": ["hedy-lamarr"]}
    game = score("sophie-germain", "euclids-elements", mine=MINE, theirs=theirs)
    assert offered(game) == ["choose galileo-galilei", "choose hedy-lamarr", "choose nikola-tesla"]


def test_a_copied_theft_is_her_own() -> None:
    theirs = {"photo-51": ["galileo-galilei"], "bridges-of-konigsberg": ["hypatia", "abacus"]}
    game = score("sophie-germain", "euclids-elements", theirs=theirs)
    assert game.table(1) == {"euclids-elements": ["sophie-germain", "abacus"]}


def test_a_copy_of_what_is_added_to_the_turn() -> None:
    mine = {"memex-idea": ["jerry-lawson"]}
    game = score("sophie-germain", "euclids-elements", mine=mine, hand=("abacus", "transistor"))
    take(game, "put transistor on memex-idea", "put abacus on euclids-elements")
    assert game.score(1) == 6 + 2 + 6 + 2


def test_with_no_instant_ability_in_play_she_scores() -> None:
    mine = {"kitty-hawk-flight": ["elijah-mccoy"], "photo-51": ["marie-curie"], "memex-idea": ["ada-lovelace"]}
    game = score("sophie-germain", "euclids-elements", mine=mine, hand=("eureka",))
    assert game.table(1) == mine | {"euclids-elements": ["sophie-germain"]}
    assert "Sophie Germain finds nothing to act on." in told(game)
