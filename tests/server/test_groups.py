"""Groups: as people come, go and begin, nobody sits in too small a one if that can be."""

import pytest

from labdeck.deck import load, names
from labdeck.server.groups import Group, balanced, ready, sizes, table_for


def groups_of(*counts: int) -> list[Group]:
    """Groups of so many people, numbered in the order in which they came."""
    numbers = iter(range(1, sum(counts) + 1))
    return [Group(table, tuple(next(numbers) for _ in range(count))) for table, count in enumerate(counts, 1)]


def come(people: int, size: int) -> list[Group]:
    """The groups of so many people who came one after the other."""
    groups: dict[int, Group] = {}
    for number in range(1, people + 1):
        table = table_for(list(groups.values()), size, [])
        groups[table] = Group(table, (*groups.get(table, Group(table, ())).people, number))
    return list(groups.values())


@pytest.mark.parametrize("most", [4, 5])
@pytest.mark.parametrize("size", [3, 4, 5])
def test_from_three_to_forty_nobody_is_left_over(size: int, most: int) -> None:
    for people in range(3, 41):
        groups = balanced(come(people, min(size, most)), 3, most)
        counts = [len(group) for group in groups]
        assert sorted(number for group in groups for number in group.people) == list(range(1, people + 1))
        if most == 5 or people != 5:  # five at tables of at most four: one of them has two, and a bot
            assert min(counts) >= 3
        assert max(counts) <= most


@pytest.mark.parametrize(
    ("counts", "after"),
    [
        ((4, 4, 4), [4, 4, 4]),
        ((4, 4, 1), [5, 4]),
        ((4, 4, 2), [3, 4, 3]),
        ((5, 5, 1), [4, 4, 3]),
        ((5, 5, 2), [4, 5, 3]),
        ((3, 3, 1), [4, 3]),
        ((3, 3, 2), [4, 4]),
        ((1, 1, 1), [3]),
        ((2,), [2]),
    ],
)
def test_as_few_as_may_be_change_places(counts: tuple[int, ...], after: list[int]) -> None:
    assert [len(group) for group in balanced(groups_of(*counts), 3, 5)] == after


def test_a_table_that_got_bots_is_left_as_it_is() -> None:
    alone = Group(2, (5,), bots=2)
    assert balanced([*groups_of(4), alone], 3, 5) == [*groups_of(4), alone]


def test_a_newcomer_takes_the_chair_that_somebody_left() -> None:
    assert table_for(groups_of(4, 3, 4), 4, []) == 2
    assert table_for(groups_of(4, 4), 4, [5]) == 6
    assert table_for([Group(1, (1, 2, 3), bots=1)], 4, []) == 2


@pytest.mark.parametrize("size", [3, 4, 5])
def test_whoever_begins_when_full_leaves_enough_for_those_who_come_last(size: int) -> None:
    for people in range(3, 41):
        groups: dict[int, Group] = {}
        begun: list[Group] = []
        for number in range(1, people + 1):
            table = table_for(list(groups.values()), size, [group.table for group in begun])
            groups[table] = Group(table, (*groups.get(table, Group(table, ())).people, number))
            for group in ready(list(groups.values()), size, 3):
                begun.append(groups.pop(group.table))
        begun += balanced(list(groups.values()), 3, 5)
        assert sum(len(group) for group in begun) == people
        assert all(3 <= len(group) <= 5 for group in begun)


@pytest.mark.parametrize("deck", names())
def test_a_deck_says_how_many_sit_at_a_table(deck: str) -> None:
    fewest, most = load(deck).players
    assert sizes((fewest, most)) == (3, min(5, most))
    assert sizes((2, 2)) == (2, 2)
