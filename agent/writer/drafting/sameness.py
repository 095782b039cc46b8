"""Whether two statements say the same, or one says otherwise."""

import re

from agent.domain.prose.figures import figures
from agent.domain.prose.terms import terms
from agent.writer.drafting.bands import bands
from agent.writer.drafting.statements import Statement

NEGATION = re.compile(r"\b(?:not|no|never|cannot|without|neither)\b|n['’]t\b", re.IGNORECASE)
ON_THE_SAME = 0.4


def disagrees(first: Statement, second: Statement) -> bool:
    """Tell whether another document says otherwise: on the same words, a "not" or a figure."""
    if first.document_id == second.document_id:
        return False
    a, b = set(terms(first.body)), set(terms(second.body))
    if len(a & b) < min(3, len(a), len(b)) or len(a & b) / min(len(a), len(b)) < ON_THE_SAME:
        return False
    negated = bool(NEGATION.search(first.body)) != bool(NEGATION.search(second.body))
    kinds = {f.kind: f.key for f in figures(first.body)}
    differs = any(f.kind in kinds and kinds[f.kind] != f.key for f in figures(second.body))
    return negated or differs


def is_same(first: Statement, second: Statement, share: float) -> bool:
    """Tell whether two statements say the same: figures, bands, polarity and most of the words."""
    a, b = set(terms(first.body)), set(terms(second.body))
    if not a or not b:
        return True
    figures_a = {f.key for f in figures(first.body)}
    figures_b = {f.key for f in figures(second.body)}
    negated = bool(NEGATION.search(first.body)) != bool(NEGATION.search(second.body))
    alike = figures_a == figures_b and bands(first.body) == bands(second.body) and not negated
    return alike and len(a & b) / min(len(a), len(b)) >= share
