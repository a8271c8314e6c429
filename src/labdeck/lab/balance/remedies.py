"""Remedies: changes that were tried on the same deals before they are said."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from labdeck.lab.family import Changes
from labdeck.lab.figures import Figure

from .bench import Bench
from .candidates import candidates
from .report import Finding, Remedy
from .wording import told

NONE = Figure(0.0, 0.0, 0.0)
TRIES = 6  # remedies that are tried for one finding at most
GOOD = 0.5  # of the excess that may remain where a finding counts as mended
BEST = 0.3  # of it: no other remedy is tried after this


@dataclass(frozen=True, slots=True)
class Tried:
    """Changes that were tried: what is left of the finding, and whether that is good enough."""

    changes: Changes
    after: Finding | None
    is_spoilt: bool  # whether they bring another fault
    mends: bool

    @property
    def excess(self) -> float:
        """How much of the finding is left."""
        return self.after.excess if self.after else 0.0


def remedied(bench: Bench, finding: Finding) -> Finding:
    """The finding with the best remedy that was found; as it was if there is nothing to try."""
    known, found = bench.measured(finding, bench.games.tables)
    before = known or finding
    grave = {one.key for one in found if one.is_grave}
    tried: list[Tried] = []
    for one in trials(bench, finding, before, grave):
        tried.append(one)
        if one.mends and (one.excess <= BEST * before.excess or not one.after or not one.after.is_told):
            break
    if not tried:
        return finding
    best = best_of(tried)
    after = best.after.size if best.after else NONE
    is_only = best.mends and len(tried) > 1
    says = told(best.changes, best.after, bench.games.tables, finding.subjects[0], is_only)
    return replace(finding, remedy=Remedy(best.changes, before.size, after, best.mends, says, len(tried)))


def best_of(tried: list[Tried]) -> Tried:
    """The changes that leave the least of a finding, of those that mend it or at least bring no other fault."""
    return min(tried, key=lambda one: (not one.mends, one.is_spoilt, one.excess))


def trials(bench: Bench, finding: Finding, before: Finding, grave: set[str]) -> Iterator[Tried]:
    """Each change that might mend a finding, tried; a card is left out only if nothing else has mended it."""
    done, is_mended = 0, False
    for changes in candidates(finding, bench.games, bench.effects):
        is_removal = not changes[0].field
        if is_mended if is_removal else done >= TRIES:
            continue
        deck = bench.changed(changes)
        if deck is None:
            continue
        after, now = bench.measured(finding, deck)
        is_spoilt = any(spoils(finding, one) and one.key not in grave for one in now)
        mends = not is_spoilt and (not after or is_good(finding, before, after))
        yield Tried(changes, after, is_spoilt, mends)
        done, is_mended = done + 1, is_mended or mends


def spoils(finding: Finding, other: Finding) -> bool:
    """Whether another finding of a changed deck is a new fault: a grave one of the game, or that the card is idle."""
    if other.is_of_players:
        return other.is_grave and other.topic != finding.topic
    return finding.topic != "idle" and other.topic == "idle" and other.subjects == finding.subjects


def is_good(finding: Finding, before: Finding, after: Finding) -> bool:
    """Whether what is left of a finding is less than half, and not grave."""
    if finding.topic == "idle":
        return after.topic != "idle" and not after.is_grave
    if finding.topic == "use":
        return after.weight == 0
    return not after.is_grave and after.excess <= GOOD * before.excess
