"""The checked library: the same rules, with a check of every index, sum, shift, division and assignment.

Where machine code would differ from Python, or Python would raise, it raises a Fault that names the line. It is for
tests, and several times slower.
"""

from ctypes import c_char, c_int64
from pathlib import Path
from typing import Any

from .build import compiled
from .library import Entry, Library
from .memory import Numbers
from .translate import Program

FLAGS = ("-O1", "-fno-wrapv", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error")


class Fault(Exception):
    """Machine code did what Python would not: where, what, and with which number."""


class Checked(Library):
    """A library whose faults are raised after every call, and that knows which of its functions have run."""

    def __init__(self, files: dict[str, Path], made: Path) -> None:
        program = Program(files, is_checked=True)
        made.write_bytes(compiled(program.text(), more=FLAGS))
        super().__init__(made)
        self.sites = program.sites
        self.functions = program.written()
        self.fault = (c_int64 * 2).in_dll(self.code, "fault_")
        self.counts = c_int64.in_dll(self.code, "counts_")
        self.marks = (c_char * len(self.functions)).in_dll(self.code, "ran_")

    def found(self, function: Entry) -> Entry:
        """The entry of a function, which raises a Fault if a check failed."""
        entry = super().found(function)

        def call(*arguments: Any) -> Any:
            self.counts.value = max((len(one) for one in arguments if isinstance(one, Numbers)), default=0)
            self.fault[0] = 0
            result = entry(*arguments)
            if self.fault[0]:
                raise Fault(f"{self.sites[self.fault[0]]} (with {self.fault[1]})")
            return result

        return call

    @property
    def ran(self) -> set[str]:
        """The functions that have run so far."""
        return {name for name, mark in zip(self.functions, self.marks, strict=True) if mark != b"\0"}
