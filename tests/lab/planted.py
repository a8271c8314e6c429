"""Changed copies of the decks, each with one fault, and a table at which the first seat is favoured."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from labdeck.bots import tally
from labdeck.bots.match import GREEDY, POLICY_BITS
from labdeck.bots.policies import compiled_policies
from labdeck.deck import Tables, load, tables
from labdeck.deck.library import FOLDER
from labdeck.lab.games import LOADING, Games, Numbers
from labdeck.rules.numbers import ASK_DRAW, NONE
from labdeck.rules.records import deck_record, new_states


def changed(folder: Path, deck: str, pattern: str, new: str) -> Tables:
    """A deck in whose file one place is changed."""
    text, count = re.subn(pattern, new, (FOLDER / f"{deck}.toml").read_text(), count=1, flags=re.DOTALL)
    assert count == 1
    path = folder / "changed.toml"
    path.write_text(text)
    return tables(load(path))


def with_nine_points(folder: Path, deck: str, project: str) -> Tables:
    """The deck with a project that is worth 9."""
    return changed(folder, deck, rf'(id = "{project}".*?points = )\d+', r"\g<1>9")


def without_kind(folder: Path, deck: str, kind: str) -> Tables:
    """The deck without a card of one kind."""
    return changed(folder, deck, rf'\[\[resource\]\]\nkind = "{kind}".*?(?=\[\[)', "")


def with_card(folder: Path, deck: str, effect: str) -> Tables:
    """The deck with one more modifier, played at once."""
    card = f'''[[modifier]]
id = "the-end"
name = "The end"
copies = 1
play = "at once"
effect = "{effect}"

'''
    return changed(folder, deck, r"(?=\[\[modifier\]\])", card)


@cache
def favoured_rows() -> Any:
    """The loop of `labdeck.bots.tally.play_rows`, compiled, with one draw more in every turn of whoever began."""
    import numba

    rules: Any = compiled_policies()
    legal, choose = rules.kernel.legal, rules.tally.choose
    open_row, take, close_row = rules.tally.open_row, rules.tally.take, rules.tally.close_row

    def rows(s: Any, w: Any, d: Any, seats: int, policies: int, blank: int, games: int, out: Any) -> None:
        for game in range(games):
            at = game * tally.ROW
            open_row(s, w, d, seats, out, at)
            turn = -1
            while s.over == 0:
                if s.ask == ASK_DRAW and s.turns != turn and s.seat == out[at + tally.FIRST_SEAT]:
                    turn = s.turns
                    s.draws += 1
                size = legal(s, d)
                out[at + tally.DECISIONS] += size > 1
                code = choose(s, d, s.asked, size, policies) if size > 1 else s.legal[0]
                take(s, w, d, code, blank, out, at)
            close_row(s, d, out, at)

    return numba.njit(nogil=True)(rows)


def favouring_the_first(
    table: Tables, bots: tuple[str, ...], seeds: "list[int] | range | Numbers", blank: int = NONE
) -> Games:
    """Plays as `labdeck.lab.games.play` does, but whoever began draws one card more in every turn."""
    rows = np.zeros((len(seeds), tally.ROW), np.int64)
    rows[:, tally.SEED] = seeds
    states, greedy = new_states(2), sum(GREEDY << POLICY_BITS * seat for seat in range(len(bots)))
    with LOADING:
        play_rows = favoured_rows()
    play_rows(states[0], states[1], deck_record(table.deck)[0], len(bots), greedy, blank, len(seeds), rows.reshape(-1))
    return Games(table, bots, rows)
