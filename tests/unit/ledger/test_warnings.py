"""What the warnings of a report say."""

from typing import Any

import pytest

from agent.domain.ledger import Ledger
from agent.domain.policy import Policy
from agent.domain.report import Mode, Round, WarningCode
from agent.domain.verdict import Label
from agent.domain.wording import CLOSEST
from agent.ledger.summary import summarise
from agent.ledger.warnings import after, foreign_text, left_out, omitted, unsure


def test_sentences_left_out_are_named() -> None:
    (told,) = left_out(["I think the fee is 900 euros."])
    assert told.code is WarningCode.UNCHECKED_TEXT
    assert "“I think the fee is 900 euros.”" in told.message
    assert left_out([]) == []


def test_a_message_names_some_and_the_details_all() -> None:
    sentences = [f"I think that fee {n} is {'very ' * 40}high." for n in range(9)]
    (told,) = left_out(sentences)
    assert told.message.count("“") == 5
    assert told.message.endswith("and 4 more")
    assert len(told.message) < 700
    assert told.details["sentences"] == sentences


def test_languages_are_named() -> None:
    german, french = "Der Hund ist im Garten nicht erlaubt.", "Les chiens ne sont pas admis."
    (told,) = foreign_text(german, [french, french, "Dogs are not allowed."])
    assert told.code is WarningCode.UNSUPPORTED_LANGUAGE
    assert told.details == {"draft": "German", "evidence": ["French"]}
    assert told.message.startswith("the draft is in German and evidence is in French: ")
    (told,) = foreign_text("Dogs are not allowed.", [german])
    assert told.message.startswith("evidence is in German: ")
    assert foreign_text("Dogs are not allowed.", ["The dog is out."]) == []


def test_a_draft_that_only_tells_what_is_closest_is_no_sure_answer() -> None:
    (told,) = unsure(f"{CLOSEST} A badge must be worn. [cite:a]")
    assert told.code is WarningCode.NO_SURE_ANSWER
    assert unsure("A badge must be worn. [cite:a]") == []


def test_one_is_told_in_the_singular(entry: Any) -> None:
    assert omitted(1, 64)[0].message.startswith("1 claim was not checked (max_claims is 64), so")
    assert omitted(2, 64)[0].message.startswith("2 claims were not checked")
    draft = "The fee is 5 euros."
    missing = Ledger(entries=(entry(draft, draft, Label.NOT_FOUND),))
    summary = summarise(missing, Policy())
    rounds = [Round(draft=draft, ledger=missing, summary=summary)] * 2
    told = {w.code: w.message for w in after(rounds, 1)}
    assert told[WarningCode.NO_IMPROVEMENT].startswith("1 revision did")
    assert told[WarningCode.UNSUPPORTED_CLAIMS].startswith("1 claim is not found")


def test_what_is_supported_only_in_part_is_to_be_read(entry: Any) -> None:
    fee, rent = "The fee is 5 euros.", "The rent is due on Monday."
    weak = Ledger(entries=(entry(fee, fee, Label.WEAK), entry(rent, rent, Label.SUPPORTED)))
    (told,) = after([Round(draft=fee, ledger=weak, summary=summarise(weak, Policy()))], 0)
    assert told.code is WarningCode.WEAK_CLAIMS
    assert told.message.startswith("1 claim is supported only in part")
    assert told.details == {"claims": [fee]}


@pytest.mark.parametrize(("mode", "said"), [(Mode.ANSWER, "the answer"), (Mode.DRAFT, "the draft")])
def test_what_makes_no_claim_is_called_what_it_is(mode: Mode, said: str) -> None:
    nothing = Round(draft="x", ledger=Ledger(), summary=summarise(Ledger(), Policy()))
    (told,) = after([nothing], 0, mode=mode)
    assert told.message.startswith(said)
