from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import FormData, UploadFile

from agent.server.uploads import LONGEST_NAME, file_name, read_form


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


async def test_files_of_the_same_name_do_not_replace_each_other_unseen() -> None:
    form = FormData(
        [
            ("files", UploadFile(BytesIO(text), filename="a.md"))
            for text in (b"One.", b"Two.", b"One.")
        ]
    )

    upload = await read_form(form)

    assert [d.text for d in upload.documents] == ["One."]
    assert [(f.source, "has that name" in f.reason) for f in upload.failures] == [("a.md", True)]
