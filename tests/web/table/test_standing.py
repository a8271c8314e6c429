"""What sentences left with a seat is seen at its place: turns to skip, another turn, safety, and changed projects."""

from dataclasses import replace

from playwright.sync_api import expect

from labdeck.game import Game
from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import remember
from tests.web.positions import planted

TABLE = [{"rachel-chang": ["doctorate"]}, {"jill-tarter": []}]


def test_a_seat_and_a_project_show_what_sentences_did(sit: Sitting, home: House) -> None:
    ticket = planted(home, "ingenium", hands=[["physics"], []], table=TABLE, skip=[0, 2], gained=[3, 0])
    code = ticket["table"]["code"]

    async def change() -> None:
        table = home.table(code)
        assert table.game is not None
        table.game = changed(table.game)
        table.show()

    home.do(change)
    page = remember(sit(), ticket["table"], ticket["token"])
    own, other = page.locator("section.seat.own"), page.locator(".plate")
    expect(own.locator(".standing")).to_have_text("Takes another turn.")
    expect(other.locator(".standing")).to_have_text("Skips 2 turns. Scientists are safe.")
    expect(own.locator(".changes")).to_contain_text("Now worth 6 points. Does without 1 need. Cannot be hurt.")
    expect(other.locator(".changes")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".plate:not(.own) .standing")).to_have_text("skips 2 · safe · away")


def changed(game: Game) -> Game:
    """The same position, in which a card beside Rachel Chang changes her, and the seats have something before them."""
    deck = game.tables.deck.copy()
    c = next(c for c, card in enumerate(game.cards) if card.id == "doctorate")
    deck.worth[c], deck.fewer[c], deck.guards[c] = 2, 1, 1
    deck.changing, deck.guarding = 1, 1
    game.state.another, game.state.safe = 0b01, 0b10
    return Game(replace(game.tables, deck=deck), game.state, game.names, None)
