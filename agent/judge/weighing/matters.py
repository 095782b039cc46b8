"""Matters: what another document says of a like thing opposes no claim that a document bears out.

*The manager answers within seven days* is told of requests for leave; that managers have ten days
to approve a claim for overtime is another matter. The text around the claim tells which is meant.
"""

from collections.abc import Sequence

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content
from agent.judge.passages.matching import leaning
from agent.judge.weighing.scoring import Scored

SETTLES = 0.5  # support from which a window settles what another one leaves open
SAID = 0.75  # overlap of words at which a window that lacks nothing says what the claim says


def says(scored: Scored) -> bool:
    """Tell whether a window bears the claim out, by the model or by nearly all of its words."""
    return scored.support > SETTLES or (scored.overlap >= SAID and not scored.doubted)


def of_its_matter(scored: Scored, bearing: Sequence[Scored], case: Case) -> Scored:
    """Return ``scored`` without the conflicts that are about another matter than the claim.

    A rule's conflict falls where a window of other documents has what the rule asked for, bears
    the claim out with more of its words, and stands where more is said of what the claim's context
    speaks of. A newer document with a like heading may replace what that says, and is heard.
    """
    if not scored.has(Outcome.CONFLICT) or not case.context:
        return scored
    near = [o for o in bearing if o.overlap > scored.overlap and nearer(o, scored, case)]
    kept = tuple(
        f
        for f in scored.findings
        if f.outcome is not Outcome.CONFLICT
        or not any(o.outcome(f.rule) is Outcome.MATCH for o in near)
    )
    return scored.model_copy(update={"findings": kept})


def of_its_own_thing(scored: Scored, same: Sequence[Scored]) -> Scored:
    """Return ``scored`` without the conflicts that it says of another thing what is said of both.

    *Fire doors are checked every 12 months* denies no yearly check of gas, where another place of
    the document says that: with more of the claim's words, nearly all of them, and no objection.
    """
    elsewhere = [f for f in scored.findings if f.elsewhere and f.outcome is Outcome.CONFLICT]
    if not elsewhere or not any(_says_so_too(o, scored) for o in same):
        return scored
    kept = tuple(f for f in scored.findings if f not in elsewhere)
    return scored.model_copy(update={"findings": kept})


def _says_so_too(one: Scored, other: Scored) -> bool:
    """Tell whether a window says the claim in another place, with more of its words."""
    apart = one.window.places.isdisjoint(other.window.places)
    return apart and not one.doubted and one.overlap >= SAID and one.overlap > other.overlap


def nearer(one: Scored, other: Scored, case: Case) -> bool:
    """Tell whether a window bears the claim out where its matter is, and ``other`` is elsewhere."""
    if one.doubted or not says(one) or one.overlap < other.overlap:
        return False
    here, there = ([case.passages[i] for i in sorted(w.window.passages)] for w in (one, other))
    if {p.document_id for p in here} & {p.document_id for p in there}:
        return False
    near, far = (max(leaning(case, p) for p in passages) for passages in (here, there))
    alike = any(_head(a) & _head(b) and _later(b, a) for a in here for b in there)
    return near > far and not alike


def _head(passage: Passage) -> frozenset[str]:
    return content(passage.heading or passage.title)


def _later(one: Passage, other: Passage) -> bool:
    """Tell whether a passage is of a newer document than another, as far as dates are known."""
    return one.date is not None and (other.date is None or one.date > other.date)
