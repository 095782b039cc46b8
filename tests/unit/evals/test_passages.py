"""Claims on passages: what goes beyond them is not supported, and claims cut from them go along."""

import gzip
import json
from pathlib import Path

import pytest

from evals.training import passages, tellings
from evals.training.data import CONTRADICT, NOT_SUPPORT, SUPPORT

TEXT = (
    "The grant went to Maria Lopez, who leads the clinic, after Peter Novak had withdrawn. "
    "The kettle holds two litres, while the teapot holds one and a half litres. "
    "Visitors may park behind the museum, except on market days."
)
LABELS = {
    "The clinic is led by Maria Lopez.": ("supported", SUPPORT),
    "Novak leads the clinic.": ("contradicted", CONTRADICT),
    "Visitors may park behind the museum every day.": ("weak", NOT_SUPPORT),
}


def test_claims_are_learnt_beside_what_their_passage_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("passage", "telling"):
        rows = [
            {"id": f"{n}", "kind": kind, "evidence": [TEXT], "claim": claim, "label": label}
            for n, (claim, (label, _)) in enumerate(LABELS.items())
        ]
        (tmp_path / kind).with_suffix(".jsonl.gz").write_bytes(
            gzip.compress("\n".join(map(json.dumps, rows)).encode())
        )
    monkeypatch.setattr(tellings, "FILE", tmp_path / "telling.jsonl.gz")

    found = passages.examples(tmp_path / "passage.jsonl.gz", seed=1)

    claims = {e.hypothesis: e.target for e in found if e.source == passages.SOURCE}
    assert claims == {claim: target for claim, (_, target) in LABELS.items()}
    assert {"verbatim", "binding", tellings.SOURCE} <= {e.source for e in found}
