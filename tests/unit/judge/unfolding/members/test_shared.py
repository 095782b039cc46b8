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
            "Guests may park outside, residents inside.",
            ["Guests may park outside.", "Residents may park inside."],
        ),
        (
            "Adults pay at the counter, students online.",
            ["Adults pay at the counter.", "Students pay online."],
        ),
        (
            "Glass goes into the green bin, paper into the blue one.",
            ["Glass goes into the green bin.", "Paper goes into the blue bin."],
        ),
        (
            "Children are seen without an appointment, adults only with one.",
            [
                "Children are seen without an appointment.",
                "Adults are seen only with an appointment.",
            ],
        ),
        (
            "Guides receive a whistle, cooks an apron and cleaners a pair of gloves.",
            [
                "Guides receive a whistle.",
                "Cooks receive an apron.",
                "Cleaners receive a pair of gloves.",
            ],
        ),
        (
            "Bronze members get a card, silver members a card and a calendar.",
            ["Bronze members get a card.", "Silver members get a card and a calendar."],
        ),
        (
            "Flights depart from hall A, boats from pier B as well.",
            ["Flights depart from hall A.", "Boats depart from pier B as well."],
        ),
        (
            "Students need a laptop, teachers none.",
            ["Students need a laptop.", "Teachers need no laptop."],
        ),
        (
            "Nurses wear blue tunics, porters grey ones.",
            ["Nurses wear blue tunics.", "Porters wear grey tunics."],
        ),
        (
            "The walls are white, the doors green.",
            ["The walls are white.", "The doors are green."],
        ),
        (
            "The first dose is given at home; the second needs the doctor's consent.",
            ["The first dose is given at home.", "The second dose needs the doctor's consent."],
        ),
        (
            "Appeals from the north are heard in Turin, those from the south in Naples.",
            [
                "Appeals from the north are heard in Turin.",
                "Appeals from the south are heard in Naples.",
            ],
        ),
        (
            "Bicycles are allowed on the ferry, motorbikes not.",
            ["Bicycles are allowed on the ferry.", "Motorbikes are not allowed on the ferry."],
        ),
        (
            "Paper copies are shredded, digital ones deleted.",
            ["Paper copies are shredded.", "Digital copies are deleted."],
        ),
        (
            "The morning shift reports to Ms Ito and the night shift to Mr Bell.",
            ["The morning shift reports to Ms Ito.", "The night shift reports to Mr Bell."],
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
        "Adults pay €10, it seems.",
        "Boats are let, provided they float.",
        "The prize received 183 novels and 96 story collections this year.",
        "The hall was cleared, the guests left.",
        "The tenant pays the rent in the first week, the deposit on moving in.",
        "Anna gave Tom a book, Ben a pen.",
        "The road is closed to cars, the path open to walkers.",
        "Adults pay at the counter, cash only.",
        "The club elected Ms Roy, treasurer the previous year.",
        "On Mondays, guests pay.",
        "Guests pay €5. Members pay €3, juniors €1.",
    ],
)
def test_other_sentences_are_not_divided(text: str) -> None:
    assert told(text) == []
