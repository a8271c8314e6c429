"""Widths of letters, by which texts are laid out where no font can be asked."""

# ruff: noqa: RUF001

import unicodedata
from bisect import bisect_right
from functools import cache
from itertools import pairwise

BOLD = 1.08  # how much wider bold letters are
# Thousandths of the size, for the letters of Helvetica, Arial and Liberation Sans.
WIDTHS = {
    letter: width
    for width, letters in {
        222: "ijl'‘’|łſιіјӏ",
        190: "′",
        278: " !,./:;ftI[]\\·ıŧΙІӀ",
        333: "ľr()-`“”„{}‹›¨´¸²³¹",
        352: "•",
        370: "″*ťΊ°τгғºª",
        412: "ґ₀₁₂₃₄₅₆₇₈₉⁴⁵⁶⁷⁸⁹",
        440: "кқεξζ",
        469: "зтҙҭ",
        500: "↑↓cksvxyzJκλγνςсухєэѕҫүұҳĸҐ",
        530: "чҷҹьχв",
        550: "≈≠≤≥√",
        556: "abdeghnopqu0123456789L?_$#–¢£¤¥§«»ðþđħĿŁŋηθοаеорђћәөҮҰһнңӈпяΓГЃυ¶±÷€†",
        584: "+<=>~¬×−µαβϐρδиКбдлцҚҜď",
        611: "∆●■FTZßøŦΖΤТҬЗҘσΣъҥ",
        667: "ABEKPSVXYÞ&ΑΒΕΚΡΥΧΞΛΔπφϕАВЕРХЧҲҶҺУБЛЬЯДжҗм",
        713: "∞∑",
        722: "CDHNRUwÐĐĦŊΗΝΠНСЄПИЦЭҢӇψы",
        750: "♀♂ĲΏΩюФҠӘ®©",
        790: "ΈΌGOQØΘΟОӨωЪшфщњ",
        833: "½¼¾⅓⅔✓ΉΎmMΜМΦΨЋЂ",
        895: "%æЫљШЖҖҴ",
        944: "WœЩ",
        1000: "→←↔★—…ÆŒЊЮ‰™",
        1040: "@Љ№",
        2000: "⸺",
        3000: "⸻",
    }.items()
    for letter in letters
}
UNSEEN = ("Mn", "Me", "Cf")  # sorts of letters that take no room of their own
EMOJI = 1300
AS_EMOJI = "\ufe0f"  # behind a letter that is drawn as one
# Of scripts that have no capitals, from their first letter on.
SCRIPTS = ((0, 700), (0x0590, 620), (0x0600, 600), (0x0900, 800), (0x0B80, 950), (0x0C00, 850), (0x0E00, 650),
           (0x1000, 850), (0x10D0, 700), (0x1100, 1000), (0x1200, 900), (0xFB50, 650), (0xFDF0, 4000), (0xFE00, 650),
           (0x10000, 1000))  # fmt: skip


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, by estimate."""
    letters = sum(map(_letter_width, text))
    if AS_EMOJI in text:
        letters += sum(EMOJI - _letter_width(letter) for letter, next_ in pairwise(text) if next_ == AS_EMOJI)
    return letters * size / 1000 * (BOLD if bold else 1)


@cache
def _letter_width(letter: str) -> int:
    if known := _known_width(letter):
        return known
    sort = unicodedata.category(letter)
    if sort in UNSEEN:
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return EMOJI if sort == "So" else 1000
    if sort == "Lo":
        return SCRIPTS[bisect_right(SCRIPTS, ord(letter), key=lambda script: script[0]) - 1][1]
    return {"Lu": 950, "Lt": 1300}.get(sort, 700)


def _known_width(letter: str) -> int:
    """The width of a letter or, with accents, of what they stand on; 0 where it is only guessed."""
    return WIDTHS.get(letter) or WIDTHS.get(unicodedata.normalize("NFD", letter)[0], 0)


def is_known(text: str) -> bool:
    """Whether the width of a text is that of its letters, and not a generous guess."""
    if AS_EMOJI in text:
        return False
    return all(_known_width(letter) or unicodedata.category(letter) in UNSEEN for letter in text)
