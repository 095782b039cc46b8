"""Subjects that share a predicate are each told in full."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.unfolding.members.shared import each_in_full
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str) -> list[str]:
    (analysis,) = PARSER.parse([text], entities=False)
    return [t.text for t in each_in_full(read(analysis).tree)]


@pytest.mark.parametrize(
    ("text", "each"),
    [
        (
            "Owners have two votes, tenants one, guests none.",
            ["Owners have two votes.", "Tenants have one vote.", "Guests have no votes."],
        ),
        (
            "The north depot has 900 bins, the south depot fewer than 600.",
            ["The north depot has 900 bins.", "The south depot has fewer than 600 bins."],
        ),
        (
            "Senior staff get 30 days' leave, junior staff 15.",
            ["Senior staff get 30 days' leave.", "Junior staff get 15 days' leave."],
        ),
        (
            "Night staff get 30 days' leave, day staff 15.",
            ["Night staff get 30 days' leave.", "Day staff get 15 days' leave."],
        ),
        (
            "Doctors must give three months' notice, nurses six weeks.",
            ["Doctors must give three months' notice.", "Nurses must give six weeks' notice."],
        ),
        (
            "Patrons pay €30 a year and juniors nothing.",
            ["Patrons pay €30 a year.", "Juniors pay nothing."],
        ),
        (
            "Petrol cars are tested every two years, electric ones every three.",
            [
                "Petrol cars are tested every two years.",
                "Electric cars are tested every three years.",
            ],
        ),
        (
            "Residents may park without charge; visitors only with a ticket.",
            ["Residents may park without charge.", "Visitors may park only with a ticket."],
        ),
        (
            "Swimmers over 16 may dive alone; younger swimmers only with an adult.",
            ["Swimmers over 16 may dive alone.", "Younger swimmers may dive only with an adult."],
        ),
        (
            "Pensioners ride free after 9 a.m.; pupils at weekends.",
            ["Pensioners ride free after 9 a.m.", "Pupils ride free at weekends."],
        ),
        (
            "The deposit is due three weeks before arrival and the balance on arrival.",
            ["The deposit is due three weeks before arrival.", "The balance is due on arrival."],
        ),
        (
            "The gym is open daily, and the pool is closed.",
            ["The gym is open daily.", "The pool is closed."],
        ),
        (
            "The clerk works in Yard 1; cars park only between 8 and 6.",
            ["The clerk works in Yard 1.", "Cars park only between 8 and 6."],
        ),
    ],
)
def test_each_subject_has_its_own_sentence(text: str, each: list[str]) -> None:
    assert told(text) == each


@pytest.mark.parametrize(
    "text",
    [
        "Ewes receive hay, straw and oats.",
        "The shop opens at 9, on Sundays at 11.",
        "The ferry leaves Leith at 9, Burntisland at 10.",
        "The library is closed on Mondays and open on Sundays.",
        "Adults pay €10 and children pay €5 if they show a card.",
        "Adults may swim, children may not.",
        "If the boiler fails, the tenant pays.",
        "He pays €5, guests nothing.",
        "The tenant who leaves pays €5, guests nothing.",
        "Guests may park outside, residents inside.",
        "Adults pay €10, it seems.",
        "Boats are let, provided they float.",
        "On Mondays, guests pay.",
        "Guests pay €5. Members pay €3, juniors €1.",
    ],
)
def test_other_sentences_are_not_divided(text: str) -> None:
    assert told(text) == []
