"""Light and dark: as the system is set, until one is chosen."""

from typing import Any

import pytest

from tests.serving import Served

pytestmark = [pytest.mark.browser, pytest.mark.server]

BRIGHTNESS = """() => {
  const drawn = new OffscreenCanvas(1, 1).getContext("2d");
  drawn.fillStyle = getComputedStyle(document.body).backgroundColor;
  drawn.fillRect(0, 0, 1, 1);
  return drawn.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((a, b) => a + b) / 765;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_system_decides(opened: Any, server: Served, scheme: str):
    page = opened(f"{server.url}/", color_scheme=scheme)
    assert (page.evaluate(BRIGHTNESS) > 0.5) is (scheme == "light")


def test_a_choice_outlasts_a_reload(opened: Any, server: Served):
    page = opened(f"{server.url}/", color_scheme="dark")
    page.get_by_role("button", name="Theme: as the system").click()
    page.get_by_role("button", name="Theme: light").wait_for()
    assert page.evaluate(BRIGHTNESS) > 0.5
    page.reload()
    page.wait_for_selector(".composer")
    assert page.evaluate(BRIGHTNESS) > 0.5
    page.get_by_role("button", name="Theme: light").click()
    page.get_by_role("button", name="Theme: dark").click()
    assert page.evaluate(BRIGHTNESS) < 0.5
