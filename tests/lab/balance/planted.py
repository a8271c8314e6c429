"""Changed copies of the decks, each with one fault, and a table at which the first seat is favoured."""

import re
from pathlib import Path

import numpy as np

from labdeck.bots.match import GREEDY, choose
from labdeck.deck import Tables, load, tables
from labdeck.deck.library import FOLDER
from labdeck.lab.counts import row, tally
from labdeck.lab.games import Games, Numbers
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import (
    ASK_DRAW,
    CARDS,
    INSPIRE_PHASE,
    NONE,
    OP_CARD,
    OP_FILL,
    OP_MOVE,
    OP_REPEAT,
    RESOURCE_PILE,
    TO_BURN,
    WIDTH,
)
from labdeck.rules.piles import draw, look
from labdeck.rules.schema import Deck, State


def changed(folder: Path, deck: str, pattern: str, new: str, places: int = 1) -> Tables:
    """A deck in whose file one place is changed, or so many."""
    text, count = re.subn(pattern, new, (FOLDER / f"{deck}.toml").read_text(), count=places, flags=re.DOTALL)
    assert count == places
    path = folder / "changed.toml"
    path.write_text(text)
    return tables(load(path))


def with_nine_points(folder: Path, deck: str, project: str) -> Tables:
    """The deck with a project that is worth 9."""
    return changed(folder, deck, rf'(id = "{project}".*?points = )\d+', r"\g<1>9")


def without_kind(folder: Path, deck: str, kind: str) -> Tables:
    """The deck without a card of one kind."""
    return changed(folder, deck, rf'\[\[resource\]\]\nkind = "{kind}".*?(?=\[\[)', "")


def without_type(folder: Path, deck: str, kind: str, heroes: int) -> Tables:
    """The deck without its heroes of one type, of whom there are so many."""
    hero = rf'\[\[hero\]\]\nid = "[^"]*"\nname = "[^"]*"\ntype = "{kind}".*?(?=\[\[)'
    return changed(folder, deck, hero, "", heroes)


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


def with_last_inspiration(folder: Path, deck: str) -> Tables:
    """The deck with an inspiration after which no discovery is left, so that the game ends with the round.

    No sentence does that. This one discards from the field and replaces; here what it discards burns, until there is
    nothing to replace it.
    """
    card = """[[inspiration]]
id = "the-end"
name = "The end"
copies = 1
effect = "Draw 3 cards. Discard up to 2 unclaimed discoveries from the field and replace them."

"""
    table = changed(folder, deck, r"(?=\[\[inspiration\]\])", card)
    number = next(c for c, one in enumerate(table.cards) if one.id == "the-end")
    program, at = table.deck.program, table.deck.start[number] * WIDTH
    while program[at] != OP_CARD:
        at += WIDTH
    assert [program[at + i * WIDTH] for i in range(4)] == [OP_CARD, OP_MOVE, OP_REPEAT, OP_FILL]
    again = program[at + 2 * WIDTH + 3]
    program[at + 3] = 0
    program[at + WIDTH + 1] = TO_BURN
    program[at + 2 * WIDTH : at + 4 * WIDTH] = [OP_FILL, 0, 0, 0, OP_REPEAT, CARDS, 0, again]
    return table


def for_two(folder: Path, deck: str) -> Tables:
    """The deck for two players only."""
    return changed(folder, deck, r"players = [^\n]*\nbest = [^\n]*", "players = [2, 2]\nbest = [2, 2]")


def draw_one_more(s: State, d: Deck) -> None:
    """Whose turn it is draws one card more: in the draw phase, or where there is none as the turn begins."""
    if d.field:
        draw(s, d, s.seat, RESOURCE_PILE)
        look(s, d, s.seat)
    else:
        s.draws += 1


def favouring_the_first(
    table: Tables, bots: tuple[str, ...], seeds: "list[int] | range | Numbers", blank: int = NONE
) -> Games:
    """Plays as `labdeck.lab.games.play` does, interpreted, but whoever began draws one card more in every turn."""
    s, m, w, d, first = State(), State(), State(), table.deck, row.POLICIES
    out = [0] * (first + len(seeds) * row.ROW)
    for game, seed in enumerate(seeds):
        at = first + game * row.ROW
        out[at + row.SEED] = int(seed)
        tally.open_row(s, d, len(bots), first, out, at)
        turn = -1
        while not s.over:
            is_drawing = s.ask == ASK_DRAW or s.phase == INSPIRE_PHASE
            if is_drawing and s.turns != turn and s.seat == out[at + row.FIRST_SEAT]:
                turn = s.turns
                draw_one_more(s, d)
            size = legal(s, d)
            out[at + row.DECISIONS] += size > 1
            code = choose(s, m, w, d, size, GREEDY, 0, 0, out) if size > 1 else s.legal[0]
            tally.take(s, d, code, blank, first, out, at)
        tally.close_row(s, d, out, at)
    return Games(table, bots, np.array(out[first:]).reshape(len(seeds), row.ROW))
