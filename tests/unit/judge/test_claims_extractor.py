import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


async def test_a_compound_sentence_gives_two_claims(extractor: RuleExtractor) -> None:
    draft = "The product encrypts data at rest using AES-256 and supports SOC 2 Type II [cite:ab]."
    claims = (await extractor.extract(draft, None, 64)).claims
    assert [c.text for c in claims] == [
        "The product encrypts data at rest using AES-256.",
        "The product supports SOC 2 Type II.",
    ]
    assert [c.citations for c in claims] == [("ab",), ("ab",)]
