"""What the translator answers where a text leaves the part of Python that it knows."""

import ast
from pathlib import Path

SHOWN = 90  # characters of the text


class Refused(Exception):
    """A text cannot be translated: where it stands, why, and what it says."""

    def __init__(self, path: Path, node: ast.AST, why: str) -> None:
        text = ast.unparse(node).split("\n")[0][:SHOWN]
        super().__init__(f"{path}:{getattr(node, 'lineno', 1)}: {why}: {text}")
