"""Random decks: a shipped one whose modifiers say something else, out of the grammar's own table."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from json import dumps
from pathlib import Path
from random import Random
from re import MULTILINE, split, sub
from typing import Any

from labdeck.deck import DeckFile, load
from labdeck.deck.language.clause import Amount, Clause, Condition, Item, Sentence
from labdeck.deck.language.grammar import SHARED, conditions, right
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write
from labdeck.deck.projects.grammar import VERBS

from .themes import CANCEL, Theme

SHIPPED = ("gsa", "wise", "microbes", "ingenium")
LONGEST = 300  # letters of an effect
SMALL = 3
NOT_PLAYED = ("count", "cancel", "burn this")  # these make no effect of their own
BLOCK = Clause("cancel", what="harm")
ANY_THEME = Theme()


def _sort(value: Any) -> Any:
    """What sort of value of a part it is, so that every sort is as likely as another."""
    match value:
        case Condition():
            return value.of, bool(value.what), value.least > 0
        case Amount():
            return value.how, value.how == "exactly" and min(value.n, SMALL + 1)
        case tuple():
            return value if len(value) == 1 and value[0] in ("card", "resource", "project", "modifier") else len(value)
        case bool() | str() | None:
            return value
    return max(-SMALL, min(value, SMALL))


def _grouped(values: Sequence[Any]) -> list[list[Any]]:
    groups: dict[Any, list[Any]] = {}
    for value in values:
        groups.setdefault(_sort(value), []).append(value)
    return list(groups.values())


class Speaker:
    """What the modifiers of a deck may say."""

    def __init__(self, words: Vocabulary) -> None:
        self.words, self.grammar = words, words.grammar
        self.told = {*SHARED, *VERBS} - {*NOT_PLAYED}  # whose meaning the interpreter knows
        self.conditions = _grouped(conditions(words))
        self.domains = {
            (verb, part): _grouped(domain(words))
            for verb, each in self.grammar.verbs.items()
            for part, domain in each.parts.items()
        }

    def clause(self, rng: Random, verbs: Sequence[str], theme: Theme = ANY_THEME) -> Clause:
        """A clause with one of the verbs that suits a theme."""
        verb = rng.choice(verbs)
        while True:
            parts = {part: rng.choice(rng.choice(self.domains[verb, part])) for part in self.grammar.verbs[verb].parts}
            if "having" in parts and rng.random() < 0.8:
                parts["having"] = None
            clause = Clause(verb, **parts)
            if self.grammar.verbs[verb].fits(clause) and theme.suits(clause):
                return clause

    def items(self, rng: Random, verbs: Sequence[str], theme: Theme) -> tuple[Item, ...]:
        """One item or several, some by choice."""
        items = []
        for number in range(rng.randint(1, 3)):
            options = tuple(self.clause(rng, verbs, theme) for _ in range(rng.choice((1, 1, 1, 2, 3))))
            is_free = len(options) == 1 and rng.random() < 0.3
            items.append(Item(options, is_free, number > 0 and rng.random() < 0.3))
        return tuple(items)

    def sentence(self, rng: Random, verbs: Sequence[str], theme: Theme) -> Sentence:
        """Half of them one deed, half of them many."""
        if rng.random() < 0.5:
            return Sentence((Item((self.clause(rng, verbs, theme),)),))
        joined = [verb for verb in verbs if self.grammar.verbs[verb].joins]
        condition = rng.choice(rng.choice(self.conditions)) if rng.random() < 0.3 else None
        otherwise = self.items(rng, joined, theme) if condition and rng.random() < 0.5 else ()
        return Sentence(self.items(rng, joined, theme), condition, otherwise)

    def effect(self, rng: Random, theme: Theme = ANY_THEME) -> tuple[Sentence, ...]:
        """What a card that is played may say."""
        verbs = theme.verbs or tuple(verb for verb in self.grammar.verbs if verb in self.told)
        while True:
            said = tuple(self.sentence(rng, verbs, theme) for _ in range(rng.randint(1, theme.sentences)))
            if right(said, self.grammar) or not theme.bites(said):
                continue
            if len(write(said, self.words)) < LONGEST:
                return said


@lru_cache
def speaker_of(deck: str) -> Speaker:
    """What the modifiers of a shipped deck may say."""
    return Speaker(load(deck).vocabulary)


def printed(rng: Random, speaker: Speaker, theme: Theme) -> list[Clause | None]:
    """What the first modifiers say: one blocks; unless the theme has its own, one may cancel anything, or is wild."""
    if theme.printed:
        return [BLOCK, *theme.printed]
    wild = [speaker.clause(rng, ["count"]) if rng.random() < 0.6 else None for _ in range(2)]
    return [BLOCK, CANCEL if rng.random() < 0.3 else wild[0], wild[1]]


def a_deck(rng: Random, folder: Path, theme: Theme = ANY_THEME) -> DeckFile:
    """A shipped deck with other words on its modifiers."""
    name = rng.choice(SHIPPED)
    speaker = speaker_of(name)
    head, *modifiers = split(r"(?=^\[\[modifier\]\])", load(name).path.read_text(encoding="utf-8"), flags=MULTILINE)
    texts = [head]
    for clause, modifier in zip_longest(printed(rng, speaker, theme), modifiers):
        said, play = speaker.effect(rng, theme), "at once" if rng.random() < theme.at_once else "keep"
        if clause is not None:
            said, play = (Sentence((Item((clause,)),)),), "any time" if clause.verb == "cancel" else "keep"
        effect = dumps(write(said, speaker.words), ensure_ascii=False)
        texts.append(changed(changed(modifier, "effect", effect), "play", dumps(play)))
    path = folder / f"{name}.toml"
    path.write_text("".join(texts), encoding="utf-8")
    return load(path)


def inspirations(rng: Random, folder: Path) -> DeckFile:
    """The deck of heroes with other words on its inspirations, but for the one that answers."""
    speaker = speaker_of("heroes")
    head, *cards = split(r"(?=^\[\[inspiration\]\])", load("heroes").path.read_text(encoding="utf-8"), flags=MULTILINE)
    texts = [head]
    for card in cards:
        effect = dumps(write(speaker.effect(rng), speaker.words), ensure_ascii=False)
        texts.append(card if "Cancel" in card else changed(card, "effect", effect))
    path = folder / "heroes.toml"
    path.write_text("".join(texts), encoding="utf-8")
    return load(path)


def changed(entry: str, key: str, value: str) -> str:
    """An entry of a deck file with another value."""
    return sub(rf"^{key} = .*$", lambda _: f"{key} = {value}", entry, count=1, flags=MULTILINE)
