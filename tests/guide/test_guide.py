"""Guides say how a deck is played: in its own words and numbers, true for any knobs, with nothing of our workshop."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from labdeck.deck import DeckError, DeckFile, knobs_of, load, names, tables
from labdeck.deck.starter import starter
from labdeck.faces import parts
from labdeck.guide import Guide, guide
from tests.tools import random_decks

RANDOM = 24  # decks
JARGON = re.compile(r"_|`|\bknob|\bseat|\bseed|\bNone\b|\{|\}|  |\.\.|\bTrue\b|\bFalse\b")
# What a guide says for the value of a knob, and what it must not say then: with the deck's own words for a project.
SAYS: dict[tuple[str, Any], tuple[str, str]] = {
    ("modifier_pile", True): ("the modifiers into a third", "modifiers together into another"),
    ("draw", 1): ("Take 1 card from", "one after the other"),
    ("draw", 3): ("Take 3 cards, one after the other", "Take 2|taken both"),
    ("draw_blind", True): ("when you have taken all 4", "before you take the next"),
    ("draw_blind", False): ("Look at each before you take the next", "Look at them when|Take all of them first"),
    ("draw_from", ("resource",)): ("from the resource pile", "top of the discard pile"),
    ("draw_from", ("project", "resource", "discard")): ("or the top of the discard pile", "do not draw from it"),
    ("opening_resources", 5): ("5 cards from the resource pile", "2 cards from the resource pile"),
    ("opening_projects", 0): ("Everyone gets 2 cards from the resource pile\\.", "Everyone gets .* and"),
    ("opening_modifiers", "kept"): ("stays in your hand until your turn", "into the middle"),
    ("opening_modifiers", "middle"): ("into the middle", "stays in your hand until"),
    ("projects_count", True): ("they count as cards in your hand", "not counted\\."),
    ("projects_count", False): ("in your hand are not counted", "they count as cards in your hand"),
    ("projects_in_hand", 3): ("you keep at most 3 in your hand", "at most [^3]"),
    ("completed_to", "burn"): ("beside it are burned", "beside it go to the discard"),
    ("completed_to", "discard"): ("beside it go to the discard pile", "beside it are burned"),
    ("refill", ()): ("it stays empty", "into a new one"),
    ("refill", ("burn",)): ("the burned cards are shuffled", "without its top card"),
    ("refill", ("discard",)): ("the discard pile without its top card is shuffled", "the burned cards"),
    ("refill_else", ("discard",)): ("is shuffled instead", "it stays empty"),
    ("collaboration", True): ("How do two players work together", "never to be said"),
    ("collaboration", False): ("What if a pile is empty", "work together"),
    ("block", "anyone"): ("Anyone at the table, right", "Only the player whom"),
    ("block", "self"): ("Only the player whom it hurts", "Anyone at the table"),
    ("tie_break", "shared"): ("equal scores share the win", "fewer .* unfinished wins"),
    ("tie_break", "fewer active, more completed"): ("fewer .* unfinished wins", "equal scores share"),
    ("projects", 12): ("Take 12 of the", "never to be said"),
    ("first", "seed"): ("Draw lots", "Player . begins"),
    ("first", 1): ("Player 2 begins", "Draw lots"),
    ("stall_turns", 7): ("for 7 turns each", "for 10 turns"),
    ("most_turns", 33): ("after 33 turns each", "after (100|60) turns"),
    ("most_choices", 77): ("[Aa]fter 77 choices", "[Aa]fter (200|20) choices"),
    ("most_chain", 55): ("when 55 modifiers", "when 100"),
    ("hand", 8): ("gets 8 cards.*until you hold 8", "until you hold 6|gets 6 cards"),
    ("free_discards", 0): ("Draw until you hold", "Discard up to"),
    ("free_discards", 5): ("Discard up to 5 cards", "up to 3 cards"),
    ("field", 4): ("Lay 4 .*filled up to 4", "filled up to 5"),
    ("exchange", True): ("exchange all of them once", "never to be said"),
    ("exchange", False): ("Everyone gets", "exchange"),
    ("face_down", True): ("laid face down", "never to be said"),
    ("face_down", False): ("Add up to one item", "laid face down"),
    ("challenges", 2): ("Lay 2 challenges", "Lay 3 challenges"),
}
WITH: dict[str, dict[str, Any]] = {
    "modifier_pile": {"draw_from": ("project", "resource", "modifier")},
    "draw_blind": {"draw": 4},
    "refill_else": {"refill": ("burn",)},
    "refill": {"refill_else": ()},
}


def sentences(of: Any) -> Iterator[str]:
    """Every text of a guide, in its order."""
    if isinstance(of, str):
        yield of
    elif isinstance(of, dict):
        for key, value in of.items():
            if key not in ("card", "id", "deck", "side", "part", "cards") or not isinstance(value, str):
                yield from sentences(value)
    elif isinstance(of, list | tuple):
        for value in of:
            yield from sentences(value)


def told(made: Guide) -> str:
    """All that a guide says itself: the list of cards speaks with the cards' own words."""
    return "\n".join(sentences({part: value for part, value in made.plain().items() if part != "cards"}))


