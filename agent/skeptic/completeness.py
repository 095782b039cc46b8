"""Parts of the question that the draft leaves unanswered."""

from collections.abc import Iterator

from agent.domain.anchors import strip_anchors
from agent.domain.asking.needs import Need, demand, satisfies
from agent.domain.asking.questions import focus, plan
from agent.domain.critique import Issue, IssueKind, Severity
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import terms
from agent.domain.wording import NO_ANSWER, NO_EVIDENCE, is_refusal

COUNTED = (
    Need.MONEY,
    Need.AMOUNT,
    Need.SHARE,
    Need.DURATION,
    Need.LENGTH,
    Need.NUMBER,
    Need.SIZE,
)


def unanswered(draft: str, question: str | None) -> Iterator[Issue]:
    """Yield an issue for each part of ``question`` that no sentence of ``draft`` takes up.

    A part counts as taken up by a sentence that shares a content word with it and, where a
    figure is asked for, holds one of that kind.
    """
    if not question or not question.strip():
        return
    plain = strip_anchors(draft)[0]
    sentences = [s.of(plain) for s in split_sentences(plain)]
    if plain.strip() in (NO_ANSWER, NO_EVIDENCE):
        yield _issue("the draft says that the documents do not answer the question")
        return
    told = [s for s in sentences if not is_refusal(s)]
    for part in plan(question).sub_questions:
        asked = focus(part)
        if not _taken_up(part, told):
            yield _issue(f"no sentence answers “{asked}”")


def _taken_up(part: str, sentences: list[str]) -> bool:
    wanted = set(terms(part))
    near = [s for s in sentences if not wanted or wanted & set(terms(s))]
    demanded = demand(focus(part))
    if demanded.need not in COUNTED:
        return bool(near)
    return any(satisfies(demanded, s) > 0 for s in near)


def _issue(why: str) -> Issue:
    return Issue(kind=IssueKind.UNANSWERED, severity=Severity.MEDIUM, span=None, why=why)
