"""The judge's opinion of a claim: the windows that decide it and what is known of them."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from agent.domain.evidence import Entailment
from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.passages.windows import widened
from agent.judge.weighing.confidence import (
    DECISIVE,
    Calibration,
    Calibrations,
    Reread,
    features,
)
from agent.judge.weighing.matters import SETTLES, nearer, of_its_matter, of_its_own_thing, says
from agent.judge.weighing.scopes import of_its_scope
from agent.judge.weighing.scoring import SLACK, Scored, best_contradiction, best_support

RELEVANT = 0.15  # least share of the claim's words (or cosine) for a window to bear on the claim
ALIGNED = 0.5  # least overlap of words at which a rule's conflict is about the same thing
NEAR = 0.1  # a window may be so much less likely to decide a claim than the likeliest
DOUBT = (0.1, 0.95)  # support between which a claim is read a second time

Pair = tuple[str, str]


class Weighed(NamedTuple):
    """A window that may support a claim, the one that opposes it, and the claim's features."""

    best: Scored
    worst: Scored
    features: dict[str, float]


def weigh(case: Case, scored: Sequence[Scored]) -> list[Weighed]:
    """Return each window that bears on the claim, the shortest first, held against the others."""
    bearing = sorted(
        (s for s in scored if s.overlap >= RELEVANT or s.similarity >= RELEVANT),
        key=lambda s: (len(s.window.premise), s.window.premise),
    )
    if not bearing:
        return []
    passages = case.passages
    worst = _opposing(bearing, case)
    against = _documents(worst, passages)
    found = []
    for best in bearing:
        apart = not _documents(best, passages) & against
        values = features(case.claim, best, worst, bearing, elsewhere=apart)
        found.append(Weighed(best, worst, values))
    return found


def choose(windows: Sequence[Mapping[str, float]], calibration: Calibration) -> int:
    """Return the index of the window that speaks for a claim.

    It is among those that are NEAR as likely to decide the claim as any, and there the first that
    supports it as much as any, but for SLACK.

    Args:
        windows: features, as `Choice` tells them.
        calibration: gives the support by each.
    """
    least = max(w[DECISIVE] for w in windows) - NEAR
    near = [i for i, w in enumerate(windows) if w[DECISIVE] >= least]
    supports = calibration.supports([windows[i] for i in near])
    enough = max(supports) - SLACK
    return next(i for i, support in zip(near, supports, strict=True) if support >= enough)


def speaking(weighed: Sequence[Weighed], known: Calibrations) -> Weighed:
    """Return the window that speaks for a claim, with all features that `choose` looks at."""
    windows = known.choice.told([w.features for w in weighed])
    chosen = choose(windows, known.first)
    return weighed[chosen]._replace(features=windows[chosen])


class Opinion(NamedTuple):
    """What the judge thinks of a case: the windows that decide it and their probabilities."""

    case: Case
    weighed: Weighed
    p: Entailment

    @property
    def doubtful(self) -> bool:
        """Tell whether the claim should be read a second time."""
        return self.weighed.best.wider or doubtful(self.weighed.features, self.p.support)

    @property
    def pairs(self) -> list[Pair]:
        """What to read a second time, see `pairs`."""
        return pairs(self.case, self.weighed)

    def revised(self, read: Reread, calibration: Calibration) -> "Opinion":
        """Return the opinion after a second reading of ``pairs``.

        Where only the whole passage was found to support the claim, it is what is quoted.
        """
        best, worst, known = self.weighed
        speaks = best.model_copy(update={"entailment": read.best})
        if read.best.support < SETTLES <= read.wide.support:
            speaks = _wide(self.case, best).model_copy(update={"entailment": read.wide})
        opposes = worst.model_copy(update={"entailment": read.worst})
        weighed = Weighed(speaks, opposes, known | read.features)
        return Opinion(self.case, weighed, calibration.probabilities(weighed.features))


def pairs(case: Case, weighed: Weighed) -> list[Pair]:
    """Return what the second reader is asked, premise and hypothesis, in the order of `Reread`.

    Another window that opposes the claim is not read by itself where the wide one takes it in.
    """
    best, worst, _ = weighed
    wide = _wide(case, best)
    taken_in = worst.window != best.window and worst.window.places <= wide.window.places
    asked = (best, wide if taken_in else worst, wide)
    return [scored.pair(case.claim) for scored in asked]


def _wide(case: Case, scored: Scored) -> Scored:
    wide = widened(scored.window, case.claim, case.passages)
    return scored.model_copy(update={"window": wide})


