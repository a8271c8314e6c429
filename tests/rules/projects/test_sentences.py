"""A card of several sentences: each does what it says, whatever the one before it did."""

import re
from pathlib import Path

import pytest

from labdeck import arrange
from labdeck.deck import check, load
from labdeck.rules.numbers import MOST_SKIPS
from tests.tools.decks import altered
from tests.tools.heroes import take
from tests.tools.sitting import offered, play

CARD = "sexism-delays-science"
TAKE = "Take 1 resource from another player's scientist into your hand."
DRAW = "Draw 1 card from the resource pile."


def saying(folder: Path, deck: str, card: str, effect: str) -> Path:
    """A deck in which a card has another effect."""
    text = load(deck).path.read_text(encoding="utf-8")
    found = re.search(rf'id = "{card}"\n(?:.+\n)*?effect = ".*"\n', text)
    assert found
    path = altered(folder, deck, (found[0], re.sub(r'effect = ".*"', lambda _: f'effect = "{effect}"', found[0])))
    assert not [problem for problem in check(path) if problem.severity == "error"]
    return path


@pytest.mark.rule("R29")
def test_only_the_draw_that_says_so_burns_what_harms(tmp_path: Path) -> None:
    deck = saying(tmp_path, "ingenium", CARD, f"{DRAW[:-1]}; harmful modifiers drawn this way burn. {DRAW}")
    resource = ["physics", "a-phd-does-not-mean-security"]
    game = arrange(deck, hands=[[CARD], []], table=[{"jill-tarter": []}, {}], resource=resource)
    game.play(f"play {CARD}")
    assert offered(game) == ["play a-phd-does-not-mean-security"]


@pytest.mark.rule("R36", "P12")
def test_a_card_can_be_played_if_any_sentence_of_it_does_something(tmp_path: Path) -> None:
    for effect in (f"{TAKE} {DRAW}", f"{DRAW} {TAKE}"):
        game = arrange(saying(tmp_path, "ingenium", CARD, effect), hands=[[CARD], []], resource=["physics"])
        game.play(f"play {CARD}")
        assert game.hand(0) == ["physics"]
    alone = arrange(saying(tmp_path, "ingenium", CARD, TAKE), hands=[[CARD], []])
    assert offered(alone) == ["end"]


@pytest.mark.rule("DR5")
def test_a_sentence_speaks_of_the_player_of_the_card_whomever_the_last_one_named(tmp_path: Path) -> None:
    effect = "Another player discards 1 card of their choice. Discard any number of cards, then draw as many."
    hands = [["nikola-tesla", "microscope", "transistor"], ["abacus", "pascaline"], []]
    game = arrange(saying(tmp_path, "heroes", "nikola-tesla", effect), hands=hands, field=["kitty-hawk-flight"])
    take(game, "play nikola-tesla on kitty-hawk-flight", "choose pascaline")
    assert offered(game) == ["choose microscope", "choose transistor", "pass"]


@pytest.mark.rule("P24")
def test_skips_add_up_to_what_a_state_can_count(tmp_path: Path) -> None:
    game = arrange(saying(tmp_path, "ingenium", CARD, "Another player skips their next 9 turns."), hands=[[CARD], []])
    game.state.skip[1] = MOST_SKIPS - 5
    play(game, f"play {CARD}", "pass")
    assert game.state.skip[1] == MOST_SKIPS
