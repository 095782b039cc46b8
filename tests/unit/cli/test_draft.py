import io
from pathlib import Path

import pytest

from agent.cli.draft import MAX_BYTES, parse_draft, read_draft
from agent.errors import InputError


def test_a_draft_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "d.md"
    file.write_bytes("Ärger\r\nim Büro".encode())
    assert read_draft(str(file)) == "Ärger\r\nim Büro"


def test_a_dash_reads_stdin() -> None:
    assert read_draft("-", io.BytesIO(b"Hello.")) == "Hello."
    with pytest.raises(InputError, match="stdin is empty"):
        read_draft("-", io.BytesIO(b""))


def test_a_byte_order_mark_is_dropped() -> None:
    assert parse_draft(b"\xef\xbb\xbfHello.", "d") == "Hello."


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "empty"),
        (b" \n\t ", "empty"),
        (b"\x89PNG\0\0", "not a text file"),
        (b"PK\x03\x04\0", "not a text file"),
        (b"%PDF-1.4\n", "not a text file"),
        ("Hello".encode("utf-16"), "UTF-16"),
        ("Büro".encode("latin-1"), r"byte 2 is 0xfc"),
        (b"x" * (MAX_BYTES + 1), "2 MB"),
    ],
)
def test_unusable_drafts_are_named(data: bytes, problem: str) -> None:
    with pytest.raises(InputError, match=problem) as caught:
        parse_draft(data, "the draft d.md")
    assert "the draft d.md" in str(caught.value)


def test_the_limit_itself_is_allowed() -> None:
    assert len(parse_draft(b"x" * MAX_BYTES, "d")) == MAX_BYTES


def test_missing_files_and_folders_are_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="does not exist"):
        read_draft(str(tmp_path / "none.md"))
    with pytest.raises(InputError, match="is a folder"):
        read_draft(str(tmp_path))
    (tmp_path / "file").write_text("x")
    with pytest.raises(InputError, match="cannot be read"):
        read_draft(str(tmp_path / "file" / "d.md"))
