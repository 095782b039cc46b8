import json
from pathlib import Path

import pytest

from evals.claims import run

SENTENCES = [
    ("The depot opens at nine and the clinic closes at ten.", "supported"),
    ("Thank you for asking!", "no_claim"),
    ("It has 40 beds.", "contradicted"),
]


def test_what_extraction_keeps_is_counted(tmp_path: Path):
    row = {
        "id": "d1",
        "question": None,
        "draft": " ".join(text for text, _ in SENTENCES),
        "sentences": [{"text": t, "label": label} for t, label in SENTENCES],
    }
    (tmp_path / "drafts.jsonl").write_text(json.dumps(row) + "\n", "utf-8")
    report = run(tmp_path)
    assert report["sentences"] == 2
    assert report["kept"] == 1
    assert report["missed"] == report["invented"] == report["added"] == 0
    assert report["per_sentence"] == pytest.approx(1.5)
