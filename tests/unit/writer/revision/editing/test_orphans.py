"""What a removal leaves behind still reads as English and still says the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.claim import Claim
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.revision.editing.orphans import repaired


def claim(draft: str, clause: str, text: str = "", quote: str = "") -> LedgerEntry:
    start = draft.index(clause)
    span = Span(start=start, end=start + len(clause))
    return LedgerEntry(
        claim=Claim(
            claim_id=f"c{start}", text=text or clause, span=span, type="fact", importance="material"
        ),
        verdict=Verdict(label=Label.SUPPORTED, confidence=0.9, support=0.9, reason=""),
        evidence=(evidence(quote),) if quote else (),
    )


def evidence(quote: str) -> Evidence:
    return Evidence(
        document_id="d",
        title="t",
        source="s",
        chunk_id="c",
        quote=quote,
        span=Span(start=0, end=len(quote)),
        similarity=0.5,
        entailment=Entailment(support=0.9, neutral=0.05, contradict=0.05),
        relation=Relation.SUPPORTS,
    )


@pytest.mark.parametrize(
    ("gone", "left", "clause", "text", "wanted"),
    [
        (
            "The kiln runs at night.",
            "However, the shop opens at nine.",
            "the shop opens at nine",
            "The shop opens at nine.",
            "The shop opens at nine.",
        ),
        (
            "The pilot programme ended in May.",
            "It was extended twice.",
            "It was extended twice",
            "The pilot programme was extended twice.",
            "The pilot programme was extended twice.",
        ),
        (
            "Interns get free lunch.",
            "They must wear a badge.",
            "They must wear a badge",
            "Interns must wear a badge.",
            "Interns must wear a badge.",
        ),
        (
            "The kiln runs at night.",
            "However, it was built in 1990.",
            "it was built in 1990",
            "The kiln was built in 1990.",
            "The kiln was built in 1990.",
        ),
        (
            "It is up to your supervisor to start.",
            "They submit the form for you.",
            "They submit the form for you",
            "Your supervisor submits the form for you.",
            "Your supervisor submits the form for you.",
        ),
        (
            "Pay is divided by 2087 hours.",
            "The reason is that some years have 27 pay periods.",
            "The reason is that some years have 27 pay periods",
            "The reason is that some years have 27 pay periods.",
            "Some years have 27 pay periods.",
        ),
        (
            "Ask the reviewer first.",
            "They are in the north wing.",
            "They are in the north wing",
            "The reviewer is in the north wing.",
            "The reviewer is in the north wing.",
        ),
        # A pronoun that the rest still explains, or that nothing explains, is left alone.
        ("Staff eat at noon.", "It rains.", "It rains", "It rains.", "It rains."),
        ("A moved.", "Visitors wait.", "Visitors wait", "Visitors wait.", "Visitors wait."),
    ],
)
def test_orphaned_openings_are_mended(
    gone: str, left: str, clause: str, text: str, wanted: str
) -> None:
    before = f"First line. {gone} {left} Last line."
    after = f"First line. {left} Last line."
    assert repaired(before, after, [claim(before, clause, text)]) == (
        f"First line. {wanted} Last line."
    )


def test_a_pronoun_keeps_pointing_at_what_stays() -> None:
    before = "The kiln is old. The kiln runs hot. It was built in 1990."
    after = "The kiln is old. It was built in 1990."
    entries = [claim(before, "It was built in 1990", "The kiln was built in 1990.")]
    assert repaired(before, after, entries) == after


def test_a_connector_inside_a_claim_stays() -> None:
    before = "The kiln is old. However, nobody minds."
    after = "However, nobody minds."
    assert repaired(before, after, [claim(before, "However, nobody minds.")]) == after


def test_a_corrected_predecessor_is_no_lost_one() -> None:
    before = "Leave is 10 days. It carries over."
    after = "Leave is 12 days. It carries over."
    entries = [claim(before, "It carries over", "Leave carries over.")]
    assert repaired(before, after, entries) == after


@given(st.lists(st.sampled_from(["It is so.", "However, no.", "Thus, yes.", "A cat sat."])))
def test_nothing_changes_where_nothing_was_removed(parts: list[str]) -> None:
    draft = " ".join(parts)
    assert repaired(draft, draft, []) == draft


def test_the_second_half_of_a_sentence_names_what_went_with_the_first():
    before = "KeePassXC is the usual choice, and it is open source and free."
    entry = claim(before, "it is open source and free", "KeePassXC is open source and free.")
    after = "It is open source and free."
    assert repaired(before, after, [entry]) == "KeePassXC is open source and free."


@pytest.mark.parametrize(
    ("left", "text", "quote", "wanted"),
    [
        (
            "This has to happen within a week.",
            "This has to happen within a week.",
            "Lost keys must be reported by e-mail within a week.",
            "Lost keys must be reported by e-mail within a week.",
        ),
        (
            "Then call the porter.",
            "Then call the porter.",
            "Where a key is lost, lock the door and call the porter.",
            "Where a key is lost, lock the door and call the porter.",
        ),
        (
            "In that case call the porter.",
            "In that case call the porter.",
            "If a key is lost, call the porter.",
            "If a key is lost, call the porter.",
        ),
        ("Then call the porter.", "Then call the porter.", "Then call the porter.", ""),
        ("This has to happen soon.", "This has to happen soon.", "Reports of lost keys", ""),
        ("They are kept.", "Doors are kept.", "Old doors are kept for a year.", ""),
        ("Doors are kept.", "Doors are kept.", "Old doors are kept for a year.", ""),
        ("It is best to wait.", "It is best to wait.", "Old doors are kept for a year.", ""),
    ],
)
def test_what_points_at_nothing_known_is_said_as_the_evidence_says_it(
    left: str, text: str, quote: str, wanted: str
) -> None:
    before = f"Keys are kept by robots. {left} Ask early."
    entries = [claim(before, left, text, quote)]
    assert repaired(before, f"{left} Ask early.", entries) == f"{wanted or left} Ask early."
    assert repaired(before, before, entries) == before


@pytest.mark.parametrize(
    ("left", "wanted"),
    [
        ("That covers the doors too.", "Bells ring. Ask early."),
        ("These are kept for a year.", "Bells ring. Ask early."),
        ("This rule is new.", "Bells ring. This rule is new. Ask early."),
        ("That bus is late.", "Bells ring. That bus is late. Ask early."),
        ("Separately, ask for a key.", "Bells ring. Ask for a key. Ask early."),
    ],
)
def test_what_would_point_at_another_thing_goes(left: str, wanted: str) -> None:
    before = f"Bells ring. Keys are kept by robots. {left} Ask early."
    said = left.removeprefix("Separately, ")
    entries = [claim(before, said, left)]
    assert repaired(before, f"Bells ring. {left} Ask early.", entries) == wanted


def test_the_rest_of_an_item_names_what_went_with_its_first_half() -> None:
    before = "2. Hats are sold by robots; they are washed at noon."
    entry = claim(before, "they are washed at noon", "Hats are washed at noon.")
    assert repaired(before, "2. They are washed at noon.", [entry]) == "2. Hats are washed at noon."


@pytest.mark.parametrize(
    ("draft", "after", "clause", "text", "wanted"),
    [
        (  # the noun that "he" stood for was exchanged
            "The tenant repairs the roof. He also oils the locks.",
            "The landlord repairs the roof. He also oils the locks.",
            "He also oils the locks",
            "The tenant also oils the locks.",
            "The landlord repairs the roof. The tenant oils the locks.",
        ),
        (  # and its own sentence was changed as well
            "Owners may open the motor. They may not change the pads, though.",
            "Only dealers may open the motor. They may change the pads, though.",
            "They may not change the pads, though",
            "Owners may not change the pads, though.",
            "Only dealers may open the motor. Owners may change the pads.",
        ),
        (
            "Tenants may keep ten hens. They may not keep cocks, however.",
            "They may not keep cocks, however.",
            "They may not keep cocks, however",
            "Tenants may not keep cocks, however.",
            "Tenants may not keep cocks.",
        ),
        (  # the same noun is still there
            "The tenant repairs the roof. He also oils the locks.",
            "The tenant mends the roof. He also oils the locks.",
            "He also oils the locks",
            "The tenant also oils the locks.",
            "The tenant mends the roof. He also oils the locks.",
        ),
        (  # the noun is of something else now, and still the noun
            "The trip to Rome is in May. It costs 90 euros.",
            "The trip to Bonn is in May. It costs 90 euros.",
            "It costs 90 euros",
            "The trip to Rome costs 90 euros.",
            "The trip to Bonn is in May. It costs 90 euros.",
        ),
        (  # one sentence was changed and the next one taken out
            "Sales rose by 9%. Profit rose to 4 million. The reason was dear grain.",
            "Sales rose by 8%. The reason was dear grain.",
            "The reason was dear grain",
            "The reason was dear grain.",
            "Sales rose by 8%.",
        ),
        (
            "Code 15 means no water. In that case, open the tap. Call us.",
            "In that case, open the tap. Call us.",
            "open the tap",
            "In that case, open the tap.",
            "Call us.",
        ),
        (
            "- Code 15 means no water.\n- Otherwise, open the tap.\n- Call us.",
            "- Otherwise, open the tap.\n- Call us.",
            "open the tap",
            "Otherwise, open the tap.",
            "- Call us.",
        ),
        (
            "The gym is free. The pool is also free.",
            "The pool is also free.",
            "The pool is also free",
            "The pool is also free.",
            "The pool is free.",
        ),
        (
            "The gym is free. The pool is free, too.",
            "The pool is free, too.",
            "The pool is free, too",
            "The pool is free, too.",
            "The pool is free.",
        ),
        (
            "The gym is free. The pool is not only free but also warm.",
            "The pool is not only free but also warm.",
            "The pool is not only free but also warm",
            "The pool is not only free but also warm.",
            "The pool is not only free but also warm.",
        ),
    ],
)
def test_what_leans_on_a_changed_or_lost_sentence_is_mended(
    draft: str, after: str, clause: str, text: str, wanted: str
) -> None:
    assert repaired(draft, after, [claim(draft, clause, text)]) == wanted


def test_a_lost_case_is_told_only_with_its_condition() -> None:
    draft = "Code 15 means no water. In that case, open the tap."
    after = "In that case, open the tap."
    for quote, wanted in (
        ("Open the tap and check the filter.", ""),
        ("If there is no water, open the tap.", "If there is no water, open the tap."),
    ):
        entries = [claim(draft, "In that case, open the tap", quote=quote)]
        assert repaired(draft, after, entries) == wanted


def test_a_lost_reason_is_told_by_the_evidence() -> None:
    draft = "Profit rose. The reason was dear grain."
    quote = "Profit fell from 5 to 4 million because of dear grain."
    entries = [claim(draft, "The reason was dear grain", quote=quote)]
    assert repaired(draft, "The reason was dear grain.", entries) == quote
