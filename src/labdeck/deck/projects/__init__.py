"""The projects family: projects that need resources, and modifiers that help or hurt."""

from labdeck.deck.family import Entry, Family
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules.families import FAMILIES as RULES
from labdeck.rules.projects import family

from .check import check
from .effect import effect
from .grammar import GRAMMAR
from .knobs import KNOBS, misfits
from .needs import canonical_need, need_bits
from .tables import BACKS, ROLES, fill, finish
from .titles import TABLES, Modifier, Project, Resource

__all__ = ["FAMILY", "Modifier", "Project", "Resource", "need_bits"]


def read(card: Entry, table: str, words: Vocabulary, opposed: bool) -> None:
    """Adds what a modifier's sentences, or the needs of a project, come to."""
    if "sentences" in card:
        card["means"] = effect(card["sentences"], words, card.get("play") == "keep", opposed)
    if "needs" in card:
        card["wants"] = [need_bits(need, words) for need in card["needs"]]
        card["said"] = tuple(canonical_need(need, words) for need in card["needs"])


FAMILY = Family(
    name="projects",
    number=RULES.index(family),
    project="project",
    words=("resource", "modifier", "wildcard", "burn"),
    tables=TABLES,
    roles=ROLES,
    backs=BACKS,
    steps=(),
    named="",
    grammar=GRAMMAR,
    example=("volcano", "volcanoes", {"origin": ("hotspot", "rift"), "instrument": ("seismometer", "satellite")}),
    knobs=KNOBS,
    misfits=misfits,
    read=read,
    check=check,
    fill=fill,
    finish=finish,
    speakers=lambda sentences, words: ("modifier",),
)
