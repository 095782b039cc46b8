"""Drafts as chat models lay them out, and the claims they must give; the parser is the real one."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser

TAGS = {
    "### ✅ Daily care\n- **Visits:** once a day": ["Visits are once a day."],
    "- ✅ **Minutes of 3 May** – approved": ["Minutes of 3 May is approved."],
    "- ❌ **Visitor charge** – rejected by the board": [
        "The visitor charge is rejected by the board."
    ],
    "⏱️ Wait at least 4 hours.": ["Wait at least 4 hours."],
    "1️⃣ Open the valve.": ["Open the valve."],
    "**Step 1:** Inspect the tube once a day.": ["Inspect the tube once a day."],
    "Step 3 – Remove the tube.": ["Remove the tube."],
    "**Q: Is overtime paid?**\nA: No, it is compensated with time off.": [
        "Overtime is compensated with time off."
    ],
    "**Meeting of 14 May 2025 — Key Decisions**\n\nThe gate is red.": ["The gate is red."],
    "**Fee: £40**\n\nThe gate is red.": ["Fee is £40.", "The gate is red."],
    "For more details, see [the docs](https://a.example/docs).": [],
    "Please ask your pharmacist if you're unsure.": [],
}
LABELS = {
    "- **Dressing:** Transparent; changed every 48 hours": [
        "Dressing is transparent.",
        "Dressing is changed every 48 hours.",
    ],
    "- **Limit:** A score of 3 or more": ["Limit is a score of 3 or more."],
    "- **Duration:** Lasts 3 weeks; can be extended once": [
        "Duration lasts 3 weeks.",
        "Duration can be extended once.",
    ],
    "- **Up to five years:** three months": ["Up to five years: three months."],
    "- 30 May – rest of the money due": ["30 May: rest of the money due."],
    "- July – Mrs Ito leaves": ["In July, Mrs Ito leaves."],
    "- **Duties:** Ms Ito may create suppliers; Mr Brandt may pay them": [
        "Ms Ito may create suppliers.",
        "Mr Brandt may pay them.",
    ],
    "- **Optional** – set `insured` to `true`": ["Optional: set insured to true."],
    "- **Authenticate** – pass the key in the header.": ["Pass the key in the header."],
    "- **Travel:** claim £40 by May.": ["For travel, claim £40 by May."],
}
LEADS = {
    "It depends on when you were hired:\n- **Hired before 2020:** 30 days of leave": [
        "Hired before 2020: 30 days of leave."
    ],
    "To create a label, send a `POST` request to `/labels`:\n1. Set the weight.": [
        "To create a label, send a POST request to /labels.",
        "To create a label, set the weight.",
    ],
    "Before you travel, do this:\n- Book the train 14 days ahead.": [
        "Before you travel, book the train 14 days ahead."
    ],
    "If you exceed the limit (60 on Basic; 600 on Pro), you get an error.": [
        "If you exceed the limit (60 on Basic; 600 on Pro), you get an error."
    ],
    "Use `DELETE /labels/{id}`.": ["Use DELETE /labels/{id}."],
}
LEFT_OUT = {
    "Members pay £5, guests £9, and children nothing.": [
        "Members pay £5.",
        "Guests pay £9.",
        "Children pay nothing.",
    ],
    "Adults pay £12 and everyone else £20.": ["Adults pay £12.", "Everyone else pays £20."],
    "Seven were below €500, while eight were above.": [
        "Seven were below €500.",
        "Eight were above €500.",
    ],
    "There were nine in the first half and six in the second.": [
        "There were nine in the first half.",
        "There were six in the second half.",
    ],
    "Small repairs are the tenant's duty (capped at €300 per year), whereas larger ones are not.": [
        "Small repairs are the tenant's duty (capped at €300 per year).",
        "Larger repairs are not the tenant's duty.",
    ],
    "Advances are available for long trips; for shorter ones, they aren't.": [
        "Advances are available for long trips.",
        "For shorter ones they aren't available.",
    ],
    "- **Drug:** 1 g every 6 hours, max. 6 g/24 h": [
        "The drug is 1 g every 6 hours, max. 6 g/24 h."
    ],
}
MEANT = {
    "Weekday buses run until 20:00 and night buses until midnight. "
    "The former run hourly; the latter run every two hours.": [
        "Weekday buses run until 20:00.",
        "Night buses run until midnight.",
        "Weekday buses run hourly.",
        "Night buses run every two hours.",
    ],
    "Mr Brandt works together with Ms Ito. The former may pay; the latter may order.": [
        "Mr Brandt works together with Ms Ito.",
        "Mr Brandt may pay.",
        "Ms Ito may order.",
    ],
    "The flat, located on the second floor, has three rooms. It comes with a cellar.": [
        "The flat, located on the second floor, has three rooms.",
        "The flat comes with a cellar.",
    ],
    "What about the allowance? It's €14 a day.": ["The allowance is €14 a day."],
    "Store below 25 °C.\nOnce opened, use it within 6 weeks.": [
        "Store below 25 °C.",
        "Once opened, use it within 6 weeks.",
    ],
}


@pytest.mark.parametrize(
    ("draft", "claims"),
    [c for cases in (TAGS, LABELS, LEADS, LEFT_OUT, MEANT) for c in cases.items()],
)
def test_a_chat_draft_makes_its_claims(draft: str, claims: list[str]) -> None:
    found = RuleExtractor(SpacyParser()).extract_now(draft, None, 64).claims
    assert [c.text for c in found] == claims
