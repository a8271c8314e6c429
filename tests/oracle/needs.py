"""What projects still need, by trying every way to pair cards with needs: P10, P21, R4, L11, L42."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table import Face, Need, Table

if TYPE_CHECKING:
    from labdeck.deck.language.clause import Clause


def clauses(face: Face, verb: str) -> list[Clause]:
    """The clauses of a card that have a verb."""
    return [clause for sentence in face.sentences for clause in sentence.clauses if clause.verb == verb]


def kinds_of(table: Table, what: tuple[str, ...]) -> frozenset[str]:
    """The kinds that a sentence's words mean."""
    if what == ("resource",):
        return frozenset(kind for members in table.classes.values() for kind in members)
    return frozenset(kind for name in what for kind in table.classes.get(name, (name,)))


def serves(table: Table, c: int) -> frozenset[str]:
    """The kinds for which a card beside a project can stand; none if it only changes the project. [P21]"""
    face = table.faces[c]
    if face.role == "resource":
        return frozenset({face.kind})
    return frozenset(kind for clause in clauses(face, "count") for kind in kinds_of(table, clause.what))


def counts(table: Table, c: int) -> int:
    """How many needs a card beside a project may meet. [L11]"""
    return max([1, *(int(clause.n) for clause in clauses(table.faces[c], "count"))])


def changes(table: Table, q: int, change: str) -> list[Clause]:
    """What the cards beside a project change in one regard. [L42]"""
    return [clause for c in table.beside(q) for clause in clauses(table.faces[c], "put") if clause.change == change]


def all_needs(table: Table, q: int) -> list[Need]:
    """The printed needs of a project and those that cards beside it add. [R4]"""
    printed = table.faces[q].needs
    every = [*printed]
    for clause in changes(table, q, "needs"):
        kinds = kinds_of(table, clause.what)
        if clause.already:
            kinds &= frozenset(kind for need in printed for kind in need.kinds)
        every += [Need(kinds)] * clause.n
    return every


def _ways(table: Table, q: int) -> list[list[frozenset[str]]]:
    """The needs as sets of kinds, once for each kind that all needs for one and the same kind could want. [R17]"""
    needs = all_needs(table, q)
    same = [need for need in needs if need.same]
    rest = [need.kinds for need in needs if not need.same]
    if not same:
        return [rest]
    return [rest + [frozenset({kind})] * len(same) for kind in sorted(same[0].kinds)]


def _most(needs: list[frozenset[str]], units: list[frozenset[str]]) -> int:
    """The most needs that different units can meet: each unit is tried on every need and on none."""
    if not units or not needs:
        return 0
    unit, rest = units[0], units[1:]
    best = _most(needs, rest)
    tried: set[frozenset[str]] = set()
    for i, need in enumerate(needs):
        if unit & need and need not in tried:
            tried.add(need)
            best = max(best, 1 + _most(needs[:i] + needs[i + 1 :], rest))
            if best == min(len(needs), len(units)):
                break
    return best


def met(table: Table, q: int) -> int:
    """How many needs of a project its cards can meet, for the best of all ways to understand them."""
    return max(met_by_way(table, q))


def met_by_way(table: Table, q: int) -> list[int]:
    """How many needs are met by its cards, and by the resources that lie beside its partner, for each way. [P33]"""
    cards = list(table.beside(q))
    if q in table.partner:
        cards += [c for c in table.beside(table.partner[q]) if table.faces[c].role == "resource"]
    units = [serves(table, c) for c in cards for _ in range(counts(table, c)) if serves(table, c)]
    return [_most(needs, units) for needs in _ways(table, q)]


def is_full(table: Table, q: int) -> bool:
    """Whether a project is full; in a pair, whether both are. [P34]"""
    return all(is_met(table, side) for side in table.sides(q))


def is_met(table: Table, q: int) -> bool:
    """Whether all needs are met, but those that the project does without. [L11]"""
    fewer = sum(int(clause.n) for clause in changes(table, q, "fewer"))
    return met(table, q) >= len(all_needs(table, q)) - fewer


def takes(table: Table, q: int, c: int) -> bool:
    """Whether a project still needs a card: with it more needs are met than without, also of its partner. [P10, P33]

    What lies there says which kind is wanted where all have to be of one. [R17]
    """
    if not serves(table, c):
        return False
    missing = [side for side in table.sides(q) if not is_met(table, side)]
    before = {side: met_by_way(table, side) for side in missing}
    table.beside(q).append(c)
    try:
        return any(_grows(before[side], met_by_way(table, side)) for side in missing)
    finally:
        table.beside(q).pop()


def _grows(before: list[int], after: list[int]) -> bool:
    """Whether one of the ways that were best is better now."""
    return any(then == max(before) and now > then for then, now in zip(before, after, strict=True))


def worth(table: Table, q: int) -> int:
    """How much more a project is worth by the cards beside it. [L8]"""
    return sum(clause.n for clause in changes(table, q, "worth"))


def is_safe(table: Table, q: int) -> bool:
    """Whether no modifier can hurt a project. [L10, L37]"""
    return table.owner(q) in table.safe or bool(changes(table, q, "safe"))


def points(table: Table, p: int) -> int:
    """The points of a seat now: completed ones less active ones, and those by sentences. [P27, D40, L8]"""
    if table.family == "discoveries":
        return table.scored[p] + table.gained[p]
    done = sum(table.faces[q].points for q in table.at(("done", p)) if not table.faces[q].mandatory)
    return done - sum(table.faces[q].unfinished + worth(table, q) for q in table.mat(p)) + table.gained[p]
