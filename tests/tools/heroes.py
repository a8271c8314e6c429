"""At a table of heroes: choices with nobody answering, a turn in which nothing is done, and a game that is counted."""

from typing import Any

from labdeck import Game, Result, arrange
from labdeck.rules.numbers import ASK_ANSWER, ASK_INSPIRE
from tests.tools.sitting import Table, offered

WINDOWS = (ASK_ANSWER, ASK_INSPIRE)


def be_quiet(game: Game) -> None:
    """Nobody plays an inspiration until something else is asked."""
    while not game.over and game.state.ask in WINDOWS:
        game.play("pass")


def take(game: Game, *choices: str) -> None:
    """Make these choices one after another; nobody answers any of them."""
    for choice in choices:
        game.play(choice)
        be_quiet(game)


def idle(game: Game, turns: int = 1) -> None:
    """Let turns go by with as little as possible done in them."""
    until = game.state.turns + turns
    while game.state.turns < until and not game.over:
        words = [word for word in ("pass", "end", "keep") if word in offered(game)]
        game.play(words[0] if words else game.choices[0])
    be_quiet(game)


def counted(table: Table, **more: Any) -> Result:
    """The result if the game ends with this on the table."""
    game = arrange("heroes", table=table, to_move=len(table) - 1, phase="discard", most_turns=1, **more)
    be_quiet(game)
    assert game.result is not None
    return game.result


def added(challenge: str, cards: dict[str, list[str]]) -> int:
    """The points that a challenge adds for a seat with these cards; the other seat has none, and gets none."""
    nobody, plain = counted([{}, cards]).scores
    assert nobody == 0
    with_it = counted([{}, cards], challenges=[challenge]).scores
    assert with_it[0] == 0
    return with_it[1] - plain


# A discovery of each step; together one of every type.
FIELD = ["moons-of-jupiter", "memex-idea", "kitty-hawk-flight", "photo-51", "euclids-elements"]
# Five steps with heroes who say nothing about points: 4 + 5 + 6 + 4 + 6.
FIVE_STEPS = {
    "moons-of-jupiter": ["marie-curie"],
    "continental-drift": ["rosalind-franklin"],
    "kitty-hawk-flight": ["nikola-tesla"],
    "photo-51": ["alexander-fleming"],
    "euclids-elements": ["al-khwarizmi"],
}


def score(
    hero: str,
    on: str,
    /,
    *,
    hand: tuple[str, ...] = (),
    their_hand: tuple[str, ...] = (),
    mine: dict[str, list[str]] | None = None,
    theirs: dict[str, list[str]] | None = None,
    **more: Any,
) -> Game:
    """A game of two in which seat 1 plays a hero, and nobody answers; the field is that discovery if none is given."""
    game = arrange(
        "heroes",
        hands=[[*their_hand], [hero, *hand]],
        table=[theirs or {}, mine or {}],
        to_move=1,
        **{"field": [on]} | more,
    )
    take(game, f"play {hero} on {on}")
    return game


def inspire(
    card: str,
    *,
    hand: tuple[str, ...] = (),
    their_hand: tuple[str, ...] = (),
    mine: dict[str, list[str]] | None = None,
    theirs: dict[str, list[str]] | None = None,
    **more: Any,
) -> Game:
    """A game of two in which seat 1 holds an inspiration as its own turn begins."""
    hands, table = [[*their_hand], [card, *hand]], [theirs or {}, mine or {}]
    return arrange("heroes", hands=hands, table=table, to_move=1, phase="inspire", **more)
