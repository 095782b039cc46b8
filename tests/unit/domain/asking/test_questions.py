import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.asking.questions import background, focus, plan


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("How long is the notice period?", ["How long is the notice period?"]),
        ("Leave policy", ["Leave policy"]),
        (
            "How do I request leave, and who approves the request?",
            ["How do I request leave?", "Who approves the request?"],
        ),
        (
            "What if my badge is lost? Where do I report a theft?",
            ["What if my badge is lost?", "Where do I report a theft?"],
        ),
        (
            "I am new here. How much leave do I earn, and when does unused leave expire?",
            [
                "I am new here. How much leave do I earn?",
                "I am new here. When does unused leave expire?",
            ],
        ),
        (
            "How do I renew my parking permit and what does it cost?",
            ["How do I renew my parking permit?", "What does my parking permit cost?"],
        ),
        (
            "How does overtime differ between a fixed and a rotating shift?",
            [
                "How does overtime differ for a fixed shift?",
                "How does overtime differ for a rotating shift?",
            ],
        ),
        (
            "What is the difference between the silver card and the gold card?",
            ["What about the silver card?", "What about the gold card?"],
        ),
        (
            "Which is quicker, a tram or a bus for the airport?",
            [
                "Which is quicker: a tram for the airport?",
                "Which is quicker: a bus for the airport?",
            ],
        ),
        (
            "Which is older, the museum or the Tower of London?",
            ["Which is older: the museum?", "Which is older: the Tower of London?"],
        ),
        (
            "I want to complain about a driver, how and until when?",
            [
                "I want to complain about a driver, how?",
                "I want to complain about a driver, how? Until when?",
            ],
        ),
        (
            "Mould spoiled my coat. Who pays, how do I claim?",
            [
                "Mould spoiled my coat. Who pays?",
                "Mould spoiled my coat. Who pays? How do I claim?",
            ],
        ),
        ("I would like to know how and when I pay.", ["I would like to know how and when I pay."]),
        ("It broke. How and when do I report it?", ["It broke. How and when do I report it?"]),
        (
            "How much is the pass a day and where is it valid?",
            ["How much is the pass a day?", "Where is the pass valid?"],
        ),
        (
            "How much is swimming only a month and how do I get out of it?",
            [
                "How much is swimming only a month?",
                "How much is swimming only a month? How do I get out of it?",
            ],
        ),
        (
            "Can I freeze my card because I am ill, and does it cost anything?",
            [
                "Can I freeze my card because I am ill?",
                "Can I freeze my card because I am ill? Does it cost anything?",
            ],
        ),
        (
            "my locker key broke, how do i open it and who pays",
            ["my locker key broke, how do i open it?", "my locker key broke, who pays?"],
        ),
        (
            "I've booked the hall for June - can I move it and what would that cost me?",
            [
                "I've booked the hall for June - can I move it?",
                "I've booked the hall for June - can I move it? What would that cost me?",
            ],
        ),
        (
            "The kiln is broken, whom do I tell and by when?",
            [
                "The kiln is broken, whom do I tell?",
                "The kiln is broken, whom do I tell? By when?",
            ],
        ),
        (
            "My dog is old and tired, can it ride along?",
            ["My dog is old and tired, can it ride along?"],
        ),
        (
            "What is the difference between day and night shifts in terms of pay?",
            [
                "What about day shifts in terms of pay?",
                "What about night shifts in terms of pay?",
            ],
        ),
        ("Does the policy cover cats and dogs?", ["Does the policy cover cats and dogs?"]),
        ("Which forms and receipts are needed?", ["Which forms and receipts are needed?"]),
    ],
)
def test_plan(question: str, parts: list[str]) -> None:
    assert list(plan(question).sub_questions) == parts


@pytest.mark.parametrize(
    ("question", "second"),
    [
        ("What does the day pass cost and where is it valid?", "Where is the day pass valid?"),
        ("How much does the sauna cost and how long can I book it for?",
         "How long can I book the sauna for?"),
        ("What does the care plan cost and what does it cover?", "What does the care plan cover?"),
        ("When does the swimming pool open and how much is it for children?",
         "How much is the swimming pool for children?"),
        ("When must the form reach you and where do I send it?", "Where do I send the form?"),
        ("How much is the voucher worth and until when is it valid?",
         "Until when is the voucher valid?"),
        ("When is the survey report due and who writes it?", "Who writes the survey report?"),
        ("How often is the boiler serviced and who pays for it?", "Who pays for the boiler?"),
        ("When is the bike shed locked and who locks it?", "Who locks the bike shed?"),
        ("When do the works on the roof begin and who does them?",
         "When do the works on the roof begin? Who does them?"),
        ("When does the work start and how long does it take?", "How long does the work take?"),
        ("What is the entry fee and is it refundable?", "Is the entry fee refundable?"),
        ("What does a van cost and how high is the deposit?",
         "What does a van cost? How high is the deposit?"),
        ("Where is the tool shed and who uses it?", "Who uses the tool shed?"),
        ("How long is the guarantee and what does it cover?", "What does the guarantee cover?"),
        ("What is the fee for a child and when is it due?",
         "When is the fee for a child due?"),
        ("When is the party at the club held and who plans it?",
         "Who plans the party at the club?"),
    ],
)  # fmt: skip
def test_what_the_second_part_is_about_is_named_without_what_is_said_of_it(
    question: str, second: str
) -> None:
    assert plan(question).sub_questions[1] == second


