"""Comments: those that somebody wrote, put into a text that two people's work was merged in."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from labdeck.deck import DeckError
from labdeck.deck.blocks import newline
from labdeck.deck.changing import parsed
from labdeck.deck.places import Path, places_in

from .keys import Key, are_cards, keys_of

Anchor = tuple[str | int | Key, ...]  # a path with a card's key in place of its number


class Edit(NamedTuple):
    """What becomes of a part of a text."""

    start: int
    end: int
    new: str


class Notes:
    """The comments of a text: those behind values by what they stand behind, and those with a line of their own."""

    def __init__(self, text: str) -> None:
        self.text, places = text, places_in(text)
        keys = {table: list(keys_of(cards)) for table, cards in parsed(text).items() if are_cards(cards)}
        anchors = {path: _anchor(path, keys) for path in places.found()}
        self.places = {anchors[path]: place for path, place in places.found().items()}
        self.order = sorted(self.places, key=lambda anchor: self.places[anchor].key)
        self.behind: dict[Anchor, str] = {}
        self.above: list[tuple[Anchor, str]] = []
        for says, behind, above in places.comments():
            if behind:
                self.behind[anchors[behind]] = says
            else:
                self.above.append((anchors.get(above, ()), says))

    def following(self, anchor: Anchor) -> list[Anchor]:
        """An anchor, and those that come behind it."""
        return self.order[self.order.index(anchor) :] if anchor else []


def _anchor(path: Path, keys: dict[str, list[Key]]) -> Anchor:
    table = keys.get(str(path[0]))
    is_card = table and len(path) > 1 and isinstance(path[1], int)
    return (path[0], table[int(path[1])], *path[2:]) if table and is_card else path


def commented(base: str, mine: str, text: str) -> str:
    """A text with the comments that I wrote since the base, also where they wrote some.

    A comment behind a value takes the place of the base's there. Where they have another one, it goes above the value,
    as those with a line of their own do: above what they are above in my text. The content stays what it is.
    """
    edits = sorted(_edits(Notes(base), Notes(mine), Notes(text)), key=lambda edit: edit.start)
    made = text
    for edit in reversed(edits):
        made = _edited(made, edit)
    if is_same(made, text):
        return made
    for edit in reversed(edits):
        made = _edited(text, edit)
        text = made if is_same(made, text) else text
    return text


def _edits(base: Notes, mine: Notes, now: Notes) -> Iterator[Edit]:
    """What puts my comments in."""
    lines: list[tuple[Anchor, str]] = []
    for anchor in (anchor for anchor in mine.places if anchor in (base.behind | mine.behind)):
        old, new, theirs = (side.behind.get(anchor, "") for side in (base, mine, now))
        if new in (old, theirs):
            continue
        if anchor in now.places and theirs == old and (theirs or not _is_commented(now, anchor)):
            yield _behind(now, anchor, old, new)
        elif new:
            lines.append((anchor, new))
    lines += _added(base, mine)
    there = Counter(now.above) - Counter(base.above)
    for anchor, says in lines:
        near = next((each for each in mine.following(anchor) if each in now.places), ())
        if there[near, says]:
            there[near, says] -= 1
        else:
            yield _above(now, near, says)


def _added(base: Notes, mine: Notes) -> Iterator[tuple[Anchor, str]]:
    """The comments with a line of their own that my text has and its base has not; one that was moved is none."""
    more = Counter(says for _, says in mine.above) - Counter(says for _, says in base.above)
    here = Counter(mine.above) - Counter(base.above)
    for anchor, says in mine.above:
        if more[says] and here[anchor, says]:
            more[says] -= 1
            here[anchor, says] -= 1
            yield anchor, says


def _line_end(text: str, at: int) -> int:
    """Where the line ends, without the space at its end."""
    end = text.find("\n", at)
    return at + len(text[at : end if end >= 0 else len(text)].rstrip())


def _is_commented(notes: Notes, anchor: Anchor) -> bool:
    """Whether the line in which a value ends has a comment, which is behind another value."""
    at = notes.places[anchor].end
    end = _line_end(notes.text, at)
    return any(at <= notes.places[other].end <= end for other in notes.behind)


def _behind(notes: Notes, anchor: Anchor, old: str, new: str) -> Edit:
    """A comment behind a value, in place of the one that is there."""
    end = _line_end(notes.text, notes.places[anchor].end)
    start = end - len(old)
    if new:
        return Edit(start, end, new if old else f" {new}")
    return Edit(len(notes.text[:start].rstrip()), end, "")


def _above(notes: Notes, anchor: Anchor, says: str) -> Edit:
    """A comment in a line of its own above a value; at the end where there is none."""
    text, end = notes.text, newline(notes.text)
    if anchor:
        at = text.rfind("\n", 0, notes.places[anchor].key) + 1
        return Edit(at, at, f"{says}{end}")
    return Edit(len(text), len(text), f"{'' if text.endswith(chr(10)) else end}{says}{end}")


def _edited(text: str, edit: Edit) -> str:
    return text[: edit.start] + edit.new + text[edit.end :]


def is_same(text: str, other: str) -> bool:
    """Whether two texts have one content."""
    try:
        return parsed(text) == parsed(other)
    except DeckError:
        return False
