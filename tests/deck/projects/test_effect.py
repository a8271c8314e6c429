"""What the sentences on a modifier come to."""

import pytest

from labdeck.deck.language.reading import Refused, read
from labdeck.deck.projects.effect import Effect, effect
from labdeck.rules import numbers as n
from tests.deck.language.vocabularies import END, WORDS

ALL_KINDS = n.KIND_BITS


def effect_of(text: str, kept: bool = False) -> Effect:
    sentences = read(text, WORDS)
    assert not isinstance(sentences, Refused), sentences
    return effect(sentences, WORDS, kept, False)


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
    text = "Complete one of your full studies: the resources beside it may move to your others that need them."
    assert program(text) == [
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
    resource = (n.OP_CARD, n.IN_BOTH, n.KIND_BITS, 0)
    assert program("Take 1 resource of your choice from discard or burn.")[0] == resource
    assert effect_of("Take 1 fly of your choice from discard or burn.").takes_from_burn
    assert effect_of("Shuffle the burn pile into the resource pile.").takes_from_burn
    assert not effect_of("Take 1 fly of your choice from discard.").takes_from_burn


def test_a_tag_narrows_the_choice_of_a_project() -> None:
    step = program("Choose any active study (new one): its owner discards 1 resource beside it.")[0]
    assert step == (n.OP_PROJECT, n.ANYONE | 2 << n.TAG_SHIFT, n.LOSES_SORT, n.ANY_RESOURCE)


def test_jumps_are_counted_from_the_beginning_of_the_effect() -> None:
    alone = program("Each player discards 1 yeast, from hand or table.")
    twice = program("Draw 1 card from the resource pile. Each player discards 1 yeast, from hand or table.")
    assert alone[1:3] == [
        (n.OP_WINDOW, n.CHOSEN_SEAT, n.LOSES_FROM_BOTH, 4),
        (n.OP_CARD, n.HAND_OR_MAT, 1, n.BY_SEAT | 4 << n.JUMP_SHIFT),
    ]
    assert twice[3:5] == [
        (n.OP_WINDOW, n.CHOSEN_SEAT, n.LOSES_FROM_BOTH, 6),
        (n.OP_CARD, n.HAND_OR_MAT, 1, n.BY_SEAT | 6 << n.JUMP_SHIFT),
    ]


@pytest.mark.parametrize(
    ("text", "role", "gives"),
    [
        ("Counts as any 1 species or technique.", n.WILDCARD, {"serves": 0b1111, "twice": 0}),
        ("Counts as any 1 yeast or imaging.", n.WILDCARD, {"serves": 0b0101, "twice": 0}),
        ("Counts as any 2 resources.", n.WILDCARD, {"serves": ALL_KINDS, "twice": 1}),
        ("Cancel a modifier that would hurt you.", n.BLOCK, {"opposes": 0}),
        ("Cancel any modifier.", n.BLOCK, {"opposes": 1}),
        ("Put this on any study: it needs 2 more species that it already needs.", n.MODIFIER, {"adds": 3, "more": 2}),
        ("Put this on any study: it needs 1 more fly.", n.MODIFIER, {"adds_new": 2, "more": 1}),
        ("Put this on one of your studies: it needs 1 resource fewer.", n.MODIFIER, {"fewer": 1}),
        ("Put this on one of your studies: it is worth 2 points less.", n.MODIFIER, {"worth": -2}),
        ("Put this on one of your studies: it cannot be hurt.", n.MODIFIER, {"guards": 1}),
    ],
)
def test_what_a_card_is_beside_a_project(text: str, role: int, gives: dict[str, int]) -> None:
    meant = effect_of(text, kept=True)
    assert (meant.role, meant.gives) == (role, gives)


def test_what_may_be_burned_needs_no_program() -> None:
    sentence = "Put this on any study: it needs 1 more species that it already needs."
    both = effect_of(f"{sentence} With none, you may burn this.")
    assert both.program == effect_of(sentence).program
    assert both.gives["may_burn"] == 1
