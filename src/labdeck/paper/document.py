"""Documents: pages set by Typst, with the boxes and wishes that printers look for."""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from zlib import crc32

import pikepdf
import typst

from labdeck.faces.prints import POINT, UNIT

from .errors import PaperError
from .glyphs import FONTS, PLAIN, Letters, letters_of, missing_letters, said, with_other_letters
from .markup import instead_of, mm, quoted

PER_POINT = POINT * UNIT  # millimetres
SHARED = Path(__file__).parent / "pages.typ"
Texts = Iterable[tuple[str, str]]
PNG_HEAD = 33  # bytes of a PNG before what may be told of it
HEAD = """\
#import "pages.typ": *
#set document(title: {title}, author: {author}, date: none)
#set text(font: "Liberation Sans", size: 9pt, lang: "en")
#set par(leading: 0.5em, spacing: 0.75em)
#show heading: it => it.body
"""


@dataclass(frozen=True, slots=True)
class Page:
    """A page, or pages that flow: its size in millimetres, what is on it, and how much around a card is cut off."""

    width: float
    height: float
    content: str
    margin: float = 0.0
    bleed: float = 0.0  # beyond the card, if the page is one card
    slug: float = 0.0  # beyond the bleed, for crop marks
    is_first: bool = False  # of a part, which begins on a sheet of its own


@dataclass(frozen=True, slots=True)
class Document:
    """Pages, the pictures that they show by name, and how the sheets are to be turned over."""

    title: str
    author: str
    pages: tuple[Page, ...]
    files: dict[str, bytes] = field(default_factory=dict)
    duplex: str = "Simplex"
    letters: Letters = PLAIN
    missing: tuple[str, ...] = ()  # a line for each letter that is not printed as it is

    def source(self) -> str:
        """The document as Typst reads it."""
        head = HEAD.format(title=quoted(self.title), author=quoted(self.author))
        return head + instead_of(self.letters.instead) + "".join(map(self._set, self.pages))

    def sources(self) -> dict[str, bytes]:
        """All that Typst reads, by the names of the files."""
        files = self.files
        if instead := self.letters.instead:
            files = {name: with_other_letters(file.decode(), instead).encode() for name, file in files.items()}
        return {"main": self.source().encode(), "pages.typ": SHARED.read_bytes(), **files}

    def _set(self, page: Page) -> str:
        side = ', to: "odd"' if page.is_first and self.duplex != "Simplex" else ""
        size = f"width: {mm(page.width)}, height: {mm(page.height)}, margin: {mm(page.margin)}"
        return f"#pagebreak(weak: true{side})\n#set page({size})\n{page.content}"


class Made(NamedTuple):
    """A PDF, the number of its pages, and a line for each letter that is not printed as it is."""

    bytes: bytes
    pages: int
    missing: tuple[str, ...] = ()


def lettered(document: Document, fonts: tuple[Path, ...], texts: Texts) -> Document:
    """A document with fonts for its letters: those that are given and, where they lack one, others of this machine.

    Texts come with the words for where they are, so that it can be told which letters no font has.
    """
    pictures = map(said, (file.decode() for file in document.files.values()))
    letters = letters_of(" ".join((*(page.content for page in document.pages), *pictures)), fonts)
    return replace(document, letters=letters, missing=missing_letters(texts, letters.instead))


def pdf(document: Document, is_draft: bool = False) -> Made:
    """The document as a PDF that screen readers can read (PDF/UA-1) and printers leave at its size.

    It does not call itself PDF/UA-1 where a picture has letters of several glyphs, as Hindi and Hebrew with vowels.
    """
    try:
        raw = _compiled(document, "pdf", standards=[] if is_draft else ["ua-1"])
    except PaperError:  # Typst cannot tell which letters such glyphs in a picture are, which the standard asks for
        raw = _compiled(document, "pdf")
    assert isinstance(raw, bytes)
    out = BytesIO()
    with pikepdf.open(BytesIO(raw)) as made:
        _set_boxes(made, document.pages)
        made.Root.ViewerPreferences.PrintScaling = pikepdf.Name("/None")
        made.Root.ViewerPreferences.PickTrayByPDFSize = True
        made.Root.ViewerPreferences.Duplex = pikepdf.Name(f"/{document.duplex}")
        count = len(made.pages)
        made.save(
            out, object_stream_mode=pikepdf.ObjectStreamMode.generate, compress_streams=True, deterministic_id=True
        )
    return Made(out.getvalue(), count, document.missing)


def pngs(document: Document, dots: float) -> list[bytes]:
    """Every page as a picture, with so many dots an inch, which it says itself."""
    made = _compiled(document, "png", ppi=dots)
    return [_dotted(each, dots) for each in ([made] if isinstance(made, bytes) else made)]


def _dotted(png: bytes, dots: float) -> bytes:
    """A PNG that says how many dots an inch it has; Typst leaves that out."""
    metre = round(dots / 0.0254)
    chunk = b"pHYs" + struct.pack(">IIB", metre, metre, 1)
    told = struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", crc32(chunk))
    return png[:PNG_HEAD] + told + png[PNG_HEAD:]


def _compiled(
    document: Document, format_: str, *, standards: Sequence[str] = (), ppi: float | None = None
) -> bytes | list[bytes]:
    """What Typst makes of a document, with our fonts and no other, and no file of the machine within its reach."""
    sources: Any = document.sources()
    with TemporaryDirectory() as own, TemporaryDirectory() as nothing:
        for font in document.letters.fonts:
            copy(font, own)
        fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS), own])
        try:
            # Its types know neither several sources nor several pages.
            wishes: Any = {"format": format_, "ppi": ppi, "pdf_standards": list(standards) or None}
            made: bytes | list[bytes] = typst.compile(sources, root=nothing, font_paths=fonts, **wishes)
        except typst.TypstError as error:
            raise PaperError(f"the pages cannot be set: {error.message}") from error
    return made


def _set_boxes(made: pikepdf.Pdf, pages: Sequence[Page]) -> None:
    """Trim and bleed boxes on every page: where a printer cuts, and how far colour reaches beyond that."""
    for number, page in enumerate(made.pages):
        wanted = pages[min(number, len(pages) - 1)]
        left, bottom, right, top = (float(edge) for edge in page.mediabox)
        for name, inset in (("/BleedBox", wanted.slug), ("/TrimBox", wanted.slug + wanted.bleed)):
            by = inset / PER_POINT
            page.obj[name] = pikepdf.Array([round(each, 3) for each in (left + by, bottom + by, right - by, top - by)])
