"""The page when its connection breaks in the middle of a run."""

from typing import Any

import pytest

from tests.browser.steps import check, give_document, give_draft, labels
from tests.cutting import cutting
from tests.serving import Served

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.model]

TEXT = "Depot 1 holds 4 crates. Depot 2 holds 5 crates. Depot 3 holds 6 crates."
DRAFT = "Depot 1 holds 4 crates. Depot 2 holds 7 crates. Depot 3 holds 6 crates."
CHECK, AGAIN = b"POST /v1/check", b"GET /v1/runs/"


def asked(page: Any) -> list[str]:
    """Return a list that grows with the requests for runs."""
    found: list[str] = []
    page.on("request", lambda r: found.append(r.url) if "/v1/runs/" in r.url else None)
    return found


def test_a_stream_that_breaks_is_taken_up_where_it_broke(opened: Any, server: Served):
    with cutting(server.url, CHECK, AGAIN, after=2_500, times=2) as proxy:
        page = opened(f"{proxy.url}/")
        again = asked(page)
        check(page, DRAFT, ("Depots", TEXT))
        assert labels(page) == ["supported", "contradicted", "supported"]
        assert proxy.cuts == 2
        assert len(again) == 2
        with server.client() as client:  # the run went on; no second one was started
            records = client.get("/v1/audits").json()["audits"]
        assert sum(r["query"] == DRAFT for r in records) == 1


def test_a_connection_that_does_not_come_back_is_said(opened: Any, server: Served):
    with cutting(server.url, CHECK, AGAIN, after=0, times=10**6) as proxy:
        page = opened(f"{proxy.url}/")
        give_draft(page, DRAFT)
        give_document(page, "Depots", TEXT)
        page.locator(".composer button[type=submit]").click()
        page.get_by_role("heading", name="The run did not finish.").wait_for()
        assert "connection" in page.locator(".notice").inner_text().lower()
        assert page.get_by_role("button", name="Try again").is_visible()
