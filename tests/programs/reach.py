"""Which lines of a folder's modules each test runs, and how long it takes."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import pytest
from coverage import Coverage


@dataclass(slots=True)
class Reach:
    """A plugin of pytest that watches the tests of one run."""

    coverage: Coverage
    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """What runs now, runs for this test."""
        begun = perf_counter()
        self.coverage.switch_context(item.nodeid)
        done = yield
        self.coverage.switch_context("")
        self.seconds[item.nodeid] = perf_counter() - begun
        return done

    def pytest_sessionfinish(self) -> None:
        """Keep what was seen."""
        seen = self.coverage.get_data()
        self.lines = {Path(file).name: seen.contexts_by_lineno(file) for file in seen.measured_files()}

    def tests_of(self, file: str, line: int | None = None) -> list[str]:
        """The tests that run a module, or one line of it, the quickest first."""
        lines = self.lines.get(file, {})
        some = lines.values() if line is None else [lines.get(line, [])]
        return sorted({test for tests in some for test in tests if test}, key=lambda test: self.seconds[test])


def reach(folder: Path, tests: Sequence[str]) -> Reach:
    """Run the tests, which must all pass, and say what each of them runs of the modules in a folder."""
    coverage = Coverage(data_file=None, config_file=False, include=[f"{folder}/*"])
    watch = Reach(coverage)
    with coverage.collect():
        status = pytest.main(["-q", "-p", "no:randomly", "-p", "no:cacheprovider", *tests], plugins=[watch])
    if status:
        raise SystemExit("The tests must pass before a mistake is planted.")
    return watch
