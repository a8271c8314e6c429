"""What can be wrong between the parts of a deck of projects."""

from collections.abc import Iterator
from itertools import chain

from labdeck.deck.check import check_sizes
from labdeck.deck.draft import Draft
from labdeck.deck.errors import Report
from labdeck.deck.family import Entry
from labdeck.deck.language.clause import Clause
from labdeck.deck.shape import unknown
from labdeck.deck.words import counted, nearest
from labdeck.rules import numbers as n

from .needs import nearest_need, unmet


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
        if kind not in kinds:
            report.error(card["label"], "kind", "is in no class of [classes]", nearest(kind, kinds))
        seen.add(kind)


def _check_sentences(draft: Draft, report: Report) -> None:
    held = sum(draft.words.bits.get(card.get("kind", ""), 0) for card in draft.tables["resource"])
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
        label = card["label"]
        unknown(report, label, card.get("tags", ()), words.tags, "there is no such tag in [tags]")
        if len(card.get("facts", (1, 2))) < 2:
            report.warn(label, "facts", "a project should teach two facts or more")
        if "needs" not in card:
            continue
        for need in (need for need, kinds in zip(card["needs"], card["wants"], strict=True) if not kinds):
            report.error(label, "needs", f"{need!r} is no kind of [classes]", nearest_need(need, words))
        if all(card["wants"]):
            _check_needs(card, cards, report)


def _meaning(draft: Draft) -> list[Entry]:
    """The modifiers whose sentences are known."""
    return [card for card in draft.tables["modifier"] if "means" in card]


def _check_needs(card: Entry, cards: list[tuple[int, int]], report: Report) -> None:
    label, needs = card["label"], _needs(card)
    if len(needs) > n.NEEDS:
        report.error(label, "needs", f"are {len(needs)}; {n.NEEDS} is the most")
    elif sum(1 for kinds in card["wants"] if kinds[0] & n.SAME) > 1:
        report.error(label, "needs", "may say “of one” only once")
    elif missing := unmet(needs, cards):
        report.error(label, "needs", f"cannot be met: the deck is {counted(missing, 'card')} short")
    points = card.get("points", 0)
    right = (len(needs), len(needs) + 1) if card.get("tags") else (len(needs),)
    if "points" in card and not card.get("mandatory") and points not in right:
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
    if "players" not in draft.deck:
        return
    players, knobs = draft.deck["players"][1], draft.knobs
    mandatory = sum(card.get("mandatory", False) for card in draft.tables["project"])
    used = (knobs["projects"] or len(draft.tables["project"])) - mandatory
    wanted = players * (knobs["opening_projects"] + 1)
    if used < wanted:
        says = f"{counted(players, 'player')} need {wanted} that are not mandatory; there are {used}"
        report.error("project", "", says)
    dealt = [*draft.tables["resource"], *([] if knobs["modifier_pile"] else draft.tables["modifier"])]
    cards = sum(card.get("copies", 1) for card in dealt)
    wanted = players * knobs["opening_resources"]
    if cards < wanted:
        report.error("resource", "", f"{counted(players, 'player')} get {wanted} cards; there are {cards}")
