"""Numerals: numbers and intervals as they stand on the page, with a true minus sign."""

from math import isinf

from labdeck.lab.figures import Figure


def numeral(value: float, digits: int = 1, sign: bool = False) -> str:
    """A number with so many digits behind the point; nothing has no sign."""
    text = f"{value:{'+' if sign else ''}.{digits}f}"
    return (text.lstrip("+-") if not float(text) else text).replace("-", "−")


def ends(figure: Figure, digits: int = 1, sign: bool = False) -> str:
    """The ends of an interval: 0.3 to 1.1; empty if nothing is known of them."""
    if isinf(figure.low) or isinf(figure.high):
        return ""
    return f"{numeral(figure.low, digits, sign)} to {numeral(figure.high, digits, sign)}"
