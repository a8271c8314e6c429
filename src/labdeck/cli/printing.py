"""What `labdeck print` does: reads its words, and writes whole files or none."""

from dataclasses import dataclass
from pathlib import Path

from labdeck.deck import DeckError, load
from labdeck.deck.words import counted, listed, nearest

from .wrong import WrongUse

NEEDED = "this needs {name}, which is not installed: pip install 'labdeck[print]'"
NO_FONT = "No font here has these letters: name a font file that has them with --font."
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
        from labdeck.paper.writing import write_folder, write_whole
    except ModuleNotFoundError as error:
        raise WrongUse(NEEDED.format(name=error.name)) from None
    if wishes.form not in FORMS:
        meant = nearest(wishes.form, FORMS)
        raise WrongUse(
            f"format: there is no “{wishes.form}”; there are {listed(FORMS, 'and')}"
            + (f"; did you mean {meant}?" if meant else "")
        )
    try:
        decks, before = tuple(map(load, wishes.decks)), load(wishes.since) if wishes.since else None
    except DeckError as error:
        raise WrongUse(str(error)) from None
    wanted = order(
        decks,
        parts=wishes.what, size=wishes.size, paper=wishes.paper, backs=wishes.backs, shift=wishes.shift,
        teaches=wishes.teach, more=wishes.more, is_thrifty=wishes.save_ink, is_large=wishes.large,
        copies=wishes.copies, kinds=wishes.kinds, pile=wishes.pile, since=before,
        stock=wishes.stock, fonts=wishes.fonts,
    )  # fmt: skip
    name = "-".join(deck.id for deck in wanted.decks)
    if wishes.form in ("png", "tabletop"):
        from labdeck.paper.missing import FILE
        from labdeck.paper.simulator import simulator_files
        from labdeck.paper.trade import card_pngs

        folder = wishes.out or Path(name)
        files = card_pngs(wanted) if wishes.form == "png" else simulator_files(wanted, wishes.url)
        write_folder(folder, files)
        told = [f"{folder / FILE} says which letters no font has."] if FILE in files else []
        return [f"{folder}: {counted(len(files), 'file')} of {name}.", *told]
    file = wishes.out or Path(f"{name}.pdf")
    if wishes.form == "printer":
        from labdeck.paper.trade import trade_pdf

        made = trade_pdf(wanted)
        write_whole(file, made.bytes)
        return [
            f"{file}: {counted(made.pages, 'page')} of {name}, a card's side each, RGB, 3 mm of bleed and crop marks.",
            *_told(made.missing),
        ]
    print_ = printed(wanted)
    write_whole(file, print_.pdf)
    cards = f"{counted(print_.cards, 'card')} of " if print_.cards else ""
    return [f"{file}: {cards}{name} on {counted(print_.pages, 'page')}, at its true size.", *_told(print_.missing)]


def _told(missing: tuple[str, ...]) -> list[str]:
    """What is said of letters that are not printed as they are."""
    return [*(f"{line}." for line in missing), NO_FONT] if missing else []
