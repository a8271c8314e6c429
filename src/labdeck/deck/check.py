"""The linter of decks: what is wrong with a file beyond its shape, whatever its family."""

from collections.abc import Callable, Iterable

from labdeck.rules import numbers as n

from .draft import Draft
from .drawings import DRAWINGS
from .errors import Report
from .family import Entry
from .pictures import ENDINGS, Find, NoSuchPicture, PictureError, is_file
from .question import check_questions
from .words import listed, nearest


def check_draft(draft: Draft, report: Report) -> None:
    """Reports everything that is wrong between the parts of a deck."""
    _check_best(draft, report)
    _check_ids(draft, report)
    if report.is_right("knobs") and report.is_whole(*draft.tables):
        titles = {table: len(cards) for table, cards in draft.tables.items()}
        for name, says in draft.family.misfits(draft.knobs, titles):
            report.error("knobs", name, says)
    draft.family.check(draft, report)
    if report.is_whole(*draft.tables):
        check_questions(draft.questions, draft.cards, report)


def seen(draft: Draft, find: Find, report: Report) -> dict[str, bytes]:
    """The own pictures of the cards; whatever is no drawing and no picture is reported once."""
    found: dict[str, bytes] = {}
    wrong: set[str] = set()
    for card in (card for card in draft.cards if card.get("picture") not in (None, "", *DRAWINGS)):
        name = card["picture"]
        if name in found or name in wrong:
            continue
        try:
            if not is_file(name):
                says = f"is no drawing, and no file that ends in {listed(ENDINGS, 'or')}"
                raise NoSuchPicture(says, list(DRAWINGS))
            found[name] = find(name)
        except PictureError as error:
            near = nearest(name, error.near) if isinstance(error, NoSuchPicture) and report.spend(1) else ""
            report.error(card["label"], "picture", f"{name!r} {error}", near)
            wrong.add(name)
    return found


def _check_best(draft: Draft, report: Report) -> None:
    best, players = draft.deck.get("best"), draft.deck.get("players")
    if best and players and not players[0] <= best[0] <= best[1] <= players[1]:
        report.error("deck", "best", f"must lie within players, which is {list(players)}")


def _check_ids(draft: Draft, report: Report) -> None:
    seen = set(draft.words.kinds)
    for card in (card for card in draft.cards if "id" in card):
        if card["id"] in seen:
            report.error(card["label"], "id", "another card or kind has this id")
        seen.add(card["id"])


def check_sizes(draft: Draft, answers: int, room: int, report: Report) -> None:
    """What the kernel has no room for; `room` is for cards that cancel another."""
    for card in (card for card in draft.cards if "means" in card):
        steps = max(map(len, card["means"].programs))
        if steps > n.CARD_STEPS:
            says = f"comes to {steps} instructions; {n.CARD_STEPS} is the most (L17)"
            report.error(card["label"], "effect", says)
    copies = [card.get("copies", 1) for card in draft.cards]
    programs = {program for card in draft.cards if "means" in card for program in card["means"].programs}
    for number, most, says in (
        (sum(copies) if report.is_whole(*draft.tables) else 0, n.CARDS, "cards"),
        (sum(each > 1 for each in copies), n.TWINS, "titles with two copies or more"),
        (answers, room, "cards that cancel another"),
        (1 + sum(map(len, programs)), n.STEPS, "instructions in all sentences"),
    ):
        if number > most:
            report.error("", "", f"the deck has {number} {says}; {most} is the most")


def check_words(
    cards: Iterable[Entry],
    field: str,
    says: str,
    is_right: Callable[[str], object],
    near: Callable[[str], str],
    report: Report,
) -> None:
    """Reports each wrong word that cards have in a field once: where it stands first, and on which lines else."""
    found: dict[str, list[tuple[str, int | None]]] = {}
    for card in cards:
        words = card.get(field, ())
        entries = [(None, words)] if isinstance(words, str) else enumerate(words)
        for entry, word in entries:
            if not is_right(word) and not report.is_told(word):
                found.setdefault(word, []).append((card["label"], entry))
    for word, [(label, entry), *others] in found.items():
        lines = sorted({line for other in others if (line := report.line(other[0], field, other[1]))})
        also = f" (also on line {listed(list(map(str, lines)), 'and')})" if lines else ""
        report.error(label, field, f"{word!r} {says}{also}", near(word) if report.spend(1) else "", entry)
