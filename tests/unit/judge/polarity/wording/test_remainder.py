import pytest

from agent.judge.clauses.reading import read
from agent.judge.polarity.wording.remainder import reshaped, unsaid
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("premise", "claim", "other"),
    [
        # who acts in the claim only belongs to who acts in the evidence
        ("The coach's brother was fined.", "The coach was fined.", True),
        ("The coach's brother was fined.", "The brother of the coach was fined.", False),
        ("The cover of the book was damaged.", "The book was damaged.", True),
        ("The wall behind the stage was painted red.", "The stage was painted red.", True),
        ("A team of engineers built the engine.", "Engineers built the engine.", False),
        ("The cook bought a box of matches.", "The cook bought matches.", False),
        ("Visitors pay a fee of 10 euros.", "Visitors pay 10 euros.", False),
        # a part, a plan, what would be
        ("A third of the patients got the drug.", "The patients got the drug.", True),
        ("A third of the patients got the drug.", "One third of patients got the drug.", False),
        ("Nearly all employees came.", "Employees came.", True),
        ("Nearly all of the answers were kind, though a handful complained.",
         "A handful of the answers complained.", False),
        ("The plan to sell the site was dropped.", "The site was sold.", True),
        ("She was the first woman to win the race.", "A woman won the race.", False),
        ("The lorry would have stopped.", "The lorry stopped.", True),
        ("The lorry would have stopped.", "The lorry would have stopped.", False),
        # place, scope, exception
        ("The stop is beyond the hospital.", "The stop is at the hospital.", True),
        ("The stop is beyond the hospital.", "The stop is beyond the hospital.", False),
        ("The drug is safe for adults.", "The drug is safe.", True),
        ("The drug is safe for adults.", "The drug is safe for adults.", False),
        ("Except for the cellar, the house is heated.", "The house is heated.", True),
        ("The house, except for the cellar, is heated.", "Except for the cellar, it is.", False),
        ("The cook used honey instead of sugar.", "The cook used honey.", False),
        ("The firm pays a hotel or, if cheaper, a taxi.", "The firm pays a hotel.", True),
        ("The firm pays a hotel or a taxi.", "The firm pays a hotel or a taxi.", False),
        ("The firm does not pay a hotel or a taxi.", "The firm does not pay a hotel.", False),
        # a series of numbers, bounds
        ("Ward A and Ward B have 20 and 30 beds.", "Ward A has 30 beds.", True),
        ("Ward A and Ward B have 20 and 30 beds.", "Wards A and B have 20 and 30 beds.", False),
        ("Up to 200 people came.", "200 people came.", True),
        ("Up to 200 people came.", "At most 200 people came.", False),
        ("The hall seats up to 200 people.", "The hall seats 200 people.", False),
    ],
)  # fmt: skip
def test_a_sentence_that_says_something_else(premise: str, claim: str, other: bool):
    mine, theirs = (read(a).tree for a in PARSER.parse([claim, premise], entities=False))
    assert reshaped(mine, theirs, 0) is other


@pytest.mark.parametrize(
    ("premise", "claim", "other"),
    [
        ("The coach's brother was fined.", "The coach was fined.", True),
        ("The coach's brother was fined. The coach was fined.", "The coach was fined.", False),
        ("The coach's brother was fined.", "The coach was fined by the league.", False),
        ("The pass is valid on all days from June.", "The pass is valid on all days.", False),
        ("Applicants need a passport or an ID card.", "Applicants need a passport.", True),
    ],
)
def test_what_is_surely_not_said(premise: str, claim: str, other: bool):
    mine, theirs = (read(a).tree for a in PARSER.parse([claim, premise], entities=False))
    assert bool(unsaid(mine, theirs)) is other
