"""Markup for Typst: calls of what `pages.typ` defines, with everything that an author writes kept as text."""

from collections.abc import Iterable, Mapping

from labdeck.faces.svg import JOINERS


def quoted(text: str) -> str:
    """A text as a string of Typst's: whatever is in it, it is only text."""
    plain = "".join(letter for letter in text if letter.isprintable() or letter in JOINERS or letter == "\n")
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def mm(length: float) -> str:
    """A length in millimetres."""
    return f"{length:.3f}mm"


def call(name: str, *arguments: str, **named: str) -> str:
    """A call of a function of Typst's."""
    given = [*arguments, *(f"{key}: {value}" for key, value in named.items())]
    return f"{name}({', '.join(given)})"


def at(x: float, y: float, content: str) -> str:
    """A line of markup: content whose upper left corner is at a place of the page, in millimetres."""
    return f"#at({mm(x)}, {mm(y)}, {content})\n"


def rule(x: float, y: float, to_x: float, to_y: float, dashed: bool = False) -> str:
    """A line of markup: a hairline from one place to another."""
    pen = ', stroke: (thickness: hairline, dash: "dashed")' if dashed else ""
    return f"#rule({mm(x)}, {mm(y)}, {mm(to_x)}, {mm(to_y)}{pen})\n"


def picture(file: str, width: float, height: float, alt: str, angle: int = 0) -> str:
    """A picture of a file, turned by an angle in degrees; without words for it, no reader is told of it."""
    words = {"alt": quoted(alt)} if alt else {}
    image = call("image", quoted(file), width=mm(width), height=mm(height), **words)
    turned = call("rotate", f"{angle}deg", image, reflow="true") if angle % 360 else image
    return turned if alt else call("pdf.artifact", turned)


def array(items: Iterable[str]) -> str:
    """Several values as an array of Typst's."""
    return "(" + "".join(f"{item}, " for item in items) + ")"


def instead_of(letters: Mapping[int, str]) -> str:
    """A line of markup: whatever text has some letters is set with others in their place.

    Typst does it itself, after it has read the source, so that a stand-in such as a quotation mark is only text.
    """
    if not letters:
        return ""
    codes = "".join(f"\\\\x{{{letter:x}}}" for letter in letters)
    pairs = array(f'"\\u{{{letter:x}}}": {quoted(other)}' for letter, other in letters.items())
    return f'#show regex("[{codes}]"): it => {pairs}.at(it.text)\n'
