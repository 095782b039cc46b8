"""The page's own rules, called in the browser: offsets, sentences, changes, streams."""

import itertools
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from agent.server.page.files import assets

pytestmark = [pytest.mark.browser, pytest.mark.server]

texts = st.text(alphabet="ab .,\n🚲é日", max_size=40)
relaxed = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def call(page: Any, module: str, body: str, *values: Any) -> Any:
    """Return what ``body``, given the module ``m`` and the values ``v``, returns."""
    source = f"async ([path, v]) => {{ const m = await import(path); {body} }}"
    return page.evaluate(source, [f"/static/{assets().version}/{module}.js", list(values)])


@relaxed
@given(text=texts, data=st.data())
def test_offsets_count_as_the_server_does(page: Any, text: str, data: st.DataObject):
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    body = "return new m.Offsets(v[0]).slice({start: v[1], end: v[2]});"
    assert call(page, "text", body, text, start, end) == text[start:end]


@relaxed
@given(text=texts)
def test_sentences_of_a_text_make_up_the_text(page: Any, text: str):
    body = "return m.sentences(v[0], 0, v[0].length).map(([a, b]) => v[0].slice(a, b));"
    assert "".join(call(page, "text", body, text)) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "It is 5. [cite:ab12] It is 6. [cite:cd34]",
            ["It is 5. [cite:ab12] ", "It is 6. [cite:cd34]"],
        ),
        ("One. Two? Three!", ["One. ", "Two? ", "Three!"]),
    ],
)
def test_an_anchor_belongs_to_the_sentence_before_it(page: Any, text: str, expected: list[str]):
    body = "return m.sentences(v[0], 0, v[0].length).map(([a, b]) => v[0].slice(a, b));"
    assert call(page, "text", body, text) == expected


def test_a_claim_is_never_torn(page: Any):
    body = "return m.sentences(v[0], 0, v[0].length, [[0, 31]]);"
    assert call(page, "text", body, "We met Dr. Who. Jr. at 5 p.m. today. Then we left.")[0][1] > 31


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# Title\nFirst line\nwrapped.", ["heading: Title", "paragraph: First line\nwrapped."]),
        ("- one\n2. two\nwrapped", ["item: one", "numbered: 2. two\nwrapped"]),
        ("- one\n| a | b |\n| c | d |", ["item: one", "row: | a | b |", "row: | c | d |"]),
        ("Do:\n```py\na\n\n# b\n```\nEnd", ["paragraph: Do:", "code: a\n\n# b", "paragraph: End"]),
        ("```\n```\nLeave is 30 days.", ["paragraph: Leave is 30 days."]),
        ("```\nLeave is 30 days.", ["paragraph: Leave is 30 days."]),
        ("One\n\n---\n\nTwo", ["paragraph: One", "paragraph: Two"]),
        ("So:\n> It is\n> so.\n>\n> - a", ["paragraph: So:", "quote: It is\n> so.", "item: a"]),
    ],
)
def test_blocks_are_what_markdown_sets_apart(page: Any, text: str, expected: list[str]):
    body = "return m.blocks(v[0]).map(b => `${b.kind}: ${v[0].slice(b.start, b.end)}`);"
    assert call(page, "blocks", body, text) == expected


def test_code_is_set_as_it_stands_and_quotations_without_their_signs(page: Any):
    body = """
      const shown = new m.Statement(() => {});
      shown.show(v[0], []);
      return [...shown.element.children].map((e) => [e.tagName, e.textContent]);
    """
    said = call(page, "statement", body, "> It is\n> so.\n\n```\nf(*a, *b)\n```\n")
    assert said == [["P", "It is\nso."], ["PRE", "f(*a, *b)"]]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("# Title\nOne\nline. [cite:ab12]\n- two", "Title\n\nOne line.\n\n– two"),
        ("> It is\n> so.\n```\na\n b\n```", "It is so.\n\na\n b"),
    ],
)
def test_a_draft_reads_without_its_signs(page: Any, text: str, read: str):
    assert call(page, "blocks", "return m.asRead(v[0]);", text) == read


