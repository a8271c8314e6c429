"""Whether a clause that was read is one of this deck's grammar."""

from typing import Any

from .clause import Clause, Condition
from .grammar import BOUNDLESS, MOST, Domain, besides, having, held, lies
from .lexicon import Lexicon, is_list
from .vocabulary import Vocabulary


def wrong_part(clause: Clause, words: Vocabulary, lexicon: Lexicon) -> str:
    """Which part of a clause this deck's grammar does not have, or why its parts do not go together; or nothing."""
    verb = words.grammar.verbs[clause.verb]
    for part, domain in verb.parts.items():
        value = clause.parts[part]
        if domain is held or domain is besides:
            ok = is_what(value, domain, words, lexicon)
        elif domain is having:
            ok = value is None or is_condition(value, words, lexicon)
        else:
            ok = value in domain(words)
        if not ok:
            return part
    if verb.fits(clause):
        return ""
    if clause.verb in ("look", "search") and not lies(clause):
        return "absent"
    return "shown" if clause.verb == "look" and clause.take and not clause.shown and clause.n > 1 else "fits"


def is_what(what: Any, domain: Domain, words: Vocabulary, lexicon: Lexicon) -> bool:
    """Whether cards of such a sort or such kinds can be meant."""
    sorts = words.grammar.sorts if domain is held else ("resource",)
    if len(what) == 1 and what[0] in sorts:
        return True
    return (domain is besides or words.grammar.has_kinds) and is_list(what, lexicon)


def is_condition(condition: Condition, words: Vocabulary, lexicon: Lexicon) -> bool:
    """Whether players of this deck can be asked to have that."""
    if condition.of not in words.grammar.conditions:
        return False
    if condition.of in ("most points", "fewest points"):
        return condition == Condition(condition.of, 0, 0)
    bounds = (1 <= condition.least <= MOST and condition.most == BOUNDLESS) or (
        condition.least == 0 and 0 <= condition.most < MOST
    )
    bounds = bounds or 1 <= condition.least == condition.most <= MOST
    kinds = is_list(condition.what, lexicon) and (bool(condition.what) or condition.of == "project")
    return bounds and (kinds if condition.of in ("kind", "project") else not condition.what)
