"""Whether a sentence tells of another thing of the kind that a claim tells of."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.referents.subjects import of_others
from agent.judge.rules import findings
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("claim", "part", "expected"),
    [
        ("The Bergen store opens at nine.", "The Oslo store opens at ten.", True),
        ("The Bergen store opens at nine.", "The Bergen store opens at ten.", False),
        ("The Bergen store opens at nine.", "The store opens at ten.", False),
        ("Revenue of Cetus rose 9%.", "Revenue of Astra rose 5%.", True),
        (
            "The warranty of the Norra oven is ten years.",
            "The warranty of the Sola oven is two.",
            True,
        ),
        ("Emma Voss was born in 1961.", "Emil Voss was born in 1987.", True),
        ("Emma Voss was born in 1961.", "Voss was born in 1987.", False),
        ("Fenwick delivers in May.", "The Supplier delivers in June.", False),
        ("The UK office has ten desks.", "The British office has nine desks.", False),
        (
            "The Bergen store opens at nine.",
            "The Oslo store and that of Bergen open at ten.",
            False,
        ),
    ],
)
def test_another_subject(claim: str, part: str, *, expected: bool) -> None:
    assert of_others(*PARSER.parse([claim, part])) is expected


def test_what_is_told_of_another_is_no_conflict() -> None:
    claim, other, own = PARSER.parse(
        [
            "The Bergen store opens at 9 a.m.",
            "The Oslo store opens at 10 a.m.",
            "The Bergen store opens at 8 a.m.",
        ]
    )
    assert Outcome.CONFLICT not in {f.outcome for f in findings(claim, [other], 0.0, frozenset())}
    assert Outcome.CONFLICT in {f.outcome for f in findings(claim, [own], 0.0, frozenset())}


def test_of_two_halls_neither_speaks_against_the_other() -> None:
    claim, other = PARSER.parse(["Nina Roth works in Hall 3.", "Paula Beck works in Hall 5."])
    assert Outcome.CONFLICT not in {f.outcome for f in findings(claim, [other], 0.0, frozenset())}
