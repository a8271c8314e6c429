"""Decks printed by a server: for a whole class at once, within limits, and refused with a sentence."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from labdeck.deck import load, name_of, shelve
from labdeck.paper.fallback import fonts_with
from labdeck.server.printing import WAITING, Made, Printing
from labdeck.server.refused import Refused

from .house import House

PATH = "/api/decks/gsa/print.pdf"
BLANK = json.dumps({"parts": "blank"})


def test_a_class_prints_at_once_and_tables_go_on(home: House) -> None:
    def fetched(number: int) -> httpx.Response:
        wishes = {"backs": "fold" if number % 2 else "long", "what": "blank"}
        return httpx.get(f"{home.http.base_url}{PATH}".replace("//api", "/api"), params=wishes, timeout=60)

    with ThreadPoolExecutor(28) as pupils:
        waiting = [pupils.submit(fetched, number) for number in range(28)]
        assert home.http.get("/api/decks").status_code == 200
        answers = [each.result() for each in waiting]
    assert all(answer.status_code == 200 and answer.content.startswith(b"%PDF-") for answer in answers)
    assert len({answer.content for answer in answers}) == 2
    assert answers[0].headers["content-type"] == "application/pdf"
    assert answers[0].headers["content-disposition"] == 'attachment; filename="gsa.pdf"'


def test_what_cannot_be_printed_is_refused_with_a_sentence(home: House) -> None:
    for wishes, status, says in (
        ({"size": "huge"}, 422, "there is no “huge”"),
        ({"shift": "1"}, 422, "is not two numbers"),
        ({"what": "questions"}, 422, "has no questions"),
    ):
        answer = home.http.get(PATH, params=wishes)
        assert answer.status_code == status
        assert says in answer.json()["error"]["reason"]
    assert home.http.get("/api/decks/nothing/print.pdf").status_code == 404


def test_who_asks_for_many_prints_waits_alone() -> None:
    async def crowd() -> tuple[list[str], int]:
        printing = Printing()
        wishes = [json.dumps({"parts": "blank", "shift": f"{number},0"}) for number in range(WAITING + 3)]
        asks = [asyncio.create_task(printing.printed("gsa", wish, "one")) for wish in wishes]
        done, _ = await asyncio.wait(asks, return_when=asyncio.FIRST_COMPLETED)
        others = [asyncio.create_task(printing.printed("gsa", wish, "other")) for wish in ("{}", wishes[1])]
        for _ in range(5):
            await asyncio.sleep(0)
        waiting = [ask.group for ask in printing._turns.asks]
        works = [*printing._asked.values(), *asks, *others]
        for work in works:
            work.cancel()
        await asyncio.wait(works)
        return [error.code for ask in done if isinstance(error := ask.exception(), Refused)], waiting.count("other")

    refused, others = asyncio.run(crowd())
    assert refused
    assert set(refused) == {"too_many"}
    assert others == 2  # also who asks for the same waits in the turn of their own address


def test_what_two_addresses_ask_for_at_once_is_printed_once() -> None:
    printed: list[tuple[str, str]] = []

    class Counted(Printing):
        async def _make(self, deck: str, wishes: str) -> Made:
            printed.append((deck, wishes))
            return await super()._make(deck, wishes)

    async def crowd() -> list[Made]:
        printing = Counted()
        return await asyncio.gather(*(printing.printed("gsa", BLANK, address) for address in ("one", "other", "one")))

    first, *others = asyncio.run(crowd())
    assert first.pdf.startswith(b"%PDF-")
    assert others == [first, first]
    assert len(printed) == 1


def test_only_missing_letters_are_told_whatever_a_library_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys; print('a warning of some library', file=sys.stderr)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    printing, letter = Printing(), next(each for each in "𞤀𓀀酵" if not fonts_with({ord(each)}))
    text = load("gsa").path.read_text(encoding="utf-8").replace('title = "', f'title = "{letter} ', 1)
    told = []
    for deck in ("gsa", name_of(shelve(text))):
        made = asyncio.run(printing.printed(deck, json.dumps({"parts": "score"}), "one"))
        assert made.pdf.startswith(b"%PDF-")
        told.append(made.missing)
    assert told[0] == ""
    assert told[1].endswith(f"the score pad: “{letter}” (U+{ord(letter):04X}) is printed as “□”")
