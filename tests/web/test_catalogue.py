"""Every word of the page is in its catalogue, web/src/words: no other source says anything to people."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
CATALOGUE = SOURCES / "words"
GENERATED = SOURCES / "net" / "protocol.ts"
EXAMPLES = ("K7MQ2X", "[deck]\n")  # a code, and the text of a deck that begins with nothing
SAID_BY = r"(?:aria-label|aria-description|title|placeholder|alt|label)"
FIGURES = re.compile(r"&\w+;")
WORD = re.compile(r"[A-Za-z]{2}")
# A capital and a second word, three words in a row, or a word with the end of a sentence.
PROSE = re.compile(r"\b[A-Z][a-z]+[,:]? [a-z]+|(?<![-\w])[a-z]{2,} [a-z]{2,} [a-z]{2,}\b(?![-(])|[a-z]{3,}[.!?](?:$| )")
FOR_PROGRAMMERS = re.compile(r"throw new Error\([^\n]*|labdeck\.\w+\.(?=')|ui-monospace[^'\n]*")


def without(text: str, *parts: str) -> str:
    """A source without its comments, and without some of its parts."""
    for part in ("<!--.*?-->", r"/\*.*?\*/", *(rf"<{name}\b.*?</{name}>" for name in parts)):
        text = re.sub(part, "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(?:^|\s)//.*$", "", text)


def template(text: str) -> str:
    """What a component shows as it stands: its markup, in which nothing in braces is left."""
    shown, depth = [], 0
    for letter in without(text, "script", "style"):
        depth += (letter == "{") - (letter == "}")
        if not depth:
            shown.append("" if letter == "}" else letter)
    return "".join(shown)


def spoken(path: Path) -> Iterator[str]:
    """Whatever a source says to people in words of its own."""
    text = path.read_text()
    if path.suffix == ".svelte":
        markup = template(text)
        yield from (said[1] for said in re.finditer(rf'\b{SAID_BY}="([^"]*)"', markup) if WORD.search(said[1]))
        lines = re.sub(r"<[^<>]*>", "\n", re.sub(r'"[^"]*"', "", markup)).splitlines()
        yield from (line.strip() for line in lines if WORD.search(FIGURES.sub("", line)))
    script = FOR_PROGRAMMERS.sub("", without(text, "style"))
    strings = (said[1] or said[2] or "" for said in re.finditer(r"'([^'\n]*)'|`([^`]*)`", script))
    yield from (said for said in strings if PROSE.search(said))


def outside(folder: Path) -> list[str]:
    """The words of sources that no catalogue has."""
    return [
        f"{path.relative_to(folder)}: {said}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".ts", ".svelte") and CATALOGUE not in path.parents and path != GENERATED
        for said in spoken(path)
        if not said.startswith(EXAMPLES)
    ]


def test_every_word_of_the_page_is_in_its_catalogue() -> None:
    assert outside(SOURCES) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Said.svelte", "<p class='a b c'>{words.turn} Go on</p>"),
        ("Label.svelte", '<script lang="ts"></script><button aria-label="Close">×</button>'),
        ("said.ts", "export const nothing = () => `No active ${projects}.`"),
        ("Script.svelte", "<script lang=\"ts\">const why = 'Not now, because'</script><p>{why}</p>"),
    ],
)
def test_a_planted_word_is_found(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert len(outside(tmp_path)) == 1
