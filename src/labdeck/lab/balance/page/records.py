"""Records: the rows of a section by the names of its columns, for pictures."""

from typing import Any

from ..report import Section

Record = dict[str, Any]


def records(section: Section) -> list[Record]:
    """The rows of a section, each as its cells by name."""
    return [dict(zip((column.key for column in section.columns), row, strict=True)) for row in section.rows]
