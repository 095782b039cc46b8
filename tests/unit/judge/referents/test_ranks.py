"""What is the extreme of some rows of a table is not so if the rows around them deny it."""

from agent.domain.finding import Finding, Outcome
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.referents.ranks import of_all_rows

BY_ROWS = "by the rows of the table, highest price: Elm, €150"
FEW = frozenset({(0, 1), (0, 2)})
ALL = frozenset({(0, 1), (0, 2), (0, 3)})
APART = frozenset({(1, 4), (1, 5)})


def found(outcome: Outcome, reason: str = BY_ROWS) -> Checked:
    return Checked((Finding(rule="numbers", outcome=outcome, reason=reason),), WHOLE)


def outcomes(held: list[Checked]) -> list[Outcome]:
    return [c.findings[0].outcome for c in held]


def test_more_rows_overrule_fewer() -> None:
    held = of_all_rows([found(Outcome.MATCH), found(Outcome.CONFLICT)], [FEW, ALL])
    assert outcomes(held) == [Outcome.CONFLICT, Outcome.CONFLICT]
    assert not held[0].agreement.stated


def test_rows_of_another_table_and_other_findings_do_not() -> None:
    apart = of_all_rows([found(Outcome.MATCH), found(Outcome.CONFLICT)], [FEW, APART])
    assert outcomes(apart) == [Outcome.MATCH, Outcome.CONFLICT]
    told = [found(Outcome.MATCH, "stated"), found(Outcome.CONFLICT)]
    assert outcomes(of_all_rows(told, [FEW, ALL])) == [Outcome.MATCH, Outcome.CONFLICT]


def test_fewer_rows_do_not_overrule_all() -> None:
    held = of_all_rows([found(Outcome.CONFLICT), found(Outcome.MATCH)], [FEW, ALL])
    assert outcomes(held) == [Outcome.CONFLICT, Outcome.MATCH]
