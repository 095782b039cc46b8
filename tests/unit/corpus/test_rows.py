from agent.corpus.loaders.rows import row_lines


def test_columns_without_a_name_or_with_the_same_name_are_told_apart() -> None:
    text, _ = row_lines("T", [(1, ["Name", "", "Note", "Note"]), (2, ["a", "b", "c", "d", "e"])])
    assert text == "T, row 2. Name: a. Column 2: b. Note: c. Note 4: d. Column 5: e."


def test_cells_keep_their_own_full_stop_and_lose_line_breaks() -> None:
    text, _ = row_lines("T", [(1, ["Name", "Note"]), (2, ["a", "Keep dry.\nAlways."])])
    assert text == "T, row 2. Name: a. Note: Keep dry. Always."


def test_locators_start_where_the_text_will_stand() -> None:
    text, locators = row_lines("T", [(1, ["A", "B"]), (2, ["x", "y"]), (3, ["v", "w"])], start=10)
    assert [text[x.span.start - 10 : x.span.end - 10] for x in locators] == text.split("\n")


def test_a_header_alone_is_kept_and_nothing_gives_nothing() -> None:
    assert row_lines("T", [(1, ["A", "B"])])[0] == "T, row 1. A. B."
    assert row_lines("T", []) == ("", [])
    assert row_lines("T", [(1, ["", " "])]) == ("", [])
