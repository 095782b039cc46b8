"""A draft checked on the page: verdicts, quotes in their source, conflicts, changes, downloads."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.steps import check, entry, give_document, give_draft, has, labels, submit
from tests.serving import Served

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

RULES = (
    "Leave rules",
    "# Leave rules\n\nFull-time staff receive 25 days of paid leave a year. Ask early.\n\n"
    "Unused leave of up to 5 days may be carried over until 31 March.",
)
OLD_RULES = (
    "Old leave rules",
    "Last updated: 3 May 2019.\n\nUnused leave of up to 8 days may be carried over until 31 March.",
)
DRAFT = (
    "Full-time staff receive 30 days of paid leave a year. "
    "Unused leave of up to 5 days may be carried over until 31 March. "
    "The canteen serves soup on Fridays."
)


def test_each_sentence_is_coloured_by_its_verdict_and_leads_to_its_entry(page: Any):
    check(page, DRAFT, RULES)
    assert labels(page) == ["contradicted", "supported", "not_found"]
    sentences = page.locator(".sentence").evaluate_all("all => all.map(e => e.dataset.verdict)")
    assert sentences == ["contradicted", "supported", "not_found"]
    assert "Full-time staff receive 30 days" in page.locator(".statement").inner_text()
    page.get_by_role("link", name="Claim 3: not found").click()
    opened = page.locator("details.entry[open]")
    has(opened, 1)
    assert "soup" in opened.locator(".entry-claim").inner_text()
    assert page.evaluate("document.activeElement.closest('details').open")


def test_a_mark_stands_behind_code(page: Any):
    check(
        page, "Uploads can be resumed with `--resume`.", ("Uploads", "Resume uploads: `--resume`.")
    )
    assert page.locator(".sentence").inner_text().split()[-2:] == ["--resume.", "1"]
    assert page.locator(".sentence code").inner_text() == "--resume"


def test_an_entry_shows_its_quote_in_the_source(page: Any):
    check(page, DRAFT, RULES)
    row = entry(page, "carried over")
    row.locator("summary").click()
    quote = "Unused leave of up to 5 days may be carried over until 31 March."
    assert row.locator("blockquote mark").inner_text() == quote
    row.get_by_role("button", name="Show in the source").click()
    dialog = page.get_by_role("dialog", name="Leave rules")
    assert dialog.locator("mark").inner_text() == quote
    shown = dialog.locator(".source-body").inner_text()
    assert shown == RULES[1]


def test_sources_that_disagree_stand_side_by_side(page: Any):
    check(
        page, "Unused leave of up to 5 days may be carried over until 31 March.", RULES, OLD_RULES
    )
    row = entry(page, "carried over")
    assert row.get_attribute("data-verdict") == "contradicted"
    row.locator("summary").click()
    row.locator(".disputed .side").first.wait_for()
    left, right = row.locator(".disputed .side").all()
    assert "Supports" in left.inner_text()
    assert "5 days" in left.locator("mark").inner_text()
    assert "Contradicts" in right.inner_text()
    assert "8 days" in right.locator("mark").inner_text()
    tops = row.locator(".disputed .side").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().top)"  # at once: the entry may still move
    )
    assert tops[0] == tops[1]
    assert "which is newer is not known" in page.locator(".cautions").inner_text()
    has(row.locator(".stamp"), 0)


def test_the_newer_of_two_dated_sources_is_marked(page: Any):
    title, text = RULES
    dated = (title, f"Last updated: 2 May 2024.\n\n{text}")
    check(
        page, "Unused leave of up to 5 days may be carried over until 31 March.", dated, OLD_RULES
    )
    row = entry(page, "carried over")
    row.locator("summary").click()
    row.locator(".disputed .side").first.wait_for()
    newer = page.locator(".exhibit", has=page.locator(".stamp"))
    assert newer.locator("cite").all_inner_texts() == [title]


def test_changes_show_what_was_struck_out_and_written_in(page: Any):
    give_draft(page, DRAFT)
    give_document(page, *RULES)
    page.get_by_label("If a claim fails").select_option("2")
    submit(page)
    page.get_by_role("tab", name="Changes").click()
    page.locator(".diff ins").first.wait_for()
    struck = " ".join(page.locator(".diff del").all_inner_texts())
    written = " ".join(page.locator(".diff ins").all_inner_texts())
    assert "30" in struck
    assert "soup" in struck
    assert "25" in written
    assert "Revision 1" in page.locator(".diff-why").inner_text()
    page.get_by_role("tab", name="As it came").click()
    assert "30 days" in page.locator(".statement").inner_text()
    assert "contradicted" in labels(page)
    page.get_by_role("tab", name="Statement").click()
    assert "25 days" in page.locator(".statement").inner_text()
    assert "soup" not in page.locator(".statement").inner_text()


def test_the_seal_says_what_it_shows(page: Any):
    check(page, DRAFT, RULES)
    said = page.locator(".seal svg").get_attribute("aria-label")
    assert "1 supported" in said
    assert "1 not found" in said
    assert "1 contradicted" in said
    figure = float(page.locator(".seal-figure").text_content())
    assert figure == pytest.approx(1 / 3, abs=0.005)
    has(page.locator(".ring-part"), 3)


def test_the_report_can_be_saved_in_three_formats(page: Any, server: Served, tmp_path: Path):
    check(page, DRAFT, RULES)
    saved = {}
    for name, suffix in {"JSON": "json", "Markdown": "md", "HTML": "html"}.items():
        with page.expect_download() as waiting:
            page.get_by_role("button", name=name).click()
        assert waiting.value.suggested_filename.endswith(f".{suffix}")
        waiting.value.save_as(tmp_path / suffix)
        saved[suffix] = (tmp_path / suffix).read_text()
    report = json.loads(saved["json"])
    with server.client() as client:
        kept = client.get(f"/v1/audits/{report['audit_id']}").json()["report"]
    assert report == kept
    quote = "Unused leave of up to 5 days may be carried over until 31 March."
    assert quote in saved["md"]
    assert quote in saved["html"]
    assert saved["html"].lstrip().lower().startswith("<!doctype html>")


def test_filters_leave_only_the_entries_of_a_verdict(page: Any):
    check(page, DRAFT, RULES)
    chip = page.locator(".filters").get_by_role("button", name="1 supported")
    chip.click()
    assert chip.get_attribute("aria-pressed") == "true"
    has(page.locator("li:not([hidden]) > details.entry"), 1)
    page.get_by_role("link", name="Claim 3: not found").click()
    has(page.locator("li:not([hidden]) > details.entry"), 3)


def test_a_file_is_read_by_the_server(page: Any, server: Served):
    give_draft(page, "The Skarn 2 is a three-season tent for two persons.")
    sheet = Path(__file__).parents[2] / "evals" / "corpus" / "product-sheet.pdf"
    page.locator(".given input[type=file]").set_input_files([str(sheet), __file__])
    page.locator(".documents > li").wait_for()
    has(page.locator(".documents > li"), 1)
    problem = page.locator(".given .form-error").inner_text()
    assert "test_check.py cannot be used" in problem
    submit(page)
    assert labels(page) == ["supported"]


def test_what_is_missing_is_said_at_its_field(page: Any):
    page.locator(".composer button[type=submit]").click()
    assert "Paste the draft" in page.locator("form > .form-error").inner_text()
    assert page.evaluate("document.activeElement.tagName") == "TEXTAREA"
    give_draft(page, DRAFT)
    page.locator(".composer button[type=submit]").click()
    assert "at least one document" in page.locator("form > .form-error").inner_text()
    give_document(page, *RULES)
    assert page.locator("form > .form-error").inner_text() == ""
    assert page.locator(".composer").is_visible()


def test_a_stopped_run_says_so_and_can_be_tried_again(page: Any):
    long = " ".join(
        f"Depot {n} holds {n + 3} crates and was built in {1900 + n}." for n in range(90)
    )
    give_draft(page, long)
    give_document(page, "Depots", long.replace("crates", "boxes"))
    page.locator(".composer button[type=submit]").click()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("heading", name="Stopped.").wait_for()
    assert page.get_by_role("button", name="Try again").is_visible()


def test_what_is_written_outlives_a_reload(page: Any):
    give_draft(page, DRAFT)
    page.reload()
    draft = page.get_by_role("textbox", name="Draft", exact=True)
    assert draft.input_value() == DRAFT
    draft.fill("")
    page.get_by_role("tab", name="Ask the documents").click()
    page.get_by_role("textbox", name="Question").fill("How many days?")
    page.reload()
    assert page.get_by_role("textbox", name="Question").input_value() == "How many days?"
    page.get_by_role("tab", name="Check a draft").click()
    assert not draft.input_value()
