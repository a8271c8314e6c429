"""The greedy bot starts what it can finish, keeps the right cards, harms where it hurts, and stops near the end."""

from typing import Any

import pytest

import labdeck
from labdeck.bots import bot
from tests.tools import walks

SHORT = 5  # turns a player, so that little will come


def greedy(**position: Any) -> labdeck.Game:
    """A position in which the greedy bot has to choose."""
    return labdeck.arrange(position.pop("deck", "ingenium"), **position)


def choice(game: labdeck.Game) -> str:
    """What the greedy bot chooses, as a text."""
    assert game.to_move is not None
    code = bot("greedy", 0).choose(game.masked(game.to_move), game.tables.deck, game.to_move)
    return next(str(choice) for choice in game.choices if choice.code == code)


def test_takes_the_top_of_discard_when_a_project_needs_it() -> None:
    mine = {"jill-tarter": ["astronomy", "computer-science"], "rachel-chang": [], "jocelyn-bell-burnell": []}
    game = greedy(hands=[[], []], table=[mine, {}], discard=["physics"], most_turns=SHORT, to_move=0, phase="draw")
    assert choice(game) == "draw discard"


def test_leaves_the_top_of_discard_when_nothing_needs_it() -> None:
    table = [{"jill-tarter": ["astronomy"]}, {}]
    game = greedy(hands=[[], []], table=table, discard=["junior"], to_move=0, phase="draw")
    assert choice(game) != "draw discard"


def test_digs_for_what_lies_below_the_top_of_discard() -> None:
    mine = {"jill-tarter": ["astronomy", "computer-science"], "rachel-chang": [], "jocelyn-bell-burnell": []}
    for below, is_dug in (("physics", True), ("life-science", False)):
        pile = ["junior", below]
        game = greedy(hands=[[], []], table=[mine, {}], discard=pile, most_turns=SHORT, to_move=0, phase="draw")
        assert (choice(game) == "draw discard") is is_dug


def test_starts_a_project_while_there_is_time() -> None:
    game = greedy(hands=[["jill-tarter"], []], table=[{}, {}], to_move=0, phase="act")
    assert choice(game) == "start jill-tarter"


def test_takes_chances_when_it_is_behind_and_none_when_it_is_ahead() -> None:
    done = ["rachel-chang", "homeward-bound", "brenda-milner", "veena-rawat"]
    theirs: dict[str, list[str]] = {"ann-makosinski": []}
    for completed, chosen in (([[], done], "start jocelyn-bell-burnell"), ([done, []], "end")):
        hands: list[list[str]] = [["jocelyn-bell-burnell"], []]
        game = greedy(hands=hands, table=[{}, theirs], completed=completed, most_turns=8, to_move=0, phase="act")
        assert choice(game) == chosen


def test_starts_nothing_in_the_last_turns_of_a_game_that_is_counted_by_them() -> None:
    for most_turns, chosen in ((60, "start jocelyn-bell-burnell"), (1, "end")):
        game = greedy(hands=[["jocelyn-bell-burnell"], []], table=[{}, {}], to_move=0, most_turns=most_turns)
        assert choice(game) == chosen


def test_starts_nothing_that_it_cannot_finish_any_more() -> None:
    game = greedy(hands=[["jocelyn-bell-burnell"], []], table=[{}, {}], project=[], to_move=0, phase="act")
    assert choice(game) == "end"


def test_completes_what_is_full() -> None:
    table = [{"jill-tarter": ["astronomy", "physics", "computer-science"]}, {}]
    game = greedy(hands=[["rachel-chang"], []], table=table, to_move=0, phase="act")
    assert choice(game) == "complete jill-tarter"


def test_harms_the_project_that_is_nearest_to_its_end() -> None:
    theirs = {"jocelyn-bell-burnell": ["physics"], "rachel-chang": ["geoscience", "chemistry", "doctorate"]}
    game = greedy(hands=[["stupid-patriarchy"], []], table=[{}, theirs], to_move=0, phase="act")
    game.play("play stupid-patriarchy")
    assert choice(game) in ("choose geoscience", "choose chemistry", "choose doctorate")


@pytest.mark.parametrize(("theirs", "chosen"), [(["physics"], "charity-wanjiku"), ([], "eugenia-duodu")])
def test_harms_none_of_its_own_while_another_has_to_lose_something_or_nothing(theirs: list[str], chosen: str) -> None:
    mine: dict[str, list[str]] = {"reina-maruyama": ["physics"]}
    table = [mine, {"charity-wanjiku": theirs} if theirs else {"eugenia-duodu": []}]
    game = greedy(hands=[["good-girls-play-nice"], []], table=table, to_move=0, phase="act")
    game.play("play good-girls-play-nice")
    assert choice(game) == f"choose {chosen}"


def test_keeps_the_best_of_its_projects() -> None:
    mine = {"jocelyn-bell-burnell": [], "rachel-chang": ["geoscience", "chemistry", "doctorate"]}
    hands: list[list[str]] = [["tokenism-is-not-inclusion"], []]
    game = greedy(hands=hands, table=[mine, {}], most_turns=SHORT, to_move=0, phase="act")
    game.play("play tokenism-is-not-inclusion")
    game.play("pass")
    assert choice(game) == "choose rachel-chang"


def test_blocks_what_would_cost_it_its_projects() -> None:
    mine = {"jill-tarter": ["astronomy", "physics"], "rachel-chang": ["geoscience", "chemistry", "doctorate"]}
    hand = ["tokenism-is-not-inclusion", "im-with-her"]
    game = greedy(hands=[hand, []], table=[mine, {}], to_move=0, phase="act")
    game.play("play tokenism-is-not-inclusion")
    assert choice(game) == "block im-with-her"


def test_discards_what_no_project_needs() -> None:
    mine: dict[str, list[str]] = {"jill-tarter": []}
    game = greedy(hands=[["junior", "physics"], []], table=[mine, {}], to_move=0, phase="discard")
    assert choice(game) == "discard junior"


@pytest.mark.parametrize("deck", ["ingenium", "wise", "gsa", "microbes"])
def test_chooses_where_no_project_has_been_dealt(deck: str) -> None:
    for seats in (2, 3, 4, 5):
        game = greedy(deck=deck, hands=[[]] * seats, table=[{}] * seats, to_move=0, phase="draw")
        assert choice(game).startswith("draw ")


@pytest.mark.parametrize("deck", walks.DECKS)
def test_beats_a_random_bot(deck: str) -> None:
    name, knobs = walks.VARIANTS.get(deck, (deck, {}))
    won = 0.0
    for seed in range(10):
        game = labdeck.new(name, players=2, seed=seed, **knobs)
        seats = [bot("greedy", 0), bot("random", seed)]
        mine = seed % 2
        while (seat := game.to_move) is not None:
            code = seats[seat ^ mine].choose(game.masked(seat), game.tables.deck, seat)
            game.play(code)
        assert game.result is not None
        won += (mine in game.result.winners) / len(game.result.winners)
    assert won >= 8
