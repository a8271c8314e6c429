"""Undo goes back to the last reveal, random event or act of another player."""

from pathlib import Path
from random import Random

import pytest

import labdeck
from labdeck import IllegalChoice, arrange
from labdeck.game.told import PIECE, RECENT
from tests.rules.language.spoken import said

from .play import random_game


def test_what_only_the_chooser_knew_before_can_be_taken_back() -> None:
    game = arrange("ingenium", hands=[["rachel-chang", "doctorate"], []], to_move=0)
    before, record = game.state.fields(), game.record
    for text in ("start rachel-chang", "put doctorate", "on rachel-chang"):
        game.play(text)
    for _ in range(3):
        assert game.can_undo
        game.undo()
    assert (game.state.fields(), game.record) == (before, record)
    assert game.view(0).log == []


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    game = labdeck.new("ingenium", seed=1)
    assert not game.can_undo
    with pytest.raises(IllegalChoice, match="Nothing has been chosen"):
        game.undo()


def test_a_blind_draw_can_be_taken_back_until_the_cards_are_seen() -> None:
    game = arrange("ingenium", resource=["physics", "chemistry"], phase="draw")
    game.play("draw resource")
    assert game.can_undo
    game.undo()
    game.play("draw resource")
    game.play("draw resource")
    with pytest.raises(IllegalChoice, match="revealed"):
        game.undo()
    assert game.hand(0) == ["chemistry", "physics"]


def test_a_card_drawn_from_discard_was_known() -> None:
    game = arrange("ingenium", discard=["physics"], phase="draw", draws=1)
    game.play("draw discard")
    game.undo()
    assert game.pile("discard") == ["physics"]


def test_an_open_draw_stands() -> None:
    game = arrange("microbes", phase="draw", resource=["ocean"])
    game.play("draw resource")
    with pytest.raises(IllegalChoice, match="revealed"):
        game.undo()


def test_a_refill_stands() -> None:
    game = arrange("ingenium", resource=[], burn=["physics", "chemistry"], phase="draw")
    game.play("draw resource")
    with pytest.raises(IllegalChoice, match="Chance"):
        game.undo()


def test_another_players_act_stands() -> None:
    game = arrange("ingenium", hands=[["physics"], []], phase="discard")
    game.play("discard physics")
    assert game.to_move == 1
    with pytest.raises(IllegalChoice, match="Another player"):
        game.undo()


@pytest.mark.parametrize(
    ("effect", "choices"),
    [
        ("Reveal your hand.", []),
        ("Give 1 card from your hand to another player.", ["choose mouse"]),
        ("Discard your hand.", []),
        ("You may give 1 mouse from your hand to another player.", ["accept", "choose mouse"]),
    ],
)
def test_what_others_have_seen_of_a_hand_stands(tmp_path: Path, effect: str, choices: list[str]) -> None:
    game = said(tmp_path, effect, *choices, hands=[["mouse", "worm"], []])
    assert game.to_move == 0
    assert not game.can_undo


def test_the_card_that_is_chosen_to_be_laid_down_can_be_taken_back(tmp_path: Path) -> None:
    game = said(tmp_path, "Discard 1 card from your hand.", "choose mouse", hands=[["mouse", "worm"], []])
    assert game.can_undo


def test_undo_is_the_inverse_of_play_wherever_it_is_allowed() -> None:
    undone = 0
    for game in random_game("ingenium", 3, 8):
        if game.over:
            continue
        before, past = game.state.fields(), game.played
        trial = game.copy()
        trial.play(trial.choices[-1])
        if trial.can_undo:
            trial.undo()
            undone += 1
            assert (trial.state.fields(), trial.played) == (before, past)
            assert trial.view(0) == game.view(0)
    assert undone > 50


@pytest.mark.parametrize("deck", ["ingenium", "heroes"])
def test_what_was_told_long_ago_is_told_again_as_it_was(deck: str) -> None:
    chance, looked, undone = Random(5), 0, 0
    game = labdeck.new(deck, 3, seed=9)
    while not game.over and game.made < 200:
        game.play(chance.choice(game.choices))
        game.told(0, game.made - 1)
        if game.can_undo and chance.random() < 0.3:
            game.undo()
            undone += 1
        if chance.random() < 0.1:
            anew, after = game.copy(), chance.choice([-1, 0, game.made // 2, game.made - 1])
            looked += 1
            for reader in (0, 1, None):
                assert game.told(reader, after) == anew.told(reader, after)
                assert game.view(reader).log == anew.view(reader).log
    assert looked > 5
    assert all(len(log._lines) <= RECENT + PIECE for log in game._told._logs.values())  # the rest is packed
    assert undone > 5 or deck == "heroes"
