"""Whole decks at random, with sentences out of the grammar: legal ones, so that whatever goes wrong is our mistake.

A deck is made as the content of its file, tables and keys, and written as TOML at the end; so a program can leave
parts of it out and try again. The same seed makes the same deck.
"""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

from labdeck.deck.drafting import draft
from labdeck.deck.errors import Report
from labdeck.deck.families import FAMILIES
from labdeck.deck.language.clause import Clause
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.projects import need_bits
from labdeck.deck.projects.needs import unmet
from labdeck.deck.words import plural
from labdeck.rules import numbers as n

from .random_effects import LONGEST_TEXT, Effect, mangled, said, some_effect

Content = dict[str, Any]
Chance = random.Random

NAMES = ("projects", "discoveries")
CALLED = ("project", "volcano", "scientist", "comet", "lost city", "old bone", "galaxy", "leaf")
CLASSES = {
    "origin": ("hotspot", "rift", "subduction", "caldera", "fissure"),
    "instrument": ("seismometer", "satellite", "gas-sampling", "field-mapping", "drone"),
    "discipline": ("physics", "chemistry", "astronomy", "geoscience", "biology", "engineering"),
    "species": ("yeast", "worm", "fly", "zebrafish", "mouse", "cress"),
    "technique": ("sequencing", "imaging", "gene-editing", "bioinformatics"),
    "habitat": ("ocean", "soil", "hot-spring", "glacier", "gut"),
    "achievement": ("doctorate", "professor", "junior", "activist"),
    "rock": ("basalt", "granite", "chalk", "slate", "quartz"),
    "light": ("infrared", "radio", "x-ray"),
    "colour": ("red", "green", "blue", "grey"),
}
TAGS = {"old": "of long ago", "far": "far away", "woc": "woman of colour", "deep": "deep-sea", "first": "first ever"}
STEPS = ("observation", "hypothesis", "experiment", "analysis", "publication", "wild")
ITEMS = ("Lens", "Old lens", "Compass and straightedge", "Punched card")
LOCATIONS = ("House of wisdom", "Forge", "Old observatory", "Field station")
FEW_CARDS = 24  # that a deck of projects has at least


def family_of(seed: int) -> str:
    """The family of the deck with that seed: two of three have projects, which say more."""
    return NAMES[seed % 3 == 2]


def is_mild(seed: int) -> bool:
    """Whether the deck with that seed says only what lets a game be won by what one does; three of four do."""
    return seed % 4 != 3


def random_deck(seed: int, family: str) -> str:
    """The text of a whole legal deck file."""
    return toml(random_content(seed, family))


def random_content(seed: int, family: str) -> Content:
    """The tables of a whole legal deck file."""
    chance = Chance(f"{family} {seed}")
    return MAKERS[family](chance, seed)


def toml(content: Content) -> str:
    """The content of a deck file as its text."""
    parts: list[str] = []
    for name, table in content.items():
        if isinstance(table, list):
            parts += [f"[[{name}]]\n{_keys(card)}" for card in table]
        elif table:
            parts.append(f"[{name}]\n{_keys(table)}")
    return "\n".join(parts)


def _keys(table: dict[str, Any]) -> str:
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in table.items())


def fewest_players(seed: int) -> int:
    """With how few players the deck with that seed can be played."""
    return int(random_content(seed, family_of(seed))["deck"]["players"][0])


def words_of(content: Content) -> Vocabulary:
    """The words that the sentences of a deck may use."""
    return draft({**content, **{table: [] for table in _speakers(content)}}, Report("")).words


def effects_of(content: Content) -> Iterable[dict[str, Any]]:
    """The cards of a deck that say something."""
    return (card for table in _speakers(content) for card in content[table])


def _speakers(content: Content) -> list[str]:
    tables = FAMILIES[content["deck"]["rules"]].tables
    return [name for name, table in tables.items() if name in content and "effect" in {key.name for key in table.keys}]


