"""What comes next: for that the place of a statement tells, no likeness to the question."""

import re
from collections.abc import Sequence
from itertools import takewhile

from agent.writer.drafting.candidates import LIMITS, Limits, Scored

NEXT = re.compile(
    r"\b(?:what(?:['’]s| is| comes| happens)? next|next step|do next|after that|then what"
    r"|what then|comes after)\b",
    re.IGNORECASE,
)
THEN = re.compile(r"(?:after (?:that|this)|then|later|afterwards?|thereafter|next)\b", re.I)


def continuation(scored: Sequence[Scored], limits: Limits = LIMITS) -> list[Scored]:
    """Return what follows the best statement in its chunk: its own block's rest and the next.

    Where a sentence says itself that it comes next ("After that …"), that is all there is.
    """
    best = max(scored, key=lambda s: s.score, default=None)
    if best is None or best.score < limits.floor:
        return []
    if THEN.match(best.statement.body):
        return [best]
    after = [
        s
        for s in scored
        if s.place[:2] == best.place[:2] and s.statement.order > best.statement.order
    ]
    if after and THEN.match(after[0].statement.body):
        run = takewhile(lambda s: THEN.match(s.statement.body) or s.statement.leans, after)
        return list(run)[: limits.most + 1]
    groups = list(dict.fromkeys(s.statement.group for s in after))
    wanted = {best.statement.group, *[g for g in groups if g != best.statement.group][:1]}
    return [s for s in after if s.statement.group in wanted][: limits.most + 1]
