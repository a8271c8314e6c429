"""Offers: every text that a card says can be written by taking what is offered, and a deck offers its own words."""

from random import Random

import pytest

from labdeck.deck.language.offers import Offer, offers
from labdeck.deck.language.reading import Refused, read
from labdeck.deck.language.trees import FOLD
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write
from tests.tools.sentences import DECKS, VOLCANOES, VOLCANOES_WITHOUT, an_effect


def texts(text: str, words: Vocabulary = VOLCANOES) -> list[str]:
    return [offer.text.strip() for offer in offers(text, words)]


def test_after_a_player_come_the_verbs() -> None:
    found = offers("Each player ", VOLCANOES)
    verbs = [offer.text for offer in found if offer.part == "verb"]
    assert {"draws", "discards", "burns", "passes", "skips", "scores"} <= set(verbs)
    assert not {"draw", "discard", "takes", "gives"} & set(verbs)
    assert "may" in texts("Each player ")
    assert {"draw", "discard"} <= set(texts("Each player may "))
    assert "draws" not in texts("Each player may ")


def test_after_a_number_comes_what_the_deck_has() -> None:
    assert texts("Each player discards 1 ") == [
        *("card", "resource", "volcano", "modifier", "origin", "instrument", "hotspot", "rift", "subduction"),
        *("caldera", "seismometer", "satellite", "gas-sampling", "field-mapping"),
    ]
    assert "seismometers" in texts("Discard 2 ")
    assert texts("Each player discards 1 ", DECKS["heroes"]) == [
        *("card", "hero", "enhancement", "item", "location", "inspiration")
    ]


def test_a_sentence_may_end_or_go_on() -> None:
    found = texts("Draw 2 cards from the resource pile")
    assert {".", ", then", "or"} <= set(found)
    assert "Each player" in texts("Draw 2 cards from the resource pile.")


def test_a_word_that_is_begun_is_finished() -> None:
    assert [*offers("Each player dis", VOLCANOES)] == [Offer("discards", "verb", len("Each player "))]


def test_an_article_is_not_said_twice() -> None:
    assert "resource pile" in texts("Draw 2 cards from the ")
    assert "the resource pile" in texts("Draw 2 cards from ")


def test_only_piles_that_the_deck_has_are_offered() -> None:
    assert "the modifier pile" in texts("Draw 2 cards from ")
    assert "the modifier pile" not in texts("Draw 2 cards from ", VOLCANOES_WITHOUT)


def test_a_text_that_cannot_go_on_has_no_offers() -> None:
    assert offers("Roll a die ", VOLCANOES) == []


@pytest.mark.parametrize("words", DECKS.values(), ids=DECKS)
def test_every_text_can_be_written_by_taking_offers(words: Vocabulary) -> None:
    rng = Random(4)
    for _ in range(6):
        whole = write(an_effect(rng, words), words)
        text, steps = "", 0
        while text != whole:
            longer = [text[: offer.start] + offer.text for offer in offers(text, words)]
            fitting = [each for each in longer if whole.startswith(each) and len(each) > len(text)]
            assert fitting, (text, whole)
            text = max(fitting, key=len)
            steps += 1
        assert steps > 1


@pytest.mark.parametrize("words", DECKS.values(), ids=DECKS)
def test_what_is_offered_can_be_read_on(words: Vocabulary) -> None:
    rng = Random(5)
    for _ in range(10):
        text = ""
        for _ in range(6):
            found = offers(text, words)
            if not found:
                break
            offer = rng.choice(found)
            text = text[: offer.start] + offer.text
            result = read(text, words)
            assert not isinstance(result, Refused) or result.reach == len(FOLD(text)) or offers(text, words), text
        assert text


def test_piles_are_offered_with_all_their_words() -> None:
    assert texts("Look at the top card of ") == ["the resource pile", "the modifier pile", "the volcano pile"]


def test_what_is_written_most_comes_first() -> None:
    found = texts("")
    assert found[:5] == ["Draw", "Discard", "Burn", "Take", "Each player"]
    assert "With none, you may burn this" not in found


def test_nobody_gives_to_themselves() -> None:
    assert "give you" not in texts("You may ")


def test_a_sentence_may_end_where_it_is_understood() -> None:
    assert "." in texts("Draw 2 cards")


@pytest.mark.parametrize("words", DECKS.values(), ids=DECKS)
def test_who_takes_offers_comes_to_a_sentence_that_is_understood(words: Vocabulary) -> None:
    rng = Random(9)
    for _ in range(8):
        text = ""
        while not text.endswith("."):
            found = offers(text, words)
            assert found, text
            ends = [offer for offer in found if offer.part == "end"]
            offer = ends[0] if ends and rng.random() < 0.7 else rng.choice(found)
            text = text[: offer.start] + offer.text
        assert not isinstance(read(text, words), Refused), text


def test_what_stands_alone_is_not_joined() -> None:
    assert texts("Cancel any modifier") == ["."]
    assert "cancel" not in texts("Draw 1 card, then ")
    assert offers("Cancel any modifier. ", VOLCANOES) == []


def test_numbers_and_players_are_those_that_a_verb_has() -> None:
    assert texts("Counts as any ") == ["1", "2"]
    assert "each player's" not in texts("Look at ")
    assert "1" not in texts("The player on your left skips their next ")
    assert "items" in texts("+5 for 2 ", DECKS["heroes"]) or "items or more" in texts("+5 for 2 ", DECKS["heroes"])
