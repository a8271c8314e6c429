"""The linter of decks: what is wrong with a file beyond its shape."""

from itertools import chain
from typing import Any

from labdeck.rules import numbers as n

from .check_discoveries import check_discoveries, check_sizes
from .draft import Draft
from .errors import Report
from .knobs import misfits
from .nearest import known_uses
from .needs import nearest_need, need_bits, unmet
from .phrasebook import Effect, Use, effect
from .shape import unknown
from .vocabulary import Vocabulary
from .words import counted, nearest


def check_draft(draft: Draft, report: Report) -> None:
    """Reports everything that is wrong between the parts of a deck."""
    _check_best(draft, report)
    _check_ids(draft, report)
    if draft.rules == "discoveries":
        check_discoveries(draft, report)
        return
    _check_resources(draft, report)
    effects = _effects(draft, report)
    _check_projects(draft, effects, report)
    _check_sizes(draft, effects, report)
    _check_table(draft, report)


def _check_best(draft: Draft, report: Report) -> None:
    best, players = draft.deck.get("best"), draft.deck.get("players")
    if best and players and not players[0] <= best[0] <= best[1] <= players[1]:
        report.error("deck", "best", f"must lie within players, which is {list(players)}")


def _check_ids(draft: Draft, report: Report) -> None:
    seen = set(draft.words.kinds)
    for card in (card for table in draft.tables if table != "resource" for card in draft.of(table)):
        if card.get("id") in seen:
            report.error(card["label"], "id", "another card or kind has this id")
        seen.add(card.get("id", ""))
    kinds: set[str] = set()
    for card in draft.of("resource"):
        if card.get("kind") in kinds:
            report.error(card["label"], "kind", "another resource has this kind; raise its copies instead")
        kinds.add(card.get("kind", ""))


def _check_resources(draft: Draft, report: Report) -> None:
    kinds = draft.words.kinds
    for card in draft.of("resource"):
        kind = card.get("kind", "")
        if kind and kind not in kinds:
            report.error(card["label"], "kind", "is in no class of [classes]", nearest(kind, kinds))


def _effects(draft: Draft, report: Report) -> list[tuple[dict[str, Any], Effect]]:
    """The cards whose sentences the phrasebook knows, with what they come to."""
    words = draft.words
    held = sum(words.bits.get(card.get("kind", ""), 0) for card in draft.of("resource"))
    known = []
    for card in draft.of("modifier"):
        if uses := known_uses(card, words, report):
            for use in uses:
                _check_mentions(use, card["label"], draft, held, report)
            _check_play(card, uses, report)
            known.append((card, effect(uses, words)))
    return known


def _check_mentions(use: Use, label: str, draft: Draft, held: int, report: Report) -> None:
    for slot, meaning in use.meanings.items():
        for name in meaning if isinstance(meaning, tuple) else (meaning,):
            if isinstance(name, str) and name in draft.words.bits and not draft.words.bits[name] & held:
                report.warn(label, "effect", f"speaks of {name!r}, of which the deck has no card")
        if slot == "pile" and meaning == n.MODIFIER_PILE and not draft.knobs["modifier_pile"]:
            report.error(label, "effect", "speaks of a modifier pile, and there is none (knob modifier_pile)")


def _check_play(card: dict[str, Any], uses: list[Use], report: Report) -> None:
    label, play = card["label"], card.get("play", "")
    if any(use.phrase.gives for use in uses[:-1]) or (uses[-1].phrase.gives and len(uses) == 1):
        allowing = next(use.phrase.pattern for use in uses if use.phrase.gives)
        report.error(label, "effect", f"“{allowing}” must be the last of several sentences")
        return
    kept = uses[-1].phrase.gives is not None
    uses = uses[:-1] if kept else uses
    roles = {use.phrase.role for use in uses}
    if len(uses) > 1 and roles != {n.MODIFIER}:
        report.error(label, "effect", "a wildcard or a card that cancels must say nothing else")
    if any("more" in use.meanings for use in uses[:-1]):
        report.error(label, "effect", "a sentence that puts this card on something must be the last")
    usual = ("keep",) if kept else ("at once", "keep")
    right = {n.WILDCARD: ("keep",), n.BLOCK: ("any time",)}.get(uses[0].phrase.role, usual)
    if play and play not in right:
        words = " or ".join(map(repr, right))
        report.error(label, "play", f"does not fit what the card does; it must be {words}")


