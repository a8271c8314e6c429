"""Metrics: counts of what the server has done, as lines of text."""

from collections import Counter


class Metrics:
    """Counts that only grow, and gauges that are given when they are read."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def add(self, name: str, amount: int = 1) -> None:
        """Count something that happened."""
        self.counts[name] += amount

    def text(self, **gauges: float) -> str:
        """All counts and gauges, a line each."""
        lines = [f"labdeck_{name} {value}" for name, value in sorted({**self.counts, **gauges}.items())]
        return "\n".join(lines) + "\n"
