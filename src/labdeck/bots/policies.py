"""The policies compiled with the rules, for search and for many games at once."""

from pathlib import Path

from labdeck.rules.compiled import RULES, Compiled, Progress, compiled, is_fast

MODULES = ("worth", "aims", "pursuits", "deeds", "picks", "scholar", "greedy")
THINKING = ("quick", "outlook", "bounds", "tree", "search", "practice", "match", "tally", "annals")
POLICIES = tuple((name, Path(__file__).parent / f"{name}.py") for name in MODULES + THINKING)


def compiled_policies(progress: Progress | None = None) -> Compiled:
    """The compiled rules, and the modules of the policies beside them."""
    return compiled(more=POLICIES, progress=progress)


def is_warm() -> bool:
    """Whether the compiled policies can be had at once, from the cache."""
    if not is_fast():
        return False
    rules = Compiled(RULES)
    return rules.is_kept() and Compiled(POLICIES, base=rules).is_kept()
