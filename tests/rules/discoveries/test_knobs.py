"""Every knob of the discoveries family, turned away from its default, does what it says."""

from pathlib import Path
from typing import Any

import pytest

from labdeck import DeckError, arrange, new
from labdeck.deck.knobs import KNOBS, knobs_of
from tests.tools.heroes import idle, take
from tests.tools.sitting import play

HAND = ["abacus", "blueprints", "microscope", "transistor", "slide-rule", "pascaline"]


@pytest.mark.rule("D2", "D37")
def test_hand_is_the_number_dealt_and_drawn_up_to() -> None:
    game = new("heroes", players=3, seed=1, hand=4, exchange=False)
    assert [len(game.hand(p)) for p in range(3)] == [4, 4, 4]
    game = arrange("heroes", hands=[[], HAND[:2]], phase="discard", to_move=1, hand=4)
    play(game, "end")
    assert len(game.hand(1)) == 4


def test_the_largest_hand_can_be_dealt_to_a_full_table() -> None:
    assert new("heroes", players=4, seed=1, hand=10).count("hero") == 18


@pytest.mark.rule("D37")
@pytest.mark.parametrize("most", [0, 1, 5])
def test_free_discards_is_how_many_may_go(most: int) -> None:
    game = arrange("heroes", hands=[[], HAND], phase="discard", to_move=1, free_discards=most)
    for card in HAND[:most]:
        play(game, f"discard {card}")
    assert (game.state.seat, len(game.pile("discard"))) == (0, most)


@pytest.mark.rule("D4")
def test_field_is_how_many_discoveries_lie_open() -> None:
    assert len(new("heroes", players=2, seed=1, field=7).view(None).field) == 7


@pytest.mark.rule("D3")
def test_without_exchange_the_first_turn_begins_at_once() -> None:
    assert new("heroes", players=2, seed=1, exchange=False).view(None).phase == "inspire"


@pytest.mark.rule("D27")
def test_face_down_hides_what_is_laid() -> None:
    table = [{}, {"photo-51": ["marie-curie"]}]
    game = arrange("heroes", hands=[[], ["microscope"]], table=table, to_move=1, face_down=True)
    take(game, "put microscope on photo-51")
    assert game.view(0).table[1] == {"photo-51": ["marie-curie", "item face down"]}


def test_challenges_is_how_many_are_dealt_open() -> None:
    game = new("heroes", players=2, seed=1, challenges=4)
    assert len(game.view(None).challenges) == 4
    every = [card.id for card in game.cards if card.role == "challenge"]
    left = [card for card in game.pile("out") if card in every]
    assert sorted(game.view(None).challenges + left) == sorted(every)
    assert new("heroes", players=2, seed=1).view(None).challenges == []
    assert len({tuple(new("heroes", players=2, seed=seed, challenges=4).view(0).challenges) for seed in range(9)}) > 1


@pytest.mark.rule("DR32")
def test_first_is_the_seat_that_begins() -> None:
    assert new("heroes", players=4, seed=1, first=3, exchange=False).to_move == 3


@pytest.mark.rule("DR31")
def test_stall_turns_and_most_turns_end_a_game() -> None:
    for stall_turns, most_turns, reason in ((1, 9, "stalled"), (9, 1, "too many turns")):
        game = arrange("heroes", players=2, stall_turns=stall_turns, most_turns=most_turns)
        idle(game, 10)
        assert game.result is not None
        assert (game.result.reason, game.state.turns) == (reason, 2)


@pytest.mark.rule("DR14")
@pytest.mark.parametrize(("most", "asked"), [(10, (0, "act")), (11, (3, "inspire"))])
def test_after_most_choices_no_more_inspirations_are_asked_for(most: int, asked: tuple[int, str]) -> None:
    hands = [["abacus"], ["pascaline"], ["james-watt"], ["eureka", "eureka"]]
    game = arrange("heroes", hands=hands, phase="inspire", most_choices=most)
    play(game, *["pass"] * 3, "play eureka", *["pass"] * 3)
    play(game, *["pass"] * 3)
    assert (game.to_move, game.view(0).phase) == asked, "though the last seat has not passed"


@pytest.mark.parametrize("knob", ["draw", "refill", "collaboration", "tie_break"])
def test_a_knob_of_the_other_family_is_refused(knob: str) -> None:
    turned: dict[str, Any] = {each.name: each.default for each in KNOBS if each.name == knob}
    with pytest.raises(DeckError, match=f"{knob}: is no knob of the discoveries family"):
        new("heroes", players=2, **turned)


def test_every_knob_of_the_family_is_turned_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    turned = {knob.name for knob in knobs_of("discoveries") if f"{knob.name}=" in text or f'"{knob.name}":' in text}
    assert turned == {knob.name for knob in knobs_of("discoveries")}
