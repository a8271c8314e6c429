"""What clauses come to, however they are joined."""

from random import Random

import pytest

from labdeck.deck.discoveries.ability import ability
from labdeck.deck.language.clause import Sentence
from labdeck.deck.language.program import Meaning
from labdeck.deck.language.reading import Refused, read
from labdeck.deck.projects.effect import Effect, effect
from labdeck.rules import numbers as n
from tests.deck.language.vocabularies import OF_HEROES, WORDS, well_formed
from tests.tools.sentences import an_effect


def said(text: str) -> tuple[Sentence, ...]:
    sentences = read(text, WORDS)
    assert not isinstance(sentences, Refused), sentences
    return sentences


def meant(text: str, play: str = "at once", opposed: bool = False) -> Effect:
    return effect(said(text), WORDS, play == "keep", opposed)


def operations(text: str, play: str = "at once", opposed: bool = False) -> list[int]:
    return [step[0] for step in meant(text, play, opposed).program]


@pytest.mark.parametrize("seed", range(40))
def test_every_program_ends_and_jumps_within_itself(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        sentences = an_effect(rng, WORDS)
        for kept in (False, True):
            program = effect(sentences, WORDS, kept, kept).program
            assert not program or well_formed(list(program)), sentences
        able = ability(an_effect(rng, OF_HEROES), OF_HEROES)
        assert all(well_formed(list(program)) for program in able.programs if program)


@pytest.mark.rule("L13")
def test_what_a_kept_card_takes_from_its_player_is_a_price() -> None:
    text = "Discard 1 card from your hand, then draw 2 cards from the resource pile."
    at_once, kept = meant(text), meant(text, "keep")
    assert n.OP_WINDOW in [step[0] for step in at_once.program]
    assert at_once.hurts == n.HURTS_SELF
    assert kept.program[0][0] == n.OP_CARD
    assert kept.program[0][3] & n.IS_COST
    assert kept.hurts == n.HURTS_NOBODY


@pytest.mark.rule("L14")
def test_the_moment_to_cancel_comes_when_the_aims_of_a_clause_are_named() -> None:
    text = "Burn 1 fly on another player's study. Another player skips their next turn."
    assert operations(text, opposed=True)[:3] == [n.OP_CARD, n.OP_OPPOSE, n.OP_WINDOW]
    assert operations(text, opposed=True).count(n.OP_OPPOSE) == 2, "if the first clause finds nothing, in the second"
    assert n.OP_OPPOSE not in operations(text)


@pytest.mark.rule("L16")
def test_what_follows_then_is_a_clause_of_its_own() -> None:
    steps = meant("Discard your hand, then draw 2 cards from the resource pile.").program
    assert [step for step in steps if step[0] == n.OP_END] == [(n.OP_END, 0, 0, 0), (n.OP_END, 1, 0, 0)]


@pytest.mark.rule("L16", "L20")
def test_what_one_may_do_is_no_harm() -> None:
    assert meant("You may discard your hand.").hurts == n.HURTS_NOBODY
    assert n.OP_MAY in operations("You may discard your hand.")
    assert meant("You may discard 1 fly on another player's study.").hurts == n.HURTS_OTHER


@pytest.mark.rule("L17", "L21")
def test_or_binds_before_then() -> None:
    effect_of_both = meant("Draw 1 card from the resource pile or score 1 point, then take another turn.")
    assert list(effect_of_both.meaning.options.values()) == [("draw 1 card from the resource pile", "score 1 point")]
    assert [step[0] for step in effect_of_both.program] == [
        n.OP_OR,
        n.OP_DRAW,
        n.OP_JUMP,
        n.OP_POINTS,
        n.OP_END,
        n.OP_TURN,
        n.OP_END,
    ]


@pytest.mark.rule("L19")
def test_the_other_branch_is_passed_over() -> None:
    text = "If you have a fly, draw 1 card from the resource pile; otherwise, lose 1 point."
    steps = meant(text).program
    assert steps[0][0] == n.OP_IF
    otherwise = steps[0][3]
    assert steps[otherwise - 1][0] == n.OP_JUMP
    assert steps[otherwise][0] in (n.OP_WINDOW, n.OP_POINTS)


def test_several_clauses_hurt_together() -> None:
    assert meant("You skip your next turn. Each player discards 1 fly, from hand or table.").hurts == n.HURTS_ALL
    assert meant("You skip your next turn. Another player skips their next turn.").hurts == n.HURTS_ANY
    assert isinstance(meant("Draw 1 card from the resource pile.").meaning, Meaning)
