"""What the log says that sentences did, and to whom."""

from pathlib import Path

import pytest

from labdeck import Game
from labdeck.rules.numbers import MOST_POINTS

from .spoken import CARD, said, saying

MINE = "nuclear-reprogramming"
MORE = "self-splicing-rna"
THEIRS = "telomere-keepers"


def told(game: Game) -> list[str]:
    """What the log says after the card was played."""
    log = [entry["text"] for entry in game.view(None).log]
    return log[log.index(f"Seat 0 plays {CARD}.") + 1 :]


@pytest.mark.rule("L36")
@pytest.mark.parametrize("way", ["Discard", "Burn"])
def test_the_owner_of_a_project_loses_it(tmp_path: Path, way: str) -> None:
    table = [{}, {THEIRS: ["yeast"]}]
    game = said(tmp_path, f"{way} another player's project and the cards beside it.", table=table)
    goal = "burn" if way == "Burn" else "discard"
    assert told(game) == [f"Seat 1 loses Yeast to {goal}.", f"Seat 1 loses Telomere Keepers to {goal}."]


@pytest.mark.rule("R30")
def test_nobody_loses_a_card_of_a_pile(tmp_path: Path) -> None:
    effect = "Look at the top 2 cards of the resource pile and discard them."
    game = said(tmp_path, effect, resource=["yeast", "frog"])
    assert told(game)[-1] == "Seat 0 puts Frog and Yeast into discard."


@pytest.mark.rule("L16")
@pytest.mark.parametrize(
    ("effect", "choices", "hand"),
    [
        ("Shuffle the project pile.", [], []),
        ("Discard any number of cards from your hand.", ["choose mouse"], ["mouse"]),
        ("Discard up to 3 cards from your hand.", ["choose mouse", "choose worm"], ["mouse", "worm"]),
        ("Draw up to 3 cards from the resource pile.", ["accept"], []),
    ],
)
def test_what_was_done_is_not_told_to_be_nothing(
    tmp_path: Path, effect: str, choices: list[str], hand: list[str]
) -> None:
    game = said(tmp_path, effect, *choices, hands=[hand, []], resource=["yeast"])
    assert not any("finds nothing" in text for text in told(game))


@pytest.mark.rule("L16", "L20")
def test_a_part_that_finds_nothing_is_told_apart_from_the_card(tmp_path: Path) -> None:
    aims = "Discard 1 resource on another player's project"
    game = said(tmp_path, f"{aims}. Score 1 point.")
    assert told(game) == [f"A part of {CARD} finds nothing to act on.", "Seat 0 gains 1 point."]
    willing = said(tmp_path, "You may discard 1 card from your hand, then score 1 point.")
    assert told(willing) == [f"A part of {CARD} finds nothing to act on.", "Seat 0 gains 1 point."]


@pytest.mark.rule("L33", "P25")
def test_a_pile_is_refilled_once_whatever_else_lies_there(tmp_path: Path) -> None:
    effect = "Shuffle the discard pile into the resource pile."
    game = said(tmp_path, effect, discard=["yeast", MINE, "frog"])
    assert told(game) == [
        "Out of discard for good: Nuclear Reprogramming.",
        "The resource pile is refilled.",
        "The resource pile is shuffled.",
    ]


@pytest.mark.rule("L28")
def test_no_more_points_are_told_than_are_lost(tmp_path: Path) -> None:
    game = saying(tmp_path, "Lose 2 points.")
    game.state.gained[0] = 1 - MOST_POINTS
    game.play(f"play {CARD}")
    assert told(game) == ["Seat 0 loses 1 point."]


@pytest.mark.rule("L9")
def test_a_turn_that_is_lost_to_a_skip_is_told(tmp_path: Path) -> None:
    game = said(tmp_path, "Take another turn.", "end", skip=[1, 0])
    assert told(game)[1:3] == ["Seat 0 takes no other turn after this one.", "Seat 0 skips a turn."]
