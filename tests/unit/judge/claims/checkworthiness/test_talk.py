"""Openings and idle sentences of an answer, by their words."""

import pytest

from agent.judge.claims.checkworthiness.talk import is_idle, opening, says_nothing
from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


@pytest.mark.parametrize(
    ("draft", "text"),
    [
        ("I'm sorry to hear that, but refunds take 5 days.", "Refunds take 5 days."),
        ("Rest assured that the deposit is refunded.", "The deposit is refunded."),
        ("Don't worry, refunds take 5 days.", "Refunds take 5 days."),
        ("Yes, small dogs travel free.", "Small dogs travel free."),
        ("Note that all fees are final.", "All fees are final."),
        ("However, the study does not prove it.", "The study does not prove it."),
        ("Based on the provided documents, the fee is $5.", "The fee is $5."),
        ("It's worth noting that however small, tents are banned.", None),
        ("We are pleased to report that revenue rose 12%.", "Revenue rose 12%."),
        ("We are happy to confirm that the drug is safe.", "The drug is safe."),
        ("We are sure that the bridge holds 40 tons.", "The bridge holds 40 tons."),
        ("I can confirm that the fee is 900 euros.", "The fee is 900 euros."),
        ("I know that the limit is 5 kg.", "The limit is 5 kg."),
        ("I'm afraid the fee is 900 euros.", "The fee is 900 euros."),
        ("The table below shows that sales were $5 million.", "Sales were $5 million."),
    ],
)
def test_openings_are_cut(extractor: RuleExtractor, draft: str, text: str | None) -> None:
    claims = extractor.extract_now(draft, None, 64).claims
    assert len(claims) == 1
    assert text is None or claims[0].text == text


@pytest.mark.parametrize(
    ("draft", "text"),
    [
        ("Sorry, the fee is 900 euros.", "The fee is 900 euros."),
        ("Please accept our terms on the portal.", "Please accept our terms on the portal."),
        ("Dear Mr. Smith, the fee is 900 euros.", "The fee is 900 euros."),
        ("Thank you for asking; the fee is 900 euros.", "The fee is 900 euros."),
        ("Happy to help: submit the form to HR.", "Submit the form to HR."),
        ("Let me explain: the fee is 900 euros.", "The fee is 900 euros."),
        ("Here are the fees: adults pay 900 euros.", "Adults pay 900 euros."),
        ("Here is what you pay: 900 euros a month.", "900 euros a month."),
        ("Consider the following: the fee is 900 euros.", "The fee is 900 euros."),
        ("The documents do not say this, but the fee is 900 euros.", "The fee is 900 euros."),
        ("The documents do not mention it because dogs are banned.", "Dogs are banned."),
        ("The excerpts don't state this; however, dogs are banned.", "Dogs are banned."),
        ("If you have any questions, call 555-1234 by 5 pm.", "Call 555-1234 by 5 pm."),
    ],
)
def test_what_follows_talk_is_a_claim(extractor: RuleExtractor, draft: str, text: str) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == [text]


def test_opening_length() -> None:
    assert opening("However, it is.") == len("However, ")
    assert opening("It is.") == 0


def test_idle_sentences_have_no_further_clause() -> None:
    assert is_idle("I think so.")
    assert is_idle("(Agreement, clause 2.2)")
    assert is_idle("(see the Act, s. 7(1))")
    assert not is_idle("(Rent under clause 2.2 is due.)")
    assert is_idle("Please find my memo below.")
    assert not is_idle("Please find the key below the mat.")
    assert says_nothing("I think so, but fees are due.")
    assert not is_idle("I think so, but fees are due.")
