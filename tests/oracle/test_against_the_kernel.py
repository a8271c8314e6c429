"""The kernel plays random cards in random positions as the rules' words say."""

from pathlib import Path
from random import Random

import pytest

from labdeck import DeckError
from labdeck.deck import DeckFile
from labdeck.deck.discoveries.titles import Inspiration
from labdeck.deck.projects.titles import Modifier

from .compare import Comparison
from .decks import ANY_THEME, NOT_PLAYED, a_deck, inspirations
from .positions import a_position, an_inspired_position, card_of
from .themes import THEMES, Theme

CARDS = 20  # of each deck


@pytest.mark.parametrize("seed", range(26))
def test_cards_do_what_their_sentences_say(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    compare_cards(a_right_deck(rng, tmp_path), rng)


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("rule", THEMES)
def test_cards_about_one_rule_do_what_their_sentences_say(rule: str, seed: int, tmp_path: Path) -> None:
    rng, theme = Random(f"{rule} {seed}"), THEMES[rule]
    compare_cards(a_right_deck(rng, tmp_path, theme), rng, theme)


def compare_cards(deck: DeckFile, rng: Random, theme: Theme = ANY_THEME) -> None:
    """Play some cards of a deck, each in a position of its own, as the kernel and as the interpreter do."""
    played = [title for title in deck.of(Modifier) if title.means.sentences[0].clauses[0].verb not in NOT_PLAYED]
    for title in rng.choices(played, k=CARDS):
        knobs = {"block": rng.choice(("self", "self", "anyone")), "most_chain": rng.choice((2, 3, 100, 100))}
        game = a_position(deck, rng, title.id, theme, **knobs)
        Comparison(game, card_of(game, title.id), int(game.to_move or 0), rng).run()


def a_right_deck(rng: Random, folder: Path, theme: Theme = ANY_THEME) -> DeckFile:
    """A random deck within the limits of all decks."""
    while True:
        try:
            return a_deck(rng, folder, theme)
        except DeckError:
            continue


@pytest.mark.parametrize("seed", range(14))
def test_inspirations_do_what_their_sentences_say(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    deck = inspirations(rng, tmp_path)
    played = [title for title in deck.of(Inspiration) if title.means.sentences[0].clauses[0].verb != "answer"]
    for title in rng.choices(played, k=CARDS):
        game = an_inspired_position(deck, rng, title.id)
        Comparison(game, card_of(game, title.id), int(game.to_move or 0), rng).run()
