"""What the warnings of a report say."""

from agent.domain.report import WarningCode
from agent.ledger.warnings import left_out


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
