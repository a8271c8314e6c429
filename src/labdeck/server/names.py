"""Names of people at a table: they can be seen, stand in a sentence, and are not taken for each other."""

import unicodedata
from collections.abc import Iterable

from labdeck.game.seating import is_name

from .refused import Refused

# Letters that Unicode calls printable and that nobody can see.
FILLERS = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1107F, 0x16FE4, 0x1D159}
INVISIBLE = FILLERS | {*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0)}
SELECTORS = dict.fromkeys(range(0xFE00, 0xFE10))  # how the letter before is drawn; emoji have them
# Capitals that look like a Latin one though their small letters look like none, or like another.
CAPITALS = str.maketrans(
    "\u039d\u03a5\u0397" + "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ" + "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ",
    "NYH" + "ABCDEFGHIJKLMNOPRSTUVWXYZ" + "ABCDEGHJKLMPRSTVWYZ",
)
# Letters of other alphabets, and digits, that look like a small Latin one.
ALIKE = str.maketrans(
    "авекмнорстухіјѕԁһӏԛԝүѵ" + "αβεζηικμνορτυχϳ" + "աօոսհցզ" + "ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ",
    "abekmhopctyxijsdhlqwyv" + "abeznikmvoptuxj" + "wonuhgq" + "abehikmnopctyx",
) | str.maketrans(
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ" + "\u0131\u0269\u0251\u0261" + "01|\u01c0\u2223",
    "abcdefghijklmnoprstuvwyz" + "iiag" + "ollll",
)
PAIRS = {"rn": "m", "vv": "w"}  # letters that look like one when they stand together


def check_name(name: str) -> str:
    """A name, if it can stand in a sentence and be seen."""
    if not is_name(name) or name != name.strip():
        raise Refused("bad_message", "A name has 1 to 40 letters, and no space before or after.")
    if any(ord(letter) in INVISIBLE for letter in name) or not looks(name):
        raise Refused("bad_message", "A name has letters that can be seen.")
    return name


def check_differ(names: Iterable[str]) -> None:
    """Refuse names at one table that are the same, or look the same."""
    seen = [looks(name) for name in names]
    if len(set(seen)) < len(seen):
        raise Refused("taken", "The names at a table must differ, also at a glance.")


def looks(name: str) -> str:
    """What a name looks like at a glance: without case and spaces, and in one alphabet."""
    plain = unicodedata.normalize("NFKC", name).translate(SELECTORS).translate(CAPITALS).casefold()
    plain = "".join(plain.split()).translate(ALIKE)
    for pair, letter in PAIRS.items():
        plain = plain.replace(pair, letter)
    return plain.replace("i", "l")
