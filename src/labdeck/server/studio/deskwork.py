"""A process that works on strangers' texts: deeds come in; what they make goes out, or a sentence that says why not."""

import json
import re
import sys
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from labdeck import studio
from labdeck.deck import DeckError, PictureError, cleaned, name_of, read_text
from labdeck.deck.content import NotToml, content_in
from labdeck.deck.errors import printable
from labdeck.server import words
from labdeck.server.protocol.studio.texts import LONGEST_TEXT
from labdeck.server.security import place_of
from labdeck.server.work import work

FILE = "deck.toml"
LONGEST_TITLE = 120
Pictures = dict[str, bytes]  # by their names in a text
TITLE = re.compile(r'^[ \t]*title[ \t]*=[ \t]*"([^"\\\n]*)"', re.MULTILINE)


class Sorry(Exception):
    """Something that cannot be done, as a sentence for people."""


def glance(text: str, pictures: Pictures) -> dict[str, str]:
    """What a text is called, by which name it is played, and the first thing that is wrong with it."""
    try:
        deck = read_text(text, Path(FILE), pictures)
    except DeckError as error:
        return {"title": title_in(text), "name": "", "problem": f"{error.problems[0]}."}
    return {"title": printable(deck.title)[:LONGEST_TITLE], "name": name_of(deck), "problem": ""}


def title_in(text: str) -> str:
    """What a text that is not right calls itself."""
    try:
        title = content_in(text)["deck"]["title"]
    except (NotToml, KeyError, TypeError):
        found = TITLE.search(text)
        title = found[1] if found else ""
    return printable(title)[:LONGEST_TITLE] if isinstance(title, str) else ""


def picture(raw: bytes) -> dict[str, str]:
    """A picture as cards show it, by its name."""
    try:
        made = cleaned(raw)
    except PictureError as error:
        raise Sorry(words.studio.picture(error)) from None
    return {"name": made.name, "bytes": b64encode(made.bytes).decode()}


def tell_face(text: str, table: str, at: int, pictures: Pictures, changes: Iterable[Mapping[str, Any]] = ()) -> None:
    """Tell the face of the card that is open at once, if it is known before the deck around it has been looked at."""
    if face := studio.sketched(text, changes, table, at, pictures):
        print(json.dumps({"first": {"table": table, "at": at, "face": face}}), flush=True)


def shown(text: str, table: str, at: int, pictures: Pictures) -> dict[str, Any]:
    """What an editor shows of a text, with one of its cards open."""
    tell_face(text, table, at, pictures)
    return looked(text, table, at, pictures)


def looked(text: str, table: str, at: int, pictures: Pictures) -> dict[str, Any]:
    """What an editor shows of a text."""
    return {"looked": studio.look(text, (table, at) if table else None, FILE, pictures)}


def altered(text: str, changes: list[dict[str, Any]], table: str, at: int, pictures: Pictures) -> dict[str, Any]:
    """A text after the changes of a form, and what an editor shows of it."""
    tell_face(text, table, at, pictures, changes)
    text = studio.altered(text, changes)
    check_length(text)
    return {"text": text} | looked(text, table, at, pictures)


def mended(text: str, problem: int, table: str, at: int, pictures: Pictures) -> dict[str, Any]:
    """A text after the nearest right word was put in place of a wrong one, and what an editor shows of it."""
    text = studio.mended(text, problem)
    check_length(text)
    return {"text": text} | shown(text, table, at, pictures)


def offered(text: str, table: str, sentence: str) -> dict[str, Any]:
    """What may come next in a sentence."""
    return {"offers": [offer._asdict() for offer in studio.offered(text, table, sentence)]}


def check_length(text: str) -> None:
    """What a form makes of a text is one that an editor can send again."""
    if len(text) > LONGEST_TEXT:
        raise Sorry(words.studio.text_too_long(len(text), LONGEST_TEXT))


def merge(base: str, mine: str, theirs: str) -> dict[str, Any]:
    """What two people made of one text as one, and the fields that both changed."""
    merged = studio.merged(base, mine, theirs)
    check_length(merged.text)
    return merged._asdict()


def imported(name: str, raw: bytes, columns: dict[str, str], into: str) -> dict[str, Any]:
    """The deck in a spreadsheet, or in pasted rows."""
    return studio.imported(name, raw, columns, into)._asdict()


def exported(text: str, form: str, pictures: Pictures) -> str:
    """A deck as a file, in base64; with own pictures, as a ZIP of it and them."""
    raw = text.encode() if form == "toml" else studio.exported(text, form)
    return b64encode(studio.bundled(f"deck.{form}", raw, pictures) if pictures else raw).decode()


def unbundled(raw: bytes) -> dict[str, Any]:
    """The deck's file in a ZIP, and its pictures by their names."""
    found = studio.unbundled(raw)
    pictures = {name: b64encode(each).decode() for name, each in found.pictures.items()}
    return {"name": found.name, "content": b64encode(found.raw).decode(), "pictures": pictures}


def with_card(text: str, table: str, values: dict[str, Any], pictures: Pictures) -> dict[str, str]:
    """A text with a card more, and what is wrong with that card first; an id that is taken gets a number behind it."""
    before = studio.look(text, None, FILE, pictures)
    cards = before["cards"]
    if not before["rules"] or table not in {each["table"] for each in studio.forms(before["rules"])["tables"]}:
        raise Sorry(words.studio.no_table(printable(table)))
    name = "kind" if "kind" in values and "id" not in values else "id"
    wished, taken = str(values.get(name, "")), {card["id"] for card in cards if card["table"] == table}
    ids = (wished if number == 1 else f"{wished}-{number}" for number in count(1))
    if wished:
        values = values | {name: next(each for each in ids if each not in taken)}
    text = studio.altered(text, [{"table": table, "adds": values}])
    seen = studio.look(text, None, FILE, pictures)
    at = max((card["at"] for card in seen["cards"] if card["table"] == table), default=0)
    wrong = [each for each in seen["problems"] if (each["table"], each["at"]) == (table, at) and each["is_error"]]
    says = ": ".join(part for part in (wrong[0]["field"], wrong[0]["says"]) if part) if wrong else ""
    return {"text": text, "says": says}


DEEDS: dict[str, Callable[..., Any]] = {
    deed.__name__: deed
    for deed in (glance, picture, shown, altered, mended, offered, merge, imported, exported, unbundled, with_card)
}


def answer(question: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """What a deed makes; why it cannot be done; or where it failed, without any value."""
    deed, given = question
    try:
        return {"made": DEEDS[deed](**given)}
    except DeckError as error:
        return {"refused": f"{error.problems[0]}."}
    except Sorry as sorry:
        return {"refused": str(sorry)}
    except MemoryError:
        raise  # the process ends, and who asked is told that it was too much
    except Exception as error:
        return {"failed": place_of(error)}


if __name__ == "__main__":
    work(answer, int(sys.argv[1]))
