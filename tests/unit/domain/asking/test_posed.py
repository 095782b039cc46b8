"""Questions for yes or no, told as what they ask after."""

import pytest

from agent.domain.asking.posed import posed
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("question", "statement", "denial"),
    [
        ("May I bring my dog?", "you may bring your dog", "you may not bring your dog"),
        (
            "Do interns get paid leave?",
            "interns get paid leave",
            "interns do not get paid leave",
        ),
        (
            "Does the warranty cover the motor?",
            "the warranty covers the motor",
            "the warranty does not cover the motor",
        ),
        (
            "Is the depot open on Sundays?",
            "the depot is open on Sundays",
            "the depot is not open on Sundays",
        ),
        ("Are dogs allowed in the hall?", "dogs are allowed in the hall",
         "dogs are not allowed in the hall"),
        ("Is there a dress code?", "there is a dress code", "there is no dress code"),
        ("Can I call you at night?", "you can call us at night", "you cannot call us at night"),
        ("May guests eat with you?", "guests may eat with us", "guests may not eat with us"),
        ("Do you ship to Spain?", "we ship to Spain", "we do not ship to Spain"),
        ("Is parking free for employees?", "parking is free for employees",
         "parking is not free for employees"),
        ("Must visitors sign in?", "visitors must sign in", "visitors need not sign in"),
        ("Has the policy changed?", "the policy has changed", "the policy has not changed"),
    ],
)  # fmt: skip
def test_what_is_asked_after(question: str, statement: str, denial: str) -> None:
    (read,) = PARSER.parse([question])
    found = posed(read)
    assert found is not None
    assert (found.statement, found.denial) == (statement, denial)


@pytest.mark.parametrize(
    "question",
    [
        "When does the pool open?",
        "Can you tell me when the pool opens?",
        "Is it open or closed on Mondays?",
        "Isn't the pool open?",
        "Can only members use the gym?",
        "Do all employees get leave?",
        "Is e-mail sufficient for notices?",
        "The pool is open.",
        "",
    ],
)
def test_what_cannot_be_turned_safely(question: str) -> None:
    (read,) = PARSER.parse([question])
    assert posed(read) is None
