"""How well drafts are split into claims: `affidavit eval claims`."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from agent.bootstrap import toolkit
from agent.domain.claim import Claim
from agent.judge.alignment.lexical import content
from evals.datasets import sentence_spans
from evals.e2e import read

ALL = 9999  # claims a draft


def run(data: Path) -> dict[str, Any]:
    """Return what the extraction of the labelled drafts in ``data`` keeps, loses and adds.

    ``kept`` is the share of the content words of sentences that make claims which their claims
    have; ``added`` the share of the claims' words that stand neither in their sentence nor before
    it; ``missed`` the share of such sentences without a claim; ``invented`` the share of the
    sentences labelled ``no_claim`` that got one; ``per_sentence`` counts claims.
    """
    rows = read(data / "drafts.jsonl")
    drafts = [r["draft"] for r in rows]
    questions = [r.get("question") for r in rows]
    extracted = asyncio.run(_extract(drafts, questions))
    totals = dict.fromkeys(("wanted", "kept", "said", "added", "made", "none", "empty", "wrong"), 0)
    count = 0
    for row, claims in zip(rows, extracted, strict=True):
        spans = sentence_spans(row["draft"], row["sentences"])
        for sentence, span in zip(row["sentences"], spans, strict=True):
            before = row["draft"][: span.end]
            inside = [c for c in claims if c.span.overlaps(span)]
            if sentence["label"] == "no_claim":
                totals["empty"] += 1
                totals["wrong"] += bool(inside)
            else:
                _tally(totals, sentence["text"], before, inside)
                count += len(inside)
    return {
        "sentences": totals["made"],
        "kept": totals["kept"] / max(totals["wanted"], 1),
        "added": totals["added"] / max(totals["said"], 1),
        "missed": totals["none"] / max(totals["made"], 1),
        "invented": totals["wrong"] / max(totals["empty"], 1),
        "per_sentence": count / max(totals["made"], 1),
    }


async def _extract(drafts: Sequence[str], questions: Sequence[str | None]) -> list[list[Claim]]:
    extractor = toolkit().extractor("rules")
    found = [await extractor.extract(d, q, ALL) for d, q in zip(drafts, questions, strict=True)]
    return [list(extraction.claims) for extraction in found]


def _tally(totals: dict[str, int], sentence: str, before: str, claims: Sequence[Claim]) -> None:
    wanted, said = content(sentence), content(" ".join(c.text for c in claims))
    totals["made"] += 1
    totals["none"] += not claims
    totals["wanted"] += len(wanted)
    totals["kept"] += len(wanted & said)
    totals["said"] += len(said)
    totals["added"] += len(said - content(before))
