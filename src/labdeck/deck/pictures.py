"""Pictures of somebody's own on cards: read with limits, made small, and without anything but what one sees."""

import io
import re
import stat
import warnings
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

ENDINGS = (".png", ".jpg", ".jpeg", ".webp")
FORMATS = ("PNG", "JPEG", "WEBP")
LARGEST = 10 << 20  # bytes of a picture as somebody has it
PIXELS = 25_000_000  # and what it may unfold to
LEAST = 16  # pixels of a side
SIDE = 800  # pixels: the largest picture on a poker card takes 680 by 730 at 300 dots an inch
WEIGHT = 60_000  # bytes of a picture on a card
STEPS = ((1.0, 82), (1.0, 66), (0.8, 64), (0.6, 60), (0.4, 50), (0.2, 40))  # shares of the side, and qualities
PLAIN = re.compile(r"[\w][\w .()-]*")  # of a file's name: no folder, nothing hidden
MANY = f"has more than {PIXELS // 10**6} million pixels"
NEEDED = "needs Pillow to be read: pip install 'labdeck[pictures]'"

Find = Callable[[str], bytes]  # a picture by its name; a PictureError if there is none


class PictureError(ValueError):
    """A picture that cannot be shown, and why, to be read after its name."""


class Picture(NamedTuple):
    """A picture as cards show it: a small JPEG, and a name that follows from its bytes."""

    name: str
    bytes: bytes


def is_file(name: str) -> bool:
    """Whether what a card says of its picture is the name of a file, and not that of a drawing."""
    return name.lower().endswith(ENDINGS)


def cleaned(raw: bytes) -> Picture:
    """The picture in a PNG, JPEG or WebP as cards show it; a PictureError if it is none.

    It is made anew from what one sees, upright and as large as a printed card needs it, so nothing else of the file is
    left: no place, no camera, no comment. What was made so stays as it is.
    """
    if len(raw) > LARGEST:
        raise PictureError(f"is larger than {LARGEST >> 20} MB")
    seen = _decoded(raw)
    made = raw if is_clean(raw) else _encoded(seen)
    return Picture(f"{sha256(made).hexdigest()[:16]}.jpg", made)


def _decoded(raw: bytes) -> Any:
    """What one sees of a picture, upright, no larger than cards need it."""
    try:
        from PIL import Image, ImageOps
    except ImportError:
        raise PictureError(NEEDED) from None
    try:
        with warnings.catch_warnings(), Image.open(io.BytesIO(raw), formats=FORMATS) as opened:
            warnings.simplefilter("ignore")
            width, height = opened.size
            if width * height > PIXELS:
                raise PictureError(MANY)
            if min(width, height) < LEAST:
                raise PictureError(f"has {width} × {height} pixels; {LEAST} × {LEAST} are the least")
            opened.draft("RGB", (SIDE, SIDE))  # a JPEG need not be unfolded whole
            opened.load()
            upright = ImageOps.exif_transpose(opened)
            upright.thumbnail((SIDE, SIDE), Image.Resampling.HAMMING)
            shown = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    except PictureError:
        raise
    except Image.DecompressionBombError:
        raise PictureError(MANY) from None
    except Exception:  # whatever a decoder meets in bytes that somebody made up
        raise PictureError("is no PNG, JPEG or WebP picture that can be read") from None
    paper = Image.new("RGB", shown.size, "white")
    paper.paste(shown, mask=shown.getchannel("A") if shown.mode == "RGBA" else None)
    return paper


def _encoded(seen: Any) -> bytes:
    """The picture as a JPEG that is light enough, as good as that allows."""
    from PIL.Image import Resampling

    for share, quality in STEPS:
        size = tuple(max(1, round(side * share)) for side in seen.size)
        made = io.BytesIO()
        (seen if share == 1 else seen.resize(size, Resampling.HAMMING)).save(made, "JPEG", quality=quality)
        if made.tell() <= WEIGHT:
            break
    return made.getvalue()


def is_clean(raw: bytes) -> bool:
    """Whether these bytes are such as `cleaned` makes: one JPEG, light and small, and nothing beside its picture."""
    if not (raw.startswith(b"\xff\xd8") and raw.endswith(b"\xff\xd9") and len(raw) <= WEIGHT):
        return False
    at, is_small = 2, False
    while raw[at : at + 1] == b"\xff":
        mark, size = raw[at + 1], int.from_bytes(raw[at + 2 : at + 4], "big")
        if (mark == 0xE0 and size != 16) or mark not in (0xC0, 0xC4, 0xDA, 0xDB, 0xE0):
            return False
        if mark == 0xC0:
            sides = (int.from_bytes(raw[at + 5 : at + 7], "big"), int.from_bytes(raw[at + 7 : at + 9], "big"))
            is_small = min(sides) > 0 and max(sides) <= SIDE
        at += 2 + size
        if mark == 0xDA:
            end = re.compile(rb"\xff[^\x00\xd0-\xd7]").search(raw, at)
            return is_small and end is not None and end.start() == len(raw) - 2
    return False


def beside(folder: Path) -> Find:
    """Finds the pictures that lie in a folder."""

    def find(name: str) -> bytes:
        if not PLAIN.fullmatch(name):
            raise PictureError("must be the name of a file beside the deck file, without folders")
        path = folder / name
        try:
            if not stat.S_ISREG(path.lstat().st_mode):
                raise PictureError("is not a file")
            with path.open("rb") as file:
                raw = file.read(LARGEST + 1)
        except FileNotFoundError:
            near = sorted(each.name for each in folder.iterdir() if is_file(each.name)) if folder.is_dir() else []
            raise NoSuchPicture("there is no such file beside the deck file", near) from None
        except OSError as error:
            raise PictureError(f"cannot be read: {(error.strerror or 'not a file name').lower()}") from None
        return cleaned(raw).bytes

    return find


class NoSuchPicture(PictureError):
    """A picture that is not there, with the names of those that are."""

    def __init__(self, says: str, near: list[str]) -> None:
        super().__init__(says)
        self.near = near


def among(pictures: Mapping[str, bytes]) -> Find:
    """Finds the pictures that are given with a text."""

    def find(name: str) -> bytes:
        found = pictures.get(name)
        if found is None:
            raise NoSuchPicture("there is no such picture", sorted(pictures))
        return found if is_clean(found) else cleaned(found).bytes

    return find
