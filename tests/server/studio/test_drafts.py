"""Decks that people make: kept with their versions, changed by whoever has the secret, and played like any other."""

import logging
from pathlib import Path

import pytest

from labdeck.deck import library
from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import starter
from tests.server.house import BOT, PERSON, House, few, house, play_out, progress

TEXT = starter("projects", "mine")
OTHER = TEXT.replace('title = "Mine"', 'title = "Ours"')


def test_a_deck_is_kept_and_read_by_its_open_id(home: House) -> None:
    ticket = home.keep(TEXT)
    told = home.http.get(f"/api/studio/drafts/{ticket['draft'].lower()}").json()
    assert (told["text"], told["version"], told["head"], told["parent"]) == (TEXT, 1, 1, 0)
    assert told["title"] == "Mine"
    assert told["name"].startswith("mine@")
    assert ticket["secret"] not in str(told)


def test_a_text_that_is_not_right_is_kept_and_has_no_name(home: House) -> None:
    for text in ("", "[deck", '[deck]\ntitle = "Half"', "\x00", "é" * 1000):
        told = home.http.get(f"/api/studio/drafts/{home.keep(text)['draft']}").json()
        assert (told["text"], told["name"]) == (text, "")
        assert told["title"] == ("Half" if "Half" in text else "")


def test_each_save_is_a_version_that_can_be_looked_at(home: House) -> None:
    ticket = home.keep(TEXT)
    saved = home.edit(ticket, "POST", "versions", text=OTHER, parent=1, says="Another title").json()
    assert (saved["version"], saved["text"], saved["conflicts"]) == (2, OTHER, [])
    again = home.edit(ticket, "POST", "versions", text=OTHER, parent=1).json()
    assert again["version"] == 2  # the same once more, since its answer was lost
    back = home.edit(ticket, "POST", "versions", text=TEXT, parent=2, says="Taken back").json()
    assert back["version"] == 3
    listed = home.http.get(f"/api/studio/drafts/{ticket['draft']}/versions").json()
    assert [(each["version"], each["parent"], each["title"], each["says"]) for each in listed] == [
        (3, 2, "Mine", "Taken back"),
        (2, 1, "Ours", "Another title"),
        (1, 0, "Mine", ""),
    ]
    second = home.http.get(f"/api/studio/drafts/{ticket['draft']}", params={"version": 2}).json()
    assert (second["text"], second["head"]) == (OTHER, 3)
    assert home.http.get(f"/api/studio/drafts/{ticket['draft']}", params={"version": 9}).status_code == 404


def test_only_whoever_has_the_secret_changes_a_deck(home: House) -> None:
    ticket = home.keep()
    for secret in ("", ticket["draft"], "x" * 32, ticket["secret"][:-1], home.keep()["secret"]):
        wrong = ticket | {"secret": secret}
        assert home.edit(wrong, "POST", "versions", text="", parent=1).status_code == 403
        assert home.edit(wrong, "GET", "may-edit").status_code == 403
    assert home.edit(ticket, "GET", "may-edit").status_code == 204
    newer = ticket | home.edit(ticket, "POST", "secret").json()
    assert newer["secret"] != ticket["secret"]
    assert home.edit(ticket, "GET", "may-edit").status_code == 403
    assert home.edit(newer, "GET", "may-edit").status_code == 204
    assert home.edit(newer, "DELETE").status_code == 204
    assert home.http.get(f"/api/studio/drafts/{ticket['draft']}").status_code == 404


def test_no_secret_is_logged_kept_or_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with house(tmp_path) as home:
        first = home.keep()
        second = first | home.edit(first, "POST", "secret").json()
        open_ = [f"/api/studio/drafts/{first['draft']}{end}" for end in ("", "/versions")]
        told = "".join(home.http.get(path).text for path in open_)
        told += home.http.post(open_[0] + "/play").text
        told += home.edit(second, "POST", "versions", text=OTHER, parent=1).text
        told += home.http.get("/api/metrics").text
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (first["secret"], second["secret"]):
        assert secret not in told
        assert secret not in caplog.text
        assert secret.encode() not in kept


@pytest.mark.parametrize("rules", FAMILIES)
def test_a_draft_is_played_drawn_explained_and_printed_like_any_deck(home: House, rules: str) -> None:
    ticket = home.keep(starter(rules, f"my-{rules}"))
    name = home.http.post(f"/api/studio/drafts/{ticket['draft']}/play").json()["deck"]
    told = home.http.get(f"/api/decks/{name}").json()
    assert told["title"] == f"My {rules}"
    assert home.http.get(f"/api/decks/{name}/faces/{told['cards'][0]['id']}.svg").status_code == 200
    assert home.http.get(f"/api/decks/{name}/guide").json()["title"] == f"My {rules}"
    assert home.http.get(f"/api/decks/{name}/print.pdf", params={"what": "leaflet"}).content.startswith(b"%PDF-")
    assert home.http.get(f"/cards/{name}").status_code in (200, 503)
    assert home.open_class(name)["classroom"]["title"] == f"My {rules}"
    table = home.open(PERSON, BOT | {"bot": "greedy"}, deck=name)
    ann = home.player(table["table"]["code"], table["token"])
    play_out({0: ann}, progress)
    assert home.rooms.metrics.counts["bot_fallbacks"] == 0
    ann.close()


