"""Own decks at a server: offered beside the shipped ones, played, printed, and kept as a game began with them."""

from base64 import b64encode
from pathlib import Path

import pytest

from labdeck.deck import DeckError, Project, cleaned, library, load, name_of, names
from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import starter
from labdeck.server import catalogue
from labdeck.server.metrics import Metrics
from labdeck.server.shelf import own_decks, stocked
from labdeck.server.store import Store
from tests.tools.pictures import a_picture

from .house import BOT, PERSON, house, offering, play_out, progress


@pytest.fixture(autouse=True)
def _empty_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_shelf", {})
    catalogue.deck.cache_clear()
    catalogue.knobs.cache_clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a deck of each family."""
    made = tmp_path / "decks"
    made.mkdir()
    for rules in FAMILIES:
        (made / f"{rules}.toml").write_text(starter(rules, f"my-{rules}"), encoding="utf-8")
    return made


@pytest.mark.parametrize("rules", FAMILIES)
def test_an_own_deck_is_offered_drawn_explained_and_played_with_bots(tmp_path: Path, folder: Path, rules: str) -> None:
    with offering(tmp_path, folder) as home:
        offered = {deck["title"]: deck["id"] for deck in home.http.get("/api/decks").json()}
        assert list(offered.values())[: len(names())] == list(names())
        name = offered[f"My {rules}"]
        assert name == name_of(load(folder / f"{rules}.toml"))
        told = home.http.get(f"/api/decks/{name}").json()
        face = home.http.get(f"/api/decks/{name}/faces/{told['cards'][0]['id']}.svg")
        assert told["cards"][0]["name"].split()[0] in face.text
        assert home.http.get(f"/api/decks/{name}/guide").json()["title"] == f"My {rules}"
        ticket = home.open(PERSON, BOT | {"bot": "greedy"}, deck=name)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        play_out({0: ann}, progress)
        assert home.rooms.metrics.counts["bot_fallbacks"] == 0
        record = home.http.get(f"/api/tables/{ticket['table']['code']}/record", headers=home.as_(ticket["token"]))
        assert f"deck my-{rules} " in record.json()["record"]
        ann.close()


def test_an_own_deck_can_be_printed(tmp_path: Path, folder: Path) -> None:
    with offering(tmp_path, folder) as home:
        name = name_of(load(folder / "projects.toml"))
        answer = home.http.get(f"/api/decks/{name}/print.pdf", params={"what": "leaflet"})
        assert answer.content.startswith(b"%PDF-")
        assert answer.headers["content-disposition"] == 'attachment; filename="my-projects.pdf"'


def test_own_pictures_are_shown_and_printed_when_their_folder_is_gone(tmp_path: Path, folder: Path) -> None:
    file = folder / "projects.toml"
    text = file.read_text(encoding="utf-8")
    said = '[[project]]\npicture = "robin.png"\npicture_credit = "Ada Example, CC BY 4.0"'
    file.write_text(text.replace("[[project]]", said, 1), encoding="utf-8")
    (folder / "robin.png").write_bytes(a_picture())
    name, card = name_of(load(file)), load(file).titles[0].id
    with offering(tmp_path, folder) as home:
        assert name in [deck["id"] for deck in home.http.get("/api/decks").json()]
    file.unlink()
    (folder / "robin.png").unlink()
    catalogue.deck.cache_clear()
    with offering(tmp_path, folder) as home:
        shown = b64encode(cleaned(a_picture()).bytes).decode()
        for cut in ("faces", "hands"):
            assert shown in home.http.get(f"/api/decks/{name}/{cut}/{card}.svg").text
        told = next(each for each in home.http.get(f"/api/decks/{name}").json()["cards"] if each["id"] == card)
        assert told["source"]["picture"] == "Ada Example, CC BY 4.0"
        printed = home.http.get(f"/api/decks/{name}/print.pdf", params={"what": "cards,leaflet"}).content
        assert b"DCTDecode" in printed
        ticket = home.open(PERSON, BOT | {"bot": "greedy"}, deck=name)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        play_out({0: ann}, progress)
        assert home.rooms.metrics.counts["bot_fallbacks"] == 0
        ann.close()


def test_a_game_keeps_the_text_that_it_began_with(tmp_path: Path, folder: Path) -> None:
    file = folder / "projects.toml"
    before = load(file)
    with offering(tmp_path, folder) as home:
        ticket = home.open(PERSON, PERSON | {"name": "Ben"}, deck=name_of(before))
        code, points = ticket["table"]["code"], before.of(Project)[0].points
        ann = home.player(code, ticket["token"])
        ann.choose(ann.view(0)["view"]["to_move"])
        ann.close()
    file.write_text(file.read_text(encoding="utf-8").replace(f"points = {points}", "points = 9", 1), encoding="utf-8")
    with offering(tmp_path, folder) as home:
        after = load(file)
        assert after.digest != before.digest
        offered = [deck["id"] for deck in home.http.get("/api/decks").json()]
        assert name_of(after) in offered
        assert name_of(before) not in offered
        ben = home.player(code, ticket["token"])
        assert ben.table["status"] == "playing"
        assert home.table(code).playing().deck.digest == before.digest
        assert home.http.get(f"/api/decks/{name_of(before)}").json()["digest"] == before.digest
        ben.close()
    file.unlink()
    with offering(tmp_path, folder) as home:
        assert home.player(code).table["status"] == "playing"


def test_what_is_wrong_with_a_folder_is_told_before_anything_is_opened(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(DeckError, match="is not a folder"):
        own_decks(tmp_path / "nothing")
    (tmp_path / "empty").mkdir()
    with pytest.raises(DeckError, match=r"has no deck file: their names end in \.toml"):
        own_decks(tmp_path / "empty")
    twin = folder / "twin.toml"
    twin.write_text((folder / "projects.toml").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(DeckError, match=r"twin\.toml.*is the id of .*projects\.toml too"):
        own_decks(folder)
    twin.write_text("[deck]\nid = 3\n", encoding="utf-8")
    with pytest.raises(DeckError, match=r"twin\.toml"):
        own_decks(folder)


def test_a_text_is_fetched_when_it_is_first_asked_for(tmp_path: Path, folder: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}", Metrics())
    mine, other = own_decks(folder)
    stocked(store, [mine, other])
    library._shelf.clear()
    with house(tmp_path, store) as home:
        assert home.http.get(f"/api/decks/{name_of(mine.deck)}").json()["title"] == mine.deck.title
        assert list(library._shelf) == [name_of(mine.deck)]
        assert home.http.get("/api/decks/my-projects@0123456789ab").status_code == 404
    library._shelf.clear()
    with pytest.raises(DeckError):
        load(name_of(mine.deck))  # nobody supplies it any more


def test_the_shelf_is_of_a_size_and_what_fell_from_it_comes_back(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "MOST", 1)
    with offering(tmp_path, folder) as home:
        names_ = [deck["id"] for deck in home.http.get("/api/decks").json() if "@" in deck["id"]]
        assert len(names_) == 2
        for name in (*names_, *names_):
            catalogue.knobs.cache_clear()
            assert home.http.get(f"/api/decks/{name}/knobs").status_code == 200
            assert len(library._shelf) == 1


def test_a_text_that_this_version_refuses_does_not_stop_the_others(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}", Metrics())
    broken, whole = (name_of(each.deck) for each in own_decks(folder))
    stocked(store, own_decks(folder))
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE texts SET text = '[deck]' WHERE name = '{broken}'")
    library._shelf.clear()
    with house(tmp_path, store) as home:
        assert home.http.get(f"/api/decks/{broken}").status_code == 404
        assert f"The deck {broken} is not one for this version" in caplog.text
        assert home.http.get(f"/api/decks/{whole}").status_code == 200