def doubtful(features: Mapping[str, float], support: float) -> bool:
    """Tell whether a second reading could change a verdict.

    It could not where the evidence says the claim in so many words.
    """
    return not features["stated"] and DOUBT[0] < support < DOUBT[1]


def opinion(case: Case, scored: Sequence[Scored], known: Calibrations) -> Opinion | None:
    """Return the opinion on ``case`` by its scored windows, None if none bears on its claim."""
    weighed = weigh(case, scored)
    if not weighed:
        return None
    chosen = speaking(weighed, known)
    return Opinion(case, chosen, known.first.probabilities(chosen.features))


def _opposing(bearing: Sequence[Scored], case: Case) -> Scored:
    """Return the window that contradicts most, once what other windows settle is left aside.

    A sentence read alone may seem to deny what its neighbours grant: it is heard only where no
    window that covers it supports. A different value elsewhere in the document that states the
    claimed one is about something else, and so is a window on another thing of the kind, or one of
    another document on another matter.
    """
    heard, passages = [], case.passages
    used = frozenset[tuple[int, str]]().union(*(o.operands for o in bearing))
    own = [s for s in bearing if not s.apart]
    for scored in (_against_another(s, bearing, case) for s in own):
        same = [o for o in bearing if _documents(o, passages) <= _documents(scored, passages)]
        if not any(_covers(o, scored) and o.support > SETTLES for o in same):
            computing = [o for o in bearing if _covers(o, scored) and o.derived]
            settled = _settled(_of_one_passage(scored), same, computing, used)
            matter = of_its_matter(of_its_own_thing(settled, same), bearing, case)
            heard.append(of_its_scope(matter, bearing, case))
    return best_contradiction(heard or [best_support(bearing)])


def _of_one_passage(scored: Scored) -> Scored:
    """Return ``scored`` without the conflicts that only sentences of several passages make up.

    Put together they may bear a claim out, or lead to its number; what denies it stands in one.
    """
    if len(scored.window.passages) == 1:
        return scored
    kept = tuple(
        f for f in scored.findings if f.outcome is not Outcome.CONFLICT or f.derivation is not None
    )
    return scored.model_copy(update={"findings": kept})


def _against_another(scored: Scored, bearing: Sequence[Scored], case: Case) -> Scored:
    """Return ``scored`` with the other value that it gives as a conflict, if a source states ours.

    What may be a rival's value in one document is one where another document bears the claim out,
    unless the window lacks more of the claim than its value, or speaks of another matter.
    """
    lacking = [f for f in scored.findings if f.outcome is Outcome.MISSING]
    other = [f for f in lacking if f.opposed]
    if not other or len(lacking) > 1 or scored.overlap < ALIGNED:
        return scored
    own = _documents(scored, case.passages)
    apart = (o for o in bearing if not own & _documents(o, case.passages))
    stating = [o for o in apart if o.outcome(other[0].rule) is Outcome.MATCH and says(o)]
    if not stating or any(nearer(o, scored, case) for o in stating):
        return scored
    refuting = other[0].model_copy(update={"outcome": Outcome.CONFLICT})
    kept = tuple(refuting if f is other[0] else f for f in scored.findings)
    return scored.model_copy(update={"findings": kept})


def _settled(
    scored: Scored,
    same: Sequence[Scored],
    computing: Sequence[Scored],
    used: Collection[tuple[int, str]],
) -> Scored:
    """Return ``scored`` without the conflicts that another window refutes.

    A rule's conflict falls where a window of the ``same`` document that covers this one, that has
    more of the claim's words or that the model finds more supporting, states what the rule asked
    for; where a window that covers it computes it, from whatever documents; where the number that
    conflicts is itself one of those ``used`` (passage and text) to compute it; and where claim and
    window hardly share a word, unless the claim's words led to the numbers that refute it.
    """
    stating = [
        o
        for o in same
        if _covers(o, scored)
        or o.overlap > scored.overlap
        or o.entailment.support >= scored.entailment.support
    ]
    stated = {
        f.rule for o in [*stating, *computing] for f in o.findings if f.outcome is Outcome.MATCH
    }
    operands = {text for passage, text in used if passage in scored.window.passages}
    kept = tuple(
        f
        for f in scored.findings
        if f.outcome is not Outcome.CONFLICT
        or (
            f.rule not in stated
            and f.opposed not in operands
            and (scored.overlap >= ALIGNED or f.derivation is not None)
        )
    )
    return scored.model_copy(update={"findings": kept})


def _covers(wide: Scored, narrow: Scored) -> bool:
    return narrow.window.places < wide.window.places


def _documents(scored: Scored, passages: Sequence[Passage]) -> frozenset[str]:
    return frozenset(passages[i].document_id for i in scored.window.passages)
