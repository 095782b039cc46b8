"""What is said of others than those asked about."""

import pytest

from agent.models.parser import SpacyParser
from agent.writer.drafting.rivals import rivals

PARSER = SpacyParser()


def has_rivals(question: str, statement: str, around: str = "") -> bool:
    return bool(rivals(*PARSER.parse([question, statement]), around))


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("How long is the probation of apprentices?", "Managers have a probation of nine months."),
        ("What is the notice for warehouse staff?", "The notice for clerical staff is six weeks."),
        ("What is the limit of a private hirer?", "The limit of a new trade account is £1,500."),
        ("May visitors drive a forklift?", "Trainees may drive a forklift in the yard only."),
        ("Can viewers delete entries?", "Editors may change entries but cannot delete them."),
        ("Where may peroxide be stored?", "Acetone may be stored in the blue cabinet."),
        ("What is the maximum load of the roof?", "The maximum load of the mezzanine is 500 kg."),
        ("How often are fire extinguishers checked?", "Ladders are checked every six months."),
        ("May I keep rabbits?", "Hens may be kept, up to six a plot."),
        ("What is the speed limit for lorries?", "The speed limit for buses is 50 mph."),
        ("How many books may a child borrow?", "Adults may borrow twelve books."),
        ("May visitors drive the van?", "Trainees may drive it."),
        ("Who decides on the sale of boats?", "The board decides on repairs."),
        ("Do teachers get a parking permit?", "Governors get a parking permit."),
        ("How long is the warranty on batteries?", "The warranty on motors is five years."),
    ],
)
def test_others_are_told_of(question: str, statement: str) -> None:
    assert has_rivals(question, statement)


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("How long is the probation of managers?", "Managers have a probation of nine months."),
        ("What is the load of the mezzanine?", "The load is 500 kg per square metre."),
        ("Can interns work from home?", "Employees may work from home on two days a week."),
        ("May warehouse workers work from home?", "Only office staff may work from home."),
        ("What discount do library members get?", "Members of the library get 10% off."),
        ("Where do I leave my drink?", "Bottles may be left in the racks."),
        ("May I keep rabbits?", "Hens may be kept, other animals may not."),
        ("What is the late fee for books?", "Overdue books cost 20 cents a day."),
        ("Can I take photos in the halls?", "Visitors may take photographs in the showroom."),
        ("How many books may a child borrow?", "Children may borrow twenty."),
        ("How many books may children borrow?", "A child may borrow twenty."),
        ("What does a woman pay for the swim?", "Women pay £3 for the swim."),
        ("Who decides on the expulsion of a member?", "The board decides on it by a vote."),
        ("Who decides on the sale of a boat?", "The treasurer decides on this alone."),
        ("Who pays for the repair of windows?", "The landlord pays for them."),
        ("How much does a permit cost?", "A parking permit costs £30 a year."),
    ],
)
def test_those_asked_about_are_told_of_or_all(question: str, statement: str) -> None:
    assert not has_rivals(question, statement)


def test_a_heading_may_name_those_asked_about() -> None:
    asked, told = "Where may peroxide be stored?", "It may be stored in the blue cabinet."
    assert not has_rivals(asked, told, "Peroxide")
