"""The families of rules that this layer knows, each by one line."""

from collections.abc import Mapping

from labdeck.deck import Tables

from . import discoveries, projects
from .family import Family, Ruled

FAMILIES: dict[str, Family] = {
    "projects": projects.FAMILY,
    "discoveries": discoveries.FAMILY,
}

WORDS: dict[int, str] = {code: word for family in FAMILIES.values() for code, word in family.words.items()}
VERBS = (family.action_verbs.union(family.verbs.values()) for family in FAMILIES.values())
CARD_VERBS: frozenset[str] = frozenset({"choose"}).union(*VERBS)
ENDINGS: dict[int, str] = {how: says for family in FAMILIES.values() for how, (_, says) in family.endings.items()}
LAID: frozenset[str] = frozenset(name for family in FAMILIES.values() for name in family.laid)


def family_of(tables: Tables) -> Family:
    """The family of a deck."""
    return FAMILIES[tables.file.rules]


def _with_others(tables: dict[str, Mapping[int, Ruled]]) -> dict[str, dict[int, Ruled]]:
    """Each family's own sentences, and the others' for what it has none for, so that nothing goes untold."""
    every = {number: said for own in reversed(tables.values()) for number, said in own.items()}
    return {rules: every | dict(own) for rules, own in tables.items()}


LOG = _with_others({rules: family.log for rules, family in FAMILIES.items()})
REASONS = _with_others({rules: family.reasons for rules, family in FAMILIES.items()})
