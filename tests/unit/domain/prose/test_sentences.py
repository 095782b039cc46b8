import itertools
import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.sentences import split_sentences

# Each case is the list of sentences that its join must be split into.
PROSE = [
    ["Die Frist endet am 5. Mai.", "Danach ist es zu spät."],
    ["Sie gilt vom 1. Januar bis 30. April 2025.", "Der Satz steigt im 3. Quartal."],
    ["Am 24. und 31. Dezember ist zu.", "Die Frist endet am 5.", "Der Mieter zahlt."],
    ["Der 2. Weltkrieg endete 1945.", "Er zahlt 5.", "Mehr zahlt keiner."],
    ["The limit is 5.", "May we enter?", "I am 30.", "Later we met.", "We have 5.", "April ends."],
    ["One sentence."],
    ["It was shut off in May.", "v3 is in beta.", "h264 is old.", "max_size is 5."],
    ["It is in beta.", "`npm i` sets it up, e.g. `npm i x`.", "**`a`** is new."],
    ["It takes approx. h2 and 5 kg. of it."],
    ["One.", "Two!", "Three?", "Four"],
    ["Dr. Smith met Mrs. Jones at 5 p.m. on Monday.", "They talked."],
    ["The last bus leaves at 1:30 a.m.", "Parking costs €12 unless four people share a car."],
    ["The call is at 9 a.m. Eastern time, and at 3 p.m. Monday there is another.", "All may join."],
    ["Use a manager, e.g. KeePassXC, i.e. the safe one.", "Do it now."],
    ["The U.S. Government pays.", "It pays in full."],
    ["He moved to the U.S.", "The move was costly."],
    ["It is served under s. 7(1), ss. 3 and 4 and reg. 9.", "They are laws."],
    ["See No. 5 and p. 3 of vol. 2.", "Then go on."],
    ["Is it done?", "No.", "You must wait."],
    ["Acme Inc. sells tents.", "They weigh 2.4 kg."],
    ["It was built by Acme Inc.", "The price is $3.50 a unit."],
    ["Version 3.8.18 costs 3.5 dollars.", "Version 4.", "Then 5."],
    ["J. R. Smith wrote it.", "A. Jones read it."],
    ["Take vitamin C.", "Patients tolerate it."],
    ["Choose plan B.", "Billing is monthly."],
    ["It asked for offers for the roof of Block B.", "Anita wrote them herself."],
    ["She moved into Flat C.", "Peter helped her."],
    ["The exam was graded E.", "Peter failed."],
    ["He compared Plans A and B.", "Anita chose B."],
    ["Groups A, B and C.", "Peter led one."],
    ["Wash it at 40 C.", "Towels may shrink."],
    ["The ferry met K. Sandhu, John F. Kennedy and St. John.", "Nobody left."],
    ["They met J. and K. Smith in Flat 3.", "Dr A. Jones came."],
    ["In 1990 J. Smith left.", "Somebody came."],
    ["The papers list L. Tizard among them.", "Somebody came."],
    ["Well… perhaps.", "Or not...", "Next."],
    ["He waited... and left.", "Then he slept."],
    ['She said "It works."', "Then she left."],
    ["She asked “Really?” and left.", "He stayed."],
    ["He left (see Sec. 3. It is long) at noon.", "She stayed."],
    ["(It is a note.)", "This is not."],
    ["See https://example.com/a.b?c=d. for more.", "Or not."],
    ["Mail a.b@example.gov.", "Wait for a reply."],
    ["Leave is 30 days. [cite:ab12]", "Next one. [cite:a] [cite:b]", "End [cite:c]."],
    ["Smith et al. (2020) found it.", "Jones et al. disagree."],
    ["It rose in Jan. 2020 and fell in Feb.", "The rest is flat."],
    ["The dose is 5 mg.", "Repeat every 6 hrs.", "Stop at 40 mg."],
    ["It ended in 2020.", "2021 was better."],
    ["The form is due.", "eQIP opens later.", "macOS is supported."],
    ["Wait 10 min. before use.", "Then go."],
    ["他来了。", "她走了。"],
    ["The Ph.D. Program is open.", "She holds a Ph.D.", "The degree is old."],
]

LAYOUT = [
    ("# Leave\nStaff get 30 days.", ["# Leave", "Staff get 30 days."]),
    ("- one\n- two. Three.\n* four", ["- one", "- two.", "Three.", "* four"]),
    ("1. Fill it in.\n2. Send it.", ["1. Fill it in.", "2. Send it."]),
    ("a) first\nb) second", ["a) first", "b) second"]),
    ("| a | b |\n|---|---|\n| 1. One | 2 |", ["| a | b |", "|---|---|", "| 1. One | 2 |"]),
    ("No full stop\n\nNext paragraph", ["No full stop", "Next paragraph"]),
    (
        "- wrapped item that\n  goes on here\n- next",
        ["- wrapped item that\n  goes on here", "- next"],
    ),
    ("You need:\n- tea\nYou pay:\n- cups", ["You need:", "- tea", "You pay:", "- cups"]),
    (
        "- tea for the\nlong way:\n- next",
        ["- tea for the\nlong way:", "- next"],
    ),
    (
        "A line that was wrapped after the number of\n5. That is all there is to say about it.",
        [
            "A line that was wrapped after the number of\n5.",
            "That is all there is to say about it.",
        ],
    ),
    ("Retention: 30 days\nBackup: daily", ["Retention: 30 days", "Backup: daily"]),
    (
        "Data retention\nAll the data of a customer is deleted thirty days after the end.",
        ["Data retention", "All the data of a customer is deleted thirty days after the end."],
    ),
    (
        "All the data of a customer is deleted by the\nOffice of Acquisition after the end.",
        ["All the data of a customer is deleted by the\nOffice of Acquisition after the end."],
    ),
    ("```\nx = 1.5\ny. Z\n```\nText.", ["```", "x = 1.5", "y. Z", "```", "Text."]),
    ("Title\n=====\nText.", ["Title", "=====", "Text."]),
    ("> Quoted text\n> goes on. End.", ["> Quoted text\n> goes on.", "End."]),
    ("", []),
    (" \n\t\n ", []),
]


