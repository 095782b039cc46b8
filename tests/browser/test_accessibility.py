"""axe-core finds no serious issue, in any state, in either theme, at three widths."""

from typing import Any

import pytest

from tests.browser.steps import check, give_document, give_draft, submit
from tests.serving import Served

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")

RULES = ("Leave rules", "Staff receive 25 days of leave. Up to 5 days may be carried over.")
OTHER = ("Old rules", "Last updated: 3 May 2019. Up to 8 days may be carried over.")
DRAFT = (
    "# Leave\n\nStaff receive 30 days of leave. Up to 5 days may be carried over.\n\n"
    "- The canteen serves soup on Fridays.\n- Welcome to the team!"
)


def issues(page: Any) -> list[str]:
    """Return the serious and critical findings, each with the elements concerned."""
    # Colours are judged when they have arrived.
    page.wait_for_timeout(600)
    found = axe.Axe().run(page).response["violations"]
    return [
        f"{v['id']}: {[(n['target'], n['failureSummary'][:200]) for n in v['nodes'][:4]]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


@pytest.fixture(params=[("light", 390), ("dark", 820), ("light", 1440), ("dark", 1440)], ids=str)
def themed(request: pytest.FixtureRequest, opened: Any, server: Served) -> Any:
    """The page in a theme and a width."""
    theme, width = request.param
    return opened(f"{server.url}/", color_scheme=theme, viewport={"width": width, "height": 900})


def test_the_forms(themed: Any):
    assert issues(themed) == []
    themed.get_by_role("button", name="Try an example").click()
    themed.locator(".documents summary").first.click()
    assert issues(themed) == []
    themed.get_by_role("tab", name="Ask the documents").click()
    assert issues(themed) == []


def test_a_report_with_open_entries_and_a_source(themed: Any):
    check(themed, DRAFT, RULES, OTHER)
    for row in themed.locator("details.entry").all():
        row.locator("summary").click()
    themed.locator(".exhibit button:visible").first.wait_for()
    assert issues(themed) == []
    themed.get_by_role("button", name="Show in the source").first.click()
    themed.get_by_role("dialog").wait_for()
    assert issues(themed) == []


def test_changes_and_records(themed: Any):
    give_draft(themed, DRAFT)
    give_document(themed, *RULES)
    themed.get_by_label("If a claim fails").select_option("2")
    submit(themed)
    themed.get_by_role("tab", name="Changes").click()
    assert issues(themed) == []
    themed.get_by_role("link", name="Records").click()
    themed.locator(".record-list").wait_for()
    assert issues(themed) == []


def test_an_error(themed: Any):
    themed.get_by_role("tab", name="Ask the documents").click()
    themed.get_by_role("textbox", name="Question").fill("Anything?")
    themed.get_by_role("combobox", name="Workspace").fill("nowhere")
    themed.get_by_role("button", name="Ask", exact=True).click()
    themed.locator(".notice").wait_for()
    assert issues(themed) == []


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_nothing_is_wider_than_the_window(opened: Any, server: Served, width: int):
    page = opened(f"{server.url}/", viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check(page, f"{DRAFT} {'unbroken' * 30} holds 3 maps.", RULES, OTHER)
    for row in page.locator("details.entry").all():
        row.locator("summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
