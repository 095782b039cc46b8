import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from agent.cli.render.index import index
from agent.cli.render.ledger import place
from agent.cli.render.marks import ASCII, STYLES, UNICODE, WORDS, signs_for
from agent.cli.render.plain import one_line, shortened, visible
from agent.cli.render.report import report
from agent.cli.render.summary import scores
from agent.domain.ledger import Ledger
from agent.domain.report import Action, FileFailure, IndexReport, Mode, Round
from agent.domain.review import Review, ReviewAction
from agent.domain.verdict import Label
from agent.ledger.pieces import failures_mended


def printed(renderable: Any, width: int = 200, **options: Any) -> str:
    stream = io.StringIO()
    console = Console(
        file=stream, width=width, markup=False, emoji=False, highlight=False, **options
    )
    console.print(renderable)
    return stream.getvalue()


@pytest.mark.parametrize("width", [30, 40, 80, 110])
@pytest.mark.parametrize("signs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_a_report_fits_the_width_and_loses_nothing(
    make_report: Any, width: int, signs: Any
) -> None:
    text = printed(report(make_report(), signs, verbose=True), width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    words = " ".join(text.split())
    for label in Label:
        assert WORDS[label] in words
    for part in (
        "28 days",
        "115 units",
        "audit-1",
        "conflict",
        "UNSUPPORTED_CLAIMS",
        "page 3",
        "row 7",
        "(very low)",
        "why",
    ):
        assert part in words, part


def test_a_report_in_ascii_is_ascii(make_report: Any) -> None:
    assert printed(report(make_report(), ASCII, verbose=True)).isascii()


def test_colours_only_where_they_are_wanted(make_report: Any) -> None:
    rendered = report(make_report(), UNICODE)
    assert "\x1b[31m" in printed(rendered, force_terminal=True, color_system="standard")
    assert not re.search(
        r"\x1b\[(\d+;)*3[0-7]", printed(rendered, force_terminal=True, no_color=True)
    )
    assert "\x1b" not in printed(rendered)


def test_the_ledger_gives_quote_place_reason_formula_and_correction(make_report: Any) -> None:
    text = printed(report(make_report(), UNICODE))
    for line in (
        "why     10 days is claimed, the document says 5 days",
        "against “Up to 5 unused days may be carried over”",
        "Employee Handbook (docs/handbook.md) · characters 40-79 · 2026-03-02",
        "for     “Up to 10 unused days”",
        "Old policy (docs/handbook.md) · page 3 · row 7",
        "instead Up to 5 days carry over.",
        "instead (remove it)",
        "computed 40 + 75 = 115",
        "from “40 tents”",
        "why the judge timed out",
    ):
        assert line in text, line


def test_markup_in_documents_is_text(make_report: Any, evidence: Any, entry: Any) -> None:
    quote = "[red]x[/red] :smile: \x1b[2J"
    failing = entry("It is.", "It is.", Label.WEAK, evidence=(evidence(quote),))
    text = printed(report(make_report(ledger=Ledger(entries=(failing,)), answer="It is."), UNICODE))
    assert "[red]x[/red] :smile: \ufffd[2J" in text


def test_an_empty_ledger_says_so(make_report: Any, scored: Any) -> None:
    empty = Ledger()
    rounds = (Round(draft="Thanks!", ledger=empty, summary=scored()),)
    text = printed(report(make_report(answer="Thanks!", ledger=empty, rounds=rounds), UNICODE))
    assert "No claims were checked." in text


def test_a_draft_of_which_no_claim_is_left_is_not_called_unchecked(
    make_report: Any, scored: Any
) -> None:
    empty = Ledger()
    rounds = (make_report().rounds[0], Round(draft="None.", ledger=empty, summary=scored()))
    text = printed(report(make_report(answer="None.", ledger=empty, rounds=rounds), UNICODE))
    assert "No claim is left: all failed." in text
    assert "No claims were checked." not in text


def test_a_run_that_waits_names_no_record(make_report: Any) -> None:
    assert "\naudit audit-1" in printed(report(make_report(), UNICODE))
    assert "\naudit" not in printed(report(make_report(audit_id=""), UNICODE))


@pytest.mark.parametrize("action", [ReviewAction.APPROVE, ReviewAction.EDIT])
def test_what_a_person_let_pass_does_not_wait_for_one(
    make_report: Any, scored: Any, action: ReviewAction
) -> None:
    risk = make_report().risk.model_copy(update={"action": Action.REVIEW})
    assert "for a person to review" in printed(report(make_report(risk=risk), UNICODE))
    text = "It is." if action is ReviewAction.EDIT else None
    decided = make_report(risk=risk, review=Review(action=action, text=text))
    assert "handed on after review, though not grounded" in printed(report(decided, UNICODE))
    sound = decided.model_copy(update={"summary": scored(is_grounded=True), "warnings": ()})
    assert sound.handling == "handed on after review"


def test_what_a_revision_mended_is_shown(make_report: Any, entry: Any, scored: Any) -> None:
    old = make_report().rounds[0]
    draft = "Leave is 28 days."
    kept = Ledger(entries=(entry(draft, draft, Label.SUPPORTED),))
    rounds = (old, Round(draft=draft, ledger=kept, summary=scored()))
    made = make_report(answer=draft, ledger=kept, rounds=rounds)
    assert [e.verdict.label for e in failures_mended(made)] == [
        Label.CONTRADICTED,
        Label.WEAK,
        Label.NOT_FOUND,
        Label.UNASSESSED,
    ]
    text = printed(report(made, UNICODE))
    assert "Draft, as revised" in text
    assert "Revised: these claims of the first draft failed" in text
    assert "✗ Up to 10 days carry over." in text
    untouched = printed(report(make_report(), UNICODE))
    assert "Revised" not in untouched
    assert "Draft, as checked" in untouched
    assert printed(report(make_report(mode=Mode.ANSWER), UNICODE)).startswith("Answer\n")


def test_usage_is_for_the_verbose(make_report: Any) -> None:
    assert "verify 12 ms" in printed(report(make_report(), UNICODE, verbose=True))
    assert "verify 12 ms" not in printed(report(make_report(), UNICODE))


def test_the_summary_line(scored: Any) -> None:
    assert scores(scored(), UNICODE).plain == (
        "✗ not grounded · coverage 50% · confidence 0.42 (very low) · 6 claims · 2 supported · "
        "1 weak · 1 contradicted · 1 not found · 1 unassessed"
    )
    good = scored(is_grounded=True, claims_checked=1, revisions=1, coverage_by_deletion=0.5)
    line = scores(good, ASCII).plain
    assert line.startswith("+ grounded - coverage 50%")
    assert "1 claim -" in line
    assert line.endswith("1 revision (coverage +50% by deletion)")


def test_without_a_claim_there_is_nothing_to_check(scored: Any) -> None:
    none = {"coverage": 1.0, "confidence": 0.0, "claims_checked": 0}
    none |= {f"claims_{label.value}": 0 for label in Label}
    passed = scored(is_grounded=True, **none)
    assert scores(passed, UNICODE).plain == "nothing to check · 0 claims"
    told = scores(passed, UNICODE, ["text not checked"]).plain
    assert told == "✗ not grounded · text not checked · 0 claims"
    assert scores(scored(**none), UNICODE).plain == "✗ not grounded · 0 claims"


def test_place_names_title_source_and_position(evidence: Any) -> None:
    assert place(evidence(title="T", source="T", page=2, date=None), UNICODE) == "T · page 2"
    assert place(evidence(title="T", source="", row=4, date=None), ASCII) == "T - row 4"


@pytest.mark.parametrize(
    ("encoding", "signs"),
    [("utf-8", UNICODE), ("ascii", ASCII), ("latin-1", ASCII), (None, ASCII), ("nonsense", ASCII)],
)
def test_signs_suit_the_encoding(encoding: str | None, signs: Any) -> None:
    assert signs_for(encoding) == signs


def test_every_verdict_has_mark_word_and_colour() -> None:
    for signs in (UNICODE, ASCII):
        assert len({signs.mark(label) for label in Label}) == len(Label)
    assert set(STYLES) == set(WORDS) == set(Label)
    assert len(set(STYLES.values())) == len(Label)


@pytest.mark.parametrize(
    ("text", "limit", "short"),
    [
        ("short", 10, "short"),
        ("two\n  lines", 20, "two lines"),
        ("one two three", 9, "one two…"),
        ("unbreakable", 5, "unbr…"),
    ],
)
def test_shortened(text: str, limit: int, short: str) -> None:
    assert shortened(text, limit) == short
    assert len(short) <= limit


def test_visible_keeps_line_ends() -> None:
    assert visible("a\r\nb\tc\rd") == "a\nb\tc\ufffdd"
    assert one_line("a\n\x1bb  c") == "a \ufffdb c"


def test_an_index_run_names_what_it_could_not_read() -> None:
    text = printed(
        index(
            IndexReport(
                workspace="w",
                added=2,
                removed=1,
                chunks=17,
                seconds=0.31,
                failures=(
                    FileFailure(source="a/b.pdf", reason="no\ntext"),
                    FileFailure(source="c.pdf", reason="page 2 holds no text", in_part=True),
                ),
            )
        )
    )
    assert text == (
        "workspace w: 2 added, 0 updated, 0 unchanged, 1 removed documents; 17 chunks in all "
        "(0.3 s)\nnot read a/b.pdf: no text\nread in part c.pdf: page 2 holds no text\n"
    )


def test_an_index_run_names_some_of_what_it_passed_over() -> None:
    one = printed(index(IndexReport(workspace="w", passed_over=1, passed_over_names=("a.json",))))
    assert one.endswith("\n1 file of another type passed over: a.json\n")
    many = printed(index(IndexReport(workspace="w", passed_over=3, passed_over_names=("a", "b"))))
    assert many.endswith("\n3 files of other types passed over: a, b, …\n")


@pytest.mark.parametrize(
    ("counts", "is_told"),
    [
        ({}, True),
        ({"passed_over": 1, "passed_over_names": ("a.json",)}, True),
        ({"added": 1}, False),
        ({"unchanged": 1}, False),
        ({"removed": 1}, False),
        ({"failures": (FileFailure(source="a.md", reason="the file is empty"),)}, False),
    ],
)
def test_an_index_run_that_found_nothing_says_so(counts: Any, is_told: bool) -> None:
    text = printed(index(IndexReport(workspace="w", **counts)))
    assert ("nothing was indexed: no document was found" in text) is is_told


@pytest.mark.parametrize("sound", [True, False])
def test_what_is_handed_on_is_not_said_to_pass(make_report: Any, scored: Any, sound: bool) -> None:
    risk = make_report().risk.model_copy(update={"action": Action.PASS})
    summed = scored().model_copy(update={"is_grounded": sound})
    text = printed(report(make_report(risk=risk, summary=summed), UNICODE))
    assert ("handed on, though not grounded" in text) is not sound
    assert "handed on" in text
    assert "pass" not in text.partition("risk ")[2].partition("\n")[0]


def test_equal_flags_are_one_line(make_report: Any) -> None:
    risk = make_report().risk
    doubled = risk.model_copy(update={"flags": risk.flags * 3})
    text = printed(report(make_report(risk=doubled), UNICODE))
    assert text.count("two documents disagree") == 1
    assert "two documents disagree (3 claims)" in text
