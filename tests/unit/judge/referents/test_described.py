"""What is said of one thing is not said of another that a claim describes."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.names.check import RULE
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.described import of_what_is_described
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
AWARD = "The contract was awarded to Bellweather Ltd."


def objects(claim: str, *texts: str) -> bool:
    passages = tuple(Passage(document_id=str(i), text=t) for i, t in enumerate(texts))
    case = Case(claim=claim, passages=passages)
    window = Window(sentences=tuple(sentences(passages)[-1][:1]))
    (analysis,) = PARSER.parse([claim])
    found = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), WHOLE)
    told = of_what_is_described(found, case, window, analysis, PARSER)
    return told.findings[0].outcome is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "one", "two", "other"),
    [
        ("The wing that houses the archive burned down in 1931.",
         "The east wing houses the archive.", "The west wing burned down in 1931.", True),
        ("The wing that houses the archive burned down in 1931.",
         "The east wing houses the archive.", "The east wing burned down in 1931.", False),
        ("The wing that houses the archive burned down in 1931.",
         "The east wing houses the archive.", "The wing burned down in 1931.", False),
        # What is said in passing describes nothing.
        ("The wing, which houses the archive, burned down in 1931.",
         "The east wing houses the archive.", "The west wing burned down in 1931.", False),
        ("The company that was awarded the contract is based in Cork.",
         AWARD, "Fairweather Ltd is based in Cork.", True),
        ("The company that was awarded the contract is based in Cork.",
         AWARD, "Bellweather is based in Cork.", False),
        ("The company that was awarded the contract is based in Cork.",
         AWARD, "It is based in Cork.", False),
        ("The airport to which flight 208 was diverted has a short runway.",
         "Flight 208 was diverted to Malmö.", "Lund airport has a short runway.", True),
        ("The farmer who found the coin was fined for dumping.",
         "A farmer found the coin.", "A farmer was fined for dumping.", True),
        ("The creek where the sample was taken is a source of drinking water.",
         "The sample was taken from the creek.", "The limit for water is 5 mg.", True),
        ("The wing burned down in 1931.", "The east wing houses the archive.",
         "The west wing burned down in 1931.", False),
        ("The wing that houses the archive burned down in 1931.",
         "The museum is old.", "The west wing burned down in 1931.", False),
        ("The novel that won the prize was written by Ingrid Mose.",
         'The novel "Salt Years" won the prize.',
         '"Sand Years" was written by Ingrid Mose.', True),
        ("Attendance rose in the schools that offered a free breakfast.",
         "Twelve primary schools offered a free breakfast.",
         "Attendance rose in the breakfast schools.", False),
        ("A firm that fails to publish its pay gap can be fined.",
         "Large firms must publish their pay gap.",
         "A firm that fails to publish can be fined.", False),
        ("The novel that won the prize was written by Ingrid Mose.",
         'The novel "Salt Years" won the prize.',
         '"Salt Years" was written by Ingrid Mose.', False),
    ],
)  # fmt: skip
def test_what_is_said_of_another_is_missing(claim: str, one: str, two: str, other: bool) -> None:
    assert objects(claim, one, two) is other


def test_a_sentence_on_both_links_them() -> None:
    claim = "The company that was awarded the contract is based in Cork."
    renamed = "Bellweather Ltd is now called Fairweather Ltd."
    assert not objects(claim, AWARD, renamed, "Fairweather Ltd is based in Cork.")