def test_a_table_keeps_the_version_that_it_began_with_also_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket = home.keep(TEXT)
        play = f"/api/studio/drafts/{ticket['draft']}/play"
        name = home.http.post(play).json()["deck"]
        table = home.open(PERSON, PERSON | {"name": "Ben"}, deck=name)
        home.edit(ticket, "POST", "versions", text=OTHER, parent=1)
        assert home.http.post(play).json()["deck"] != name
        assert home.http.post(play, params={"version": 1}).json()["deck"] == name
    library._shelf.clear()
    with house(tmp_path) as home:
        ann = home.player(table["table"]["code"], table["token"])
        assert (ann.table["status"], ann.table["deck"], ann.table["title"]) == ("playing", name, "Mine")
        ann.close()


def test_who_plays_a_draft_finds_it_from_the_table_and_its_rematch_and_fork(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket = home.keep(TEXT)
        draft = ticket["draft"]
        name = home.http.post(f"/api/studio/drafts/{draft}/play").json()["deck"]
        wish = {"deck": name, "draft": draft, "seats": [PERSON, BOT]}
        table = home.http.post("/api/tables", json=wish).json()
        code, token = table["table"]["code"], table["token"]
        ann = home.player(code, token)
        play_out({0: ann}, progress)
        ann.close()
        again = home.http.post(f"/api/tables/{code}/rematch", headers=home.as_(token)).json()
        fork = home.http.post(f"/api/tables/{code}/fork", json={"made": 1, "seat": 0}).json()["table"]
        lesson = home.open_class(name, draft=draft)
        classroom = lesson["classroom"]["code"]
        pupil = home.come(classroom, "Ben")
        assert "error" not in home.teach(classroom, lesson["token"], "begin")
        ben = home.onlooker(classroom, pupil["token"])
        ben.until(lambda said: said["place"]["game"])
        played = home.http.get(f"/api/tables/{ben.said['place']['game']}").json()
        ben.close()
        assert {each["draft"] for each in (table["table"], again, fork, played)} == {draft}
        assert home.open(PERSON, BOT)["table"]["draft"] is None
        wrong = home.http.post("/api/tables", json=wish | {"draft": "../studio#secret"})
        assert wrong.status_code == 422
        assert ticket["secret"] not in str(table) + str(pupil)
    library._shelf.clear()
    with house(tmp_path) as home:
        assert home.http.get(f"/api/tables/{code}").json()["draft"] == draft


def test_a_text_that_is_not_right_is_not_played_and_says_why(home: House) -> None:
    ticket = home.keep(TEXT.replace("points = ", "points = true # ", 1))
    answer = home.http.post(f"/api/studio/drafts/{ticket['draft']}/play")
    assert answer.status_code == 422
    assert "points" in answer.json()["error"]["reason"]


def test_what_is_removed_opens_no_table_and_games_of_it_go_on(home: House) -> None:
    ticket = home.keep(starter("projects", "gone"))
    name = home.http.post(f"/api/studio/drafts/{ticket['draft']}/play").json()["deck"]
    table = home.open(PERSON, PERSON | {"name": "Ben"}, deck=name)
    assert home.edit(ticket, "DELETE").status_code == 204
    assert home.http.post("/api/tables", json={"deck": name, "seats": [PERSON, BOT]}).status_code == 404
    library._shelf.clear()
    ann = home.player(table["table"]["code"], table["token"])
    assert ann.choose(ann.view(0)["view"]["to_move"])["type"] == "done"
    ann.close()
    again = home.keep(starter("projects", "gone"))
    assert home.http.post(f"/api/studio/drafts/{again['draft']}/play").json()["deck"] == name
    assert home.http.post("/api/tables", json={"deck": name, "seats": [PERSON, BOT]}).status_code == 201


def test_decks_and_saves_have_limits_that_are_told(tmp_path: Path) -> None:
    limits = few(draft_burst=2, draft_rate=1e-9, save_burst=2, save_rate=1e-9, draft_versions=2)
    with house(tmp_path, limits=limits) as home:
        first, second = home.keep(), home.keep()
        assert (
            home.http.post("/api/studio/drafts", json={"text": ""}).json()["error"]["reason"].startswith("An address")
        )
        assert home.edit(first, "POST", "versions", text="a", parent=1).status_code == 200
        answer = home.edit(first, "POST", "versions", text="b", parent=2)
        assert answer.json()["error"]["reason"] == "A deck has at most 2 versions: copy it to go on."
        assert home.edit(first, "POST", "versions", text="b", parent=2).json()["error"]["code"] == "too_many"
        assert home.edit(second, "POST", "versions", text="b", parent=1).status_code == 200
        large = home.http.post("/api/studio/drafts", json={"text": "a" * (256 * 1024 + 1)})
        assert (large.status_code, large.json()["error"]["code"]) == (422, "bad_message")
        huge = home.http.post("/api/studio/drafts", json={"text": "a" * (2 << 20)})
        assert (huge.status_code, huge.json()["error"]["code"]) == (413, "too_large")
        other = home.http.post("/api/tables", json={"deck": "a" * (16 << 10)})
        assert other.status_code == 413  # all other requests are as small as before


def test_a_desk_that_dies_or_hangs_keeps_every_text(tmp_path: Path) -> None:
    with house(tmp_path, desk=("false",)) as home:
        ticket = home.keep(TEXT)
        saved = home.edit(ticket, "POST", "versions", text=OTHER, parent=1).json()
        assert saved["version"] == 2
        answer = home.http.post(f"/api/studio/drafts/{ticket['draft']}/play")
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
    with house(tmp_path) as home:
        assert home.http.post(f"/api/studio/drafts/{ticket['draft']}/play").json()["deck"].startswith("mine@")
        told = home.http.get(f"/api/studio/drafts/{ticket['draft']}").json()
        assert (told["text"], told["name"][:5]) == (OTHER, "mine@")
