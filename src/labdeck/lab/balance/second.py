"""The second instrument: what search sees of a finding, in few games.

How a whole game goes is always looked at by both, where it seems grave: bots that wait for each other can end a game by
force, or lose points, that players who look ahead do not. Cards are looked at on request, since that takes many games.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from labdeck.lab.games import Games

from .bench import Bench
from .ends import end_findings
from .report import Finding
from .wording import size_text

LOOKED_AT = ("stall", "below zero", "shared win", "skip", "length")
SEARCH = "search:50"
GAMES = 100  # by search, which is some hundred times slower than the policy
CHECKED = 3  # findings that are checked
LESS = 0.5  # of a finding's size: if search surely sees less, the two disagree
LOOKS = 100  # for one game by search, so many are played by the policy


def players_to_look_at(findings: Iterable[Finding], done: Collection[int]) -> int | None:
    """The number of players of the gravest finding on how games end that search has not looked at; None if none is."""
    sizes = (int(one.subjects[0].split()[0]) for one in findings if one.is_grave and one.topic in LOOKED_AT)
    return next((players for players in sizes if players not in done), None)


def looked_at_twice(finding: Finding, games: Games) -> Finding:
    """A finding on how games end beside games by search: where that surely sees less, the finding weighs as there."""
    other = next((one for one in end_findings(games) if one.topic == finding.topic), None)
    if other is None or not finding.is_grave:
        return finding
    sees = f"Search, which looks ahead, sees {size_text(other.size.value, other.unit)}"
    is_more = finding.size.value > finding.fair
    near, far = (finding.size.low, other.size.high) if is_more else (-finding.size.high, -other.size.low)
    if far < near:
        return replace(finding, weight=min(finding.weight, other.weight), doubt=f"{sees}.")
    agrees = other.excess > LESS * finding.excess
    return replace(finding, doubt=f"{sees}, too." if agrees else f"{sees}, but in few games.")


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
