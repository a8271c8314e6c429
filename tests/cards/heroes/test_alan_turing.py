"""Look at another player's hand and discard 1 card from it."""

from labdeck import arrange
from tests.tools.heroes import score, take
from tests.tools.sitting import offered, told


def test_sees_a_hand_and_discards_from_it() -> None:
    game = score("alan-turing", "memex-idea", their_hand=("abacus", "eureka"))
    assert offered(game) == ["choose abacus", "choose eureka"]
    assert "Seat 1 sees" in told(game, 1)
    take(game, "choose abacus")
    assert (game.hand(0), game.pile("discard")) == (["eureka"], ["abacus"])


def test_chooses_among_the_players_with_cards_and_nobody_else_sees_the_hand() -> None:
    hands = [["abacus"], ["alan-turing"], ["eureka", "pascaline"], []]
    game = arrange("heroes", hands=hands, field=["memex-idea"], to_move=1)
    take(game, "play alan-turing on memex-idea")
    assert offered(game) == ["choose seat 0", "choose seat 2"]
    take(game, "choose seat 2")
    assert "Pascaline" in told(game, 1)
    assert not any("Pascaline" in told(game, seat) for seat in (0, 3, None))


def test_scores_if_nobody_else_holds_a_card() -> None:
    game = score("alan-turing", "memex-idea", hand=("abacus",))
    assert (game.table(1), game.hand(1)) == ({"memex-idea": ["alan-turing"]}, ["abacus"])


def test_sees_the_hand_in_no_order_of_its_own() -> None:
    for theirs in (("eureka", "abacus", "pascaline"), ("abacus", "pascaline", "eureka")):
        game = score("alan-turing", "memex-idea", their_hand=theirs)
        assert [str(choice) for choice in game.choices] == ["choose abacus", "choose pascaline", "choose eureka"]
