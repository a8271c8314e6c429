"""Names of people at a table: they can be seen, stand in a sentence, and are not taken for each other."""

import unicodedata
from collections.abc import Iterable
from itertools import combinations

from labdeck.game.seating import JOINERS, is_name

from . import words
from .refused import Refused

# Letters that Unicode calls printable and that nobody can see.
FILLERS = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1107F, 0x16FE4, 0x1D159}
INVISIBLE = FILLERS | {*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0)}
SELECTORS = dict.fromkeys(range(0xFE00, 0xFE10))  # how the letter before is drawn; emoji have them
# Capitals that look like a Latin one though their small letters look like none, or like another.
CAPITALS = str.maketrans(
    "\u039d\u03a5\u0397" + "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ" + "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ",
    "NYH" + "ABCDEFGHIJKLMNOPRSTUVWXYZ" + "ABCDEGHJKLMPRSTVWYZ",
)
# Letters of other alphabets, and digits, that look like a small Latin one.
ALIKE: dict[int, int | str | None] = {}
ALIKE |= str.maketrans(
    "авекмнорстухіјѕԁһӏԛԝүѵ" + "αβεζηικμνορτυχϳ" + "աօոսհցզ" + "ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ",
    "abekmhopctyxijsdhlqwyv" + "abeznikmvoptuxj" + "wonuhgq" + "abehikmnopctyx",
)
ALIKE |= str.maketrans(
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ" + "\u0131\u0269\u0251\u0261" + "01|\u01c0\u2223",
    "abcdefghijklmnoprstuvwyz" + "iiag" + "ollll",
)
# Marks that are typed in several ways, strokes through a letter, letters in black circles, and kana like other signs.
ALIKE |= str.maketrans(
    "‘’ʼ´`′" + "\u2010\u2011\u2012\u2013\u2014\u2212" + "\u16c1\u2d4f\ua781\u07ca" + "\u3078口二力工八夕卜",
    "'" * 6 + "-" * 6 + "llll" + "\u30d8ロニカエハタト",
    "\u0640\u0334\u0335\u0336\u0337\u0338",
)
ALIKE |= {first + n: "abcdefghijklmnopqrstuvwxyz"[n] for first in (0x1F150, 0x1F170) for n in range(26)}
BARS = str.maketrans("I\u0399\u0406\u2c92\u026aL\u029f", "lllll⌊⌊")
MOST_MARKS = 3  # above and below one letter
PAIRS = {"rn": "m", "vv": "w"}  # letters that look like one when they stand together


def check_name(name: str) -> str:
    """A name, if it can stand in a sentence and be seen."""
    if not is_name(name) or name != name.strip():
        raise Refused("bad_message", words.names.NOT_ONE)
    if any(ord(letter) in INVISIBLE for letter in name) or not any(map(is_seen, name)):
        raise Refused("bad_message", words.names.UNSEEN)
    if has_heap(name):
        raise Refused("bad_message", words.names.heaped(MOST_MARKS))
    return name


def is_seen(letter: str) -> bool:
    """Whether there is something to see without a letter before it."""
    return unicodedata.category(letter)[0] in "LNPS"


def has_heap(name: str) -> bool:
    """Whether marks are heaped on a letter so that they reach into other lines."""
    marks = "".join(unicodedata.category(letter)[0] for letter in name)
    return "M" * (MOST_MARKS + 1) in marks


def check_differ(names: Iterable[str]) -> None:
    """Refuse names at one table that are the same, or look the same."""
    if any(is_alike(name, other) for name, other in combinations(names, 2)):
        raise Refused("taken", words.names.ALIKE)


def is_alike(name: str, other: str) -> bool:
    """Whether names are taken for each other: Ian is for ian, and for lan, but neither is for Lan."""
    return spelled(name) == spelled(other) or drawn(name) == drawn(other)


def spelled(name: str) -> str:
    """How a name is spelled: without case and spaces, and in one alphabet."""
    plain = printed(name).casefold()
    plain = "".join(plain.split()).translate(ALIKE)
    for pair, letter in PAIRS.items():
        plain = plain.replace(pair, letter)
    return plain


def drawn(name: str) -> str:
    """How a name is drawn: likewise, but a capital I is a bar like a small l, which a capital L is not."""
    return spelled(printed(name).translate(BARS))


def printed(name: str) -> str:
    """A name in plain letters, without marks that say how to print them."""
    return unicodedata.normalize("NFKC", name).translate(SELECTORS | JOINERS).translate(CAPITALS)
