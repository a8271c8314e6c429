"""Texts that are made to hurt; `python -m tests.programs.hostile` tries a thousand."""

from pathlib import Path

import pytest

from tests.programs.hostile import is_harmless, try_hostile
from tests.server.house import few, house


def test_a_hundred_hostile_texts_are_answered_in_sentences_and_none_takes_a_desk_its_time(tmp_path: Path) -> None:
    with house(tmp_path, limits=few(desk_seconds=8.0)) as home:
        report = try_hostile(home, texts=100, seed=7)
        assert "desk_failures" not in home.rooms.metrics.counts
    assert report.faults == []
    assert report.answers["look: looked"] > 80


@pytest.mark.parametrize(
    ("face", "is_good"),
    [
        ("<svg><text>a &lt;script&gt;</text></svg>", True),
        ("<svg><script>1</script></svg>", False),
        ('<svg><g onload="1"/></svg>', False),
        ('<svg><image href="http://x/y.png"/></svg>', False),
        ("<svg><foreignObject/></svg>", False),
    ],
)
def test_a_picture_with_a_script_is_found(face: str, is_good: bool) -> None:
    assert is_harmless(face) == is_good
