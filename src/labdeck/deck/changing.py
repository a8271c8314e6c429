"""Changes of a deck file as data: another value in a field, a card that comes, goes or moves; all else stays.

The text is edited where it stands, so its comments, order and quotes are kept. What a change makes of the content is
known beforehand: a text that would come to anything else is not given back, and the change is refused instead.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .blocks import block, inserted, is_header, line_end, newline, without
from .content import NotToml, content_in
from .errors import DeckError, Problem
from .places import Path, Place, Places, places_in
from .spelling import key, respelled, toml

Value = str | int | bool | Sequence[str | int] | Mapping[str, Any] | None
Content = dict[str, Any]
NAMES = ("id", "kind")  # by one of which a card is found
FORMLESS = "is written in a way that only the text itself can be changed in, such as a list of tables in brackets"


@dataclass(frozen=True, slots=True)
class Change:
    """Another value in a field of a card, of the deck's head, or of a knob; without a field, a card as a whole.

    `table` is the file's table ("project", "knobs", "deck"), `card` the id or the kind of a card there, else empty;
    `at` is its number there, from 0, and goes before its name. A value of None is a field that is not written.
    Without a field the card is taken out; with `to` it moves before the card that has that number now; with `adds` it
    is a new one with these values, before the one at `at`, or the last of its table.
    """

    table: str
    card: str
    field: str
    old: Value
    new: Value
    at: int | None = None
    to: int | None = None
    adds: Mapping[str, Value] | None = None


def applied(text: str, changes: Iterable[Change]) -> str:
    """The text of a deck file with some changes made; a DeckError if one of them finds no place."""
    content = parsed(text)
    for change in changes:
        text = _changed(text, content, change)
        try:
            is_made = parsed(text) == content
        except DeckError:
            is_made = False
        if not is_made:
            raise refused(change, FORMLESS)
    return text


def parsed(text: str) -> Content:
    """The content of a text; a DeckError if it is not TOML."""
    try:
        return content_in(text)
    except NotToml:
        raise DeckError([Problem("change", "", "", "the text is not TOML, so that it cannot be changed")]) from None


def refused(change: Change, says: str) -> DeckError:
    """Why a change cannot be made."""
    card = change.card or (change.table if change.at is None else f"{change.table} {change.at + 1}")
    return DeckError([Problem("change", card, change.field, says)])


def _changed(text: str, content: Content, change: Change) -> str:
    """The text with a change made, which is made in the content, too."""
    if any(map(_is_broken, (change.new, *(change.adds or {}).values()))):
        raise refused(change, "has half of a letter, which is no text")
    places = places_in(text)
    if change.adds is not None:
        return _with_card(places, content, change, change.adds)
    around = _around(content, change)
    if change.field:
        return _with_value(places, content, change, around, change.field, change.new)
    if len(around) == 1:
        raise refused(change, "has no field, and is no card")
    return _without_card(places, content, change, around[0], int(around[1]))


def _is_broken(value: Any) -> bool:
    """Whether a value has half of a letter somewhere, or is no value of a deck file."""
    try:
        toml(value).encode()
    except (UnicodeEncodeError, TypeError):
        return True
    return False


def _around(content: Content, change: Change) -> Path:
    """The path of the table in which something changes."""
    if change.at is None and not change.card:
        return (change.table,)
    number = change.at if change.at is not None else _numbers(content, change.table).get(change.card, -1)
    cards = content.get(change.table)
    if not isinstance(cards, list) or not 0 <= number < len(cards) or not isinstance(cards[number], dict):
        raise refused(change, f"there is no such {change.table}")
    return (change.table, number)


def _numbers(content: Content, table: str) -> dict[Any, int]:
    """The number of each card of a table by its id or kind; the first of those that have the same."""
    cards = content.get(table)
    named = [
        (card[name], number)
        for number, card in enumerate(cards if isinstance(cards, list) else [])
        for name in NAMES
        if isinstance(card, dict) and isinstance(card.get(name), str)
    ]
    return dict(reversed(named))


def _at(content: Content, path: Path) -> Any:
    """What stands at a path; nothing if there is no such place."""
    value: Any = content
    for part in path:
        value = value[int(part)] if isinstance(value, list) else value.get(part) if isinstance(value, dict) else None
    return value


def _with_value(places: Places, content: Content, change: Change, around: Path, field: str, new: Any) -> str:
    """The text with another value in a field, with the field taken out, or put in."""
    at = (*around, field)
    old, place = _at(content, at), places.value(at)
    if isinstance(new, Mapping) and isinstance(old, dict) and is_header(places, at):
        for name in [*old, *(name for name in new if name not in old)]:
            text = _with_value(places, content, change, at, name, new.get(name))
            places = Places(text)
        return places.text
    holder = _at(content, around)
    if holder is None and new is not None and len(around) == 1:
        holder = content.setdefault(str(around[0]), {})
    if not isinstance(holder, dict):
        if new is None and holder is None:
            return places.text
        raise refused(change, FORMLESS)
    if new is None:
        holder.pop(field, None)
        return places.text if place is None else _without_value(places, around, at, place)
    holder[field] = _plain(new)
    if place is None:
        return _with_pair(places, around, f"{key(field)} = {toml(new)}")
    return places.text if old == new and type(old) is type(new) else respelled(places, at, old, new)


def _plain(value: Any) -> Any:
    """A value as it will be read again."""
    if isinstance(value, Mapping):
        return {name: _plain(inner) for name, inner in value.items() if inner is not None}
    return [_plain(entry) for entry in value] if isinstance(value, list | tuple) else value


def _without_value(places: Places, around: Path, at: Path, place: Place) -> str:
    """The text without a field: without its lines, or what it takes in a table in braces."""
    text, table = places.text, places.value(around)
    if table and not is_header(places, around) and text[table.start] == "{":
        pairs = places.inner(around)
        number = [where for where, _ in pairs].index(at)
        if number + 1 < len(pairs):
            return text[: place.key] + text[pairs[number + 1][1].key :]
        start = pairs[number - 1][1].end if number else table.start + 1
        return text[:start] + text[place.end :]
    whole = places.whole(at) or place
    return text[: text.rfind("\n", 0, place.key) + 1] + text[line_end(text, whole.end) :]


def _with_pair(places: Places, around: Path, pair: str) -> str:
    """The text with one more pair in a table: behind its last one, or in a table that is made for it."""
    text, table = places.text, places.value(around)
    if table and not is_header(places, around) and text[table.start] == "{":
        comma = ", " if places.inner(around) else " "
        return f"{text[: table.end - 1].rstrip()}{comma}{pair} }}{text[table.end :]}"
    end = newline(text)
    pairs = [place for at, place in places.inner(around) if not is_header(places, at)]
    if table is None and not pairs:
        heads = [found for name in places.tables() if (found := block(places, (name,)))]
        last = max((head.end for head in heads), default=len(text))
        return inserted(text, last, f"[{key(str(around[0]))}]{end}{pair}{end}")
    last = max([*(place.end for place in pairs), table.end if table else 0])
    line = line_end(text, last)
    return text[:line] + ("" if text[:line].endswith("\n") else end) + pair + end + text[line:]


def _with_card(places: Places, content: Content, change: Change, values: Mapping[str, Value]) -> str:
    """The text with one more card."""
    cards = content.setdefault(change.table, [])
    many = len(cards) if isinstance(cards, list) else 0
    if not isinstance(cards, list) or (many and not is_header(places, (change.table, many - 1))):
        raise refused(change, FORMLESS)
    number = many if change.at is None else min(change.at, many)
    cards.insert(number, _plain(values))
    end = newline(places.text)
    pairs = [f"{key(name)} = {toml(value)}{end}" for name, value in values.items() if value is not None]
    return _put(places, change.table, number, many, f"[[{key(change.table)}]]{end}{''.join(pairs)}")


def _put(places: Places, table: str, number: int, many: int, lines: str) -> str:
    """The text with the lines of a card before the one of that number, or behind the last of so many."""
    here = block(places, (table, min(number, many - 1))) if many else None
    at = len(places.text) if here is None else here.start if number < many else here.end
    return inserted(places.text, at, lines)


def _without_card(places: Places, content: Content, change: Change, table: Any, number: int) -> str:
    """The text without a card, or with the card at another place; a comment above one that goes stays."""
    here, cards = block(places, (table, number)), content[table]
    if here is None:
        raise refused(change, FORMLESS)
    card = cards.pop(number)
    if not cards:
        del content[table]
    if change.to is None:
        whole = places.whole((table, number))
        assert whole is not None
        return without(places.text, here.header, line_end(places.text, whole.end))
    content[table] = cards
    to = min(change.to - (change.to > number), len(cards))
    cards.insert(to, card)
    lines = places.text[here.start : here.end]
    rest = Places(without(places.text, here.start, here.end))
    return _put(rest, table, to, len(cards) - 1, lines if lines.endswith("\n") else lines + newline(places.text))
