"""Rewording: what a card says, with one of its numbers or one of its words changed."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from labdeck.deck import Tables, Title
from labdeck.deck.language.clause import Amount, Clause, Item, Sentence
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.deck.language.writing import write

FEW = 6  # values that a part may have where another is tried
Other = Callable[[Clause], Iterator[Clause]]
Step = Callable[[int], int]
LESS: tuple[Step, ...] = (lambda n: n // 2, lambda n: n * 3 // 4, lambda n: n - 1, lambda n: 1)
MORE: tuple[Step, ...] = (lambda n: n + 1, lambda n: 2 * n, lambda n: n + 3)


def reworded(tables: Tables, title: Title, steps: tuple[Step, ...]) -> Iterator[str]:
    """What a card would say with one number larger or smaller by each step, for each of its numbers, no text twice."""
    words = tables.file.vocabulary
    found = (texts(title, words, lambda clause, step=step: other_numbers(clause, words, step)) for step in steps)  # type: ignore[misc]
    return iter(dict.fromkeys(chain.from_iterable(found)))


def with_other_words(tables: Tables, title: Title) -> Iterator[str]:
    """What a card would say with another word in a part that knows only a few."""
    words = tables.file.vocabulary
    return texts(title, words, lambda clause: other_words(clause, words))


def texts(title: Title, words: Vocabulary, other: Other) -> Iterator[str]:
    """What a card would say with one clause put otherwise, as far as there are words for it."""
    for sentences in others(title.sentences, other):
        try:
            text = write(sentences, words)
        except ValueError:
            continue
        if text != title.effect:
            yield text


def others(sentences: tuple[Sentence, ...], other: Other) -> Iterator[tuple[Sentence, ...]]:
    """The sentences, with one clause of one of them put otherwise."""
    for at, sentence in enumerate(sentences):
        for name in ("items", "otherwise"):
            for items in other_items(getattr(sentence, name), other):
                changed = sentence._replace(items=items) if name == "items" else sentence._replace(otherwise=items)
                yield (*sentences[:at], changed, *sentences[at + 1 :])


def other_items(items: tuple[Item, ...], other: Other) -> Iterator[tuple[Item, ...]]:
    """The items of a sentence, with one clause put otherwise."""
    for at, item in enumerate(items):
        for of, clause in enumerate(item.options):
            for changed in other(clause):
                options = (*item.options[:of], changed, *item.options[of + 1 :])
                yield (*items[:at], item._replace(options=options), *items[at + 1 :])


def other_numbers(clause: Clause, words: Vocabulary, step: Step) -> Iterator[Clause]:
    """The clause with each of its numbers in turn changed by a step; all that there are become so many of a few."""
    for name, value in clause.parts.items():
        tried: list[Any] = []
        if isinstance(value, Amount):
            is_all = value.how in ("all", "any number")
            tried = [Amount("exactly", step(3))] if is_all else [value._replace(n=step(value.n))] if value.n else []
        elif isinstance(value, int) and not isinstance(value, bool):
            tried = [step(value)]
        yield from fitting(clause, words, name, tried)


def other_words(clause: Clause, words: Vocabulary) -> Iterator[Clause]:
    """The clause with another value in each part that is no number and has only a few."""
    for name, value in clause.parts.items():
        known = list(words.grammar.verbs[clause.verb].parts[name](words))
        if not isinstance(value, Amount | int) and 1 < len(known) <= FEW:
            yield from fitting(clause, words, name, [one for one in known if one != value])


def fitting(clause: Clause, words: Vocabulary, name: str, tried: list[Any]) -> Iterator[Clause]:
    """The clause with other values in a part, as far as the grammar has them."""
    verb = words.grammar.verbs[clause.verb]
    known = verb.parts[name](words)
    for value in tried:
        other = Clause(clause.verb, **clause.parts | {name: value})
        if value in known and verb.fits(other):
            yield other
