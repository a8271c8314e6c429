"""Cards that go from hand to hand, and who knows them then."""

from pathlib import Path

import pytest

from labdeck import Game
from tests.tools.sitting import offered

from .spoken import CARD, HASTY, knows, said, saying

OTHERS = ["ciliate", "sequencing"]


def held(game: Game, seat: int) -> list[str]:
    """A hand in order."""
    return sorted(game.hand(seat))


@pytest.mark.rule("L1")
def test_who_does_not_see_a_card_leave_forgets_the_hand(tmp_path: Path) -> None:
    effect = "Another player reveals their hand; then take 1 card at random from another player's hand."
    game = said(tmp_path, effect, hands=[["mouse"], OTHERS, []])
    assert len(game.hand(0)) == 2
    taken = next(card for card in OTHERS if card in game.hand(0))
    left = next(card for card in OTHERS if card in game.hand(1))
    assert [knows(game, seat, taken) for seat in (0, 1, 2)] == [True, True, False]
    assert [knows(game, seat, left) for seat in (0, 1, 2)] == [True, True, False]


@pytest.mark.rule("L2", "L26")
def test_cards_passed_on_are_picked_in_secret_and_move_together(tmp_path: Path) -> None:
    game = said(
        tmp_path,
        "Each player passes 1 card to the player on their left.",
        "choose mouse",
        hands=[["mouse"], ["worm"], ["fly"]],
    )
    assert game.hand(0) == ["mouse"]
    assert game.masked(1).picked[0] != game.state.picked[0]
    game.play("choose worm")
    game.play("choose fly")
    assert [game.hand(seat) for seat in (0, 1, 2)] == [["fly"], ["mouse"], ["worm"]]
    assert [knows(game, seat, "mouse") for seat in (0, 1, 2)] == [True, True, False]


@pytest.mark.rule("L26")
def test_cards_pass_over_a_seat_that_takes_no_part(tmp_path: Path) -> None:
    way = "Each player passes 1 card to the player on their right."
    game = said(tmp_path, way, "choose mouse", "choose fly", hands=[["mouse"], [], ["fly"]])
    assert [game.hand(seat) for seat in (0, 1, 2)] == [["fly"], [], ["mouse"]]


@pytest.mark.rule("L26", "L6")
def test_cards_named_by_kind_are_shown_as_they_pass(tmp_path: Path) -> None:
    game = said(
        tmp_path, "Each player passes 1 mouse to the player on their left.", hands=[["mouse"], ["worm"], ["mouse"]]
    )
    for choice in ("choose mouse", "pass", "choose mouse"):
        assert offered(game) == [choice], "none is an answer only where it is the truth"
        game.play(choice)
    assert all(knows(game, seat, "mouse") for seat in (0, 1, 2))


@pytest.mark.rule("L3", "L27")
def test_hands_go_round_and_only_giver_and_receiver_know_them(tmp_path: Path) -> None:
    game = said(
        tmp_path, "Each player passes their hand to the player on their left.", hands=[["mouse"], ["worm", "fly"], []]
    )
    assert [held(game, seat) for seat in (0, 1, 2)] == [[], ["mouse"], ["fly", "worm"]]
    assert [knows(game, seat, "fly") for seat in (0, 1, 2)] == [False, True, True]


@pytest.mark.rule("L27")
def test_swapped_hands_may_be_empty(tmp_path: Path) -> None:
    game = said(tmp_path, "Swap hands with another player.", hands=[["mouse"], []])
    assert [game.hand(seat) for seat in (0, 1)] == [[], ["mouse"]]
    alone = saying(tmp_path, "Swap hands with another player.", hands=[[], []])
    assert offered(alone) == ["end"]


@pytest.mark.rule("L4", "P15")
def test_a_card_to_be_played_at_once_is_played_by_who_gets_it(tmp_path: Path) -> None:
    more = {HASTY: "Draw 1 card from the project pile."}
    game = said(tmp_path, "Search the resource pile for 1 card, then shuffle it.", f"choose {HASTY}", more=more)
    assert (game.to_move, offered(game)) == (0, [f"play {HASTY}"])


