"""The state that flows through the graphs; channels that accumulate name their reducer."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Required

from langgraph.channels import EphemeralValue
from pydantic import Field, WithJsonSchema
from typing_extensions import TypedDict

from agent.domain.claim import Claim
from agent.domain.critique import Issue
from agent.domain.ledger import Ledger
from agent.domain.report import Decision, FileFailure, Mode, Notice, Risk, Round, Summary, Usage
from agent.domain.review import Review
from agent.domain.spending import RoleUsage
from agent.domain.text import Chunk, Hit, Plan
from agent.domain.verdict import Verdict

WORKSPACE = "name of the indexed documents; `default` if left out"
DOCUMENTS = {
    "type": "array",
    "description": "what claims are held against, in place of a workspace",
    "items": {
        "type": "object",
        "properties": {
            "title": {"type": "string"},
            "text": {"type": "string"},
            "date": {"type": "string", "description": "YYYY-MM-DD"},
            "url": {"type": "string"},
            "locators": {"type": "array", "description": "[{span: {start, end}, page?, row?}]"},
        },
        "required": ["text"],
        "additionalProperties": False,
    },
}


def merge(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``old`` updated by ``new``."""
    return {**old, **new}


def union(old: Sequence[Notice], new: Sequence[Notice]) -> list[Notice]:
    """Return ``old`` with those of ``new`` that it lacks; the same for a value passed on twice."""
    return [*old, *(n for n in new if n not in old)]


class Sources(TypedDict, total=False):
    """What both graphs take: inline documents, or the workspace that holds them.

    As input they reach the first node and no further, so that a run never finds those of an
    earlier run on its thread; that node keeps them as ``State.sources``.
    """

    documents: Annotated[list[Any] | None, WithJsonSchema(DOCUMENTS), EphemeralValue]
    unreadable: Annotated[
        list[FileFailure],
        Field(description="files that could not be read, for the warnings"),
        EphemeralValue,
    ]
    workspace: Annotated[str | None, Field(description=WORKSPACE), EphemeralValue]


class AnswerInput(Sources, total=False):
    """What `answer` takes: a question, and its documents."""

    question: Required[Annotated[str, Field(description="one question, possibly of several parts")]]


class CheckInput(Sources, total=False):
    """What `check` takes: a draft, and its documents."""

    draft: Required[Annotated[str, Field(description="the text whose claims are checked")]]
    question: Annotated[str | None, Field(description="what the draft answers, if known")]


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
    review: Review | None


class State(Output, Sources, total=False):
    """Everything between input and output."""

    sources: Sources
    plan: Plan
    hits: list[list[Hit]]
    has_evidence: bool | None
    draft: str
    told: dict[str, Verdict | None]
    issues: list[Issue]
    chunks: Annotated[dict[str, Chunk], merge]
    claims: list[Claim]
    omitted: int
    candidates: dict[str, list[str]]
    topic: list[str]
    corrective: Annotated[dict[str, list[str]], merge]
    verdicts: list[Verdict]
    decision: Decision
    reasons: list[str]
    held: Annotated[
        str | None, Field(description="context of a run that waits for a person, as JSON")
    ]
    stages_ms: Annotated[dict[str, float], merge]
    spent: Annotated[dict[str, RoleUsage], merge]
    notices: Annotated[list[Notice], union]
    unassessable: dict[str, str]
