"""The selection: which cards of a deck are printed, each as often as it is needed."""

from dataclasses import replace
from itertools import chain

from labdeck.deck import DeckFile
from labdeck.deck.words import listed, nearest
from labdeck.faces import sheet
from labdeck.faces.printed import Printed, Sheet

from .errors import PaperError
from .order import Order, Subset


def selected(deck: DeckFile, order: Order) -> list[Printed]:
    """The cards to print, one for each copy, those of a pile together."""
    drawn_from, subset = sheet(deck), order.subset
    counts = _counts(drawn_from, subset, order.teaches)
    titles = [title for title in drawn_from.titles.values() if _is_wanted(drawn_from, title, subset)]
    titles.sort(key=lambda title: drawn_from.piles.index(title.card.back))
    cards = list(chain.from_iterable([title] * counts[title.card.id] for title in titles))
    if not cards:
        raise PaperError(f"{deck.id}: no card is left to print")
    return cards * order.copies


def _is_wanted(drawn_from: Sheet, title: Printed, subset: Subset) -> bool:
    if subset.pile:
        _check("pile", subset.pile, drawn_from, drawn_from.piles)
    if subset.kinds:
        _check("class", subset.kinds, drawn_from, tuple(drawn_from.classes))
    kinds = drawn_from.classes[subset.kinds] if subset.kinds else ()
    of_class = not subset.kinds or any(kind in kinds for kind in title.kinds)
    return of_class and subset.pile in ("", title.card.back)


def _check(what: str, word: str, drawn_from: Sheet, known: tuple[str, ...]) -> None:
    if word not in known:
        meant = nearest(word, known)
        hint = f"; did you mean {meant}?" if meant else ""
        raise PaperError(f"{what}: {drawn_from.deck.id} has no {what} “{word}”; it has {listed(known, 'and')}{hint}")


def _counts(drawn_from: Sheet, subset: Subset, with_facts: bool) -> dict[str, int]:
    """How many of each card are needed: its copies, or of those that an older deck has already, what is missing."""
    counts = {id_: title.card.copies for id_, title in drawn_from.titles.items()}
    if subset.since is None:
        return counts
    before = sheet(subset.since)
    for id_, title in drawn_from.titles.items():
        old = before.titles.get(id_)
        if old and _seen(before, old, with_facts) == _seen(drawn_from, title, with_facts):
            counts[id_] = max(0, counts[id_] - old.card.copies)
    return counts


def _seen(drawn_from: Sheet, title: Printed, with_facts: bool) -> object:
    """All that one sees of a printed card."""
    card = replace(title.card, copies=1)
    if not with_facts:
        card = replace(card, facts=(), about="")
    return card, title.kinds, title.needs, title.note, [drawn_from.marks[kind] for kind in title.wanted]
