"""Merging: two people's work on one text, put together by cards and fields; where both changed one, both are told."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from labdeck.deck import Change, DeckError, applied
from labdeck.deck.changing import parsed

from .lines import comment_in, comments_added, line_of, woven
from .looking import shown

Content = dict[str, Any]
Key = tuple[str, int]  # a card's id or kind, and which of those that have the same
MISSING: Any = None


class Merge(NamedTuple):
    """A text with the work of both, and the fields that both changed otherwise: in the text is theirs."""

    text: str
    conflicts: list[dict[str, Any]]


def merged(base: str, mine: str, theirs: str) -> Merge:
    """What I made of a text put into what they made of it; different cards and fields go together.

    Where both changed the same field, theirs stays in the text and a conflict tells both; so it is with the whole text
    if one is not TOML, or written in a way that only the text itself can be changed in.
    """
    if mine in (base, theirs):
        return Merge(theirs, [])
    if theirs == base:
        return Merge(mine, [])
    try:
        before, ours, others = map(parsed, (base, mine, theirs))
        changes, conflicts = Difference(before, ours, others).found()
        text = applied(theirs, changes)
        both = woven(base, mine, theirs)
        # With their lines together, the comments of both are in it as they wrote them.
        text = both if both is not None and _is_same(both, text) else _commented(base, mine, text)
    except DeckError:
        return Merge(theirs, [conflict("", "", "", "", base, mine, theirs)])
    return Merge(text, conflicts)


def _commented(base: str, mine: str, text: str) -> str:
    """A text with the comments that I wrote, also where they wrote some; each where nothing else changes by it."""
    there = set(map(comment_in, text.splitlines()))
    for line, comment in comments_added(base, mine):
        lines = text.splitlines(keepends=True)
        lines.insert(line_of(base, text, line), f"{comment}\n")
        if comment not in there and _is_same(made := "".join(lines), text):
            text = made
    return text


def _is_same(text: str, other: str) -> bool:
    """Whether two texts have one content."""
    try:
        return parsed(text) == parsed(other)
    except DeckError:
        return False


def conflict(table: str, card: str, name: str, field: str, base: Any, mine: Any, theirs: Any) -> dict[str, Any]:
    """A field that two people changed otherwise; the fields of `Conflict`."""
    values = {"base": shown(base), "mine": shown(mine), "theirs": shown(theirs)}
    return {"table": table, "card": card, "name": name, "field": field, **values}


class Difference:
    """What I changed since the base, as changes of what they have now, and what clashes with theirs."""

    def __init__(self, base: Content, mine: Content, theirs: Content) -> None:
        self.base, self.mine, self.theirs = base, mine, theirs
        self.changes: list[Change] = []
        self.conflicts: list[dict[str, Any]] = []

    def found(self) -> tuple[list[Change], list[dict[str, Any]]]:
        """The changes and the conflicts; a DeckError if something is written in a way that cannot be merged."""
        for table in dict.fromkeys((*self.base, *self.mine)):
            sides = [side.get(table) for side in (self.base, self.mine, self.theirs)]
            if all(side is None or isinstance(side, dict) for side in sides):
                self.fields(table, None, *(side or {} for side in sides))
            elif all(side is None or _are_cards(side) for side in sides):
                self.cards(table, *(side or [] for side in sides))
            elif sides[1] != sides[0]:
                raise DeckError([])
        return self.changes, self.conflicts

    def fields(self, table: str, at: int | None, base: Content, mine: Content, theirs: Content) -> None:
        """The fields of a table, or of a card, that I changed."""
        for field in dict.fromkeys((*base, *mine)):
            old, new, now = base.get(field), mine.get(field), theirs.get(field)
            if new in (old, now):
                continue
            if now == old:
                self.changes.append(Change(table, "", field, None, new, at=at))
            else:
                card = {} if at is None else theirs
                self.conflicts.append(conflict(table, _id(card), _name(card), field, old, new, now))

    def cards(self, table: str, base: list[Content], mine: list[Content], theirs: list[Content]) -> None:
        """The cards of a table: those that I changed, then those that I added, and those that I took out."""
        was, ours, others = _keyed(base), _keyed(mine), _keyed(theirs)
        order = list(others)
        for key, card in ours.items():
            if key in others:
                self.fields(table, order.index(key), was.get(key, {}), card, others[key])
            elif key in was:
                self.lost(table, was[key], card)
        self.moves(table, list(was), list(ours), list(others), order)
        for key, before in zip(ours, [None, *ours], strict=False):
            if key not in others and key not in was:
                at = order.index(before) + 1 if before in order else len(order)
                self.changes.append(Change(table, "", "", None, None, at=at, adds=ours[key]))
                order.insert(at, key)
        for key in reversed([key for key in order if key in was and key not in ours]):
            if others[key] == was[key]:
                self.changes.append(Change(table, "", "", None, None, at=order.index(key)))
                order.remove(key)
            else:
                self.kept(table, was[key], others[key])

    def moves(self, table: str, was: list[Key], ours: list[Key], others: list[Key], order: list[Key]) -> None:
        """The order that I gave to cards which all have, unless they gave them another one."""
        kept = {*was} & {*ours} & {*others}
        before, wanted, now = ([key for key in keys if key in kept] for keys in (was, ours, others))
        if before == wanted or before != now:
            return
        for key, behind in reversed(list(pairwise(wanted))):
            at, to = order.index(key), order.index(behind)
            if at + 1 != to and _next(order, at, kept) != behind:
                self.changes.append(Change(table, "", "", None, None, at=at, to=to))
                order.remove(key)
                order.insert(order.index(behind), key)

    def lost(self, table: str, old: Content, card: Content) -> None:
        """What I changed on a card that they took out."""
        for field in (field for field in dict.fromkeys((*old, *card)) if card.get(field) != old.get(field)):
            told = conflict(table, _id(old), _name(card), field, old.get(field), card.get(field), MISSING)
            self.conflicts.append(told)

    def kept(self, table: str, old: Content, theirs: Content) -> None:
        """What they changed on a card that I took out: it stays."""
        for field in (field for field in dict.fromkeys((*old, *theirs)) if theirs.get(field) != old.get(field)):
            told = conflict(table, _id(old), _name(theirs), field, old.get(field), MISSING, theirs.get(field))
            self.conflicts.append(told)


def _next(order: list[Key], at: int, kept: set[Key]) -> Key | None:
    """The next card behind one that all have."""
    return next((key for key in order[at + 1 :] if key in kept), None)


def _are_cards(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(card, dict) for card in value)


def _keyed(cards: list[Content]) -> dict[Key, Content]:
    """Cards by what tells one from the others, in their order."""
    return dict(zip(_keys(cards), cards, strict=True))


def _keys(cards: list[Content]) -> Iterator[Key]:
    seen: Counter[str] = Counter()
    for card in cards:
        word = _id(card) + str(card.get("asks", ""))
        yield word, seen[word]
        seen[word] += 1


def _id(card: Content) -> str:
    """A card's id; that of a resource is its kind, and a question has that of its card."""
    return str(next((card[name] for name in ("id", "kind", "card") if name in card), ""))


def _name(card: Content) -> str:
    name = card.get("name", "")
    return name if isinstance(name, str) else ""
