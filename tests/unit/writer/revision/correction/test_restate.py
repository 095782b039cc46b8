import pytest

from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.text import Span
from agent.writer.revision.correction.restate import restated


def told(claim: str, quote: str, row: int | None = None) -> str | None:
    evidence = Evidence(
        document_id="d",
        title="t",
        source="s",
        chunk_id="ab",
        quote=quote,
        span=Span(start=0, end=len(quote)),
        row=row,
        similarity=0.7,
        entailment=Entailment(support=0.05, neutral=0.05, contradict=0.9),
        relation=Relation.CONTRADICTS,
    )
    return restated(evidence, claim)


@pytest.mark.parametrize(
    ("claim", "quote", "expected"),
    [
        (
            "At 10pm the charge is £95.",
            "The charge is £68 between 6pm and midnight and £95 between midnight and 8am.",
            "The charge is £68 between 6pm and midnight and £95 between midnight and 8am.",
        ),
        ("The gate closes at 9pm on 3 May.", "On 3 May the kiosk sells ice at the gate.", None),
        (
            "The tool init makes a box.",
            "`tool init` makes a folder. `tool make` makes a page.",
            "Tool init makes a folder.",
        ),
        (
            "Subletting is permitted with the landlord's consent.",
            "Pets need the consent of the landlord. Subletting is prohibited.",
            "Subletting is prohibited.",
        ),
        (
            "The landlord may terminate the lease with three months' notice.",
            "The tenant may terminate it with three months' notice.",
            "The tenant may terminate the lease with three months' notice.",
        ),
        (
            "Spills of more than 500 ml must be reported to Dr. Jan Kolar within two hours.",
            "Spills of more than 500 ml are reported to Dr. Nina Falk within 30 minutes.",
            "Spills of more than 500 ml are reported to Dr. Nina Falk within 30 minutes.",
        ),
        (
            "The key of the opioid cabinet is held by the ward doctor.",
            "Unused opioids are returned and may not be discarded on the ward.",
            None,
        ),
        (
            "All models have Wi-Fi.",
            "All models are splash-proof. The F4 and the F4 Pro have Wi-Fi.",
            "The F4 and the F4 Pro have Wi-Fi.",
        ),
        (
            "Acids are kept in the red cabinet in room C09.",
            "Solvents are stored in the yellow cabinet in room C12, acids in the blue cabinet.",
            "Acids are stored in the blue cabinet.",
        ),
        (
            "Guests need 90 days to get a review.",
            "Reviews are made in May.  ***Note:***  Any guest can get a review without days.",
            "Any guest can get a review without days.",
        ),
        (
            "The ferry line was fined on all counts.",
            "Its operator, Skerry Lines, was fined on two of the five counts.",
            "Skerry Lines was fined on two of the five counts.",
        ),
        ("The line was fined on all counts.", "Its operator was fined on two counts.", None),
        (
            "Ruth Amsel painted murals for the college.",
            "During the strike she painted murals for the dockers.",
            None,
        ),
        ("Amsel and Orr dug wells.", "Together they dug wells near the coast.", None),
        (
            "The print button was removed in May.",
            "4.1 (2023-02-09): removed the print button; it is to come back in May.",
            None,
        ),
    ],
)
def test_what_points_back_or_is_an_entry_of_a_list_cannot_stand_alone(
    claim: str, quote: str, expected: str | None
) -> None:
    assert told(claim, quote) == expected


@pytest.mark.parametrize(
    ("claim", "quote", "expected"),
    [
        ("Rainfall was highest in Bergen.", "The Rainfall of Bergen is 90.", None),
        ("Rainfall grew in Bergen.", "The Rainfall 2021 of Bergen is 90.", None),
        (
            "The rainfall of Bergen is unknown.",
            "The Rainfall of Bergen is 90.",
            "The rainfall of Bergen is 90.",
        ),
        (
            "The warden of Camp Elm is Ida Moe.",
            "The Warden of Camp Elm is Jon Ruud.",
            "The warden of Camp Elm is Jon Ruud.",
        ),
    ],
)
def test_a_cell_of_a_table_says_nothing_against_a_comparison(
    claim: str, quote: str, expected: str | None
) -> None:
    assert told(claim, quote, row=2) == expected
