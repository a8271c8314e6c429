"""What is kept from one view to the next, and what machine code makes, is what it would be if made anew."""

import pytest

from labdeck import Game
from labdeck.game.knowledge import Sight, masked
from labdeck.game.log import log_of
from labdeck.game.past import Before, reveals
from labdeck.game.view import as_plain, common_of, own_of
from labdeck.rules.schema import State
from labdeck.rules.sight import mask

from .play import TABLES, random_game


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_machine_code_masks_as_the_rules_do(deck: str, players: int) -> None:
    for game in random_game(deck, players, 8):
        if len(game.played) % 20 == 0 or game.over:
            for reader in range(players + 1):
                plain = State()
                mask(game.state, plain, game.tables.deck, reader)
                assert masked(game.state, game.tables, reader).fields() == plain.fields()
                assert Sight(game.state, game.tables).known(reader).fields() == plain.fields()


@pytest.mark.parametrize("knobs", [{}, {"face_down": True}])
@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_what_all_views_have_alike_is_what_each_reader_knows(deck: str, players: int, knobs: dict[str, bool]) -> None:
    """What is made once, of what a spectator knows, is what each reader's own knowledge would have made."""
    if knobs and deck != "heroes":
        pytest.skip("no other deck lays cards face down")
    for game in random_game(deck, players, 11, **knobs):
        if len(game.played) % 7 == 0 or game.over:
            for seat in (*range(players), None):
                m = game.masked(seat)
                made = common_of(m, game.tables, game.names) | own_of(m, game.tables, game.names, seat)
                assert game.told(seat, len(game.played)) == as_plain(made, [])


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_a_log_that_was_kept_is_the_log_written_anew(deck: str, players: int) -> None:
    """Readers who know the same share their lines; each is told what log_of tells them alone."""
    game = None
    for game in random_game(deck, players, 9):
        for seat in (*range(players), None):
            game.view(seat)
    assert game is not None
    for seat in (*range(players), None):
        assert game.view(seat).log == told_alone(game, players if seat is None else seat)


def told_alone(game: Game, reader: int) -> list[object]:
    """The log of one reader, from all events."""
    marks, events = game._marks, game.state.events or []
    chunks = [events[(marks[made - 1] if made else 0) : mark] for made, mark in enumerate(marks)]
    return [line for made, chunk in enumerate(chunks) for line in log_of(chunk, made, reader, game.tables, game.names)]


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_whether_a_choice_can_be_taken_back_is_what_a_replay_says(deck: str, players: int) -> None:
    for game in random_game(deck, players, 10):
        if game.played and len(game.played) % 9 == 0:
            last, then = game.played[-1], game.at(len(game.played) - 1).state
            before = Before(then.rng, then.seen, then.putting, then.depth)
            stands = not game.over and game.to_move != last.seat
            stands = stands or then.rng != game.state.rng or reveals(before, game.state, last)
            assert game.can_undo is not stands
