"""The patterns of a language for one family, as trees along which a text is read."""

from functools import lru_cache
from typing import NamedTuple

from .english import ENGLISH
from .folding import Folder
from .grammar import Grammar
from .pattern import Element, Node, Row, Way, tree
from .table import Language

CLAUSE = ""  # the name of the tree of all verbs


class Trees(NamedTuple):
    """The patterns of a language for one family: a tree for each phrase, and one for all verbs."""

    language: Language
    fold: Folder
    trees: dict[str, Node]
    verbs: dict[int, str]  # of the rows of the tree of verbs, by their rank
    beginnings: dict[str, frozenset[str]]  # of phrases: the words with which they may begin
    rows: dict[str, tuple[Row, ...]]  # of verbs and phrases that this family has


FOLD = Folder(ENGLISH.folding)


@lru_cache(maxsize=8)
def trees(verbs: tuple[str, ...], sorts: tuple[str, ...]) -> Trees:
    """The trees of a family that has these verbs and sorts of cards."""
    rows = {name: _of_family(ENGLISH.phrases[name], sorts) for name in ENGLISH.phrases}
    made = {}
    order = [verb for verb in ENGLISH.verbs if verb in verbs]
    all_rows = [row for verb in order for row in _of_family(ENGLISH.verbs[verb], sorts)]
    made[CLAUSE] = tree(all_rows, FOLD, _opened)
    by_rank = [verb for verb in order for _ in _of_family(ENGLISH.verbs[verb], sorts)]
    rows |= {f" {verb}": _of_family(ENGLISH.verbs[verb], sorts) for verb in order}
    return Trees(ENGLISH, FOLD, made, dict(enumerate(by_rank)), {}, rows)


def trees_of(grammar: Grammar) -> Trees:
    """The trees of a family."""
    return trees(tuple(grammar.verbs), grammar.sorts)


def _of_family(rows: tuple[Row, ...], sorts: tuple[str, ...]) -> tuple[Row, ...]:
    return tuple(row for row in rows if not row.only or row.only in sorts)


YOU, WILLING = Element(phrase="yourself"), Element(phrase="willing")
ORDER, TOLD = "!", "you"  # how a clause of your own begins: as an order, or with you as its subject


def _opened(way: Way) -> list[tuple[Way, str]]:
    """The ways to begin a clause, with the part of its subject that is left out; and it may be passed."""
    verb = next((place for place, element in enumerate(way) if element.verb), None)
    if verb is None:
        return [(way, "")]
    willing = (*way[:verb], WILLING, *way[verb:])
    if verb == 0:
        return [(way, ORDER), ((YOU, *way), TOLD), ((YOU, *willing), TOLD)]
    if way[0].phrase == "who":
        return [(way, ""), (willing, ""), (way[1:], way[0].part or way[0].phrase)]
    return [(way, ""), (willing, "")]
