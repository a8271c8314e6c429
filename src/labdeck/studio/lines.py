"""Lines: two people's changes of one text put together, where they touched different lines of it."""

from collections.abc import Iterator
from difflib import SequenceMatcher

Span = tuple[int, int, list[str]]  # the lines of the base from here to there become these


def woven(base: str, mine: str, theirs: str) -> str | None:
    """The text with the changes of both; None if they touched the same lines, or lines beside each other."""
    lines = base.splitlines(keepends=True)
    spans = sorted([*_spans(lines, mine), *_spans(lines, theirs)], key=lambda span: span[:2])
    made: list[str] = []
    done = -1
    for start, end, new in spans:
        if start <= done:
            return None
        made += lines[max(done, 0) : start] + new
        done = end
    return "".join(made + lines[max(done, 0) :])


def _spans(base: list[str], text: str) -> Iterator[Span]:
    """Where a text differs from its base."""
    other = text.splitlines(keepends=True)
    for tag, start, end, first, last in SequenceMatcher(None, base, other, autojunk=False).get_opcodes():
        if tag != "equal":
            yield start, end, other[first:last]
