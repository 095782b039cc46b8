"""What a user does on the page, and what there is to read afterwards."""

from typing import Any

PATIENCE_MS = 20_000


def give_draft(page: Any, draft: str) -> None:
    """Write a draft into the form."""
    page.get_by_role("textbox", name="Draft", exact=True).fill(draft)


def give_document(page: Any, title: str, text: str) -> None:
    """Paste a document into the form."""
    page.get_by_role("button", name="Paste a text").click()
    item = page.locator(".documents > li").last
    item.get_by_label("Title").fill(title)
    item.get_by_label("Text").fill(text)


def only_report(page: Any) -> None:
    """Choose that nothing is corrected."""
    page.get_by_label("If a claim fails").select_option("0")


def submit(page: Any) -> None:
    """Send the form and wait for the report."""
    page.locator(".composer button[type=submit]").click()
    page.wait_for_selector(".jurat")


def check(page: Any, draft: str, *documents: tuple[str, str]) -> None:
    """Check a draft against documents, without corrections."""
    give_draft(page, draft)
    for title, text in documents:
        give_document(page, title, text)
    only_report(page)
    submit(page)


def entry(page: Any, text: str) -> Any:
    """Return the ledger entry whose claim holds ``text``."""
    return page.locator("details.entry", has=page.locator(".entry-claim", has_text=text)).first


def labels(page: Any) -> list[str]:
    """Return the verdicts of the ledger, in order."""
    found: list[str] = page.locator("details.entry").evaluate_all(
        "all => all.map(e => e.dataset.verdict)"
    )
    return found


def has(place: Any, number: int) -> None:
    """Wait until a locator finds so many elements."""
    from playwright.sync_api import expect

    expect(place).to_have_count(number, timeout=PATIENCE_MS)


def shows(place: Any, text: str) -> None:
    """Wait until an element shows ``text``."""
    from playwright.sync_api import expect

    expect(place).to_contain_text(text, timeout=PATIENCE_MS)
