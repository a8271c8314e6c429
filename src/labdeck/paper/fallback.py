"""Fallback: fonts of this machine for letters that ours lack, and what is printed where no font has one."""

import os
import re
import sys
import unicodedata
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTFont

PLACES = {
    "linux": ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"),
    "darwin": ("/System/Library/Fonts", "/Library/Fonts", "~/Library/Fonts"),
    "win32": (r"%WINDIR%\Fonts", r"%LOCALAPPDATA%\Microsoft\Windows\Fonts"),
}
SORTS = {".ttf", ".otf", ".ttc"}
OUTLINES = ("glyf", "CFF ", "CFF2")  # without which a font cannot be printed at any size
UNPLAIN = re.compile("bold|italic|oblique|mono|serif|condensed|narrow|light|thin|black|display|math", re.IGNORECASE)
MOST = 1000  # fonts that are looked into
FORBIDDEN = 2  # of a font's licence: it may not be put into a file
EMPTY = "□"


class Font(NamedTuple):
    """The letters of a font, whether they can be printed and may be put into a file, and why it cannot be read."""

    letters: frozenset[int] = frozenset()
    is_usable: bool = False
    trouble: str = ""


def fonts_with(letters: Set[int]) -> tuple[Path, ...]:
    """Fonts of this machine that have as many of some letters as any, the plainest first."""
    found: list[Path] = []
    for font in _fonts()[:MOST] if letters else ():
        one = read(font)
        if one.is_usable and (has := letters & one.letters):
            found.append(font)
            letters = letters - has
            if not letters:
                break
    return tuple(found)


def _fonts() -> tuple[Path, ...]:
    """The files of fonts on this machine, plain ones first."""
    folders = [Path(os.path.expandvars(place)).expanduser() for place in PLACES.get(sys.platform, ())]
    files = [Path(folder, name) for top in folders for folder, _, names in os.walk(top) for name in names]
    return tuple(sorted((each for each in files if each.suffix.lower() in SORTS), key=_plainness))


def _plainness(font: Path) -> tuple[int, str]:
    return len(UNPLAIN.findall(font.stem.replace("Sans Serif", ""))), font.name


@cache
def read(font: Path) -> Font:
    """What is to be known of a font."""
    try:
        file = TTFont(font, lazy=True, fontNumber=0)
        may = "OS/2" not in file or file["OS/2"].fsType & 0xF != FORBIDDEN
        return Font(frozenset(file.getBestCmap() or ()), may and any(table in file for table in OUTLINES))
    except OSError as error:
        return Font(trouble=(error.strerror or "cannot be read").lower())
    except Exception:  # a stranger's file: what is damaged in it decides which error comes
        return Font(trouble="this is no font, or it is damaged")


def nearest(letter: str, known: Set[int]) -> str:
    """What is printed for a letter that no font has: its plainer form, such as “1” for “①”, or an empty box."""
    plain = "".join(_plain(letter))
    return plain if plain and all(ord(each) in known for each in plain) else EMPTY


def _plain(letter: str) -> Iterator[str]:
    """The letters that a letter is made of, without the marks on them."""
    return (each for each in unicodedata.normalize("NFKD", letter) if unicodedata.category(each) != "Mn")
