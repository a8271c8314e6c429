"""Texts and pastes that are made to hurt: each is answered in a sentence, nothing fails, and no script is in a picture.

python -m tests.programs.hostile --texts 1000

Every text is looked at, changed, mended, kept and played; every fourth is weighed and sent as a spreadsheet, too.
"""

import argparse
import random
import tempfile
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import starter
from tests.server.house import House, few, house
from tests.server.studio.writer import Writer

WENT_WRONG = "Something went wrong here."
LONGEST = 256 * 1024
SCRIPT = "</text><script>alert(1)</script><svg onload=alert(1)>"
WORDS = (
    *(SCRIPT, "javascript:alert(1)", "]]>", "<!--", "&#x3c;script&#x3e;", "{{7*7}}", "${jndi:ldap://x}", "%s%n"),
    *(
        "../../etc/passwd",
        "/etc/passwd",
        "C:\\x",
        "\u202egnp.exe",
        "\u0000",
        "\x1b[31m",
        "\ufeff",
        "\U0001d54f" * 99,
        "é\u0301" * 99,
    ),
    *("=cmd|' /C calc'!A0", "'; DROP TABLE drafts; --", "__import__('os')", "any 999999999 things", "a" * 5000),
    *("1e999", "nan", "inf", "-0", "0x7fffffffffffffff", "9" * 5000, "1979-05-27T07:32:00Z", "true", "[]", "{}"),
)
SHAPES: tuple[Callable[[str], str], ...] = (
    lambda word: f'"{word}"',
    lambda word: word,
    lambda word: f"'''{word}'''",
    lambda word: f'["{word}"]',
    lambda word: f'{{ a = "{word}" }}',
)
TAGS = {"svg", "g", "path", "rect", "circle", "text", "tspan", "title", "clipPath", "defs", "use", "line", "ellipse"}
TAGS |= {"polygon", "polyline", "image", "linearGradient", "radialGradient", "stop", "symbol", "mask", "pattern"}


@dataclass
class Report:
    """What came of it."""

    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: dict[str, tuple[float, str]] = field(default_factory=dict)  # seconds and text, by what was asked

    def timed(self, kind: str, begun: float, text: str) -> None:
        """Remember what took longest."""
        seconds = time.perf_counter() - begun
        self.slowest[kind] = max(self.slowest.get(kind, (0.0, "")), (seconds, text[:60]))


def hostile(chance: random.Random) -> str:
    """A text that is made to hurt."""
    text = starter(chance.choice(list(FAMILIES)), "hostile")
    kind = chance.randrange(8)
    if kind == 0:
        return chance.choice(WHOLE)(chance)[:LONGEST]
    lines = text.split("\n")
    for _ in range(chance.choice([1, 1, 3, 30])):
        at = chance.randrange(len(lines))
        key, equals, _ = lines[at].partition("=")
        word = chance.choice(SHAPES)(chance.choice(WORDS))
        deed = chance.randrange(5)
        if deed <= 1 and equals:
            lines[at] = f"{key}= {word}"
        elif deed == 2:
            lines[at] += f" {word}"
        elif deed == 3:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
        else:
            lines.insert(at, f"{chance.choice(['picture', 'x', 'id', word[:40]])} = {word}")
    return "\n".join(lines)[:LONGEST]


WHOLE: tuple[Callable[[random.Random], str], ...] = (
    lambda _: "[" * 100_000,
    lambda _: "a = " + "[" * 50_000,
    lambda _: "a" + ".a" * 100_000 + " = 1",
    lambda _: "".join(f"[[project]]\nid = 'c{at}'\n" for at in range(9000)),
    lambda _: starter("projects", "x") + "".join(f'\n[[resource]]\nkind = "k{at}"\ncopies = 99' for at in range(4000)),
    lambda chance: "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(20_000)),
    lambda chance: starter("projects", "x").replace(
        'effect = "', 'effect = "' + "Draw 1 card. " * chance.randrange(400)
    ),
    lambda _: starter("projects", "x").replace('effect = "', 'effect = "' + "burn " * 5000),
    lambda _: 'a = """' + "\\u0041" * 40_000,
    lambda _: "\n" * LONGEST,
    lambda _: "# " + "x" * (LONGEST - 2),
    lambda _: "",
)


