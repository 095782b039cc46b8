import pytest

from agent.domain.text import Chunk, Span
from agent.domain.wording import NO_ANSWER
from agent.writer.drafting.compose import compose, indirect
from agent.writer.drafting.manner import is_over, is_past, manner, points_elsewhere
from agent.writer.drafting.statements import Statement, statements


def read(text: str) -> list[Statement]:
    chunk = Chunk(
        chunk_id="a",
        document_id="d",
        title="t",
        source="s",
        text=text,
        span=Span(start=0, end=len(text)),
    )
    return statements([chunk])


def test_items_of_one_list_are_joined() -> None:
    found = read("Leave covers the following:\n\n- the birth of a child\n- a serious illness\n")
    expected = "Leave covers the following: the birth of a child; a serious illness. [cite:a]"
    assert compose([("What does leave cover?", found)]) == expected


def test_a_statement_is_written_once() -> None:
    found = read("Leave is free for all staff.")
    assert compose([("Is leave free?", found), ("Who gets leave?", found)]).count("[cite:a]") == 1


def test_the_sentence_that_is_leant_on_comes_first() -> None:
    found = read("The lead drafts a memo. This must be signed by the director.")
    draft = compose([("Who signs the memo?", found[1:])])
    assert draft.startswith("The lead drafts a memo. [cite:a] This must be signed")


def test_a_sentence_that_was_leant_on_is_not_told_again_for_another_part() -> None:
    found = read("The hall can be let for a week. It costs £14 a night.")
    parts = [("What does the hall cost?", found[1:]), ("How long can it be let?", found[:1])]
    assert compose(parts).count("for a week") == 1


def test_a_heading_names_what_the_sentence_does_not() -> None:
    found = read("## Variable week\n\nThe longest day has 12 hours.")
    draft = compose([("How long is a day in a variable week?", found)])
    assert draft == "Variable week: The longest day has 12 hours. [cite:a]"


def test_a_heading_with_a_colon_of_its_own_is_not_put_before_a_sentence() -> None:
    found = read("# Bluebird cars: terms\n\n| Class | Deposit |\n| --- | --- |\n| Estate | £250 |")
    draft = compose([("What is the deposit for the biggest cars?", found)])
    assert draft == "Class: Estate; Deposit: £250. [cite:a]"


@pytest.mark.parametrize("number", ["5 ", "5.2 ", "§ 5 ", "5) "])
def test_the_number_of_a_heading_is_not_said(number: str) -> None:
    found = read(f"## {number}Requests for erasure\n\nWe charge no fee.")
    draft = compose([("What do requests for erasure cost?", found)])
    assert draft == "Requests for erasure: We charge no fee. [cite:a]"


@pytest.mark.parametrize(
    ("told", "second", "silent"),
    [
        ("A bicycle costs £3.", "How much is a caravan?", True),
        ("A tour costs £14.", "Who is the brewmaster?", True),
        ("The form is at the desk.", "When does the pool open?", True),
        ("Admission is £9.50.", "What does the car park cost?", True),
        ("The roof is mended by Hallam & Sons.", "Who does the roof?", False),
        ("The deposit is £40 for a van.", "How high is the deposit?", False),
        ("A pass is £40 and valid for a year.", "What is the price?", False),
        ("Breaches are told to Jo Hill at once.", "To whom?", False),
        ("Judo is on Tuesday with Ms Lund.", "Who teaches it?", False),
    ],
)
def test_a_part_on_what_nothing_told_names_is_not_passed_over(
    told: str, second: str, *, silent: bool
) -> None:
    found = read(told)
    draft = compose([("What is the first?", found), (f"What is the first? {second}", found)])
    assert draft.startswith(f"{told} [cite:a]")
    assert ("do not say" in draft) is silent


def test_a_note_loses_its_label() -> None:
    found = read("Please note that only the officer can sign it.")
    assert compose([("Who signs?", found)]) == "Only the officer can sign it. [cite:a]"


def test_nothing_chosen() -> None:
    assert compose([("Who signs?", [])]) == NO_ANSWER
    assert indirect("?") == "more"


@pytest.mark.parametrize(
    ("question", "better", "worse"),
    [
        ("What is a variable week?", "A variable week is a schedule.", "Variable weeks please us."),
        ("How do I apply?", "Submit the form to the desk.", "The form pleases everybody."),
        ("Can I bring a dog?", "Dogs may not come in.", "Dogs bark."),
        ("What is the most I can get?", "You can get up to 80 hours.", "You can get hours."),
    ],
)
def test_manner(question: str, better: str, worse: str) -> None:
    assert manner(question, better) > manner(question, worse)


def test_manner_of_a_question_without_one() -> None:
    assert manner("Which colour?", "Blue.") == 0.5


@pytest.mark.parametrize(
    ("sentence", "pointing"),
    [
        ("See the travel page for details.", True),
        ("If the card is lost, follow these instructions.", True),
        ("The travel page is updated daily.", False),
    ],
)
def test_pointers(sentence: str, pointing: bool) -> None:
    assert points_elsewhere(sentence) is pointing


def test_a_heading_is_said_once() -> None:
    found = read("## Phone passcode\n\nChange it at once. Make it longer than 14 signs.")
    draft = compose([("What are the rules for my phone passcode?", found)])
    assert draft.count("Phone passcode:") == 1


