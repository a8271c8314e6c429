"""Groups: who of a class sits together until play begins, so that nobody is left over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

LEAST, MOST = 3, 5  # seats of a table of a class, where its deck allows it


@dataclass(frozen=True, slots=True)
class Group:
    """People, by their numbers, who will sit at one table, and how many bots beside them."""

    table: int
    people: tuple[int, ...]
    bots: int = 0

    def __len__(self) -> int:
        """How many chairs are taken."""
        return len(self.people) + self.bots


def sizes(players: tuple[int, int]) -> tuple[int, int]:
    """From how many to how many sit at a table of a class, with a deck for so many players."""
    fewest, most = players
    return min(max(LEAST, fewest), most), min(MOST, most)


def table_for(groups: Sequence[Group], size: int, taken: Sequence[int]) -> int:
    """Where a newcomer sits down: at the first table with a chair left, or at a new one."""
    for group in sorted(groups, key=lambda group: group.table):
        if len(group) < size:
            return group.table
    return max((*taken, *(group.table for group in groups)), default=0) + 1


def ready(groups: Sequence[Group], size: int, least: int) -> list[Group]:
    """The groups that may begin by themselves: those that are full, but for the last of them.

    That one waits until enough for another table have come: with whoever is still to come, it can be shared out
    into tables of which none is too small.
    """
    full = [group for group in groups if group.people and len(group) >= size]
    others = sum(len(group) for group in groups if len(group) < size)
    return full if others >= least else full[:-1]


def balanced(groups: Sequence[Group], least: int, most: int) -> list[Group]:
    """The groups with nobody in too small a one, if that can be; as few change places as may be."""
    after = {group.table: group for group in groups if group.people}
    settled: set[int] = set()
    while small := [group for group in after.values() if len(group) < least and group.table not in settled]:
        group = min(small, key=len)
        others = [other for other in after.values() if other.table != group.table]
        people, missing = len(group.people), least - len(group)
        spare = sum(map(_spare(least), others))
        room = sum(max(0, most - len(other)) for other in others)
        if room >= people and (spare < missing or people < missing):
            _share_out(after, group.table)
        else:
            _gather(after, group.table, min(spare, missing), least)
            settled.add(group.table)
    return sorted(after.values(), key=lambda group: group.table)


def _spare(least: int) -> Callable[[Group], int]:
    """How many a group can do without; never its last person."""
    return lambda group: max(0, min(len(group) - least, len(group.people) - 1))


def _gather(groups: dict[int, Group], table: int, count: int, least: int) -> None:
    """Bring so many to a table, the last comers of the fullest first."""
    for _ in range(count):
        giver = max((group for group in groups.values() if group.table != table), key=_spare(least))
        *stay, goes = giver.people
        groups[giver.table] = replace(giver, people=tuple(stay))
        groups[table] = replace(groups[table], people=(*groups[table].people, goes))


def _share_out(groups: dict[int, Group], table: int) -> None:
    """Send everybody of a table to others, the emptiest first."""
    for goes in groups.pop(table).people:
        emptiest = min(groups.values(), key=len)
        groups[emptiest.table] = replace(emptiest, people=(*emptiest.people, goes))
