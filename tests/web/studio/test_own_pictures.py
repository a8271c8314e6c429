"""A picture of one's own from the page: three sorts are taken and drawn on the face, what is none is told why."""

import io

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect

from labdeck.deck.pictures import LARGEST
from tests.server.house import House
from tests.web.conftest import Sitting

from .making import WIDE, awaited, begun, opened

OWN = "Use a picture of your own"
DRAWN = """() => decodeURIComponent(document.querySelector("img[alt='The face of Robin']").src)
    .includes('data:image/jpeg')"""


def picture(sort: str, side: int = 90) -> FilePayload:
    """A small picture, coded like this."""
    made = io.BytesIO()
    Image.new("RGB", (side, side), (200, 60, 40)).save(made, sort)
    return {"name": f"robin.{sort.lower()}", "mimeType": f"image/{sort.lower()}", "buffer": made.getvalue()}


def palette(sit: Sitting) -> Page:
    """The drawings to choose from, for Robin."""
    page = opened(begun(sit("/studio", **WIDE)), "Robin")
    page.get_by_role("button", name="Picture: Choose a picture").click()
    expect(page.get_by_label(OWN)).to_be_visible()
    return page


@pytest.mark.parametrize("sort", ["PNG", "JPEG", "WEBP"])
def test_a_picture_of_each_sort_is_drawn_on_the_face(sit: Sitting, home: House, sort: str) -> None:
    page = palette(sit)
    page.get_by_label(OWN).set_input_files(picture(sort))
    expect(page.get_by_role("dialog")).to_have_count(0)
    awaited(page, 'picture = "')
    page.wait_for_function(DRAWN)


def test_what_is_no_picture_or_too_large_is_told_and_changes_nothing(sit: Sitting, home: House) -> None:
    page = palette(sit)
    told = page.get_by_role("dialog").get_by_role("alert")
    page.get_by_label(OWN).set_input_files({"name": "robin.png", "mimeType": "image/png", "buffer": b"no picture"})
    expect(told).to_contain_text("picture")
    first = told.inner_text()
    page.get_by_label(OWN).set_input_files({"name": "robin.png", "mimeType": "image/png", "buffer": bytes(LARGEST + 1)})
    expect(told).not_to_have_text(first)
    expect(told).to_contain_text("MB")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("by itself")).to_be_visible()
