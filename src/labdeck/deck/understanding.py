"""Understanding: what the sentences of a card say, and how the card will say it."""

from .errors import Report
from .family import Entry
from .language.reading import Refused, read
from .language.vocabulary import Vocabulary
from .language.writing import write


def understand(card: Entry, words: Vocabulary, report: Report) -> None:
    """Adds to a card what its effect says, in no language and in its canonical form; reports what is not understood."""
    if "effect" not in card:
        return
    sentences = read(card["effect"], words)
    if isinstance(sentences, Refused):
        report.error(card["label"], "effect", f"is not understood: {sentences}")
    else:
        card |= {"sentences": sentences, "says": write(sentences, words)}
