"""An answer that is withheld stands nowhere in the report but as claims in the ledger."""

import datetime
from typing import Any

import pytest

from agent.domain.ledger import Ledger
from agent.domain.policy import Policy
from agent.domain.report import Action, Mode, Report, Round, Usage
from agent.domain.review import Review, ReviewAction
from agent.domain.verdict import Label
from agent.ledger.export import as_html, as_markdown
from agent.ledger.report import Run, report
from agent.ledger.summary import summarise

BLOCK = Policy.model_validate(
    {"risk": {"actions": dict.fromkeys(("low", "medium", "high"), "block")}}
)
REJECT = Review(action=ReviewAction.REJECT)
GIVEN, REVISED = "The fee is 95 euros, I say.", "The fee is 90 euros, they say."


def made(entry: Any, mode: Mode, policy: Policy, review: Review | None = None) -> Report:
    def a_round(draft: str, label: Label) -> Round:
        ledger = Ledger(entries=(entry(draft, draft[:15], label),))
        summary = summarise(ledger, policy)
        return Round(draft=draft, ledger=ledger, summary=summary, diff=f"+{draft}")

    rounds = (a_round(GIVEN, Label.CONTRADICTED), a_round(REVISED, Label.SUPPORTED))
    fields = {"question": None, "mode": mode, "rounds": rounds, "usage": Usage()}
    run = Run(**fields, has_evidence=True, review=review)
    return report(run, policy, datetime.date(2026, 5, 4), "a")


@pytest.mark.parametrize(("policy", "review"), [(BLOCK, None), (Policy(), REJECT)])
def test_the_drafts_of_a_withheld_answer_are_not_told(
    entry: Any, policy: Policy, review: Review | None
) -> None:
    found = made(entry, Mode.ANSWER, policy, review)
    assert found.is_withheld
    assert found.ledger.entries
    assert "I say" not in found.model_dump_json()
    assert "they say" not in found.model_dump_json()
    assert "they say" not in as_markdown(found) + as_html(found)


def test_a_draft_that_the_caller_gave_is_no_secret(entry: Any) -> None:
    found = made(entry, Mode.DRAFT, BLOCK)
    assert [r.draft for r in found.rounds] == [GIVEN, ""]
    assert "they say" not in found.model_dump_json()


def test_what_is_handed_on_keeps_its_rounds(entry: Any) -> None:
    found = made(entry, Mode.ANSWER, Policy())
    assert [r.draft for r in found.rounds] == [GIVEN, REVISED]


@pytest.mark.parametrize(("policy", "review"), [(BLOCK, None), (Policy(), REJECT)])
def test_what_is_withheld_is_never_grounded(
    entry: Any, policy: Policy, review: Review | None
) -> None:
    found = made(entry, Mode.ANSWER, policy, review)
    assert not found.summary.is_grounded
    assert found.risk.action is Action.BLOCK
    assert found.shortfalls == ["withheld"]
    assert "Not grounded (withheld)" in as_markdown(found)
    assert "Not grounded (withheld)." in as_html(found)
    assert made(entry, Mode.ANSWER, Policy()).summary.is_grounded
