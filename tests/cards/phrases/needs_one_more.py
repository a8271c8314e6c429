"""Put this on any active scientist (woman of colour): it needs 1 more resource that it already needs."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import Table, assert_refused, offered, play


def asks_a_full_scientist_for_one_more_of_any_of_her_needs(cast: Cast, card: str) -> None:
    needs = cast.needs(cast.reformer)
    for extra in needs:
        game = arrange(cast.deck, hands=[[card, extra], []], table=[{cast.reformer: needs}, {}])
        play(game, f"play {card}", "pass")
        assert_refused(game, f"complete {cast.reformer}", "P11")
        play(game, f"put {extra} on {cast.reformer}", f"complete {cast.reformer}")
        assert game.completed(0) == [cast.reformer]


def takes_nothing_that_she_does_not_need_already(cast: Cast, card: str) -> None:
    table = [{cast.reformer: cast.needs(cast.reformer)}, {}]
    game = arrange(cast.deck, hands=[[card, "astronomy"], []], table=table)
    play(game, f"play {card}", "pass")
    assert_refused(game, "put astronomy", "P10")


def stays_beside_her_until_she_is_completed(cast: Cast, card: str) -> None:
    needs = cast.needs(cast.reformer)
    game = arrange(cast.deck, hands=[[card, "professor"], []], table=[{cast.reformer: needs}, {}])
    play(game, f"play {card}", "pass")
    assert (game.table(0), game.pile("burn")) == ({cast.reformer: [*needs, card]}, [])
    play(game, f"put professor on {cast.reformer}", f"complete {cast.reformer}")
    assert sorted(game.pile("burn")) == sorted([*needs, card, "professor"])


def goes_beside_any_players_woman_of_colour(cast: Cast, card: str) -> None:
    table: Table = [{cast.reformer: []}, {cast.researcher: [], cast.physicist: []}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}")
    assert offered(game) == sorted([f"choose {cast.reformer}", f"choose {cast.researcher}"])
    play(game, f"choose {cast.researcher}", "pass")
    assert game.table(1) == {cast.researcher: [card], cast.physicist: []}


def burns_if_no_woman_of_colour_is_active(cast: Cast, card: str) -> None:
    table: Table = [{cast.physicist: []}, {cast.doctor: []}]
    game = arrange(cast.deck, hands=[[card, cast.reformer], []], table=table)
    play(game, f"play {card}")
    assert (game.table(0), game.pile("burn")) == (table[0], [card])


def is_blocked_by_the_owner(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], table=[{}, {cast.reformer: ["professor"]}])
    play(game, f"play {card}", "block im-with-her")
    assert game.table(1) == {cast.reformer: ["professor"]}
    assert game.pile("burn") == [card, "im-with-her"]
