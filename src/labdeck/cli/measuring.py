"""Measuring and warming up: what `labdeck bench` and `labdeck warmup` do."""

import json
from time import perf_counter

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
    from .progress import compile_rules

    begun = perf_counter()
    compile_rules()
    return f"The rules and the bots are compiled, in {perf_counter() - begun:.1f} s."
