"""What a random card says: effects out of the grammar's own table, every verb as likely, and as people type them."""

import random
from collections import Counter
from functools import lru_cache
from itertools import chain
from typing import Any

from labdeck.deck.language.clause import Amount, Clause, Condition, Item, Sentence
from labdeck.deck.language.grammar import (
    FEW,
    GROUPS,
    LONGEST,
    SAME,
    SUBJECTS,
    Domain,
    conditions,
    having,
    right,
    subject,
)
from labdeck.deck.language.reading import Refused, read
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write
from tests.tools.sentences import of_the_same, said_of_the_same

Effect = tuple[Sentence, ...]
Chance = random.Random

LONGEST_TEXT = 300
WHO_HAS = ("another", "any", *GROUPS)
MILD = 7  # of what `weight` says
NUMBERS = {"1 ": "a ", "2 ": "two ", "3 ": "three ", "4 ": "four "}


class Speaker:
    """What the cards of a deck may say, with the domain of every part worked out once."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.grammar = words.grammar
        self.conditions = _grouped(conditions(words))
        self.domains: dict[Any, list[list[Any]]] = {having: self.conditions}
        sayable = [verb for verb in self.grammar.verbs if self.is_sayable(verb)]
        self.verbs = [verb for verb in sayable for _ in range(1 + self.richness(verb) // 12)]

    def is_sayable(self, verb: str) -> bool:
        """Whether the deck has a word for every part: an enhancement to name, say."""
        return all(self.domain(domain) for domain in self.grammar.verbs[verb].parts.values())

    def richness(self, verb: str) -> int:
        """How many sorts of values its parts have: the more, the more often it is said."""
        return sum(len(self.domain(domain)) for domain in self.grammar.verbs[verb].parts.values())

    def domain(self, domain: Domain) -> list[list[Any]]:
        """The values that may stand in a part, those of a sort together."""
        if domain not in self.domains:
            self.domains[domain] = _grouped(domain(self.words))
        return self.domains[domain]

    def value(self, chance: Chance, domain: Domain) -> Any:
        """A value for a part: first of what sort it is, then which; the plain ones come first and more often."""
        sorts = self.domain(domain)
        values = sorts[0] if chance.random() < 0.2 else chance.choice(sorts)
        return values[0] if chance.random() < 0.3 else chance.choice(values)

    def clause(self, chance: Chance, verb: str) -> Clause:
        """A clause of that verb."""
        domains, fits = self.grammar.verbs[verb].parts, self.grammar.verbs[verb].fits
        while True:
            parts = {part: self.value(chance, domain) for part, domain in domains.items()}
            if "having" in parts and (parts["who"] not in WHO_HAS or chance.random() < 0.5):
                parts["having"] = None
            made = Clause(verb, **parts)
            if fits(made) and SAME not in parts.values():
                return made

    def own(self, clause: Clause) -> Clause | None:
        """The clause as a deed of the player, as the first before an "or" is; None if it cannot be one."""
        if subject(clause) == "you":
            return clause
        part = SUBJECTS.get(clause.verb, "")
        if not part or "you" not in chain.from_iterable(self.domain(self.grammar.verbs[clause.verb].parts[part])):
            return None
        own = {part: "you", **({"having": None} if "having" in clause.parts else {})}
        made = Clause(clause.verb, **clause.parts | own)
        return made if self.grammar.verbs[clause.verb].fits(made) else None


def sort_of(value: Any) -> str:
    """Of what sort a part's value is, for choosing and for counting: numbers apart, names of the deck together."""
    match value:
        case Condition():
            bounds = "none" if (value.least, value.most) == (0, 0) else "from" if value.least else "up to"
            return f"{value.of} {bounds} {'named' if value.what else ''}".strip()
        case Amount():
            return value.how
        case tuple():
            return value[0] if len(value) == 1 and value[0] in PLAIN else f"{len(value)} named"
        case str() if value not in SAID:
            return "named"
        case _:
            return str(value)


