"""Understanding: what the sentences of a card say, and how the card will say it."""

from .errors import Report
from .family import Entry
from .language.reading import Refused, read
from .language.refusal import Refusal, refusal
from .language.vocabulary import Vocabulary
from .language.writing import write
from .shape import EFFECT
from .words import listed

SHOWN = 6  # of what could come next
RESERVE = 8000  # patience that is kept for telling why sentences are refused, when none is left for the nearest ones


def understand(card: Entry, words: Vocabulary, report: Report) -> None:
    """Adds to a card what its effect says, in no language and in its canonical form; reports what is not understood."""
    if "effect" not in card:
        return
    sentences = read(card["effect"], words)
    if not isinstance(sentences, Refused):
        says = write(sentences, words)
        card |= {"sentences": sentences, "says": says}
        if wrong := EFFECT.why_not(says):
            report.error(card["label"], "effect", f"{wrong}, as the card will say it: “{says}”")
    elif not report.spend(size := len(card["effect"].split())):
        report.error(card["label"], "effect", "is not understood")
    elif refused := refusal(card["effect"], words, is_brief=not report.spend(_effort(size), RESERVE)):
        report.error(card["label"], "effect", _told(refused), refused.nearest)


def _effort(size: int) -> int:
    """What it takes to find the nearest to an effect of so many words: more for each in a long one."""
    return size + size * size // 16


def _told(refused: Refusal) -> str:
    """Why an effect is refused, how much of it was understood, and what could come next."""
    following = list(dict.fromkeys(offer.text.strip() for offer in refused.next))
    if not following:
        return refused.reason
    more = " …" if len(following) > SHOWN else ""
    after = f"after “{refused.understood}” " if refused.understood else ""
    return f"{refused.reason}; {after}could come {listed([f'“{text}”' for text in following[:SHOWN]], 'or')}{more}"
