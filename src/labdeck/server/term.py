"""Terms: how long finished games are kept, as people write and say it."""

import re

from labdeck.deck.words import counted

from . import words

HOUR = 3600.0
DAY = 24 * HOUR
UNITS = {"h": HOUR, "d": DAY, "w": 7 * DAY}
LONGEST = 36_500 * DAY


def term(text: str) -> float:
    """The seconds of a term such as 90d; a ValueError that says what would be right."""
    found = re.fullmatch(r"([0-9]{1,6})([hdw])", text.strip().lower())
    seconds = int(found[1]) * UNITS[found[2]] if found else 0.0
    if not 0 < seconds <= LONGEST:
        raise ValueError(f"say a number of hours, days or weeks, such as 36h, 90d or 52w, not “{text}”")
    return seconds


def spoken(seconds: float) -> str:
    """A term as people say it: in days, or where it is no number of days in hours."""
    return counted(round(seconds / DAY), "day") if seconds % DAY == 0 else counted(round(seconds / HOUR), "hour")


def kept(seconds: float | None) -> str:
    """What whoever looks for a game that is not there is told besides: nothing where all games are kept."""
    return words.tables.kept(spoken(seconds)) if seconds else ""
