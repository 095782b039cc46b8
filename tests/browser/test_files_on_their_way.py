"""What is asked while files are still being read or indexed."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.steps import give_document, give_draft, labels, only_report, submit
from tests.scans import scanned_pdf

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

# Reading a file takes this long, whatever the server needs.
DELAYED = """async (path) => {
    const plain = window.fetch;
    window.fetch = async (url, ...more) => {
        if (String(url).includes(path)) await new Promise((done) => setTimeout(done, 1500));
        return plain(url, ...more);
    };
}"""
DRAFT = "The depot holds 9 crates."


def page_file(folder: Path, name: str, text: str) -> str:
    """Write a file that the server must read, and return its path."""
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)


def begin(page: Any, known: tuple[str, str], file: str) -> None:
    """Fill the form in, with one document that is there and a file that is on its way."""
    page.evaluate(DELAYED, "v1/texts")
    give_draft(page, DRAFT)
    give_document(page, *known)
    only_report(page)
    page.locator(".given input[type=file]").set_input_files([file])


def test_a_check_waits_for_the_files_that_are_being_read(page: Any, tmp_path: Path):
    depot = page_file(tmp_path, "depot.html", "<p>The depot holds 9 crates.</p>")
    begin(page, ("Mill", "The mill is closed on Mondays."), depot)
    submit(page)
    assert labels(page) == ["supported"]


def test_a_file_that_is_read_in_part_is_named_and_serves(page: Any, tmp_path: Path):
    (tmp_path / "leave.pdf").write_bytes(scanned_pdf("ts"))
    give_draft(page, "Staff get 25 days.")
    only_report(page)
    page.locator(".given input[type=file]").set_input_files([str(tmp_path / "leave.pdf")])
    page.locator(".given .form-error p").wait_for()
    told = page.locator(".given .form-error").inner_text()
    assert "leave.pdf is read in part: page 2 holds no text, only images" in told
    submit(page)
    assert labels(page) == ["supported"]


def test_a_file_that_fails_holds_the_check_back_and_is_named(page: Any, tmp_path: Path):
    empty = page_file(tmp_path, "empty.html", "")
    begin(page, ("Depot", "The depot holds 9 crates."), empty)
    button = page.locator(".composer button[type=submit]")
    button.click()
    assert button.is_disabled()
    assert "Reading the files" in button.inner_text()
    page.locator(".given .form-error p").wait_for()
    assert "empty.html cannot be used" in page.locator(".given .form-error").inner_text()
    assert "Check every claim" in button.inner_text()
    assert page.locator(".jurat").count() == 0
    submit(page)  # without it
    assert labels(page) == ["supported"]


def test_a_question_waits_for_the_files_that_are_being_indexed(page: Any, tmp_path: Path):
    note = page_file(tmp_path, "boats.md", "# Boathouse\n\nThe boathouse holds 14 rowing boats.\n")
    page.evaluate(DELAYED, "v1/documents")
    page.get_by_role("tab", name="Ask the documents").click()
    page.get_by_role("combobox", name="Workspace").fill("on-their-way")
    page.locator(".workspace input[type=file]").set_input_files(note)
    page.get_by_role("textbox", name="Question").fill("How many boats does the boathouse hold?")
    submit(page)
    assert "14 rowing boats" in page.locator(".statement").inner_text()
