"""A bot at a seat has a name of its own, and the same chance again where the same game is played again."""

from labdeck.bots.seat import name_at, seed_at


def test_a_name_tells_the_bot_and_the_seat() -> None:
    players = ("greedy", "search:1000", "player")
    assert [name_at(player, 1) for player in players] == ["Greedy B", "Search B", "Player B"]


def test_every_seat_and_moment_has_a_seed_of_its_own() -> None:
    seeds = {seed_at(game, seat, made) for game in range(3) for seat in range(3) for made in range(3)}
    assert len(seeds) == 27
    assert seed_at(1 << 127, 2, 40) == 1183133090
