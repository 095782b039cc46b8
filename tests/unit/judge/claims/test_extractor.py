import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from agent.domain.anchors import find_anchors
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Span
from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser

EXTRACTOR = RuleExtractor(SpacyParser())
DRAFTS = Path(__file__).parents[5] / "shared" / "data" / "e2e" / "dev" / "drafts.jsonl"


async def test_citations_are_those_of_the_sentence() -> None:
    draft = "Fees rose [cite:ab] and costs fell [cite:cd, ab]. [cite:ef] Taxes are due [cite:]."
    claims = (await EXTRACTOR.extract(draft, None, 64)).claims
    assert [(c.text, c.citations) for c in claims] == [
        ("Fees rose.", ("ab", "cd", "ef")),
        ("Costs fell.", ("ab", "cd", "ef")),
        ("Taxes are due.", ()),
    ]


@pytest.mark.parametrize(
    ("draft", "claims"),
    [
        (
            "Once the Security Office contacts you about the eQIP, you have a week to answer.",
            ["Once the Security Office contacts you about the eQIP, you have a week to answer."],
        ),
        ("The fee is $5; the tax is $1.", ["The fee is $5.", "The tax is $1."]),
    ],
)
async def test_a_clause_that_once_opens_is_a_condition(draft: str, claims: list[str]) -> None:
    assert [c.text for c in (await EXTRACTOR.extract(draft, None, 9)).claims] == claims


@pytest.mark.parametrize(
    ("draft", "places"),
    [
        ("The fee is 80 €.", ["The fee is 80 €"]),
        ("The rate is 10 %.", ["The rate is 10 %"]),
        ("The rate is 10%; the fee is 5 €.", ["The rate is 10%", "the fee is 5 €"]),
        ("The angle is 45 °.", ["The angle is 45 °"]),
        ("The fee is 80\u00a0£ (in all).", ["The fee is 80\u00a0£ (in all)"]),
        ("He paid 80 €, she paid 90 €.", ["He paid 80 €", "she paid 90 €"]),
        ("The yield (a rate of 8 %) fell.", ["The yield (a rate of 8 %) fell"]),
        ("The fee is €80.", ["The fee is €80"]),
        ("The fee is 80 euros.", ["The fee is 80 euros"]),
        ("The fee is 80.", ["The fee is 80"]),
    ],
)
def test_a_sign_behind_a_figure_belongs_to_it(draft: str, places: list[str]) -> None:
    claims = EXTRACTOR.extract_now(draft, None, 9).claims
    assert [c.span.of(draft) for c in claims] == places


TABLE = "| {} | {} | {} |\n|---|---|---|\n| {} | {} | {} |"


@pytest.mark.parametrize(
    ("cells", "claim"),
    [
        ("Item Fee Notes Child 5_euros under_14", "For Child, the notes are under 14."),
        ("Item Fee Age Adult 12_euros over_14", "For Adult, the age is over 14."),
        ("Item Fee Group Bus 90_euros up_to_50", "For Bus, the group is up to 50."),
        ("Room Size Seats Blue 40_metres at_least_20", "For Blue, the seats are at least 20."),
        ("Drug Dose Age Ibu 5_tablets over_6", "For Ibu, the age is over 6."),
        ("Plan Storage Users Free 5_gigabytes up_to_3", "For Free, the users are up to 3."),
        ("Tent Load Users Skarn 3_kilos more_than_2", "For Skarn, the users are more than 2."),
        ("Item Fee Limit Bag 5_euros under_14_kilos", "For Bag, the limit is under 14 kilos."),
    ],
)
def test_a_column_lends_no_unit_to_the_next(cells: str, claim: str) -> None:
    draft = TABLE.format(*(cell.replace("_", " ") for cell in cells.split()))
    assert [c.text for c in EXTRACTOR.extract_now(draft, None, 9).claims][1] == claim


async def test_the_cap_says_how_many_are_left_out() -> None:
    draft = "The fee is $5. The tax is $1. The tip is $2."
    extraction = await EXTRACTOR.extract(draft, None, 2)
    assert [c.text for c in extraction.claims] == ["The fee is $5.", "The tax is $1."]
    assert extraction.omitted == 1


async def test_an_empty_draft_has_no_claims() -> None:
    assert (await EXTRACTOR.extract(" \n", None, 2)).claims == ()


def test_the_same_draft_gives_the_same_ids() -> None:
    draft = "The fee is $5. The fee is $5."
    first, second = (RuleExtractor(SpacyParser()).extract_now(draft, None, 9) for _ in range(2))
    assert first == second
    assert len({c.claim_id for c in first.claims}) == 2


