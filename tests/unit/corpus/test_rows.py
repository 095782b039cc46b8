from agent.corpus.loaders.rows import row_lines


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
