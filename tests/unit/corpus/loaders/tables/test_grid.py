from agent.corpus.loaders.tables.grid import MAX_SPAN, Cell, laid_out


def plain(*texts: str) -> list[Cell]:
    return [Cell(t) for t in texts]


def test_cells_without_a_span_stay_where_they_are() -> None:
    assert laid_out([plain("a", "b"), plain("c"), []]) == [["a", "b"], ["c"], []]


def test_a_cell_stands_in_every_place_that_it_covers() -> None:
    rows = [[Cell("Plan", rows=2), Cell("Fee", columns=2)], plain("Month", "Year"), plain("A")]
    assert laid_out(rows) == [["Plan", "Fee", "Fee"], ["Plan", "Month", "Year"], ["A"]]


def test_a_block_of_places_reaches_right_and_down_and_ends() -> None:
    rows = [[Cell("x"), Cell("y", columns=2, rows=3)], plain("a"), plain("b"), plain("c", "d")]
    assert laid_out(rows) == [["x", "y", "y"], ["a", "y", "y"], ["b", "y", "y"], ["c", "d"]]


def test_a_cell_may_go_on_with_the_one_above() -> None:
    rows = [plain("North", "Oslo"), [Cell("", goes_on=True), Cell("Bergen")]]
    assert laid_out(rows) == [["North", "Oslo"], ["North", "Bergen"]]
    assert laid_out([[Cell("own", goes_on=True)]]) == [["own"]]


def test_a_title_over_the_whole_table_stands_once() -> None:
    assert laid_out([[Cell("Sales", columns=3)], plain("a", "b", "c")])[0] == ["Sales"]


def test_spans_without_measure_are_cut() -> None:
    (row,) = laid_out([[Cell("x", columns=10**9), Cell("y", columns=0)]])
    assert len(row) == MAX_SPAN + 1
