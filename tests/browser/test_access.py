"""Keys and reviews: a server that asks for a key and holds every answer."""

from typing import Any

import pytest

from tests.browser.steps import give_document, give_draft, has
from tests.serving import Served

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

TEXT = "Full-time staff receive 25 days of paid leave a year."
DRAFT = "Full-time staff receive 30 days of paid leave a year."


def enter(page: Any, key: str) -> None:
    dialog = page.get_by_role("dialog", name="Access key")
    dialog.get_by_label("Access key", exact=True).last.fill(key)
    dialog.get_by_role("button", name="Use this key").click()


def held(page: Any) -> Any:
    """Check a draft; return the dialog that asks for the decision."""
    give_draft(page, DRAFT)
    give_document(page, "Leave rules", TEXT)
    page.get_by_label("If a claim fails").select_option("0")
    page.locator(".composer button[type=submit]").click()
    dialog = page.get_by_role("dialog", name="This answer waits for you")
    dialog.wait_for()
    return dialog


@pytest.fixture
def entered(opened: Any, guarded: tuple[Served, str]) -> Any:
    """The page of the guarded server, with the key entered."""
    served, key = guarded
    page = opened(f"{served.url}/#/records")
    enter(page, key)
    page.locator(".records-body").get_by_text("No run has been recorded yet").or_(
        page.locator(".record-list")
    ).first.wait_for()
    page.get_by_role("link", name="New", exact=True).click()
    return page


def test_a_key_is_asked_for_and_kept_in_the_tab_alone(opened: Any, guarded: tuple[Served, str]):
    served, key = guarded
    page = opened(f"{served.url}/#/records")
    dialog = page.get_by_role("dialog", name="Access key")
    assert "asks for a key" in dialog.inner_text()
    enter(page, "aff_wrong")
    page.get_by_role("dialog", name="Access key").get_by_text("not known").wait_for()
    enter(page, key)
    page.locator(".records-body").wait_for()
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.evaluate("JSON.stringify(localStorage)").count(key) == 0
    assert page.evaluate("document.cookie") == ""
    assert key not in page.url
    assert page.evaluate("sessionStorage.getItem('affidavit.key')") == key


def test_a_reviewer_approves(entered: Any):
    dialog = held(entered)
    assert "30 days" in dialog.locator(".held").inner_text()
    assert "contradicted" in dialog.locator(".held-claims").inner_text()
    assert not dialog.locator("input[type=radio]:checked").count()
    assert dialog.get_by_role("button", name="Decide", exact=True).is_disabled()
    dialog.get_by_role("radio", name="Approve").check()
    dialog.get_by_role("button", name="Approve").click()
    entered.locator(".risk").get_by_text("approved by Rita").wait_for()
    assert "30 days" in entered.locator(".statement").inner_text()


def test_an_edit_is_verified_again(entered: Any):
    dialog = held(entered)
    dialog.get_by_role("radio", name="Edit").check()
    dialog.get_by_label("Edited answer").fill(TEXT)
    dialog.get_by_role("button", name="Verify the edit").click()
    entered.locator(".risk").get_by_text("edited by Rita").wait_for()
    assert "25 days" in entered.locator(".statement").inner_text()
    assert entered.locator("details.entry").get_attribute("data-verdict") == "supported"


def test_a_rejected_answer_is_withheld_but_not_its_ledger(entered: Any):
    dialog = held(entered)
    dialog.get_by_role("radio", name="Reject").check()
    dialog.get_by_role("button", name="Reject").click()
    entered.get_by_role("heading", name="Rejected in review.").wait_for()
    assert "30 days" not in entered.locator(".statement").inner_text()
    has(entered.locator("details.entry"), 1)


def test_a_decision_can_be_made_later(entered: Any):
    held(entered).get_by_role("button", name="Decide later").click()
    entered.get_by_role("heading", name="Held for review.").wait_for()
    entered.get_by_role("link", name="Records").click()
    waiting = entered.get_by_role("region", name="Waiting for review")
    waiting.get_by_role("button", name="Decide").first.click()
    dialog = entered.get_by_role("dialog", name="This answer waits for you")
    dialog.get_by_role("radio", name="Approve").check()
    dialog.get_by_role("button", name="Approve").click()
    entered.locator(".risk").get_by_text("approved by Rita").wait_for()
