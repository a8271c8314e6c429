"""The generated reference pages."""

from pathlib import Path

from tests.cli.said import Command


def test_reference_pages_are_written_and_compared(command: Command, tmp_path: Path) -> None:
    assert command("reference", "--write", "pages").status == 0
    assert command("reference", "--check", "pages").status == 0
    (tmp_path / "pages/knobs.md").write_text("old")
    shown = command("reference", "--check", "pages")
    assert shown.status == 1
    assert "knobs.md: out of date" in shown.out


def test_the_documents_have_the_generated_pages(command: Command) -> None:
    shown = command("reference", "--check", str(Path(__file__).parents[2] / "docs/reference"))
    assert shown.status == 0, shown.out
