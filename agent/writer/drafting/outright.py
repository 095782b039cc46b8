"""Yes or no, said outright: before the sentences that bear it out, and as a claim of its own.

"Is the pool open on Mondays?" is answered "No, the pool is not open on Mondays." where the judge,
asked for "The pool is open on Mondays.", finds it contradicted, and for its denial, supported.
Said in full, it is verified like every other sentence of the draft, and falls with its claim.
"""

from collections.abc import Sequence
from itertools import combinations

from agent.domain.asking import answered
from agent.domain.asking.posed import Posed, posed
from agent.domain.asking.questions import focus
from agent.domain.policy import Policy
from agent.domain.prose.terms import terms
from agent.domain.text import Hit, Passage
from agent.domain.verdict import Case, Label, Verdict
from agent.ports import Judge, Parser
from agent.writer.drafting.limiting import limits_it
from agent.writer.drafting.sameness import disagrees
from agent.writer.drafting.settling import settles
from agent.writer.drafting.statements import Statement

Told = tuple[str, list[Statement]]
"""A sub-question with what is told on it."""


async def outright(
    told: Sequence[Told], hits: Sequence[Sequence[Hit]], parser: Parser, judge: Judge
) -> list[Told]:
    """Return what is told, behind a yes or no for each sub-question that it surely settles.

    Args:
        told: each sub-question with what is told on it.
        hits: those of each sub-question, in order.
        parser: reads questions and sentences.
        judge: rules on what the questions ask after, by all that was found for them.
    """
    found = [_open(part, own, parser) for part, own in told]
    cases = [
        _case(f"{said[:1].upper()}{said[1:]}.", known[1], listed)
        for known, listed in zip(found, hits, strict=True)
        if known
        for said in (known[0].statement, known[0].denial)
    ]
    verdicts = iter(await judge.judge(cases, Policy()) if cases else ())
    return [
        (part, _answered(part, known, (next(verdicts), next(verdicts)), own) if known else own)
        for known, (part, own) in zip(found, told, strict=True)
    ]


def stated(told: Sequence[Statement], parser: Parser) -> list[Statement]:
    """Return what is told, a yes or no to a question of the documents' own told as a statement.

    "Can I pay by invoice? No, we take cards." is no "No" to whoever asks how one may pay; and what
    stands behind a "No." is told behind what it denies.
    """
    found = []
    for one in told:
        said = answered.told(one.question, one.body, parser.parse)[1] if one.question else one.body
        question, answer = answered.posed_before(one.before)
        if question:
            said = answered.told(question, f"{answer} {one.body}", parser.parse)[1]
        new = {"text": said, "body": said, "before": ""}
        found.append(one if said == one.body else one.model_copy(update=new))
    return found


def _open(part: str, told: Sequence[Statement], parser: Parser) -> tuple[Posed, Statement] | None:
    """Return what a sub-question asks after, and the sentence told that may settle it.

    None where there is no such sentence, more is said than the question, or documents disagree.
    """
    if not told or focus(part) != part:
        return None
    if any(disagrees(a, b) for a, b in combinations(told, 2)):
        return None
    question, *read = parser.parse([part, *(s.text for s in told)])
    asked = posed(question)
    if asked is None:
        return None
    for statement, said in zip(told, read, strict=True):
        if (
            not statement.cells
            and not statement.text.endswith("?")
            and settles(question, said, _around(statement))
        ):
            return asked, statement
    return None


def _around(statement: Statement) -> str:
    before = statement.before if statement.leans else ""
    return ". ".join((statement.title, *statement.headings, before))


def _case(claim: str, settling: Statement, hits: Sequence[Hit]) -> Case:
    """Return the judge's case, the chunk of the sentence that may settle it first."""
    chunks = sorted(
        (h.chunk for h in hits if not h.whole), key=lambda c: c.chunk_id != settling.chunk_id
    )
    return Case(claim=claim, passages=tuple(map(Passage.of, chunks)), cited=1)


def _answered(
    part: str,
    known: tuple[Posed, Statement],
    ruled: tuple[Verdict, Verdict],
    told: list[Statement],
) -> list[Statement]:
    """Return what is told with yes or no before it, if both rulings agree on it."""
    (asked, settling), (affirmed, denied) = known, ruled
    if _holds(affirmed, denied, settling):
        said, word = asked.statement, "Yes"
    elif _holds(denied, affirmed, settling):
        said, word = asked.denial, "No"
    else:
        return told
    goes_on = settling.text.lower().startswith(said.lower())
    known_by_it = goes_on or set(terms(settling.text)) <= set(terms(said))
    text = f"{word}, {said}{settling.text[len(said) :] if goes_on else '.'}"
    opening = Statement(
        chunk_id=settling.chunk_id,
        document_id=settling.document_id,
        title="",
        run=settling.run,
        order=settling.order,
        text=text,
        body=settling.body if known_by_it else text,
    )
    rest = [s for s in told if s is not settling or not known_by_it]
    return [opening, *(s for s in rest if s is settling or _bears(s, settling, part))]


def _bears(other: Statement, settling: Statement, part: str) -> bool:
    """Tell whether what else is told has something of the question, or limits the answer."""
    on_it = set(terms(part)) & set(terms(other.body))
    return bool(on_it) or other.leans or limits_it(other, settling)


def _holds(ruled: Verdict, opposite: Verdict, settling: Statement) -> bool:
    """Tell whether one is supported by the very sentence, and its opposite contradicted."""
    if ruled.label is not Label.SUPPORTED or opposite.label is not Label.CONTRADICTED:
        return False
    body = set(terms(settling.body))
    return any(body <= set(terms(q.quote)) or set(terms(q.quote)) <= body for q in ruled.evidence)