def _texts(text: str) -> list[str]:
    return [span.of(text) for span in split_sentences(text)]


@pytest.mark.parametrize("sentences", PROSE, ids=lambda s: s[0])
def test_prose(sentences: list[str]) -> None:
    assert _texts(" ".join(sentences)) == sentences


@pytest.mark.parametrize("sentences", PROSE, ids=lambda s: s[0])
def test_line_breaks_count_as_blanks(sentences: list[str]) -> None:
    text = " ".join(sentences)
    assert len(split_sentences(text.replace(". ", ".  "))) >= len(sentences)


@pytest.mark.parametrize(("text", "sentences"), LAYOUT, ids=[t[:30] for t, _ in LAYOUT])
def test_layout(text: str, sentences: list[str]) -> None:
    assert _texts(text) == sentences


def test_block_kinds() -> None:
    text = "# H\n\nText.\n- item\n| a | b |\n***\n```\ncode\n```"
    assert [block.kind for block in split_blocks(text)] == [
        BlockKind.HEADING,
        BlockKind.PROSE,
        BlockKind.ITEM,
        BlockKind.ROW,
        BlockKind.RULE,
        BlockKind.CODE,
        BlockKind.CODE,
        BlockKind.CODE,
    ]


PIECES = [
    "A",
    "the",
    "Dr",
    ".",
    ". ",
    "!",
    "?",
    "…",
    " ",
    "\n",
    "\n\n",
    "- ",
    "1. ",
    "# ",
    "|",
    '"',
]
PIECES += ["(", ")", "[cite:ab]", "```", "5", "3.5", "é", "U.S.", "\u00a0", "> ", "---", "\r\n"]


@example("\u00a0A. ")
@given(st.lists(st.sampled_from(PIECES)).map("".join) | st.text())
def test_spans_are_ordered_disjoint_and_cover_the_text(text: str) -> None:
    spans = split_sentences(text)
    assert all(a.end <= b.start for a, b in itertools.pairwise(spans))
    assert all(span.of(text) and span.of(text) == span.of(text).strip() for span in spans)
    covered = {i for span in spans for i in range(span.start, span.end)}
    assert all(c.isspace() or i in covered for i, c in enumerate(text))


@pytest.mark.parametrize(
    ("text", "prose"),
    [
        ("a\n```\nb\n```\nc", ["a", "c"]),
        ("a\n```\nb\nc", ["a", "b\nc"]),
        ("~~~ note\na", ["a"]),
        ("```a b c\nd", ["```a b c", "d"]),
        ("```a``` is code\nb", ["```a``` is code\nb"]),
        ("```\na\n```\nb\n```\nc", ["b", "c"]),
    ],
)
def test_a_fence_that_is_never_closed_hides_nothing(text: str, prose: list[str]) -> None:
    blocks = [b for b in split_blocks(text) if b.kind is BlockKind.PROSE]
    assert [text[b.start : b.end] for b in blocks] == prose


def test_large_texts_are_quick() -> None:
    paragraph = " ".join(" ".join(sentences) for sentences in PROSE)
    text = "\n\n".join([paragraph] * 400)
    start = time.process_time()
    split_sentences(text)
    assert len(text) / (time.process_time() - start) > 300_000


def test_a_line_that_breaks_off_in_mid_sentence_was_wrapped() -> None:
    text = (
        "Report a lost device to the security desk within two hours. Your budget is\n"
        "€1,200 per year, and unused budget expires. Your training budget is\n"
        "€900 a year."
    )
    found = [s.of(text) for s in split_sentences(text)]
    assert found[1:] == [
        "Your budget is\n€1,200 per year, and unused budget expires.",
        "Your training budget is\n€900 a year.",
    ]
    short = "Your training budget is\n€1,200 per year, and unused budget expires on 31 December."
    assert [s.of(short) for s in split_sentences(short)] == [short]


TABLES = {
    "Plan | Fee\n--- | ---\nBasic | 9\nPro | 12": ["row"] * 4,
    "Plan | Fee\n:-: | --:\nBasic | 9\n\nA | b": ["row", "row", "row", "prose"],
    "See below.\nPlan | Fee\n-|-\nBasic | 9\nThe end.": ["prose", "row", "row", "row", "prose"],
    "Choose a | b.\nThen wait.": ["prose"],
    "Choose a or b.\n--- | ---\nThen wait.": ["prose"],
    "```\nPlan | Fee\n--- | ---\n```": ["code"] * 4,
}


@pytest.mark.parametrize("text", TABLES)
def test_the_rule_below_its_head_makes_a_table_of_two_columns(text: str) -> None:
    assert [block.kind.value for block in split_blocks(text)] == TABLES[text]
