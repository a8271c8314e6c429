"""What can be wrong between the parts of a deck of projects."""

from collections.abc import Iterator
from itertools import chain

from labdeck.deck.check import check_sizes, check_words
from labdeck.deck.draft import Draft
from labdeck.deck.errors import Report
from labdeck.deck.family import Entry
from labdeck.deck.language.clause import Clause
from labdeck.deck.words import counted, nearest
from labdeck.rules import numbers as n

from .needs import nearest_need, need_bits, unmet


def check(draft: Draft, report: Report) -> None:
    """Reports everything that is wrong between the parts of a deck of this family."""
    _check_resources(draft, report)
    _check_sentences(draft, report)
    _check_projects(draft, report)
    _check_sizes(draft, report)
    _check_table(draft, report)


def _check_resources(draft: Draft, report: Report) -> None:
    kinds = draft.words.kinds
    seen: set[str] = set()
    for card in (card for card in draft.tables["resource"] if "kind" in card):
        kind = card["kind"]
        if kind in seen:
            report.error(card["label"], "kind", "another resource has this kind; raise its copies instead")
        elif kind not in kinds and not report.is_told(kind):
            report.error(card["label"], "kind", "is in no class of [classes]", nearest(kind, kinds))
            report.told.add(kind)
        seen.add(kind)


def _check_sentences(draft: Draft, report: Report) -> None:
    held = sum(draft.words.bits.get(card.get("kind", ""), 0) for card in draft.tables["resource"])
    if not report.is_right("resource", "classes"):
        held = sum(draft.words.bits.values())
    for card in _meaning(draft):
        for name in dict.fromkeys(_mentioned(card)):
            if name in draft.words.bits and not draft.words.bits[name] & held:
                report.warn(card["label"], "effect", f"speaks of {name!r}, of which the deck has no card")
        _check_play(card, report)


def _mentioned(card: Entry) -> Iterator[str]:
    """The kinds and classes that a card's sentences name."""
    for sentence in card["means"].sentences:
        yield from sentence.condition.what if sentence.condition else ()
        for clause in sentence.clauses:
            yield from _names_in(clause)


def _names_in(clause: Clause) -> Iterator[str]:
    what, having = clause.parts.get("what", ()), clause.parts.get("having")
    yield from what if isinstance(what, tuple) else ()
    yield from having.what if having else ()


def _check_play(card: Entry, report: Report) -> None:
    """When a card is played must fit what it does."""
    play, role = card.get("play", ""), card["means"].role
    usual = ("keep",) if card["means"].gives.get("may_burn") else ("at once", "keep")
    right = {n.WILDCARD: ("keep",), n.BLOCK: ("any time",)}.get(role, usual)
    if play and play not in right:
        words = " or ".join(map(repr, right))
        report.error(card["label"], "play", f"does not fit what the card does; it must be {words}")


def _check_projects(draft: Draft, report: Report) -> None:
    words = draft.words
    cards = [(words.bits.get(card.get("kind", ""), 0), card.get("copies", 1)) for card in draft.tables["resource"]]
    wild = [(card["means"].gives, card.get("copies", 1)) for card in _meaning(draft) if "serves" in card["means"].gives]
    cards += [(gives["serves"], copies * (1 + gives["twice"])) for gives, copies in wild]
    for card in draft.tables["project"]:
        if len(card.get("facts", (1, 2))) < 2:
            report.warn(card["label"], "facts", "a project should teach two facts or more")
        if "needs" in card and all(card["wants"]):
            _check_needs(card, cards, report)
    projects, tags = draft.tables["project"], words.tags
    check_words(projects, "tags", "is no tag of [tags]", tags.__contains__, lambda tag: nearest(tag, tags), report)
    check_words(
        projects,
        "needs",
        "is no kind of [classes]",
        lambda need: need_bits(need, words),
        lambda need: nearest_need(need, words),
        report,
    )


def _meaning(draft: Draft) -> list[Entry]:
    """The modifiers whose sentences are known."""
    return [card for card in draft.tables["modifier"] if "means" in card]


def _check_needs(card: Entry, cards: list[tuple[int, int]], report: Report) -> None:
    label, needs = card["label"], _needs(card)
    says = ""
    if len(needs) > n.NEEDS:
        says = f"are {len(needs)}; {n.NEEDS} is the most"
    elif sum(1 for kinds in card["wants"] if kinds[0] & n.SAME) > 1:
        says = "may say “of one” only once"
    elif report.is_right("resource", "modifier", "classes") and (missing := unmet(needs, cards)):
        says = f"cannot be met: the deck is {counted(missing, 'card')} short"
    if says:
        report.error(label, "needs", says)
        return
    points = card.get("points", 0)
    right = (len(needs), len(needs) + 1) if card.get("tags") else (len(needs),)
    if "points" in card and "tags" in card and not card.get("mandatory") and points not in right:
        report.warn(label, "points", f"are {points}, and the project has {counted(len(needs), 'need')} (P13)")


def _needs(card: Entry) -> tuple[int, ...]:
    """What a project needs, a set of kinds for each card."""
    return tuple(chain.from_iterable(card.get("wants", ())))


def _check_sizes(draft: Draft, report: Report) -> None:
    """What the kernel has no room for."""
    blocks = sum(card.get("copies", 1) for card in _meaning(draft) if card["means"].role == n.BLOCK)
    extra = sum(card.get("copies", 1) * card["means"].gives.get("more", 0) for card in _meaning(draft))
    printed = max((len(_needs(card)) for card in draft.tables["project"]), default=0)
    needs = printed + extra if extra else 0
    check_sizes(draft, blocks, n.BLOCKS, report)
    if needs > n.ALL_NEEDS:
        says = f"the deck has {needs} needs on one project with all cards that add one; {n.ALL_NEEDS} is the most"
        report.error("", "", says)


def _check_table(draft: Draft, report: Report) -> None:
    """What a full table of players could not start with."""
    if "players" not in draft.deck or not report.is_right("knobs"):
        return
    players, knobs = draft.deck["players"][1], draft.knobs
    mandatory = sum(card.get("mandatory", False) for card in draft.tables["project"])
    used = (knobs["projects"] or len(draft.tables["project"])) - mandatory
    wanted = players * (knobs["opening_projects"] + 1)
    if used < wanted and report.is_whole("project"):
        says = f"{counted(players, 'player')} need {wanted} that are not mandatory; there are {used}"
        report.error("project", "", says)
    dealt = [*draft.tables["resource"], *([] if knobs["modifier_pile"] else draft.tables["modifier"])]
    cards = sum(card.get("copies", 1) for card in dealt)
    wanted = players * knobs["opening_resources"]
    if cards < wanted and report.is_right("resource", "modifier"):
        report.error("resource", "", f"{counted(players, 'player')} get {wanted} cards; there are {cards}")
