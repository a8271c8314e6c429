"""Own pictures: made anew, kept by their digests, and shown on the cards of whoever names them."""

import base64
import io
import zipfile
from pathlib import Path

import pytest

from labdeck import studio
from labdeck.deck import load
from labdeck.deck.pictures import LARGEST, is_clean
from labdeck.deck.starter import starter
from tests.server.house import House, few, house
from tests.tools.pictures import a_bomb, a_photograph, a_picture, seen

from .writer import Writer

TEXT = starter("projects", "pictured")


def sent(home: House, raw: bytes, kind: str = "image/png") -> tuple[int, dict[str, str]]:
    """Send a picture; the status and the answer."""
    answer = home.http.post("/api/studio/pictures", content=raw, headers={"Content-Type": kind})
    told: dict[str, str] = answer.json()
    return answer.status_code, told


def test_a_picture_is_made_anew_and_found_by_its_name(home: House) -> None:
    for form in ("PNG", "JPEG", "WEBP"):
        status, told = sent(home, a_photograph(form, comment=b"secret place"), f"image/{form.lower()}")
        assert status == 201
        answer = home.http.get(f"/api/studio/pictures/{told['picture']}")
        assert is_clean(answer.content)
        assert b"secret place" not in answer.content
        assert answer.headers["content-type"] == "image/jpeg"
        assert "immutable" in answer.headers["cache-control"]
        assert "sandbox" in answer.headers["content-security-policy"]
        assert max(seen(answer.content).size) <= 960
        assert sent(home, answer.content)[1] == told  # what is clean stays as it is


def test_a_picture_is_on_the_card_that_names_it(home: House) -> None:
    picture = sent(home, a_picture())[1]["picture"]
    text = TEXT.replace("[[project]]\n", f'[[project]]\npicture = "{picture}"\n', 1)
    ann = Writer(home)
    looked = ann.ask("look", "looked", text, table="project", at=0)
    assert (looked["problems"], looked["is_right"]) == ([], True)
    assert "data:image/jpeg;base64," in looked["open"]["face"]
    missing = ann.ask("look", "looked", text.replace(picture, f"{'0' * 16}.jpg"), table="project", at=0)
    assert missing["problems"][0]["field"] == "picture"
    ann.close()
    ticket = home.keep(text)
    name = home.http.post(f"/api/studio/drafts/{ticket['draft']}/play").json()["deck"]
    assert name == looked["name"]
    card = looked["cards"][0]["id"]
    assert "data:image/jpeg;base64," in home.http.get(f"/api/decks/{name}/faces/{card}.svg").text


def test_what_is_no_picture_is_refused_in_a_sentence(home: House) -> None:
    for raw in (b"", b"<svg onload=alert(1)>", a_picture()[:100], a_picture("GIF"), a_bomb(), a_picture(size=(4, 4))):
        status, told = sent(home, raw)
        assert status == 422
        assert told["error"]["reason"].startswith("The picture ")  # type: ignore[index]
    assert sent(home, b"x" * (LARGEST + 1))[0] == 413
    for name in ("0123456789abcdef.jpg", "..%2f..%2fetc%2fpasswd", "x"):
        assert home.http.get(f"/api/studio/pictures/{name}").status_code == 404


def test_pictures_of_an_address_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(picture_burst=1, picture_rate=1e-9)) as home:
        assert sent(home, a_picture())[0] == 201
        assert sent(home, a_picture())[1]["error"]["code"] == "too_many"  # type: ignore[index]


@pytest.mark.parametrize("form", ["toml", "csv", "xlsx"])
def test_a_deck_goes_elsewhere_and_back_with_its_pictures(home: House, tmp_path: Path, form: str) -> None:
    picture = sent(home, a_picture())[1]["picture"]
    text = TEXT.replace("[[project]]\n", f'[[project]]\npicture = "{picture}"\n', 1)
    made = home.http.post("/api/studio/export", json={"text": text, "form": form})
    assert made.headers["content-disposition"] == 'attachment; filename="deck.zip"'
    with zipfile.ZipFile(io.BytesIO(made.content)) as packed:
        assert set(packed.namelist()) == {f"deck.{form}", picture}
        packed.extractall(tmp_path)
    if form == "toml":
        assert load(str(tmp_path / "deck.toml")).pictures
    with house(tmp_path) as other:
        found = other.http.post("/api/studio/bundles", content=made.content).json()
        assert found["name"] == f"deck.{form}"
        assert other.http.get(f"/api/studio/pictures/{picture}").status_code == 200
        if form == "toml":
            assert base64.b64decode(found["content"]).decode() == text
        else:
            assert picture in other.http.post("/api/studio/import", json=found).json()["text"]


def test_what_is_no_bundle_is_refused_in_a_sentence(home: House) -> None:
    two = studio.bundled("a.toml", b"", {"b.toml": b""})
    many = studio.bundled("a.toml", b"", {f"{number}.jpg": b"" for number in range(200)})
    bomb = studio.bundled("a.toml", b" " * (30 << 20), {})
    for raw in (b"", b"PK", two, many, bomb, studio.bundled("a.toml", b"", {"x.png": b"no picture"})):
        answer = home.http.post("/api/studio/bundles", content=raw)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_message")
        assert answer.json()["error"]["reason"].endswith(".")


def test_photographs_beside_a_deck_file_get_their_names_in_it(home: House) -> None:
    text = TEXT.replace("[[project]]\n", '[[project]]\npicture = "My robin.png"\n', 1)
    raw = studio.bundled("birds/deck.toml", text.encode(), {"birds/My robin.png": a_picture(), "._x.png": b""})
    found = base64.b64decode(home.http.post("/api/studio/bundles", content=raw).json()["content"]).decode()
    assert 'picture = "My robin.png"' not in found
    ann = Writer(home)
    assert ann.ask("look", "looked", found)["is_right"]
    ann.close()
