"""Forty planted faults: which of them the report names among its first findings, and whether its remedies mend them.

`python -m tests.programs.faults` tries all of them and twenty decks without a fault, and prints a table. The status is
1 if fewer than 36 are named and mended, or if a deck without a fault has a grave finding.
"""

import argparse
import sys
from time import perf_counter

from labdeck.deck import Change, applied
from tests.lab.balance.faults import (
    FAULTS,
    FIRST,
    PLAIN,
    TUNED,
    VARIED,
    Fault,
    advised,
    is_mended,
    named,
    planted,
    text_of,
)

ENOUGH = 36


def main() -> int:
    """Try, and print what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--only", type=int, nargs="*", help="the numbers of faults, from 1")
    parser.add_argument("--plain", action="store_true", help="only the decks without a fault")
    options = parser.parse_args()
    chosen = [] if options.plain else options.only or range(1, len(FAULTS) + 1)
    held = [try_fault(number, FAULTS[number - 1], options.games) for number in chosen]
    if held:
        print(f"named and mended: {sum(held)} of {len(held)}")
    if not options.only and not options.plain:
        print(f"of those made after tuning: {sum(held[len(TUNED) :])} of {len(held) - len(TUNED)}")
    decks = () if options.only else (*((base, ()) for base in PLAIN), *VARIED)
    grave = sum(has_grave(base, changes, options.games) for base, changes in decks)
    return int(grave > 0 or (not options.only and not options.plain and sum(held) < ENOUGH))


def try_fault(number: int, fault: Fault, games: int) -> bool:
    """Plant a fault and print whether it is named and mended."""
    begun = perf_counter()
    text = planted(fault)
    report = advised(text, games)
    finding = named(fault, report)
    is_held = finding is not None and is_mended(fault, text, finding, games)
    how = "held" if is_held else "named" if finding else "MISSED"
    print(f"{number:3} {how:7} {fault.sort:18} {fault.base:10} {fault.subject:22} {perf_counter() - begun:5.1f} s")
    for other in [finding] if is_held and finding else report.findings[:FIRST]:
        told = f" {other.remedy.says}" if other and other.remedy else ""
        print(f"      {other.weight:5.2f} {other.says}{told}", flush=True)
    return is_held


def has_grave(base: str, changes: tuple[Change, ...], games: int) -> bool:
    """Whether a deck without a fault has a grave finding, which is printed."""
    text = applied(text_of(base), changes)
    grave = [finding for finding in advised(text, games, tries=0).findings if finding.is_grave]
    name = f"{base}, varied" if changes else base
    print(f"    {name}: {'; '.join(finding.says for finding in grave) or 'nothing grave'}", flush=True)
    return bool(grave)


if __name__ == "__main__":
    sys.exit(main())
