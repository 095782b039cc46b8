"""Labelled cases of the judge, from rows of public sets and from drafts."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from agent.api import aindex
from agent.bootstrap import toolkit
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.nodes.judge import around
from agent.nodes.judge import case as judge_case
from agent.nodes.match import bearing
from agent.state import State
from evals import datasets, organisations
from evals.datasets import Row
from evals.e2e import DRAFTS, read


class Labelled(NamedTuple):
    """A case of the judge with its label; rows of one ``group`` are not independent.

    ``quotes`` are the texts that decide it, where they are known.
    """

    case: Case
    label: str
    group: str
    quotes: tuple[str, ...] = ()


def from_rows(rows: Sequence[Row]) -> list[Labelled]:
    """Return the cases of labelled rows; each evidence text is a document of its own."""
    return [
        Labelled(
            Case(
                claim=r.claim,
                passages=tuple(
                    Passage(text=t, document_id=str(i)) for i, t in enumerate(r.evidence)
                ),
            ),
            r.label,
            r.group,
        )
        for r in rows
    ]


async def from_drafts(data: Path, corpus: Path | None = None) -> list[Labelled]:
    """Return the cases of labelled drafts: sentences that make one claim, with what is retrieved.

    Args:
        data: a folder with ``drafts.jsonl``.
        corpus: the documents of drafts whose folder has no ``corpus``.
    """
    workspace, own = data.name, data / "corpus"
    await aindex([own if own.is_dir() or corpus is None else corpus], workspace=workspace)
    tools, found = toolkit(), []
    retriever = await tools.retriever(workspace, None)
    for row in read(data / DRAFTS):
        extraction = await tools.extractor("rules").extract(row["draft"], row["question"], 999)
        texts = [c.text for c in extraction.claims]
        near = (await bearing(retriever, texts, row["question"], Policy().chunks_per_query)).each
        context = around(State(question=row["question"], draft=row["draft"]))
        spans = datasets.sentence_spans(row["draft"], row["sentences"])
        for sentence, span in zip(row["sentences"], spans, strict=True):
            inside = [i for i, c in enumerate(extraction.claims) if c.span.overlaps(span)]
            if len(inside) == 1:
                case = judge_case(extraction.claims[inside[0]], near[inside[0]], context)
                group, quotes = f"{workspace}/{row['id']}", tuple(sentence.get("quotes", ()))
                found.append(Labelled(case, sentence["label"], group, quotes))
    return found


async def from_organisations(path: Path) -> list[Labelled]:
    """Return the cases of the drafts on all organisations of a file, see `from_drafts`."""
    found = list[Labelled]()
    for row in organisations.read(path):
        with organisations.unpacked(row) as folder:
            found += await from_drafts(folder)
    return found
