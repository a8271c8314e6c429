"""Upgrade a server under tables in every stage, with a changed rule and back.

python -m tests.programs.upgrade --tables 200
"""

import argparse
import tempfile
from pathlib import Path

from tests.server.upgrading import upgrade


def main() -> None:
    """Upgrade as many tables as asked, and say what came of them under the changed rule."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    with tempfile.TemporaryDirectory() as folder:
        came = upgrade(Path(folder), parser.parse_args().tables)
    print(", ".join(f"{number} {what}" for what, number in came.items()))


if __name__ == "__main__":
    main()
