"""Understanding: what the sentences of a card say, and how the card will say it."""

from collections.abc import Iterable

from .errors import Report
from .family import Entry
from .language.reading import Refused, read
from .language.refusal import Refusal, told
from .language.vocabulary import Vocabulary
from .language.writing import write
from .shape import EFFECT
from .words import listed

SHOWN = 6  # of what could come next
RESERVE = 10000  # patience that is kept for telling why sentences are refused, when none is left for the nearest ones


def understand(cards: Iterable[Entry], words: Vocabulary, report: Report) -> None:
    """Adds to cards what their effects say, in no language and in its canonical form; reports what is not understood.

    A word for cards that the deck does not have is reported once: it is probably one that the deck spells otherwise.
    """
    lacking: dict[str, list[tuple[Entry, Refusal]]] = {}
    for card in (card for card in cards if "effect" in card and not report.is_told(card["effect"])):
        refused = _understand(card, words, report)
        if refused and refused.lacks:
            lacking.setdefault(refused.lacks, []).append((card, refused))
        elif refused:
            report.error(card["label"], "effect", _told(refused), refused.nearest)
    for word, [(card, refused), *others] in lacking.items():
        lines = [str(report.line(other["label"], "effect")) for other, _ in others]
        also = f" (also on line {listed(lines, 'and')})" if lines else ""
        report.error(card["label"], "effect", _told(refused, also), refused.nearest)
        report.told.add(word)


def _understand(card: Entry, words: Vocabulary, report: Report) -> Refusal | None:
    """Adds to a card what it says, or tells why it is refused, if there is patience for that."""
    sentences = read(card["effect"], words)
    if not isinstance(sentences, Refused):
        says = write(sentences, words)
        card |= {"sentences": sentences, "says": says}
        if wrong := EFFECT.why_not(says):
            report.error(card["label"], "effect", f"{wrong}, as the card will say it: “{says}”")
        return None
    if report.spend(size := len(card["effect"].split())):
        return told(sentences, card["effect"], words, is_brief=not report.spend(_effort(size), RESERVE))
    report.error(card["label"], "effect", "is not understood")
    return None


def _effort(size: int) -> int:
    """What it takes to find the nearest to an effect of so many words: more for each in a long one."""
    return max(size, size * size // 8)


def _told(refused: Refusal, also: str = "") -> str:
    """Why an effect is refused, how much of it was understood, and what could come next."""
    following = list(dict.fromkeys(offer.text.strip() for offer in refused.next))
    reason = refused.reason + also
    if not following:
        return f"{reason}; understood is “{refused.understood}”" if refused.understood else reason
    more = " …" if len(following) > SHOWN else ""
    after = f"after “{refused.understood}” " if refused.understood else ""
    return f"{reason}; {after}could come {listed([f'“{text}”' for text in following[:SHOWN]], 'or')}{more}"
