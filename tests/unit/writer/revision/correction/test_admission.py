import pytest

from agent.writer.revision.correction.admission import admitted
from agent.writer.revision.correction.counterpart import swaps
from agent.writer.revision.language.phrases import swapped


def exchanged(clause: str, sentence: str, claim: str = "") -> str | None:
    found = swaps(clause, sentence)
    fits = found and admitted(clause, claim or clause, sentence, found)
    return swapped(clause, found) if found and fits else None


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        (
            "The city opened a second tram line in 2024.",
            "The city intends to open a second tram line in 2028.",
        ),
        (
            "The committee raised the fee to €40 in 2025.",
            "The committee will propose that the fee be raised to €40 in 2027.",
        ),
        ("The clinic was closed in March.", "The clinic is to be closed in June."),
        ("The firm hired 12 nurses.", "The firm plans to hire 15 nurses."),
        ("The school built a new gym in 2022.", "The school hopes to build a new gym in 2027."),
    ],
)
def test_a_plan_does_not_become_a_fact(clause: str, sentence: str) -> None:
    assert swaps(clause, sentence) is None or exchanged(clause, sentence) is None


@pytest.mark.parametrize(
    ("clause", "sentence", "expected"),
    [
        (
            "The bridge was closed in 2019.",
            "The bridge was closed in 2021.",
            "The bridge was closed in 2021.",
        ),
        (
            "The city will open a second tram line in 2024.",
            "The city will open a second tram line in 2028.",
            "The city will open a second tram line in 2028.",
        ),
        (
            "Orders are shipped within 3 days.",
            "Orders will be shipped within 5 days.",
            "Orders are shipped within 5 days.",
        ),
        (
            "The pump exceeded the permitted 80 decibels.",
            "The permitted maximum is 70 decibels.",
            "The pump exceeded the permitted 70 decibels.",
        ),
    ],
)
def test_what_is_told_alike_is_exchanged(clause: str, sentence: str, expected: str) -> None:
    assert exchanged(clause, sentence) == expected


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        (
            "In the trial run the line exceeded the contractual 50 packs a minute.",
            "In the trial run the line made 42 packs a minute.",
        ),
        ("The workshop surpassed the required 80 beds.", "The workshop made 64 beds."),
        (
            "The manufacturer replied to most of the 214 reviews.",
            "The manufacturer replied to 48 of the reviews.",
        ),
        ("On Friday all 400 tickets were sold.", "On Friday 130 tickets were sold."),
    ],
)
def test_a_value_takes_the_place_of_no_norm_and_of_no_whole(clause: str, sentence: str) -> None:
    assert exchanged(clause, sentence) is None


@pytest.mark.parametrize(
    ("clause", "sentence", "claim"),
    [
        (
            "All claims must be reported within seven days.",
            "All other claims must be reported within 30 days.",
            "",
        ),
        (
            "The whole pension may be taken as a tax-free lump sum.",
            "You may take up to 25% of the value as a tax-free lump sum.",
            "",
        ),
        (
            "A fire in 1951 destroyed the factory.",
            "A fire in December 1951 destroyed the workshop.",
            "",
        ),
        (
            "restarted at 2.5 mg twice daily",
            "Metformin was restarted at 500 mg twice daily.",
            "Apixaban was restarted at 2.5 mg twice daily.",
        ),
    ],
)
def test_what_is_of_others_or_no_sentence_is_not_put_in(
    clause: str, sentence: str, claim: str
) -> None:
    assert exchanged(clause, sentence, claim) is None


@pytest.mark.parametrize(
    ("clause", "sentence", "expected"),
    [
        (
            "A shop may still reclaim the levy on its purchases.",
            "A shop cannot reclaim the levy on its purchases.",
            "A shop cannot reclaim the levy on its purchases.",
        ),
        ("Ms Bell must not stand yet.", "Ms Bell may stand.", "Ms Bell may stand."),
        ("Guests may not cook here at all.", "Guests may cook here.", "Guests may cook here."),
    ],
)
def test_adverbs_go_with_the_denial_that_they_belong_to(
    clause: str, sentence: str, expected: str
) -> None:
    assert exchanged(clause, sentence) == expected
