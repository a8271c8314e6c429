"""The studio: what somebody who makes a deck needs, as functions over texts; no network, no clock, no files."""

from typing import TYPE_CHECKING, Any

from .altering import altered, mended, offered
from .beginnings import beginning, beginnings
from .bundling import Bundle, bundled, unbundled
from .forms import forms
from .looking import look
from .merging import Merge, merged
from .sheets.exporting import exported
from .sheets.importing import Imported, imported
from .sketching import sketched

if TYPE_CHECKING:
    from .balancing import told, weighing

__all__ = [
    "Bundle",
    "Imported",
    "Merge",
    "altered",
    "beginning",
    "beginnings",
    "bundled",
    "exported",
    "forms",
    "imported",
    "look",
    "mended",
    "merged",
    "offered",
    "sketched",
    "told",
    "unbundled",
    "weighing",
]


def __getattr__(name: str) -> Any:
    """Balance is fetched when it is first asked for, since it alone needs NumPy."""
    if name not in ("told", "weighing"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import balancing

    return getattr(balancing, name)
