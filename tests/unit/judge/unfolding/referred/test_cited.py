"""What stands in a numbered clause is told under its name for a claim that cites a clause."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.referred.cited import with_its_clause

STATUTES = (
    "## 4 Leave\n\n4.1 Leave is 28 days.\n4.2 It must be requested.\n\n"
    "## 5 Pay\n\nPay is due monthly."
)
LEASE = "§ 12 Voting\n(1) Each member has one vote.\n(2) Votes may be cast by proxy."


def told(claim: str, text: str) -> list[str]:
    passages = [Passage(text=text, document_id="a")]
    split = with_its_clause(claim, sentences(passages), passages)
    return [s.text for own in split for s in own]


@pytest.mark.parametrize(
    ("claim", "text", "expected"),
    [
        ("Section 4.1 grants 28 days.", STATUTES, "Section 4.1: Leave is 28 days."),
        ("Under section 4, leave is 28 days.", STATUTES, "Section 4: Leave is 28 days."),
        ("Pay is due monthly (clause 5).", STATUTES, "Clause 5: Pay is due monthly."),
        ("Pay is due monthly (section 4.2).", STATUTES, "Section 5: Pay is due monthly."),
        ("§ 12 (2) allows proxies.", LEASE, "§ 12 (2): (2) Votes may be cast by proxy."),
    ],
)
def test_a_clause_is_told_under_its_name(claim: str, text: str, expected: str) -> None:
    assert expected in told(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Leave is 28 days.", STATUTES),
        ("Under section 3, leave is 28 days.", "Leave is 28 days. It must be requested."),
        ("Article 7 sets the rent.", "Article 7 sets the rent at €900."),
    ],
)
def test_other_evidence_stays_as_it_is(claim: str, text: str) -> None:
    assert told(claim, text) == [s.text for s in sentences([Passage(text=text)])[0]]
