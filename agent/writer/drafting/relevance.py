"""How well a statement answers a sub-question: a weighted sum of plain signals."""

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np

from agent.domain.asking.cells import names, weekdays
from agent.domain.asking.needs import Demand, Need, demand, satisfies
from agent.domain.asking.questions import VALUED, asked, background, focus
from agent.domain.base import Frozen
from agent.domain.prose.terms import overlap, stem, terms
from agent.ports import Embedder, EntailmentModel, Matrix
from agent.writer.drafting.dated import dating
from agent.writer.drafting.manner import is_past, manner, points_elsewhere
from agent.writer.drafting.statements import Statement


class Signals(Frozen):
    """What is known of one statement for one sub-question; or the weight of each signal.

    ``alone`` is the cosine of the statement to what is asked, ``placed`` that of the statement
    in its context to the whole sub-question, ``chunk`` that of its chunk. ``shared`` is the
    weighted share of the asked words in the statement and its context, ``heading`` that in its
    headings alone, ``pinned`` the share of the asked numbers and codes. ``fit`` tells whether
    the wanted kind of answer is there, ``manner`` whether it is said in the wanted way;
    ``pointer`` is 1 for a sentence that only says where to look, or what is so no longer.
    ``answers`` is the probability that a reader gives it to answer, 0 where it was not read.
    """

    alone: float
    placed: float
    chunk: float
    shared: float
    heading: float
    pinned: float
    fit: float
    manner: float
    pointer: float
    answers: float = 0.0


PROMISING = 40
READ = 24
"""Statements that are read: where one of a pool answers, one of these does in 96 of 100 cases."""
POINTING_FIT = 0.4
FIGURES = frozenset(
    {Need.MONEY, Need.AMOUNT, Need.SHARE, Need.DURATION, Need.LENGTH, Need.NUMBER, Need.SIZE}
)
NEAR = 0.5
FAR_FIT = 0.4
"""Fit of a sentence that has a figure of the wanted kind, and hardly anything else in common."""
WEIGHTS = Signals(
    alone=0.28,
    placed=0.46,
    chunk=0.14,
    shared=0.48,
    heading=0.14,
    pinned=0.1,
    fit=0.35,
    manner=0.07,
    pointer=-0.15,
    answers=1.5,
)
"""Chosen by a softmax over the statements of 56 sub-questions whose answers were marked; that of
``answers``, with the limits of `selection`, by how many of 218 marked statements are told, and how
much else, on four organisations; it is much the same from 0.7 to 3."""


def score(signals: Signals, weights: Signals = WEIGHTS) -> float:
    """Return the weighted sum; comparable between questions."""
    values, factors = signals.model_dump(), weights.model_dump()
    return math.fsum(values[name] * factors[name] for name in Signals.model_fields)


def rarity(pool: Sequence[Statement]) -> dict[str, float]:
    """Return the inverse document frequency of each stem over the statements, at least 0."""
    counts: Counter[str] = Counter()
    for statement in pool:
        counts.update(set(terms(statement.text)))
    return {t: math.log(1 + len(pool) / (1 + n)) for t, n in counts.items()}


def weighted_share(wanted: Sequence[str], offered: set[str], rare: dict[str, float]) -> float:
    """Return the share (0–1) of the weight of ``wanted`` that ``offered`` covers."""
    top = max(rare.values(), default=1.0)
    weights = {t: rare.get(t, top) for t in wanted}
    total = sum(weights.values())
    return sum(w for t, w in weights.items() if t in offered) / total if total else 0.0


async def signals(
    sub_question: str, pool: Sequence[tuple[Statement, float]], embedder: Embedder
) -> list[Signals]:
    """Return the signals of every statement, given with the similarity of its chunk, in order.

    Only the most promising statements are embedded a second time with their context; for the
    others the statement's own cosine stands for that too.
    """
    listed = [s for s, _ in pool]
    vectors = await embedder.embed([asked(sub_question), sub_question, *(s.text for s in listed)])
    alone = vectors[2:] @ vectors[0]
    cosines = np.stack([alone, alone, np.array([c for _, c in pool], dtype=np.float32)], axis=1)
    first = [score(s) for s in combined(sub_question, listed, cosines)]
    best = np.argsort(np.array(first))[::-1][:PROMISING].tolist()
    contexts = await embedder.embed([listed[i].context for i in best])
    cosines[best, 1] = contexts @ vectors[1]
    return combined(sub_question, listed, cosines)


async def read(
    sub_question: str,
    pool: Sequence[Statement],
    found: Sequence[Signals],
    reader: EntailmentModel,
) -> list[Signals]:
    """Return the signals, those of the best READ statements with how likely each one answers."""
    order = sorted(range(len(found)), key=lambda i: -score(found[i]))[:READ]
    read = await reader.entail([(pool[i].in_place, sub_question) for i in order])
    answers = dict(zip(order, (r.support for r in read), strict=True))
    return [s.model_copy(update={"answers": answers.get(i, 0.0)}) for i, s in enumerate(found)]


def combined(sub_question: str, pool: Sequence[Statement], cosines: Matrix) -> list[Signals]:
    """Return the signals; ``cosines`` has a row a statement: alone, placed, chunk."""
    last = focus(sub_question)
    wanted = terms(last) + terms(background(sub_question))
    rare, demanded = rarity(pool), demand(last)
    numbered = {t for t in wanted if any(c.isdecimal() for c in t)}
    found = []
    for statement, (alone, placed, chunk) in zip(pool, cosines.tolist(), strict=True):
        above = set(terms(" ".join((statement.title, *statement.headings))))
        offered = set(terms(" ".join((statement.text, *statement.leads))))
        offered.update(map(stem, weekdays(statement.text)))
        leans = statement.leans or statement.question
        before = set(terms(statement.before)) if leans else set()
        inside = weighted_share(wanted, offered, rare)
        around = weighted_share(wanted, offered | above | before, rare)
        shared = 0.5 * inside + 0.5 * around
        aside = is_past(last, statement.text) or points_elsewhere(statement.text)
        core = set(terms(VALUED.sub("", last)))
        near = bool(core) and core <= offered | before
        far = not near and demanded.need in FIGURES and max(placed, shared) < NEAR
        dated = dating(statement.headings, statement.text, last)
        fit = _fit(demanded, f"{dated} {statement.text}".strip(), aside=aside)
        named = any(names(column, wanted) for column, _ in statement.cells[1:])
        found.append(
            Signals(
                alone=alone,
                placed=placed,
                chunk=chunk,
                shared=shared,
                heading=weighted_share(wanted, above, rare),
                pinned=overlap(numbered, offered | above) if numbered else 1.0,
                fit=1.0 if named else min(fit, FAR_FIT) if far else fit,
                manner=manner(last, statement.text),
                pointer=float(aside),
            )
        )
    return found


def _fit(demanded: Demand, sentence: str, *, aside: bool) -> float:
    """Return the fit; a sentence that is ``aside`` of the matter answers nothing but "where"."""
    fit = satisfies(demanded, sentence)
    return min(fit, POINTING_FIT) if aside and demanded.need is not Need.PLACE else fit
