"""An evaluator for LangSmith's ``evaluate`` and for openevals: is an answer grounded?

Both call a function by keyword and take a mapping with ``key``, ``score`` and ``comment``:

    from langsmith import evaluate
    from evals.groundedness import affidavit_groundedness

    evaluate(app, data="my-dataset", evaluators=[affidavit_groundedness])
"""

from collections.abc import Mapping, Sequence
from typing import Any

from agent.api import acheck, check
from agent.domain.ledger import LedgerEntry
from agent.domain.report import Report
from agent.errors import InputError

KEY = "affidavit_groundedness"
ANSWERS = ("answer", "output", "outputs", "response", "text", "content")
SOURCES = ("context", "documents", "retrieved_context", "sources")
Fields = Mapping[str, Any]
QUESTIONS = ("question", "query", "input")
# The answer is scored as it is: no revision, and no pause for a person, whatever the policy says.
ACTIONS = dict.fromkeys(("low", "medium", "high"), "pass")
RUN: dict[str, Any] = {"policy": {"max_revisions": 0, "risk": {"actions": ACTIONS}}}
NOTHING = "the answer holds no claim that could be checked"


def affidavit_groundedness(
    *,
    outputs: Any,
    inputs: Any = None,
    reference_outputs: Any = None,
    context: Any = None,
) -> dict[str, Any]:
    """Score how far the claims of an answer are supported by its documents.

    Args:
        outputs: the answer: a text, a message or messages (the last counts), or a mapping with it
            under ``answer`` (or ``output``, ``response``, ``text``, ``content``) or as its only
            text.
        inputs: a mapping that may hold the ``question``.
        reference_outputs: looked through for documents last; not compared with.
        context: the documents: texts, mappings with ``text`` and optional ``title``, ``date`` and
            ``url``, or LangChain documents. Where it is left out, they are taken from ``context``
            or ``documents`` of outputs, inputs or reference.

    Returns:
        ``key``, ``score`` (coverage, 0 to 1: the share of material claims that are supported or
        weak, 0 where any is contradicted, None where a failure left one unassessed), ``comment``
        (each failing claim with the reason, and the risk flags) and ``metadata`` (the summary of
        the report).

    Raises:
        InputError: when no answer or no document is found, saying where they were looked for.
    """
    draft, question, documents = _case(outputs, inputs, reference_outputs, context)
    return _result(check(draft, documents=documents, question=question, context=RUN))


async def affidavit_groundedness_async(
    *,
    outputs: Any,
    inputs: Any = None,
    reference_outputs: Any = None,
    context: Any = None,
) -> dict[str, Any]:
    """Score an answer; see `affidavit_groundedness`."""
    draft, question, documents = _case(outputs, inputs, reference_outputs, context)
    return _result(await acheck(draft, documents=documents, question=question, context=RUN))


def _case(
    outputs: Any, inputs: Any, reference: Any, context: Any
) -> tuple[str, str | None, list[dict[str, Any]]]:
    draft = _text(outputs, ANSWERS)
    if not draft:
        raise InputError(f"no answer to evaluate: give `outputs` as text or under {ANSWERS[0]!r}")
    given = context
    for fields in (outputs, inputs, reference):
        if given is None and isinstance(fields, Mapping):
            given = next((fields[name] for name in SOURCES if fields.get(name)), None)
    if not given:
        raise InputError(
            "no documents to evaluate against: give `context`, or put them under "
            f"{' or '.join(map(repr, SOURCES[:2]))} in outputs, inputs or reference_outputs"
        )
    question = _text(inputs, QUESTIONS) if inputs is not None else ""
    documents = [d for d in _documents(given) if d["text"].strip()]
    if not documents:
        raise InputError("the documents to evaluate against hold no text")
    return draft, question or None, documents


def _text(value: Any, names: Sequence[str]) -> str:
    """Return the text that ``value`` is or holds; '' where it has none."""
    if isinstance(value, str):
        return value.strip()
    if isinstance(value, Mapping):
        return _held(value, names)
    if isinstance(value, Sequence):
        return _listed(value, names)
    return _text(getattr(value, "content", ""), names)


def _held(fields: Fields, names: Sequence[str]) -> str:
    """Return the text under ``messages`` or one of ``names``, or the only one that there is."""
    found = (_text(fields[name], names) for name in ("messages", *names) if fields.get(name))
    texts = [v for v in fields.values() if isinstance(v, str)]
    return next((text for text in found if text), texts[0].strip() if len(texts) == 1 else "")


def _listed(items: Sequence[Any], names: Sequence[str]) -> str:
    """Return the text of the last message, or of the blocks that one message consists of."""
    blocks = [i["text"] for i in items if isinstance(i, Mapping) and i.get("type") == "text"]
    if blocks:
        return "".join(map(str, blocks)).strip()
    return _text(items[-1], names) if items else ""


def _documents(given: Any) -> list[dict[str, Any]]:
    """Return texts, mappings or LangChain documents as documents for a check."""
    items = given if isinstance(given, Sequence) and not isinstance(given, str) else [given]
    return [_document(item, number) for number, item in enumerate(items, start=1)]


def _document(item: Any, number: int) -> dict[str, Any]:
    title = f"Document {number}"
    if isinstance(item, str):
        return {"title": title, "text": item}
    if not isinstance(item, Mapping):
        item = {"text": getattr(item, "page_content", ""), "metadata": item.metadata}
    text = next((item[n] for n in ("text", "page_content", "content") if item.get(n)), "")
    known = {**(item.get("metadata") or {}), **item}
    named = known.get("title") or known.get("source") or title
    more = {name: known[name] for name in ("date", "url") if known.get(name)}
    return {"title": str(named), "text": str(text), **more}


def _result(report: Report) -> dict[str, Any]:
    summary, entries = report.summary, report.ledger.entries
    score = 0.0 if summary.claims_contradicted else summary.coverage
    failing = [_line(e) for e in entries if not e.verdict.is_covered]
    praise = "every claim is supported by the documents" if entries else NOTHING
    flags = [f"{f.type.value}: {f.description}" for f in report.risk.flags]
    return {
        "key": KEY,
        # A failure of a model says nothing about the answer.
        "score": None if summary.claims_unassessed else score,
        "comment": "\n".join([*(failing or [praise]), *flags]),
        "metadata": summary.model_dump(mode="json"),
    }


def _line(entry: LedgerEntry) -> str:
    verdict = entry.verdict
    return f"{verdict.label.value}: {entry.claim.text} ({verdict.reason})"
