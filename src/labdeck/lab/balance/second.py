"""The second instrument: what search sees of a finding, in few games."""

from dataclasses import replace

from .bench import Bench
from .report import Finding
from .wording import size_text

SEARCH = "search:50"
GAMES = 100  # by search, which is some hundred times slower than the policy
CHECKED = 3  # findings that are checked
LESS = 0.5  # of a finding's size: if search surely sees less, the two disagree


def by_search(bench: Bench) -> Bench:
    """The same deck, played by search."""
    bots = (SEARCH,) * bench.games.seats
    games = bench.deals.play(bench.games.tables, bots, bench.games.seeds[:GAMES])
    return replace(bench, games=games, many=GAMES)


def doubted(finding: Finding, bench: Bench) -> Finding:
    """The finding with what search sees of it."""
    other, _ = bench.measured(finding, bench.games.tables)
    if other is None:
        return replace(finding, doubt="Search sees nothing of it: look again.")
    if other.unit != finding.unit:
        return finding
    way = 1 if finding.size.value > finding.fair else -1
    most = way * ((other.size.high if way > 0 else other.size.low) - finding.fair)
    half = max(other.size.high - other.size.value, other.size.value - other.size.low)
    sees = f"{size_text(other.size.value, other.unit)} ± {half:.1f}"
    if most < LESS * finding.excess:
        return replace(finding, doubt=f"Search sees {sees}: look again.")
    return replace(finding, doubt=f"Search sees {sees}, too." if other.excess > LESS * finding.excess else "")
