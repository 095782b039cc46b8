"""Who does it to whom, and who goes with what, where no parse tells."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.parallel import compare_pairs
from agent.judge.polarity.roles.voices import compare_voices, turned_round
from tests.trees import tree

RULES = "Local rules override regional rules."
SHIPPED = "The organ was sent to Bergen by Varga and to Turku by Halme."
SIGNED = "Signed for the lender by Una Brandt, clerk, and for the borrower by Piet Maas, owner."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Local rules are overridden by regional rules.", RULES),
        (RULES, "Local rules are overridden by regional rules."),
        ("Night guards are relieved by day guards.", "Night guards relieve day guards."),
    ],
)
def test_doer_and_patient_exchanged_conflict(claim: str, premise: str) -> None:
    assert compare_voices(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Regional rules are overridden by local rules.", RULES),
        ("Local rules are overridden by regional rules.", f"{RULES[:-1]}, and regional rules "
         "override local rules in winter."),
        ("Local rules are written by regional boards.", RULES),
        ("Norway was met by Wales.", "Wales met Norway."),
        ("Local rules are overridden.", RULES),
        ("Forms are sent to Rome and to Oslo.", "Forms are sent by post to Rome and to Oslo."),
        ("", RULES),
    ],
)  # fmt: skip
def test_the_same_roles_agree(claim: str, premise: str) -> None:
    assert compare_voices(tree(claim), tree(premise))[0] is Outcome.NONE


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Varga sent the organ to Turku.", SHIPPED),
        ("The organ for Bergen was sent by Halme.", SHIPPED),
        ("Una Brandt signed for the borrower.", SIGNED),
    ],
)
def test_mixed_pairs_conflict(claim: str, premise: str) -> None:
    assert compare_pairs(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Varga sent the organ to Bergen.", SHIPPED),
        ("Varga and Halme sent the organ to Bergen and Turku.", SHIPPED),
        ("Piet Maas signed for the borrower.", SIGNED),
        ("Halme is based in Turku.", "Varga is based in Bergen and Halme in Turku."),
        ("Sales fell in May.", "Sales rose in April by a tenth and in May by a fifth."),
        ("", SHIPPED),
    ],
)
def test_pairs_kept_or_not_told_agree(claim: str, premise: str) -> None:
    assert compare_pairs(tree(claim), tree(premise))[0] is Outcome.NONE


REPORTS = "The auditor reports to the board, and the treasurer reports to the auditor."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The auditor reports to the treasurer.", REPORTS),
        ("Sam works for Rita.", "Rita works for Sam and Sam works for Tess."),
        ("The cook lives above the warden.", "The warden lives above the cook."),
    ],
)
def test_who_reports_to_whom(claim: str, premise: str) -> None:
    assert turned_round(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The treasurer reports to the auditor.", REPORTS),
        ("Sam writes to Tess.", "Tess writes to Sam and Sam writes to Tess."),
        ("Team B plays against Team A.", "Team A plays against Team B."),
        ("The bishop spoke with the mayor.", "The mayor spoke with the bishop."),
        ("The bishop met the mayor.", "The mayor met the bishop."),
        ("The bishop slept.", "The mayor spoke with the bishop."),
    ],
)
def test_what_is_not_turned_round(claim: str, premise: str) -> None:
    assert not turned_round(tree(claim), tree(premise))
