"""What corrects the findings of a window takes from it that it says the claim."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked

NUMBER = Finding(rule="number", outcome=Outcome.MATCH)
NAME = Finding(rule="name", outcome=Outcome.MATCH)
CHECKED = Checked((NUMBER, NAME), WHOLE)


def test_a_rule_has_its_finding():
    assert CHECKED.of("name") is NAME
    assert CHECKED.of("polarity") is None


def test_a_finding_takes_the_place_of_another():
    missing = Finding(rule="number", outcome=Outcome.MISSING)
    told = CHECKED.replacing(NUMBER, missing)
    assert told.findings == (missing, NAME)
    assert told.agreement == WHOLE._replace(stated=False)


@pytest.mark.parametrize("limited", [False, True])
@pytest.mark.parametrize("before", Outcome)
def test_a_conflict_stays_with_its_rule(before: Outcome, limited: bool):
    missing = Finding(rule="number", outcome=Outcome.MISSING)
    own = Finding(rule="number", outcome=before)
    told = Checked((own, NAME), WHOLE).unless_opposed(missing, limited=limited)
    assert told.findings == (own if before is Outcome.CONFLICT else missing, NAME)
    assert told.agreement == WHOLE._replace(stated=False, limited=limited)