@pytest.mark.rule("L4", "R17")
def test_a_mandatory_project_is_given_away_by_who_got_it(tmp_path: Path) -> None:
    mandatory = "preparations"
    game = said(
        tmp_path, "Another player gives you 1 project from their hand.", f"choose {mandatory}", hands=[[], [mandatory]]
    )
    assert mandatory in game.hand(0)
    assert "end" not in offered(game)


@pytest.mark.rule("L6", "L24")
def test_who_gives_a_kind_shows_it_and_says_none_only_if_it_is_true(tmp_path: Path) -> None:
    effect = "Another player gives you 1 mouse from their hand."
    game = said(tmp_path, effect, hands=[[], ["mouse", "worm"], []])
    assert offered(game) == ["choose mouse"]
    game.play("choose mouse")
    assert game.hand(0) == ["mouse"]
    assert knows(game, 2, "mouse")
    none = said(tmp_path, effect, hands=[[], ["worm"], []])
    assert offered(none) == ["pass"]
    none.play("pass")
    assert none.hand(0) == []


@pytest.mark.rule("L24")
def test_what_one_gives_is_chosen_in_secret(tmp_path: Path) -> None:
    give = "Give 1 card from your hand to another player."
    game = said(tmp_path, give, "choose seat 2", "choose mouse", hands=[["mouse", "worm"], [], []])
    assert game.hand(2) == ["mouse"]
    assert [knows(game, seat, "mouse") for seat in (0, 1, 2)] == [True, False, True]


@pytest.mark.rule("L22")
def test_the_game_draws_at_random_and_shows_what_is_discarded(tmp_path: Path) -> None:
    game = said(tmp_path, "Another player discards 1 card at random from their hand.", hands=[[], OTHERS, []])
    assert len(game.hand(1)) == 1
    assert game.pile("discard")[0] in OTHERS
    empty = saying(tmp_path, "Another player discards 1 card at random from their hand.", hands=[[], [], []])
    assert offered(empty) == ["end"]


@pytest.mark.rule("L23")
def test_who_must_discard_chooses_even_the_last_card(tmp_path: Path) -> None:
    game = said(tmp_path, "Each other player discards 1 card from their hand.", hands=[["fly"], ["worm"], ["mouse"]])
    assert (game.to_move, offered(game)) == (1, ["choose worm"])
    game.play("choose worm")
    game.play("choose mouse")
    assert game.pile("discard")[:2] == ["mouse", "worm"]


@pytest.mark.rule("L25")
def test_two_players_trade(tmp_path: Path) -> None:
    effect = "Trade 1 card with another player."
    game = said(tmp_path, effect, "choose mouse", "choose worm", hands=[["mouse"], ["worm"], []])
    assert (game.hand(0), game.hand(1)) == (["worm"], ["mouse"])
    assert [knows(game, 2, card) for card in ("mouse", "worm")] == [False, False]
    kind = said(
        tmp_path, "Trade 1 species with another player.", "choose mouse", "pass", hands=[["mouse"], ["imaging"], []]
    )
    assert (kind.hand(0), kind.hand(1)) == (["mouse"], ["imaging"])
    assert set(kind.state.picked) == {128}
    alone = saying(tmp_path, effect, hands=[[], ["worm"], []])
    assert f"play {CARD}" not in offered(alone)


@pytest.mark.rule("L30")
def test_a_revealed_hand_is_known_to_all(tmp_path: Path) -> None:
    game = said(tmp_path, "Another player reveals their hand.", hands=[[], OTHERS, []])
    assert all(knows(game, seat, card) for seat in (0, 1, 2, 3) for card in OTHERS)


@pytest.mark.rule("L31")
def test_who_looks_at_a_hand_alone_sees_it_and_chooses_from_it(tmp_path: Path) -> None:
    game = said(tmp_path, "Look at another player's hand and discard 1 card from it.", hands=[[], OTHERS, []])
    assert (game.to_move, offered(game)) == (0, ["choose ciliate", "choose sequencing"])
    game.play("choose ciliate")
    assert game.pile("discard")[0] == "ciliate"
    assert [knows(game, seat, "sequencing") for seat in (0, 1, 2)] == [True, True, False]
