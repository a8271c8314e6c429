"""Copy the instant ability of another hero in play: what becomes hers, and what is added to her turn."""

from tests.tools.heroes import score, take


def test_a_copied_theft_is_her_own() -> None:
    theirs = {"photo-51": ["galileo-galilei"], "bridges-of-konigsberg": ["hypatia", "abacus"]}
    game = score("sophie-germain", "euclids-elements", theirs=theirs)
    assert game.table(1) == {"euclids-elements": ["sophie-germain", "abacus"]}


def test_a_copy_of_what_is_added_to_the_turn() -> None:
    mine = {"memex-idea": ["jerry-lawson"]}
    game = score("sophie-germain", "euclids-elements", mine=mine, hand=("abacus", "transistor"))
    take(game, "put transistor on memex-idea", "put abacus on euclids-elements")
    assert game.score(1) == 6 + 2 + 6 + 2
