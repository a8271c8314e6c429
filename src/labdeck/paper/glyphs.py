"""Glyphs: which letters the fonts can print, since one without a glyph would end a print, or silently become a box."""

import re
from collections.abc import Collection, Iterable, Mapping
from html import escape, unescape
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from labdeck.deck.words import counted, listed

from .errors import PaperError
from .fallback import fonts_with, nearest, read

NAMED = 6  # letters of a place
FONTS = Path(__file__).parent / "fonts"
UNSEEN = {0x200D, *range(0xFE00, 0xFE10)}  # join letters, or ask for a shape of one: left out where no font has them
TEXT = re.compile(r"(<(?:text|tspan)[^>]*>)([^<]+)")


class Letters(NamedTuple):
    """The fonts beside ours that a text is printed with, and what stands in place of letters that none has."""

    fonts: tuple[Path, ...]
    instead: dict[int, str]


PLAIN = Letters((), {})


def said(svg: str) -> str:
    """All text of a picture."""
    return " ".join(unescape(text) for _, text in TEXT.findall(svg))


def with_other_letters(svg: str, instead: Mapping[int, str]) -> str:
    """A picture whose text has other letters in place of some; none of them becomes a sign of XML."""
    return TEXT.sub(lambda found: found[1] + escape(unescape(found[2]).translate(instead)), svg)


def letters_of(text: str, fonts: tuple[Path, ...]) -> Letters:
    """How all letters of a text are printed: with our fonts, those that are given, and those of this machine."""
    known = _letters(FONTS / "LiberationSans-Regular.ttf").union(*map(_letters, fonts))
    used = set(map(ord, text))
    missing = {each for each in used - known - UNSEEN if chr(each).isprintable() and not chr(each).isspace()}
    more = fonts_with(missing)
    known = known.union(*map(_letters, more))
    instead = {each: nearest(chr(each), known) for each in sorted(missing - known)}
    return Letters((*fonts, *more), dict.fromkeys(used & UNSEEN - known, "") | instead)


def missing_letters(texts: Iterable[tuple[str, str]], instead: dict[int, str]) -> tuple[str, ...]:
    """For each place with letters that are not printed as they are, a line that says which, and what stands there."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for where, text in texts:
        for letter in text:
            if ord(letter) in instead and ord(letter) not in UNSEEN:
                found.setdefault((where, instead[ord(letter)]), {})[letter] = None
    return tuple(f"{where}: {_named(letters)} printed as “{stand_in}”" for (where, stand_in), letters in found.items())


def _named(letters: Collection[str]) -> str:
    named = [f"“{letter}” (U+{ord(letter):04X})" for letter in islice(letters, NAMED)]
    more = [counted(len(letters) - NAMED, "other letter")] if len(letters) > NAMED else []
    return f"{listed([*named, *more], 'and')} {'is' if len(letters) == 1 else 'are'}"


def _letters(font: Path) -> frozenset[int]:
    """The letters of a font; a PaperError if it cannot be read."""
    one = read(font)
    if one.trouble:
        raise PaperError(f"font: {font}: {one.trouble}")
    return one.letters
