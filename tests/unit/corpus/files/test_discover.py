import os
from pathlib import Path

import pytest

from agent.corpus.files.discover import UNREAD, discover
from agent.corpus.loaders.load import READERS


def names(paths: list[Path], root: Path) -> list[str]:
    return [str(p.relative_to(root)) for p in paths]


def test_folders_are_searched_in_order_without_hidden_and_foreign_files(tmp_path: Path) -> None:
    for name in ["b/z.md", "b/a.TXT", "a.md", ".hidden.md", ".git/x.md", "pic.png", "~$a.docx"]:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    found = discover([tmp_path])
    assert names(found.files, tmp_path) == ["a.md", "b/a.TXT", "b/z.md"]
    assert (found.failures, found.missing, found.folders) == ([], [], [tmp_path])
    assert found.others == ["pic.png"]


def test_a_file_named_twice_or_through_its_folder_counts_once(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("x")
    (tmp_path / "link.md").symlink_to(tmp_path / "a.md")
    found = discover([tmp_path / "a.md", tmp_path, tmp_path / "." / "a.md"])
    assert names(found.files, tmp_path) == ["a.md"]


def test_links_in_a_circle_end(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a.md").write_text("x")
    (tmp_path / "sub" / "up").symlink_to(tmp_path)
    assert names(discover([tmp_path]).files, tmp_path) == ["sub/a.md"]


def test_a_path_that_leads_nowhere_is_missing(tmp_path: Path) -> None:
    for one, other in (("a", "b"), ("b", "a")):
        (tmp_path / one).symlink_to(tmp_path / other)
    found = discover([tmp_path / "a", Path("~nobody-of-that-name/x.md")])
    assert len(found.missing) == 2
    assert found.files == []


def test_named_files_of_foreign_types_and_missing_paths_are_told(tmp_path: Path) -> None:
    (tmp_path / "pic.png").write_text("x")
    found = discover([tmp_path / "pic.png", tmp_path / "none"])
    assert [f.source for f in found.failures] == [str(tmp_path / "pic.png")]
    assert ".png" in found.failures[0].reason
    assert found.missing == [tmp_path / "none"]


def test_folders_that_link_to_one_another_are_walked_once(tmp_path: Path) -> None:
    folders = [tmp_path / f"f{n}" for n in range(12)]
    for folder in folders:
        folder.mkdir()
        (folder / "a.md").write_text("x")
    for folder in folders:
        for other in folders:
            (folder / f"to-{other.name}").symlink_to(other)
    (tmp_path / "self").symlink_to(tmp_path / "self")
    assert len(discover([tmp_path]).files) == 12


def test_documents_of_types_that_nothing_reads_are_told_wherever_they_are(tmp_path: Path) -> None:
    for name in ["a.md", "sub/old.DOC", "mail.eml", ".hidden.doc", "pic.png", "code.py"]:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    found = discover([tmp_path])
    assert names(found.files, tmp_path) == ["a.md"]
    told = {str(Path(f.source).relative_to(tmp_path)): f.reason for f in found.failures}
    assert told.keys() == {"sub/old.DOC", "mail.eml"}
    assert told["sub/old.DOC"] == "files of type .DOC are not supported; save it as .docx"
    (named,) = discover([tmp_path / "mail.eml"]).failures
    assert named.reason == told["mail.eml"]
    assert not UNREAD.keys() & READERS.keys()


def test_a_name_that_is_not_utf8_is_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9"))
    try:
        odd.mkdir()
    except OSError:
        pytest.skip("the file system takes UTF-8 names only")
    (odd / "inside.md").write_text("x")
    for name in (b"r\xe8gles.md", b"r\xe8gles.doc", b"r\xe8gles.png", b"rules.md"):
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name)).write_text("x")
    found = discover([tmp_path])
    assert names(found.files, tmp_path) == ["rules.md"]
    assert [(f.source, f.reason) for f in found.failures] == [
        (f"{tmp_path}/{name}", "its name is not UTF-8 text: rename it")
        for name in (r"caf\udce9", r"r\udce8gles.doc", r"r\udce8gles.md")
    ]
    assert found.others == [r"r\udce8gles.png"]
    named = discover([odd, odd / "inside.md"])
    assert (named.files, named.folders, len(named.failures)) == ([], [], 2)
