from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from agent.domain.claim import Claim
from agent.domain.ledger import Edit, Ledger, LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.revision.editing.edits import (
    accepted,
    apply_edits,
    protected_spans,
    settled_spans,
    without,
)

DRAFT = "Staff get ten days. They must ask early. Nobody pays for it."


def entry(start: int, end: int, label: Label, text: str = "x") -> LedgerEntry:
    return LedgerEntry(
        claim=Claim(
            claim_id=f"c{start}",
            text=text,
            span=Span(start=start, end=end),
            type="fact",
            importance="material",
        ),
        verdict=Verdict(label=label, confidence=0.9, support=0.5, reason="r"),
    )


def edit(start: int, end: int, replacement: str = "") -> Edit:
    return Edit(claim_id="c", span=Span(start=start, end=end), replacement=replacement, reason="r")


def test_removing_a_sentence_leaves_one_gap() -> None:
    assert apply_edits(DRAFT, [edit(20, 40)], []) == "Staff get ten days. Nobody pays for it."


def test_removing_the_last_sentence_leaves_no_trailing_blank() -> None:
    assert apply_edits(DRAFT, [edit(41, 60)], []) == "Staff get ten days. They must ask early."


def test_removing_the_first_sentence_leaves_no_leading_blank() -> None:
    assert apply_edits(DRAFT, [edit(0, 19)], []) == "They must ask early. Nobody pays for it."


def test_removing_an_item_takes_its_bullet() -> None:
    draft = "Limits:\n- ten days\n- no fee\n\nEnd."
    assert apply_edits(draft, [edit(10, 18)], []) == "Limits:\n- no fee\n\nEnd."
    assert apply_edits(draft, [edit(8, 18)], []) == "Limits:\n- no fee\n\nEnd."


def test_replacing_and_inserting() -> None:
    edits = [edit(10, 13, "12"), edit(40, 40, " [cite:a]")]
    expected = "Staff get 12 days. They must ask early. [cite:a] Nobody pays for it."
    assert apply_edits(DRAFT, edits, []) == expected


def test_an_edit_that_meets_a_protected_span_is_refused() -> None:
    protected = [Span(start=20, end=40)]
    for hostile in (edit(0, 60, "X"), edit(39, 41, "X"), edit(30, 30, "X"), edit(20, 21, "")):
        assert apply_edits(DRAFT, [hostile], protected) == DRAFT


def test_an_edit_past_the_end_is_refused() -> None:
    assert apply_edits(DRAFT, [edit(10, 999, "X")], []) == DRAFT


def test_of_two_overlapping_edits_the_first_is_made() -> None:
    edits = [edit(10, 13, "12"), edit(0, 19, "Gone.")]
    assert apply_edits(DRAFT, edits, []).startswith("Staff get 12 days.")


def test_protected_spans_of_clean_and_mixed_sentences() -> None:
    entries = [
        entry(0, 19, Label.SUPPORTED),
        entry(20, 30, Label.SUPPORTED),
        entry(30, 40, Label.NOT_FOUND),
        entry(41, 60, Label.NOT_FOUND),
    ]
    expected = [Span(start=0, end=19), Span(start=21, end=30)]
    assert protected_spans(DRAFT, entries) == expected
    assert protected_spans(DRAFT, Ledger(entries=tuple(entries))) == expected


def test_unassessed_claims_are_protected() -> None:
    assert protected_spans(DRAFT, [entry(0, 19, Label.UNASSESSED)]) == [Span(start=0, end=19)]


def test_without_cuts_holes() -> None:
    span = Span(start=0, end=10)
    assert without(span, [Span(start=3, end=5)]) == [Span(start=0, end=3), Span(start=5, end=10)]
    assert without(span, [Span(start=0, end=10)]) == []


SPANS = st.tuples(st.integers(0, 80), st.integers(0, 80)).map(
    lambda p: Span(start=min(p), end=max(p))
)
TEXTS = st.text(alphabet="ab .\n-*", min_size=0, max_size=80)
EDITS = st.lists(
    st.builds(
        lambda span, text: Edit(claim_id="c", span=span, replacement=text, reason="r"),
        SPANS,
        st.text(alphabet="XY ", max_size=6),
    ),
    max_size=6,
)


@given(TEXTS, EDITS, st.lists(SPANS, max_size=4))
def test_hostile_edits_never_change_protected_text(
    draft: str, edits: list[Edit], protected: list[Span]
) -> None:
    inside = [s for s in protected if s.end <= len(draft)]
    result = apply_edits(draft, edits, inside)
    position = 0
    for span in merged(inside):
        found = result.find(span.of(draft), position)
        assert found >= 0
        position = found + span.end - span.start


def merged(spans: list[Span]) -> list[Span]:
    found: list[Span] = []
    for span in sorted(spans, key=lambda s: (s.start, s.end)):
        if found and span.start <= found[-1].end:
            found[-1] = Span(start=found[-1].start, end=max(span.end, found[-1].end))
        else:
            found.append(span)
    return found


@given(TEXTS, EDITS)
def test_replacements_leave_the_rest_byte_for_byte(draft: str, edits: list[Edit]) -> None:
    filled = [e for e in edits if e.replacement]
    made = accepted(draft, filled, [])
    expected, position = "", 0
    for one in made:
        expected += draft[position : one.span.start] + one.replacement
        position = one.span.end
    assert apply_edits(draft, filled, []) == expected + draft[position:]


@given(TEXTS, EDITS)
def test_removals_touch_blanks_and_bullets_only(draft: str, edits: list[Edit]) -> None:
    made = accepted(draft, [e.model_copy(update={"replacement": ""}) for e in edits], [])
    kept, position = "", 0
    for one in made:
        kept += draft[position : one.span.start]
        position = one.span.end
    kept += draft[position:]
    result = apply_edits(draft, made, [])
    assert [c for c in result if c in "ab."] == [c for c in kept if c in "ab."]


@given(TEXTS, EDITS, st.lists(SPANS, max_size=4))
def test_accepted_edits_are_disjoint_and_ordered(
    draft: str, edits: list[Edit], protected: list[Span]
) -> None:
    made = accepted(draft, edits, protected)
    for left, right in pairwise(made):
        assert left.span.end <= right.span.start
    assert not any(e.span.overlaps(p) for e in made for p in protected)


def test_a_settled_sentence_that_reads_otherwise_now_may_change() -> None:
    old = "Any tenant may stay. They must book."
    draft = "Landlords may stay. They must book."
    they = Span(start=20, end=35)
    earlier = [(old, Ledger(entries=(entry(21, 36, Label.SUPPORTED, "The tenant must book."),)))]
    assert settled_spans(draft, earlier) == [they]
    for label, text, expected in (
        (Label.NOT_FOUND, "Landlords must book.", []),
        (Label.NOT_FOUND, "The tenant must book.", [they]),
        (Label.SUPPORTED, "Landlords must book.", [they]),
    ):
        assert settled_spans(draft, earlier, [entry(20, 35, label, text)]) == expected
