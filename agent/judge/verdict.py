"""The ruling: from scored windows to a verdict."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.finding import Outcome
from agent.domain.policy import Policy
from agent.domain.text import Passage, Span
from agent.domain.verdict import Case, Derivation, Label, Verdict
from agent.judge.confidence import RULES, Calibration, features, reread
from agent.judge.scoring import (
    CONFLICT_FLOOR,
    SLACK,
    Scored,
    best_contradiction,
    best_support,
)

RELEVANT = 0.15  # least share of the claim's words (or cosine) for a window to bear on the claim
OPPOSES = 0.3  # the same share for the models alone to contradict by a window
READ_SO = 0.5  # contradiction that the last reader of that window must then find,
SURE = 0.6  # unless it is at least as likely as this by all that is known
ALIGNED = 0.5  # least overlap of words at which a rule's conflict is about the same thing
REACH = 24  # characters of markup and blanks that a quote spans; more are a blanked range
SETTLES = 0.5  # support from which a window settles what a narrower one leaves open
DOUBT = (0.1, 0.95)  # support between which a claim is read a second time
NOTHING = "no passage of the documents bears on this claim"


class Weighed(NamedTuple):
    """A window that may support a claim, the one that opposes it, and the claim's features."""

    best: Scored
    worst: Scored
    features: dict[str, float]


def weigh(claim: str, passages: Sequence[Passage], scored: Sequence[Scored]) -> list[Weighed]:
    """Return each window that bears on the claim, the shortest first, held against the others."""
    bearing = sorted(
        (s for s in scored if s.overlap >= RELEVANT or s.similarity >= RELEVANT),
        key=lambda s: (len(s.window.premise), s.window.premise),
    )
    if not bearing:
        return []
    worst = _opposing(bearing, passages)
    against = _documents(worst, passages)
    found = []
    for best in bearing:
        apart = not _documents(best, passages) & against
        values = features(claim, best, worst, bearing, elsewhere=apart)
        found.append(Weighed(best, worst, values))
    return found


def choose(supports: Sequence[float]) -> int:
    """Return the index of the first that supports as much as any, but for SLACK."""
    enough = max(supports) - SLACK
    return next(i for i, support in enumerate(supports) if support >= enough)


