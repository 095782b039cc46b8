"""States: what is closed from 15 June to 20 August is closed in July.

Of what only happens in a period this says nothing: built from 1960 to 1970 is not built in 1965.
"""

import re
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome, Term
from agent.domain.prose.analysis import Analysis, Token
from agent.judge.clauses.stems import stem
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.cases.dated.periods import is_end, period_around
from agent.judge.quantities.quantity import RULE, Quantity

_PREDICATES = frozenset({"acomp", "attr"})
_DENYING = frozenset("never no nobody nothing neither nor without except unless only".split())
_BE = frozenset("be remain stay keep".split())
_STATES = frozenset(
    """close shut lock block ban forbid prohibit allow permit suspend reserve cover insure staff
    occupy employ post station interrupt require restrict limit disable enable exempt bar""".split()
)
_LASTING = frozenset("apply run last serve live work operate remain reside stay".split())
_PLACED = re.compile(
    r"\b(?:in|on|at|during|throughout|for)\s(?:(?:the|all|whole|entire|of|month|year)\s)*$", re.I
)
_FROM = re.compile(r"\b(?:from|between)\s$", re.IGNORECASE)


def in_a_state(quantity: Quantity, asked: Bindings, known: Bindings) -> Finding | None:
    """Return the match of a time in a period of the evidence, where the claim tells of a state.

    The claim is to be read as if it told of that period. Where the sentence of the period has
    another time (*on Mondays*), the state may not hold throughout.
    """
    state = "" if is_end(quantity, asked.text) else _state(asked.source)
    placed = _PLACED.search(asked.text, 0, quantity.start) if state else None
    period = period_around(quantity, known.items, known.text) if placed else None
    if placed is None or period is None or _others(period, known):
        return None
    if not _says(state, period[0], known.source, denied=_denials(asked.source.tokens)):
        return None
    start, end = period[0].quantity.start, period[1].quantity.end
    opening = _FROM.search(known.text, 0, start)
    text = known.text[opening.start() if opening else start : end]
    written = text if opening else f"from {text}"
    term = Term(placed.start(), quantity.end, written)
    return Finding(rule=RULE, outcome=Outcome.MATCH, terms=(term,))


def _state(claim: Analysis) -> str:
    """Return the lemma of what a claim says that something is, or that goes on; '' of an event."""
    (root, *more) = [i for i, t in enumerate(claim.tokens) if t.dep == "ROOT"]
    lemma = claim.tokens[root].lemma.lower()
    below = [claim.tokens[k] for k in claim.children(root)]
    if more:
        return ""
    if lemma in _BE:
        states = (t.lemma.lower() for t in below if t.dep in _PREDICATES and t.pos == "ADJ")
        return next(states, "")
    passive = any(t.dep == "auxpass" and t.lemma.lower() in _BE for t in below)
    return lemma if lemma in (_STATES if passive else _LASTING) else ""


def _says(state: str, period: Bound, premise: Analysis, *, denied: int) -> bool:
    """Tell whether the sentence of a period has a state, denied or not as in the claim."""
    at = period.quantity.start
    spans = (premise.tokens[slice(*s)] for s in premise.sentences)
    sentence = next((s for s in spans if s[0].start <= at < s[-1].end), ())
    said = any(stem(t.lemma.lower()) == stem(state) for t in sentence)
    return said and _denials(sentence) == denied


def _denials(tokens: Sequence[Token]) -> int:
    return sum(t.dep == "neg" or t.text.lower() in _DENYING for t in tokens)


def _others(period: tuple[Bound, Bound], known: Bindings) -> bool:
    """Tell whether the sentence of a period has another date or time of day."""
    times = (b for b in known.items if b.quantity.is_date or b.quantity.dimension == "clock")
    return any(b not in period and b.sentence == period[0].sentence for b in times)
