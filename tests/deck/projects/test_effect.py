"""What the sentences on a modifier come to."""

import pytest

from labdeck.deck.language.phrase import Phrase
from labdeck.deck.projects.effect import Effect, effect
from labdeck.rules import numbers as n
from tests.deck.language.said import END, PROJECTS, WORDS, uses, uses_of, well_formed


def effect_of(text: str) -> Effect:
    return effect(uses_of(text, WORDS), WORDS)


def program(text: str) -> list[tuple[int, int, int, int]]:
    return list(effect_of(text).program)


def test_the_program_of_a_sentence() -> None:
    assert program("Burn 1 technique on another player's study.") == [
        (n.OP_CARD, n.BESIDE_OTHER, 0b1100, 0),
        (n.OP_WINDOW, n.CHOSEN_SEAT, 0, 0),
        (n.OP_MOVE, n.TO_BURN, 0, 0),
        END,
    ]


def test_the_program_that_goes_round() -> None:
    assert program("Complete one of your studies: the resources beside it may move to your others that need them.") == [
        (n.OP_PROJECT, n.OWN, n.IS_FULL, 0),
        (n.OP_COMPLETE, 0, 0, 0),
        (n.OP_CARD, n.BESIDE_CHOSEN, n.ANY_RESOURCE, n.MAY | n.FITS_MINE | 6 << n.JUMP_SHIFT),
        (n.OP_SECOND, n.OWN, n.FITS_CHOSEN, 0),
        (n.OP_MOVE, n.TO_SECOND, 0, 0),
        (n.OP_JUMP, 0, 0, 2),
        (n.OP_CLEAR, 0, 0, 0),
        END,
    ]


def test_what_may_be_taken_from_a_pile() -> None:
    card = n.KIND_BITS | n.WILD_SORT | n.KEPT_SORT | n.PROJECT_SORT
    assert program("You may take 1 card of your choice from burn.")[0] == (n.OP_CARD, n.IN_BURN, card, n.MAY)
    assert program("Take 1 resource of your choice from discard or burn.")[0] == (
        n.OP_CARD,
        n.IN_BOTH,
        n.KIND_BITS,
        0,
    )
    assert effect_of("Take 1 fly of your choice from discard or burn.").takes_from_burn
    assert not effect_of("Take 1 fly of your choice from discard.").takes_from_burn


def test_a_tag_narrows_the_choice_of_a_project() -> None:
    step = program("Choose any active study (new one): its owner discards 1 resource beside it.")[0]
    assert step == (n.OP_PROJECT, n.ANYONE | 2 << n.TAG_SHIFT, n.LOSES_SORT, n.ANY_RESOURCE)


def test_jumps_are_counted_from_the_beginning_of_the_effect() -> None:
    alone = program("Each player discards 1 yeast, from hand or table.")
    after = program("Discard your hand. Each player discards 1 yeast, from hand or table.")
    assert after[2] == (n.OP_END, 0, 0, 0)
    assert after[-1] == END
    assert alone[1:3] == [
        (n.OP_WINDOW, n.CHOSEN_SEAT, 2, 4),
        (n.OP_CARD, n.HAND_OR_MAT, 1, n.BY_SEAT | 4 << n.JUMP_SHIFT),
    ]
    assert after[4:6] == [
        (n.OP_WINDOW, n.CHOSEN_SEAT, 2, 7),
        (n.OP_CARD, n.HAND_OR_MAT, 1, n.BY_SEAT | 7 << n.JUMP_SHIFT),
    ]
    assert after[7] == (n.OP_NEXT, 0, 0, 4)


@pytest.mark.parametrize("phrase", PROJECTS.phrases, ids=lambda phrase: phrase.pattern)
def test_every_program_is_well_formed(phrase: Phrase) -> None:
    for use in uses(phrase, WORDS):
        made = effect([use], WORDS)
        assert made.role == phrase.role
        assert bool(made.program) == (phrase.role == n.MODIFIER and not phrase.gives)
        assert made.may_burn == int(phrase.gives == ("may_burn", 1))
        if made.program:
            assert well_formed(list(made.program))


def test_a_program_that_jumps_too_far_is_seen() -> None:
    steps = program("Each player draws 1 card from the resource pile.")
    assert well_formed(steps)
    assert not well_formed([*steps[:-2], (n.OP_NEXT, 0, 0, 9), END])
    assert not well_formed([*steps[:-1], (n.OP_END, 0, 0, 0), END])


@pytest.mark.rule("R18")
@pytest.mark.parametrize("phrase", PROJECTS.phrases, ids=lambda phrase: phrase.pattern)
def test_whoever_is_hurt_may_answer(phrase: Phrase) -> None:
    asked = {step[1] for step in phrase.steps if step[0] == n.OP_WINDOW}
    whom = {n.HURTS_NOBODY: set(), n.HURTS_SELF: {n.ACTOR}}
    assert asked == whom.get(phrase.hurts, {n.CHOSEN_SEAT})


def test_several_sentences_hurt_together() -> None:
    assert effect_of("Discard your hand. Draw 2 cards from the resource pile.").hurts == n.HURTS_SELF
    assert effect_of("Discard your hand. Another player skips their next turn.").hurts == n.HURTS_ANY


@pytest.mark.parametrize(
    ("text", "serves"),
    [("resource", n.KIND_BITS), ("technique", 0b1100), ("species or technique", 0b1111)],
)
def test_what_a_wildcard_serves(text: str, serves: int) -> None:
    made = effect_of(f"Counts as any 1 {text}.")
    assert (made.role, made.program, made.serves) == (n.WILDCARD, (), serves)


def test_what_an_extra_need_adds() -> None:
    assert effect_of("Put this on any study: it needs 1 more species that it already needs.").adds == 0b0011
