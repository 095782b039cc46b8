"""What is said of the others is not said of all."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.polarity.conditions.others import of_the_others
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MANAGER = "The manager has a company car. All other employees use public transport."
BUGS = "Critical bugs are fixed within 24 hours; the rest are fixed within two weeks."


@pytest.mark.parametrize(
    ("premise", "claim", "narrower"),
    [
        (MANAGER, "Employees use public transport.", True),
        (MANAGER, "All employees use public transport.", True),
        (MANAGER, "All other employees use public transport.", False),
        (MANAGER, "All employees except the manager use public transport.", False),
        (MANAGER, "Employees without a car use public transport.", False),
        ("Ann uses trains. The other employees use trains.", "Employees use trains.", False),
        ("Employees use trains. The other employees use trains.", "Employees use trains.", False),
        ("Members pay €10. Everybody else pays €15.", "Everybody pays €15.", True),
        ("Members pay €10. Everybody else pays €15.", "Members pay €10.", False),
        ("The first offence costs €50. Every further offence costs €100.",
         "Every offence costs €100.", True),
        ("The first offence costs €50. Every further offence costs €100.",
         "After the first one, each offence costs €100.", False),
        ("The captain has a cabin. The rest of the crew sleep in bunks.",
         "The crew sleep in bunks.", True),
        ("The captain has a cabin. The remaining sailors sleep in bunks.",
         "The captain has a cabin.", False),
        ("Rentals may be cancelled. Other contracts may not be cancelled.",
         "Contracts may not be cancelled.", True),
        (BUGS, "All bugs are fixed within two weeks.", True),
    ],
)  # fmt: skip
def test_a_claim_on_all_where_only_the_others_are_meant(premise: str, claim: str, narrower: bool):
    mine, theirs = (read(a).tree for a in PARSER.parse([claim, premise], entities=False))
    assert bool(of_the_others(mine, theirs)) is narrower
