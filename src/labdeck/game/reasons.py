"""Reasons: why a choice is not allowed, each with its rule's number and a sentence in plain words."""

from labdeck.deck import DeckFile
from labdeck.deck.words import with_article

from .errors import IllegalChoice
from .families import REASONS
from .numbered import REASON_NAMES


def reason_of(code: int, words: dict[str, str], rules: str) -> tuple[str, str]:
    """The rule's number and the sentence for a reason code, in the deck's words."""
    rule, sentence = REASONS[rules][code]
    project, projects = words.get("project", "project"), words.get("projects", "projects")
    return rule, sentence.format(project=project, projects=projects, a_project=with_article(project))


def illegal(code: int, deck: DeckFile, said: str = "") -> IllegalChoice:
    """The error for a reason code, after what was said."""
    rule, sentence = reason_of(code, deck.words, deck.rules)
    return IllegalChoice(f"{said}: {sentence}" if said else sentence, rule, code)


def reference_reasons() -> str:
    """The page docs/reference/reasons.md: every reason, with its name in the rules and its number."""
    first = next(iter(REASONS))
    books = ", ".join(f"[{book}](../rules/{book}.md)" for book in (*REASONS, "language"))
    rows = "".join(f"| `{name}` | {' | '.join(reason_of(code, {}, first))} |\n" for code, name in REASON_NAMES.items())
    return (
        "# Why a choice is refused\n\n"
        "`IllegalChoice` carries one of these sentences and the number of a rule\n"
        f"({books}); a deck's own word stands where the table says project.\n"
        "This page is written by `labdeck reference`.\n\n"
        "| reason | rule | sentence |\n|---|---|---|\n" + rows
    )
