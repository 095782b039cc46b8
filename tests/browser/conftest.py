"""Headless Chromium on real server processes."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.serving import ROOT, Served, affidavit, serving

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE_MS = 90_000  # a loaded machine takes its time with the first run
REVIEW_ALL = "risk: {actions: {low: review, medium: review, high: review}}\n"

# Violations are events of the document; the list is read when the test ends.
WATCH = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`));
"""


def chromium() -> str:
    """Return the path of a Chromium; skips where there is none."""
    named = os.environ.get("AFFIDAVIT_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("no Chromium is installed (Debian: apt-get install chromium)")
    return found


# Playwright's loop holds the thread while it runs, and asyncio tests elsewhere need it back: hence
# the package, not the session.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """One Chromium for all tests of this folder."""
    path = chromium()
    with sync_api.sync_playwright() as driver:
        # The sandbox needs rights that a container's root does not have.
        options = ["--no-sandbox"] if os.geteuid() == 0 else []
        running = driver.chromium.launch(executable_path=path, args=options)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without keys, over the example documents."""
    home = tmp_path_factory.mktemp("home")
    affidavit(home, "index", str(ROOT / "evals" / "corpus"))
    with serving(home) as served:
        yield served


@pytest.fixture(scope="package")
def guarded(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server that asks for a key and holds every answer for review, and a key."""
    home = tmp_path_factory.mktemp("guarded")
    (home / "policy.yaml").write_text(REVIEW_ALL)
    affidavit(home, "index", str(ROOT / "evals" / "corpus"))
    made = json.loads(
        affidavit(home, "keys", "create", "Rita", "--workspace", "*", "--right", "write", "--json")
    )
    with serving(home) as served:
        yield served, made["key"]


@pytest.fixture
def opened(browser: Any) -> Iterator[Any]:
    """Open pages; when the test ends, none may have failed a script or broken its policy."""
    pages: list[Any] = []
    faults: list[str] = []

    def open_page(url: str, **options: Any) -> Any:
        context = browser.new_context(accept_downloads=True, **options)
        context.add_init_script(WATCH)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: faults.append(f"script: {error}"))
        page.on("dialog", lambda dialog: faults.append(f"dialog: {dialog.message}"))
        page.on(
            "request",
            lambda request: faults.append(request.url) if _is_away(request.url, url) else None,
        )
        page.goto(url)
        page.wait_for_selector(".composer, .records, .result, dialog")
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        faults += page.evaluate("window.violations")
        page.context.close()
    assert not faults


def _is_away(address: str, home: str) -> bool:
    return not address.startswith((re.match(r"https?://[^/]+/", home + "/")[0], "blob:", "data:"))


@pytest.fixture
def page(opened: Any, server: Served) -> Any:
    """The page of the server without keys."""
    return opened(f"{server.url}/")


@pytest.fixture(scope="session")
def handbook() -> str:
    """The text of the example handbook."""
    return (Path(ROOT) / "evals" / "corpus" / "handbook.md").read_text()
