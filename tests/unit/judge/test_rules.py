"""The strict rules together: no sentence speaks against itself."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
VERBATIM = [
    "Group revenue grew by 8% to £486.0 million (2024: £450.0 million).",
    "At the year end the Group employed 2,340 people (2024: 2,415).",
    "Afterwards, it is four weeks for pay bands 1 to 5, eight weeks for bands 6 and 7, and three "
    "months for band 8 and above.",
]


@pytest.mark.parametrize("text", VERBATIM)
def test_a_sentence_bears_itself_out(text: str) -> None:
    (claim,) = PARSER.parse([text])
    found = check(claim, PARSER.parse([text], entities=False), 0.0, frozenset())
    assert found.agreement.stated
    assert {f.outcome for f in found.findings} <= {Outcome.MATCH, Outcome.NONE}


def test_a_sentence_does_not_bear_out_another_value() -> None:
    (claim,) = PARSER.parse(["The Group employed 2,415 people (2024: 2,340)."])
    premise = PARSER.parse(["The Group employed 2,340 people (2024: 2,415)."], entities=False)
    assert not check(claim, premise, 0.0, frozenset()).agreement.stated


CRUISES = [
    "Ticket: Harbour cruise; Adult: £14; Child: £7",
    "Ticket: Island cruise; Adult: £22; Child: £11",
    "The cruises leave from the Quay and wheelchairs can board the Harbour boat.",
]
BERTHS = [
    "Fees and Permits > Mooring fees:",
    "Berth: North wall; Summer: £40; Winter: £18",
    "Berth: South wall; Summer: £55; Winter: £25",
    "Berth: Pontoon; Summer: £70; Winter: £35",
]
ROOMS = [
    "Room: Elm; Half day: £80; Full day: £140",
    "Room: Oak; Half day: £110; Full day: £190",
    "Since May 2025: a deposit of £50 is due.",
]
ROWS = [
    (CRUISES, "On the Harbour cruise from the Quay an adult pays £14.", Outcome.MATCH),
    (CRUISES, "On the Harbour cruise from the Quay an adult pays £22.", Outcome.CONFLICT),
    (CRUISES, "A child pays £7 on the Island cruise.", Outcome.CONFLICT),
    (BERTHS, "The winter fee at the South wall is £25.", Outcome.MATCH),
    (BERTHS, "The winter fee at the South wall is £35.", Outcome.CONFLICT),
    (ROOMS, "The Oak room costs £190 for a full day.", Outcome.MATCH),
    (ROOMS, "The Oak room costs £140 for a full day.", Outcome.CONFLICT),
]


@pytest.mark.parametrize(("window", "text", "outcome"), ROWS)
def test_a_row_of_a_table_ends_where_a_heading_or_prose_stands_beside_it(
    window: list[str], text: str, outcome: Outcome
) -> None:
    (claim,) = PARSER.parse([text])
    found = check(claim, PARSER.parse(window, entities=False), 0.0, frozenset())
    assert found.findings[0].outcome is outcome
