"""Integer tables: the cards of a deck file as the kernel knows them."""

from itertools import chain
from typing import Any

from labdeck.rules import numbers as n
from labdeck.rules.schema import Deck

from .card import Card, Tables
from .discoveries import fill_discoveries
from .errors import DeckError, Problem
from .file import Challenge, DeckFile, Hero, Inspiration, Modifier, Project, Resource
from .knobs import Knobs, check_knob, misfits
from .needs import need_bits
from .phrasebook import Effect, Step, ability_of, effect_of
from .vocabulary import Vocabulary, vocabulary

ROLES = ("project", "resource", "wildcard", "modifier", "block")
PILES = ("project", "resource", "modifier")
Title = Project | Resource | Modifier
FAMILIES = {"projects": n.PROJECTS, "discoveries": n.DISCOVERIES}
REFILL = {"burn": 1, "discard": 2}
PILE_BITS = {
    "draw_from": {"project": 1, "resource": 2, "modifier": 4, "discard": 8},
    "refill": REFILL,
    "refill_else": REFILL,
}
WORD_NUMBERS = {
    "opening_modifiers": {"middle": 0, "kept": 1},
    "completed_to": {"burn": n.BURN, "discard": n.DISCARD},
    "block": {"self": 0, "anyone": 1},
    "tie_break": {"shared": 0, "fewer active, more completed": 1},
    "first": {"seed": n.NONE},
}
KEPT: dict[str, Tables] = {}  # by what they were made from, the oldest first
MOST_KEPT = 64


def tables(file: DeckFile, **knobs: object) -> Tables:
    """The deck as integers; a knob given here goes before the deck's own.

    They are made once for a file and its knobs and kept for the next game, so nobody may change them.
    """
    chosen = file.knobs | {name: check_knob(name, value, file.id, file.rules) for name, value in knobs.items()}
    if wrong := misfits(chosen, len(file.projects), len(file.modifiers)):
        raise DeckError(Problem(file.id, "knobs", name, says) for name, says in wrong)
    key = f"{file.digest} {file.path} {sorted(chosen.items())}"
    made = KEPT.get(key)
    if made is None:
        made = KEPT[key] = (discovery_tables if file.rules == "discoveries" else project_tables)(file, chosen)
        for oldest in list(KEPT)[:-MOST_KEPT]:
            KEPT.pop(oldest, None)
    return made


def project_tables(file: DeckFile, chosen: Knobs) -> Tables:
    """The integers of a deck of projects."""
    words = words_of(file)
    effects = {modifier.id: effect_of(modifier.effect, words) for modifier in file.modifiers}
    deck: Any = Deck()  # its fields come from a list that type checkers cannot read
    starts = fill_programs(deck, [effect.program for effect in effects.values()])
    _fill_knobs(deck, chosen, effects)
    deck.family = FAMILIES[file.rules]
    deck.spent_to = n.BURN
    cards: list[Card] = []
    twins = 0
    titles: tuple[Title, ...] = (*file.projects, *file.resources, *file.modifiers)
    for title in titles:
        effect = effects[title.id] if isinstance(title, Modifier) else None
        card = _card(title, effect, chosen["modifier_pile"])
        twins += card.copies > 1
        for number in range(len(cards), len(cards) + card.copies):
            deck.role[number] = ROLES.index(card.role)
            deck.back[number] = PILES.index(card.back)
            deck.twin[number] = twins if card.copies > 1 else 0
            if isinstance(title, Project):
                _fill_project(deck, number, title, words)
            elif isinstance(title, Resource):
                deck.sort[number] = deck.serves[number] = words.bits[title.kind]
            elif effect is not None:
                _fill_modifier(deck, number, effect, starts[effect.program], title.play == "at once")
            deck.sorts |= deck.sort[number]
        cards += [card] * card.copies
    deck.cards = len(cards)
    return Tables(file, chosen, deck, tuple(cards), words.kinds, tuple(file.tags))


def words_of(file: DeckFile) -> Vocabulary:
    """The words that the deck's sentences may use."""
    first = len(file.discoveries) + len(file.heroes)
    names = {card.name: first + i for i, card in enumerate(file.enhancements)}
    return vocabulary(file.words["project"], file.words["projects"], file.classes, file.tags, file.rules, names)


