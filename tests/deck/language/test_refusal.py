"""Refusals: how far a text was understood, why it was not, and the nearest sentence, which means no other thing."""

from random import Random

import pytest

from labdeck.deck.language.offers import offers
from labdeck.deck.language.reading import Refused, read
from labdeck.deck.language.refusal import Refusal, refusal
from labdeck.deck.language.trees import FOLD
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write
from tests.tools.sentences import DECKS, VOLCANOES, VOLCANOES_WITHOUT, an_effect


def refused(text: str, words: Vocabulary = VOLCANOES_WITHOUT) -> Refusal:
    found = refusal(text, words)
    assert found is not None
    return found


def test_a_text_that_is_understood_is_not_refused() -> None:
    assert refusal("Draw 2 cards.", VOLCANOES_WITHOUT) is None


def test_how_far_a_text_was_understood() -> None:
    text = "Each player discards 1 piano from their hand."
    found = refused(text)
    assert found.understood == "Each player discards 1"
    assert text[found.start : found.end] == "piano"
    assert "seismometer" in [offer.text for offer in found.next]
    assert found.reason == "this deck has no “piano”"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Roll a die: on a 6, discard your hand.", "there are no dice in these games"),
        ("You may play 1 more modifier this turn.", "nothing limits how many modifiers a turn may have"),
        ("This volcano needs 1 less resource.", "the card lies beside no volcano; begin with “Put this on …”"),
        (
            "Draw 1 card from the modifier pile.",
            "modifiers have no pile of their own here; the knob modifier_pile gives them one",
        ),
        ("Draw 12 cards.", "that number is too large or too small here"),
        ("Skip your next 12 turns.", "that number is too large or too small here"),
        ("Draw 2 cards, then cancel any modifier.", "this sentence stands alone on its card"),
        ("Put this on any volcano: it cannot be hurt. Draw 2 cards.", "nothing can follow this sentence"),
        ("Draw as many cards.", "nothing before this is counted or done"),
        (
            "Draw 1 card or draw 1 card.",
            "up to three different deeds can stand beside “or”; unless the first is yours, all are of one player",
        ),
        (
            "Draw 1 card, draw 1 card, draw 1 card, draw 1 card, draw 1 card.",
            "this is too long; make several sentences of it",
        ),
        ("Draw 2 crads.", "the word “crads” is not known here"),
        ("Draw 2 cards for each volcano.", "this is not understood"),
        ("or " * 4000, "this is too long; make several sentences of it"),
    ],
)
def test_why(text: str, reason: str) -> None:
    assert refused(text).reason == reason


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("Draw 2 crads.", "Draw 2 cards from the resource pile."),
        ("Discrd 1 resource on any volcano.", "Discard 1 resource on any volcano."),
        ("Draw 2 shiny cards.", ""),
        ("Draw 1 cat.", ""),
        ("Discard 1 ant on another player's volcano.", ""),
        ("Draw 2 cards/score 1 point.", ""),
        ("Put this on any volcano: it is worth 1 lesss point.", "Put this on any volcano: it is worth 1 fewer point."),
        ("Discard 1 rift on eny volcano.", "Discard 1 rift on any volcano."),
        ("Look at teh top card of the resource pile.", "Look at the top card of the resource pile."),
        ("Lsoe 1 point.", "Lose 1 point."),
        ("Discrad 1 card.", "Discard 1 card from your hand."),
        ("Discard 1 satelite on any volcanoe", "Discard 1 satellite on any volcano."),
        ("Burn 1 gas samplng on any volcano.", "Burn 1 gas-sampling on any volcano."),
        ("Nobody draws a card.", ""),
        ("Undiscard 1 card.", ""),
        ("Unprotected your volcanoes until your next turn.", ""),
        ("Each player dont discard 1 card.", ""),
        ("Draw 2 cards for each volcano.", ""),
        ("Draw 12 cards.", ""),
        ("Roll a die and draw 2 cards.", ""),
        ("Draw tow cards.", "Draw 2 cards from the resource pile."),
        ("If you have on rift, draw 1 card.", ""),
        ("Do not draw 2 cards.", ""),
        (
            "Put this n one of your volcanoes: t cannot be hurt.",
            "Put this on one of your volcanoes: it cannot be hurt.",
        ),
        (
            "Draw 2 cards, thn discrad 1 card.",
            "Draw 2 cards from the resource pile, then discard 1 card from your hand.",
        ),
        ("Each other player discards one card of their choie.", "Each other player discards 1 card of their choice."),
    ],
)
def test_the_nearest_sentence(text: str, nearest: str) -> None:
    assert refused(text).nearest == nearest


@pytest.mark.parametrize("words", DECKS.values(), ids=DECKS)
def test_the_nearest_sentence_means_the_same(words: Vocabulary) -> None:
    """A letter is lost or doubled somewhere: if a sentence is named, it is the one that was meant."""
    rng = Random(6)
    named = 0
    for _ in range(40):
        effect = an_effect(rng, words)
        text = write(effect, words)
        tokens = [token for token in FOLD(text) if token.end - token.start > 4 and text[token.start].isalpha()]
        token = rng.choice(tokens or FOLD(text))
        place = rng.randrange(token.start + 1, token.end) if token.end - token.start > 1 else token.start
        wrong = text[:place] + rng.choice(("", text[place] * 2)) + text[place + 1 :]
        found = refusal(wrong, words) if isinstance(read(wrong, words), Refused) else None
        if found and found.nearest:
            named += 1
            assert found.nearest == text, wrong
    assert named


@pytest.mark.parametrize(
    ("text", "understood", "next_"),
    [
        ("Take up to two resources from the bin.", "Take up to two resources from", "any"),
        ("Put a card from your hand on top of the bin.", "Put a card from your hand on top", "of its pile"),
        ("Draw a rift.", "Draw a", "card"),
        ("Skip your next 12 turns.", "Skip your next", "2"),
    ],
)
def test_what_could_come_where_a_text_left_the_language(text: str, understood: str, next_: str) -> None:
    found = refused(text)
    assert found.understood == understood
    assert next_ in [offer.text for offer in found.next]


@pytest.mark.parametrize("text", ["If you have a full find, draw 1 card.", "If you have 2 finds, draw 1 card."])
def test_a_condition_that_a_family_does_not_have_is_refused(text: str) -> None:
    words = DECKS["heroes"]
    found = refused(text.replace("find", words.project), words)
    assert found.reason == "a player of this deck cannot be asked to have that"


def test_a_number_that_no_condition_has_is_refused() -> None:
    assert refused("If you have fewer than 0 points, draw 1 card.").reason.startswith("that number")


@pytest.mark.parametrize("number", ["²", "①", "③", "9" * 400])
def test_odd_digits_are_refused_or_read_and_nothing_else(number: str) -> None:
    text = f"Draw {number} cards from the resource pile."
    assert refusal(text, VOLCANOES) is not None
    assert offers(f"Draw {number} ", VOLCANOES) is not None
