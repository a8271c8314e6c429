"""Copy a state: all that makes two states equal, as the schema lists it, and no scratch."""

from .schema import State, copy_fields


def copy_into(s: State, m: State) -> None:
    """Make m equal to s, scratch apart. Machine code copies one run of memory instead (see `native.translate`)."""
    copy_fields(s, m)
