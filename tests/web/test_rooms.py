"""The rooms of the page's sources: which may import from which, how large a file may be, and who knows a family."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools import page

SRC = page.WEB / "src"
FAMILIES = SRC / "families"
WORDS = SRC / "words" / "families"  # what they say
# From the top to the ground; those on one line stand beside each other and do not know one another.
ORDER = (
    {"studio"},
    {"pages"},
    {"table", "prompt", "aside"},
    {"motion"},
    {"controls"},
    {"deck"},
    {"families"},
    {"net"},
    {"words"},
)
GROUND = "net/protocol"  # the types of what the server says, which every room may name
LEVEL = {room: level for level, rooms in enumerate(ORDER) for room in rooms}
LARGEST = 200  # lines of a component
IMPORT = re.compile(r"""(?:from|import)\s+'(\.[^']*)'""")


def files() -> Iterator[Path]:
    """The sources of the page that lie in a room."""
    for path in sorted(SRC.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.parent != SRC:
            yield path


def imports(path: Path) -> Iterator[str]:
    """What a source imports from another room, from the top of src."""
    for name in IMPORT.findall(path.read_text()):
        target = (path.parent / name).resolve().relative_to(SRC.resolve())
        if target.parts[0] != path.relative_to(SRC).parts[0]:
            yield target.as_posix()


def test_every_room_has_its_level() -> None:
    assert {path.name for path in SRC.iterdir() if path.is_dir()} == set(LEVEL)


def test_rooms_import_downward_only() -> None:
    upward = [
        f"{path.relative_to(SRC)} imports {name}"
        for path in files()
        for name in imports(path)
        if name != GROUND and LEVEL[name.partition("/")[0]] <= LEVEL[path.relative_to(SRC).parts[0]]
    ]
    assert upward == []


def test_a_component_is_one_thing() -> None:
    sizes = {path.name: len(path.read_text().splitlines()) for path in SRC.rglob("*.svelte")}
    assert len(sizes) > 30
    assert {name: lines for name, lines in sizes.items() if lines > LARGEST} == {}


def test_no_two_components_have_one_name() -> None:
    """Their styles go by their names."""
    names = [path.name for path in SRC.rglob("*.svelte")]
    assert len(names) == len(set(names))


def test_only_the_registry_names_a_family() -> None:
    families = {path.name for path in FAMILIES.iterdir() if path.is_dir()}
    assert len(families) > 1
    known = re.compile(rf"rules\s*[!=]==|families/({'|'.join(families)})|\bdiscoveries\b")  # a deck's word is projects
    others = [path for path in SRC.rglob("*") if path.is_file() and not {FAMILIES, WORDS} & set(path.parents)]
    assert [path.name for path in others if path.stem != "protocol" and known.search(path.read_text())] == []
