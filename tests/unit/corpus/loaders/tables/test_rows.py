import pytest

from agent.corpus.loaders.tables.rows import row_lines


def test_columns_without_a_name_or_with_the_same_name_are_told_apart() -> None:
    text, _ = row_lines("T", [(1, ["Name", "", "Note", "Note"]), (2, ["a", "b", "c", "d", "e"])])
    assert text == (
        "T, row 2: Name a. The Column 2 of a is b. The Note of a is c. The Note 4 of a is d. "
        "The Column 5 of a is e."
    )


def test_cells_keep_their_own_full_stop_and_lose_line_breaks() -> None:
    text, _ = row_lines("T", [(1, ["Name", "Note"]), (2, ["a", "Keep dry.\nAlways."])])
    assert text == "T, row 2: Name a. The Note of a is Keep dry. Always."


def test_locators_start_where_the_text_will_stand() -> None:
    text, locators = row_lines("T", [(1, ["A", "B"]), (2, ["x", "y"]), (3, ["v", "w"])], start=10)
    assert [text[x.span.start - 10 : x.span.end - 10] for x in locators] == text.split("\n")


def test_a_header_alone_is_kept_and_nothing_gives_nothing() -> None:
    assert row_lines("T", [(1, ["A", "B"])])[0] == "T, row 1. A. B."
    assert row_lines("T", []) == ("", [])
    assert row_lines("T", [(1, ["", " "])]) == ("", [])


def test_rows_without_a_name_of_their_own_keep_their_keys() -> None:
    for column in (["7", "8"], ["x", "x"], ["x", ""]):
        rows = [(1, ["Grade", "Days"]), *((i, [c, "30"]) for i, c in enumerate(column, start=2))]
        first = row_lines("T", rows)[0].split("\n")[0]
        assert first == f"T, row 2. Grade: {column[0]}. Days: 30."


YEARS = [(1, ["Tonnes", "2021", "2022"]), (2, ["Glass", "31", "44"]), (3, ["Paper", "7", "9"])]


def test_years_over_the_columns_are_their_names() -> None:
    text, locators = row_lines("T", YEARS)
    assert text == (
        "T, row 2. Tonnes: Glass; 2021: 31; 2022: 44.\nT, row 3. Tonnes: Paper; 2021: 7; 2022: 9."
    )
    assert [x.row for x in locators] == [2, 3]


def test_years_that_are_values_name_nothing() -> None:
    for first in (["Oslo", "1952", "1994"], ["1952", "1953", "1954"]):
        rows = [(1, first), (2, ["Rome", "1960", "1961"]), (3, ["Turin", "2006", "2007"])]
        assert row_lines("T", rows)[0].split("\n")[0] == f"T, row 1. {'. '.join(first)}."


PAIRS = {
    "a value where a name would be": [["Fee", "30 euros"], ["Term", "two years"]],
    "a date": [["Start", "1 May 2025"], ["Place", "Oslo"]],
    "colons": [["Name:", "Ann Lee"], ["Place:", "Oslo"]],
}


@pytest.mark.parametrize("kind", PAIRS)
def test_a_list_of_pairs_has_no_header(kind: str) -> None:
    text, locators = row_lines("T", list(enumerate(PAIRS[kind], start=1)))
    told = [(k.rstrip(":"), v) for k, v in PAIRS[kind]]
    assert text.split("\n") == [f"T, row {n}. {k}: {v}." for n, (k, v) in enumerate(told, start=1)]
    assert [x.row for x in locators] == [1, 2]


HEADED = [
    [["Country", "Capital"], ["Norway", "Oslo"]],
    [["Plan", "Fee in 2024"], ["Basic", "30 euros"]],
    [["Zone", "Up to 5 km"], ["A", "30 euros"]],
    [["Plan:", "Fee:"], ["Basic", "30 euros"], ["Pro", "40 euros"]],
]


@pytest.mark.parametrize("rows", HEADED)
def test_two_columns_with_a_header_keep_it(rows: list[list[str]]) -> None:
    label, name = (c.rstrip(":") for c in rows[0])
    text = row_lines("T", list(enumerate(rows, start=1)))[0].split("\n")[0]
    assert text == f"T, row 2: {label} {rows[1][0]}. The {name} of {rows[1][0]} is {rows[1][1]}."


def test_a_header_of_two_rows_names_each_column() -> None:
    rows = [["Plan", "Fee", "Fee"], ["Plan", "Month", "Year"], ["Basic", "10", "100"]]
    text, locators = row_lines("T", list(enumerate(rows, start=1)))
    assert text == (
        "T, row 3: Plan Basic. The Fee Month of Basic is 10. The Fee Year of Basic is 100."
    )
    assert [x.row for x in locators] == [3]


def test_a_row_of_values_is_no_second_row_of_the_header() -> None:
    rows = [["Plan", "Note", "Note"], ["Basic", "10", "100"], ["Pro", "20", "200"]]
    text = row_lines("T", list(enumerate(rows, start=1)))[0]
    assert text.startswith("T, row 2: Plan Basic. The Note of Basic is 10.")


def test_sentences_are_no_names_of_columns() -> None:
    rows = [["Dogs stay on leads.", "No smoking here."], ["Be quiet at night.", "Bins go out."]]
    assert "Dogs stay on leads." in row_lines("T", list(enumerate(rows, start=1)))[0]


def test_the_name_of_a_column_that_is_no_noun_goes_before_its_cell() -> None:
    rows = [(1, ["Kind", "Do not drive for", "Fee, adult"]), (2, ["Nerve block", "24 hours", "£5"])]
    text, _ = row_lines("T", rows)
    assert text == (
        "T, row 2: Kind Nerve block. Nerve block: Do not drive for 24 hours. "
        "Nerve block: Fee, adult: £5."
    )
