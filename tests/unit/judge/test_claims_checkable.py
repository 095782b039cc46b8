"""What counts as a claim and what is talk."""

import pytest

from agent.judge.claims.checkable import is_idle, opening, says_nothing
from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


TALK = [
    "Don't worry about it!",
    "Get in touch with me for more.",
    "Contact us with your questions.",
    "Thanks for checking before doing anything else.",
    "Great question, and thanks for planning ahead.",
    "I hope this gives you a clear picture of what to expect.",
    "Hope that helps, and enjoy your trip!",
    "Would you like help wording the request?",
    "Shall I put together a checklist for you?",
    "Let me know if you want the link to the form.",
    "Here is how I would go about it.",
    "These rules can feel a bit overwhelming.",
    "I think this is generous.",
    "In my view, the clause is harsh on tenants.",
    "This answer covers the main points.",
    "The summary below lists the main points.",
    "If you have any further questions, just ask.",
    "Imagine you fail three times.",
    "If the plates had been inspected, the collapse would have been prevented.",
    "If parking were free, everyone would drive.",
    "Kind regards, the support team",
    "You're welcome!",
    "Good luck!",
    "I'm not a doctor, so please consult one.",
    "The documents do not say who signs the form.",
    "The documents do not answer this question.",
    "Fees are low (not found in the documents).",
    "We're sorry for the inconvenience.",
    "Feel free to reach out.",
    "Does that make sense?",
]

CLAIMS = [
    "If a member missed two meetings, the board could end the membership.",
    "Samples might be released early if they tested negative.",
    "If the rates were lowered, the fee would fall by 5%.",
    "If the lease were to end early, the deposit would be returned.",
    "To arrange that kind, get in touch with your HR Specialist.",
    "Don't worry about a false alarm, because reporting one never gets anyone into trouble.",
    "Submit the form within 10 days.",
    "Email the help desk and ask for a code.",
    "Consider handing the controls to someone else.",
    "Please contact HR before you travel.",
    "Thankfulness is a virtue named in the handbook.",
    "Here, employees must wear badges.",
    "Leaves look green.",
    "Both support replication.",
    "Welcome packs are sent by mail.",
    "The answer period lasts ten days.",
    "If you have questions, call the hotline before May 3.",
    "See that the door is locked at night.",
    "Hopes Hospital has 300 beds.",
]


@pytest.mark.parametrize("draft", TALK)
def test_talk_gives_no_claim(extractor: RuleExtractor, draft: str) -> None:
    assert extractor.extract_now(draft, None, 64).claims == ()


@pytest.mark.parametrize("draft", CLAIMS)
def test_statements_give_claims(extractor: RuleExtractor, draft: str) -> None:
    assert extractor.extract_now(draft, None, 64).claims


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
    ],
)
def test_openings_are_cut(extractor: RuleExtractor, draft: str, text: str | None) -> None:
    claims = extractor.extract_now(draft, None, 64).claims
    assert len(claims) == 1
    assert text is None or claims[0].text == text


def test_opening_length() -> None:
    assert opening("However, it is.") == len("However, ")
    assert opening("It is.") == 0


def test_idle_sentences_have_no_further_clause() -> None:
    assert is_idle("I think so.")
    assert says_nothing("I think so, but fees are due.")
    assert not is_idle("I think so, but fees are due.")
