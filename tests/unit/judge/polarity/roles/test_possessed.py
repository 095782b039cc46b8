"""What is told of somebody is not told of their sister, deputy or motor."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.possessed import compare_possessed
from tests.trees import PARSER

CLINIC = (
    "Dr. Okafor founded the clinic in 2009 together with her sister; since 2018 she has led it"
    " alone."
)
LEASE = "The director signed the lease on 4 May. Her deputy was on leave."


def _found(premise: str, claim: str) -> Outcome:
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    return compare_possessed(read(mine), read(theirs))[0]


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (CLINIC, "Dr. Okafor's sister has led the clinic alone since 2018."),
        (CLINIC, "The clinic has been led by Okafor's sister since 2018."),
        (LEASE, "The director's deputy signed the lease on 4 May."),
        (LEASE, "The lease was signed by the director's deputy."),
        ("The pump was replaced because its motor overheated.", "The pump's motor was replaced."),
        (
            "Norwick reported a loss of 3 million. Its parent company made a profit.",
            "The parent company of Norwick reported a loss of 3 million.",
        ),
        (
            "The founder of the school, Elsa Brandt, died in 1962. Her husband ran it.",
            "The founder's husband died in 1962.",
        ),
        (
            "The tenant must insure the flat. The tenant's guests may park in the yard.",
            "The tenant's guests must insure the flat.",
        ),
        ("The mayor was invited. His wife stayed at home.", "The wife of the mayor was invited."),
        ("They invited the mayor.", "They invited the mayor's wife."),
    ],
)
def test_their_own_is_another(premise: str, claim: str) -> None:
    assert _found(premise, claim) is Outcome.MISSING


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (CLINIC, "Dr. Okafor has led the clinic alone since 2018."),
        (CLINIC, "Okafor's sister founded the clinic."),
        ("The director was away. Her deputy signed the lease.",
         "The director's deputy signed the lease."),
        ("The director and her deputy signed the lease.",
         "The director's deputy signed the lease."),
        ("The ticket rose in May.", "The price of the ticket rose in May."),
        ("The bridge was completed in 1994.",
         "The construction of the bridge was completed in 1994."),
        ("The club pays 40 euros.", "The members of the club pay 40 euros."),
        ("Halden, the parent company of Norwick, made a profit.",
         "Norwick's parent company made a profit."),
        ("Halden is the parent of Norwick. Halden made a profit.",
         "The parent of Norwick made a profit."),
        ("The bridge is 300 metres long.", "The length of the bridge is 300 metres."),
        ("Captain Moreau scored twice for the team.", "The team's captain scored twice."),
    ],
)  # fmt: skip
def test_the_same_or_unclear(premise: str, claim: str) -> None:
    assert _found(premise, claim) is Outcome.NONE
