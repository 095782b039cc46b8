"""“After that” stands for the end of the band before it."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.judge.claims.reference.bands import ended
from agent.models.parser import SpacyParser

EXTRACTOR = RuleExtractor(SpacyParser())


@pytest.mark.parametrize(
    ("before", "text", "meant"),
    [
        (
            "Leave accrues at six hours between 3 and 15 years.",
            "Leave accrues at eight hours after that.",
            "Leave accrues at eight hours after 15 years.",
        ),
        (
            "The ride costs €5 for the first ten kilometres.",
            "The ride costs €2 a kilometre after that.",
            "The ride costs €2 a kilometre after the first ten kilometres.",
        ),
        (
            "Storage is free for up to 2 days.",
            "Thereafter it costs €7 a day.",
            "After 2 days it costs €7 a day.",
        ),
        (
            "Storage is free for up to two working days.",
            "It costs €7 a day after that.",
            "It costs €7 a day after two working days.",
        ),
        ("Orders up to €50 cost €4.", "Beyond that they are free.", "Beyond €50 they are free."),
    ],
)
def test_the_end_of_the_band_is_meant(before: str, text: str, meant: str) -> None:
    assert ended(text, before) == meant


@pytest.mark.parametrize(
    ("before", "text"),
    [
        ("The course takes place in May.", "It costs €20 after that."),
        ("It costs €5 up to 2 kg and €7 up to 5 kg.", "It costs €9 after that."),
        ("The first 100 registered users pay €5.", "After that it costs €7."),
        ("Storage is free for up to 2 days.", "After that date it costs €7 a day."),
        ("", "After that it costs €7 a day."),
    ],
)
def test_what_is_not_plain_stays(before: str, text: str) -> None:
    assert ended(text, before) == text


def test_a_series_of_bands_is_told_in_claims_that_stand_alone() -> None:
    draft = "Annual leave accrues at six hours between 3 and 15 years, and at eight after that."
    texts = [c.text for c in EXTRACTOR.extract_now(draft, None, 9).claims]
    assert texts[-1] == "Annual leave accrues at eight hours after 15 years."
