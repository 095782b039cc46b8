"""Claims told another way stand beside claims of the same texts that share their words."""

import gzip
import json
from pathlib import Path

import pytest

from evals.training import tellings, written
from evals.training.data import CONTRADICT, SUPPORT

TEXT = (
    "The grant went to Maria Lopez, who leads the clinic, after Peter Novak had withdrawn. "
    "The kettle holds two litres, while the teapot holds one and a half litres."
)


def test_each_claim_is_learnt_beside_what_its_text_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {"The clinic is led by Maria Lopez.": "supported", "Novak leads it.": "contradicted"}
    rows = [
        {"id": str(n), "kind": "telling", "evidence": [TEXT], "claim": claim, "label": label}
        for n, (claim, label) in enumerate(told.items())
    ]
    path = tmp_path / "tellings.jsonl.gz"
    path.write_bytes(gzip.compress("\n".join(map(json.dumps, rows)).encode()))
    (tmp_path / "authored").mkdir()
    (tmp_path / "authored/a.jsonl").write_text(json.dumps({"evidence": TEXT}) + "\n", "utf-8")
    monkeypatch.setattr(tellings, "FILE", path)
    monkeypatch.setattr(written, "FILES", ())
    monkeypatch.setattr(written, "APART", ())

    found = tellings.examples(tmp_path, seed=1)

    claims = {e.hypothesis: e.target for e in found if e.source == tellings.SOURCE}
    assert claims == dict(zip(told, (SUPPORT, CONTRADICT), strict=True))
    assert {"verbatim", "binding"} <= {e.source for e in found}
