"""Changed copies of the decks, each with one fault, and a table at which the first seat is favoured."""

import re
from pathlib import Path

import numpy as np

from labdeck.bots import tally
from labdeck.bots.match import GREEDY, choose
from labdeck.deck import Tables, load, tables
from labdeck.deck.library import FOLDER
from labdeck.lab.games import Games, Numbers
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import ASK_DRAW, NONE
from labdeck.rules.schema import State


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


def for_two(folder: Path, deck: str) -> Tables:
    """The deck for two players only."""
    return changed(folder, deck, r"players = [^\n]*\nbest = [^\n]*", "players = [2, 2]\nbest = [2, 2]")


def favouring_the_first(
    table: Tables, bots: tuple[str, ...], seeds: "list[int] | range | Numbers", blank: int = NONE
) -> Games:
    """Plays as `labdeck.lab.games.play` does, interpreted, but whoever began draws one card more in every turn."""
    s, m, w, d, first = State(), State(), State(), table.deck, tally.POLICIES
    out = [0] * (first + len(seeds) * tally.ROW)
    for game, seed in enumerate(seeds):
        at = first + game * tally.ROW
        out[at + tally.SEED] = int(seed)
        tally.open_row(s, d, len(bots), first, out, at)
        turn = -1
        while not s.over:
            if s.ask == ASK_DRAW and s.turns != turn and s.seat == out[at + tally.FIRST_SEAT]:
                turn = s.turns
                s.draws += 1
            size = legal(s, d)
            out[at + tally.DECISIONS] += size > 1
            code = choose(s, m, w, d, size, GREEDY, 0, 0, out) if size > 1 else s.legal[0]
            tally.take(s, d, code, blank, first, out, at)
        tally.close_row(s, d, out, at)
    return Games(table, bots, np.array(out[first:]).reshape(len(seeds), tally.ROW))
