"""Lines of plain text that are set in columns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.columns import columns
from agent.domain.prose.markup import readable

PRICES = """  Full-time ................... 24 pounds a month
  Night staff .................. 6 pounds a month
  Bank workers ..... 1.20 pounds a shift
"""
FEES = """Small items (keys, books)      £3
Bags, anything large           £7
Telephones, laptops           £12
"""
TIMES = """                 Ashgate     Tolbridge
  Two hours      £2.60       free
  Four hours     £4.20       £2.00
"""


def cells(text: str) -> list[list[str]]:
    found = []
    for line in columns(text):
        edges = [line.span.start, *(e for g in line.gaps for e in (g.start, g.end)), line.span.end]
        pairs = zip(edges[::2], edges[1::2], strict=True)
        found.append([text[a:b].strip() for a, b in pairs])
    return found


def test_dots_and_blanks_part_a_name_from_what_is_said_of_it():
    assert cells(PRICES)[2] == ["Bank workers", "1.20 pounds a shift"]
    assert [c[1] for c in cells(FEES)] == ["£3", "£7", "£12"]


def test_the_head_over_the_names_of_rows_may_be_empty():
    assert cells(TIMES) == [
        ["", "Ashgate", "Tolbridge"],
        ["Two hours", "£2.60", "free"],
        ["Four hours", "£4.20", "£2.00"],
    ]


@pytest.mark.parametrize(
    "text",
    [
        "A line   set wide by\nchance in a    paragraph.",
        "One line      alone",
        "- a    b\n- c    d",
        "| a    | b |\n| c    | d |",
        "Wait ... and see.\nOr not ... to be.",
        "    indented\n    code\n",
    ],
)
def test_what_is_not_set_in_columns(text: str):
    assert columns(text) == ()


def test_two_cells_are_an_item_and_more_are_a_row():
    assert {b.kind for b in split_blocks(PRICES)} == {BlockKind.ITEM}
    assert {b.kind for b in split_blocks(TIMES)} == {BlockKind.ROW}
    assert len(list(split_blocks(FEES))) == 3


def test_cells_are_parted_by_marks_that_readers_know():
    lines = [line.strip() for line in readable(PRICES + "\n" + TIMES)[0].splitlines()]
    assert lines[1] == "Night staff: 6 pounds a month"
    assert lines[4:6] == ["; Ashgate; Tolbridge", "Two hours; £2.60; free"]


def test_a_colon_that_stands_there_is_not_doubled():
    assert readable("From:    Ann\nDate:    May")[0] == "From: Ann\nDate: May"


def test_code_is_left_as_it_is():
    text = "```\nkey    1\nken    2\n```"
    assert readable(text)[0].strip() == "key    1\nken    2"


@given(st.text(alphabet="a. £1\n\t:|-", max_size=60))
def test_every_character_left_keeps_its_place(text: str):
    plain, places = readable(text)
    assert len(plain) == len(places)
    assert places == sorted(set(places))
    assert all(0 <= p < len(text) for p in places)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("2. HOW LONG WE KEEP THEM", BlockKind.HEADING),
        ("STAFF PERMITS", BlockKind.HEADING),
        ("GETTING HOME AFTER A LATE FINISH (new)", BlockKind.HEADING),
        ("C. HOW TO CLAIM", BlockKind.HEADING),
        ("2. FEES AT A GLANCE (from 1 May, including VAT)", BlockKind.HEADING),
        ("DO NOT ENTER.", BlockKind.PROSE),
        ("2. Wait for the bus", BlockKind.ITEM),
        ("NHS", BlockKind.PROSE),
    ],
)
def test_a_line_of_capitals_alone_is_a_heading(line: str, kind: BlockKind):
    assert [b.kind for b in split_blocks(f"Before.\n\n{line}\n\nAfter.")][1] is kind
