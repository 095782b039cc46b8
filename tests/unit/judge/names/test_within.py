"""Names inside longer names, other editions of a product and other initials of a person."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.names.check import check_names
from agent.judge.names.stated import spells
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
OTHERS = [
    ("The company is based in York.", "The company is based in New York."),
    ("The university has a campus in New York.", "The university has a campus in York."),
    ("Virginia banned the device.", "West Virginia banned the device."),
    ("Mexico passed the law.", "New Mexico passed the law."),
    ("Zealand won the series.", "New Zealand won the series."),
    ("Michigan froze over in February.", "Lake Michigan froze over in February."),
    ("The patient was taken to Mary.", "The patient was taken to St. Mary's Hospital."),
    ("York admitted 300 students.", "The University of York admitted 300 students."),
    ("England raised the rate.", "The Bank of England raised the rate."),
    ("Johnson delivered the windows.", "Johnson & Sons delivered the windows."),
    ("Guinea exports cashews.", "Guinea-Bissau exports cashews."),
    ("Manchester won the cup.", "Manchester City won the cup."),
    ("The iPhone 14 has a titanium frame.", "The iPhone 14 Pro has a titanium frame."),
    ("The iPhone 14 Plus costs $799.", "The iPhone 14 costs $799."),
    ("The Galaxy S23 has a stylus.", "The Galaxy S23 Ultra has a stylus."),
    ("The Basic plan includes phone support.", "The Basic Plus plan includes phone support."),
    ("The Basic Plus plan includes support.", "The Basic plan includes support."),
    ("Windows 2019 is supported.", "Windows Server 2019 is supported."),
    ("George W. Bush visited the plant.", "George H. W. Bush visited the plant."),
]
ITSELF = [
    ("The company is based in New York.", "The company is based in New York."),
    ("York has a river.", "The City of York has a river. New York has two."),
    ("A firm in York makes chocolate.", "New York has none; a firm in York makes chocolate."),
    ("She studied in York.", "She studied at the University of York."),
    ("The Bank of England raised the rate.", "The Bank of England raised the rate."),
    ("Harvard admitted 1,900 students.", "Harvard University admitted 1,900 students."),
    ("Ford recalled the van.", "Ford Motor Company recalled the van."),
    ("Everest was climbed in 1953.", "Mount Everest was climbed in 1953."),
    ("Smith signed the lease.", "Anna Smith signed the lease."),
    ("J. Miller audited the fund.", "J. A. Miller audited the fund."),
    ("Trains run from Munich to Berlin.", "The Munich-Berlin line has trains."),
    ("The iPhone 14 has a frame.", "The iPhone 14 has a frame, the iPhone 14 Pro a cover."),
    ("The Pro version has a lock.", "The Kestrel Pro has a lock."),
]


@pytest.mark.parametrize(("claim", "premise"), OTHERS)
def test_a_part_of_a_name_is_another_name(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) is Outcome.MISSING


@pytest.mark.parametrize(("claim", "premise"), ITSELF)
def test_what_stands_alone_or_is_short_for_it_is_not(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) in (Outcome.MATCH, Outcome.NONE)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("Mueller", "Müller", True),
        ("Oersted", "Ørsted", True),
        ("Lukasz", "Łukasz", True),
        ("U.K.", "United Kingdom", True),
        ("Britain", "the United Kingdom", True),
        ("Prof.", "Professor", True),
        ("A. Smith", "Anna Smith", True),
        ("Ms Smith", "Anna Smith", True),
        ("Ms Smith", "Mr Smith", False),
        ("J. Smith", "Anna Smith", False),
        ("Norway", "Sweden", False),
        ("Y", "X", False),
    ],
)
def test_two_spellings_of_a_name(first: str, second: str, *, expected: bool) -> None:
    assert spells(first, second) is expected


def _outcome(claim: str, premise: str) -> Outcome:
    return check_names(*PARSER.parse([claim, premise])).outcome