def test_claims_are_not_compared_with_all_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = Counter[int]()
    draft = "The fee is $5. "
    plain = Span.__eq__

    def counted(one: Span, other: object) -> bool:
        compared[sentences] += 1
        return plain(one, other) is True

    monkeypatch.setattr(Span, "__eq__", counted)
    for sentences in (20, 80):
        EXTRACTOR.extract_now(draft * sentences, None, 64)
    assert compared[80] < 5 * compared[20]


PIECES = [
    "The fee is $5", "Staff must sign in", "it costs $3 for adults and $2 for children", "; ",
    ", and ", ", which is new, ", ". ", "\n", "\n\n", "- ", "1. ",
    "| a | b |\n", "|---|---|\n", ": ",
    "[cite:ab]", " [cite:", "**", "*", "`x`", "# ", "> ", "(", ")", "?", "I think ", "if ", "é",
    "\u00a0",
    "They ", "its plan", "respectively", " while ", "& ", "<b>", "Mr. ", "3.5%", '"', "…",
]  # fmt: skip


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
@example("(\nThe fee is $5")
def test_claims_lie_in_their_sentences(draft: str) -> None:
    spans = split_sentences(draft)
    for claim in EXTRACTOR.extract_now(draft, None, 99).claims:
        assert any(sentence.covers(claim.span) for sentence in spans)
        assert claim.span.of(draft).strip()
        assert not find_anchors(claim.text)
        assert claim.text == " ".join(claim.text.split())
        assert "cite:ab" not in claim.span.of(draft)[-8:]


def test_a_draft_of_sixty_sentences_yields_all_their_claims() -> None:
    sentence = "Plan {} costs ${} a month for teams and supports {} users, while others do not."
    draft = " ".join(sentence.format(n, n + 5, n * 7) for n in range(60))
    extraction = EXTRACTOR.extract_now(draft, None, 999)
    assert len(extraction.claims) >= 120


@pytest.mark.skipif(not DRAFTS.exists(), reason="needs the development data")
def test_labelled_drafts() -> None:
    talk: list[bool] = []
    checkable: list[bool] = []
    for line in DRAFTS.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        claims = EXTRACTOR.extract_now(case["draft"], case["question"], 999).claims
        start = 0
        for sentence in case["sentences"]:
            start = case["draft"].index(sentence["text"], start)
            end = start + len(sentence["text"])
            found = any(start <= c.span.start and c.span.end <= end for c in claims)
            (talk if sentence["label"] == "no_claim" else checkable).append(found)
    assert sum(talk) / len(talk) < 0.05
    assert sum(checkable) / len(checkable) > 0.98


@pytest.mark.parametrize(
    ("draft", "text"),
    [
        ("To apply:\n- Karen Ito signs the form.", "To apply, Karen Ito signs the form."),
        ("To apply:\n- The guest signs the form.", "To apply, the guest signs the form."),
    ],
)
def test_a_name_keeps_its_capital_behind_a_purpose(draft: str, text: str) -> None:
    claims = RuleExtractor(SpacyParser()).extract_now(draft, None, 64).claims
    assert claims[-1].text == text


@pytest.mark.parametrize(
    ("draft", "claims"),
    [
        ("Bob: the rent is €300 in March.", ["For Bob, the rent is €300 in March."]),
        ("Deposit: the rent is due twice.", ["For deposit, the rent is due twice."]),
        ("- **Anna:** 25 days of leave", ["Anna is 25 days of leave."]),
        ("- **Filter:** 3 cm", ["The filter is 3 cm."]),
    ],
)
async def test_a_label_that_is_a_name_keeps_its_case(draft: str, claims: list[str]) -> None:
    assert [c.text for c in (await EXTRACTOR.extract(draft, None, 9)).claims] == claims


async def test_a_cell_that_holds_a_sentence_is_no_value() -> None:
    cells = ["The key is kept by Ms Brandt.", "£3 per day.", "Guests pay a fee of £2.50 on entry."]
    rows = "\n".join(f"| {name} | {cell} |" for name, cell in zip("BCD", cells, strict=True))
    claims = (await EXTRACTOR.extract(f"| Door | Rule |\n| --- | --- |\n{rows}", None, 9)).claims
    assert [c.text for c in claims] == [
        "For door B, the key is kept by Ms Brandt.",
        "For door C, the rule is £3 per day.",
        "For door D, guests pay a fee of £2.50 on entry.",
    ]
