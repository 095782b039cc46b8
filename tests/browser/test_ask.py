"""Questions to a workspace, files added to it, and the records that runs leave."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.steps import check, entry, give_document, labels, submit

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]


def ask(page: Any, question: str) -> None:
    page.get_by_role("tab", name="Ask the documents").click()
    page.get_by_role("textbox", name="Question").fill(question)
    submit(page)


def test_an_answer_shows_no_anchors_and_its_quotes_in_the_indexed_text(page: Any, handbook: str):
    ask(page, "Is there customer support on Sundays?")
    answer = page.locator(".statement").inner_text()
    assert "no support on Sundays" in answer
    assert "cite:" not in answer
    assert set(labels(page)) == {"supported"}
    row = entry(page, "There is no support on Sundays")
    row.locator("summary").click()
    row.get_by_role("button", name="Show in the source").first.click()
    dialog = page.get_by_role("dialog")
    marked = dialog.locator("mark").inner_text()
    assert marked in handbook
    assert dialog.locator("mark").evaluate("m => m.getBoundingClientRect().top < innerHeight")


def test_what_is_only_closest_to_an_answer_is_no_sure_one(page: Any):
    ask(page, "my laptop has vanished, whom do I ring?")
    assert "There is no sure answer." in page.locator("main").inner_text()
    assert page.locator(".statement").inner_text().startswith("The documents may not answer")


def test_a_workspace_that_does_not_exist_is_an_error_in_words(page: Any):
    page.get_by_role("tab", name="Ask the documents").click()
    page.get_by_role("textbox", name="Question").fill("Anything?")
    page.get_by_role("combobox", name="Workspace").fill("nowhere")
    page.get_by_role("button", name="Ask", exact=True).click()
    message = page.locator(".notice")
    message.wait_for()
    assert "nowhere" in message.inner_text()
    page.get_by_role("heading", name="The run did not finish.").wait_for()
    assert page.locator(".columns").is_hidden()  # there is nothing to show in them


def test_files_can_be_added_to_a_workspace_and_asked_about(page: Any, tmp_path: Path):
    note = tmp_path / "boathouse.md"
    note.write_text("# Boathouse\n\nThe boathouse holds 14 rowing boats.\n")
    page.get_by_role("tab", name="Ask the documents").click()
    page.get_by_role("combobox", name="Workspace").fill("boats")
    page.locator(".workspace input[type=file]").set_input_files(str(note))
    page.locator(".added").get_by_text("1 added.").wait_for()
    page.get_by_text("1 document", exact=True).wait_for()
    ask(page, "How many rowing boats does the boathouse hold?")
    assert "14 rowing boats" in page.locator(".statement").inner_text()


def test_documents_given_on_the_page_answer_without_being_indexed(page: Any):
    page.get_by_role("tab", name="Ask the documents").click()
    page.get_by_role("textbox", name="Question").fill("How many crates does the depot hold?")
    page.get_by_label("documents given here").check()
    submit_button = page.locator(".composer button[type=submit]")
    submit_button.click()
    assert "Add at least one document" in page.locator(".form-error", has_text="Add").inner_text()
    give_document(page, "Depot", "The depot holds 9 crates.")
    page.get_by_role("tab", name="Check a draft").click()
    page.get_by_role("tab", name="Ask the documents").click()  # what was given is still there
    submit(page)
    assert "9 crates" in page.locator(".statement").inner_text()
    row = entry(page, "9 crates")
    row.locator("summary").click()
    row.get_by_role("button", name="Show in the source").click()
    body = page.get_by_role("dialog", name="Depot").locator(".source-body").inner_text()
    assert body == "The depot holds 9 crates."


def test_records_open_with_the_documents_that_were_kept(page: Any, opened: Any):
    draft = "The ferry takes 90 passengers."
    check(page, draft, ("Ferry", "The ferry takes 90 passengers and 12 bicycles."))
    page.get_by_role("link", name="Records").click()
    first = page.locator(".record-list a").first
    first.wait_for()
    assert draft in first.inner_text()
    address = page.url.split("#")[0] + first.get_attribute("href")
    fresh = opened(address)
    row = entry(fresh, "90 passengers")
    row.locator("summary").click()
    row.get_by_role("button", name="Show in the source").click()
    body = fresh.get_by_role("dialog", name="Ferry").locator(".source-body").inner_text()
    assert body == "The ferry takes 90 passengers and 12 bicycles."


def test_a_record_that_does_not_exist_is_an_error_in_words(opened: Any, page: Any):
    page.goto(page.url + "#/records/none")
    page.get_by_role("alert").get_by_text("no audit record").wait_for()