@pytest.mark.parametrize("note", ["[^1]", "[2]", "[3][4]", "¹", "”", ""])
def test_the_mark_of_a_claim_stands_behind_that_of_a_note(page: Any, note: str):
    body = """
      const claim = { claim_id: "c", span: { start: 0, end: 16 } };
      const shown = new m.Statement(() => {});
      shown.show(v[0], [{ claim, verdict: { label: "supported" } }]);
      return shown.element.textContent;
    """
    said = call(page, "statement", body, f"Leave is 30 days.{note} [Rent] is 900.")
    assert said == f"Leave is 30 days.{note}1 [Rent] is 900."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**Fee:** 20 *a day*", [["strong", "Fee:"], ["em", "a day"]]),
        (
            "__all__ of `a*b*c` and `` `x` ``",
            [["code", "a*b*c"], ["code", " `x` "], ["strong", "all"]],
        ),
        ("**a *b* c**", [["strong", "a *b* c"], ["em", "b"]]),
        ("5 * 3 * 2 = 30, a_b_c, 5*3*2, \\*no\\*, * item, ** no **", []),
        ("**two\nlines** but **not\n\ntwo blocks**", [["strong", "two\nlines"]]),
        ("`**code**`", [["code", "**code**"]]),
    ],
)
def test_what_is_set_apart(page: Any, text: str, expected: list[list[str]]):
    body = "return m.setApart(v[0]).map(f => [f.tag, v[0].slice(f.start, f.end)]);"
    assert call(page, "markdown", body, text) == expected


@relaxed
@given(text=texts)
def test_the_signs_of_what_is_set_apart_enclose_it(page: Any, text: str):
    body = "return m.setApart(v[0]).map(f => [f.marks[0], f.start, f.end, f.marks[1]].flat());"
    for a, b, start, end, c, d in call(page, "markdown", body, text):
        assert a < b == start <= end == c < d


@pytest.mark.parametrize(
    ("row", "expected", "rules_off"),
    [
        ("| a | b c |", ["a", "b c"], False),
        ("|a|| x", ["a", "", "x"], False),
        (r"| a \| b | c |", [r"a \| b", "c"], False),
        ("|---|:-:|", ["---", ":-:"], True),
        ("| - | 5 |", ["-", "5"], False),
    ],
)
def test_rows_have_cells(page: Any, row: str, expected: list[str], rules_off: bool):
    body = """
      const row = { start: 0, end: v[0].length };
      return [m.cells(v[0], row).map(([a, b]) => v[0].slice(a, b)), m.isRule(v[0], row)];
    """
    assert call(page, "markdown", body, row) == [expected, rules_off]


def test_a_claim_over_several_cells_has_its_mark_in_the_last(page: Any):
    body = """
      const claim = { claim_id: "c", span: { start: v[1], end: v[2] } };
      const shown = new m.Statement(() => {});
      shown.show(v[0], [{ claim, verdict: { label: "supported" } }]);
      const ruled = (cell) => cell.querySelector("[data-verdict]")?.dataset.verdict ?? "";
      const rows = [...shown.element.querySelectorAll("tr")].map((row) => [...row.children]);
      return rows.map((row) => row.map((c) => [c.tagName, c.textContent, ruled(c)]));
    """
    draft = "Prices:\n\n| Plan | Price |\n|---|---|\n| Basic | 20 |"
    start = draft.index("Basic")
    said = call(page, "statement", body, draft, start, start + len("Basic | 20"))
    assert said == [
        [["TH", "Plan", ""], ["TH", "Price", ""]],
        [["TD", "Basic", "supported"], ["TD", "201", "supported"]],
    ]


@relaxed
@given(before=texts, after=texts)
def test_changes_lead_from_one_text_to_the_other(page: Any, before: str, after: str):
    pieces = call(page, "diff", "return m.compare(v[0], v[1]);", before, after)
    assert "".join(p["text"] for p in pieces if p["kind"] != "added") == before
    assert "".join(p["text"] for p in pieces if p["kind"] != "removed") == after
    assert all(a["kind"] != b["kind"] for a, b in itertools.pairwise(pieces))


def test_changes_are_as_small_as_they_can_be(page: Any):
    pieces = call(page, "diff", "return m.compare(v[0], v[1]);", "up to 10 days", "up to 5 days")
    assert [(p["kind"], p["text"]) for p in pieces] == [
        ("same", "up to "),
        ("removed", "10"),
        ("added", "5"),
        ("same", " days"),
    ]


@pytest.mark.parametrize(
    ("before", "after", "struck"),
    [
        ("One. Two. Three.", "One. Three.", ["Two."]),
        ("It is 10. All is well. Soup is red.", "It is 5. All is well.", ["10", "Soup is red."]),
    ],
)
def test_whole_sentences_are_struck_out(page: Any, before: str, after: str, struck: list[str]):
    pieces = call(page, "diff", "return m.compare(v[0], v[1]);", before, after)
    assert [p["text"].strip() for p in pieces if p["kind"] == "removed"] == struck


