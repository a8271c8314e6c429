"""The policies compiled with the rules, for many games at once."""

from pathlib import Path

from labdeck.rules.compiled import Compiled, Progress, compiled

POLICIES = tuple((name, Path(__file__).parent / f"{name}.py") for name in ("worth", "aims", "greedy", "match"))


def compiled_policies(progress: Progress | None = None) -> Compiled:
    """The compiled rules, and the modules of the policies beside them."""
    return compiled(more=POLICIES, progress=progress)