def _card(title: Title, effect: Effect | None, modifier_pile: bool) -> Card:
    """What people read on each copy of a title."""
    role = ROLES[effect.role] if effect else "project" if isinstance(title, Project) else "resource"
    return Card(
        id=title.kind if isinstance(title, Resource) else title.id,
        name=title.name,
        role=role,
        play=getattr(title, "play", ""),
        points=getattr(title, "points", 0),
        needs=getattr(title, "needs", ()),
        tags=getattr(title, "tags", ()),
        effect=getattr(title, "effect", ""),
        facts=getattr(title, "facts", ()),
        about=getattr(title, "about", ""),
        copies=getattr(title, "copies", 1),
        back="modifier" if effect and modifier_pile else "project" if role == "project" else "resource",
    )


def _fill_project(deck: Any, number: int, project: Project, words: Vocabulary) -> None:
    needs = [bits for need in project.needs for bits in need_bits(need, words)]
    single = all(bits.bit_count() == 1 for bits in needs)
    deck.sort[number] = n.PROJECT_SORT
    deck.need[number * n.NEEDS : number * n.NEEDS + len(needs)] = needs
    deck.needs[number] = len(needs)
    deck.plain[number] = int(single and len(set(needs)) == len(needs))
    for bits in needs:
        deck.printed[number] |= bits & n.KIND_BITS
    deck.points[number] = project.points
    deck.unfinished[number] = project.unfinished
    deck.mandatory[number] = int(project.mandatory)
    deck.tags[number] = sum(1 << list(words.tags).index(tag) for tag in set(project.tags))


def _fill_modifier(deck: Any, number: int, effect: Effect, start: int, at_once: bool) -> None:
    deck.at_once[number] = int(at_once)
    deck.serves[number] = effect.serves
    deck.adds[number] = effect.adds
    deck.may_burn[number] = effect.may_burn
    deck.hurts[number] = effect.hurts
    deck.start[number] = start
    kept = n.WILD_SORT if effect.role == n.WILDCARD else n.KEPT_SORT
    deck.sort[number] = n.AT_ONCE_SORT if at_once else kept
    if effect.role == n.BLOCK:
        deck.block_card[deck.blocks] = number
        deck.blocks += 1


def fill_programs(deck: Any, programs: list[tuple[Step, ...]]) -> dict[tuple[Step, ...], int]:
    """Lays the programs one after the other, equal ones once, and tells where each begins; 0 is none."""
    steps: list[Step] = [(n.OP_END, 1, 0, 0)]
    starts: dict[tuple[Step, ...], int] = {(): 0}
    for program in programs:
        if program not in starts:
            starts[program] = len(steps)
            steps += program
    deck.program[: len(steps) * n.WIDTH] = chain.from_iterable(steps)
    return starts


def discovery_tables(file: DeckFile, knobs: Knobs) -> Tables:
    """A deck of the discoveries family as integers."""
    words = words_of(file)
    able: tuple[Hero | Inspiration | Challenge, ...] = (*file.heroes, *file.inspirations, *file.challenges)
    abilities = {card.id: ability_of(card.effect, words) for card in able}
    deck: Any = Deck()
    starts = fill_programs(deck, [part for each in abilities.values() for part in (each.program, each.bonus)])
    fill_words(deck, knobs)
    deck.family = FAMILIES[file.rules]
    deck.spent_to = n.DISCARD
    cards = fill_discoveries(deck, file, words, abilities, starts)
    return Tables(file, knobs, deck, cards, words.kinds, tuple(file.tags))


def fill_words(deck: Any, knobs: Knobs) -> None:
    """A number or a truth goes as it is; words have their numbers here."""
    for name, value in knobs.items():
        if isinstance(value, int):
            setattr(deck, name, int(value))
        elif isinstance(value, tuple):
            setattr(deck, name, sum(PILE_BITS[name][word] for word in value))
        else:
            setattr(deck, name, WORD_NUMBERS[name][value])


def _fill_knobs(deck: Any, knobs: Knobs, effects: dict[str, Effect]) -> None:
    fill_words(deck, knobs)
    refilled = "burn" in knobs["refill"] + knobs["refill_else"]
    deck.burn_returns = int(refilled or any(effect.takes_from_burn for effect in effects.values()))
