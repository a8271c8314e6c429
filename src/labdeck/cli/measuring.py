"""Measuring: what `labdeck bench` does."""

import json

from labdeck.deck import load


def bench_text(
    decks: list[str], peers: bool, seconds: float, starts: bool, growth: bool, most: int, as_json: bool
) -> str:
    """The measurements of the decks, or of all, as JSON or as a table for people."""
    from labdeck.lab.bench.bench import bench, report

    for deck in decks:
        load(deck)
    results = bench(decks, peers, seconds, starts, growth, most)
    return json.dumps(results, indent=2) if as_json else report(results)