SAID = {  # what a part says by a word of the grammar
    *("", "you", "own", "any", "everyone", "another", "each", "each other", "leader", "left", "right"),
    *("discard", "burn", "hand", "owner", "mine", "mat", "both", "random", "along", "top", "bottom", "project"),
    *("resource", "modifier", "modifiers", "harmful", "needs", "fewer", "worth", "safe", "harm", "item", "location"),
    *("this", "all"),
}
PLAIN = ("card", "resource", "project", "modifier", "hero", "enhancement", "item", "location", "inspiration")


def _grouped(values: Any) -> list[list[Any]]:
    groups: dict[str, list[Any]] = {}
    for value in values:
        groups.setdefault(sort_of(value), []).append(value)
    return list(groups.values())


def sayable(words: Vocabulary) -> set[str]:
    """Everything that the cards of a deck could say, as `said_in` counts it."""
    speaker = speaker_of(words)
    could = {f"if {sort_of(group[0])}" for group in speaker.conditions}
    could |= {"otherwise", "may", "if done", "2 or", "3 or", "2 items", "3 items", "4 items", "2 sentences"}
    for verb in set(speaker.verbs):
        could.add(verb)
        chance = Chance(verb)
        for _ in range(2000 if speaker.grammar.verbs[verb].parts else 1):
            could |= _parts(speaker.clause(chance, verb))
    return could


def said_in(text: str, words: Vocabulary) -> Counter[str]:
    """What a card says: its verbs, what stands in their parts, and how clauses are joined."""
    effect = meant(text, words)
    counts: Counter[str] = Counter()
    counts[f"{len(effect)} sentences"] += 1
    for sentence in effect:
        if sentence.condition:
            counts[f"if {sort_of(sentence.condition)}"] += 1
            counts["otherwise"] += bool(sentence.otherwise)
        for items in (sentence.items, sentence.otherwise):
            counts[f"{len(items)} items"] += 1
            for item in items:
                counts["may"] += item.may
                counts["if done"] += item.if_done
                counts[f"{len(item.options)} or"] += 1
        for clause in sentence.clauses:
            counts[clause.verb] += 1
            counts.update(_parts(clause))
    return counts


def _parts(clause: Clause) -> set[str]:
    parts = {f"{clause.verb}: {part} {sort_of(value)}" for part, value in clause.parts.items() if part != "having"}
    if has := clause.parts.get("having"):
        parts |= {f"{clause.verb}: {clause.who} who has", f"who has {sort_of(has)}"}
    return parts


def speaker_of(words: Vocabulary) -> Speaker:
    """What the cards of a deck may say; worked out once for the decks that were asked for last."""
    return _speaker(_Key(words))


@lru_cache(maxsize=4)
def _speaker(key: "_Key") -> Speaker:
    return Speaker(key.words)


