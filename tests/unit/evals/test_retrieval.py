import json
from pathlib import Path
from typing import Any

import pytest

from agent.errors import InputError
from evals.retrieval import questions, quoted, scores


def written(path: Path, *rows: dict[str, Any]) -> None:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")


def test_sentences_of_drafts_count_where_their_quote_is_known(tmp_path: Path) -> None:
    known = {"text": "It is 25 days.", "label": "supported", "quote": "25 days", "source": "a.md"}
    greeting = {"text": "Hello!", "label": "no_claim"}
    written(tmp_path / "drafts.jsonl", {"id": "1", "sentences": [greeting, known]})
    assert quoted(tmp_path) == [known]
    assert questions(tmp_path) == []


def test_questions_count_where_their_evidence_is_known(tmp_path: Path) -> None:
    known = {"id": "1", "question": "How long?", "evidence": [{"source": "a.md", "quote": "x"}]}
    written(tmp_path / "questions.jsonl", known, {"id": "2", "question": "Why?", "evidence": []})
    assert questions(tmp_path) == [known]
    assert quoted(tmp_path) == []


def test_a_folder_without_either_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"questions\.jsonl"):
        questions(tmp_path)


def test_recall_counts_every_quote_and_the_reciprocal_rank_the_best() -> None:
    found = scores([[1, 0], [4]])
    assert found["recall@1"] == pytest.approx(1 / 3)
    assert found["recall@5"] == pytest.approx(2 / 3)
    assert found["mrr"] == pytest.approx((1 + 1 / 4) / 2)
