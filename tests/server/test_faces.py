"""The pictures of the cards as a browser asks for them."""

import gzip

import pytest

from labdeck.deck import load
from labdeck.faces import HAND, TOKEN, back, face, icon, need_spots, pile_back, sheet
from labdeck.server.faces import Album
from labdeck.server.security import HEADERS

from .house import House

DECK = load("gsa")
PICTURES = {
    "/api/decks/gsa/faces/body-clock.svg": face(DECK, "body-clock"),
    "/api/decks/gsa/hands/body-clock.svg": face(DECK, "body-clock", HAND),
    "/api/decks/gsa/tokens/body-clock.svg": face(DECK, "body-clock", TOKEN),
    "/api/decks/gsa/heaps/resource.svg": pile_back(DECK, "resource", HAND),
    "/api/decks/gsa/backs/body-clock.svg": back(DECK, "body-clock"),
    "/api/decks/gsa/pile-backs/project.svg": pile_back(DECK, "project"),
    "/api/decks/gsa/icons/fly.svg": icon(DECK, "fly"),
    "/api/decks/gsa/icons/any%20technique.svg": icon(DECK, "any technique"),
}

every_picture = pytest.mark.parametrize("path", PICTURES)


@every_picture
def test_a_picture_is_drawn_and_sent_compressed(home: House, path: str) -> None:
    answer = home.http.get(path)
    assert (answer.status_code, answer.text) == (200, PICTURES[path])
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(PICTURES[path].encode()))
    plain = home.http.get(path, headers={"Accept-Encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == (PICTURES[path], None)


@every_picture
def test_a_picture_allows_nothing_and_keeps_the_other_headers(home: House, path: str) -> None:
    headers = home.http.get(path).headers
    assert headers["content-security-policy"] == "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'"
    others = {name: value for name, value in HEADERS.items() if name != "Content-Security-Policy"}
    assert {name: headers.get(name) for name in others} == others


@every_picture
def test_a_picture_that_is_known_is_not_sent_again(home: House, path: str) -> None:
    tag = home.http.get(path).headers["etag"]
    again = home.http.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert home.http.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("version", "kept"),
    [
        ("", "public, no-cache"),
        (DECK.edition[:7], "public, no-cache"),
        ("0" * 8, "public, no-cache"),
        (DECK.edition[:8], "public, max-age=604800, immutable"),
        (DECK.edition, "public, max-age=604800, immutable"),
    ],
)
def test_an_address_with_the_decks_edition_is_kept_without_asking(home: House, version: str, kept: str) -> None:
    answer = home.http.get("/api/decks/gsa/faces/fly.svg", params={"v": version})
    assert (answer.status_code, answer.headers["cache-control"]) == (200, kept)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("nothing/faces/fly.svg", "There is no such deck."),
        ("gsa/faces/nothing.svg", "The deck has no such picture."),
        ("gsa/backs/any%20technique.svg", "The deck has no such picture."),
        ("gsa/pile-backs/burn.svg", "The deck has no such picture."),
        ("gsa/icons/body-clock.svg", "The deck has no such picture."),
    ],
)
def test_what_is_not_there_is_said(home: House, path: str, reason: str) -> None:
    answer = home.http.get(f"/api/decks/{path}")
    assert (answer.status_code, answer.json()) == (404, {"error": {"code": "not_found", "reason": reason}})
    assert answer.headers["cache-control"] == "no-store"


def test_the_catalogue_tells_the_edition_and_where_needs_lie(home: House) -> None:
    deck = home.http.get("/api/decks/gsa").json()
    assert deck["edition"] == DECK.edition
    spots = {card["id"]: card["hand_spots"] for card in deck["cards"]}
    assert spots["body-clock"] == [list(spot) for spot in need_spots(DECK, "body-clock", HAND)]
    clock = next(card for card in deck["cards"] if card["id"] == "body-clock")
    assert clock["token_spots"] == [list(spot) for spot in need_spots(DECK, "body-clock", TOKEN)]
    assert (len(spots["body-clock"]), len(spots["preparations"]), spots["fly"]) == (3, 2, [])


def test_pictures_in_memory_have_a_weight() -> None:
    album = Album(most=20_000)
    cards = list(sheet(load("gsa")).titles)[:8]
    for card in cards:
        assert album.picture(face, "gsa", card).plain == face(load("gsa"), card).encode()
        assert album.weight == sum(kept.weight for kept in album._kept.values()) <= 20_000
    assert 1 < len(album._kept) < len(cards)
    assert album._kept[face, "gsa", cards[-1]]
