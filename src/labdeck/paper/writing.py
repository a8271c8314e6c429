"""Writing: a file appears whole, or not at all."""

import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile

from .errors import PaperError


def write_whole(file: Path, content: bytes) -> None:
    """Write a file beside its place and move it there; a PaperError says why it cannot be written."""
    try:
        with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as beside:
            try:
                beside.write(content)
                beside.close()
                os.chmod(beside.name, 0o644)
                os.replace(beside.name, file)
            except OSError:
                os.unlink(beside.name)
                raise
    except OSError as error:
        raise PaperError(f"{file}: cannot be written: {(error.strerror or str(error)).lower()}") from None


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder, which is made if it is not there; a PaperError says why they cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PaperError(f"{folder}: cannot be written: {(error.strerror or str(error)).lower()}") from None
    for name, content in files.items():
        write_whole(folder / name, content)
