"""Own pictures: what is taken, what is left of it, and how a deck file names it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from labdeck.deck import (
    DRAWINGS,
    DeckError,
    PictureError,
    check,
    cleaned,
    load,
    name_of,
    pictures_of,
    read_text,
    shelve,
)
from labdeck.deck.pictures import SIDE, WEIGHT, is_clean
from labdeck.deck.starter import starter
from tests.tools.pictures import a_bomb, a_photograph, a_picture, as_file, seen

ROOT = Path(__file__).parents[2]
PLACE = {1: "N", 2: (48.0, 12.0, 30.0), 3: "E", 4: (16.0, 22.0, 0.0)}  # of a photograph, in its GPS block


def pictured(picture: str) -> str:
    """A small deck whose first card says that it has a picture."""
    head, card, rest = starter("projects", "birds").partition("[[project]]\n")
    return f'{head}{card}picture = "{picture}"\n{rest}'


def written(folder: Path, picture: str, **files: bytes) -> Path:
    """The file of that deck, with pictures beside it."""
    for name, raw in files.items():
        (folder / name.replace("_", ".")).write_bytes(raw)
    path = folder / "birds.toml"
    path.write_text(pictured(picture), encoding="utf-8")
    return path


def told(path: Path) -> str:
    """What is wrong with a file, which is one thing."""
    (problem,) = [each for each in check(path) if each.severity == "error"]
    assert problem.field == "picture"
    return f"{problem.says}; {problem.nearest}"


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_a_picture_becomes_a_small_jpeg_named_by_its_bytes(form: str) -> None:
    made = cleaned(a_picture(form))
    assert seen(made.bytes).format == "JPEG"
    assert made == cleaned(a_picture(form))
    assert made.name != cleaned(a_picture(form, colour="#a37")).name
    assert seen(made.bytes).getpixel((5, 5))[0] > 240  # type: ignore[index]
    red, green, _ = seen(made.bytes).getpixel((300, 200))  # type: ignore[misc]
    assert green > red + 60


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_a_large_picture_is_made_small_and_light(form: str) -> None:
    made = cleaned(a_photograph(form))
    assert len(made.bytes) <= WEIGHT
    assert max(seen(made.bytes).size) <= SIDE


def test_what_was_made_stays_as_it_is() -> None:
    once = cleaned(a_photograph())
    assert is_clean(once.bytes)
    assert cleaned(once.bytes) == once


def test_a_photograph_loses_its_place_and_its_turn() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # lies on its side
    exif[0x010F] = "Camera of somebody"
    exif.get_ifd(0x8825).update(PLACE)
    raw = a_picture("JPEG", exif=exif, comment=b"secret", quality=60)
    assert b"Camera of somebody" in raw
    assert not is_clean(raw)
    made = cleaned(raw).bytes
    assert seen(made).size == (240, 320)
    assert not seen(made).getexif()
    assert b"Exif" not in made
    assert b"secret" not in made
    assert seen(made).getpixel((235, 5))[0] > 240  # type: ignore[index]


def test_bytes_behind_a_picture_do_not_stay() -> None:
    once = cleaned(a_picture()).bytes
    hidden = once + b"secret" + b"\xff\xd9"
    assert not is_clean(hidden)
    assert b"secret" not in cleaned(hidden).bytes


def test_a_transparent_picture_lies_on_white() -> None:
    made = cleaned(as_file(Image.new("RGBA", (50, 50), (0, 0, 0, 0)), "PNG")).bytes
    assert seen(made).getpixel((20, 20)) == (255, 255, 255)


NONE = "is no PNG, JPEG or WebP picture"
HOSTILE = {
    "bomb": (a_bomb(), "has more than 25 million pixels"),
    "bomb beyond our limit alone": (a_bomb(5001), "has more than 25 million pixels"),
    "bomb that is just small enough": (a_bomb(4000), NONE),
    "truncated": (a_photograph("PNG", (200, 200))[:20_000], NONE),
    "cut-jpeg": (a_photograph("JPEG", (200, 200))[:300], NONE),
    "gif": (a_picture("GIF"), NONE),
    "tiff": (a_picture("TIFF"), NONE),
    "svg": (b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', NONE),
    "html": (b"\x89PNG\r\n\x1a\n<script>alert(1)</script>", NONE),
    "nothing": (b"", NONE),
    "dot": (a_picture(size=(4, 4)), "has 4 × 4 pixels"),
    "heavy": (bytes(11 << 20), "is larger than 10 MB"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_picture_is_refused_in_one_sentence(name: str, tmp_path: Path) -> None:
    raw, says = HOSTILE[name]
    with pytest.raises(PictureError, match=says):
        cleaned(raw)
    assert says in told(written(tmp_path, "robin.png", robin_png=raw))


def test_a_deck_has_the_pictures_that_lie_beside_it(tmp_path: Path) -> None:
    path = written(tmp_path, "robin.png", robin_png=a_picture())
    before = load(path)
    assert before.pictures == {"robin.png": cleaned(a_picture()).bytes}
    (tmp_path / "robin.png").write_bytes(a_picture(colour="#a37"))
    after = load(path)
    assert after.edition != before.edition
    assert after.digest == before.digest


def test_a_shelf_gives_pictures_on(tmp_path: Path) -> None:
    deck = load(written(tmp_path, "robin.png", robin_png=a_picture()))
    shelved = shelve(pictured("robin.png"), "birds.toml", deck.pictures)
    assert name_of(shelved) == name_of(deck)
    assert pictures_of(name_of(deck)) == deck.pictures
    assert pictures_of("gsa") == {}
    with pytest.raises(DeckError, match="there is no such picture"):
        shelve(pictured("robin.png"))


def test_a_text_is_played_without_looking_at_its_pictures() -> None:
    deck = read_text(pictured("robin.png"), Path("birds.toml"))
    assert deck.titles[0].picture == "robin.png"
    assert not deck.pictures


@pytest.mark.parametrize(
    ("picture", "says"),
    [
        ("microscop", "'microscop' is no drawing, and no file that ends in .png, .jpg, .jpeg or .webp; microscope"),
        ("robins.png", "'robins.png' there is no such file beside the deck file; robin.png"),
        ("../robin.png", "must be the name of a file beside the deck file, without folders"),
        ("/etc/robin.png", "without folders"),
        (".hidden.png", "without folders"),
        ("folder.png", "is not a file"),
        ("link.png", "is not a file"),
    ],
)
def test_a_wrong_name_is_told_with_the_nearest(picture: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "deck").mkdir()
    (tmp_path / "robin.png").write_bytes(a_picture())
    (tmp_path / "deck" / "folder.png").mkdir()
    (tmp_path / "deck" / "link.png").symlink_to(tmp_path / "robin.png")
    assert says in told(written(tmp_path / "deck", picture, robin_png=a_picture()))


def test_every_drawing_can_be_chosen(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "reference" / "deck-file.md").read_text(encoding="utf-8")
    told = page.partition("There are these:")[2].partition(".")[0]
    assert re.findall(r"`([a-z-]+)`", told) == list(DRAWINGS)
    for name in (DRAWINGS[0], DRAWINGS[-1]):
        assert not [each for each in check(written(tmp_path, name)) if each.severity == "error"]


def test_a_deck_without_own_pictures_needs_no_pillow(tmp_path: Path) -> None:
    path = written(tmp_path, "robin.png", robin_png=a_picture())
    code = f"import sys; sys.modules['PIL'] = None; from labdeck.deck import load; load('gsa'); load({str(path)!r})"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "picture: 'robin.png' needs Pillow to be read: pip install 'labdeck[pictures]'" in ran.stderr
