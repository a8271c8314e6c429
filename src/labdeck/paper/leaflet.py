"""The leaflet: how to play a deck, from the same guide as the page's, in two columns with a fold between them."""

from collections.abc import Callable, Iterable, Iterator

from labdeck.deck import DeckFile
from labdeck.deck.words import counted, listed
from labdeck.faces import sheet
from labdeck.guide import Guide, Shown, guide

from .document import Document, Page, lettered, pdf
from .markup import array, call, mm, picture, quoted
from .notes import Headings, outlined
from .order import Order
from .pictures import Pictures

MARGIN, GUTTER = 11.0, 14.0  # millimetres
SIZES = (9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5)  # points
MOST = 2  # pages: a sheet, folded once
SMALL, TINY = 17.0, 5.0  # millimetres: the width of a card beside a text, and of a mark beside its name
MOST_NAMED = 8  # cards whose pictures are all of one maker
Say = Callable[[str], str]


def leaflet_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """The leaflet in the largest type in which it fits on both sides of one sheet."""
    say = pictures.saying(deck, "the leaflet")
    content = _told(order, deck, guide(deck), pictures, headings, say)
    for size in SIZES:
        page = _page(order, content, size)
        if size == SIZES[-1] or _count(page, pictures) <= MOST:
            yield page
            return


def _count(page: Page, pictures: Pictures) -> int:
    document = lettered(Document("", "", (page,), pictures.files), pictures.order.fonts, ())
    return pdf(document, is_draft=True).pages


def _page(order: Order, content: str, size: float) -> Page:
    text = f"#reading({size:g}pt, columns(2, gutter: {mm(GUTTER)}, [\n{content}\n]))\n"
    return Page(order.paper.width, order.paper.height, text, margin=MARGIN, is_first=True)


def _told(order: Order, deck: DeckFile, told: Guide, pictures: Pictures, headings: Headings, say: Say) -> str:
    parts = [
        f"#for (level, words) in {outlined(headings)} {{ heading(level: level, words) }}",
        _line(say(told.about)),
        _line(f"emph({say(' · '.join(told.facts))})"),
        _section("The goal", _points(told.goal, say)),
        _section("Before the game", "#" + call("steps", *map(say, told.setup))),
        _section(f"A card: {told.card.name}", _explained(order, deck, told, pictures, say)),
        _section("The other cards", "\n".join(_shown(order, deck, each, pictures, say) for each in told.others)),
        _section("A turn", "\n".join(_turn(told, say))),
        _section("Where cards go", _points(told.piles, say)),
        _section("The end", _points(told.ending, say) + _example(told, say)),
        _section("The marks", _marks(deck, pictures, say)),
        _section("Cards that the rules name", _tags(deck, say)),
        _section("Questions", "\n".join(f"#par[*#{say(each.asks)}* #{say(each.answer)}]" for each in told.questions)),
        _section(
            "Who made this",
            "\n".join(_line(say(each)) for each in (deck.credits, *picture_credits(deck)) if each),
        ),
    ]
    return "\n".join(parts)


def picture_credits(deck: DeckFile) -> Iterator[str]:
    """Who made the pictures: the cards of each maker, and whether Labdeck drew the others."""
    titles = [title for title in deck.titles if title.picture_credit]
    credits = list(dict.fromkeys(title.picture_credit for title in titles))
    for credit in credits:
        names = [title.name for title in titles if title.picture_credit == credit]
        is_short = len(credits) == 1 and len(names) > MOST_NAMED
        cards = counted(len(names), "card") if is_short else listed(names, "and")
        yield f"Picture{'s' * (len(names) > 1)} of {cards}: {credit}"
    if any(title.picture not in deck.pictures for title in deck.titles):
        yield f"{'Other pictures' if titles else 'Pictures'} drawn by Labdeck from the deck file."


def _section(title: str, content: str) -> str:
    """A heading with what is below it; nothing if there is nothing."""
    return f"#heading(level: 3, {quoted(title)})\n{content}\n" if content else ""


def _line(content: str) -> str:
    return f"#par({content})"


def _points(sentences: Iterable[str], say: Say) -> str:
    said = [say(sentence) for sentence in sentences]
    return "#" + call("points", *said) + "\n" if said else ""


def _card(order: Order, side: tuple[str, str], width: float) -> str:
    return picture(side[0], width, width * order.size.height / order.size.width, side[1])


def _explained(order: Order, deck: DeckFile, told: Guide, pictures: Pictures, say: Say) -> str:
    side = pictures.front(deck, sheet(deck).titles[told.card.card])
    said = "".join(f"#par[*#{say(each.heading)}*: #{say(each.says)}]\n" for each in told.card.pointers)
    return f"#beside({mm(2 * SMALL)}, {_card(order, side, 2 * SMALL)}, [{said}])"


def _shown(order: Order, deck: DeckFile, shown: Shown, pictures: Pictures, say: Say) -> str:
    if shown.side == "face":
        side = pictures.front(deck, sheet(deck).titles[shown.id])
    else:
        side = pictures.pile_back(deck, shown.id)
    return f"#beside({mm(SMALL)}, {_card(order, side, SMALL)}, {say(shown.says)})"


def _turn(told: Guide, say: Say) -> Iterator[str]:
    for each in told.turn:
        yield f"#step({say(each.heading)})"
        yield _points(each.says, say)


def _example(told: Guide, say: Say) -> str:
    rows = [(each.name, each.says, f"{each.points:+d}".replace("-", "−")) for each in told.example.rows]
    if not rows:
        return ""
    cells = [say(cell) for row in (*rows, ("Together", "", str(told.example.total).replace("-", "−"))) for cell in row]
    head = "table.header([*Card*], [*What became of it*], [*Points*])"
    table = f"#table(columns: (auto, 1fr, auto), inset: 2pt, stroke: 0.3pt, {head}, {', '.join(cells)})"
    return f"#block(breakable: false, [{table}\n{_line(say(told.example.says))}])"


def _marks(deck: DeckFile, pictures: Pictures, say: Say) -> str:
    marks = sheet(deck).marks
    cells = [
        f"[#box(baseline: 30%, {picture(pictures.icon(deck, kind).file, TINY, TINY, '')}) #{say(mark.name)}]"
        for kind, mark in marks.items()
    ]
    return f"#grid(columns: (1fr,) * 2, row-gutter: 1mm, ..{array(cells)})"


def _tags(deck: DeckFile, say: Say) -> str:
    """The cards that have a tag which sentences speak of, and which their faces do not show."""
    found = []
    for tag, words in deck.tags.items():
        names = [each.card.name for each in sheet(deck).titles.values() if tag in each.card.tags]
        if names:
            found.append(f"#par[*#{say(words)}*: #{say(listed(names, 'and'))}.]")
    return "\n".join(found)
