"""The rest told in numbers, and of how many something is not so."""

import pytest

from agent.judge.unfolding.members.rests import in_numbers, of_the_others
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LORRIES = "20 are electric, 9 run on gas and the others burn diesel."
FINE = "The fine is £200; £50 is due at once, the balance within a month."
REFUSED = "Of the 120 applications, 75 were approved, 20 withdrawn and the remaining ones refused."


@pytest.mark.parametrize(
    ("before", "text", "claim", "told"),
    [
        ("The firm runs 64 lorries.", LORRIES, "20 lorries burn diesel.",
         "20 are electric, 9 run on gas and the remaining 35 lorries burn diesel."),
        ("The firm runs 64 lorries.", LORRIES, "35 lorries burn diesel.",
         "20 are electric, 9 run on gas and the remaining 35 lorries burn diesel."),
        ("", FINE, "£50 is due within a month.",
         "The fine is £200; £50 is due at once, the remaining £150 within a month."),
        ("", REFUSED, "20 applications were refused.",
         "Of the 120 applications, 75 were approved, 20 withdrawn and the remaining 25 "
         "applications refused."),
        ("", "45% chose A and 30% chose B; the rest abstained.", "30% abstained.",
         "45% chose A and 30% chose B; the remaining 25% abstained."),
        ("", "Of the 52 patients, 31 recovered and the remaining patients were moved.",
         "31 patients were moved.",
         "Of the 52 patients, 31 recovered and the remaining 21 patients were moved."),
    ],
)  # fmt: skip
def test_a_rest_is_told_in_numbers(before: str, text: str, claim: str, told: str) -> None:
    evidence, mine, *last = PARSER.parse([text, claim, *filter(None, [before])], entities=False)
    assert in_numbers(evidence, last[0] if last else None, mine) == told


@pytest.mark.parametrize(
    ("before", "text", "claim"),
    [
        ("", FINE, "£150 is due within a month."),
        ("", LORRIES, "20 lorries burn diesel."),
        ("The firm runs 64 lorries and 12 buses.", LORRIES, "20 lorries burn diesel."),
        ("The firm runs 25 lorries.", LORRIES, "20 lorries burn diesel."),
        ("The firm runs 64 lorries.", "About 20 are old, the others new.", "It is so."),
        ("", "One half was for it, a third against it and the rest silent.", "A third was for it."),
        ("The firm runs 64 lorries.", "In 2020 the others were sold.", "It is so."),
        ("", "Of the 9 flats, 4 were let and the rest of the roof was mended.", "It is so."),
    ],
)  # fmt: skip
def test_an_unclear_rest_stands_as_it_is(before: str, text: str, claim: str) -> None:
    evidence, mine, *last = PARSER.parse([text, claim, *filter(None, [before])], entities=False)
    assert in_numbers(evidence, last[0] if last else None, mine) == text


MEMBERS = "Of the 40 members 14 live abroad."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (MEMBERS, "24 members do not live abroad.", "26 members do not live abroad."),
        ("Out of 250 forms sent, 180 were returned.", "180 forms were not returned.",
         "70 forms sent were not returned."),
        (MEMBERS, "26 members do not live abroad.", MEMBERS),
        (MEMBERS, "24 members live abroad.", MEMBERS),
        ("Of the 40 members at least 14 live abroad.", "24 do not live abroad.",
         "Of the 40 members at least 14 live abroad."),
    ],
)  # fmt: skip
def test_of_how_many_it_is_not_so(text: str, claim: str, told: str) -> None:
    assert of_the_others(text, claim, PARSER) == told
