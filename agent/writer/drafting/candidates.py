"""Candidates: statements with what is known of them, and the limits that choose among them."""

from agent.domain.base import Frozen
from agent.writer.drafting.statements import Statement


class Limits(Frozen):
    """Thresholds of the choice; scores are those of ``relevance``.

    ``floor`` and ``fit`` are what the best statement must reach to count as an answer, ``least``
    what it must reach to be told as the closest that there is to one; ``sure`` is how likely a
    reader must find the best one of some sub-question to answer, else all is told as the closest;
    one less likely than ``named`` must have all things that the question names. A further statement
    answers with a probability of ``likely`` at least, a row of a table, which tells of another
    case, with one of ``row``. It needs ``near`` of the best score and something to add, ``equal``
    of it otherwise, and ``beside`` of it as the neighbour of a chosen one in the same paragraph; a
    sentence that leans on a chosen one needs ``follow``. Beside a best one as likely as ``certain``
    only what the question wants besides is told, or has ``rival`` of its score. A neighbour of what
    is asked about may be its reason with a probability of ``reason``. ``same`` is the overlap at
    which two say the same, ``listed`` the number of items that a list given as a whole may have.
    """

    floor: float = 1.4
    least: float = 1.15
    fit: float = 0.5
    sure: float = 0.3
    named: float = 0.6
    certain: float = 0.8
    rival: float = 0.95
    reason: float = 0.1
    likely: float = 0.2
    row: float = 0.4
    near: float = 0.65
    equal: float = 0.75
    beside: float = 0.5
    follow: float = 0.45
    same: float = 0.7
    most: int = 3
    listed: int = 12

    @property
    def closest(self) -> "Limits":
        """Return the limits for what is told as the closest to an answer."""
        return self.model_copy(update={"floor": self.least})


LIMITS = Limits()


class Scored(Frozen):
    """A statement with its score, and how likely a reader finds it to answer.

    ``covers`` are the asked stems that it or its context has, ``labelled`` those in its label,
    ``own`` those in its body that its context lacks. ``headed`` is the heading of the list that it
    is an item of, '' where that does not name what is asked about.
    """

    statement: Statement
    score: float
    fit: float
    answers: float = 1.0
    pinned: float = 1.0
    covers: frozenset[str] = frozenset()
    labelled: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    headed: str = ""

    @property
    def place(self) -> tuple[str, int, int]:
        """Return the document, the run of chunks and the position in it."""
        return self.statement.place
