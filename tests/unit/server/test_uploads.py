import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.server.uploads import LONGEST_NAME, file_name


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("a.md", "a.md"),
        ("../../etc/passwd", "passwd"),
        (r"C:\Users\x\a.md", "a.md"),
        ("/", "unnamed"),
        ("..", "unnamed"),
        ("", "unnamed"),
        ("a\x00b\n.md", "ab.md"),
    ],
)
def test_a_name_loses_its_folders(given_name: str, kept: str) -> None:
    assert file_name(given_name) == kept


@given(st.text())
def test_no_name_leads_anywhere(name: str) -> None:
    kept = file_name(name)
    assert 1 <= len(kept) <= LONGEST_NAME
    assert "/" not in kept
    assert "\\" not in kept
    assert kept not in (".", "..")
