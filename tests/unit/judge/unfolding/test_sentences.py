"""Evidence unfolded: *respectively*, *the latter*, clauses cut short and what is set apart."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import LONGEST, unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ANYTHING = "It was so."


def told(text: str, claim: str = ANYTHING) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


SCORES = "Ana and Ben scored 70 and 80 points respectively."


@pytest.mark.parametrize(
    ("text", "apart"),
    [
        (SCORES, "Ana scored 70 points. Ben scored 80 points."),
        (
            "Samples A and B were stored at 4 and 20 degrees respectively.",
            "Samples A was stored at 4 degrees. Samples B was stored at 20 degrees.",
        ),
        (
            "The York and Leeds branches earned 4.1 and 3.2 million euros respectively.",
            "The York branches earned 4.1 million euros. "
            "The Leeds branches earned 3.2 million euros.",
        ),
        (
            "Adults, adolescents and children receive 40 mg, 20 mg and 10 mg, respectively.",
            "Adults receive 40 mg. Adolescents receive 20 mg. Children receive 10 mg.",
        ),
        (
            "Ms Roe and Mr Hale were appointed secretary and treasurer respectively.",
            "Ms Roe was appointed secretary. Mr Hale was appointed treasurer.",
        ),
        (
            "The red and blue wires go to terminals 1 and 2 respectively.",
            "The red wires go to terminals 1. The blue wires go to terminals 2.",
        ),
        (
            "Temperatures in Oslo and Rome were 5 and 20 degrees respectively.",
            "Temperatures in Oslo were 5 degrees. Temperatures in Rome were 20 degrees.",
        ),
        (
            "The fees are $5 and $10 for adults and for seniors, respectively.",
            "The fees are $5 for adults. The fees are $10 for seniors.",
        ),
        (
            "The sensitivity and specificity were 90% and 85%, respectively.",
            "The sensitivity was 90%. The specificity was 85%.",
        ),
        (
            "Mean age in the treatment and control groups was 54.2 and 53.8 years, respectively.",
            "Mean age in the treatment groups was 54.2 years. "
            "Mean age in the control groups was 53.8 years.",
        ),
        (
            "The Bank of Japan and the Bank of England raised rates by 0.25 and 0.5 points "
            "respectively.",
            "The Bank of Japan raised rates by 0.25 points. "
            "The Bank of England raised rates by 0.5 points.",
        ),
        (
            "Doses of 5 mg/kg and 10 mg/kg were given to mice and rats, respectively.",
            "Doses of 5 mg/kg were given to mice. Doses of 10 mg/kg were given to rats.",
        ),
        # numbers after the verb go with nouns before it
        (
            "The tenant and the landlord bear 40 and 60 percent of the cost.",
            "The tenant bears 40 percent of the cost. The landlord bears 60 percent of the cost.",
        ),
    ],
)
def test_two_series_are_told_member_by_member(text, apart):
    assert told(text) == apart


@pytest.mark.parametrize(
    "text",
    [
        "Trains to Kiel and Bonn leave at 8 am and 6 pm.",
        "Both the north and the south gate open at 8 am and 9 am.",
        "Tables and chairs come in 60 and 80 cm.",
        "Ana and Ben met Cleo and Dan.",
        "Age and weight were 54 and 80 in men and women respectively.",
        "The two teams scored 70 and 80 points respectively.",
        "The chair and the deputy chair of the board are elected for 3 and 2 years respectively.",
    ],
)
def test_what_may_be_no_pairs_stays_as_it_is(text):
    assert told(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "respectively",
        "and respectively",
        "Oak and",
        "The latter",
        "and the latter",
        ", is not",
        "; do not.",
    ],
)
def test_scraps_never_fail(text):
    assert told(text)


def test_a_claim_that_names_all_meets_the_sentence_as_it_stands():
    assert told(SCORES, "Ana scored fewer points than Ben.") == SCORES
    assert told(SCORES, "They scored 70 and 80 points respectively.") == SCORES


def test_a_claim_that_mixes_two_pairs_is_held_against_its_own():
    assert told(SCORES, "Ana scored 80 points.") == "Ana scored 70 points."
    ports = "HTTP and HTTPS use ports 80 and 443, respectively."
    assert "443" not in told(ports, "HTTP uses port 443.")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            "Two lifts, a goods lift and a passenger lift, were installed. "
            "The former carries 800 kg, the latter 400 kg.",
            "Two lifts, a goods lift and a passenger lift, were installed. "
            "The goods lift carries 800 kg, the passenger lift 400 kg.",
        ),
        (
            "Patients received amoxicillin or doxycycline; the former was given for five days.",
            "Patients received amoxicillin or doxycycline; amoxicillin was given for five days.",
        ),
        (
            "Staff may take annual leave or study leave. The latter must be approved.",
            "Staff may take annual leave or study leave. Study leave must be approved.",
        ),
        (
            "There are primary and secondary schools. The latter are free.",
            "There are primary and secondary schools. Secondary schools are free.",
        ),
        (
            "Two candidates stood, Ms Reyes and Mr Klein. The former's speech was short.",
            "Two candidates stood, Ms Reyes and Mr Klein. Ms Reyes' speech was short.",
        ),
        ("The latter is cheaper.", "The latter is cheaper."),
        ("Oak, ash and pine are sold. The latter is cheaper.",) * 2,
        ("The red or blue one is sold. The former director left.",) * 2,
        ("Oak and ash are sold to Kiel and Bonn. The latter is near.",) * 2,
        ("Oak and pine are sold. The latter two are cheap.",) * 2,
    ],
)
def test_the_former_and_the_latter_are_named(text, named):
    assert told(text) == named


def test_a_claim_that_says_the_latter_meets_the_text_as_it_stands():
    text = "Tables come in oak and pine. The latter is cheaper."
    assert told(text, "The latter is cheaper.") == text


@pytest.mark.parametrize(
    ("text", "completed"),
    [
        (
            "All plans include support, the free plan does not.",
            "All plans include support, the free plan does not include support.",
        ),
        (
            "All files are backed up; temporary files are not.",
            "All files are backed up; temporary files are not backed up.",
        ),
        (
            "Staff may use the car park, but contractors may not.",
            "Staff may use the car park, but contractors may not use the car park.",
        ),
        (
            "Adults can borrow ten books, children can't.",
            "Adults can borrow ten books, children can't borrow ten books.",
        ),
        (
            "The first release did not support plugins, the second did.",
            "The first release did not support plugins. The second release did support plugins.",
        ),
        ("He tried to open the door, but he could not.",) * 2,
        ("Ana is here, the man who left is not.",) * 2,
        ("The first release is old, the second does not.",) * 2,
        ("Adults take one tablet a day; children should not.",) * 2,
    ],
)
def test_a_clause_cut_short_is_completed(text, completed):
    assert told(text) == completed


@pytest.mark.parametrize(
    ("text", "except_for"),
    [
        ("The museum is open daily, Mondays excepted.", "except on Mondays."),
        ("All staff get sick pay, interns aside.", "except interns."),
        ("Every employee gets a bonus, trainees excluded.", "except trainees."),
        ("The museum is open, Mondays excluded.", "open, Mondays excluded."),
        ("He put all the books, pens and paper aside.", "pens and paper aside."),
    ],
)
def test_what_is_set_apart_is_an_exception(text, except_for):
    assert told(text).endswith(except_for)


def test_what_does_not_apply_to_some() -> None:
    text = "Vehicles may not enter. This does not apply to taxis."
    assert told(text, "Taxis may enter.") == "Taxis may enter. This is an exception."
    assert told(text, "Vans may not enter.") == text


def test_items_under_opposite_heads_are_told_in_full() -> None:
    text = "You need:\n- tea\n\nYou do not need:\n- old cups"
    assert told(text).endswith("You do not need: old cups. You do not need old cups.")


def test_a_passage_is_told_at_the_age_of_the_claim() -> None:
    text = "Entry costs £6. Children under 12 pay £3."
    meant = "Entry costs £6. Children under 12 pay £3. This does not apply to a 20-year-old."
    assert told(text, "A 20-year-old child pays £3.") == meant


@pytest.mark.parametrize(
    ("text", "claim", "unfolded"),
    [
        (
            "The visa is valid for 90 days and can be extended by 30 days.",
            "With an extension, the visa is valid for 110 days.",
            "With an extension, the visa is valid for 120 days.",
        ),
        (
            "The review takes ten weeks. It may be extended by three weeks.",
            "An extended review takes 13 weeks.",
            "With the extension, the review takes 13 weeks. It may be extended by three weeks.",
        ),
        (
            "The test may be repeated twice.",
            "The test may be taken twice in all.",
            "The test may be taken three times in all.",
        ),
        (
            "The club pays £5 for every 10 members.",
            "The club pays £15 for 40 members.",
            "The club pays £20 for 40 members.",
        ),
        ("Cats yes, dogs only on a lead.", "Cats must be on a lead.", "Cats are allowed."),
    ],
)
def test_what_is_counted_or_narrowed_is_told_for_the_claim(text, claim, unfolded):
    assert told(text, claim) == unfolded


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Are walk-ins accepted? No. Please book.", "Walk-ins are not accepted."),
        ("Q: Is the lift free?\nA: Yes, for guests.", "The lift is free for guests."),
    ],
)
def test_a_question_and_its_yes_or_no_are_told_as_the_statement_they_make(
    text: str, said: str
) -> None:
    assert said in told(text)
    assert "?" not in told(text)


def test_a_list_without_full_stops_is_left_as_it_stands() -> None:
    names = ", ".join(["Cy"] * (LONGEST // 4))
    assert told(f"{names}, {SCORES}") == f"{names}, {SCORES}"
