"""Sentences that were wrong once: several cards in one sentence, what must be done, and who is spoken to."""

import re

import pytest

import labdeck
from labdeck import Game, arrange
from labdeck.deck import load, names, tables

NAMES = ["Ann", "Bob"]


def of_role(deck: str, role: str, count: int) -> list[str]:
    """So many cards of one sort."""
    return [card.id for card in tables(load(deck)).cards if card.role == role][:count]


def log_texts(game: Game) -> list[str]:
    """All that everybody may know."""
    return [line["text"] for line in game.view(None).log]


def test_somebody_elses_question_is_not_put_to_the_reader() -> None:
    game = arrange(
        "ingenium", hands=[["physics", "junior"], []], table=[{}, {}], to_move=0, phase="discard", names=NAMES
    )
    assert "until your hand holds" in game.view(0).prompt
    for reader in (1, None):
        assert game.view(reader).prompt.startswith("Ann, discard phase: discard until the hand holds")


def test_who_must_discard_is_told_how_many() -> None:
    heroes = of_role("heroes", "hero", 10)
    game = arrange("heroes", hands=[heroes, []], to_move=0, phase="discard", names=NAMES)
    assert "discard 4 cards, then end" in game.view(0).question
    game = arrange("heroes", hands=[heroes[:7], []], to_move=0, phase="discard", names=NAMES)
    assert "discard 1 to 3 cards, then end" in game.view(0).question
    game = arrange("heroes", hands=[heroes[:6], []], to_move=0, phase="discard", names=NAMES)
    assert "discard up to 3 cards, then end" in game.view(0).question


def test_an_offer_says_what_it_is_for() -> None:
    game = arrange("gsa", hands=[[], []], table=[{}, {}], to_move=0, phase="act", names=NAMES)
    assert "offer a project for a collaboration, or end" in game.view(1).question


def test_who_acts_is_asked_for_what_may_be_done_and_others_see_nothing_of_it() -> None:
    ask = "Action phase: give a project to another player."
    game = arrange("gsa", hands=[["preparations"], []], to_move=0, phase="act", names=NAMES)
    assert game.view(0).question == ask  # it may not end before that [R17]
    assert game.view(1).question.endswith("or end.")
    game = arrange("ingenium", hands=[["ann-makosinski", "physics"], []], to_move=0, phase="act", names=NAMES)
    assert game.view(0).question == "Action phase: start a scientist or end."
    other = arrange("ingenium", hands=[["physics", "physics"], []], to_move=0, phase="act", names=NAMES)
    assert other.view(0).question == "Action phase: nothing is left to do but end."
    assert game.view(1).question == other.view(1).question


def test_a_hero_who_is_copied_stays_its_owners() -> None:
    fields = [card for card in tables(load("heroes")).cards if card.role == "project"]
    fits = [card.id for card in fields if "mathematics" in card.types and card.step != "wild"]
    scored = next(card.id for card in fields if "science" in card.types and card.step == "observation")
    game = arrange(
        "heroes",
        hands=[["sophie-germain"], []],
        table=[{}, {scored: ["alexander-fleming"]}],
        field=[card for card in fits if card != scored][:5],
        to_move=0,
        phase="act",
        names=NAMES,
    )
    game.play("play sophie-germain")
    prompts: list[str] = []
    while game.to_move is not None and game.view(None).phase in ("act", "claim") and len(prompts) < 8:
        prompts.append(game.view(None).prompt)
        names_ = [choice.name for choice in game.choices]
        game.play(next((name for name in names_ if "fleming" in name), names_[0]))
    assert any("Ann's copy of Alexander Fleming" in prompt for prompt in prompts), prompts
    assert not any("Ann's Alexander Fleming" in prompt for prompt in prompts)


def test_one_verb_serves_several_cards() -> None:
    lines = [text for deck in names() for seed in range(4) for text in log_texts(played(deck, seed))]
    joined = re.compile(r" and [^,:.]+ (leaves|finds|goes back|burns|is|was|has) ")
    told = [text for text in lines if joined.search(text) and not text.startswith(("The ", "It is "))]
    assert not told


def played(deck: str, seed: int) -> Game:
    """A game in which everybody takes the last choice."""
    game = labdeck.new(deck, players=2, seed=seed, names=NAMES)
    while not game.over and len(game.played) < 250:
        game.play(game.choices[-1 if len(game.played) % 3 else 0])
    return game


def test_discoveries_leave_the_field_and_nobody_loses_them() -> None:
    lines = log_texts(played("heroes", 3))
    assert not [text for text in lines if "to the discarded discoveries" in text]
    challenged = labdeck.new("heroes", players=2, seed=1, challenges=2)
    assert any(text.startswith("Challenges of this game: ") for text in log_texts(challenged))


@pytest.mark.parametrize(("deck", "held"), [("microbes", "no card"), ("gsa", "no card besides projects")])
def test_a_hand_that_may_hold_nothing_holds_no_card(deck: str, held: str) -> None:
    game = arrange(deck, hands=[["host" if deck == "microbes" else "fly"], []], to_move=0, phase="discard")
    assert game.view(0).prompt == f"Seat 0, discard phase: discard until your hand holds {held}, then end."
