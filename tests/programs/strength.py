"""How strong the greedy policy is, deck by deck and for every number of players: `make strength`.

Shares are multiples of a fair share, with intervals of 95 %; every bot sits on every seat of the same deals. Decks that
training never saw come after the shipped ones.

- against greedy-1: one greedy among copies of the policy that was set by hand.
- among plans: one greedy among different plans that greedy-1 fills.
- best plan: the one that wins most among copies of greedy, whose other choices greedy makes.
"""

import argparse
from pathlib import Path
from random import Random

import numpy as np

from labdeck.bots import plans
from labdeck.deck import Tables, load, names, tables
from labdeck.lab.figures import Figure, Numbers, mean
from labdeck.lab.games import play

ROOT = Path(__file__).resolve().parents[2]
UNSEEN = (*(ROOT / "src" / "labdeck" / "deck" / "starters").glob("*.toml"), *(ROOT / "tests").glob("*/decks/*.toml"))
MIXED = 20  # tables of different plans
SEED = 700_000


def share(deck: Tables, one: str, others: tuple[str, ...], games: int, seed: int = SEED) -> Numbers:
    """One bot's wins among others for each deal, over all seats, as a multiple of its fair share."""
    players = len(others) + 1
    deals = range(seed, seed + max(1, games // players))
    won = [play(deck, (*others[:at], one, *others[at:]), deals).wins[:, at] for at in range(players)]
    return np.asarray(np.sum(won, axis=0))


def among_plans(deck: Tables, players: int, games: int) -> Figure:
    """One greedy among different plans that greedy-1 fills, which others at each table."""
    chance = Random(players)
    crowds = [tuple(f"{plan}+greedy-1" for plan in chance.sample(plans(), players - 1)) for _ in range(MIXED)]
    return mean(
        np.concatenate([share(deck, "greedy", one, games // MIXED, SEED + at) for at, one in enumerate(crowds)])
    )


def best_plan(deck: Tables, players: int, games: int) -> str:
    """The plan that wins most among copies of greedy, and what only drawing wins, in shares."""
    others = ("greedy",) * (players - 1)
    found = {plan: mean(share(deck, plan, others, games)) for plan in plans()}
    best = max(found, key=lambda plan: found[plan].value)
    return f"{best} {told(found[best])}, draw-only {told(found['draw-only'])}"


def told(figure: Figure) -> str:
    """A share with its interval."""
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def main() -> None:
    """Measure every deck at every number of players, and tell each as it is known."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=4000, help="of each figure")
    games = parser.parse_args().games
    for name in (*names(), *sorted(map(str, UNSEEN))):
        deck = tables(load(name))
        least, most = deck.file.players
        for players in range(max(2, least), most + 1):
            hand = mean(share(deck, "greedy", ("greedy-1",) * (players - 1), games))
            print(f"{deck.file.id}, {players} players: against greedy-1 {told(hand)}", end="; ", flush=True)
            if players > 2:
                print(f"among plans {told(among_plans(deck, players, games))}", end="; ", flush=True)
            print(f"best plan {best_plan(deck, players, games // 4)}", flush=True)


if __name__ == "__main__":
    main()
