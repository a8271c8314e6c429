"""Bundles: a deck's file and its own pictures in one ZIP, so that none stays behind when the deck goes elsewhere."""

import io
import zipfile
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import NamedTuple

from labdeck.deck import DeckError
from labdeck.deck.pictures import PictureError, cleaned, is_file

from .sheets.grids import LARGEST as LARGEST_FILE
from .sheets.grids import UNFOLDED, wrong

DECKS = (".toml", ".csv", ".tsv", ".txt", ".xlsx")
MOST = 160  # pictures in a bundle
HIDDEN = (".", "_")  # what such a name begins with was not put there by hand


class Bundle(NamedTuple):
    """What was in a bundle: a deck's file, and its pictures as cards show them, by their names in texts."""

    name: str
    raw: bytes
    pictures: dict[str, bytes]


def bundled(name: str, raw: bytes, pictures: Mapping[str, bytes]) -> bytes:
    """A ZIP of a deck's file and its pictures; unpacked, they lie beside each other as `labdeck` wants them."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(name, raw)
        for called, picture in pictures.items():
            packed.writestr(called, picture, zipfile.ZIP_STORED)
    return made.getvalue()


def unbundled(raw: bytes, file: str = "the ZIP") -> Bundle:
    """The deck's file and pictures in a ZIP; a DeckError says in a sentence why there are none.

    Folders are left out of account, and a deck file names its pictures by their new names.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            parts = {
                PurePosixPath(part.filename).name: part
                for part in packed.infolist()
                if not part.is_dir() and not PurePosixPath(part.filename).name.startswith(HIDDEN)
            }
            decks = [name for name in parts if name.lower().endswith(DECKS)]
            pictures = [name for name in parts if is_file(name)]
            if len(decks) != 1:
                raise wrong(file, f"has {len(decks) or 'no'} deck files; it must have one, and its pictures")
            if len(pictures) > MOST:
                raise wrong(file, f"has more than {MOST} pictures")
            if sum(parts[name].file_size for name in (*decks, *pictures)) > UNFOLDED:
                raise wrong(file, f"unfolds to more than {UNFOLDED >> 20} MB")
            deck = packed.read(parts[decks[0]])
            found = {name: packed.read(parts[name]) for name in pictures}
    except DeckError:
        raise
    except Exception:  # whatever the reader meets in bytes that somebody made up
        raise wrong(file, "is no ZIP that can be read") from None
    if len(deck) > LARGEST_FILE:
        raise wrong(file, f"has a deck file of more than {LARGEST_FILE >> 20} MB")
    kept: dict[str, bytes] = {}
    for name, picture in found.items():
        try:
            made = cleaned(picture)
        except PictureError as error:
            raise wrong(name, str(error)) from None
        kept[made.name] = made.bytes
        if decks[0].lower().endswith(".toml"):
            deck = deck.replace(f'"{name}"'.encode(), f'"{made.name}"'.encode())
    return Bundle(decks[0], deck, kept)
