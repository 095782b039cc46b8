from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.cli.render.answer import answer
from agent.cli.render.marks import ASCII, UNICODE
from agent.domain.ledger import Ledger
from agent.domain.report import Round
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.ledger.pieces import Ruling, kept_draft, pieces, reflowed


def test_each_sentence_carries_its_verdict(make_report: Any) -> None:
    assert answer(make_report(), UNICODE).plain == (
        "Leave is 28 days. ✓1 Up to 10 days carry over. ✗2 Desks are often paid. ~3 "
        "New staff get a tent. ?4 Backups are kept. !5 Together that is 115 units. ✓6"
    )
    assert "+1" in answer(make_report(), ASCII).plain


def test_sentences_are_coloured_by_verdict(make_report: Any) -> None:
    text = answer(make_report(), UNICODE)
    styles = {text.plain[s.start : s.end]: s.style for s in text.spans}
    assert styles["Up to 10 days carry over."] == "red"
    assert styles["Leave is 28 days."] == "green"
    assert styles[" ?4"] == "bold magenta"


def test_the_worst_verdict_colours_a_shared_sentence(
    make_report: Any, entry: Any, scored: Any
) -> None:
    draft = "It is big and it is red."
    ledger = Ledger(
        entries=(
            entry(draft, "It is big and it is red.", Label.SUPPORTED),
            entry(draft, "it is red", Label.CONTRADICTED),
        )
    )
    report = make_report(
        answer=draft,
        ledger=ledger,
        rounds=(Round(draft=draft, ledger=ledger, summary=scored()),),
    )
    (piece,) = pieces(report)
    assert piece.text == draft
    assert piece.rulings == (Ruling(1, Label.SUPPORTED), Ruling(2, Label.CONTRADICTED))
    assert piece.label is Label.CONTRADICTED


def test_qualifiers_in_the_answer_shift_the_marks(make_report: Any) -> None:
    report = make_report()
    qualified = report.answer.replace("a tent.", "a tent. (not found in the documents)")
    shown = answer(report.model_copy(update={"answer": qualified}), UNICODE).plain
    assert "New staff get a tent. ?4 (not found in the documents) Backups are kept. !5" in shown


def test_marks_stand_behind_code_and_links(make_report: Any, entry: Any, scored: Any) -> None:
    draft = "Use `--fast`, or see [the guide](http://x.y)."
    ledger = Ledger(
        entries=(
            entry(draft, "Use `--fast", Label.SUPPORTED),
            entry(draft, "see [the guide", Label.WEAK),
        )
    )
    rounds = (Round(draft=draft, ledger=ledger, summary=scored()),)
    report = make_report(answer=draft, ledger=ledger, rounds=rounds)
    shown = answer(report, UNICODE).plain
    assert shown == "Use `--fast` ✓1, or see [the guide](http://x.y) ~2."


def test_a_withheld_answer_has_no_marks(make_report: Any) -> None:
    withheld = make_report().model_copy(update={"answer": "The answer is withheld."})
    assert [(p.text, p.rulings) for p in pieces(withheld)] == [("The answer is withheld.", ())]


def test_spans_belong_to_the_kept_round(make_report: Any, scored: Any) -> None:
    first = make_report().rounds[0]
    later = Round(draft="Another text.", ledger=Ledger(), summary=scored())
    report = make_report(rounds=(first, later))
    assert kept_draft(report) == first.draft
    assert "✗2" in answer(report, UNICODE).plain


@pytest.mark.parametrize("evil", ["\x1b[31m", "\x07", "\u202e", "\x9b31m", "\x00"])
def test_terminal_escapes_are_made_harmless(make_report: Any, evil: str) -> None:
    report = make_report().model_copy(update={"answer": f"a{evil}b", "rounds": ()})
    plain = answer(report, UNICODE).plain
    assert evil[0] not in plain
    assert "\ufffd" in plain


@given(draft=st.text(alphabet="ab c.", max_size=30), data=st.data())
def test_pieces_give_the_answer_back(
    make_report: Any, entry: Any, scored: Any, draft: str, data: Any
) -> None:
    bounds = st.tuples(st.integers(0, len(draft)), st.integers(0, len(draft))).map(sorted)
    spans = data.draw(st.lists(bounds, max_size=5))
    entries = []
    for start, end in spans:
        made = entry("x", "x", Label.WEAK)
        claim = made.claim.model_copy(update={"span": Span(start=start, end=end)})
        entries.append(made.model_copy(update={"claim": claim}))
    ledger = Ledger(entries=tuple(entries))
    rounds = (Round(draft=draft, ledger=ledger, summary=scored()),)
    cut = pieces(make_report(answer=draft, ledger=ledger, rounds=rounds))
    assert "".join(p.text for p in cut) == draft.rstrip()
    shown = {r.number for p in cut for r in p.rulings}
    assert shown == {n for n, (a, b) in enumerate(spans, 1) if draft[a:b].strip()}


def test_wrapped_prose_flows_and_lists_stay() -> None:
    text = "One sentence that goes on\nover the line.\n\n- first item\n- second item\n"
    assert reflowed(text) == (
        "One sentence that goes on over the line.\n\n- first item\n- second item\n"
    )


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_break_of_prose_is_one_blank(
    make_report: Any, entry: Any, scored: Any, end: str
) -> None:
    draft = f"It is big.{end}It is red,{end}and new.{end}{end}- one{end}- two"
    ledger = Ledger(entries=(entry(draft, "It is red", Label.SUPPORTED),))
    rounds = (Round(draft=draft, ledger=ledger, summary=scored()),)
    shown = answer(make_report(answer=draft, ledger=ledger, rounds=rounds), UNICODE).plain
    assert shown.startswith("It is big. It is red ✓1, and new.")
    assert "  " not in shown


@given(st.text(alphabet="aB .\n\r-#|1", max_size=60))
def test_flowing_changes_line_breaks_only(text: str) -> None:
    flowed = reflowed(text)
    assert len(flowed) == len(text)
    assert all(a == b or (a in "\r\n" and b == " ") for a, b in zip(text, flowed, strict=True))
