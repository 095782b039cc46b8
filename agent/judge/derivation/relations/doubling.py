"""What doubled, tripled or was halved: by how many per cent it changed, and what did not."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import NOUNS, SUBJECTS
from agent.judge.derivation import cues
from agent.judge.derivation.operands import Source
from agent.judge.derivation.plausibility.kinds import told_as
from agent.judge.derivation.relations.multiples import VERBS, Multiple, is_unsure
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems

WHOLE = 100  # per cent
_ROUGH = 0.01


class _Changed(NamedTuple):
    """A verb such as *doubled*: its place, its factor, and the stems of its subject."""

    place: int
    factor: float
    subject: frozenset[str]


def multiplied_alike(
    claim: Analysis, asked: Bindings, words: frozenset[str], pool: Sequence[Source]
) -> Multiple | None:
    """Return whether what a claim says to have doubled, or grown by 100%, did; None if unclear."""
    if is_unsure(claim.text):
        return None
    for index, premise in {s.index: s.premise for s in pool}.items():
        beside = [s for s in pool if s.index == index]
        found = _of_another(claim, premise, beside[0]) or _in_per_cent(claim, asked, words, beside)
        if found is not None:
            return found
    return None


def _of_another(claim: Analysis, premise: Analysis, source: Source) -> Multiple | None:
    """Return what fails where another thing doubled than the claim says, of which more is told."""
    mine = list(_changes(claim))
    if len(mine) != 1 or not mine[0].subject:
        return None
    (asked,) = mine
    told = [c for c in _changes(premise) if c.factor == asked.factor]
    known = [_phrase(premise, i) for i, t in enumerate(premise.tokens) if t.dep in SUBJECTS]
    if not told or not all(c.subject and not c.subject & asked.subject for c in told):
        return None
    if not any(asked.subject <= subject for subject in known):
        return None
    formula = f"{premise.tokens[told[0].place].text} is another thing"
    return Multiple(formula, source, holds=False, sure=False)


def _in_per_cent(
    claim: Analysis, asked: Bindings, words: frozenset[str], pool: Sequence[Source]
) -> Multiple | None:
    """Return what a multiple is in per cent where the claim gives that, and its direction."""
    shares = [b for b in asked.items if b.quantity.dimension == "percent"]
    subjects = [_phrase(claim, i) for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS]
    if len(shares) != 1 or len(subjects) != 1 or "point" in shares[0].quantity.unit:
        return None
    quantity, premise = shares[0].quantity, pool[0].premise
    fitting = [c for c in _changes(premise) if c.subject & subjects[0]]
    if len(fitting) != 1 or told_as(claim, quantity) != "step" or not quantity.number.is_point:
        return None
    change = WHOLE * (fitting[0].factor - 1)
    if change * cues.direction(words & cues.NAMED_CHANGE) <= 0:
        return None
    if not math.isclose(quantity.interval.low, abs(change), rel_tol=_ROUGH):
        return None
    verb = premise.tokens[fitting[0].place].text
    return Multiple(f"{verb}: {change:+.0f}%", pool[0], holds=True, sure=False)


def _changes(text: Analysis) -> Iterator[_Changed]:
    for i, token in enumerate(text.tokens):
        lemma = token.lemma.lower()
        factor = next((f for verb, f in VERBS.items() if lemma.startswith(verb)), 0.0)
        if factor and token.pos == "VERB":
            children = (
                k for k, t in enumerate(text.tokens) if t.head == i and t.dep in SUBJECTS and k != i
            )
            subject = next(children, None)
            yield _Changed(i, factor, frozenset() if subject is None else _phrase(text, subject))


def _phrase(text: Analysis, head: int) -> frozenset[str]:
    """Return the stems of a noun and of all that belongs to it; none of a pronoun."""
    if text.tokens[head].pos not in NOUNS:
        return frozenset()
    inside, known = {head}, stems(text)
    while more := {i for i, t in enumerate(text.tokens) if t.head in inside} - inside:
        inside |= more
    return frozenset(known[i] for i in inside) - {""}
