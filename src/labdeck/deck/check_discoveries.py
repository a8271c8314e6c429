"""The linter of decks of the discoveries family, and what holds for the size of every deck."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from labdeck.rules import numbers as n

from .draft import Draft
from .errors import Report
from .nearest import known_uses
from .phrasebook import Ability, Step, Use, ability, write
from .shape import POLYMATH, STEPS, WILD
from .words import counted, nearest, with_article

SPEAKERS = ("hero", "inspiration", "challenge")  # the tables whose cards have an effect
ONLY_HEROES = (n.OP_AGAIN, n.OP_EXTRA, n.OP_COPY)
ONLY_INSPIRATIONS = (n.OP_CANCEL, n.OP_IGNORE)
HELD = {"item": n.OF_HELD_ITEMS, "location": n.OF_HELD_LOCATIONS}


def check_sizes(draft: Draft, programs: Collection[tuple[Step, ...]], answers: int, room: int, report: Report) -> None:
    """What the kernel has no room for; `room` is for cards that cancel another."""
    copies = [card.get("copies", 1) for card in draft.cards]
    for number, most, says in (
        (sum(copies), n.CARDS, "cards"),
        (sum(each > 1 for each in copies), n.TWINS, "titles with two copies or more"),
        (answers, room, "cards that cancel another"),
        (1 + sum(map(len, programs)), n.STEPS, "instructions in all sentences"),
    ):
        if number > most:
            report.error("", "", f"the deck has {number} {says}; {most} is the most")


def check_discoveries(draft: Draft, report: Report) -> None:
    """Reports everything that is wrong between the parts of a deck of this family."""
    _check_types(draft, report)
    _check_heroes(draft, report)
    _check_names(draft, report)
    known = _abilities(draft, report)
    answers = sum(card.get("copies", 1) for card, able in known if able.does(n.OP_CANCEL))
    programs = {program for _, able in known for program in (able.program, able.bonus)}
    check_sizes(draft, programs, answers, n.ANSWERS, report)
    _check_steps(draft, report)
    _check_table(draft, report)


def _check_types(draft: Draft, report: Report) -> None:
    kinds = draft.words.kinds
    for card in draft.of("discovery"):
        for kind in card.get("types", ()):
            if kind not in kinds:
                report.error(card["label"], "types", f"{kind!r} is in no class of [classes]", nearest(kind, kinds))
    for table, right in (("hero", (*kinds, POLYMATH)), ("enhancement", kinds)):
        for card in draft.of(table):
            kind = card.get("type", "")
            if kind and kind not in right:
                report.error(card["label"], "type", "is in no class of [classes]", nearest(kind, right))
    for card in draft.of("hero"):
        if len(card.get("facts", (1, 2))) < 2:
            report.warn(card["label"], "facts", "a hero should teach two facts or more")


def _check_heroes(draft: Draft, report: Report) -> None:
    """A discovery wants a hero of one of its types; polymaths are few, so those alone are too little. [D10]"""
    heroes = {card.get("type", "") for card in draft.of("hero")}
    for card in draft.of("discovery"):
        types = card.get("types", ())
        if types and heroes.isdisjoint(types) and all(kind in draft.words.kinds for kind in types):
            if POLYMATH in heroes:
                report.warn(card["label"], "types", "only a polymath can score it: no other hero has its type")
            else:
                report.error(card["label"], "types", "cannot be scored: the deck has no hero of its type")


def _check_names(draft: Draft, report: Report) -> None:
    """A sentence that names an enhancement means one."""
    named: dict[str, str] = {}
    for card in (card for card in draft.of("enhancement") if "name" in card):
        name = card["name"]
        if name in named:
            report.error(
                card["label"], "name", f"is that of {named[name]} too, and sentences could not tell them apart"
            )
        named.setdefault(name, card["label"])


def _abilities(draft: Draft, report: Report) -> list[tuple[dict[str, Any], Ability]]:
    """The cards whose sentences the phrasebook knows, with what they come to."""
    known = []
    for table in SPEAKERS:
        for card in draft.of(table):
            if uses := known_uses(card, draft.words, report):
                able = ability(uses, draft.words)
                if says := misplaced(table, able, len(uses)):
                    report.error(card["label"], "effect", says)
                _check_held(card["label"], uses, draft, report)
                known.append((card, able))
    return known


def misplaced(table: str, able: Ability, sentences: int) -> str:
    """Why a sentence cannot stand on a card of this table; empty if it can."""
    if table != "hero" and (able.gives or able.is_of_its_hero):
        return "only a hero can say this"
    if table == "challenge" and able.program:
        return "a challenge only adds points at the end"
    if table == "inspiration" and (able.bonus or able.does(*ONLY_HEROES)):
        return "only a hero can say this"
    if table == "hero" and able.does(*ONLY_INSPIRATIONS):
        return "only an inspiration can say this"
    if able.does(n.OP_CANCEL) and sentences > 1:
        return "a card that cancels must say nothing else"
    return ""


def _check_held(label: str, uses: list[Use], draft: Draft, report: Report) -> None:
    """What a sentence names after “an item” is an item, and likewise a location."""
    kinds = {card["name"]: card["kind"] for card in draft.of("enhancement") if "name" in card and "kind" in card}
    for use in (use for use in uses if use.meanings.get("name") in kinds):
        kind = kinds[use.meanings["name"]]
        if use.meanings["held"] != HELD[kind]:
            meant = write(Use(use.phrase, use.meanings | {"held": HELD[kind]}), draft.words)
            report.error(label, "effect", f"the {use.meanings['name']} is {with_article(kind)}", meant)


def _check_steps(draft: Draft, report: Report) -> None:
    steps = Counter(card.get("step", WILD) for card in draft.of("discovery"))
    for step in STEPS:
        if not steps[step]:
            report.warn("discovery", "step", f"no card is for {step!r}, so it takes a wild one")


def _check_table(draft: Draft, report: Report) -> None:
    """What a full table of players could not start with."""
    if "players" not in draft.deck:
        return
    players, knobs = draft.deck["players"][1], draft.knobs
    cards = sum(card.get("copies", 1) for table in ("hero", "enhancement", "inspiration") for card in draft.of(table))
    wanted = players * knobs["hand"]
    if cards < wanted:
        report.error("hero", "", f"{counted(players, 'player')} get {wanted} cards; there are {cards}")
    if len(draft.of("discovery")) < knobs["field"]:
        report.error("discovery", "", f"the field has {knobs['field']}; there are {len(draft.of('discovery'))}")
    if len(draft.of("challenge")) < knobs["challenges"]:
        report.error("knobs", "challenges", f"is more than the deck's {len(draft.of('challenge'))}")
