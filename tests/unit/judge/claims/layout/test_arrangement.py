"""Lists, tables, labels and headings as claims."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


DRAFTS = {
    "- Pro: it costs £5 a month.\n- Breakfast: we serve it from 7.": [
        "For Pro, it costs £5 a month.",
        "For breakfast, we serve it from 7.",
    ],
    "Two grants ask for no form: the start-up grant of £750 and the youth grant of £1,500.": [
        "The start-up grant of £750 asks for no form.",
        "The youth grant of £1,500 asks for no form.",
    ],
    "Two kits are needed: one for 5 people and one for 10 people.": [
        "Two kits are needed: one for 5 people.",
        "Two kits are needed: one for 10 people.",
    ],
    "That hinges on the bill: dear repairs need a form.": [
        "Dear repairs need a form.",
    ],
    "Plan | Fee\n--- | ---\nBasic | 9 euros\nPro | 12 euros": [
        "For Basic, the fee is 9 euros.",
        "For Pro, the fee is 12 euros.",
    ],
    "Point | What the contract says\n--- | ---\nNotice | 21 days": [
        "For Notice, what the contract says is 21 days.",
    ],
    "Pens: Discard an opened one after 28 days.": [
        "For pens, discard an opened one after 28 days."
    ],
    "To stop the spread: keep the doors closed; wash your hands often.": [
        "To stop the spread, keep the doors closed.",
        "To stop the spread, wash your hands often.",
    ],
    "If the alarm sounds: reset the alarm and call the porter.": [
        "If the alarm sounds, reset the alarm.",
        "If the alarm sounds, call the porter.",
    ],
    "If a bank needs proof, it can call the office: the code is 105.": [
        "If a bank needs proof, it can call the office.",
        "The code is 105.",
    ],
    "When you arrive: the guard checks your pass.": [
        "When you arrive, the guard checks your pass.",
    ],
    "| | Basic | Pro |\n|---|---|---|\n| SSO | ❌ | ✅ |\n| API | no | Yes |": [
        "Basic has no SSO.",
        "Pro has SSO.",
        "Basic has no API.",
        "Pro has API.",
    ],
    "# Sick leave\nSick pay ends after 26 weeks.": ["Sick pay ends after 26 weeks."],
    "# Travel claims\nSend them by May.": ["Send them by May."],
    "# Prices rose\nA seat costs 9 euros.": ["Prices rose.", "A seat costs 9 euros."],
    "> ⚠️ **Important:** Sick pay stops after 26 weeks.": ["Sick pay stops after 26 weeks."],
    "≥ 3 days are needed.": ["≥ 3 days are needed."],
    "Closed: Tuesdays and holidays.": ["Closed on Tuesdays and holidays."],
    "Bikes: Visitors may not park there.": ["For bikes, visitors may not park there."],
    "If it rains:\n- Close the roof.\n- Cover the bikes.": [
        "If it rains, close the roof.",
        "If it rains, cover the bikes.",
    ],
    "When guests arrive:\n- The desk checks their papers.": [
        "When guests arrive, the desk checks their papers.",
    ],
    "Once it is paid for, the shop will:\n- Tune it.": [
        "Once it is paid for, the shop will tune it."
    ],
    "As members know, the club runs three courses:\n- Sailing costs €40.": ["Sailing costs €40."],
    "In summer the pool opens at 8:\n- Members swim free.": ["Members swim free."],
    "When the light is red the door is locked:\n- Wait for the bell.": ["Wait for the bell."],
    "Limit: Twice the monthly pay.": ["Limit is twice the monthly pay."],
    "What's new:\n* Builds are faster.": ["Builds are faster."],
    "Why you will love it:\n\n* Holds two litres\n* Costs ten euros": [
        "Why you will love it: holds two litres.",
        "Why you will love it: costs ten euros.",
    ],
    "There are two plans:\n* Basic is free.": ["There are two plans.", "Basic is free."],
    "Retention: 30 days\nEncryption: AES-256 at rest\nParameters: 7 billion": [
        "The retention is 30 days.",
        "The encryption is AES-256 at rest.",
        "Parameters are 7 billion.",
    ],
    "Common side effects include:\n* headache (10% of patients)\n* dizziness": [
        "Common side effects include headache (10% of patients).",
        "Common side effects include dizziness.",
    ],
    "Passwords must:\n- be at least 12 characters long\n- contain a symbol": [
        "Passwords must be at least 12 characters long.",
        "Passwords must contain a symbol.",
    ],
    "To reset your password:\n1. Open **Settings**.\n2. Enter the code that we sent.": [
        "To reset your password, open Settings.",
        "To reset your password, enter the code that we sent.",
    ],
    "To make a claim, send the receipt to us and include a note.": [
        "To make a claim, send the receipt to us.",
        "To make a claim, include a note.",
    ],
    "Here are the rules:\n- Guests must sign in.\n- Dogs are banned.": [
        "Guests must sign in.",
        "Dogs are banned.",
    ],
    "**Short answer:** The Enterprise plan supports SSO.": ["The Enterprise plan supports SSO."],
    "- **Health insurance**: the company pays 80% of the premium.": [
        "For health insurance, the company pays 80% of the premium."
    ],
    "- **No refund**: after 60 days": ["There is no refund after 60 days."],
    "COR certification comes in two levels: Level I requires 8 hours, Level II requires 40.": [
        "COR certification comes in two levels.",
        "Level I requires 8 hours.",
        "Level II requires 40 hours.",
    ],
    "There are two deadlines: March 1 for fall and October 1 for spring.": [
        "There are two deadlines: March 1 for fall.",
        "There are two deadlines: October 1 for spring.",
    ],
    "| Plan | Price | Seats |\n|---|---|---|\n| **Basic** | $5 | 3 |\n| Pro | $10 | - |": [
        "For Basic, the price is $5.",
        "For Basic, the seats are 3.",
        "For Pro, the price is $10.",
    ],
    "| Property | Drug A | Drug B |\n|---|---|---|\n| Dose | 5 mg | 9 mg |": [
        "For Drug A, the dose is 5 mg.",
        "For Drug B, the dose is 9 mg.",
    ],
    "| Category | Check |\n|---|---|\n| 2 | weekly |\n| 3-5 | daily |": [
        "For category 2, the check is weekly.",
        "For category 3-5, the check is daily.",
    ],
    "| Zone | Fare |\n|---|---|\n| A | $2 |\n| Airport | $9 |": [
        "For zone A, the fare is $2.",
        "For Airport, the fare is $9.",
    ],
    "| Category | Fee |\n|---|---|\n| Adults | $5 |": ["For Adults, the fee is $5."],
    "| Zone | Weight | Postage |\n|---|---|---|\n| Inland | 1 kg | €4 |\n| Inland | 2 kg | €6 |": [
        "For Inland with weight 1 kg, the postage is €4.",
        "For Inland with weight 2 kg, the postage is €6.",
    ],
    "| Shift | Rule | Pay |\n|---|---|---|\n| Night | paid for all hours worked after ten in the"
    " evening | €9 |\n| Night | none | €8 |": [
        "For Night, the rule is paid for all hours worked after ten in the evening.",
        "For Night, the pay is €9.",
        "For Night, the pay is €8.",
    ],
    "| Category | Excess | Fine |\n|---|---|---|\n| 1 | 10 km/h | €30 |\n| 2 | 20 km/h | €60 |": [
        "For category 1, the excess is 10 km/h.",
        "For category 1, the fine is €30.",
        "For category 2, the excess is 20 km/h.",
        "For category 2, the fine is €60.",
    ],
    "| Year | Budget |\n|---|---|\n| 2019 | €3 million |\n| 2020 | €5 million |": [
        "For 2019, the budget is €3 million.",
        "For 2020, the budget is €5 million.",
    ],
    "# Model card\n\n- Supports English and French\n- **License**: MIT": [
        "Model card: supports English and French.",
        "The license is MIT.",
    ],
    "The Supplier warrants that (a) the goods are new, (b) they fit and (c) it has a license.": [
        "The Supplier warrants that the goods are new.",
        "The Supplier warrants that they fit.",
        "The Supplier warrants that it has a license.",
    ],
    "The bond is void if (a) the fee is late or (b) the seal is broken.": [
        "The bond is void if (a) the fee is late or (b) the seal is broken.",
    ],
    "The `__init__` file is **_only_** read.": ["The __init__ file is only read."],
    "# Fees\n\nThe fee is $5.": ["The fee is $5."],
    "## Data is encrypted at rest\n\nKeys rotate yearly.": [
        "Data is encrypted at rest.",
        "Keys rotate yearly.",
    ],
    "```\nx = 5\n```\nThe fee is $5.": ["The fee is $5."],
    "The gate is red.\n```\nThe fee is $5.\n\nThe tax is $1.": [
        "The gate is red.",
        "The fee is $5.",
        "The tax is $1.",
    ],
    "# Fee: 900 euros\n\nThe gate is red.": ["Fee is 900 euros.", "The gate is red."],
    "# Report: 2024\n\nThe gate is red.": ["The gate is red."],
    "# Tips: 5 ways to save 10% on fees\n\nThe gate is red.": ["The gate is red."],
    "The gate is red[^1].\n\n[^1]: The fee is $5.": ["The gate is red.", "The fee is $5."],
    "The gate is [red][1].\n\n[1]: https://example.org/2024 'Gate'": ["The gate is red."],
    "| Adult | 900 euros |": ["Adult: 900 euros."],
    "| Adult | 900 euros |\n| Child | - |": ["Adult: 900 euros."],
    "| Plan | Price |\n|---|---|": [],
    "| Feature | Plan 1 | Plan 2 |\n| Price | $5 | $6 |": [
        "For Plan 1, the price is $5.",
        "For Plan 2, the price is $6.",
    ],
    "> The fee is $5 and the tax\n> is $1.": ["The fee is $5.", "The tax is $1."],
}


@pytest.mark.parametrize(("draft", "claims"), DRAFTS.items())
def test_layout(extractor: RuleExtractor, draft: str, claims: list[str]) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims


def test_a_cells_span_is_the_cell(extractor: RuleExtractor) -> None:
    draft = "| Plan | Price |\n|---|---|\n| Basic | $5 [cite:ab] |"
    (claim,) = extractor.extract_now(draft, None, 64).claims
    assert claim.span.of(draft) == "$5"
    assert claim.citations == ("ab",)


def test_an_items_span_is_without_its_lead_in(extractor: RuleExtractor) -> None:
    draft = "Side effects include:\n- *dizziness* in adults"
    (claim,) = extractor.extract_now(draft, None, 64).claims
    assert claim.span.of(draft) == "dizziness* in adults"