def own_decks(folder: Path) -> list[DeckFile]:
    """The starters, and decks that nobody has thought of."""
    texts = {f"starter-{rules}": starter(rules, f"my {rules[:4]}") for rules in random_decks.NAMES}
    texts |= {f"random-{seed}": random_decks.random_deck(seed, random_decks.family_of(seed)) for seed in range(RANDOM)}
    decks = []
    for name, text in texts.items():
        path = folder / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        decks.append(load(path))
    return decks


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> list[DeckFile]:
    """Every shipped deck, both starters and some random ones."""
    return [*(load(name) for name in names()), *own_decks(tmp_path_factory.mktemp("decks"))]


def test_a_guide_is_whole_for_every_deck(decks: list[DeckFile]) -> None:
    for deck in decks:
        made = guide(deck)
        assert len(made.turn) == 4, deck.id
        for part in (made.goal, made.setup, made.piles, made.ending, made.questions, made.others, made.card.pointers):
            assert len(part) > 1, deck.id
        assert made.example.total == sum(row.points for row in made.example.rows), deck.id
        assert sum(group.count for group in made.cards) <= len(tables(deck).cards), deck.id


def test_a_guide_speaks_to_people(decks: list[DeckFile]) -> None:
    for deck in decks:
        for said in told(guide(deck)).splitlines():
            assert not JARGON.search(said), (deck.id, said)
            if deck.words["project"] != "project":
                assert not re.search(r"\bprojects?\b", said), (deck.id, said)


def test_sentences_are_sentences(decks: list[DeckFile]) -> None:
    for deck in decks:
        made = guide(deck)
        pictures = [said for picture in made.turn for said in picture.says]
        answers = [question.answer for question in made.questions]
        for said in (*made.goal, *made.setup, *made.piles, *made.ending, *pictures, *answers):
            assert said[0].isupper() or not said[0].isalpha(), (deck.id, said)
            assert said.endswith("."), (deck.id, said)
        assert all(question.asks.endswith("?") for question in made.questions)


def test_what_is_pointed_at_is_on_the_card_and_what_is_shown_is_in_the_deck(decks: list[DeckFile]) -> None:
    for deck in decks:
        made, cards = guide(deck), {card.id: card for card in tables(deck).cards}
        assert {pointer.part for pointer in made.card.pointers} <= set(parts(deck, made.card.card)), deck.id
        for shown in (*made.others, *(each for picture in made.turn for each in picture.shows)):
            if shown.side == "face":
                assert shown.id in cards, deck.id
            else:
                assert shown.id in {card.back for card in cards.values()}, deck.id


@pytest.mark.parametrize(("knob", "value"), SAYS, ids=str)
def test_a_guide_is_true_to_the_knobs(knob: str, value: Any, decks: list[DeckFile]) -> None:
    tried = 0
    for deck in decks:
        if knob not in {each.name for each in knobs_of(deck.rules)} or not has_what_is_told(deck, knob):
            continue
        try:
            made = guide(deck, **{**WITH.get(knob, {}), knob: value})
        except DeckError:
            continue  # the deck has too few cards for it, or a pile that must be drawn from
        tried += 1
        has, has_not = SAYS[knob, value]
        said = told(made)
        assert re.search(has, said, re.DOTALL), (deck.id, said)
        assert not re.search(has_not, said), (deck.id, re.search(has_not, said))
    assert tried > 3


def has_what_is_told(deck: DeckFile, knob: str) -> bool:
    """Whether a deck has the cards that a knob is about, so that the guide speaks of it."""
    roles = {card.role for card in tables(deck).cards}
    if knob == "opening_modifiers":
        return (
            bool(roles & {"modifier", "wildcard", "block"})
            and not deck.knobs["modifier_pile"]
            and deck.knobs["opening_resources"] > 0
        )
    if knob == "modifier_pile":
        return bool(roles & {"modifier", "wildcard", "block"})
    if knob == "block":
        return any(getattr(title, "means", None) and deck_blocks(title) for title in deck.titles)
    if knob == "opening_projects":
        return bool(deck.knobs["opening_resources"] == 2)
    if knob == "challenges":
        return sum(card.role == "challenge" for card in tables(deck).cards) > 1
    if knob == "projects":
        return len(deck.tables["project"]) > 12
    return True


def deck_blocks(title: Any) -> bool:
    """Whether a title is a block, and not a card that cancels any modifier."""
    return "would hurt you" in title.effect


def test_every_knob_is_told() -> None:
    told_of = {knob for knob, _ in SAYS}
    assert {knob.name for knob in knobs_of("")} == told_of


def test_a_deck_calls_things_by_its_own_words() -> None:
    said = told(guide(load("ingenium")))
    assert "scientists" in said
    assert "disciplines and achievements" in said
    assert "5 + 4 − 2 = 7" in said
