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


def comments_added(base: str, mine: str) -> Iterator[tuple[int, str]]:
    """The comments that a text has and its base has not, each with the line of the base at which it is; last first."""
    lines = base.splitlines(keepends=True)
    for start, end, new in reversed(list(_spans(lines, mine))):
        known = set(map(comment_in, lines[start:end]))
        for comment in reversed(list(map(comment_in, new))):
            if comment and comment not in known:
                yield start, comment


def line_of(base: str, text: str, line: int) -> int:
    """Where a line of a base stands in a text that was made of it, or what comes behind it there."""
    blocks = SequenceMatcher(None, base.splitlines(), text.splitlines(), autojunk=False).get_matching_blocks()
    return next(there + max(0, line - here) for here, there, size in blocks if here + size > line or not size)


def comment_in(line: str) -> str:
    """The comment of a line with its sign; empty if it has none."""
    mark = ""
    for at, letter in enumerate(line):
        if mark:
            mark = "" if letter == mark and (mark == "'" or line[at - 1] != "\\") else mark
        elif letter in "\"'":
            mark = letter
        elif letter == "#":
            return line[at:].strip()
    return ""
