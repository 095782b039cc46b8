"""Numbers that deny none: some of the things counted, the size of one of several."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str, tolerance: float = 0.0) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1], tolerance).outcome


LEAVERS = "Of 40 leavers checked, three were paid for a month too long."
LINE = "The new tram line will have five stops."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Three of the checked leavers received pay twice.", LEAVERS, Outcome.MATCH),
        ("Two of the leavers were paid too long.", LEAVERS, Outcome.CONFLICT),
        ("Forty of the leavers were paid too long.", LEAVERS, Outcome.CONFLICT),
        ("Three of the stops on the tram line have no lift.", LINE, Outcome.MISSING),
        ("Six of the stops on the tram line are new.", LINE, Outcome.CONFLICT),
        ("The tram line will have three stops.", LINE, Outcome.CONFLICT),
        (
            "Two of the stops on the line have a lift.",
            "Three of the stops on the line have a lift.",
            Outcome.CONFLICT,
        ),
    ],
)  # fmt: skip
def test_some_of_the_things_that_the_evidence_counts(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("The recipe takes 250 g of flour.", Outcome.MISSING),
        ("The recipe takes bags of 250 g.", Outcome.MATCH),
        ("The recipe takes two 250 g bags.", Outcome.MATCH),
    ],
)
def test_the_size_of_one_is_not_that_of_several(claim: str, expected: Outcome):
    assert outcome(claim, "The recipe takes two 250 g bags of flour.") is expected


FORM = "Send the Form 3 sheet to your warden three weeks ahead."
VOTE = "A vote needs at least ten members."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("To ask for a day off, you send the Form 3 sheet to your warden three weeks ahead.", FORM,
         Outcome.MATCH),
        ("Send the Form 3 sheet to your warden two weeks ahead.", FORM, Outcome.CONFLICT),
        ("The ferry is 214 m, or about 640 feet, long.", "The ferry is 214 m long.",
         Outcome.CONFLICT),
        ("For the vote, three more members are needed.", VOTE, Outcome.MISSING),
        ("For the vote, ten more members are needed.", VOTE, Outcome.MISSING),
        ("A vote needs at least seven members.", VOTE, Outcome.CONFLICT),
        ("A vote needs at least ten members.", VOTE, Outcome.MATCH),
    ],
)  # fmt: skip
def test_what_another_number_states_is_no_rival(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


CERTIFICATE = "From the eighth day a certificate is needed, and a reminder on the 30th day."


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("From day eight you need a certificate.", Outcome.MATCH),
        ("From day nine you need a certificate.", Outcome.MISSING),
        ("From week eight you need a certificate.", Outcome.MISSING),
    ],
)
def test_an_ordinal_of_the_evidence_numbers_the_day_of_the_claim(claim: str, expected: Outcome):
    assert outcome(claim, CERTIFICATE) is expected
