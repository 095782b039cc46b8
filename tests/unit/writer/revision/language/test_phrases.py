"""The one phrase in which two wordings differ."""

import pytest

from agent.writer.revision.language.phrases import aligned_swap


@pytest.mark.parametrize(
    ("clause", "quote", "wanted"),
    [
        (
            "it occurred in 12% of patients on 50 mg",
            "It occurred in 31% of patients on 50 mg",
            "it occurred in 31% of patients on 50 mg",
        ),
        ("it occurred in 12% of patients on it", "It occurred in nine of patients on it", None),
        (
            "you keep books for 4 weeks, films for 2 weeks and games for 2 weeks",
            "Books for 4 weeks, films for 1 week, games for 2 weeks",
            "you keep books for 4 weeks, films for 1 week and games for 2 weeks",
        ),
        (
            "are held in a security module in Dublin",
            "Keys are held in a security module in Frankfurt and rotated every 12 months",
            "are held in a security module in Frankfurt",
        ),
        (
            "are held in a security module in Dublin",
            "Keys are held in a security module in Frankfurt and closed only by two men at night",
            None,
        ),
        ("in strong wind the cashier may close it", "In strong wind the cashier may not", None),
        (
            "you can turn it off",
            "You can turn it on with quill turn on",
            "you can turn it on with quill turn on",
        ),
        ("the tool compiles it", "The tool sends it to the server", None),
        ("the bus runs to the zoo", "On holidays the bus runs to the sea", None),
        ("the pool is open to guests", "The pool is open to members if they pay", None),
        ("bins are emptied on Mondays", "Bins are emptied on Tuesdays, paper on Fridays", None),
        ("people enter the ward when they leave it", "people enter when the ward and they", None),
    ],
)
def test_one_phrase_is_exchanged(clause: str, quote: str, wanted: str | None) -> None:
    found = aligned_swap(clause, quote)
    assert (found and f"{clause[: found[0].start]}{found[1]}{clause[found[0].end :]}") == wanted
