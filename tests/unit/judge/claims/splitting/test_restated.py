import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser

EXTRACTOR = RuleExtractor(SpacyParser())


@pytest.mark.parametrize(
    ("draft", "claims"),
    [
        (
            "- Rent: £900 a month, i.e. £10,800 a year, paid in advance (on the first).",
            [
                "The rent is £900 a month.",
                "The rent is £10,800 a year.",
                "The rent is paid in advance (on the first).",
            ],
        ),
        (
            "Premium: $41 per month ($492 per year), billed yearly.",
            [
                "Premium is $41 per month.",
                "Premium is $492 per year.",
                "Premium is billed yearly.",
            ],
        ),
        (
            "The limit is 30 days (that is, about six working weeks).",
            ["The limit is 30 days.", "The limit is about six working weeks."],
        ),
        (
            "Logs cost 40 euros a month, which is 480 euros a year.",
            ["Logs cost 40 euros a month.", "Logs cost 480 euros a year."],
        ),
        (
            "It weighs 2 kg and costs €300 (about €25 per month).",
            ["It weighs 2 kg.", "It costs €300.", "It costs about €25 per month."],
        ),
    ],
)
def test_an_amount_told_anew_is_a_claim_of_its_own(draft: str, claims: list[str]) -> None:
    assert [c.text for c in EXTRACTOR.extract_now(draft, None, 9).claims] == claims


@pytest.mark.parametrize(
    "draft",
    [
        "You could take one week and two days, which is £176.",
        "The vault may hold £35,000, which is £20,000 more than before.",
        "There are 110 stations in the gym, spread over two floors.",
        "A change is possible for £20, provided the room is free.",
        "Logs are 12 months online, followed by 18 months in the archive.",
    ],
)
def test_what_is_no_other_word_for_it_stays(draft: str) -> None:
    assert [c.text for c in EXTRACTOR.extract_now(draft, None, 9).claims] == [draft]


def test_a_title_over_a_list_claims_nothing() -> None:
    draft = "Key money points:\n\n- Rent: £900\n- Dose: 5 mg"
    texts = [c.text for c in EXTRACTOR.extract_now(draft, None, 9).claims]
    assert texts == ["The rent is £900.", "The dose is 5 mg."]