@pytest.mark.parametrize(
    ("question", "sentence", "past"),
    [
        ("The bus was late, how do I claim?", "Until now you could claim after 40 minutes.", True),
        ("How do I claim for a late bus?", "Previously, a form was needed.", True),
        ("How did I claim before June?", "Until now you could claim after 40 minutes.", False),
        ("How do I claim for a late bus?", "Claim on the form, until noon.", False),
        ("When do rents go up?", "The rise had first been proposed for 1 May.", True),
        ("When does the new pool open?", "The opening was originally planned for June.", True),
        ("How much is the new lift?", "It was initially due to cost £900.", True),
        ("When is the roof mended?", "The work had been scheduled first for March.", True),
        ("What was the date originally?", "The rise had first been proposed for 1 May.", False),
        ("When was the rise first planned for?", "It was originally set for 1 May.", False),
        ("When do rents go up?", "The rise was first put to the vote in May.", False),
        ("Who proposed the rise?", "The rise was proposed by the treasurer.", False),
        ("When was the lift built?", "The lift was first used in 1990.", False),
    ],
)
def test_what_was_so_until_now_is_no_answer_to_a_question_on_today(
    question: str, sentence: str, *, past: bool
) -> None:
    assert is_past(question, sentence) is past


NEWS = "# News\n\n## Version 2.4 (May 2024)\n\n### Added\n\n- Maps can be printed in colour.\n"
CUT = "## 4.1.0 (2025-05-02)\n\n- Removed: the XML import, which was deprecated in 3.8.\n"
OLD = "## 4.0.0 (2025-01-20)\n\n- Removed: support for Python 3.8.\n"
MINUTES = "## 12 May 2023\n\nThe board chose a new treasurer.\n"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (NEWS, "Which version added colour prints?", "Version 2.4 (May 2024): Maps can"),
        (NEWS, "When was printing in colour added?", "Version 2.4 (May 2024): Maps can"),
        (NEWS, "Can maps be printed in colour?", "Maps can"),
        (MINUTES, "When did the board choose a treasurer?", "12 May 2023: The board"),
        (MINUTES, "What did the board do?", "The board"),
        (MINUTES, "When will the board choose a treasurer?", "The board"),
        ("## 2024\n\nThe pool opened on 3 June.\n", "When was the pool opened?", "The pool"),
        ("## Fees 2024\n\nThe fee was raised.\n", "When was the fee raised?", "The fee"),
        (CUT, "When was the XML import removed?", "4.1.0 (2025-05-02): Removed: the XML"),
        (CUT, "Which version removed the XML import?", "4.1.0 (2025-05-02): Removed: the XML"),
        (CUT.replace(", which", " since it"), "When was the XML import removed?", "Removed: the"),
        (OLD, "When was support for Python 3.8 removed?", "4.0.0 (2025-01-20): Removed: support"),
        (OLD, "When was support for Python removed?", "Removed: support"),
    ],
)
def test_a_heading_dates_what_the_sentence_does_not(
    text: str, question: str, expected: str
) -> None:
    assert compose([(question, read(text)[-1:])]).startswith(expected)


@pytest.mark.parametrize(
    ("title", "question", "expected"),
    [
        ("Rules 2023", "What was the fee in 2023?", "Rules 2023: The fee is £180."),
        ("Rules 2023", "What is the fee?", "The fee is £180."),
        ("Rules 2025", "What was the fee in 2023?", "The fee is £180."),
        ("The 2023 fee is told here", "What was the fee in 2022?", "The fee is £180."),
    ],
)
def test_a_document_named_by_the_year_asked_about_is_told(
    title: str, question: str, expected: str
) -> None:
    told = [s.model_copy(update={"title": title}) for s in read("The fee is £180.")]
    assert compose([(question, told)]) == f"{expected} [cite:a]"


def test_the_row_of_a_table_has_no_heading_before_it() -> None:
    found = read("## Error codes\n\n| Code | Meaning |\n| --- | --- |\n| E20 | no water |\n")
    assert (
        compose([("What does error E20 mean?", found)]) == "Code: E20; Meaning: no water. [cite:a]"
    )


def test_what_is_told_up_to_a_figure_has_its_limit() -> None:
    found = read("A private car is paid 45p a mile up to 200 miles. A bicycle is paid 10p a mile.")
    asked = "How much is paid for a private car?"
    again = f"{asked} Is there a limit?"
    assert "do not say" not in compose([(asked, found[:1]), (again, found[:1])])
    assert "do not say" in compose([(asked, found[1:]), (again, found[1:])])


@pytest.mark.parametrize(
    ("heading", "told"),
    [
        ("Table 2: Berths (per night)", "Berths (per night): Size: Small; Price: £8."),
        ("Berths", "Size: Small; Price: £8."),
    ],
)
def test_the_row_of_a_table_has_what_its_prices_are_for(heading: str, told: str) -> None:
    found = read(f"# {heading}\n\n| Size | Price |\n|---|---|\n| Small | £8 |")
    assert compose([("What does a small berth cost?", found)]) == f"{told} [cite:a]"


def test_what_a_cell_is_for_is_not_said_again() -> None:
    found = read("# Berths per night\n\n| Size | Price |\n|---|---|\n| Small | £8 a week |")
    assert compose([("What is a small berth?", found)]) == "Size: Small; Price: £8 a week. [cite:a]"


@pytest.mark.parametrize(
    ("question", "sentence", "over"),
    [
        ("How do I claim?", "Until now one could claim only by post.", True),
        ("How did one claim before that?", "Until now one could claim only by post.", False),
        ("How do I claim?", "Until now one claimed by post; from May it is online.", False),
        ("How do I claim?", "Previously by post, now online.", False),
        ("How do I claim?", "You claim by post.", False),
    ],
)
def test_what_only_held_until_now_is_over(question: str, sentence: str, over: bool) -> None:
    assert is_over(question, sentence) is over
