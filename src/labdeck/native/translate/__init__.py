"""From Python to C: the part of Python in which the rules are written, typed by its annotations.

Whatever is not known is refused, with file, line and the reason. What is known keeps Python's meaning to the letter.
"""

from .program import Program
from .refused import Refused

__all__ = ["Program", "Refused"]
