"""Beginning a deck: what `labdeck new` writes and prints."""

from pathlib import Path
from shlex import quote

from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import called
from labdeck.deck.words import listed, nearest
from labdeck.studio.beginnings import beginning

from .wrong import WrongUse


def begun(file: Path, rules: str, source: str = "") -> list[str]:
    """Writes a deck file to begin with, and says what to do next; a file that is there is left alone."""
    if rules not in FAMILIES:
        near = nearest(rules, FAMILIES)
        meant = f"; the nearest right word is {near}" if near else ""
        raise WrongUse(f"--rules {rules}: must be {listed(list(FAMILIES), 'or')}{meant}")
    path = file if file.suffix else file.with_name(f"{file.name}.toml")
    if path.suffix != ".toml":
        raise WrongUse(f"{path}: the name of a deck file ends in .toml")
    text = called(beginning(source or rules), path.stem)
    try:
        with open(path, "x", encoding="utf-8", newline="\n") as out:
            out.write(text)
    except FileExistsError:
        raise WrongUse(f"{path}: there is such a file already, and it stays as it is") from None
    typed = quote(str(path))
    what = f"begun from {source}" if source else f"a small whole deck of {rules}, with comments that explain it"
    return [
        f"{path}: {what}. Next:",
        f"  labdeck check --fix {typed}",
        f"  labdeck play {typed}",
        f"  labdeck balance {typed}",
    ]
