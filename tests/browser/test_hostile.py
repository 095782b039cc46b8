"""Documents and drafts that try to be markup stay text."""

from typing import Any

import pytest

from tests.browser.steps import check, entry, labels, shows

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

MARKUP = (
    '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">'
    '<svg onload="window.pwned = 1"></svg><a href="javascript:window.pwned = 1">x</a>'
)
TITLE = f"Notes {MARKUP}"
TEXT = f"The archive holds 40 maps. {MARKUP} The attic holds 12 globes."
DRAFT = f"The archive holds 40 maps. {MARKUP}\n\nThe attic holds 13 globes."


def nothing_ran(page: Any) -> bool:
    return bool(page.evaluate("window.pwned === undefined"))


def test_markup_in_drafts_titles_and_texts_stays_text(page: Any):
    check(page, DRAFT, (TITLE, TEXT))
    assert "supported" in labels(page)
    for row in page.locator("details.entry").all():
        row.locator("summary").click()
    assert MARKUP.split(">", maxsplit=1)[0] in page.locator(".statement").inner_text()
    assert page.locator("figure cite").first.inner_text() == TITLE
    entry(page, "40 maps").get_by_role("button", name="Show in the source").first.click()
    dialog = page.get_by_role("dialog")
    shows(dialog, MARKUP)
    assert (
        page.locator("main script, main img, main iframe, dialog script, dialog img").count() == 0
    )
    assert page.locator("[onerror], [onload], a[href^=javascript]").count() == 0
    assert nothing_ran(page)


def test_hostile_queries_stay_text_in_the_records(page: Any):
    check(page, DRAFT, (TITLE, TEXT))
    page.get_by_role("link", name="Records").click()
    page.locator(".record-list a").first.wait_for()
    assert "<script>" in page.locator(".record-query").first.inner_text()
    assert nothing_ran(page)


def test_spans_hold_in_text_beyond_the_basic_plane(page: Any):
    text = "🚲🚲 Hello. The depot lends 24 bicycles. 🎉 It opens at 8:00."
    draft = "👋 Welcome! 🎈 The depot lends 24 bicycles."
    check(page, draft, ("Depot 🚲", text))
    claims = [text.strip(".") for text in page.locator(".claim").all_inner_texts()]
    assert claims == ["The depot lends 24 bicycles"]
    row = entry(page, "24 bicycles")
    row.locator("summary").click()
    # The button comes when the text at the span is the quote, character by character.
    row.get_by_role("button", name="Show in the source").first.click()
    marked = page.get_by_role("dialog").locator("mark").inner_text()
    assert "The depot lends 24 bicycles." in marked
    assert marked in text


def test_the_policy_blocks_what_a_script_would_try(page: Any):
    done = page.evaluate(
        """() => {
          const found = [];
          try { document.body.insertAdjacentHTML("beforeend", "<b>x</b>"); found.push("b"); }
          catch {}
          try { const s = document.createElement("script"); s.textContent = "window.pwned = 1";
                document.body.append(s); } catch {}
          return found;
        }"""
    )
    assert done == []
    assert nothing_ran(page)
    assert page.evaluate("window.violations.splice(0).length") > 0
