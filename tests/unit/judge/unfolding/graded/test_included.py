"""What is free for the first and charged for every further one is told for the one of a claim."""

import pytest

from agent.judge.unfolding.graded.included import as_counted

BAGS = "Two bags are included in the fare. | Each extra bag costs £30."
HOURS = "| The first three hours of parking are free; every additional hour costs €2."
BOOKS = "| Members may borrow five books at no charge; further books cost 50 cents each."
CLASSES = "| The first class is free, and each class after that costs $18."
CASH = "| Withdrawals are free four times a month; any further withdrawal costs CHF 2."
COPIES = "| The first copy is free, the following ones cost €4 each."


def told(texts: str, claim: str) -> str:
    before, text = (t.strip() for t in texts.split("|"))
    return as_counted(text, before, claim)


@pytest.mark.parametrize(
    ("texts", "claim", "own"),
    [
        (BAGS, "A third bag costs £30.", "The third bag costs £30."),
        (BAGS, "The second bag costs £30.", "The second bag is included."),
        (BAGS, "Every bag costs £30.", "Not every bag costs £30. Only the first 2 are included."),
        (HOURS, "The 4th hour costs €2.", "The 4th hour of parking costs €2."),
        (HOURS, "The third hour costs €2.", "The third hour of parking is free of charge."),
        (
            BOOKS,
            "All books cost 50 cents.",
            "Not every book costs 50 cents. Only the first 5 are free of charge.",
        ),
        (BOOKS, "The eleventh book is free.", "The eleventh book costs 50 cents."),
        (CLASSES, "The second class costs $18.", "The second class costs $18."),
        (CLASSES, "The first class costs $18.", "The first class is free of charge."),
        (
            CASH,
            "The fifth withdrawal in a month costs CHF 2.",
            "The fifth withdrawal in a month costs CHF 2.",
        ),
        (
            COPIES,
            "Each copy costs €4.",
            "Not every copy costs €4. Only the first is free of charge.",
        ),
    ],
)
def test_each_is_told_as_it_is_counted(texts: str, claim: str, own: str) -> None:
    assert told(texts, claim) == own


@pytest.mark.parametrize(
    ("texts", "claim"),
    [
        (BAGS, "Every extra bag costs £30."),
        (BAGS, "Not every bag costs £30."),
        (BAGS, "Two bags are included."),
        (BAGS, "Every passenger pays £30."),
        (BAGS, "The third passenger pays £30."),
        (HOURS, "After three hours every hour costs €2."),
        ("The park is open. | Each extra bag costs £30.", "Every bag costs £30."),
        ("Two bags are not included. | Each extra bag costs £30.", "Every bag costs £30."),
        ("Two meals are included. | Each extra bag costs £30.", "Every bag costs £30."),
        ("Two bags and one case are included. | Each extra bag costs £30.", "Every bag costs £30."),
        ("| Each visit costs €15.", "The third visit costs €15."),
    ],
)
def test_what_is_on_others_or_tells_no_count_stands(texts: str, claim: str) -> None:
    assert told(texts, claim) == texts.split("|")[1].strip()
