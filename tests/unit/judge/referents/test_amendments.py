"""What one document replaces in another is spent."""

import pytest

from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.passages.matching import Matched
from agent.judge.passages.windows import Window, sentences
from agent.judge.quantities.check import check_quantities
from agent.judge.referents.amendments import Amendment, amendments, as_amended, in_force
from tests.trees import PARSER

LEASE = "3.1 The rent is €900 a month. 5 Guests may stay for at most 10 days."
PART = "In section 3.1, “€900” is replaced by “€950”."
WHOLE = "Section 5 is deleted and replaced by: “Guests may stay for at most 14 days.”"


def matched(claim: str, *texts: str) -> Matched:
    passages = tuple(Passage(text=t, document_id=str(i)) for i, t in enumerate(texts))
    windows = tuple(Window(sentences=(s,)) for own in sentences(passages) for s in own)
    share = (1.0,) * len(windows)
    case = Case(claim=claim, passages=passages)
    return Matched(case=case, windows=windows, overlaps=share, similarities=share)


def conflicts(claim: str, *texts: str) -> bool:
    found = matched(claim, *texts)
    (asked,) = PARSER.parse([claim])
    for window in found.windows:
        (premise,) = PARSER.parse([window.premise])
        checked = Checked((check_quantities(asked, premise),), Agreement())
        amended = as_amended(checked, asked, window, found.case.passages, PARSER)
        if amended != checked:
            return True
    return False


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (PART, Amendment("3.1", "€900", "€950")),
        ('Under clause 7 the words "a week" shall be substituted by "a month".',
         Amendment("7", "a week", "a month")),
        (WHOLE, Amendment("5", "", "Guests may stay for at most 14 days.")),
        ("Article 8 is hereby replaced with the following: “No dogs.”",
         Amendment("8", "", "No dogs.")),
    ],
)  # fmt: skip
def test_what_an_amendment_replaces(text: str, found: Amendment) -> None:
    assert amendments([Passage(text=text)]) == [found]


@pytest.mark.parametrize(
    "text", ["The filter in section 3 is replaced by staff.", "Section 5 is replaced.", ""]
)
def test_no_amendment(text: str) -> None:
    assert not amendments([Passage(text=text)])


@pytest.mark.parametrize(
    ("claim", "spent"),
    [
        ("The rent is €900 a month.", True),
        ("The rent is €950 a month.", False),
        ("The rent was €900 a month.", False),
        ("The rent rises from €900 to €950 a month.", False),
        ("Guests may stay for at most 10 days.", True),
        ("Guests may stay for at most 14 days.", False),
    ],
)
def test_the_old_value_is_spent(claim: str, spent: bool) -> None:
    assert conflicts(claim, LEASE, f"{PART} {WHOLE}") == spent
    assert not conflicts(claim, LEASE)


@pytest.mark.parametrize(("clause", "spent"), [("3.1", True), ("3.2", False), ("3", False)])
def test_only_its_own_clause_is_spent(clause: str, spent: bool) -> None:
    found = matched("", LEASE)
    rent = found.windows[0].sentences[0]
    assert Amendment(clause, "€900", "€950").spends(rent, found.case.passages[0]) == spent


@pytest.mark.parametrize(("days", "heard"), [(14, False), (10, True)])
def test_the_old_clause_does_not_speak_against_the_new(days: int, heard: bool) -> None:
    found = in_force(matched(f"Guests may stay for at most {days} days.", LEASE, WHOLE), PARSER)
    assert any("at most 10" in w.premise for w in found.windows) == heard
    assert len(found.windows) == len(found.overlaps) == len(found.similarities)
