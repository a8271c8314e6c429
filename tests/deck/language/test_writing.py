"""Writing: a meaning has one text, the shipped decks say what they said, and a clause stands within a sentence."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labdeck.deck import load, names
from labdeck.deck.language.clause import Amount, Clause, Item, Sentence
from labdeck.deck.language.reading import Refused, read
from labdeck.deck.language.vocabulary import Vocabulary, vocabulary
from labdeck.deck.language.writing import write, write_clause
from tests.tools.sentences import DECKS, VOLCANOES, an_effect, effects

NEW = {  # what cards say otherwise than before
    "put the others back on bottom": "put the others at the bottom",
    "put the other back on bottom": "put the other at the bottom",
    "score a invention": "score an invention",
    **{
        f"Take 1 {what} from discard": f"Take 1 {what} of your choice from discard"
        for what in ("card", "enhancement", "hero", "location")
    },
}


@pytest.mark.parametrize("name", [*names(), "tests/phrases/decks/gardens.toml", "tests/phrases/decks/makers.toml"])
def test_a_deck_says_what_it_said(name: str) -> None:
    words = load(name).vocabulary
    for text in effects(name):
        sentences = read(text, words)
        assert not isinstance(sentences, Refused)
        for old, new in NEW.items():
            text = text.replace(old, new)
        assert write(sentences, words) == text


@pytest.mark.parametrize("words", DECKS.values(), ids=DECKS)
@given(st.integers(0, 2**32))
@settings(max_examples=30, deadline=None, derandomize=True)
def test_what_was_written_is_written_again(words: Vocabulary, seed: int) -> None:
    text = write(an_effect(Random(seed), words), words)
    sentences = read(text, words)
    assert not isinstance(sentences, Refused)
    assert write(sentences, words) == text


def test_two_meanings_have_two_texts() -> None:
    rng = Random(3)
    for words in DECKS.values():
        effects = {an_effect(rng, words) for _ in range(150)}
        assert len({write(effect, words) for effect in effects}) == len(effects)


SEEDS = vocabulary(
    DECKS["microbes"].grammar, "bird", "birds", {"food": ("seeds", "mice", "prey"), "larvae": ("grub",)}, {}, {}
)


def test_words_that_are_plural_already_stay_so() -> None:
    rng = Random(7)
    for _ in range(60):
        effect = an_effect(rng, SEEDS)
        text = write(effect, SEEDS)
        assert read(text, SEEDS) == effect, text
        assert not re.search(r"seedses|mices|preys|larvaes|\b(a|an) (seeds|mice|prey|larvae),", text), text


def draw(who: str, n: int) -> Clause:
    return Clause("draw", who=who, having=None, amount=Amount("exactly", n), pile="resource", sieve="")


def test_a_clause_is_written_as_an_option() -> None:
    assert write_clause(draw("you", 2), VOLCANOES) == "draw 2 cards from the resource pile"
    assert write_clause(draw("you", 2), DECKS["heroes"]) == "draw 2 cards"
    assert write_clause(draw("each", 1), VOLCANOES) == "each player draws 1 card from the resource pile"


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ((Item((draw("you", 1),), may=True),), "You may draw 1 card."),
        ((Item((draw("each", 1),), may=True),), "Each player may draw 1 card."),
        ((Item((draw("you", 1), draw("you", 2))),), "Draw 1 card or draw 2 cards."),
        ((Item((draw("each", 1),)), Item((draw("you", 2),))), "Each player draws 1 card, then you draw 2 cards."),
        (
            (Item((draw("you", 1),)), Item((draw("you", 2),), if_done=True), Item((draw("you", 3),))),
            "Draw 1 card; if you do, draw 2 cards; then draw 3 cards.",
        ),
    ],
)
def test_how_clauses_are_joined(items: tuple[Item, ...], text: str) -> None:
    assert write([Sentence(items)], DECKS["heroes"]) == text
