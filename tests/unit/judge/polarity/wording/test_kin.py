"""Words of one root: which are forms of one another, and which are two things."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.stems import stem
from agent.judge.clauses.wordforms import lookalike
from agent.judge.polarity.check import check_polarity
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
OTHER_WORDS = [
    ("The policy was informed of the burglary.", "The police were informed of the burglary."),
    ("The universe publishes its budget.", "The university publishes its budget."),
    ("The station closed the bridge for repairs.", "The state closed the bridge for repairs."),
    ("Organization donation needs consent.", "Organ donation needs consent."),
    ("The patience must sign the form.", "The patient must sign the form."),
    ("An economical plan was published in May.", "An economic plan was published in May."),
    ("The print is in room 4.", "The printer is in room 4."),
    ("The operation must close the valve.", "The operator must close the valve."),
    ("The edition rejected the article.", "The editor rejected the article."),
    ("The invention registered the patent.", "The inventor registered the patent."),
    ("The contract must insure the site.", "The contractor must insure the site."),
    ("The ministry opened the bridge.", "The minister opened the bridge."),
    ("The generous manager approves refunds.", "The general manager approves refunds."),
    ("The director supervisor approves leave.", "The direct supervisor approves leave."),
    ("The training wears a blue vest.", "The trainer wears a blue vest."),
    ("The consultation sends an invoice.", "The consultant sends an invoice."),
    ("The refuge centre closed in May.", "The refugee centre closed in May."),
    ("Parks leads the design team.", "Parker leads the design team."),
]
SAME_WORDS = [
    ("Shipping the goods takes nine days.", "Shipment of the goods takes nine days."),
    ("The university's budget is public.", "The universities' budget is public."),
    ("The organisation publishes its budget.", "The organization publishes its budget."),
    ("An adviser signs the form.", "An advisor signs the form."),
    ("The library is in the historical building.", "The library is in the historic building."),
    ("Anna Berg is the designer of the logo.", "Anna Berg designed the logo."),
    ("The logo was the design of Anna Berg.", "Anna Berg designed the logo."),
    ("Harvesting begins in June.", "The harvest begins in June."),
    ("Her presidency lasted from 1990 to 2011.", "She was president from 1990 to 2011."),
    ("Asthmatic children are treated.", "Children with asthma are treated."),
    ("The policies are kept on file.", "Each policy is kept on file."),
]


@pytest.mark.parametrize(("claim", "premise"), OTHER_WORDS)
def test_another_word_of_one_root_is_missing(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) is Outcome.MISSING


@pytest.mark.parametrize(("claim", "premise"), SAME_WORDS)
def test_a_form_of_the_word_is_not(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) in (Outcome.MATCH, Outcome.NONE)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("police", "policy"),
        ("state", "station"),
        ("unit", "unity"),
        ("county", "count"),
        ("serious", "series"),
        ("commit", "committee"),
        ("import", "important"),
        ("authority", "author"),
        ("customer", "custom"),
        ("international", "internal"),
        ("generally", "generously"),
    ],
)
def test_words_that_only_look_alike_share_no_key(first: str, second: str) -> None:
    assert stem(first) != stem(second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("policy", "policies"),
        ("responsible", "responsibility"),
        ("irresponsible", "irresponsibly"),
        ("important", "importance"),
        ("probably", "probable"),
        ("integrated", "integration"),
    ],
)
def test_the_forms_of_a_family_do(first: str, second: str) -> None:
    assert stem(first) == stem(second)


def test_two_endings_of_one_root_look_alike() -> None:
    assert lookalike("edition", "editors")
    assert lookalike("design", "designer")
    assert not lookalike("policyholder", "policy")
    assert not lookalike("edition", "editions")


def _outcome(claim: str, premise: str) -> Outcome:
    return check_polarity(*PARSER.parse([claim, premise])).outcome
