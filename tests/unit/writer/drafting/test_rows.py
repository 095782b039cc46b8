"""Rows of tables in answers: named cells, and those that were asked for."""

import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.statements import Statement, statements

LEAVE = (
    "| Grade | On joining | After 3 years | After 7 years |\n| --- | --- | --- | --- |\n"
    "| Band 4 | 27 days | 29 days | 31 days |\n"
)
MILEAGE = (
    "Vehicle       First 8,500 miles   Above 8,500 miles   Old rate (to May)\n"
    "Car           45p a mile          25p a mile          40p a mile\n"
    "Bicycle       20p a mile          20p a mile          15p a mile\n"
)
HOLD = "| | E-bike | Cargo bike |\n| --- | --- | --- |\n| Held on your card | £50 | £100 |\n"
PACKS = "Pack         £285      £240      10 days\nExpress      £395      £350      4 days\n"
STEPS = (
    "| Step | When | Action | By whom |\n| --- | --- | --- | --- |\n"
    "| 3 | 5 weeks | visit in person | officer |\n"
)
LISTED = "You may sublet if\n\n (a) you have owned it for a year,\n (b) you tell us.\n"


def said(text: str) -> list[Statement]:
    span = Span(start=0, end=len(text))
    chunk = Chunk(chunk_id="c", document_id="d", title="t", source="s", text=text, span=span)
    return statements([chunk])


MOORING = "| Boat | Members | Non-members |\n| --- | --- | --- |\n| Dinghy | £3 | £9 |\n"


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        (LEAVE, "I'm band 4, here for 3 years. How many days?", "Band 4; After 3 years: 29 days."),
        (LEAVE, "How much leave does band 4 get?", "27 days; After 3 years: 29 days; After 7"),
        (MILEAGE, "What is paid per mile for a car?", "Car; First 8,500 miles: 45p a mile; Above"),
        (MILEAGE, "What was the old rate for a car?", "Vehicle: Car; Old rate (to May): 40p"),
        (HOLD, "What is held for a cargo bike?", "Held on your card: Cargo bike: £100."),
        (HOLD, "E-bike or cargo bike, what is held?", "card: E-bike: £50; Cargo bike: £100."),
        (MOORING, "How much for a dinghy if I'm not a member?", "Boat: Dinghy; Non-members: £9."),
        (MOORING, "What do members pay for a dinghy?", "Boat: Dinghy; Members: £3."),
        (PACKS, "What does the pack cost?", "Pack; £285; £240; 10 days."),
        (
            STEPS,
            "What is the action at step 3, and when?",
            "3; When: 5 weeks; Action: visit in person.",
        ),
    ],
)
def test_of_a_row_the_cells_that_were_asked_for_are_told(
    text: str, question: str, answer: str
) -> None:
    assert answer in said(text)[0].answering(question).text


def test_the_columns_of_a_plain_text_that_are_not_asked_for_go() -> None:
    told = said(MILEAGE)[0].answering("What is paid per mile for a car?")
    assert "Old rate" not in told.text
    assert told.body in told.text


def test_a_list_after_an_unfinished_line_is_said_with_it() -> None:
    assert [s.text for s in said(LISTED)] == [
        "You may sublet if: you have owned it for a year.",
        "You may sublet if: you tell us.",
    ]


def test_the_place_of_a_row_and_a_heading_in_capitals_are_no_statements() -> None:
    text = (
        "E. HOW TO CLAIM\n\nSend the form.\n\nTable, row 5: Region North. The Fee of North is £3."
    )
    found = said(text)
    assert [s.text for s in found] == ["Send the form.", "The Fee of North is £3."]
    assert found[0].headings == ("HOW TO CLAIM",)


WORKS = (
    "| Work | Contractor | Start | Budget | Conditions |\n|---|---|---|---|---|\n"
    "| Windows | Brightpane | 8 June | £7,800 | only in dry weather |\n"
)
CLASSES = (
    "| Part | Model | Weight | Price | Warranty |\n|---|---|---|---|---|\n"
    "| FC-110 | Ridge | 274 kg | £19.50 | two years |\n"
)
COURSES = (
    "| Course | Teacher | Room | Day | Fee |\n|---|---|---|---|---|\n"
    "| Pottery | Ida Voss | B4 | Tuesday | £90 |\n"
)


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        (WORKS, "Who is the contractor for the windows?",
         "Work: Windows; Contractor: Brightpane; Conditions: only in dry weather."),
        (WORKS, "When do the windows start and what is the budget?",
         "Work: Windows; Start: 8 June; Budget: £7,800; Conditions: only in dry weather."),
        (WORKS, "How much do the windows cost?",
         "Work: Windows; Budget: £7,800; Conditions: only in dry weather."),
        (CLASSES, "What does FC-110 cost?", "Part: FC-110; Price: £19.50."),
        (CLASSES, "How heavy is the Ridge?", "Part: FC-110; Model: Ridge; Weight: 274 kg."),
        (CLASSES, "How long is the warranty on FC-110?", "Part: FC-110; Warranty: two years."),
        (CLASSES, "What does FC-110 cost and how long is its warranty?",
         "Part: FC-110; Price: £19.50; Warranty: two years."),
        (COURSES, "Who teaches pottery?", "Course: Pottery; Teacher: Ida Voss."),
        (COURSES, "In which room is pottery?", "Course: Pottery; Room: B4."),
        (COURSES, "On which day is pottery and what is the fee?",
         "Course: Pottery; Day: Tuesday; Fee: £90."),
        (COURSES, "Tell me about pottery.",
         "Course: Pottery; Teacher: Ida Voss; Room: B4; Day: Tuesday; Fee: £90."),
        (CLASSES, "price of FC-110, and how long is the warranty?",
         "Part: FC-110; Model: Ridge; Weight: 274 kg; Price: £19.50; Warranty: two years."),
        (COURSES, "Price of pottery and how fast?",
         "Course: Pottery; Teacher: Ida Voss; Room: B4; Day: Tuesday; Fee: £90."),
        (STEPS.replace("When", "When (before expiry)"),
         "What are the steps at 5 weeks before expiry and who carries out the visit?",
         "Step: 3; When (before expiry): 5 weeks; Action: visit in person; By whom: officer."),
        (COURSES, "Can I book pottery and what is the fee?",
         "Course: Pottery; Teacher: Ida Voss; Room: B4; Day: Tuesday; Fee: £90."),
    ],
)  # fmt: skip
def test_cells_that_no_part_of_the_question_asks_for_go(
    text: str, question: str, answer: str
) -> None:
    assert said(text)[0].answering(question).text == answer


def test_a_cell_that_says_none_is_told() -> None:
    (film,) = said("| Medium | Loan | Renewals |\n| --- | --- | --- |\n| Films | 7 days | none |\n")
    asked = "For how long can I borrow a film, and can I renew it?"
    assert film.answering(asked).text == "Medium: Films; Loan: 7 days; Renewals: none."


def test_durations_are_another_kind_than_temperatures() -> None:
    text = (
        "| Wash | Temperature | Duration |\n| --- | --- | --- |\n| Outdoor | 40 °C | 1 h 10 min |\n"
    )
    (row,) = said(text)
    asked = "At what temperature does Outdoor wash, and how long does it take?"
    assert row.answering(asked).text.endswith("Temperature: 40 °C; Duration: 1 h 10 min.")