def is_harmless(face: str) -> bool:
    """Whether a picture is drawn of shapes and letters alone."""
    for element in ElementTree.fromstring(face).iter():
        if element.tag.rpartition("}")[2] not in TAGS:
            return False
        for name, value in element.attrib.items():
            if name.lower().startswith("on") or "script:" in value.lower():
                return False
            if name.rpartition("}")[2] == "href" and not value.startswith(("#", "data:image/jpeg;base64,")):
                return False
    return True


def check(report: Report, kind: str, said: dict[str, Any], text: str) -> None:
    """Hold an answer against what may come."""
    report.answers[f"{kind}: {said['type']}"] += 1
    if said["type"] == "declined":
        if said["reason"] == WENT_WRONG or "\n" in said["reason"] or not said["reason"].endswith("."):
            report.faults.append(f"{kind} {said['reason']!r} for {text[:200]!r}")
    elif said["type"] == "looked" and said["open"] and said["open"]["face"] and not is_harmless(said["open"]["face"]):
        report.faults.append(f"a face of {text[:200]!r}")


def try_one(home: House, ann: Writer, text: str, at: int, chance: random.Random, report: Report) -> None:
    """Do with a text all that can be done."""

    def asked(kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        begun = time.perf_counter()
        said = ann.ask(kind, answer, text, **fields)
        report.timed(kind, begun, text)
        check(report, kind, said, text)
        return said

    def sent(kind: str, path: str, **given: Any) -> Any:
        begun = time.perf_counter()
        answer = home.http.request("GET" if kind == "read" else "POST", f"/api/studio/{path}", **given)
        report.timed(kind, begun, text)
        tell(report, kind, answer)
        return answer

    looked = asked("look", "looked", table=chance.choice(["project", "resource", "modifier"]), at=at % 5)
    wish = {"table": "project", "at": 0, "field": chance.choice(["name", "facts"]), "new": chance.choice(WORDS)[:400]}
    asked("alter", "altered", changes=[wish], table="project")
    if looked["type"] == "looked" and looked["problems"]:
        asked("mend", "altered", problem=0)
    asked("spell", "offers", table="modifier", sentence=chance.choice(WORDS)[:300])
    if at % 4 == 0:
        asked("weigh", "weighed")
        ann.send("rest")
        paste = {"name": chance.choice(["", "x.csv", "x.xlsx"]), "content": text[:20_000]}
        if paste["name"] and chance.random() < 0.8:
            paste["content"] = b64encode(text[:20_000].encode()).decode()
        sent("import", "import", json=paste)
        sent("export", "export", json={"text": text, "form": "xlsx"})
    kept = sent("keep", "drafts", json={"text": text})
    if kept.status_code == 201:
        path = f"drafts/{kept.json()['draft']}"
        sent("read", path)
        sent("play", f"{path}/play")


def tell(report: Report, kind: str, answer: Any) -> None:
    """Hold the answer to a request against what may come."""
    report.answers[f"{kind}: {answer.status_code}"] += 1
    if answer.status_code >= 500:
        report.faults.append(f"{kind} {answer.status_code}: {answer.text[:200]}")


def try_hostile(home: House, texts: int, seed: int) -> Report:
    """Try so many texts, one after the other, over one socket."""
    chance, report, ann = random.Random(seed), Report(), Writer(home)
    for at in range(texts):
        text = WHOLE[at](chance)[:LONGEST] if at < len(WHOLE) else hostile(chance)
        try_one(home, ann, text, at, chance, report)
    ann.close()
    return report


def main() -> int:
    """Try as many as asked, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--texts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), limits=few(desk_seconds=8.0)) as home:
        report = try_hostile(home, wish.texts, wish.seed)
        print({name: count for name, count in home.rooms.metrics.counts.items() if "desk" in name or "scales" in name})
    for answer, count in sorted(report.answers.items()):
        print(f"{count:>6}  {answer}")
    for kind, (seconds, text) in sorted(report.slowest.items()):
        print(f"{seconds:>6.2f}  seconds at most: {kind}, for {text!r}")
    for fault in report.faults:
        print(f"not well: {fault}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
