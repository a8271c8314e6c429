"""The wheel's hook: a wheel or an sdist has the built page in it."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page, unless it is there or the install is editable (`make page` builds it then)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave a built page in server/static, or fail with one sentence."""
        root = Path(self.root)
        if version == "editable" or (root / "src/labdeck/server/static/index.html").is_file():
            return
        try:
            runpy.run_path(str(root / "tools" / "page.py"), run_name="__main__")
        except SystemExit as stop:
            if stop.code:
                raise RuntimeError(stop.code) from None
