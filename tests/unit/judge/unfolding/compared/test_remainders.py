"""How many of a whole are so, and how many are not, for a claim that counts them."""

import pytest

from agent.judge.unfolding.compared.remainders import CUE, for_its_count

TRIAL = "The trial enrolled 240 patients, of whom 60% were women."
LEFT = "18 patients dropped out before the end."
MOULD = "Mould was found in three of the school's eight rooms."
RENT = "The survey covered 600 households, 45% of which rent their home."
STAFF = "Two thirds of the staff work part-time."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (LEFT, "222 patients completed the trial.",
         "Of the 240 patients, 222 completed the trial."),
        (LEFT, "200 completed the trial.",
         "Of the 240 patients, 222, not 200, completed the trial."),
        (LEFT, "Most of the patients completed the trial.",
         "Most of the 240 patients completed the trial."),
        (LEFT, "Half of the patients dropped out before the end.",
         "A minority of the 240 patients dropped out before the end."),
        (TRIAL, "144 of the patients were women.", "Of the 240 patients, 144 were women."),
        (TRIAL, "144 of the patients were men.", "Of the 240 patients, 96, not 144, were men."),
        (TRIAL, "Most of the patients were men.", "A minority of the 240 patients were men."),
        (MOULD, "Four of the rooms had no mould.", "Of the eight rooms, five had no mould."),
        (MOULD, "Five rooms had mould.", "Of the eight rooms, three, not five, had mould."),
        (MOULD, "Most of the rooms had mould.", "A minority of the eight rooms had mould."),
        (RENT, "A minority of the households rent their home.",
         "A minority of the 600 households rent their home."),
        (STAFF, "Most of the staff work part-time.", "Most of the staff work part-time."),
        ("Every second household owns a car.", "Half of the households own a car.",
         "Half of the households own a car."),
        ("In May, 60% of the staff were ill.", "Most of the staff were ill.",
         "In May, most of the staff were ill."),
        ("The club has 320 members in Ely, of whom 55% are under 30.",
         "176 members are under 30.", "Of the 320 members in Ely, 176 are under 30."),
        ("In 2019 inspectors found mould in three of the eight rooms.",
         "In 2019 five of the rooms had no mould.",
         "In 2019 of the eight rooms, five had no mould."),
        ("Traces of lead were found in two of the nine wells.", "Seven of the wells had lead.",
         "Of the nine wells, two, not seven, had lead."),
        ("One in four pupils walks to school.", "Most pupils walk to school.",
         "A minority of the pupils walk to school."),
    ],
)  # fmt: skip
def test_the_count_of_the_claim_is_told(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert for_its_count(text, claim, f"{TRIAL} {LEFT}" if text == LEFT else text) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LEFT, "222 patients completed the trial in March."),
        (LEFT, "222 nurses completed the trial."),
        (MOULD, "Five of the rooms had no heating."),
        (MOULD, "Five of the halls had no mould."),
        (STAFF, "Most of the staff work from home."),
        (STAFF, "Most of the guests work part-time."),
        (STAFF, "Twelve of the staff work part-time."),
        ("About 60% of the guests were women.", "Most of the guests were women."),
        ("60% of the guests were women over 50.", "Most of the guests were women."),
        ("The mayor claims that 60% of the guests were women.", "Most of the guests were women."),
        ("60% of the guests were women, says the host.", "Most of the guests were women."),
        ("60% of the members are under 30.", "Most of the members are over 30."),
        ("Nobody found mould in three of the eight rooms.", "Five of the rooms had no mould."),
        ("60% of the staff live with children.", "Most of the staff live without children."),
        ("60% of the guests were not members.", "Most of the guests were members."),
    ],
)
def test_what_is_told_of_others_stands(text: str, claim: str) -> None:
    assert for_its_count(text, claim, f"{TRIAL} {LEFT}" if text == LEFT else text) == text


@pytest.mark.parametrize(
    "passage",
    [
        "About 18 patients dropped out.",
        "18 patients dropped out and 6 patients withdrew.",
        "18 patients dropped out, and 6 came back later.",
        "18 nurses dropped out.",
    ],
)
def test_who_left_must_be_told_for_sure(passage: str) -> None:
    claim = "222 patients completed the trial."
    assert for_its_count(passage, claim, f"{TRIAL} {passage}") == passage
