"""Whoever runs a server lists the decks that people made there, and removes one while it runs."""

from pathlib import Path

import pytest

from labdeck.deck.starter import starter
from tests.cli.said import Command
from tests.server.house import BOT, PERSON, house
from tests.tools.pictures import a_picture


def test_a_deck_is_listed_and_removed_while_the_server_runs(command: Command, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'games.db'}"
    with house(tmp_path) as home:
        assert command("decks", "list", "--db", db).out == "Nobody has made a deck here.\n"
        ticket, other = home.keep(starter("projects", "rude")), home.keep(starter("projects", "fine"))
        open_ = f"/api/studio/drafts/{ticket['draft']}"
        code = home.http.post(f"/api/studio/drafts/{ticket['draft']}/collection", headers=home.as_(ticket["secret"]))
        name = home.http.post(f"{open_}/play").json()["deck"]
        table = home.open(PERSON, BOT, deck=name)
        listed = command("decks", "list", "--db", db).out.splitlines()
        assert [line.split()[-1] for line in listed] == ["Fine", "Rude"]
        assert listed[1].startswith(ticket["draft"])
        assert " 1 version " in listed[1]
        removed = command("decks", "remove", ticket["draft"].lower(), "--db", db)
        assert (removed.status, removed.out[:8]) == (0, "Removed ")
        assert home.http.get(open_).status_code == 404
        assert home.http.post(f"{open_}/play").status_code == 404
        assert home.edit(ticket, "POST", "versions", text="", parent=1).status_code == 404
        assert home.http.get(f"/api/studio/collections/{code.json()['code']}").status_code == 404
        assert home.http.post("/api/tables", json={"deck": name, "seats": [PERSON, BOT]}).status_code == 404
        ann = home.player(table["table"]["code"], table["token"])
        assert ann.table["status"] == "playing"
        ann.close()
        assert home.http.get(f"/api/decks/{name}").status_code == 200  # its game is drawn with it
        assert home.http.get(f"/api/studio/drafts/{other['draft']}").status_code == 200


def test_what_is_removed_is_off_the_net_at_once_with_its_pictures(command: Command, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'games.db'}"

    def seen(*paths: str) -> list[int]:
        return [home.http.get(path).status_code for path in paths]

    with house(tmp_path) as home:
        own, shared = (
            home.http.post(
                "/api/studio/pictures", content=a_picture(colour=colour), headers={"Content-Type": "image/png"}
            )
            for colour in ("red", "blue")
        )
        photos = [f"/api/studio/pictures/{sent.json()['picture']}" for sent in (own, shared)]
        rude = starter("projects", "ruder")
        for sent in (own, shared):
            rude = rude.replace("[[project]]\nid", f'[[project]]\npicture = "{sent.json()["picture"]}"\nid', 1)
        ticket = home.keep(rude)
        home.keep(f"# {shared.json()['picture']}")
        name = home.http.post(f"/api/studio/drafts/{ticket['draft']}/play").json()["deck"]
        deck = f"/api/decks/{name}"
        card = home.http.get(deck).json()["cards"][0]["id"]
        paths = (deck, *(f"{deck}/{each}" for each in ("knobs", "guide", f"faces/{card}.svg", "print.pdf?what=score")))
        paths += (f"/api/studio/beginnings/{name}",)
        assert set(seen(*paths, *photos)) == {200}
        assert command("decks", "remove", ticket["draft"], "--db", db).status == 0
        assert set(seen(*paths)) == {404}
        assert seen(*photos) == [404, 200]


def test_what_cannot_be_done_is_told_in_a_sentence(command: Command, tmp_path: Path) -> None:
    with house(tmp_path):
        db = f"sqlite:///{tmp_path / 'games.db'}"
        for arguments, says in (
            (("burn",), "say list or remove"),
            (("remove",), "remove takes the id of a deck"),
            (("list", "ABC"), "list takes none"),
            (("remove", "ABC"), "there is no deck “ABC”"),
            (("remove", "'; DROP TABLE drafts"), "there is no deck"),
        ):
            said = command("decks", *arguments, "--db", db)
            assert said.status == 2
            assert says in " ".join(said.err.split())
            assert "Traceback" not in said.err
    with pytest.raises(SystemExit, match="is not there; name the database with --db"):
        command("decks", "list", "--data", str(tmp_path / "nowhere"))
    assert not (tmp_path / "nowhere").exists()
    with pytest.raises(SystemExit, match="--db takes an address"):
        command("decks", "list", "--db", "nonsense")
