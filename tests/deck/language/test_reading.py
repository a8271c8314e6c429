"""Reading: every program is read from its own words, however they are mangled, and what designers write is read."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labdeck.deck import load, names
from labdeck.deck.language.clause import Amount, Clause, Condition, Item, Sentence
from labdeck.deck.language.grammar import right
from labdeck.deck.language.reading import Refused, read
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write
from tests.deck.language.designers import ROWS
from tests.tools.sentences import DECKS, VOLCANOES, VOLCANOES_WITHOUT, a_clause, an_effect, effects

NUMBERS = dict(enumerate(["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]))
SEEDS = st.integers(0, 2**32)
DECK = pytest.mark.parametrize("words", DECKS.values(), ids=DECKS)


def clauses(text: str, words: Vocabulary = VOLCANOES) -> list[Clause]:
    sentences = read(text, words)
    assert not isinstance(sentences, Refused), text
    return [clause for sentence in sentences for clause in sentence.clauses]


def mangled(rng: Random, text: str, words: Vocabulary) -> str:
    """The text with some of the differences that are tolerated."""
    for kind, called in words.called.items():
        if rng.random() < 0.5:
            text = re.sub(rf"(?<![\w-]){kind}(?![\w-])", called, text)
    changes: list[tuple[str, Any]] = [
        (r"(?<=\w)-(?=\w)", " "),
        (r"(?<=\w)'(?=s\b)", "’"),
        (r"(?<=\w)'(?=s\b)", ""),
        (r"(?<![\w+.])\b([1-9]|10)\b", lambda found: NUMBERS[int(found[1])]),
        (r"\bthe (?=\w)", ""),
        (r"\b[Ee]ach player\b(?!')", "every player"),
        (r"\b[Ee]ach player\b(?!')", "everyone"),
        (r"(?<!discard )(?<!burn )\bon (?=any|one of|another)", "from "),
        (r"colour", "color"),
        (r"\.$", ""),
        (r" ", "  "),
    ]
    for old, new in changes:
        if rng.random() < 0.3:
            text = re.sub(old, new, text)
    return rng.choice((str, str.lower, str.upper))(text)


@DECK
@given(SEEDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_reading_undoes_writing(words: Vocabulary, seed: int) -> None:
    effect = an_effect(Random(seed), words)
    assert read(write(effect, words), words) == effect


@DECK
def test_reading_undoes_writing_of_every_verb(words: Vocabulary) -> None:
    rng = Random(1)
    for verb in words.grammar.verbs:
        for _ in range(12):
            effect = (Sentence((Item((a_clause(rng, words, verb),)),)),)
            if not right(effect, words.grammar):
                assert read(write(effect, words), words) == effect


@DECK
@given(SEEDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_what_is_tolerated_changes_nothing(words: Vocabulary, seed: int) -> None:
    rng = Random(seed)
    effect = an_effect(rng, words)
    text = mangled(rng, write(effect, words), words)
    assert read(text, words) == effect, text


@pytest.mark.parametrize("name", [*names(), "tests/phrases/decks/gardens.toml", "tests/phrases/decks/makers.toml"])
def test_every_sentence_of_a_deck_is_read(name: str) -> None:
    said = effects(name)
    assert said
    for effect in said:
        assert not isinstance(read(effect, load(name).vocabulary), Refused), effect


def terse(sentences: Sequence[Sentence]) -> str:
    """What sentences mean, in a few words."""
    told = []
    for sentence in sentences:
        if sentence.condition:
            told.append(f"if {_terse(sentence.condition)}")
        told += [" ".join([each.verb, *filter(None, map(_terse, each.parts.values()))]) for each in sentence.clauses]
    return "; ".join(told)


def _terse(value: Any) -> str:
    if value is None or value is False or value == "":
        return ""
    if isinstance(value, Amount):
        return f"{value.how} {value.n or ''}".strip()
    if isinstance(value, Condition):
        return f"{value.of} {value.least}-{value.most} {' '.join(value.what)}".strip()
    return "|".join(value) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize(("text", "said", "meant"), ROWS)
def test_what_designers_write(text: str, said: str, meant: str) -> None:
    sentences = read(text, VOLCANOES_WITHOUT)
    if not said:
        assert isinstance(sentences, Refused)
        return
    assert not isinstance(sentences, Refused)
    assert (write(sentences, VOLCANOES_WITHOUT), terse(sentences)) == (said, meant)
    assert read(said, VOLCANOES_WITHOUT) == sentences


def test_most_of_what_designers_write_is_read() -> None:
    assert len(ROWS) == 85
    assert len([row for row in ROWS if row[1]]) >= 81


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Draw 1 card from the modifier pile", "draw a modifier"),
        ("Another player skips their next turn.", "An opponent misses a turn."),
        ("Each other player loses 1 point.", "Your opponents lose 1 point each."),
        ("Another player loses 1 point.", "Your opponent loses 1 point."),
        ("The player with the most points discards their hand.", "The leader throws away all their cards."),
        ("Look at another player's hand.", "Another player shows you their hand."),
        (
            "Put this on any volcano: it needs 1 more resource that it already needs.",
            "Put this on any volcano. It needs one extra resource.",
        ),
        (
            "If you have the most points, draw 2 cards; otherwise, draw 1 card.",
            "If you are in the lead, draw 2 cards. Otherwise draw 1 card.",
        ),
        ("If you have a seismometer, draw 2 cards.", "Draw two cards if you have a seismometer."),
        ("You may discard 1 card from your hand; if you do, draw 2 cards.", "You may discard a card to draw 2 cards."),
        (
            "You may discard 1 card from your hand; if you do, draw 2 cards.",
            "You may discard 1 card. If you do, draw two cards.",
        ),
        (
            "Each player discards their hand, then they draw 3 cards.",
            "All players discard their hand and draw 3 cards.",
        ),
        (
            "Each player discards their hand, then they draw 3 cards.",
            "Each player discards their hand, then draws 3 cards.",
        ),
        (
            "Each player discards 1 card of their choice, then you draw 3 cards.",
            "Each player discards 1 card, then draw 3 cards.",
        ),
        ("Draw 2 cards or score 1 point.", "Choose one: draw 2 cards; or gain 1 point."),
        ("Discard 1 caldera on any volcano.", "Discard a great caldera from any volcano"),
        ("Each player who has at least 2 volcanoes draws 1 card.", "Everyone with two or more volcanoes draws a card."),
        ("If you have at most 2 cards in hand, draw 1 card.", "If you have fewer than 3 cards in hand, draw 1 card."),
        ("Discard 1 rift or satellite on any volcano.", "Discard a satellite or a rift on any volcano."),
        ("Burn every satellite on the table.", "Burn all satellites in play."),
        ("Take 1 card at random from another player's hand.", "Steal a card from another player."),
        (
            "Look at the top 3 cards of the resource pile: take 1, put the others at the bottom.",
            "Look at the top 3 cards of the deck and keep one; put the rest on the bottom.",
        ),
        ("Protect your volcanoes until your next turn.", "Your volcanoes are immune until your next turn."),
        ("Counts as any 1 resource.", "This card is a joker."),
        ("Score 2 points.", "2 points."),
        ("Lose 2 points.", "-2 points."),
        ("Lose 2 points.", "Minus 2 points."),
        ("Lose 2 points.", "Get − 2 points."),
        ("Draw 1 card or score 2 points.", "Draw 1 card or 2 points."),
        (
            "Draw 1 card or score 1 point or take another turn.",
            "Draw 1 card, score 1 point, or take another turn.",
        ),
        ("Draw 1 card or score 1 point or take another turn.", "Draw 1 card; score 1 point; or take another turn."),
        (
            "Draw 1 card or score 1 point or take another turn.",
            "Choose one: draw 1 card, score 1 point or take another turn.",
        ),
        ("Draw 1 card or swap hands with another player.", "Either draw 1 card or swap hands with another player."),
        (
            "Each player who has no cards in hand draws 2 cards, then they score 1 point.",
            "Each player with no cards in hand draws 2 cards and scores 1 point.",
        ),
        (
            "You may discard 1 card from your hand; if you do, draw 2 cards, then score 1 point.",
            "You may discard 1 card. If you do, draw 2 cards and score 1 point.",
        ),
        (
            "Each player draws 1 card, then they discard 1 card of their choice.",
            "Each player draws 1 card. Discards 1.",
        ),
        (
            "Another player discards 1 card of their choice, then they draw 2 cards.",
            "Another player discards a card and draws 2 cards.",
        ),
        (
            "The player with the most points loses 2 points, then they discard 1 card of their choice.",
            "The leader loses 2 points. They discard a card.",
        ),
        (
            "Each player may discard 1 card of their choice; if they do, they draw 2 cards.",
            "Each player may discard a card. If they do, they draw 2 cards.",
        ),
        ("Each player discards their hand, then they draw as many.", "Everyone discards their hand and draws as many."),
        (
            "Another player gives you 1 card from their hand or they skip their next turn.",
            "Another player gives you a card or skips a turn.",
        ),
        ("Look at another player's hand, then they draw 1 card.", "Look at another player's hand. They draw 1 card."),
        ("You may draw 1 card or score 1 point.", "You may either draw a card or gain a point."),
        ("Each player who has a rift loses 1 point.", "Anyone who has a rift loses 1 point."),
        ("Draw 3 cards, then discard 2 cards from your hand.", "First draw 3, then discard 2."),
        ("Draw 3 cards, then lose 1 point.", "Draw 3 cards, but lose 1 point..."),
        ("If you have a rift, draw 1 card.", "If you have rifts, draw 1 card."),
        ("If you have no rift, draw 1 card.", "If you don't have a rift, draw another card."),
        ("If you have at most 1 rift, draw 1 card.", "If you don't have at least 2 rifts, draw 1 card."),
        ("Each player who has no rift loses 1 point.", "Each player who does not have a rift loses 1 point."),
        ("Counts as any 1 rift or satellite.", "Counts as satellites or rifts."),
        (
            "Another player discards 1 card at random from their hand.",
            "Discard a random card from another player's hand.",
        ),
        (
            "Look at another player's hand and discard 1 card from it.",
            "Look at another player's hand. Discard one card from it.",
        ),
        (
            "Look at another player's hand and take 1 card from it.",
            "Another player shows you their hand; take one card from it.",
        ),
        ("Draw 1 card from the volcano pile.", "Draw a volcano card."),
        ("Another player draws 1 card.", "Make another player draw 1 card."),
        ("Put this on any volcano: it needs 1 more rift.", "Put this on any volcano: it also needs a rift."),
        ("Discard 1 rift on any volcano.", "Discard 1 rift\t(on any\nvolcano)"),
        (
            "Look at another player's hand and discard 1 card from it.",
            "Look at the hand of another player and discard a card.",
        ),
        (
            "Look at the leader's hand and take 1 rift from it.",
            "See the cards of the leader and take a rift from them.",
        ),
        (
            "Look at another player's hand, then discard 1 card from your hand.",
            "Look at another player's hand. Then discard a card from your hand.",
        ),
        ("Look at another player's hand, then draw 1 card.", "Look at the hand of an opponent and draw a card."),
        (
            "Each player reveals their hand, then they discard 1 card of their choice.",
            "Each player reveals their hand, then discards a card.",
        ),
        ("Take another player's volcano, with all cards beside it.", "Choose another player's volcano and take it."),
        ("Take 1 rift from any volcano into your hand.", "Choose a rift on any volcano and take it."),
        ("Discard 1 rift on another player's volcano.", "Choose another player's volcano: discard 1 rift on it."),
        ("Discard 1 rift on any volcano.", "Pick a rift on any volcano and discard it."),
        ("Discard all cards beside any volcano.", "Choose any volcano and discard all cards on it."),
        ("Take 1 card of your choice from discard.", "Choose a card from discard."),
        (
            "Take 1 card at random from your left neighbour's hand.",
            "Take a random card from the hand of the player on your left.",
        ),
        ("Another player discards their hand.", "Discard another player's hand."),
        (
            "If you have a rift, draw 1 card; otherwise, discard 1 card from your hand. Score 1 point.",
            "If you have a rift, draw a card; otherwise, discard a card. Then score 1 point.",
        ),
        (
            "If you have a rift, draw 2 cards. Each player draws 1 card.",
            "If you have a rift, draw 2 cards. Then each player draws 1 card.",
        ),
        ("Draw 1 card. If you have a rift, score 1 point.", "Draw a card; then, if you have a rift, score 1 point."),
        ("Draw 1 card. If you have a rift, score 1 point.", "Draw a card and, if you have a rift, score 1 point."),
        (
            "If you have a rift, draw 2 cards; otherwise, discard 1 card from your hand.",
            "Draw 2 cards if you have a rift, otherwise discard a card.",
        ),
        ("If you have no rift, draw 1 card.", "Unless you have a rift, draw 1 card."),
        ("If you have no rift, draw 1 card.", "Draw 1 card unless you have a rift."),
        ("Each player who has no rift loses 1 point.", "Each player without a rift loses 1 point."),
        (
            "Put 1 resource from your hand on top of its pile.",
            "Put a card from your hand on top of the resource pile.",
        ),
        ("Discard any volcano and the cards beside it.", "Discard any volcano."),
        (
            "Each player may draw 1 card, then you discard 1 card from your hand.",
            "Each player may draw a card. Then discard a card.",
        ),
        ("Discard 1 rift on another player's volcano.", "Take 1 rift from the volcano of an opponent and discard it."),
        ("Take the leader's volcano, with all cards beside it.", "Take the volcano of the leader."),
        (
            "Put 1 rift from discard on one of your volcanoes that needs it.",
            "Take a rift from discard and put it on one of your volcanoes.",
        ),
        ("Complete one of your volcanoes.", "Complete one of your projects."),
        ("Put this on any volcano: it needs 1 more rift.", "Put this on any volcano: it needs another rift."),
        ("Discard 1 rift on another player's volcano.", "Discard 1 rift on another player\u2018s volcano\u3002"),
        ("Draw 2 cards.", " Draw\u200b 2\u2009cards\u202f. "),
        ("Discard cards until you have 1 in hand.", "Discard until you have only one card left in your hand."),
        (
            "Put this on any active volcano (in colour): it cannot be hurt.",
            "Put this on any in colour volcano: it is safe.",
        ),
    ],
)
def test_the_same_in_other_words(text: str, same: str) -> None:
    assert clauses(same) == clauses(text)
    assert read(same, VOLCANOES) == read(text, VOLCANOES)


@pytest.mark.parametrize(
    "text",
    [
        "Discard their hand.",
        "Each player discards your hand.",
        "Give 1 card from their hand to another player.",
        "Another player discards 1 card of your choice.",
        "All players draw 2 cards, then take another turn.",
        "You may not draw 2 cards.",
        "Do not draw 2 cards.",
        "Nobody draws 1 card.",
        "Draw 2 cards, then discard 1 card if you have a caldera.",
        "Draw 0 cards.",
        "Draw 11 cards.",
        "Draw 1.5 cards.",
        "Counts as any 1 origin or hotspot.",
        "Draw 2 cards ☺ from the resource pile.",
        "Each player draws 1 card and 2 points.",
        "You may discard a random card from another player's hand.",
        "If you don't have exactly 2 rifts, draw 1 card.",
        "Each player passes 1 card to the left or loses 1 point.",
        "Draw 1 card or another player discards 1 card or draws 2 cards.",
        "Choose one: draw 1 card, or each other player discards 1 card or draws 2 cards.",
        "Either score 1 point, or discard 1 card and draw 3 cards.",
        "Choose one: score 1 point; or discard 1 card, then draw 3 cards.",
        "Each player loses 1 point or discards 2 cards and draws 1 card.",
        "Each other player may discard 1 card; if they do, you score 1 point.",
        "They draw 1 card.",
        "Each player draws 1 card or passes 1 card to the left.",
        "Each player passes 1 card to the left or draws 1 card.",
        "Each player loses 1 point or gives you 1 card.",
        "Discard any number of cards, then each player draws as many or loses 1 point.",
        "If you have a rift, another player draws 1 card; otherwise, they draw 2 cards.",
        "Draw 1 card, score 1 point, draw 2 cards or take another turn.",
        "Discard your volcanoes.",
        "Discard another player's volcanoes.",
        "Take another player's volcanoes.",
        "Put a rift from your hand on top of the volcano pile.",
        "Put a random card from your hand on top of the resource pile.",
        "Give your hand to another player.",
        "Put this on any volcano: it needs one fewer rift.",
        "Look at the top 5 cards of the resource pile: take 1 rift, discard the others.",
        "Look at another player's hand and discard 2 cards.",
        "Look at another player's hand and discard all rifts.",
        "Look at another player's hand and pick a card.",
        "Look at another player's hand. Discard a card.",
        "Another player reveals their hand, then discard a card.",
        "Look at the top 3 cards of the resource pile and discard a card.",
        "Each player reveals their hand. If you have a rift, discard a card.",
        "Reveal your hand and discard all rifts.",
        "Discard a volcano.",
        "Each player discards 1 volcano.",
        "Take a volcano.",
        "Choose another player's volcano.",
        "Choose a rift on any volcano.",
        "Choose a card from another player's hand.",
        "Take a card of your choice from another player's hand.",
        "Discard 1 card from another player's hand.",
        "Another player gives you 1 card of your choice.",
        "Draw 1 card or score 1 point if you have a rift.",
        "Draw 2 cards, but if you have a rift, draw 3 cards.",
        "Draw 2 cards, if you have a rift, score 1 point.",
        "If you have a rift, discard any number of cards. Then draw as many.",
        "If you have a rift, draw 1 card; then, if you have a caldera, score 1 point.",
        "Search the volcano pile for 2 rifts.",
        "Search the resource pile for a volcano.",
        "Reveal the top 3 cards of the volcano pile: take 1 rift, discard the others.",
        "",
        ".",
    ],
)
def test_what_would_be_misread_is_refused(text: str) -> None:
    assert isinstance(read(text, VOLCANOES), Refused)


def test_exactly_so_many() -> None:
    sentences = read("If you have exactly 2 volcanoes, draw exactly 1 card.", VOLCANOES)
    assert not isinstance(sentences, Refused)
    assert sentences[0].condition == Condition("project", 2, 2)
    assert write(sentences, VOLCANOES) == "If you have exactly 2 volcanoes, draw 1 card from the resource pile."


def test_an_enhancement_is_stolen_where_it_lies() -> None:
    assert clauses("Steal 1 item from another player.", DECKS["heroes"]) == [Clause("steal", what=("item",))]
    assert clauses("Steal an item or a location.", DECKS["heroes"]) == [Clause("steal", what=("enhancement",))]


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Copy the instant ability of another hero in play.", "Copy another hero's instant ability."),
        ("Holds up to 2 items.", "This hero can hold two items."),
        ("At the end: +2 for each item you have.", "At the end of the game, score 2 points per item."),
        ("Search the hero pile for 1 enhancement, then shuffle it.", "Search the hero pile for an item or a location."),
    ],
)
def test_the_same_of_heroes_in_other_words(text: str, same: str) -> None:
    assert clauses(same, DECKS["heroes"]) == clauses(text, DECKS["heroes"])


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Cancel an inspiration.", "answered"),
        ("Copy another hero's ability.", "instant"),
        ("Your enhancements cannot be stolen.", "guarded"),
    ],
)
def test_half_of_what_a_card_would_do_is_refused(text: str, wrong: str) -> None:
    refused = read(text, DECKS["heroes"])
    assert isinstance(refused, Refused)
    assert refused.wrong == wrong


@pytest.mark.parametrize("text", ["Steal 1 item from the leader.", "Take 1 item from another player."])
def test_where_an_enhancement_is_taken_from_has_to_be_said(text: str) -> None:
    refused = read(text, DECKS["heroes"])
    assert isinstance(refused, Refused)
    assert refused.wrong == "held"


def test_kinds_that_fold_alike_are_told_by_their_letters() -> None:
    words = VOLCANOES._replace(
        classes={"tree": ("pine", "pin")}, kinds=("pine", "pin"), bits={"pine": 1, "pin": 2, "tree": 3}, called={}
    )
    assert clauses("Discard 1 pin from your hand.", words)[0].what == ("pin",)
    assert clauses("Discard 1 pine from your hand.", words)[0].what == ("pine",)


@pytest.mark.parametrize(
    "text",
    [
        "or " * 3500,
        "draw 2 cards or " * 25,
        "draw 2 cards, then " * 20,
        "discard 1 " + "hotspot or " * 130,
        "each player who has a hotspot volcano " * 40,
        "choose another player: " * 60,
        "(" * 10000,
        "if you have a caldera, " * 60,
    ],
)
def test_hostile_text_is_refused(text: str) -> None:
    """It would take ages if every way to read it were tried."""
    assert isinstance(read(text, VOLCANOES), Refused)