class Opinion(NamedTuple):
    """What the judge thinks of a case: the windows that decide it and their probabilities."""

    case: Case
    weighed: Weighed
    p: Entailment

    @property
    def doubtful(self) -> bool:
        """Tell whether the claim should be read a second time."""
        return doubtful(self.weighed.features, self.p.support)

    @property
    def pairs(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """What to read a second time: premise and hypothesis that support, then that oppose."""
        claim = self.case.claim
        return self.weighed.best.pair(claim), self.weighed.worst.pair(claim)

    def revised(self, best: Entailment, worst: Entailment, calibration: Calibration) -> "Opinion":
        """Return the opinion after a second reading of ``pairs``."""
        old = self.weighed
        weighed = Weighed(
            best=old.best.model_copy(update={"entailment": best}),
            worst=old.worst.model_copy(update={"entailment": worst}),
            features=old.features | reread(best, worst),
        )
        return Opinion(self.case, weighed, calibration.probabilities(weighed.features))


def doubtful(features: Mapping[str, float], support: float) -> bool:
    """Tell whether a second reading could change a verdict.

    It could not where the evidence says the claim in so many words, or where a strict rule found
    that it says something else.
    """
    settled = features["stated"] or any(features[f"{rule}_conflict"] for rule in RULES)
    return not settled and DOUBT[0] < support < DOUBT[1]


def opinion(case: Case, scored: Sequence[Scored], calibration: Calibration) -> Opinion | None:
    """Return the opinion on ``case`` by its scored windows, None if none bears on its claim."""
    weighed = weigh(case.claim, case.passages, scored)
    if not weighed:
        return None
    chosen = weighed[choose(calibration.supports([w.features for w in weighed]))]
    return Opinion(case, chosen, calibration.probabilities(chosen.features))


def rule(found: Opinion | None, policy: Policy) -> Verdict:
    """Return the verdict that follows from an opinion."""
    if found is None:
        return Verdict(label=Label.NOT_FOUND, confidence=1.0, support=0.0, reason=NOTHING)
    best, worst, _ = found.weighed
    p = overruled(found.p, worst)
    label = decide(p, best, worst, policy)
    return Verdict(
        label=label,
        confidence=_confidence(label, p),
        support=p.support,
        reason=_reason(label, best, worst),
        evidence=_quotes(label, best, worst, found.case.passages),
        derivation=_derivation(label, best),
    )


def decide(p: Entailment, best: Scored, worst: Scored, policy: Policy) -> Label:
    """Return the label: the rules' conflicts first, then the calibrated probabilities."""
    if worst.has(Outcome.CONFLICT):
        return Label.CONTRADICTED
    likely = p.contradict >= policy.contradicted_above and p.contradict > p.support
    if likely and _denies(worst, p):
        return Label.CONTRADICTED
    if p.support > policy.supported_above and not _lacking(best):
        return Label.SUPPORTED
    if p.support >= policy.weak_above:
        return Label.WEAK
    return Label.NOT_FOUND


def _denies(worst: Scored, p: Entailment) -> bool:
    """Tell whether the models may contradict by a window: on the point, and read so or surer."""
    on_the_point = max(worst.overlap, worst.similarity) >= OPPOSES
    return on_the_point and (worst.entailment.contradict >= READ_SO or p.contradict >= SURE)


def overruled(p: Entailment, worst: Scored) -> Entailment:
    """Return ``p`` with at least CONFLICT_FLOOR contradiction where a strict rule found one."""
    if not worst.has(Outcome.CONFLICT) or p.contradict >= CONFLICT_FLOOR:
        return p
    rest = (1 - CONFLICT_FLOOR) / (p.support + p.neutral)
    return Entailment(support=p.support * rest, neutral=p.neutral * rest, contradict=CONFLICT_FLOOR)


def _lacking(best: Scored) -> bool:
    return best.has(Outcome.MISSING) or best.has(Outcome.CONFLICT)


def _opposing(bearing: Sequence[Scored], passages: Sequence[Passage]) -> Scored:
    """Return the window that contradicts most, once what other windows settle is left aside.

    A sentence read alone may seem to deny what its neighbours grant: it is heard only where no
    window that covers it supports. A different value elsewhere in the document that states the
    claimed one is about something else.
    """
    heard = []
    used = frozenset[tuple[int, str]]().union(*(o.operands for o in bearing))
    for scored in bearing:
        same = [o for o in bearing if _documents(o, passages) <= _documents(scored, passages)]
        if not any(_covers(o, scored) and o.support > SETTLES for o in same):
            computing = [o for o in bearing if _covers(o, scored) and o.derived]
            heard.append(_settled(scored, same, computing, used))
    return best_contradiction(heard or [best_support(bearing)])


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


def _confidence(label: Label, p: Entailment) -> float:
    if label is Label.CONTRADICTED:
        return p.contradict
    if label is Label.NOT_FOUND:
        return 1 - p.support
    return p.support


def _reason(label: Label, best: Scored, worst: Scored) -> str:
    told = {
        Label.SUPPORTED: "the evidence states or clearly implies this",
        Label.WEAK: "the evidence supports this in part, or only by interpretation",
        Label.CONTRADICTED: "the evidence says otherwise",
        Label.NOT_FOUND: "the closest passages do not state this",
    }[label]
    places = {
        Label.SUPPORTED: [(best, Outcome.MATCH)],
        # where the model alone contradicts, what the rules miss tells more than nothing
        Label.CONTRADICTED: [
            (w, o) for o in (Outcome.CONFLICT, Outcome.MISSING) for w in (worst, best)
        ],
    }.get(label, [(best, Outcome.MISSING)])
    reasons = ([f.reason for f in w.findings if f.outcome is o and f.reason] for w, o in places)
    return "; ".join([told, *next(filter(None, reasons), [])])


def _derivation(label: Label, best: Scored) -> Derivation | None:
    if label not in (Label.SUPPORTED, Label.WEAK):
        return None
    return next((f.derivation for f in best.findings if f.derivation), None)


def _quotes(
    label: Label, best: Scored, worst: Scored, passages: Sequence[Passage]
) -> tuple[Quote, ...]:
    if label is Label.CONTRADICTED:
        sides = [(worst, Relation.CONTRADICTS)]
        if best.support > 0.5 and not best.window.passages & worst.window.passages:
            sides.append((best, Relation.SUPPORTS))
    elif label is Label.NOT_FOUND:
        sides = [(best, Relation.MENTIONS)]
    else:
        sides = [(best, Relation.SUPPORTS)]
    return tuple(q for scored, relation in sides for q in quotes(scored, relation, passages))


def quotes(scored: Scored, relation: Relation, passages: Sequence[Passage]) -> list[Quote]:
    """Return one quote a run of neighbouring sentences of the window."""
    runs: list[list[int]] = []
    sentences = scored.window.sentences
    for i, sentence in enumerate(sentences):
        previous = sentences[i - 1] if i else None
        joins = (
            previous is not None
            and previous.passage == sentence.passage
            and previous.order + 1 == sentence.order
            and sentence.span.start - previous.span.end <= REACH
        )
        if joins:
            runs[-1].append(i)
        else:
            runs.append([i])
    found = []
    for run in runs:
        first, last = sentences[run[0]], sentences[run[-1]]
        span = Span(start=first.span.start, end=last.span.end)
        found.append(
            Quote(
                index=first.passage,
                quote=span.of(passages[first.passage].text),
                span=span,
                relation=relation,
                similarity=max(-1.0, min(1.0, scored.similarity)),
                entailment=scored.entailment,
            )
        )
    return found
