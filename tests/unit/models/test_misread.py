"""Words that the parser takes for something else, put right."""

import pytest

from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("text", "subject", "verb"),
    [
        ("Children pay 5 euros and adults pay 9 euros.", "adults", "pay"),
        ("The plan cuts costs and the staff leave early.", "staff", "leave"),
        ("A child ticket costs £4.", "ticket", "costs"),
    ],
)
def test_the_noun_before_a_verb_is_its_subject(text: str, subject: str, verb: str) -> None:
    (parsed,) = PARSER.parse([text], entities=False)
    (found,) = [t for t in parsed.tokens if t.text == subject]
    assert (found.dep, parsed.tokens[found.head].text) == ("nsubj", verb)


@pytest.mark.parametrize(
    "text",
    [
        "The man who sells apples and pears runs a shop.",
        "He likes apples and pears and drinks tea.",
    ],
)
def test_what_a_joint_parts_from_a_verb_is_no_subject_of_it(text: str) -> None:
    (parsed,) = PARSER.parse([text], entities=False)
    (pears,) = [t for t in parsed.tokens if t.text == "pears"]
    assert (pears.dep, parsed.tokens[pears.head].text) == ("conj", "apples")


def test_a_text_that_ends_behind_the_word_in_question_is_parsed() -> None:
    (parsed,) = PARSER.parse(["Many costs high"])
    assert [t.text for t in parsed.tokens] == ["Many", "costs", "high"]