class _Key:
    """A vocabulary, for a cache that looks at nothing but which one it is."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.words is self.words


def some_effect(chance: Chance, words: Vocabulary, mild: bool = True) -> Effect:
    """An effect out of the grammar; a mild one lets others play."""
    speaker = speaker_of(words)
    while True:
        effect = _effect(chance, speaker)
        if not right(effect, speaker.grammar) and not (mild and weight(effect) > MILD):
            return effect


def _effect(chance: Chance, speaker: Speaker) -> Effect:
    sentences = [_sentence(chance, speaker, speaker.verbs) for _ in range(chance.choice((1, 1, 1, 1, 2, 2, 3)))]
    return tuple(sentences)


def _sentence(chance: Chance, speaker: Speaker, verbs: list[str]) -> Sentence:
    first = speaker.clause(chance, chance.choice(verbs))
    if not speaker.grammar.verbs[first.verb].joins:
        return Sentence((Item((first,)),))
    joining = [verb for verb in verbs if speaker.grammar.verbs[verb].joins]
    condition = chance.choice(chance.choice(speaker.conditions)) if chance.random() < 0.2 else None
    items = _items(chance, speaker, joining, first)
    otherwise: tuple[Item, ...] = ()
    if condition and chance.random() < 0.5:
        otherwise = _items(chance, speaker, joining, speaker.clause(chance, chance.choice(joining)))
    return Sentence(items, condition, otherwise)


def _items(chance: Chance, speaker: Speaker, verbs: list[str], first: Clause) -> tuple[Item, ...]:
    size = chance.choice((1, 1, 1, 1, 1, 1, 2, 2, 3, LONGEST))
    items = [_item(chance, speaker, verbs, first, is_first=True)]
    items += [_item(chance, speaker, verbs, speaker.clause(chance, chance.choice(verbs))) for _ in range(size - 1)]
    return tuple(of_the_same(chance, speaker.words, items))


def _item(chance: Chance, speaker: Speaker, verbs: list[str], first: Clause, is_first: bool = False) -> Item:
    options = [first]
    if chance.random() < 0.1 and subject(first) != "you" and first.verb in SUBJECTS:
        others = [speaker.clause(chance, chance.choice(verbs)) for _ in range(FEW - 1)]
        options += filter(None, (said_of_the_same(clause, speaker.words) for clause in others))
    elif chance.random() < 0.2 and (own := speaker.own(first)):
        others = [speaker.clause(chance, chance.choice(verbs)) for _ in range(FEW - 1)]
        options = [own, *others][: chance.randint(2, FEW)]
    may = (len(options) == 1 or subject(options[0]) == "you") and chance.random() < 0.2
    return Item(tuple(options), may, not is_first and chance.random() < 0.25)


def said(effect: Effect, words: Vocabulary) -> str:
    """What a card with this effect says."""
    return write(effect, words)


def meant(text: str, words: Vocabulary) -> Effect:
    """The effect of a card that says this."""
    effect = read(text, words)
    assert not isinstance(effect, Refused), f"not understood: {text}"
    return effect


def weight(effect: Effect) -> float:
    """How much a card disturbs a game, roughly in cards and turns that are not the doing of a player."""
    return sum(_weight(clause) for sentence in effect for clause in sentence.clauses)


def _weight(clause: Clause) -> float:
    parts: dict[str, Any] = clause.parts
    amount = parts.get("amount", Amount("exactly", 1))
    size: float = {"exactly": amount.n, "up to": 2, "until": 3, "all": 4, "any number": 2, "as many": 2}[amount.how]
    number, plus = int(parts.get("n", 1)), int(parts.get("plus", 1))
    group = 2 if set(parts.values()) & set(GROUPS) else 1
    match clause.verb:
        case "skip":
            return 2.5 * number * group
        case "points":
            return abs(number) * group / 2
        case "put":
            return abs(number) / 2 + 1
        case "draw" | "lose" | "hit" | "give":
            return size * group + (2 if amount.how == "all" and "everyone" in parts.values() else 0)
        case "pass hands" | "swap hands" | "keep" | "swap" | "turn" | "complete" | "carry" | "drop":
            return 4
        case "wager" | "look":
            return number / 2
        case "per type" | "per sort" | "per odd" | "types" | "one type" | "many" | "pure" | "lean":
            return plus / 3
        case "best step" | "no polymath" | "if balanced" | "if held":
            return plus / 3
    return 2


def mangled(chance: Chance, text: str) -> str:
    """The text as people type it: in ways that a reader has to tolerate."""
    if chance.random() < 0.4:
        text = text.removesuffix(".")
    if chance.random() < 0.4:
        text = text[0].lower() + text[1:]
    if chance.random() < 0.3:
        text = text.replace("'", "\u2019")
    if chance.random() < 0.3:
        text = text.replace("Each player", "Every player").replace("each player", "every player")
    if chance.random() < 0.3:
        for figure, word in NUMBERS.items():
            text = text.replace(f" {figure}", f" {word}")
    return text
