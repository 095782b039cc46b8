"""The state that flows through the graphs; channels that accumulate name their reducer."""

from collections.abc import Mapping
from typing import Annotated, Any

from typing_extensions import TypedDict

from agent.domain.claim import Claim
from agent.domain.critique import Issue
from agent.domain.ledger import Ledger
from agent.domain.report import Decision, FileFailure, Mode, Notice, Risk, Round, Summary, Usage
from agent.domain.text import Chunk, Hit, Plan
from agent.domain.verdict import Verdict


def merge(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``old`` updated by ``new``."""
    return {**old, **new}


class AnswerInput(TypedDict, total=False):
    """What `answer` takes: a question and the workspace that holds the documents."""

    question: str
    workspace: str


class CheckInput(TypedDict, total=False):
    """What `check` takes: a draft, and inline documents or the workspace that holds them.

    ``documents`` are mappings with ``title``, ``text`` and optional ``date`` and ``url``.
    """

    draft: str
    question: str | None
    documents: list[Any] | None
    unreadable: list[FileFailure]
    workspace: str | None


class Output(TypedDict, total=False):
    """What both graphs return: the fields of a Report."""

    answer: str
    question: str | None
    mode: Mode
    ledger: Ledger
    summary: Summary
    rounds: list[Round]
    risk: Risk
    warnings: list[Notice]
    usage: Usage
    audit_id: str


class State(Output, total=False):
    """Everything between input and output."""

    workspace: str | None
    documents: list[Any] | None
    unreadable: list[FileFailure]
    plan: Plan
    hits: list[list[Hit]]
    has_evidence: bool
    draft: str
    issues: list[Issue]
    chunks: Annotated[dict[str, Chunk], merge]
    claims: list[Claim]
    omitted: int
    candidates: dict[str, list[str]]
    corrective: Annotated[dict[str, list[str]], merge]
    verdicts: list[Verdict]
    decision: Decision
    reasons: list[str]
    stages_ms: Annotated[dict[str, float], merge]
