"""Files of invented organisations."""

import gzip
import json
from pathlib import Path

import pytest

from agent.errors import InputError
from evals.organisations import read, unpacked

ROW = {
    "name": "mill",
    "documents": {"rules/gate.md": "The gate is 3 m wide.\n"},
    "questions": [],
    "drafts": [{"id": "1", "draft": "The gate is wide.", "sentences": []}],
}


def test_an_organisation_is_read_and_unpacked_in_the_format_of_whole_runs(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    with gzip.open(path, "wt", encoding="utf-8") as lines:
        lines.write(json.dumps(ROW) + "\n")
    (row,) = read(path)
    with unpacked(row) as folder:
        assert folder.name == "mill"
        assert (folder / "corpus/rules/gate.md").read_text("utf-8") == "The gate is 3 m wide.\n"
        assert json.loads((folder / "drafts.jsonl").read_text("utf-8"))["id"] == "1"
    assert not folder.exists()


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"none\.jsonl\.gz cannot be read"):
        read(tmp_path / "none.jsonl.gz")
    broken = tmp_path / "broken.jsonl.gz"
    broken.write_bytes(b"no gzip")
    with pytest.raises(InputError, match=r"broken\.jsonl\.gz cannot be read"):
        read(broken)
