"""Merging: two people's work on one text, put together by cards and fields; where both changed one, both are told."""

from itertools import pairwise
from typing import Any, NamedTuple

from labdeck.deck import Change, DeckError, applied
from labdeck.deck.changing import parsed

from .comments import commented, is_same
from .keys import Content, Key, are_cards, id_of, keyed
from .lines import woven
from .looking import shown

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
        text = both if both is not None and is_same(both, text) else commented(base, mine, text)
    except DeckError:
        return Merge(theirs, [conflict("", "", "", "", base, mine, theirs)])
    return Merge(text, conflicts)


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
            elif all(side is None or are_cards(side) for side in sides):
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
                self.conflicts.append(conflict(table, id_of(card), _name(card), field, old, new, now))

    def cards(self, table: str, base: list[Content], mine: list[Content], theirs: list[Content]) -> None:
        """The cards of a table: those that I changed, then those that I added, and those that I took out."""
        was, ours, others = keyed(base), keyed(mine), keyed(theirs)
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
            told = conflict(table, id_of(old), _name(card), field, old.get(field), card.get(field), MISSING)
            self.conflicts.append(told)

    def kept(self, table: str, old: Content, theirs: Content) -> None:
        """What they changed on a card that I took out: it stays."""
        for field in (field for field in dict.fromkeys((*old, *theirs)) if theirs.get(field) != old.get(field)):
            told = conflict(table, id_of(old), _name(theirs), field, old.get(field), MISSING, theirs.get(field))
            self.conflicts.append(told)


def _next(order: list[Key], at: int, kept: set[Key]) -> Key | None:
    """The next card behind one that all have."""
    return next((key for key in order[at + 1 :] if key in kept), None)


def _name(card: Content) -> str:
    name = card.get("name", "")
    return name if isinstance(name, str) else ""
