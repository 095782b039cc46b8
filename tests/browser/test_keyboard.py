"""The page without a mouse."""

from typing import Any

import pytest

from tests.browser.steps import has

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

TEXT = "Full-time staff receive 25 days of paid leave a year. Leave is planned by May."
DRAFT = "Full-time staff receive 25 days of paid leave a year. Leave is planned by June."
FOCUSED = """() => {
  const e = document.activeElement;
  return (e.getAttribute("aria-label") ?? e.labels?.[0]?.textContent ?? e.textContent).trim();
}"""


def tab_to(page: Any, name: str, key: str = "Tab", most: int = 40) -> None:
    """Press ``key`` until the element of that name has the focus."""
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate(FOCUSED).startswith(name):
            return
    raise AssertionError(f"{name!r} is not reached with {key}")


def test_a_check_from_start_to_source_with_the_keyboard_alone(page: Any):
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "Skip to the content"
    page.keyboard.press("Enter")
    tab_to(page, "Check a draft")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == "Ask the documents"
    page.keyboard.press("ArrowLeft")
    tab_to(page, "Draft")
    page.keyboard.type(DRAFT)
    tab_to(page, "Paste a text")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == "Title"
    page.keyboard.type("Leave rules")
    tab_to(page, "Text")
    page.keyboard.type(TEXT)
    tab_to(page, "If a claim fails")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".jurat")
    assert page.evaluate("document.activeElement.closest('.result') !== null")

    tab_to(page, "Claim 2: contradicted")
    page.keyboard.press("Enter")
    has(page.locator("details.entry[open]"), 1)
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    has(page.locator("details.entry[open]"), 2)
    page.locator(".exhibit button:visible").first.wait_for()
    tab_to(page, "Show in the source")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Leave rules").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.evaluate(FOCUSED) == "Show in the source"


def test_whatever_has_the_focus_shows_it(page: Any):
    for _ in range(12):
        page.keyboard.press("Tab")
        width = page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)")
        style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert style != "none"
        assert width >= 2


def test_verdicts_are_announced(page: Any):
    page.get_by_role("button", name="Try an example").click()
    page.keyboard.press("Enter")
    page.wait_for_selector(".jurat")
    headline = page.locator("h1").inner_text()
    page.locator("#live").get_by_text(headline).wait_for(state="attached")
