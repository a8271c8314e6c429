"""Patterns of a language's table, and the tree of all of them along which a text is read.

A pattern is made of
    words                 that stand there; a word with a star is meant in the plural only
    [word|other words]    what may stand there or be left out; it is read, and not written
    (word|other words)    one of these; the first is written
    {phrase}              one of the rows of a phrase, whose parts become parts of the clause
    {part=phrase}         the same; what the phrase calls by its first part is called `part` here
    {phrase+}             a noun that is singular after 1 and plural else; likewise word+
    <verb>                a verb that agrees with the subject of the clause; <verb!> never does: someone else does it
    {who!}                a subject that is said also where it is the one who plays the card

Two parts of a row are about reading only: `refused` names the reason for which such words are understood and refused,
and `vague` says that they leave open which cards are meant.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from .folding import Token

ELEMENTS = re.compile(
    r"(?P<verb><[^>]*>)|\{(?:(?P<part>\w+)=)?(?P<phrase>\w+)(?P<mark>[+!]?)\}|(?P<group>[\[\]()|])|(?P<word>[,;:.]|[^\s\[\]()|{}<>,;:.]+)"
)


class Row(NamedTuple):
    """Patterns that mean the same, and the parts that they say by being used; the first is written unless `also`."""

    patterns: tuple[str, ...]
    parts: dict[str, Any]
    also: bool  # is only read
    only: str  # is there only in families with such a sort of cards


def say(*patterns: str, only: str = "", **parts: Any) -> Row:
    """A row: the pattern that is written, and others that are read alike."""
    return Row(patterns, parts, False, only)


def also(*patterns: str, only: str = "", **parts: Any) -> Row:
    """A row that is read, and never written."""
    return Row(patterns, parts, True, only)


class Element(NamedTuple):
    """A word or a phrase of a pattern; what stands in brackets is a phrase of its own."""

    text: str = ""  # of a word
    phrase: str = ""
    part: str = ""  # what the phrase calls by its own name is called so here
    verb: bool = False  # agrees with the subject
    third: bool = False  # is a verb of someone else
    mark: str = ""  # "+": agrees in number; "!": is always said
    options: tuple[tuple["Element", ...], ...] = ()  # of brackets; the first is empty if they may be left out


Way = tuple[Element, ...]


@lru_cache(maxsize=4096)
def elements(pattern: str) -> Way:
    """The words and phrases of a pattern, one after the other."""
    found = list(ELEMENTS.finditer(pattern))
    ways, end = _alternatives(found, 0)
    assert end == len(found), pattern
    return ways[0]


def _alternatives(found: Sequence[re.Match[str]], place: int) -> tuple[list[Way], int]:
    """The alternatives up to the bracket that ends them, and where that is."""
    ways: list[Way] = []
    way: Way = ()
    while place < len(found) and found[place]["group"] not in ("]", ")"):
        mark = found[place]["group"]
        if mark == "|":
            ways.append(way)
            way = ()
        elif mark:
            start = place
            inner, place = _alternatives(found, place + 1)
            name = "".join(each[0] + " " for each in found[start : place + 1])
            options = ((), *inner) if mark == "[" else tuple(inner)
            way = (*way, Element(phrase=name, options=options, verb=any(has_verb(option) for option in inner)))
        else:
            way = (*way, _element(found[place]))
        place += 1
    return [*ways, way], place


def has_verb(way: Way) -> bool:
    """Whether a verb that agrees with the subject stands there."""
    return any(element.verb for element in way)


def _element(found: re.Match[str]) -> Element:
    if found["verb"]:
        text = found["verb"][1:-1]
        third = text.endswith("!")
        text = text.rstrip("!")
        if text.startswith("{"):
            return Element(phrase=text[1:-1], verb=not third, third=third)
        return Element(text=text, verb=not third, third=third)
    if found["phrase"]:
        return Element(phrase=found["phrase"], part=found["part"] or "", mark=found["mark"])
    text = found["word"]
    if len(text) > 1 and text.endswith("+"):
        return Element(text=text[:-1], mark="+")
    return Element(text=text)


class Edge(NamedTuple):
    """Where a word or phrase leads, and the element that says it; `said` if it is of a pattern that is written."""

    node: "Node"
    element: Element
    said: bool
    written: list[tuple[Element, "Row"]]  # the elements of patterns that are written, and their rows


class Node:
    """A place in the tree of patterns: the words and phrases that may follow, and the rows that may end here."""

    __slots__ = ("ends", "is_written", "phrases", "words")

    def __init__(self) -> None:
        self.words: dict[str, Edge] = {}
        self.phrases: dict[tuple[str, str, str], Edge] = {}  # by name, part and mark
        self.is_written = False  # whether a pattern that is written ends here
        self.ends: list[tuple[int, Row, str]] = []  # rank, row, and the part of a subject that is left unsaid


Fold = Callable[[str], list[Token]]
Opened = Callable[[Way], list[tuple[Way, str]]]


def as_it_is(way: Way) -> list[tuple[Way, str]]:
    """A pattern that has no subject to leave out."""
    return [(way, "")]


def tree(rows: Sequence[Row], fold: Fold, opened: Opened = as_it_is) -> Node:
    """The tree of some rows' patterns; `opened` gives the ways to begin one, with the subject that each leaves out."""
    root = Node()
    for rank, row in enumerate(rows):
        for number, pattern in enumerate(row.patterns):
            said = not row.also and number == 0
            for way, unsaid in opened(elements(pattern)):
                end = _grow(root, way, fold, said, row)
                end.ends.append((rank, row, unsaid))
                end.is_written |= said
    return root


NOTHING = also()


def tree_of_options(options: tuple[Way, ...], fold: Fold) -> Node:
    """The tree of what stands in brackets."""
    root = Node()
    for rank, way in enumerate(options):
        _grow(root, way, fold, False, NOTHING).ends.append((rank, NOTHING, ""))
    return root


def _grow(node: Node, way: Way, fold: Fold, said: bool, row: Row) -> Node:
    silent = ""  # words before the next one that fold to nothing
    for element in way:
        if element.phrase:
            key = (element.phrase, element.part, element.mark)
            node = _edge(node.phrases, key, element._replace(text=silent), said, row).node
            silent = ""
            continue
        words = folded(element.text, fold)
        for number, word in enumerate(words):
            following = element._replace(text=silent + element.text) if number == 0 else Element()
            node = _edge(node.words, word, following, said, row).node
        silent = "" if words else f"{silent}{element.text} "
    return node


def _edge(edges: dict[Any, Edge], key: Any, element: Element, said: bool, row: Row) -> Edge:
    """The edge with this key, a new one if there is none; what is written counts more than what is read."""
    edge = edges.get(key)
    if edge is None or (said and not edge.said):
        edge = edges[key] = Edge(edge.node if edge else Node(), element, said, edge.written if edge else [])
    if said:
        edge.written.append((element, row))
    return edge


def folded(text: str, fold: Fold) -> list[str]:
    """The folded words of a text of a pattern; a star demands the plural."""
    return [token.word + "*" * text.endswith("*") for token in fold(text.rstrip("*"))]
