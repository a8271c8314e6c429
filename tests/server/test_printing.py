"""Decks printed by a server: for a whole class at once, within limits, and refused with a sentence."""

from concurrent.futures import ThreadPoolExecutor

import httpx

from .house import House

PATH = "/api/decks/gsa/print.pdf"


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
