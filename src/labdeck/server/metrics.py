"""Metrics: counts of what the server has done, as lines of text."""

from collections import Counter

# What hangs on a hand, such as that a bot had something to think about, is counted and told to nobody.
UNTOLD = ("bot_fallbacks", "bot_processes_started")


class Metrics:
    """Counts that only grow, and gauges that are given when they are read."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def add(self, name: str, amount: int = 1) -> None:
        """Count something that happened."""
        self.counts[name] += amount

    def text(self, **gauges: float) -> str:
        """What everybody may know of the counts and gauges, a line each."""
        told = {name: count for name, count in self.counts.items() if name not in UNTOLD} | gauges
        lines = [f"labdeck_{name} {value}" for name, value in sorted(told.items())]
        return "\n".join(lines) + "\n"