def _head(chance: Chance, seed: int, rules: str, fewest: int, most: int) -> Content:
    deck = {"id": f"random-{seed}", "title": f"Random {seed}", "about": "Made at random.", "rules": rules}
    players = sorted((chance.randint(fewest, most), chance.choice((most, most, chance.randint(fewest, most)))))
    head: Content = {"deck": {**deck, "version": 1, "players": players}}
    if chance.random() < 0.8:
        called = chance.choice(CALLED)
        head["words"] = {"project": called, "projects": plural(called)}
    return head


def _some_classes(chance: Chance, most: int) -> dict[str, list[str]]:
    """Some classes with some of their kinds, as many as the kernel has room for at most."""
    classes: dict[str, list[str]] = {}
    for name in chance.sample(list(CLASSES), chance.randint(1, most)):
        size = min(chance.randint(1, len(CLASSES[name])), n.KINDS - sum(map(len, classes.values())))
        if size:
            classes[name] = chance.sample(CLASSES[name], size)
    if sum(map(len, classes.values())) < 2:
        classes["origin"] = list(CLASSES["origin"])
    return classes


def _name(kind: str) -> str:
    return kind.replace("-", " ").capitalize()


# Decks of projects


def _projects(chance: Chance, seed: int) -> Content:
    content = _head(chance, seed, "projects", 2, n.SEATS)
    content["knobs"] = _project_knobs(chance)
    content["tags"] = dict(chance.sample(list(TAGS.items()), chance.choice((0, 0, 1, 1, 2, 3))))
    content["classes"] = _some_classes(chance, 4)
    kinds = [kind for members in content["classes"].values() for kind in members]
    content["project"] = []
    content["resource"] = _resources(chance, kinds)
    words = words_of(content)
    content["project"] = _project_cards(chance, content, words)
    room = n.CARDS - len(content["project"]) - sum(card["copies"] for card in content["resource"])
    content["modifier"] = _modifiers(chance, content, words, min(room, 50), is_mild(seed))
    dealt = sum(card["copies"] for card in content["resource"])
    knobs = content["knobs"]
    if "opening_resources" in knobs:
        knobs["opening_resources"] = min(knobs["opening_resources"], dealt // content["deck"]["players"][1])
    return content


def _project_knobs(chance: Chance) -> dict[str, Any]:
    """Some knobs that differ from the defaults, none that contradict each other."""
    some: dict[str, Callable[[], Any]] = {
        "draw": lambda: chance.randint(1, 4),
        "draw_blind": lambda: False,
        "opening_resources": lambda: chance.randint(0, 6),
        "opening_projects": lambda: chance.randint(0, 2),
        "opening_modifiers": lambda: "kept",
        "projects_count": lambda: False,
        "projects_in_hand": lambda: chance.randint(1, 5),
        "completed_to": lambda: "discard",
        "refill": lambda: chance.choice((["burn"], ["discard"], [])),
        "refill_else": lambda: chance.choice((["burn"], ["discard"], ["burn", "discard"])),
        "collaboration": lambda: True,
        "block": lambda: "anyone",
        "tie_break": lambda: "shared",
        "first": lambda: chance.randint(0, 1),
        "stall_turns": lambda: chance.randint(2, 20),
        "most_turns": lambda: chance.randint(5, 60),
        "most_choices": lambda: chance.randint(10, 60),
        "most_chain": lambda: chance.randint(1, 20),
    }
    rare = ("most_turns", "most_choices", "most_chain", "stall_turns", "first", "refill")
    knobs = {name: value() for name, value in some.items() if chance.random() < (0.12 if name in rare else 0.3)}
    knobs["modifier_pile"] = chance.random() < 0.3
    piles = ["project", "resource", *(["modifier"] if knobs["modifier_pile"] else [])]
    knobs["draw_from"] = piles + (["discard"] if chance.random() < 0.7 else [])
    return knobs


def _resources(chance: Chance, kinds: list[str]) -> list[dict[str, Any]]:
    """Cards of almost every kind, at most as many as leave room for the others; some are not called as their kind."""
    with_cards = [kind for kind in kinds if chance.random() < 0.95] or kinds
    most = 60 // len(with_cards)
    least = max(1, -(-FEW_CARDS // len(with_cards)))
    return [
        {
            "kind": kind,
            "name": _name(kind) if chance.random() < 0.8 else f"Good {kind.replace('-', ' ')}",
            "copies": chance.randint(min(least, most), max(least, min(most, 8))),
        }
        for kind in with_cards
    ]


def _project_cards(chance: Chance, content: Content, words: Vocabulary) -> list[dict[str, Any]]:
    cards = [(words.bits[card["kind"]], card["copies"]) for card in content["resource"]]
    knobs, players = content["knobs"], content["deck"]["players"][1]
    mandatory = chance.choice((0, 0, 0, 1, 2))
    wanted = players * (knobs.get("opening_projects", 1) + 1)
    size = max(chance.randint(12, 30), wanted + mandatory)
    if chance.random() < 0.2:
        knobs["projects"] = chance.randint(min(size, wanted + mandatory), size)
    largest = chance.choice((3, 4, 5, 5, 6, n.NEEDS))
    return [
        _project_card(chance, number, _some_needs(chance, words, cards, largest), words, number < mandatory)
        for number in range(size)
    ]


def _project_card(chance: Chance, number: int, needs: list[str], words: Vocabulary, mandatory: bool) -> dict[str, Any]:
    size = sum(len(need_bits(need, words)) for need in needs)
    points = max(1, size + chance.choice((0, 0, 0, 0, 1, -1, 2)))
    card: dict[str, Any] = {"id": f"p{number}", "name": f"P {number}", "points": points, "needs": needs}
    chosen = [tag for tag in words.tags if chance.random() < 0.4]
    if chosen:
        card["tags"] = chosen
    if mandatory:
        card |= {"mandatory": True, "points": 0}
    if mandatory or chance.random() < 0.1:
        card["unfinished"] = chance.randint(0, 4)
    return card


def _some_needs(chance: Chance, words: Vocabulary, cards: list[tuple[int, int]], largest: int) -> list[str]:
    """Needs that the deck's resources can meet."""
    while True:
        needs: list[str] = []
        for _ in range(chance.randint(1, largest)):
            how = chance.random()
            name = chance.choice(list(words.classes))
            if how < 0.08:
                needs.append(f"any {(size := chance.randint(1, 3))} {plural(name) if size > 1 else name}")
            elif how < 0.12 and not any("of one" in need for need in needs):
                needs.append(f"{chance.randint(2, 3)} of one {name}")
            else:
                needs.append(chance.choice(words.kinds))
        wants = tuple(bits for need in needs for bits in need_bits(need, words))
        if wants and len(wants) <= n.NEEDS and not unmet(wants, cards):
            return needs


def _modifiers(chance: Chance, content: Content, words: Vocabulary, room: int, mild: bool) -> list[dict[str, Any]]:
    """Modifiers with random sentences, as many as there is room for in the kernel."""
    cards: list[dict[str, Any]] = []
    printed = max(sum(len(need_bits(need, words)) for need in card["needs"]) for card in content["project"])
    more, blocks, titles = n.ALL_NEEDS - printed, n.BLOCKS, chance.randint(6, 20)
    while room > 0 and len(cards) < titles:
        copies = min(room, chance.choice((1, 1, 1, 2, 2, 3)))
        effect = some_effect(chance, words, mild)
        extra = copies * sum(clause.n for clause in _clauses(effect, "put") if clause.change == "needs")
        cancels = copies * len(_clauses(effect, "cancel"))
        card: dict[str, Any] = {"copies": copies, "play": _play(chance, effect)}
        if extra > more or cancels > blocks or not fits(effect, words, "modifier", card):
            continue
        more, blocks, room = more - extra, blocks - cancels, room - copies
        name = {"id": f"m{len(cards)}", "name": f"M {len(cards)}"}
        cards.append({**name, **card, "effect": _text(chance, effect, words)})
    return cards


def _clauses(effect: Effect, *verbs: str) -> list[Clause]:
    """The clauses of an effect with one of these verbs."""
    return [clause for sentence in effect for clause in sentence.clauses if clause.verb in verbs]


def fits(effect: Effect, words: Vocabulary, table: str, card: dict[str, Any]) -> bool:
    """Whether a card can say this: not too long, on such a card, and with what the names in it are."""
    family = next(family for family in FAMILIES.values() if table in family.tables)
    if len(said(effect, words)) > LONGEST_TEXT or table not in family.speakers(effect, words):
        return False
    held = _clauses(effect, "if held")
    return steps_of(effect, words, card.get("play", "")) <= n.CARD_STEPS and all(
        (clause.what == "item") == clause.name.startswith(ITEMS) for clause in held
    )


def steps_of(effect: Effect, words: Vocabulary, play: str) -> int:
    """How many instructions a card comes to."""
    family = next(family for family in FAMILIES.values() if family.grammar is words.grammar)
    entry: dict[str, Any] = {"sentences": effect, "play": play}
    family.read(entry, "", words, True)
    return max(map(len, entry["means"].programs))


def _play(chance: Chance, effect: Effect) -> str:
    """How a card that says this may be played."""
    if _clauses(effect, "cancel"):
        return "any time"
    if _clauses(effect, "count", "burn this"):
        return "keep"
    return chance.choice(("keep", "keep", "at once"))


def _text(chance: Chance, effect: Effect, words: Vocabulary) -> str:
    """What the card says: mostly as it is written, sometimes as people write."""
    text = said(effect, words)
    typed = mangled(chance, text) if chance.random() < 0.2 else text
    return typed if len(typed) <= LONGEST_TEXT else text


# Decks of discoveries


def _discoveries(chance: Chance, seed: int) -> Content:
    content = _head(chance, seed, "discoveries", 2, n.SEATS)
    content["classes"] = {"type": [kind for kinds in _some_classes(chance, 3).values() for kind in kinds][:6]}
    types = content["classes"]["type"]
    content["knobs"] = _discovery_knobs(chance)
    hand, players = content["knobs"].get("hand", 6), content["deck"]["players"][1]
    content["discovery"] = [_discovery(chance, number, types) for number in range(chance.randint(12, 40))]
    content["hero"] = []
    content["enhancement"] = [_enhancement(chance, number, types) for number in range(chance.randint(8, 24))]
    words = words_of(content)
    mild = is_mild(seed)
    least = max(14, len(types), players * hand - len(content["enhancement"]))
    content["hero"] = [_hero(chance, number, types, words, mild) for number in range(chance.randint(least, least + 10))]
    room = n.CARDS - sum(len(content[table]) for table in ("discovery", "hero", "enhancement")) - n.KINDS // 3
    content["inspiration"] = _inspirations(chance, words, room, mild)
    content["challenge"] = [_challenge(chance, number, words) for number in range(chance.randint(0, 8))]
    if content["challenge"] and chance.random() < 0.6:
        content["knobs"]["challenges"] = chance.randint(1, len(content["challenge"]))
    return content


def _discovery_knobs(chance: Chance) -> dict[str, Any]:
    some: dict[str, Callable[[], Any]] = {
        "hand": lambda: chance.randint(2, 8),
        "free_discards": lambda: chance.randint(0, 6),
        "field": lambda: chance.randint(1, 8),
        "exchange": lambda: False,
        "face_down": lambda: True,
        "first": lambda: chance.randint(0, 1),
        "stall_turns": lambda: chance.randint(2, 20),
        "most_choices": lambda: chance.randint(10, 60),
    }
    knobs = {name: value() for name, value in some.items() if chance.random() < 0.3}
    return {**knobs, "most_turns": chance.randint(10, 60)}


def _discovery(chance: Chance, number: int, types: list[str]) -> dict[str, Any]:
    shown = [kind for kind in types if chance.random() < 0.3] or [chance.choice(types)]
    card = {"id": f"d{number}", "name": f"D {number}", "points": chance.randint(1, 8), "types": shown}
    solid = {"solid": chance.random() < 0.5} if chance.random() < 0.1 else {}
    return {**card, "step": STEPS[number] if number < len(STEPS) else chance.choice(STEPS), **solid}


def _enhancement(chance: Chance, number: int, types: list[str]) -> dict[str, Any]:
    kind = chance.choice(("item", "location"))
    name = chance.choice(ITEMS if kind == "item" else LOCATIONS)
    card = {"id": f"e{number}", "name": f"{name} {number}", "kind": kind}
    return {**card, "type": chance.choice(types), "points": chance.randint(0, 4)}


def _hero(chance: Chance, number: int, types: list[str], words: Vocabulary, mild: bool) -> dict[str, Any]:
    kind = types[number] if number < len(types) else chance.choice((*types, "polymath"))
    effect = _fitting(chance, words, "hero", mild)
    return {"id": f"h{number}", "name": f"H {number}", "type": kind, "effect": _text(chance, effect, words)}


def _fitting(chance: Chance, words: Vocabulary, table: str, mild: bool) -> Effect:
    """An effect for a card of that table."""
    while not fits(effect := some_effect(chance, words, mild), words, table, {}):
        pass
    return effect


def _inspirations(chance: Chance, words: Vocabulary, room: int, mild: bool) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = []
    answers, titles = n.ANSWERS, chance.randint(5, 14)
    while room > 0 and len(cards) < titles:
        copies = min(room, chance.choice((1, 1, 2)))
        effect = _fitting(chance, words, "inspiration", mild)
        cancels = copies * len(_clauses(effect, "answer"))
        if cancels > answers:
            continue
        answers, room = answers - cancels, room - copies
        card = {"id": f"i{len(cards)}", "name": f"I {len(cards)}", "copies": copies}
        cards.append({**card, "effect": _text(chance, effect, words)})
    return cards


def _challenge(chance: Chance, number: int, words: Vocabulary) -> dict[str, Any]:
    effect = _fitting(chance, words, "challenge", mild=False)
    return {"id": f"c{number}", "name": f"C {number}", "effect": _text(chance, effect, words)}


# The largest decks


def largest(seed: int, spoilt: bool) -> Content:
    """A deck of projects with as many cards, kinds, titles and letters as there is room for; or one that is wrong.

    In a spoilt deck every sentence ends in a word that nothing understands, so that all of them are explained.
    """
    chance = Chance(f"largest {seed}")
    head = {"id": "largest", "title": "Largest", "about": "As large as can be.", "rules": "projects", "version": 1}
    kinds = [kind for members in CLASSES.values() for kind in members][: n.KINDS]
    classes = {name: [kind for kind in members if kind in kinds] for name, members in CLASSES.items()}
    content: Content = {
        "deck": {**head, "players": [2, 2]},
        "knobs": {"modifier_pile": True, "draw_from": ["project", "resource", "modifier", "discard"]},
        "tags": dict(TAGS),
        "classes": {name: members for name, members in classes.items() if members},
        "project": [{"id": f"p{at}", "name": f"P {at}", "points": 1, "needs": [kinds[at]]} for at in range(8)],
        "resource": [{"kind": kind, "name": _name(kind), "copies": 1} for kind in kinds],
    }
    words = words_of(content)
    cards = n.CARDS - len(content["project"]) - len(content["resource"])
    content["modifier"] = []
    steps = n.STEPS - 1
    for at in range(cards):
        effect = _longest(chance, words, steps // (cards - at))
        steps -= steps_of(effect, words, "keep")
        text = said(effect, words)
        card = {"id": f"m{at}", "name": f"M {at}", "copies": 1, "play": "keep"}
        content["modifier"].append({**card, "effect": f"{text[:-6]} xyzzy" if spoilt else text})
    return content


def _longest(chance: Chance, words: Vocabulary, steps: int) -> Effect:
    """The longest of many effects that come to at most so many instructions."""
    some: list[Effect] = []
    while len(some) < 6:
        effect = some_effect(chance, words, mild=False)
        is_usual = not _clauses(effect, "put", "count", "cancel", "burn this")
        if is_usual and fits(effect, words, "modifier", {"play": "keep"}) and steps_of(effect, words, "keep") <= steps:
            some.append(effect)
    return max(some, key=lambda effect: len(said(effect, words)))


MAKERS: dict[str, Callable[[Chance, int], Content]] = {"projects": _projects, "discoveries": _discoveries}
