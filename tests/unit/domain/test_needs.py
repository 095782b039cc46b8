import pytest

from agent.domain.needs import Need, demand, satisfies


@pytest.mark.parametrize(
    ("question", "need"),
    [
        ("How much does a badge cost?", Need.MONEY),
        ("What is the fee for a copy?", Need.MONEY),
        ("What share of requests is denied?", Need.SHARE),
        ("How long do I have to reply?", Need.DURATION),
        ("How many weeks of leave do I get?", Need.DURATION),
        ("How much notice must I give?", Need.DURATION),
        ("How much annual, sick and award leave can I earn?", Need.DURATION),
        ("How much does it cost to leave early?", Need.MONEY),
        ("How many people sit on the board?", Need.NUMBER),
        ("When is the report due?", Need.TIME),
        ("What is the deadline for appeals?", Need.TIME),
        ("Who signs the form?", Need.PERSON),
        ("Where do I send it?", Need.PLACE),
        ("Which email addresses do I notify?", Need.ADDRESS),
        ("What is the link to the form?", Need.ADDRESS),
        ("What is the employer code?", Need.CODE),
        ("What email do I write to?", Need.ADDRESS),
        ("What should I do with a strange email?", Need.OPEN),
        ("What happens if I click on a link in an email?", Need.OPEN),
        ("What is the policy on sending email abroad?", Need.OPEN),
        ("Can I bring a dog?", Need.PERMISSION),
        ("If I am ill, may I work from home?", Need.PERMISSION),
        ("Do you know when the office opens?", Need.TIME),
        ("What is a variable week?", Need.OPEN),
        ("How do I apply?", Need.OPEN),
    ],
)
def test_demand(question: str, need: Need) -> None:
    assert demand(question).need is need


@pytest.mark.parametrize(
    ("question", "yes", "no"),
    [
        ("How much does a badge cost?", "A badge costs $20.", "Badges are made on Wednesdays."),
        ("What share is denied?", "About 5% are denied.", "If denied, repeat the process."),
        ("How long does it take?", "It takes 7 days.", "It takes patience."),
        ("How many weeks do I get?", "You get 12 weeks.", "You get leave."),
        ("How many people sit on it?", "Nine people sit on it.", "People sit on it."),
        ("Which address do I write to?", "Write to ops@example.org.", "Send us an email."),
        ("What is the monthly data cap?", "The cap is 20 GB.", "Data is metered."),
    ],
)
def test_satisfies(question: str, yes: str, no: str) -> None:
    demanded = demand(question)
    assert satisfies(demanded, yes) >= 0.9
    assert satisfies(demanded, no) < 0.5


def test_a_figure_of_another_unit_fits_half() -> None:
    demanded = demand("How many days of leave do I get?")
    assert satisfies(demanded, "You get 80 hours.") == 0.5
