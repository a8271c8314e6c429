"""It's time to invest in women."""

from labdeck import arrange
from tests.tools.sitting import play

CARD = "its-time-to-invest-in-women"
PANEK = {"natalie-panek": ["engineering", "industry-policy"]}


def test_discards_every_industry_policy_that_you_have() -> None:
    table = [PANEK, {"marion-hilliard": ["industry-policy"]}]
    game = arrange("ingenium", hands=[[CARD, "industry-policy", "physics"], ["industry-policy"]], table=table)
    play(game, f"play {CARD}", "pass")
    assert (game.hand(0), game.table(0)) == (["physics"], {"natalie-panek": ["engineering"]})
    assert (game.hand(1), game.table(1)) == (["industry-policy"], table[1])
    assert (game.pile("discard"), game.pile("burn")) == (["industry-policy"] * 2, [CARD])


def test_burns_alone_if_you_can_have_none() -> None:
    mine = {"natalie-panek": ["engineering"]}
    game = arrange("ingenium", hands=[[CARD, "jill-tarter"], []], table=[mine, {}])
    play(game, f"play {CARD}")
    assert (game.to_move, game.pile("discard"), game.pile("burn")) == (0, [], [CARD])


def test_does_nothing_to_a_hand_without_one() -> None:
    game = arrange("ingenium", hands=[[CARD, "physics"], []])
    play(game, f"play {CARD}", "pass")
    assert (game.hand(0), game.pile("discard"), game.pile("burn")) == (["physics"], [], [CARD])


def test_is_blocked_by_its_player() -> None:
    game = arrange("ingenium", hands=[[CARD, "industry-policy", "im-with-her"], []], table=[PANEK, {}])
    play(game, f"play {CARD}", "block im-with-her")
    assert (game.hand(0), game.table(0)) == (["industry-policy"], PANEK)
    assert game.pile("burn") == [CARD, "im-with-her"]


def test_reaches_the_table_of_whichever_seat_plays_it() -> None:
    game = arrange("ingenium", hands=[[], [CARD, "physics"]], table=[{}, PANEK], to_move=1)
    play(game, f"play {CARD}", "pass")
    assert (game.hand(1), game.table(1)) == (["physics"], {"natalie-panek": ["engineering"]})
