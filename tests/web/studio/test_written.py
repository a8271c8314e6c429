"""Names for programs, as the page makes them of what people write: the same that the checker would."""

import json
import subprocess

from labdeck.deck.shape import plain
from tests.programs.clicks import NODE
from tools.page import WEB

WRITTEN = WEB / "src" / "studio" / "fields" / "written.ts"
ASK = """
const { plain } = await import(process.argv[1])
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(plain)))
"""
NAMES = (
    "Pond snail",
    "  two  spaces ",
    "großes Tier",
    "Crème brûlée",
    "Ångström's law",
    "İstanbul 2024",
    "H₂O",
    "one – two",
    "a\u00a0b",
    "C++",
    "ﬁsh",
    "水",
    "",
)


def test_page_and_checker_call_things_alike() -> None:
    asked = [str(NODE), "--input-type=module", "-e", ASK, WRITTEN.as_uri(), json.dumps(NAMES)]
    found = subprocess.run(asked, check=True, capture_output=True, text=True)
    assert json.loads(found.stdout) == [plain(name) for name in NAMES]
