"""Labelled claims: what is read, and the claims that the project brings along."""

import gzip
import json
from pathlib import Path

import pytest

from agent.domain.prose.terms import words
from agent.errors import InputError
from evals import datasets, organisations
from evals.datasets import LABELS
from evals.e2e import read
from evals.quoting import words as plain

UNKNOWN = "unsupported"
LABELS_OF_DRAFTS = {"supported", "weak", "contradicted", "not_found", "no_claim"}
PARTS = sorted(datasets.OWN.glob("*.jsonl.gz"))
ROW = {"id": "a", "evidence": ["The gate is 3 m."], "claim": "It is 3 m.", "label": "supported"}


def test_a_packed_file_reads_like_a_plain_one(tmp_path: Path) -> None:
    plain, packed = tmp_path / "a.jsonl", tmp_path / "a.jsonl.gz"
    plain.write_text(json.dumps(ROW) + "\n")
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    assert datasets.read(packed) == datasets.read(plain)


@pytest.mark.parametrize(
    "content", [b"no gzip", gzip.compress(b"{}\n" * 90, mtime=0)[:20]], ids=["no gzip", "cut off"]
)
def test_a_broken_packed_file_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"a\.jsonl\.gz"):
        datasets.read(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="No such file"):
        datasets.read(tmp_path / "b.jsonl")


@pytest.mark.parametrize("path", PARTS, ids=lambda p: p.name)
def test_the_projects_own_claims_are_whole(path: Path) -> None:
    rows = datasets.read(path)
    assert len({r.row_id for r in rows}) == len(rows) >= 100
    told = {r.label for r in rows} - {UNKNOWN}
    tried = path.name.startswith(("trials", "traps", "twins")) and "-train" not in path.name
    # of the first it is told whether they are supported, and no more; none of these is half right
    partly = {"weak"} if path.name.startswith("tellings") else set[str]()
    assert told == ({"supported"} if tried else set(LABELS) - {UNKNOWN} - partly)
    assert all(r.claim.strip() and r.kind for r in rows)


def test_no_passage_is_in_two_parts() -> None:
    found = [{r.group for r in datasets.read(path)} for path in PARTS]
    assert sum(map(len, found)) == len(frozenset().union(*found))


@pytest.mark.parametrize("folder", sorted(datasets.OWN.glob("asks-*")), ids=lambda p: p.name)
def test_questions_and_drafts_on_invented_organisations_are_whole(folder: Path) -> None:
    questions, drafts = read(folder / "questions.jsonl"), read(folder / "drafts.jsonl")
    assert len({q["id"] for q in questions}) == len(questions) == 40
    sources = {s for q in questions for s in q["sources"]}
    assert all((folder / "corpus" / s).is_file() for s in sources)
    assert all(bool(q["expected_facts"]) is q["answerable"] for q in questions)
    assert all(datasets.sentence_spans(d["draft"], d["sentences"]) for d in drafts)


def test_answers_to_questions_on_short_documents_stand_in_them() -> None:
    with gzip.open(datasets.OWN / "questions" / "train.jsonl.gz", "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    asked = [(row, q) for row in rows for q in row["questions"]]
    assert len(asked) == 4500
    assert all(bool(q["answers"]) is (q["kind"] != "none") for _, q in asked)
    for row, question in asked:
        known = set(words(row["text"].lower()))
        told = [w for a in question["answers"] for w in words(a.lower())]
        assert sum(w in known for w in told) >= 0.8 * len(told)


@pytest.mark.parametrize("part", ["train", "fit", "test"])
def test_what_is_marked_stands_in_the_documents_of_its_organisation(part: str) -> None:
    rows = organisations.read(datasets.OWN / "organisations" / f"{part}.jsonl.gz")
    for row in rows:
        texts = {name: " ".join(plain(text)) for name, text in row["documents"].items()}
        whole = " ".join(texts.values())
        for question in row["questions"]:
            marked = [*question["answers"], *question["near"]]
            assert all(" ".join(plain(m["text"])) in texts[m["file"]] for m in marked)
            assert bool(question["answers"]) is (question["kind"] != "none")
        sentences = [s for d in row["drafts"] for s in d["sentences"]]
        assert all(" ".join(plain(q)) in whole for s in sentences for q in s["quotes"])
        assert {s["label"] for s in sentences} == LABELS_OF_DRAFTS


def test_sentences_are_found_where_they_stand_in_a_draft() -> None:
    draft = "It is 3 m.\n\n- It is 3 m.\n- It is red."
    spans = datasets.sentence_spans(draft, [{"text": "It is 3 m."}, {"text": "It is 3 m."}])
    assert [s.start for s in spans] == [0, 14]
    with pytest.raises(InputError, match=r"no sentence 'It is 3 m\.'"):
        datasets.sentence_spans(draft, [{"text": "It is red."}, {"text": "It is 3 m."}])


def test_what_the_calibration_is_fitted_to_shares_no_evidence_with_what_is_held_out() -> None:
    told = {"dataset": "d", "evidence": ("It is red.",), "claim": "It is red.", "label": "weak"}
    rows = [datasets.Row(row_id=str(i), group=str(i % 600), **told) for i in range(900)]
    fitted, unseen = datasets.drawn(rows), datasets.unseen(rows)
    assert len(fitted) == datasets.DRAWN
    assert sorted(fitted + unseen, key=lambda r: int(r.row_id)) == rows
    held_out = {r.group for r in rows[: datasets.HELD_OUT]}
    assert unseen[: datasets.HELD_OUT] == rows[: datasets.HELD_OUT]
    assert held_out.isdisjoint(r.group for r in fitted)
