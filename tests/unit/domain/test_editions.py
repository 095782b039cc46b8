import datetime

import pytest

from agent.domain.editions import Edition, Force, apart, held, newer
from agent.domain.text import Document

D = datetime.date
TODAY = D(2026, 6, 1)
IN, SPENT, OTHER = Force.IN_FORCE, Force.SPENT, Force.OTHER


def document(name: str, title: str, date: datetime.date | None = None, **said: object) -> Document:
    return Document(
        document_id=name,
        title=title,
        source=f"/docs/{name}.md",
        text="text",
        content_hash="0",
        date=date,
        edition=Edition.model_validate(said),
    )


OLD = document("old", "Fees", since=D(2020, 3, 1), until=D(2025, 2, 28))
NEW = document("new", "Fees", since=D(2025, 3, 1))
PLAIN = document("plain", "House order")

TIMES = [
    ("What is the fee?", SPENT, IN),
    ("What does a 9-year-old pay?", SPENT, IN),
    ("What was the fee in 2022?", IN, OTHER),
    ("In 2022 the fee was 50 euros.", IN, OTHER),
    ("What was the fee?", IN, IN),
    ("The fee used to be 50 euros.", IN, IN),
    ("What is the fee?\nUntil February 2025 it was 50 euros.", IN, IN),
    ("Is the fee for things that were lost refunded?", SPENT, IN),
    ("What is the fee in 2026?", SPENT, IN),
    ("She had an operation yesterday - what does she pay?", SPENT, IN),
    ("I was ill last week. What do I pay?", SPENT, IN),
]


@pytest.mark.parametrize(("spoken", "old", "new"), TIMES)
def test_what_is_in_force_depends_on_the_time_spoken_of(
    spoken: str, old: Force, new: Force
) -> None:
    found = held([OLD, NEW, PLAIN], spoken, TODAY)
    assert (found["old"].force, found["new"].force) == (old, new)
    assert found["plain"].force is IN
    assert apart(found) == {i for i, h in found.items() if h.force is not IN}


def test_what_begins_later_is_not_in_force_yet() -> None:
    coming = document("c", "Fees", since=D(2027, 1, 1))
    assert held([coming], "What is the fee?", TODAY)["c"].force is OTHER


def test_the_last_edition_stays_in_force_when_its_term_runs_out() -> None:
    assert held([OLD, PLAIN], "What is the fee?", TODAY)["old"].force is IN
    spent = held([OLD, NEW], "What is the fee?", TODAY)["old"]
    assert (spent.force, spent.why) == (SPENT, "valid until 2025-02-28")


def test_what_ends_later_is_in_force_still() -> None:
    lasting = document("c", "Fees", ended="valid to 2027", until=D(2027, 1, 1))
    assert held([lasting], "What is the fee?", TODAY)["c"].force is IN


NAMED = [
    ("According to version 3.0 the pump runs at 4 bar.", True),
    ("What did pump manual 3.0 say about filters?", True),
    ("The manual of 2019 asks for a filter.", True),
    ("What do the 2019 rules say?", True),
    ("The pump takes 3.0 litres.", False),
    ("The pump takes 13.0 litres.", False),
    ("Version 4.1 sets 6 bar.", False),
    ("Version 3.0.1 sets 6 bar.", False),
    ("Since 2019 the pump has had a filter.", False),
]


@pytest.mark.parametrize(("spoken", "named"), NAMED)
def test_an_edition_that_is_named_is_meant(spoken: str, *, named: bool) -> None:
    old = document("old", "Pump manual 2019", version="3.0", ended="withdrawn")
    new = document("new", "Pump manual", version="4.1")
    found = held([old, new], spoken, TODAY)
    assert found["old"].force is (IN if named else SPENT)
    assert found["new"].force is (OTHER if named else IN)


REPLACED = [
    (document("o", "Pump manual", version="3.0"), "version 3.0", True),
    (document("o", "Pump manual", version="3.0.1"), "version 3.0", False),
    (document("o", "Pump manual", version="2.0"), "version 3.0", False),
    (document("o", "Boiler manual", version="3.0"), "version 3.0", False),
    (document("manual-2019", "Pump manual"), "the manual of 2019", True),
    (document("o", "Pump manual", D(2019, 5, 1)), "the manual of 2019", True),
    (document("o", "Pump manual", D(2018, 5, 1)), "the manual of 2019", False),
    (document("o", "Pump manual", D(2018, 5, 1)), "all earlier versions", True),
    (document("o", "Pump manual", D(2026, 5, 1)), "all earlier versions", False),
    (document("o", "Boiler manual", D(2018, 5, 1)), "all earlier versions", False),
    (document("o", "Guide to the old pumps"), "the Guide to the old pumps", True),
]


@pytest.mark.parametrize(("old", "what", "expected"), REPLACED)
def test_a_document_ends_what_it_replaces(old: Document, what: str, *, expected: bool) -> None:
    new = document("n", "Pump manual", D(2025, 1, 1), version="4.1", replaces=what)
    found = held([old, new], "The pump runs at 6 bar.", TODAY)
    assert (found[old.document_id].force is SPENT) == expected
    assert found["n"].force is IN
    if expected:
        assert "Pump manual" in found[old.document_id].why


def test_what_replaces_only_later_ends_nothing_yet() -> None:
    old = document("o", "Pump manual", version="3.0")
    new = document("n", "Pump manual", since=D(2027, 1, 1), replaces="version 3.0")
    assert held([old, new], "The pump runs at 6 bar.", TODAY)["o"].force is IN


def test_the_newer_one() -> None:
    first, second = document("a", "Fees 2024"), document("b", "Fees 2025")
    assert newer(first, second) is second
    assert newer(document("a", "Fees", version="10.0"), document("b", "Fees", version="9.1")) == (
        document("a", "Fees", version="10.0")
    )
    assert newer(first, document("b", "House order 2025")) is None
    assert newer(document("a", "Fees", D(2025, 1, 1)), document("b", "Rents", D(2024, 1, 1))) == (
        document("a", "Fees", D(2025, 1, 1))
    )


def test_a_line_of_versions_needs_no_name_before_it() -> None:
    old = document("old", "docs-1.x", version="1.x", ended="end of life")
    assert held([old], "Which port does the server use in 1.x?", TODAY)["old"].force is IN
    assert held([old], "Which port does the server use?", TODAY)["old"].force is SPENT
