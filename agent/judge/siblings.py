"""A number of a sibling: the value is stated, but of Skarn 4 where the claim is about Skarn 2."""

from collections.abc import Sequence

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.judge.names.identifiers import Identifier, covers, identifiers
from agent.judge.quantities.rule import RULE, check_quantities


def of_sibling(claim: Analysis, parts: Sequence[Analysis], tolerance: float) -> Finding | None:
    """Return a finding when every part that states the claim's numbers is about a sibling.

    Siblings share a family and differ in version, number or size. A part without an identifier
    of the family is about the one named last before it.

    Args:
        claim: the parsed claim.
        parts: the sentences of the window, in order; together they match the claim's numbers.
        tolerance: relative difference at which quantities still match.

    Returns:
        ``conflict`` when the evidence gives another value for the claim's own, ``missing`` when
        it gives none, None when the rule has nothing to say.
    """
    for wanted in identifiers(claim.text):
        about = subjects(parts, wanted)
        findings = [check_quantities(claim, part, tolerance) for part in parts]
        stating = [a for a, f in zip(about, findings, strict=True) if f.outcome is Outcome.MATCH]
        if not stating or None in stating or any(a and covers(a, wanted) for a in stating):
            continue
        own = (
            f
            for a, f in zip(about, findings, strict=True)
            if a and covers(a, wanted) and f.outcome is Outcome.CONFLICT
        )
        others = " and ".join(sorted({a.text for a in stating if a}))
        reason = f"the evidence states this number of {others}, not of {wanted.text}"
        return next(own, Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason))
    return None


def subjects(parts: Sequence[Analysis], wanted: Identifier) -> list[Identifier | None]:
    """Return what each part is about among the family of ``wanted``, None where it is not told.

    A part that names several, ``wanted`` among them, counts as being about it.
    """
    found: list[Identifier | None] = []
    last: Identifier | None = None
    for part in parts:
        family = [i for i in identifiers(part.text) if i.family == wanted.family]
        last = next((i for i in family if covers(i, wanted)), family[0] if family else last)
        found.append(last)
    return found