@relaxed
@given(cuts=st.lists(st.integers(0, 60), max_size=8))
def test_events_are_read_however_the_network_cuts_them(page: Any, cuts: list[int]):
    stream = (
        b": hello\r\n\r\nid: 1\r\nevent: a\r\ndata: {\r\ndata: }\r\n\r\nid: 2\ndata: \xc3\xa9\n\n"
    )
    edges = [0, *sorted(c for c in cuts if c < len(stream)), len(stream)]
    parts = [list(stream[a:b]) for a, b in itertools.pairwise(edges)]
    body = """
      const body = new ReadableStream({ start(c) {
        for (const part of v[0]) c.enqueue(new Uint8Array(part));
        c.close();
      } });
      const found = [];
      for await (const event of m.events(body)) found.push(event);
      return found;
    """
    assert call(page, "stream", body, parts) == [
        {"id": "1", "event": "a", "data": "{\n}"},
        {"id": "2", "event": "message", "data": "é"},
    ]


def finding(page: Any, **changed: Any) -> str:
    summary = {"is_grounded": False, "claims_weak": 0, "claims_not_found": 0}
    summary |= {"claims_contradicted": 0, "claims_unassessed": 0} | changed.pop("summary", {})
    entry = {"claim": {"importance": "critical"}}
    report = {"ledger": {"entries": [entry]}, "risk": {"action": "pass", "flags": []}}
    report |= {"warnings": [], "rounds": [], "summary": summary} | changed
    found: str = call(page, "findings", "return m.headline(v[0]);", report)
    return found


def test_the_headline_says_what_was_not_checked(page: Any):
    def cut(omitted: int) -> list[dict[str, Any]]:
        return [{"code": "CLAIMS_OMITTED", "details": {"omitted": omitted}}]

    unchecked = [{"code": "UNCHECKED_TEXT", "details": {}}]
    assert finding(page, summary={"is_grounded": True}) == "Every claim holds."
    assert finding(page, warnings=cut(1)) == "Only a part was checked: 1 claim was left out."
    assert finding(page, warnings=cut(7)) == "Only a part was checked: 7 claims were left out."
    failing = finding(page, summary={"claims_not_found": 1}, warnings=cut(1))
    assert failing == "It does not hold: 1 claim not found."
    nothing = finding(page, ledger={"entries": []}, warnings=unchecked)
    assert nothing == "Nothing of this could be checked."


@pytest.mark.parametrize(
    ("first", "flags", "told"),
    [
        ([], [], "There is no claim here to check."),
        ([{"claim": {}}], [], "None of its claims holds."),
        ([], [{"type": "no_evidence"}], "The documents say nothing about this."),
        ([{"claim": {}}], [{"type": "no_evidence"}], "The documents say nothing about this."),
    ],
)
def test_the_headline_of_a_report_without_claims(page: Any, first: Any, flags: Any, told: str):
    rounds = [{"ledger": {"entries": first}}, {"ledger": {"entries": []}}]
    risk = {"action": "pass", "flags": flags}
    assert finding(page, ledger={"entries": []}, rounds=rounds, risk=risk) == told


@pytest.mark.parametrize(
    ("action", "sound", "more", "told"),
    [
        ("pass", True, {}, "handed on"),
        ("pass", False, {}, "handed on, though not grounded"),
        ("flag", False, {}, "handed on with its flags, though not grounded"),
        ("pass", False, {"warnings": [{"code": "ANSWER_WITHHELD"}]}, "withheld"),
        ("block", False, {}, "withheld"),
        ("review", True, {}, "for a person to review"),
        ("review", True, {"review": {"action": "approve"}}, "handed on after review"),
        ("review", False, {"review": {}}, "handed on after review, though not grounded"),
    ],
)
def test_what_becomes_of_the_answer(page: Any, action: str, sound: bool, more: Any, told: str):
    report = {"summary": {"is_grounded": sound}, "risk": {"action": action}, "warnings": []} | more
    assert call(page, "findings", "return m.handling(v[0]);", report) == told


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({"coverage": 1.0}, "100 % covered"),
        ({"coverage": 1.0, "claim_count": 0}, "no claims"),
        (
            {"coverage": 1.0, "revisions": ["revision 1: coverage 0.50 -> 1.00, contradicted 1"]},
            "100 % covered after 1 revision, 50 % as it came",
        ),
        ({"coverage": 0.0, "outcome": "failed"}, "failed"),
    ],
)
def test_a_record_says_that_a_draft_was_revised(page: Any, record: dict[str, Any], told: str):
    assert call(page, "records", "return m.reached(v[0]);", record) == told
