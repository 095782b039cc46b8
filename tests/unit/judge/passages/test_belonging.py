"""Items and rows are read with what introduces them."""

from agent.domain.text import Passage
from agent.judge.passages.windows import around, select, sentences

LIST = """## Lost equipment

For lost laptops, do the following:

1. Follow the [steps](https://example.org).
2. Inform your team.
   - Your access may be revoked.

Then wait.

- Free items come without a lead-in.
"""
TABLE = """Minimum hours by week:

| Week | Billable | Other |
| --- | --- | --- |
| 5 days | 32 hours | 8 hours |
| 4 days | 25.5 hours | 6.5 hours |
| odd row |

After the table.
"""


def read(text: str):
    (found,) = sentences([Passage(text=text, document_id="d")])
    return found


def test_items_know_the_sentence_that_introduces_their_list():
    found = {s.text: s for s in read(LIST)}
    lead = found["For lost laptops, do the following:"].order
    assert found["Follow the steps."].lead == lead
    assert found["Inform your team."].lead == lead
    assert found["Your access may be revoked."].lead == lead
    assert found["Then wait."].lead is None
    assert found["Free items come without a lead-in."].lead is None


BARRED = """# Please do not come if

- you have a fever;
- a rash
- Valuables: 180 days.
- A whole sentence stands alone.
- Take turns:
  - first the old
  - A sentence goes on after a colon.
- Bring ink.

Who parks free
- relatives

That is all.
- guests
"""


def test_what_is_no_sentence_is_read_with_the_heading_or_line_above_it():
    found = {s.text: s for s in read(BARRED)}
    head, line = found["Please do not come if"].order, found["Who parks free"].order
    assert [found[t].lead for t in ("you have a fever;", "a rash", "Valuables: 180 days.")] == [
        head,
        head,
        head,
    ]
    assert found["relatives"].lead == line
    assert found["guests"].lead is None
    assert found["A whole sentence stands alone."].lead is None


def test_an_item_that_ends_with_a_colon_introduces_those_below_it():
    found = {s.text: s for s in read(BARRED)}
    turns = found["Take turns:"].order
    assert found["first the old"].lead == turns
    assert found["A sentence goes on after a colon."].lead == turns
    assert found["Bring ink."].lead is None


def test_each_item_is_a_sentence_however_it_begins():
    items = ["a cover letter", "3 references", "15+ years: 8 hours per pay period"]
    text = "You need:\n\n" + "".join(f"* {item}\n" for item in items)
    found = read(text)
    assert [s.text for s in found] == ["You need:", *items]
    assert [s.span.of(text) for s in found[1:]] == items


def test_an_item_of_several_lines_stays_whole():
    text = "Bring\n\n- a letter that says\n  who you are\n- ink. Blue is best.\n"
    assert [s.text for s in read(text)] == [
        "Bring",
        "a letter that says who you are",
        "ink.",
        "Blue is best.",
    ]


def test_an_item_is_read_with_its_lead_in():
    found = read(LIST)
    item = next(s for s in found if s.text == "Inform your team.")
    premise = " ".join(s.text for s in around(item, found, wide=False))
    assert premise == "For lost laptops, do the following: Inform your team."


def test_a_title_is_read_with_what_follows_it_and_never_alone():
    text = "Phones are free.\n\n## Hours of the desk\n\nThe desk is closed on Sundays."
    passage = Passage(text=text, document_id="d")
    found = read(text)
    title = next(s for s in found if s.title)
    windows = select("The desk has no hours on Sundays.", [passage], [title, found[2]], [found], 5)
    assert [w.premise for w in windows[:2]] == [
        "Hours of the desk The desk is closed on Sundays.",
        "The desk is closed on Sundays.",
    ]


def test_rows_name_their_cells_and_keep_their_place_in_the_source():
    found = read(TABLE)
    row = next(s for s in found if "25.5" in s.text)
    assert row.text == "Week: 4 days; Billable: 25.5 hours; Other: 6.5 hours"
    assert row.span.of(TABLE).strip("| \n").startswith("4 days | 25.5 hours")
    texts = [s.text for s in found]
    assert "Week; Billable; Other." in texts
    assert "odd row" in texts
    assert "After the table." in texts
