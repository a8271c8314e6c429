"""Pictures read back: their elements, and the texts on them with the room each takes."""

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element, fromstring

from labdeck.faces.text import ISOLATED, LEFTWARD
from labdeck.faces.widths import width

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text and where it lies."""

    text: str
    left: float
    right: float
    top: float
    foot: float


def elements(picture: str) -> list[Element]:
    """Every element of a picture, which must be XML."""
    return list(fromstring(picture).iter())


def lines(picture: str) -> Iterator[Line]:
    """Every line of text, with its estimated room."""
    for text in fromstring(picture).iter(f"{SVG}text"):
        size, is_bold = float(text.attrib["font-size"]), text.get("font-weight") == "700"
        for line in list(text) or [text]:
            said = (line.text or "").strip(LEFTWARD + ISOLATED)
            wide = float(line.get("textLength") or width(said, size, is_bold))
            x, y = float(line.attrib["x"]), float(line.attrib["y"])
            left = x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.get("text-anchor", "start")]
            yield Line(said, left, left + wide, y - size * 0.75, y + size * 0.22)


def words(picture: str) -> str:
    """All words of a picture in their order."""
    return " ".join(line.text for line in lines(picture))


def text_sizes(picture: str) -> Iterator[tuple[str, float]]:
    """Every text, its lines joined, with the size of its letters."""
    for text in fromstring(picture).iter(f"{SVG}text"):
        yield " ".join(line.text or "" for line in list(text) or [text]), float(text.attrib["font-size"])
