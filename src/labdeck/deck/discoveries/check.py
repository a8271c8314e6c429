"""What can be wrong between the parts of a deck of discoveries."""

from collections import Counter
from functools import partial

from labdeck.deck.check import check_sizes, check_words
from labdeck.deck.draft import Draft
from labdeck.deck.errors import Report
from labdeck.deck.family import Entry
from labdeck.deck.language.clause import Clause, Item, Sentence
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write
from labdeck.deck.words import counted, nearest, with_article
from labdeck.rules import numbers as n

from .ability import Ability, ability
from .titles import POLYMATH, STEPS, WILD

SPEAKERS = ("hero", "inspiration", "challenge")  # the tables whose cards have an effect
ONLY_HEROES = (n.OP_AGAIN, n.OP_EXTRA, n.OP_COPY)
ONLY_INSPIRATIONS = (n.OP_CANCEL, n.OP_IGNORE)


def check(draft: Draft, report: Report) -> None:
    """Reports everything that is wrong between the parts of a deck of this family."""
    _check_types(draft, report)
    _check_heroes(draft, report)
    _check_names(draft, report)
    _check_sentences(draft, report)
    cancel = [card for card in draft.cards if "means" in card and card["means"].meaning.does(n.OP_CANCEL)]
    check_sizes(draft, sum(card.get("copies", 1) for card in cancel), n.ANSWERS, report)
    _check_steps(draft, report)
    _check_table(draft, report)


def _check_types(draft: Draft, report: Report) -> None:
    kinds = draft.words.kinds
    for table, field, right in (
        ("discovery", "types", kinds),
        ("hero", "type", (*kinds, POLYMATH)),
        ("enhancement", "type", kinds),
    ):
        near = partial(nearest, words=right)
        check_words(draft.tables[table], field, "is in no class of [classes]", right.__contains__, near, report)
    for card in draft.tables["hero"]:
        if len(card.get("facts", (1, 2))) < 2:
            report.warn(card["label"], "facts", "a hero should teach two facts or more")


def _check_heroes(draft: Draft, report: Report) -> None:
    """A discovery wants a hero of one of its types; polymaths are few, so those alone are too little. [D10]"""
    if not report.is_right("hero", "classes"):
        return
    heroes = {card.get("type", "") for card in draft.tables["hero"]}
    for card in draft.tables["discovery"]:
        types = card.get("types", ())
        if types and heroes.isdisjoint(types) and all(kind in draft.words.kinds for kind in types):
            if POLYMATH in heroes:
                report.warn(card["label"], "types", "only a polymath can score it: no other hero has its type")
            else:
                report.error(card["label"], "types", "cannot be scored: the deck has no hero of its type")


def _check_names(draft: Draft, report: Report) -> None:
    """A sentence that names an enhancement means one."""
    named: dict[str, str] = {}
    for card in (card for card in draft.tables["enhancement"] if "name" in card):
        name = card["name"]
        if name in named:
            report.error(
                card["label"], "name", f"is that of {named[name]} too, and sentences could not tell them apart"
            )
        named.setdefault(name, card["label"])


def _check_sentences(draft: Draft, report: Report) -> None:
    for table in SPEAKERS:
        for card in (card for card in draft.tables[table] if "means" in card):
            if says := misplaced(table, card["means"]):
                report.error(card["label"], "effect", says)
            elif report.is_right("enhancement"):
                _check_held(card, draft, report)


def misplaced(table: str, able: Ability) -> str:
    """Why a sentence cannot stand on a card of this table; empty if it can."""
    if table != "hero" and (able.gives or able.is_of_its_hero):
        return "only a hero can say this"
    if table == "challenge" and able.program:
        return "a challenge only adds points at the end"
    if table == "inspiration" and (able.bonus or able.meaning.does(*ONLY_HEROES)):
        return "only a hero can say this"
    if table == "hero" and able.meaning.does(*ONLY_INSPIRATIONS):
        return "only an inspiration can say this"
    return ""


def speakers(sentences: tuple[Sentence, ...], words: Vocabulary) -> tuple[str, ...]:
    """The tables whose cards may say these sentences."""
    return tuple(table for table in SPEAKERS if not misplaced(table, ability(sentences, words)))


def _check_held(card: Entry, draft: Draft, report: Report) -> None:
    """What a sentence names after “an item” is an item, and likewise a location."""
    kinds = {other["name"]: other["kind"] for other in draft.tables["enhancement"] if {"name", "kind"} <= other.keys()}
    for sentence in card["means"].sentences:
        for clause in (clause for clause in sentence.clauses if clause.parts.get("name") in kinds):
            if clause.what != kinds[clause.name]:
                meant = Clause("if held", **clause.parts | {"what": kinds[clause.name]})
                says = f"the {clause.name} is {with_article(kinds[clause.name])}"
                report.error(card["label"], "effect", says, write((Sentence((Item((meant,)),)),), draft.words))


def _check_steps(draft: Draft, report: Report) -> None:
    if not report.is_right("discovery"):
        return
    steps = Counter(card.get("step", WILD) for card in draft.tables["discovery"])
    for step in STEPS:
        if not steps[step]:
            report.warn("discovery", "step", f"no card is for {step!r}, so it takes a wild one")


def _check_table(draft: Draft, report: Report) -> None:
    """What a full table of players could not start with."""
    if "players" not in draft.deck or not report.is_right("knobs"):
        return
    players, knobs = draft.deck["players"][1], draft.knobs
    dealt = ("hero", "enhancement", "inspiration")
    cards = sum(card.get("copies", 1) for table in dealt for card in draft.tables[table])
    wanted = players * knobs["hand"]
    if cards < wanted and report.is_right(*dealt):
        report.error("hero", "", f"{counted(players, 'player')} get {wanted} cards; there are {cards}")
    if len(draft.tables["discovery"]) < knobs["field"] and report.is_whole("discovery"):
        report.error("discovery", "", f"the field has {knobs['field']}; there are {len(draft.tables['discovery'])}")
    if len(draft.tables["challenge"]) < knobs["challenges"] and report.is_whole("challenge"):
        report.error("knobs", "challenges", f"is more than the deck's {len(draft.tables['challenge'])}")
