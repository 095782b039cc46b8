"""Warnings of a finished run."""

from collections.abc import Sequence
from textwrap import shorten

from agent.domain.ledger import Ledger
from agent.domain.prose.language import foreign
from agent.domain.report import FileFailure, Mode, Notice, Round, WarningCode
from agent.domain.verdict import Label
from agent.domain.wording import CLOSEST, counted, short_source
from agent.ledger.summary import material

NAMED = 5  # sentences that a message names at most; its details have all
SHOWN = 90  # characters of each


def after(
    rounds: Sequence[Round], kept: int, *, emptied: bool = False, mode: Mode = Mode.DRAFT
) -> list[Notice]:
    """Return the warnings that the rounds give cause for.

    ``emptied`` says that revision left no claim of the draft: what it took out is told.
    """
    ledger = rounds[0 if emptied else kept].ledger
    reached = 0.0 if emptied else rounds[kept].summary.coverage
    notices = [
        *_no_improvement(rounds, reached),
        *_unsupported(ledger),
        *_weak(ledger),
        *_unassessed(ledger),
    ]
    if not material(ledger):
        said = "answer" if mode is Mode.ANSWER else "draft"
        notices.append(
            Notice(
                code=WarningCode.NO_CHECKABLE_CLAIMS,
                message=f"the {said} makes no claim that could be checked",
            )
        )
    return notices


def unsure(draft: str) -> list[Notice]:
    """Return the warning that a draft tells what is closest to an answer, none being sure."""
    if not draft.startswith(CLOSEST):
        return []
    return [
        Notice(
            code=WarningCode.NO_SURE_ANSWER,
            message="no passage surely answers the question; the closest ones are told",
        )
    ]


def omitted(count: int, limit: int) -> list[Notice]:
    """Return the warning that the cap on claims left ``count`` of them unchecked."""
    if not count:
        return []
    return [
        Notice(
            code=WarningCode.CLAIMS_OMITTED,
            message=f"{counted(count, 'claim was', 'claims were')} not checked "
            f"(max_claims is {limit}), so this is not grounded",
            details={"omitted": count, "max_claims": limit},
        )
    ]


def left_out(sentences: Sequence[str]) -> list[Notice]:
    """Return the warning that these sentences, with a figure or a rule, are no claims."""
    if not sentences:
        return []
    listed = "; ".join(f"“{shorten(s, SHOWN, placeholder=' …')}”" for s in sentences[:NAMED])
    more = f" and {len(sentences) - NAMED} more" if len(sentences) > NAMED else ""
    return [
        Notice(
            code=WarningCode.UNCHECKED_TEXT,
            message=f"not checked, though it has a figure or a rule: {listed}{more}",
            details={"sentences": list(sentences)},
        )
    ]


def foreign_text(draft: str, evidence: Sequence[str]) -> list[Notice]:
    """Return the warning that the draft or a text of its evidence is surely not in English."""
    told = foreign(draft)
    others = sorted({found for text in evidence if (found := foreign(text))})
    if not told and not others:
        return []
    where = [f"the draft is in {told}"] if told else []
    where += [f"evidence is in {', '.join(others)}"] if others else []
    return [
        Notice(
            code=WarningCode.UNSUPPORTED_LANGUAGE,
            message=f"{' and '.join(where)}: models and rules were made for English",
            details={"draft": told, "evidence": others},
        )
    ]


def invalid_citations(chunk_ids: Sequence[str]) -> list[Notice]:
    """Return the warning that anchors name no chunk."""
    if not chunk_ids:
        return []
    return [
        Notice(
            code=WarningCode.INVALID_CITATION,
            message=f"{counted(len(chunk_ids), 'citation names', 'citations name')} no chunk "
            "of the documents",
            details={"chunk_ids": list(chunk_ids)},
        )
    ]


def unreadable(failures: Sequence[FileFailure]) -> list[Notice]:
    """Return a warning for each document that could not be read, or not as a whole."""
    return [
        Notice(
            code=WarningCode.UNREADABLE_DOCUMENT,
            message=f"{short_source(f.source)} was left out{' in part' * f.in_part}: {f.reason}",
            details={"source": f.source, "reason": f.reason},
        )
        for f in failures
    ]


def _no_improvement(rounds: Sequence[Round], last: float) -> list[Notice]:
    first = rounds[0].summary.coverage
    if len(rounds) == 1 or last > first:
        return []
    return [
        Notice(
            code=WarningCode.NO_IMPROVEMENT,
            message=f"{counted(len(rounds) - 1, 'revision')} did not raise coverage ({first:.2f})",
            details={"first": first, "last": last},
        )
    ]


def _unsupported(ledger: Ledger) -> list[Notice]:
    texts = [e.claim.text for e in material(ledger) if e.verdict.label is Label.NOT_FOUND]
    if not texts:
        return []
    return [
        Notice(
            code=WarningCode.UNSUPPORTED_CLAIMS,
            message=f"{counted(len(texts), 'claim is', 'claims are')} not found in the documents",
            details={"claims": texts},
        )
    ]


def _weak(ledger: Ledger) -> list[Notice]:
    texts = [e.claim.text for e in ledger.entries if e.verdict.label is Label.WEAK]
    if not texts:
        return []
    return [
        Notice(
            code=WarningCode.WEAK_CLAIMS,
            message=f"{counted(len(texts), 'claim is', 'claims are')} supported only in part or "
            "by interpretation; read the quotes before you rely on what is said",
            details={"claims": texts},
        )
    ]


def _unassessed(ledger: Ledger) -> list[Notice]:
    failed = [e for e in ledger.entries if e.verdict.label is Label.UNASSESSED]
    if not failed:
        return []
    return [
        Notice(
            code=WarningCode.UNASSESSED_CLAIMS,
            message=f"{counted(len(failed), 'claim')} could not be judged",
            details={"reasons": sorted({e.verdict.reason for e in failed})},
        )
    ]
