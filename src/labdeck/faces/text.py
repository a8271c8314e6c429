"""Text in boxes: wrapped and shrunk by the widths of letters, so that it never leaves its box."""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from .svg import Attributes, safe, tag

FONT = "Helvetica,Arial,Liberation Sans,sans-serif"
BOLD = 1.08  # how much wider bold letters are
LEADING = 1.18  # from line to line, in sizes
TIGHT = 0.8  # of the room: a line that takes more is held to its width, whatever font draws it
# Thousandths of the size, for the letters of the fonts above.
WIDTHS = {
    letter: width
    for width, letters in {
        222: "ijl'’|",
        278: " !,./:;ftI[]\\·",
        333: "r()-“”{}",
        389: "*ľť",
        500: "cksvxyzJ",
        556: "abdeghnopqu0123456789L?_$#–",
        584: "+<>=~",
        611: "FTZ",
        667: "ABEKPSVXY&",
        722: "CDHNRUw",
        778: "GOQ",
        833: "mM",
        889: "%æ",
        944: "Wœљ",
        1000: "—…",
        1015: "@",
    }.items()
    for letter in letters
}


UNSEEN = ("Mn", "Me", "Cf")  # sorts of letters that take no room of their own
EMOJI = 1300
# Of scripts that have no capitals, from their first letter on.
SCRIPTS = ((0, 700), (0x0590, 620), (0x0600, 600), (0x0900, 800), (0x0B80, 950), (0x0C00, 850), (0x0E00, 650),
           (0x1000, 850), (0x10D0, 700), (0x1100, 1000), (0x1200, 900), (0xFB50, 650), (0xFDF0, 4000), (0xFE00, 650),
           (0x10000, 1000))  # fmt: skip
CLUSTER = re.compile("[\U0001f1e6-\U0001f1ff]{2}|.")  # a flag is two letters
JOINER = "\u200d"
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


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, by estimate."""
    return sum(map(_letter_width, text)) * size / 1000 * (BOLD if bold else 1)


@cache
def _letter_width(letter: str) -> int:
    for known in (letter, unicodedata.normalize("NFD", letter)[0]):
        if known in WIDTHS:
            return WIDTHS[known]
    sort = unicodedata.category(letter)
    if sort in UNSEEN:
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return EMOJI if sort == "So" else 1000
    if sort == "Lo":
        return SCRIPTS[bisect_right(SCRIPTS, ord(letter), key=lambda script: script[0]) - 1][1]
    return {"Lu": 950, "Lt": 1300}.get(sort, 700)


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


def set_text(block: Block, x: float, top: float, room: float, colour: str, anchor: str = "start") -> str:
    """The lines of a block, below each other."""
    shared: Attributes = {"font_size": block.size, "fill": colour}
    if block.bold:
        shared["font_weight"] = "700"
    if anchor != "start":
        shared["text_anchor"] = anchor
    places: list[Attributes] = []
    for number, text in enumerate(block.lines):
        place: Attributes = {"x": x, "y": top + block.size * (0.92 + LEADING * number)}
        wide = width(text, block.size, block.bold)
        places.append(
            place | {"textLength": wide, "lengthAdjust": "spacingAndGlyphs"} if wide > room * TIGHT else place
        )
    if len(places) == 1:
        return tag("text", safe(block.lines[0]), **shared, **places[0])
    lines = zip(block.lines, places, strict=True)
    return tag("text", "".join(tag("tspan", safe(text), **place) for text, place in lines), **shared)


def centred(text: str, x: float, y: float, size: float, colour: str) -> str:
    """A few bold letters around a point."""
    place: Attributes = {"x": x, "y": y + size * 0.36, "text_anchor": "middle"}
    return tag("text", safe(text), font_size=size, font_weight="700", fill=colour, **place)
