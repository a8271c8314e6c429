"""Clear a state, or a frame of it: every field becomes what the schema says that it starts with.

Machine code has the same, made from the schema (see `native.translate`).
"""

from .schema import STATE, State, clear_fields


def clear(s: State) -> None:
    """Make s the state in which nothing is under way."""
    for field in STATE:
        setattr(s, field.name, [field.start] * field.length if field.length else field.start)


def clear_frame(s: State, f: int) -> None:
    """Make f a frame in which nothing is under way."""
    clear_fields(s, f)
