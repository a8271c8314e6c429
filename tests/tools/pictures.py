"""Pictures as somebody may have them, made by Pillow, and some that are none."""

import io
import struct
import zlib
from typing import Any

from PIL import Image


def a_picture(form: str = "PNG", size: tuple[int, int] = (320, 240), colour: str = "#3a7", **saved: Any) -> bytes:
    """A picture of one colour with a white corner at its top left."""
    made = Image.new("RGB", size, colour)
    made.paste("white", (0, 0, size[0] // 4, size[1] // 4))
    return as_file(made, form, **saved)


def as_file(made: Image.Image, form: str, **saved: Any) -> bytes:
    """A picture as the bytes of its file."""
    out = io.BytesIO()
    made.save(out, form, **saved)
    return out.getvalue()


def a_photograph(form: str = "JPEG", size: tuple[int, int] = (1600, 1200), **saved: Any) -> bytes:
    """A picture in which every pixel differs, which is as heavy as one can be."""
    return as_file(Image.merge("RGB", [Image.effect_noise(size, 60 + each) for each in range(3)]), form, **saved)


def a_bomb(side: int = 60_000) -> bytes:
    """A PNG of some bytes that says it is huge."""
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in chunks
    )


def seen(raw: bytes) -> Image.Image:
    """The picture in the bytes of a file."""
    opened = Image.open(io.BytesIO(raw))
    opened.load()
    return opened
