"""Measuring and warming up: what `labdeck bench` and `labdeck warmup` do."""

import json
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

from labdeck.deck import load, names


def bench_text(decks: list[str], peers: bool, seconds: float, starts: bool, as_json: bool) -> str:
    """The measurements of the decks, as JSON or as a table for people."""
    from labdeck.lab.bench import bench, report

    for deck in decks:
        load(deck)
    results = bench(tuple(decks) or names(), peers=peers, seconds=seconds, starts=starts)
    return json.dumps(results, indent=2) if as_json else report(results)


def warm_up() -> str:
    """Compile everything that is compiled, with a bar that shows how far it is, and say how long it took."""
    from labdeck.bots.policies import compiled_policies

    begun = perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("compiling")

        def show(name: str, number: int, total: int) -> None:
            bar.update(task, description=f"compiling {name}", completed=number, total=total)

        compiled_policies(show)
    return f"The rules and the bots are compiled, in {perf_counter() - begun:.1f} s."
