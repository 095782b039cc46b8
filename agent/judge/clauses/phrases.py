"""Set phrases: groups of words that say one thing ("right away", "immediately")."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

_FREE = "without a charge|without a fee|without paying|without payment|for nothing|gratis|no fee"
_PHRASES = f"""
right away|immediately|at once|straight away|instantly|without delay
set up|setup
sign in|log in|login|log on
at no cost|free of charge|for free|free|without charge|at no charge|{_FREE}
in advance|beforehand|ahead of time|prior
take place|be held|happen|occur
take part|participate
come into force|take effect|come into effect|enter into force
each year|per year|annually|a year|every year
each month|per month|monthly|every month
each week|per week|weekly|every week
each day|per day|daily|every day
at least|no less than|not less than|minimum
at most|no more than|not more than|maximum|up to
working day|business day|workday
carry out|perform|conduct
be responsible for|be in charge of
and colleague|et al
make sure|ensure
in confidence|confidentially
without pay|unpaid
by hand|manually
in full|fully|wholly|entirely|the whole|100 %|100 per cent|100 percent
for good|indefinitely|permanently
"""


@lru_cache(maxsize=1)
def _phrases() -> Mapping[str, Sequence[tuple[tuple[str, ...], str]]]:
    """Return the phrases by their first word, each as stems with the sign of its group."""
    table: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for number, line in enumerate(_PHRASES.strip().splitlines()):
        for phrase in line.split("|"):
            words = tuple(stem(w) for w in phrase.split())
            table.setdefault(words[0], []).append((words, f"={number}"))
    return table


def signs(tree: Tree, first: int, last: int) -> dict[str, frozenset[int]]:
    """Return the signs of the set phrases among tokens ``first`` to ``last``, with their tokens."""
    found: dict[str, frozenset[int]] = {}
    known = _phrases()
    for i in (i for i, key in enumerate(tree.stems[first:last], first) if key in known):
        for words, sign in known[tree.stems[i]]:
            if tree.stems[i : i + len(words)] == words:
                found[sign] = found.get(sign, frozenset()) | frozenset(range(i, i + len(words)))
    return found
