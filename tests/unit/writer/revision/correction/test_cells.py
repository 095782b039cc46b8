"""Values of a table's row stand in place of those of other rows."""

import pytest

from agent.writer.revision.correction.cells import cell_swap

WARDS = "| Care | 14:00 to 18:00 | 2 |\n| Surgery | 13:00 to 19:00 | 2 |"
PLANS = "Free | 60 | €5 |\n| Team | 600 | €20 |\n| Firm | 6,000 | €75"
FARES = "| 15 to 29 minutes | 25% of the fare |\n| 30 to 59 minutes | 50% of the fare |"
OVEN = "| Quick | 45 °C | 35 min | 8 l |\n| Strong | 70 °C | 165 min | 14 l |"


@pytest.mark.parametrize(
    ("claim", "quote", "wanted"),
    [
        ("In surgery you visit from 14:00 to 18:00.", WARDS, "13:00 to 19:00"),
        ("The Team plan allows 6,000 calls.", PLANS, "600"),
        ("The Team plan costs €75.", PLANS, "€20"),
        ("For 30 to 59 minutes, the sum is 75%.", FARES, "50%"),
        ("Strong runs at 65 °C.", OVEN, "70 °C"),
        ("Quick takes 40 min.", OVEN, "35 min"),
        ("A small plot costs £80.", "Small (100 m²) | £45 |\n| Large (300 m²) | £80 |", "£45"),
        ("Team costs up to €30.", PLANS, "€20"),
        ("Teams cost €30.", PLANS, "€20"),
        ("Quick reaches a maximum temperature of 80 °C.", "Quick | C11 | 95 °C | Leo", "95 °C"),
        # The row has it so, no row is named, two are, or more is said than a cell holds.
        ("In surgery you visit from 13:00 to 19:00.", WARDS, None),
        ("In maternity you visit from 14:00 to 18:00.", WARDS, None),
        ("Care and surgery are open from 14:00 to 18:00.", WARDS, None),
        ("The Team plan can be cancelled for a fee of €9.", PLANS, None),
        ("The Team plan has 12 seats.", PLANS, None),
        ("Strong takes 6 people.", OVEN, None),
        ("The Team plan is good.", "No table at all.", None),
    ],
)
def test_a_value_is_that_of_the_named_row(claim: str, quote: str, wanted: str | None) -> None:
    found = cell_swap(claim, claim, quote)
    if found is None or wanted is None:
        assert found is wanted
    else:
        span, text = found
        changed = f"{claim[: span.start]}{text}{claim[span.end :]}"
        assert wanted in changed
        assert len(changed) - len(claim) == len(text) - len(span.of(claim))


@pytest.mark.parametrize(
    "claim",
    [
        "Child tickets rose by £10.",
        "A child gets £10 off.",
        "A child pays more than £10.",
        "A child does not pay £10.",
        "A child with an adult pays £7.",
        "In 2021 the child fare was raised.",
        "The child fare is older than 2021.",
    ],
)
def test_a_change_a_limit_or_a_case_is_no_value_of_a_cell(claim: str) -> None:
    fares = "| Adult | £10 | 2021 |\n| Child | £5 | 2019 |\n| Senior | £7 | 2020 |"
    assert cell_swap(claim, claim, fares) is None
