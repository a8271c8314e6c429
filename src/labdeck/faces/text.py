"""Text in boxes: wrapped and shrunk by the widths of letters, so that it never leaves its box."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .svg import Attributes, safe, tag
from .widths import UNSEEN, is_known, width

FONT = "Helvetica,Arial,Liberation Sans,sans-serif"
LEADING = 1.18  # from line to line, in sizes
TIGHT = 0.8  # of the room: a line that takes more is held to its width, whatever font draws it
CLUSTER = re.compile("[\U0001f1e6-\U0001f1ff]{2}|.")  # a flag is two letters
JOINER = "\u200d"
LEFTWARD, ISOLATED = "\u2067", "\u2069"  # around what is read from right to left
SKINS = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # colours of the emoji before them
HANGING = set("、。，．：；！？）」』】〉》〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")  # begin no line  # noqa: RUF001


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of text of one size."""

    lines: tuple[str, ...]
    size: float
    bold: bool = False

    @property
    def height(self) -> float:
        """From the top of the first line to the foot of the last."""
        return self.size * LEADING * len(self.lines)

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max((width(line, self.size, self.bold) for line in self.lines), default=0.0)


def wrapped(text: str, size: float, room: float, bold: bool = False) -> list[str]:
    """The text in lines that fit the room; a word too long for a line is broken."""
    lines: list[str] = []
    for space, piece in _pieces(text, size, room, bold):
        if lines and width(lines[-1] + space + piece, size, bold) <= room:
            lines[-1] += space + piece
        else:
            lines.append(piece)
    return lines


def _pieces(text: str, size: float, room: float, bold: bool) -> Iterator[tuple[str, str]]:
    """Words that fit the room, each with the space before it."""
    for space, word in _words(text):
        if width(word, size, bold) <= room:
            yield space, word
            continue
        piece = ""
        for cluster in clusters(word):
            if piece and width(piece + cluster, size, bold) > room:
                yield space, piece
                piece, space = "", ""
            piece += cluster
        yield space, piece


def _words(text: str) -> Iterator[tuple[str, str]]:
    """What must not be broken, with the space before it: a word, or in Chinese and Japanese a letter."""
    for word in text.split():
        if word.isascii():
            yield " ", word
            continue
        space, part = " ", ""
        for cluster in clusters(word):
            if part and (is_broken_anywhere(cluster[0]) or is_broken_anywhere(part[-1])) and cluster not in HANGING:
                yield space, part
                space, part = "", ""
            part += cluster
        yield space, part


def is_broken_anywhere(letter: str) -> bool:
    """Whether a line may end before and after a letter."""
    return unicodedata.east_asian_width(letter) in "WF" and not "\uac00" <= letter <= "\ud7a3"


def clusters(word: str) -> Iterator[str]:
    """What a reader sees as one letter each: with its accents, or emoji that are joined."""
    whole = ""
    for part in CLUSTER.findall(word):
        is_added = unicodedata.category(part[0]) in (*UNSEEN, "Mc") or part in SKINS
        if whole and not is_added and not whole.endswith(JOINER):
            yield whole
            whole = ""
        whole += part
    if whole:
        yield whole


def fitted(
    text: str, room: float, height: float, sizes: Iterable[float], *, bold: bool = False, balanced: bool = False
) -> Block:
    """The text at the largest size that fits; cut off at the smallest if none does.

    Words stay whole as long as a smaller size can keep them so. A balanced text has lines about equally long."""
    for size in sizes:
        block = Block(tuple(wrapped(text, size, room, bold)), size, bold)
        longest = max((width(word, size, bold) for _, word in _words(text)), default=0.0)
        if block.height <= height and longest <= room:
            return _balanced(text, room, longest, block) if balanced else block
    return _cut(block, room, max(1, int(height / (size * LEADING))))


def _cut(block: Block, room: float, most: int) -> Block:
    """The first lines of a block, with an ellipsis where something is left out."""
    if len(block.lines) <= most:
        return block
    last = list(clusters(block.lines[most - 1]))
    while last and width("".join(last) + "…", block.size, block.bold) > room:
        last.pop()
    return Block((*block.lines[: most - 1], "".join(last) + "…"), block.size, block.bold)


def _balanced(text: str, room: float, least: float, block: Block) -> Block:
    """The same number of lines, as equally long as they can be, so that no word stands alone in the last."""
    for share in range(50, 100, 5):
        narrow = max(room * share / 100, least)
        lines = tuple(wrapped(text, block.size, narrow, block.bold))
        if len(lines) == len(block.lines):
            return Block(lines, block.size, block.bold)
    return block


def is_leftward(text: str) -> bool:
    """Whether a text is read from right to left, as its first letter of a script says."""
    return next((way != "L" for way in map(unicodedata.bidirectional, text) if way in ("L", "R", "AL")), False)


def set_text(block: Block, x: float, top: float, room: float, colour: str, anchor: str = "start") -> str:
    """The lines of a block, below each other; "lead" is the side of the room where reading begins."""
    is_mirrored = is_leftward(" ".join(block.lines))
    if anchor == "lead":
        x, anchor = (x + room, "end") if is_mirrored else (x, "start")
    shared: Attributes = {"font_size": block.size, "fill": colour}
    if block.bold:
        shared["font_weight"] = "700"
    if anchor != "start":
        shared["text_anchor"] = anchor
    places: list[Attributes] = [
        {"x": x, "y": top + block.size * (0.92 + LEADING * number), **_held(line, block, room)}
        for number, line in enumerate(block.lines)
    ]
    lines = [_in_order(line, is_mirrored) for line in block.lines]
    if len(lines) == 1:
        return tag("text", lines[0], **shared, **places[0])
    each = zip(lines, places, strict=True)
    return tag("text", "".join(tag("tspan", text, **place) for text, place in each), **shared)


def _held(line: str, block: Block, room: float) -> Attributes:
    """What holds a tight line to its width, if that is no guess, by which it would be stretched."""
    wide = width(line, block.size, block.bold)
    is_held = wide > room * TIGHT and is_known(line)
    return {"textLength": wide, "lengthAdjust": "spacingAndGlyphs"} if is_held else {}


def _in_order(line: str, is_mirrored: bool) -> str:
    """A line, safe, with the marks by which one that is read leftward keeps its order wherever it is drawn."""
    return f"{LEFTWARD}{safe(line)}{ISOLATED}" if is_mirrored else safe(line)


def centred(text: str, x: float, y: float, size: float, colour: str) -> str:
    """A few bold letters around a point."""
    place: Attributes = {"x": x, "y": y + size * 0.36, "text_anchor": "middle"}
    return tag("text", safe(text), font_size=size, font_weight="700", fill=colour, **place)
