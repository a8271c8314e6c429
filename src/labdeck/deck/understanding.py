"""Understanding: what the sentences of a card say, and how the card will say it."""

from collections.abc import Iterable
from functools import lru_cache

from .errors import Report
from .family import Entry
from .language.clause import Sentence
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
    spoken = _Spoken(words)
    for card in (card for card in cards if "effect" in card and not report.is_told(card["effect"])):
        refused = _understand(card, spoken, report)
        if refused and refused.lacks:
            lacking.setdefault(refused.lacks, []).append((card, refused))
        elif refused:
            report.error(card["label"], "effect", _told(refused), refused.nearest)
    for word, [(card, refused), *others] in lacking.items():
        lines = [str(report.line(other["label"], "effect")) for other, _ in others]
        also = f" (also on line {listed(lines, 'and')})" if lines else ""
        report.error(card["label"], "effect", _told(refused, also), refused.nearest)
        report.told.add(word)


class _Spoken:
    """A vocabulary as a key that can be hashed: equal words read a sentence equally."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.key = repr(words[1:])
        self.hash = hash(self.key)

    def __hash__(self) -> int:
        return self.hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Spoken) and self.words.grammar is other.words.grammar and self.key == other.key


@lru_cache(maxsize=500)
def _read(effect: str, spoken: _Spoken) -> tuple[Sentence, ...] | Refused:
    """What an effect says; a deck that is edited has the same sentences again and again."""
    return read(effect, spoken.words)


def _understand(card: Entry, spoken: _Spoken, report: Report) -> Refusal | None:
    """Adds to a card what it says, or tells why it is refused, if there is patience for that."""
    words = spoken.words
    sentences = _read(card["effect"], spoken)
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
