"""Headings that name a release."""

import pytest

from agent.domain.asking.releases import release


@pytest.mark.parametrize(
    "heading",
    [
        "3.2.1 – 2026-09-14",
        "Version 3.2",
        "v2.0.0 (3 May 2024)",
        "Release of 3 May 2024",
        "[1.4.0]",
    ],
)
def test_a_version_or_day_alone_names_one(heading: str) -> None:
    assert release(heading) is not None


@pytest.mark.parametrize(
    "heading",
    ["Plans", "2.4 Return of tools that are late", "From 3 May 2024 to 9 May 2024", "Rules 2024"],
)
def test_other_headings_name_none(heading: str) -> None:
    assert release(heading) is None


def test_a_higher_version_comes_after_a_lower_one() -> None:
    first, last = release("2.9.1 – 2026-03-01"), release("2.10.0 – 2026-02-01")
    assert first is not None
    assert last is not None
    assert first.place < last.place
