"""What `labdeck print` does: reads its words, and writes whole files or none."""

from dataclasses import dataclass
from pathlib import Path

from labdeck.deck import load
from labdeck.deck.words import counted, listed, nearest

from .wrong import WrongUse

NEEDED = "this needs {name}, which is not installed: pip install 'labdeck[print]'"
FORMS = ("sheets", "printer", "png", "tabletop")


@dataclass(frozen=True, slots=True)
class Wishes:
    """The words of a command line."""

    decks: list[str]
    out: Path | None
    what: str
    size: str
    paper: str
    backs: str
    shift: str
    teach: bool
    more: str
    save_ink: bool
    large: bool
    copies: int
    kinds: str
    pile: str
    since: str
    stock: float
    fonts: tuple[Path, ...]
    form: str
    url: str


def print_decks(wishes: Wishes) -> list[str]:
    """Print decks into a file, and tell what is in it."""
    try:
        from labdeck.paper.order import order
        from labdeck.paper.printing import printed
        from labdeck.paper.writing import write_whole
    except ModuleNotFoundError as error:
        raise WrongUse(NEEDED.format(name=error.name)) from None
    if wishes.form not in FORMS:
        meant = nearest(wishes.form, FORMS)
        raise WrongUse(
            f"format: there is no “{wishes.form}”; there are {listed(FORMS, 'and')}"
            + (f"; did you mean {meant}?" if meant else "")
        )
    wanted = order(
        tuple(map(load, wishes.decks)),
        parts=wishes.what, size=wishes.size, paper=wishes.paper, backs=wishes.backs, shift=wishes.shift,
        teaches=wishes.teach, more=wishes.more, is_thrifty=wishes.save_ink, is_large=wishes.large,
        copies=wishes.copies, kinds=wishes.kinds, pile=wishes.pile, since=load(wishes.since) if wishes.since else None,
        stock=wishes.stock, fonts=wishes.fonts,
    )  # fmt: skip
    name = "-".join(deck.id for deck in wanted.decks)
    file = wishes.out or Path(f"{name}.pdf")
    print_ = printed(wanted)
    write_whole(file, print_.pdf)
    return [
        f"{file}: {counted(print_.cards, 'card')} of {name} on {counted(print_.pages, 'page')}, at their true size."
    ]
