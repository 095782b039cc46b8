import pytest

from agent.domain.finding import Outcome
from agent.judge.siblings import of_sibling
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TWO = "The Orrin 2 tent weighs 2.4 kg."
FOUR = "The Orrin 4 tent weighs 4.1 kg."


@pytest.mark.parametrize(
    ("claim", "parts", "wanted"),
    [
        ("The Orrin 2 tent weighs 4.1 kg.", [FOUR], Outcome.MISSING),
        ("The Orrin 2 tent weighs 4.1 kg.", [TWO, FOUR], Outcome.CONFLICT),
        ("The Orrin 2 tent weighs 4.1 kg.", [FOUR, TWO], Outcome.CONFLICT),
        ("The Orrin 2 tent weighs 4.1 kg.", [FOUR, "The Orrin 2 tent is red."], Outcome.MISSING),
        (
            "The Orrin 2 tent weighs 4.1 kg.",
            ["The Orrin 4 tent is large.", "It weighs 4.1 kg."],
            Outcome.MISSING,
        ),
        ("The Orrin 4 tent weighs 4.1 kg.", [TWO, FOUR], None),
        ("The Orrin 2 tent weighs 2.4 kg.", ["The Orrin 2 is small.", "It weighs 2.4 kg."], None),
        ("The tent weighs 4.1 kg.", [TWO, FOUR], None),
        ("The Orrin 2 tent weighs 2.4 kg.", ["The smaller tent weighs 2.4 kg."], None),
        ("The Orrin 2 and the Orrin 4 weigh 6.5 kg.", ["The Orrin 2 and 4 weigh 6.5 kg."], None),
    ],
)
def test_numbers_of_siblings(claim: str, parts: list[str], wanted: Outcome | None):
    parsed = PARSER.parse([claim, *parts])
    finding = of_sibling(parsed[0], parsed[1:], 0.0)
    assert (finding and finding.outcome) == wanted
