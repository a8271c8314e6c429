"""The knobs of the discoveries family: one table from which the check, the reference and the command line come."""

from labdeck.deck.knob import FIRST, LIMITS, Knobs, number, truth

KNOBS = (
    number("hand", 6, 1, 10, "Cards in hand at the start, and after each turn."),
    number("free_discards", 3, 0, 10, "Cards that may be discarded at a turn's end."),
    number("field", 5, 1, 10, "Discoveries that lie open in the field."),
    truth("exchange", True, "Everyone may exchange the opening hand once."),
    truth("face_down", False, "Enhancements are laid face down."),
    number("challenges", 0, 0, 8, "Challenge cards laid open: extra points at the end."),
    FIRST,
    *LIMITS,
)


def misfits(knobs: Knobs, titles: dict[str, int]) -> list[tuple[str, str]]:
    """No two of these knobs contradict each other."""
    return []
