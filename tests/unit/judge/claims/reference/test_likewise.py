"""“The same goes for …” is spelt out where it is plain what it says."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


def last(extractor: RuleExtractor, draft: str) -> str:
    return extractor.extract_now(draft, None, 50).claims[-1].text


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        (
            "At mid-year, every element must be rated for AFGE members, and the same goes for NFFE "
            "members.",
            "At mid-year, every element must be rated for NFFE members.",
        ),
        (
            "Testing a prototype with users does not need a clearance. The same goes for open "
            "interviews and for card sorting.",
            "Open interviews and card sorting do not need a clearance.",
        ),
        (
            "Interns accrue leave monthly. The same applies to trainees.",
            "Trainees accrue leave monthly.",
        ),
        (
            "Sick leave is capped at 10 days; the same is true of study leave.",
            "Study leave is capped at 10 days.",
        ),
        ("Each intern gets a badge. The same goes for visitors.", "Visitors get a badge."),
        ("Visitors were searched. The same goes for the driver.", "The driver was searched."),
        (
            "You can carry over annual leave. The same goes for sick leave.",
            "You can carry over sick leave.",
        ),
        (
            "You can carry over 5 days of annual leave. The same goes for sick leave.",
            "You can carry over 5 days of sick leave.",
        ),
        ("Gifts are matched for Alice. The same goes for Bob.", "Gifts are matched for Bob."),
        (
            "A licence is valid for two years. The same holds for a permit too.",
            "A permit is valid for two years.",
        ),
    ],
)
def test_what_holds_of_another_thing_is_spelt_out(extractor: RuleExtractor, draft: str, said: str):
    assert last(extractor, draft) == said


@pytest.mark.parametrize(
    "draft",
    [
        "The same applies to trainees.",
        "It is capped at five days. The same applies to trainees.",
        "Refunds take a week for card payments. The same goes for vouchers.",
        "Interns accrue leave monthly. They may sell it, and they need no form. "
        "The same applies to trainees.",
    ],
)
def test_what_it_says_is_not_guessed(extractor: RuleExtractor, draft: str):
    assert last(extractor, draft).startswith("The same ")


def test_the_claim_keeps_its_place_in_the_draft(extractor: RuleExtractor):
    draft = "Interns accrue leave monthly. The same applies to trainees."
    claim = extractor.extract_now(draft, None, 50).claims[-1]
    assert claim.span.of(draft).startswith("The same applies to trainees")
