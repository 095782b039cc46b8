"""Questions about all rows of a table, and those that only look like it."""

import pytest

from agent.domain.asking.tallies import Operation, tally


@pytest.mark.parametrize(
    ("question", "operation", "rest"),
    [
        ("Which tent is the lightest?", Operation.LEAST, {"tent"}),
        ("What is the least expensive plan?", Operation.LEAST, {"plan"}),
        ("Which ward has the most beds?", Operation.MOST, {"ward", "bed"}),
        ("What is the total charge of all repairs?", Operation.SUM, {"charg", "repair"}),
        ("How many tents are in stock in total?", Operation.SUM, {"tent", "stock", "total"}),
        ("What is the average price of a tent?", Operation.MEAN, {"pric", "tent"}),
        ("How many repairs are open?", Operation.COUNT, {"repair", "open"}),
        ("Which plans include a tour?", Operation.LIST, {"plan", "includ", "tour"}),
    ],
)
def test_an_operation_and_the_words_that_it_leaves(
    question: str, operation: Operation, rest: set[str]
) -> None:
    found = tally(question)
    assert found is not None
    assert (found.operation, set(found.rest)) == (operation, rest)


@pytest.mark.parametrize(
    "question",
    [
        "How much does the Heron weigh?",
        "What is the second cheapest tent?",
        "What is the cheapest tent under 300 EUR?",
        "Which tents are not in Ghent?",
        "How many days do I get in total?",
        "Which is the cheapest and the lightest tent?",
        "How many people may come at most?",
        "How many hours are expected at minimum?",
        "I work three days a week. Which plan is the cheapest?",
        "Does the longest tour have the highest price?",
    ],
)
def test_what_rows_alone_do_not_tell_is_no_question_about_them(question: str) -> None:
    assert tally(question) is None
