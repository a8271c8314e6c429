"""Complete one of your scientists: the resources beside it may move to your others that need them."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import assert_refused, offered, play


def completes_a_full_scientist_and_moves_what_another_needs(cast: Cast, card: str) -> None:
    needs = cast.needs(cast.physicist)
    shared = [need for need in needs if need in cast.needs(cast.researcher)]
    game = arrange(cast.deck, hands=[[card], []], table=[{cast.physicist: needs, cast.researcher: []}, {}])
    play(game, f"play {card}", *(f"choose {need}" for need in shared))
    assert (game.completed(0), game.table(0)) == ([cast.physicist], {cast.researcher: shared})
    assert sorted(game.pile("burn")) == sorted([card, *(need for need in needs if need not in shared)])


def leaves_each_move_to_its_player_and_burns_the_rest(cast: Cast, card: str) -> None:
    needs = cast.needs(cast.physicist)
    game = arrange(cast.deck, hands=[[card], []], table=[{cast.physicist: needs, cast.reformer: []}, {}])
    play(game, f"play {card}")
    assert offered(game)[-2:] == ["choose professor", "pass"]
    play(game, "pass")
    assert (game.completed(0), game.table(0)) == ([cast.physicist], {cast.reformer: []})
    assert sorted(game.pile("burn")) == sorted([card, *needs])


def cannot_be_played_without_a_full_scientist(cast: Cast, card: str) -> None:
    table = [{cast.physicist: cast.needs(cast.physicist)[1:]}, {cast.doctor: cast.needs(cast.doctor)}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    assert_refused(game, f"play {card}", "P12")


def hurts_nobody_so_nobody_is_asked_to_block(cast: Cast, card: str) -> None:
    table = [{cast.physicist: cast.needs(cast.physicist)}, {}]
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], table=table)
    play(game, f"play {card}")
    assert (game.to_move, game.completed(0), offered(game)) == (0, [cast.physicist], ["end"])
