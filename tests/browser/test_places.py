"""Where a quote stands in a file that was given on the page."""

from io import BytesIO
from typing import Any

import pytest
from reportlab.pdfgen import canvas

from tests.browser.steps import entry, give_draft, has, only_report, shows, submit

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

PAGES = ("The probation period is six months.", "A break of 30 minutes is due after six hours.")
DRAFT = "A break of 30 minutes is due after six hours."


def paper() -> dict[str, Any]:
    """Return a PDF of two pages, as a file to choose."""
    written = BytesIO()
    drawing = canvas.Canvas(written)
    for line in PAGES:
        drawing.drawString(72, 720, line)
        drawing.showPage()
    drawing.save()
    return {"name": "code.pdf", "mimeType": "application/pdf", "buffer": written.getvalue()}


def give_paper(page: Any) -> None:
    """Choose the PDF and wait until it is read."""
    give_draft(page, DRAFT)
    page.locator("input[type=file]").set_input_files([paper()])
    has(page.locator(".documents > li"), 1)
    only_report(page)


def test_a_quote_names_the_page_of_its_file(page: Any) -> None:
    give_paper(page)
    submit(page)

    entry(page, DRAFT).locator("summary").click()

    shows(entry(page, DRAFT).locator(".place"), "page 2")


def test_a_text_that_was_changed_has_no_pages_any_more(page: Any) -> None:
    give_paper(page)
    page.locator(".documents summary").click()
    page.get_by_label("Text", exact=True).fill("As said: " + DRAFT)
    submit(page)

    entry(page, DRAFT).locator("summary").click()

    assert "page" not in entry(page, DRAFT).locator(".place").inner_text()
