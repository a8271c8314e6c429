"""A teacher's sheet: the questions of a deck about its cards, and on the next page the answers."""

from collections.abc import Iterator
from random import Random

from labdeck.deck import DeckFile

from .document import Page
from .errors import PaperError
from .markup import mm, quoted
from .notes import Headings, outlined
from .order import Order
from .pictures import Pictures

MARGIN, GUTTER = 13.0, 9.0
LETTERS = "ABCD"


def question_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """The questions, each with its answers shuffled, the same every time; then the letters of the right ones."""
    if not deck.questions:
        raise PaperError(f"what: {deck.id} has no questions, so there is no sheet of them")
    say = pictures.saying(deck, "the questions")
    asked, right = [], []
    for number, question in enumerate(deck.questions, 1):
        answers = list(question.answers)
        Random(f"{deck.id}/{question.card}/{question.asks}").shuffle(answers)
        lines = "".join(
            f"#par[*{letter}*#h(2mm)#{say(answer)}]\n" for letter, answer in zip(LETTERS, answers, strict=True)
        )
        asked.append(f"#block(breakable: false, [#par[*{number}. #{say(question.asks)}*]\n#pad(left: 3mm, [{lines}])])")
        right.append(
            f"[{number}.], [*{LETTERS[answers.index(question.answers[0])]}*#h(2mm)#{say(question.answers[0])}]"
        )
    heads = f"#for (level, words) in {outlined(headings)} {{ heading(level: level, words) }}\n"
    yield _page(order, heads + "\n".join(asked))
    key = f"#heading(level: 2, {quoted('Answers')})\n#grid(columns: (auto, 1fr), gutter: 1.5mm, {', '.join(right)})"
    yield _page(order, key)


def _page(order: Order, content: str) -> Page:
    text = f"#reading(9pt, columns(2, gutter: {mm(GUTTER)}, [\n{content}\n]))\n"
    return Page(order.paper.width, order.paper.height, text, margin=MARGIN, is_first=True)
