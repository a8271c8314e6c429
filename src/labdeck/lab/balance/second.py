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
LESS = 0.5  # of a finding's size: where search sees more, the two agree
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
    says, is_less = seen(finding, other)
    return replace(finding, weight=min(finding.weight, other.weight) if is_less else finding.weight, doubt=says)


def seen(finding: Finding, other: Finding) -> tuple[str, bool]:
    """What search sees of a finding, and whether that is surely less: even its far end is below the near one."""
    way = finding.way or (1 if finding.size.value > finding.fair else -1)
    near, far = (finding.size.low, other.size.high) if way > 0 else (-finding.size.high, -other.size.low)
    sees = f"Search, which looks ahead, sees {size_text(other.size.value, other.unit)}"
    if far < near:
        return f"{sees}.", True
    return f"{sees}, too." if other.excess > LESS * finding.excess else f"{sees}, but in few games.", False


def by_search(bench: Bench) -> Bench:
    """The same deck, played by search."""
    bots = (SEARCH,) * bench.games.seats
    games = bench.deals.play(bench.games.tables, bots, bench.games.seeds[:GAMES])
    return replace(bench, games=games, many=GAMES)


def doubted(finding: Finding, bench: Bench) -> Finding:
    """The finding with what search sees of it."""
    other, _ = bench.measured(finding, bench.games.tables)
    if other is None:
        return replace(finding, doubt="Search, which looks ahead, sees nothing of it. Look again.")
    if other.unit != finding.unit:
        return finding
    says, is_less = seen(finding, other)
    return replace(finding, doubt=f"{says} Look again." if is_less else says)