def test_a_thin_part_keeps_what_it_leans_on() -> None:
    parts = plan("How are bonuses decided, and when are they paid?").sub_questions
    assert parts[1].startswith("How are bonuses decided?")
    assert focus(parts[1]) == "When are they paid?"
    assert background(parts[1]) == "How are bonuses decided?"


def test_alternatives_are_asked_apart() -> None:
    parts = plan("Which takes longer, a visa or a permit?").sub_questions
    assert any("visa" in p and "permit" not in p for p in parts)
    assert any("permit" in p and "visa" not in p for p in parts)


@given(st.text(max_size=200))
def test_there_is_always_a_sub_question(question: str) -> None:
    found = plan(question)
    assert found.question == question
    assert len(found.sub_questions) >= 1


@given(st.lists(st.sampled_from(["how", "and", "what", "is", "my leave", "?", ",", "when"])))
def test_planning_a_part_again_ends(pieces: list[str]) -> None:
    parts = plan(" ".join(pieces)).sub_questions
    assert len(parts) <= 2 * len(pieces) + 2


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        (
            "My son is 15, how much is a day card and where do I buy it?",
            ["My son is 15. How much is a day card?", "My son is 15. Where do I buy a day card?"],
        ),
        (
            "been ill for two weeks. do i need a doctor's note, and when must i send it?",
            [
                "been ill for two weeks. Do i need a doctor's note?",
                "been ill for two weeks. When must i send a doctor's note?",
            ],
        ),
        ("changed my bank - how do I tell payroll", ["changed my bank. How do I tell payroll?"]),
        ("I only volunteer, can I join the gym?", ["I only volunteer. Can I join the gym?"]),
        ("My roof leaks, will Hill mend roofs?", ["My roof leaks. Will Hill mend roofs?"]),
        (
            "Can I keep my evening shifts, and if not how much am I paid?",
            [
                "Can I keep my evening shifts?",
                "Can I keep my evening shifts? If not how much am I paid?",
            ],
        ),
    ],
)
def test_what_is_told_before_the_question_is_its_background(
    question: str, parts: list[str]
) -> None:
    assert list(plan(question).sub_questions) == parts


@pytest.mark.parametrize(
    "question",
    [
        "For children under five, how much is a swim?",
        "If I am ill, do I get paid?",
        "In the library, can I eat?",
        "The pool is open today, isn't it?",
        "I lost the card, which was new",
        "I want a charger on my drive, will Northgate pay towards it?",
        "surveyor says it's damp, whats that mean",
        "There is a form, who signs it",
        "Without a ticket, how much is the fine?",
        "As a guest, do I pay for the sauna?",
        "Compared with a bus, how fast is the tram?",
    ],
)
def test_a_condition_or_an_aside_is_no_background(question: str) -> None:
    assert list(plan(question).sub_questions) == [question]


@pytest.mark.parametrize(
    ("question", "second"),
    [
        ("Which forms do I need before the lease ends, and who signs them?", "Who signs them?"),
        ("How much of it goes into the new year and when must I use it?", "When must I use it?"),
        ("What does a landlord do to sublet, what's the fee?", "What's the fee?"),
    ],
)
def test_a_second_part_without_its_noun_keeps_the_first(question: str, second: str) -> None:
    first = plan(question).sub_questions[0]
    assert plan(question).sub_questions[1] == f"{first} {second}"


def test_a_word_is_not_cut_before_another_question_word() -> None:
    asked = "How do they compare for what is held on my card?"
    assert list(plan(asked).sub_questions) == [asked]


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("opening hours?", "What are the opening hours?"),
        ("the ferry departure times", "What are the ferry departure times?"),
        ("price dog ferry", "What is the price for dog ferry?"),
        ("cost of a day ticket?", "What is the price for a day ticket?"),
        ("sauna day ticket price", "What is the price for sauna day ticket?"),
        ("how much are opening hours", "how much are opening hours"),
        ("is the price fixed", "is the price fixed"),
        ("Leave policy", "Leave policy"),
        ("price", "price"),
    ],
)
def test_key_words_are_read_as_the_question_they_stand_for(words: str, question: str) -> None:
    assert list(plan(words).sub_questions) == [question]