def _check_projects(draft: Draft, effects: list[tuple[dict[str, Any], Effect]], report: Report) -> None:
    words = draft.words
    cards = [(words.bits.get(card.get("kind", ""), 0), card.get("copies", 1)) for card in draft.of("resource")]
    cards += [(known.serves, card.get("copies", 1)) for card, known in effects if known.serves]
    for card in draft.of("project"):
        label = card["label"]
        unknown(report, label, card.get("tags", ()), words.tags, "there is no such tag in [tags]")
        if len(card.get("facts", (1, 2))) < 2:
            report.warn(label, "facts", "a project should teach two facts or more")
        if "needs" not in card:
            continue
        parts = [need_bits(need, words) for need in card["needs"]]
        for need in (need for need, bits in zip(card["needs"], parts, strict=True) if not bits):
            report.error(label, "needs", f"{need!r} is no kind of [classes]", nearest_need(need, words))
        if all(parts):
            _check_needs(card, parts, cards, report)


def _check_needs(
    card: dict[str, Any], parts: list[tuple[int, ...]], cards: list[tuple[int, int]], report: Report
) -> None:
    label, needs = card["label"], tuple(chain.from_iterable(parts))
    if len(needs) > n.NEEDS:
        report.error(label, "needs", f"are {len(needs)}; {n.NEEDS} is the most")
    elif sum(1 for bits in parts if bits[0] & n.SAME) > 1:
        report.error(label, "needs", "may say “of one” only once")
    elif missing := unmet(needs, cards):
        report.error(label, "needs", f"cannot be met: the deck is {counted(missing, 'card')} short")
    points = card.get("points", 0)
    right = (len(needs), len(needs) + 1) if card.get("tags") else (len(needs),)
    if "points" in card and not card.get("mandatory") and points not in right:
        report.warn(label, "points", f"are {points}, and the project has {counted(len(needs), 'need')} (P13)")


def _check_sizes(draft: Draft, effects: list[tuple[dict[str, Any], Effect]], report: Report) -> None:
    """What the kernel has no room for."""
    blocks = sum(card.get("copies", 1) for card, known in effects if known.role == n.BLOCK)
    extra = sum(card.get("copies", 1) for card, known in effects if known.adds)
    printed = max((len(_all_needs(card, draft.words)) for card in draft.of("project")), default=0)
    needs = printed + extra if extra else 0
    check_sizes(draft, {known.program for _, known in effects}, blocks, n.BLOCKS, report)
    if needs > n.ALL_NEEDS:
        says = f"the deck has {needs} needs on one project with all cards that add one; {n.ALL_NEEDS} is the most"
        report.error("", "", says)


def _all_needs(card: dict[str, Any], words: Vocabulary) -> list[int]:
    return [bits for need in card.get("needs", ()) for bits in need_bits(need, words)]


def _check_table(draft: Draft, report: Report) -> None:
    """What a full table of players could not start with."""
    for name, says in misfits(draft.knobs, len(draft.of("project")), len(draft.of("modifier"))):
        report.error("knobs", name, says)
    if "players" not in draft.deck:
        return
    players, knobs = draft.deck["players"][1], draft.knobs
    mandatory = sum(card.get("mandatory", False) for card in draft.of("project"))
    used = (knobs["projects"] or len(draft.of("project"))) - mandatory
    wanted = players * (knobs["opening_projects"] + 1)
    if used < wanted:
        says = f"{counted(players, 'player')} need {wanted} that are not mandatory; there are {used}"
        report.error("project", "", says)
    dealt = [*draft.of("resource"), *([] if knobs["modifier_pile"] else draft.of("modifier"))]
    cards = sum(card.get("copies", 1) for card in dealt)
    wanted = players * knobs["opening_resources"]
    if cards < wanted:
        report.error("resource", "", f"{counted(players, 'player')} get {wanted} cards; there are {cards}")
