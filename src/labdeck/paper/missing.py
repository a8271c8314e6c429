"""Missing letters: which of them no font has, told by card, on a page behind a print or in a file beside pictures."""

from .document import Page
from .markup import call, quoted
from .sizes import Paper

MARGIN = 15.0
FILE = "letters.txt"
HEADING = "Letters that no font has"
ADVICE = "Say labdeck print with --font and a font file that has them, or write the names in other letters."


def missing_page(paper: Paper, missing: tuple[str, ...]) -> Page:
    """A last page that says which letters are not printed as they are."""
    points = call("points", *map(quoted, missing))
    text = f"#reading(9pt, [#heading(level: 1, {quoted(HEADING)})\n#{points}\n\n#{quoted(ADVICE)}])\n"
    return Page(paper.width, paper.height, text, margin=MARGIN, is_first=True)


def missing_file(missing: tuple[str, ...]) -> dict[str, bytes]:
    """A file that says which letters are not printed as they are; none if all are."""
    return {FILE: "\n".join((*missing, "", ADVICE, "")).encode()} if missing else {}
