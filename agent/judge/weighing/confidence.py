"""Confidence: calibrated probabilities of a claim, and the formula for judges without them."""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from agent.domain.base import Frozen
from agent.domain.evidence import Entailment
from agent.domain.finding import Outcome
from agent.domain.policy import LevelScores
from agent.judge.alignment.lexical import coverage, in_order
from agent.judge.weighing.boosting import Boosted
from agent.judge.weighing.scoring import Scored

CALIBRATION = Path(__file__).parents[1] / "calibration.json"
EPSILON = 1e-3
DECISIVE = "decisive"
RULES = ("numbers", "names", "polarity")
_OUTCOMES = (Outcome.MATCH, Outcome.MISSING)


class Choice(Frozen):
    """Boosted trees over ``features`` that tell which window of a claim decides it.

    Fitted on claims of which it is known what decides them, for or against.
    """

    features: tuple[str, ...]
    decides: Boosted

    def told(self, windows: Sequence[Mapping[str, float]]) -> list[dict[str, float]]:
        """Return the windows with the further feature ``DECISIVE``.

        It is the probability (0-1) that the window holds what decides the claim.
        """
        decisive = self.decides.probabilities([_row(self.features, w) for w in windows])
        return [{**w, DECISIVE: p} for w, p in zip(windows, decisive, strict=True)]


class Calibration(Frozen):
    """Boosted trees over ``features``, fitted on development data.

    ``support`` gives the probability that the evidence supports a claim, ``contradict`` that it
    contradicts one which it does not support.
    """

    features: tuple[str, ...]
    support: Boosted
    contradict: Boosted

    def supports(self, windows: Sequence[Mapping[str, float]]) -> list[float]:
        """Return the probability (0-1) of support by each window; all hold every feature."""
        return self.support.probabilities([_row(self.features, w) for w in windows])

    def probabilities(self, values: Mapping[str, float]) -> Entailment:
        """Return the class probabilities for one claim; ``values`` holds every feature."""
        rows = [_row(self.features, values)]
        (support,), (against,) = (b.probabilities(rows) for b in (self.support, self.contradict))
        rest = 1 - support
        return Entailment(support=support, neutral=rest * (1 - against), contradict=rest * against)


def _row(features: Sequence[str], values: Mapping[str, float]) -> list[float]:
    return [values[name] for name in features]


class Calibrations(Frozen):
    """Which window decides a claim, and what is known of it after each reading (`Reread`)."""

    choice: Choice
    first: Calibration
    second: Calibration


@lru_cache(maxsize=1)
def calibrations() -> Calibrations:
    """Return the committed calibrations (``calibration.json`` of the judge)."""
    return Calibrations.model_validate_json(CALIBRATION.read_text("utf-8"))


class Reread(NamedTuple):
    """What the second reader makes of a claim.

    Attributes:
        best: its scores of the window that may support the claim.
        worst: its scores of the window that contradicts most, or of one that takes it in.
        wide: its scores of the passage around ``best``.
    """

    best: Entailment
    worst: Entailment
    wide: Entailment

    @property
    def features(self) -> dict[str, float]:
        """The features that it adds to those of a claim."""
        return {
            "second_support": logit(self.best.support),
            "second_contradict": logit(self.worst.contradict),
            "second_contradict_at_best": logit(self.best.contradict),
            "wide_support": logit(self.wide.support),
            "wide_contradict": logit(self.wide.contradict),
        }


def logit(probability: float) -> float:
    """Return ln(p / (1 - p)), the probability held inside [0.001, 0.999]."""
    held = min(max(probability, EPSILON), 1 - EPSILON)
    return math.log(held / (1 - held))


def features(
    claim: str, best: Scored, worst: Scored, bearing: Sequence[Scored], *, elsewhere: bool
) -> dict[str, float]:
    """Return the features of one claim.

    Args:
        claim: its text.
        best: the window that may support it.
        worst: the window that contradicts most.
        bearing: all windows that bear on the claim.
        elsewhere: whether ``worst`` is of other documents than ``best``.
    """
    nearest = max(bearing, key=lambda s: (s.similarity, s.entailment.support, s.window.premise))
    has = best.agreement
    values = {
        "support": logit(best.entailment.support),
        "contradict": logit(worst.entailment.contradict),
        "contradict_at_best": logit(best.entailment.contradict),
        "contradict_elsewhere": max(logit(worst.entailment.contradict), 0.0) * elsewhere,
        "nearest_support": logit(nearest.entailment.support),
        "nearest_contradict": logit(nearest.entailment.contradict),
        "similarity": best.similarity,
        "nearest": nearest.similarity,
        "overlap": best.overlap,
        "overlap_worst": worst.overlap,
        "coverage": coverage(claim, [s.window.premise for s in bearing]),
        "in_order": in_order(claim, best.window.premise),
        "window": has.window,
        "sentence": has.sentence,
        "clause": has.clause,
        "aligned": has.aligned,
        "least": has.least,
        "bonded": max(s.bonded for s in bearing),
        "stated": float(best.stated),
        "derived": float(best.derived),
        "sure": float(not best.doubted),
    }
    for rule in RULES:
        for outcome in _OUTCOMES:
            values[f"{rule}_{outcome}"] = float(best.outcome(rule) is outcome)
        values[f"{rule}_conflict"] = float(worst.outcome(rule) is Outcome.CONFLICT)
    return values


def level_confidence(
    scores: LevelScores, level: str, sources: int, similarity: float, *, inferred: bool
) -> float:
    """Return the confidence (0–1) of a judge that only yields a level.

    The base is 0.85 for full, 0.6 for partial, 0 for none; + 0.05 for each further independent
    source up to three; + 0.05 when the mean similarity exceeds 0.85; - 0.1 when inference is
    needed (specification, section 4; the numbers are policy).

    Args:
        scores: the policy's numbers.
        level: ``full``, ``partial`` or ``none``.
        sources: independent sources that support the claim.
        similarity: mean cosine of the supporting quotes.
        inferred: whether the claim is implied rather than stated.
    """
    base = {"full": scores.full, "partial": scores.partial, "none": scores.none}[level]
    if level == "none":
        return base
    base += scores.per_source * min(max(sources - 1, 0), scores.max_extra_sources)
    base += scores.similarity_bonus * (similarity > scores.similarity_above)
    base -= scores.inference_penalty * inferred
    return min(max(base, 0.0), 1.0)
