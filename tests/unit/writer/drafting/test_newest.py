"""The latest release of a changelog."""

import pytest

from agent.writer.drafting.newest import newest
from tests.unit.writer.drafting.test_tallied import part

LOG = """# Changelog of Plover

## 2.10.0 – 2026-04-01

- Added: a dark theme.
- Fixed: labels in print.

## 2.9.1 – 2026-03-01

- Fixed: sorting by name.

## 1.0.0 – 2024-01-05

- Added: everything.
"""


def told(question: str, *texts: str) -> str:
    chunks = [part(text, 0, None, f"log{n}") for n, text in enumerate(texts)]
    return " ".join(s.text for s in newest(question, chunks))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What is the latest version?", "2.10.0 – 2026-04-01: Added: a dark theme."),
        ("What is the newest release of Plover?", "2.10.0 – 2026-04-01: Added: a dark theme."),
        (
            "What is new in the latest version?",
            "2.10.0 – 2026-04-01: Added: a dark theme. "
            "2.10.0 – 2026-04-01: Fixed: labels in print.",
        ),
        ("When was the earliest version released?", "1.0.0 – 2024-01-05: Added: everything."),
        ("What is the latest version of Osprey?", ""),
        ("What is the latest train?", ""),
        ("What is the cheapest version?", ""),
    ],
)
def test_the_release_asked_about_is_told_with_what_it_brought(question: str, answer: str) -> None:
    assert told(question, LOG) == answer


def test_two_changelogs_answer_nothing() -> None:
    assert told("What is the latest version?", LOG, LOG.replace("2.10", "2.11")) == ""
