"""What a page of HTML shows, in reading order."""

from pathlib import Path

import pytest

from agent.corpus.loaders.load import load


def text_of(path: Path, page: str) -> str:
    (path / "a.html").write_text(page, encoding="utf-8")
    return load(path / "a.html").text


PAGES = {
    "a page that is one form": (
        "<form><h1>Fees</h1><p>The fee is 30 euros.</p><label>Plan</label><input value='x'>"
        "<select><option>Basic</option></select><textarea>old</textarea><button>Go</button></form>",
        "# Fees\n\nThe fee is 30 euros.\n\nPlan",
    ),
    "an exponent": ("<p>It has 10<sup>6</sup> cells in 25 m<sup>2</sup>.</p>",
                    "It has 10⁶ cells in 25 m²."),
    "marks of notes": (
        "<p>Since 2020<sup><a href='#n1'>1</a></sup> staff get 30 days<sup>2</sup>.</p>",
        "Since 2020[^1] staff get 30 days[^2].",
    ),
    "a mark within a link": ("<p>In 2020<a href='#n'><sup>[1]</sup></a>.</p>", "In 2020[^1]."),
    "ordinals and lowered digits": ("<p>The 21<sup>st</sup> ton of CO<sub>2</sub>.</p>",
                                    "The 21st ton of CO2."),
    "exponents in headings": ("<h2>Up to 10<sup>9</sup></h2>", "## Up to 10⁹"),
    "numbered items": (
        "<ol start=3><li>Unplug.</li><li value=7><p>Wait.</p></li><li>Go.</li></ol>",
        "3. Unplug.\n7. Wait.\n8. Go.",
    ),
    "items without numbers": ("<ul><li><p>One</p></li><li>Two</li></ul>", "- One\n- Two"),
    "a glossary": ("<dl><dt>Fee:</dt><dd><p>30 euros</p></dd><dt>Term</dt><dd>a year</dd></dl>",
                   "Fee: 30 euros\n\nTerm: a year"),
    "lines set by hand": ("<pre>Fee   30\nTerm  2</pre><p>a\nb</p>", "Fee 30\nTerm 2\n\na b"),
    "struck out by style": (
        "<p>It costs <span style='text-decoration: line-through'>80</span> 90 euros.</p>",
        "It costs 90 euros.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", PAGES)
def test_what_the_page_shows_is_read(tmp_path: Path, kind: str) -> None:
    page, text = PAGES[kind]
    assert text_of(tmp_path, page) == text


TABLES = {
    "names beside their values": (
        "<tr><th>Fee</th><td>none</td></tr><tr><th>Term</th><td>a year</td></tr>",
        ["Table, row 1. Fee: none.", "Table, row 2. Term: a year."],
    ),
    "names over and beside": (
        "<tr><th>Plan</th><th>Fee</th></tr><tr><th>Basic</th><td>none</td></tr>",
        ["Table, row 2: Plan Basic. The Fee of Basic is none."],
    ),
    "numbers as names": (
        "<tr><th>Parcel</th><th>2 kg</th></tr><tr><td>Small</td><td>5 euros</td></tr>",
        ["Table, row 2: Parcel Small. The 2 kg of Small is 5 euros."],
    ),
    "names over several columns": (
        "<tr><th rowspan=2>Plan</th><th colspan=2>Fee</th></tr><tr><th>Month</th><th>Year</th></tr>"
        "<tr><td>Basic</td><td>10</td><td>100</td></tr>",
        ["Table, row 3: Plan Basic. The Fee Month of Basic is 10. The Fee Year of Basic is 100."],
    ),
    "a value for several rows": (
        "<tr><th>Area</th><th>City</th></tr><tr><td rowspan=2>North</td><td>Oslo</td></tr>"
        "<tr><td>Bergen</td></tr>",
        ["Table, row 2. Area: North. City: Oslo.", "Table, row 3. Area: North. City: Bergen."],
    ),
    "an exponent in a cell": (
        "<tr><th>Chip</th><th>Cells</th></tr><tr><td>A</td><td>10<sup>6</sup></td></tr>",
        ["Table, row 2: Chip A. The Cells of A is 10⁶."],
    ),
    "a title over all": (
        "<tr><th colspan=2>Fees</th></tr><tr><th>Plan</th><th>Fee</th></tr>"
        "<tr><td>Basic</td><td>none</td></tr>",
        ["Table, row 1. Fees.", "Table, row 3: Plan Basic. The Fee of Basic is none."],
    ),
}


@pytest.mark.parametrize("kind", TABLES)
def test_values_stand_under_their_names(tmp_path: Path, kind: str) -> None:
    rows, lines = TABLES[kind]
    assert text_of(tmp_path, f"<table>{rows}</table>").split("\n") == lines
