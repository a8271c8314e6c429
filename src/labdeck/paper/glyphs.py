"""Glyphs: which letters the fonts can print, since a letter without one would silently become a box."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import unescape
from pathlib import Path

from fontTools.ttLib import TTFont, TTLibError

from .errors import PaperError

FONTS = Path(__file__).parent / "fonts"
TEXT = re.compile(r"<(?:text|tspan)[^>]*>([^<]+)<")


def said(svg: str) -> str:
    """All text of a picture."""
    return " ".join(unescape(text) for text in TEXT.findall(svg))


def check_glyphs(texts: Iterable[tuple[str, str]], fonts: tuple[Path, ...] = ()) -> None:
    """Refuse texts, each with the words that say where it is, of which a letter is in no font."""
    known = _letters(FONTS / "LiberationSans-Regular.ttf").union(*map(_letters, fonts))
    for where, text in texts:
        for letter in _missing(text, known):
            raise PaperError(
                f"{where}: no font has the letter “{letter}” (U+{ord(letter):04X}); "
                "name a font file that has it with --font"
            )


def _missing(text: str, known: frozenset[int]) -> Iterator[str]:
    return (each for each in text if each.isprintable() and not each.isspace() and ord(each) not in known)


@cache
def _letters(font: Path) -> frozenset[int]:
    try:
        return frozenset(TTFont(font, lazy=True, fontNumber=0).getBestCmap() or ())
    except (OSError, TTLibError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is no font"
        raise PaperError(f"font: {font}: {(reason or 'cannot be read').lower()}") from None
