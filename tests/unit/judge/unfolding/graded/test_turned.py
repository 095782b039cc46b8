"""Comparisons told from the other side, for claims that have what is compared the other way."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TRAINS = "Night trains are cheaper than day trains."
NURSES = "Nurses reported more back pain than doctors."
WARDS = "Queues are shorter on Mondays than on Fridays."
MACHINES = (
    "Machines that run more than eight hours fail more often than those that run four hours"
    " or less."
)
LIFT = "The new lift does not run as fast as the old one."
GROWTH = "Growth was faster in 2020 than in 2019, and small in 2018."
MEMORY = "Version 4 uses 20% less memory than version 3."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return unfolded(claim, split, PARSER)[0][0].text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (TRAINS, "Day trains are more expensive than night trains.", ""),
        (TRAINS, "Day trains cost more.", "Day trains are dearer than night trains."),
        (NURSES, "Doctors reported less back pain than nurses.", ""),
        (WARDS, "Queues are longer on Fridays than on Mondays.", ""),
        (WARDS, "On Fridays the queues are longer.", "Queues are longer on Fridays than on Mon"),
        ("Luis is older than she is.", "She is younger than Luis.", "She is younger than Luis"),
        ("Ada plays better than him.", "He plays worse than Ada.", ""),
        ("The shop sells more tea than coffee.", "The shop sells less coffee than tea.", ""),
        ("The hall is colder than in May.", "In May the hall was warmer.", "The hall in May is wa"),
        (
            "The second survey had fewer replies than the first.",
            "The first survey had more replies.",
            "The first survey had more replies than the second survey.",
        ),
        (
            MACHINES,
            "Machines that run four hours or less fail less often.",
            "Machines that run four hours or less fail less often than machines that run more",
        ),
        (
            "Staff in Hull are better paid than staff in Leeds because rents are high.",
            "Staff in Leeds are worse paid than staff in Hull.",
            "Staff in Leeds are worse paid than staff in Hull because rents are high.",
        ),
        (MEMORY, "Version 3 uses more memory than version 4.", ""),
        (
            "Small firms paid higher fees than large firms in 2022.",
            "Large firms paid lower fees than small firms in 2022.",
            "Large firms in 2022 paid lower fees than small firms.",
        ),
        (
            "More patients chose tablets than injections.",
            "More patients chose injections than tablets.",
            "Less patients chose injections than tablets.",
        ),
        (GROWTH, "Growth was slower in 2019.", "Growth was slower in 2019 than in 2020, and"),
    ],
)
def test_a_comparison_is_told_with_the_other_first(text: str, claim: str, meant: str) -> None:
    assert told(text, claim).startswith(meant or claim)


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (TRAINS, "Day trains are cheaper than night trains.", "Day trains are not cheaper than"),
        (NURSES, "Doctors reported more back pain.", "Doctors did not report more back pain than"),
        (WARDS, "On Fridays the queues are shorter.", "Queues are not shorter on Fridays than on"),
    ],
)
def test_what_a_claim_says_of_the_wrong_one_is_denied(text: str, claim: str, meant: str) -> None:
    assert told(text, claim).startswith(meant)


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (LIFT, "The old lift runs faster.", "The old lift does run faster than the new lift."),
        (LIFT, "The new lift is slower.", "The new lift does run slower than the old one."),
        ("Trainees can't lift as much as we.", "We can lift more.", "We can lift more than train"),
        (
            "Route 7 is not as steep as route 9.",
            "Route 7 is less steep than route 9.",
            "Route 7 is less steep than route 9.",
        ),
    ],
)
def test_what_is_not_as_much_is_less(text: str, claim: str, meant: str) -> None:
    assert told(text, claim).startswith(meant)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (TRAINS, "Night trains are more expensive than day trains."),
        (TRAINS, "Night buses are cheaper than day trains."),
        ("No bidder was cheaper than Hartmann.", "Hartmann was dearer than the other bidders."),
        ("The rent is less than £900 a month.", "Rents of £900 a month are more common."),
        ("She took the tram rather than the bus.", "The bus is slower than the tram."),
        ("It sold more bikes than we expected.", "We expected fewer bikes."),
        (MEMORY, "Version 3 uses 20% more memory than version 4."),
        (LIFT, "The new lift runs faster than the old one."),
        (GROWTH, "Growth was slower in 2018."),
        ("Mia says her soup tastes better than Jon's.", "Jon's soup tastes worse than Mia's."),
        (GROWTH, "Growth was slower in 2020."),
        (LIFT, "The old lift does not run as fast as the new one."),
    ],
)
def test_other_sentences_stand_as_they_are(text: str, claim: str) -> None:
    assert told(text, claim) == text
