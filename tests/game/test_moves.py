"""Moves: the cards that a page lets fly, and what each reader is told of them."""

import pytest

import labdeck
from labdeck.game import Game
from labdeck.game.log import Event

from .play import TABLES, lie_at, random_game


def after_draws() -> Game:
    """A game in which seat 0 has named both its draws and seen what they are."""
    game = labdeck.new("ingenium", players=2, seed=7, first=0)
    game.play("draw resource")
    game.play("draw project")
    return game


def test_a_draw_is_told_by_its_back_to_everybody() -> None:
    game = after_draws()
    for reader in (0, 1, None):
        drawn = [move for move in game.moves(reader) if move["verb"] == "draws"]
        assert [(move["from"], move["to"]) for move in drawn] == [
            ("pile:resource", "hand:0"),
            ("pile:project", "hand:0"),
        ]
        assert [move["back"] for move in drawn] == ["resource", "project"]
        assert [move["card"] for move in drawn] == [None, None]


def test_a_card_that_is_laid_open_is_named() -> None:
    game = after_draws()
    made = len(game.played)
    start = next(choice for choice in game.choices if choice.name.startswith("start "))
    game.play(start)
    card = start.name.removeprefix("start ")
    told = {
        "n": made + 1,
        "verb": "starts",
        "seat": 0,
        "card": card,
        "back": "project",
        "from": "hand:0",
        "to": "mat:0",
    }
    assert game.moves(None, made) == [told]


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_a_card_ends_where_its_last_move_says(deck: str, players: int) -> None:
    for game in random_game(deck, players, 9):
        made = len(game.played)
        last = {move["card"]: move for p in range(players) for move in game.moves(p, max(made - 1, 0)) if move["card"]}
        copies = [card.id for card in game.cards]
        for card, move in last.items():
            is_hidden = move["to"] in ("looked", f"pile:{move['back']}")  # from there it may go on unseen
            if copies.count(str(card)) == 1 and not is_hidden:
                assert card in lie_at(game, move["to"]), move


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_moves_told_late_are_those_that_were_told_at_once(deck: str, players: int) -> None:
    told = []
    for game in random_game(deck, players, 4):
        told += game.moves(0, max(len(game.played) - 1, 0)) if game.played else []
    assert game.moves(0) == told


def test_the_order_of_hidden_cards_says_nothing() -> None:
    from labdeck.game.move import moves_of
    from labdeck.rules import numbers as n

    game = labdeck.new("ingenium", players=2, seed=7)
    projects = [c for c, card in enumerate(game.cards) if card.back == "project"][:2]
    resource = next(c for c, card in enumerate(game.cards) if card.back == "resource")

    def told(cards: list[int]) -> list[object]:
        events: list[Event] = [(n.TAKES, 0, c, n.HAND + 1, n.HAND, 0) for c in cards]
        return list(moves_of([(1, events)], game.state.place, 1, game.tables))

    assert told([projects[0], resource, projects[1]]) == told([resource, *projects])


def test_a_game_can_be_looked_at_as_it_was() -> None:
    game = after_draws()
    before = game.view(0).to_json()
    game.play(game.choices[0])
    then = game.at(2)
    assert then.view(0).to_json() == before
    then.play(then.choices[-1])
    assert len(game.played) == 3
    assert game.at(0).played == ()
