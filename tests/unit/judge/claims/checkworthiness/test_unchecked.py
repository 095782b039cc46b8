"""What a report names as unchecked."""

import pytest

from agent.judge.claims.checkworthiness.unchecked import unchecked
from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


NAMED = {
    "I don't think the fee is 900 euros.": ["I don't think the fee is 900 euros."],
    "In my view staff must wear a badge.": ["In my view staff must wear a badge."],
    "The fee is $5 (not found in the documents).": ["The fee is $5 (not found in the documents)."],
    "The gate is red.\n```\nThe fee is 900 euros.\n```\n": ["The fee is 900 euros."],
    "# A **900 euro** fee\n\nThe gate is red.": ["A 900 euro fee"],
    "Is the fee 900 euros? Yes.": ["Is the fee 900 euros? Yes."],
    "Must staff wear a badge?\n\nNo, they must not.": [
        "Must staff wear a badge? No, they must not."
    ],
    "Q: Is the fee 900 euros?\nA: Yes": ["Q: Is the fee 900 euros? A: Yes"],
    "Here is the bill of 900 euros [cite:ab].": ["Here is the bill of 900 euros."],
}

UNNAMED = [
    "The fee is 900 euros.",
    "# A 900 euro fee\n\nThe fee is 900 euros.",
    "## Step 2\n\nThe gate is red.",
    "# Report: 2024\n\nThe gate is red.",
    "```\nx = 900\ntimeout: 30 seconds\n```",
    "| Plan | 30 days |\n|---|---|\n| Basic | $5 |",
    "Here are the 3 steps:",
    "Thanks for your 3 questions of 5 May!",
    "Is the fee 900 euros?",
    "Is the fee 900 euros? Yes, the fee is 900 euros.",
    "Is the fee 900 euros? Ask the office.",
    "Is it nice? Yes.",
    "Yes. The fee is 900 euros.",
    "The documents do not say whether the fee is 900 euros.",
    "If parking were free, everyone would save 900 euros.",
    "I think this is generous.",
    "Let me know if you need anything else.",
    "<!-- 900 euros -->",
]


@pytest.mark.parametrize(("draft", "sentences"), NAMED.items())
def test_what_holds_a_figure_or_rule_is_named(
    extractor: RuleExtractor, draft: str, sentences: list[str]
) -> None:
    assert unchecked(draft, extractor.extract_now(draft, None, 64).claims) == sentences


@pytest.mark.parametrize("draft", UNNAMED)
def test_the_rest_is_not(extractor: RuleExtractor, draft: str) -> None:
    assert unchecked(draft, extractor.extract_now(draft, None, 64).claims) == []


def test_what_the_cap_cuts_is_named(extractor: RuleExtractor) -> None:
    draft = "The fee is $5. The tax is $1."
    assert unchecked(draft, extractor.extract_now(draft, None, 1).claims) == ["The tax is $1."]
