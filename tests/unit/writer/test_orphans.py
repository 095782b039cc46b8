"""What a removal leaves behind still reads as English and still says the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.claim import Claim
from agent.domain.ledger import LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.orphans import repaired


def claim(draft: str, clause: str, text: str = "") -> LedgerEntry:
    start = draft.index(clause)
    span = Span(start=start, end=start + len(clause))
    return LedgerEntry(
        claim=Claim(
            claim_id=f"c{start}", text=text or clause, span=span, type="fact", importance="material"
        ),
        verdict=Verdict(label=Label.SUPPORTED, confidence=0.9, support=0.9, reason=""),
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
