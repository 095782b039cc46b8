"""What is known of the windows of a claim once models and rules have read them."""

from typing import NamedTuple

from agent.domain.evidence import Entailment
from agent.judge.checked import Checked
from agent.judge.passages.matching import Matched
from agent.judge.weighing.scoring import Scored


class Entailed(NamedTuple):
    """A matched case with the model's scores of its windows and what the rules find in them.

    ``checked`` is the exception where a rule failed.
    """

    matched: Matched
    scores: list[Entailment]
    checked: list[Checked] | Exception

    def scored(self) -> list[Scored]:
        """Return the windows with all that is known of them.

        Raises:
            Exception: what a rule raised.
        """
        if isinstance(self.checked, Exception):
            raise self.checked
        matched = self.matched
        columns = (matched.windows, self.scores, matched.similarities, matched.overlaps)
        return [
            Scored(
                window=w,
                entailment=e,
                similarity=s,
                overlap=o,
                findings=c.findings,
                agreement=c.agreement,
            )
            for w, e, s, o, c in zip(*columns, self.checked, strict=True)
        ]
