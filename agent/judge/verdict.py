"""The ruling: from the judge's opinion of a claim to a verdict."""

from collections.abc import Sequence

from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.finding import Outcome
from agent.domain.policy import Policy
from agent.domain.text import Passage, Span
from agent.domain.verdict import Derivation, Label, Verdict
from agent.judge.weighing.opinion import Opinion
from agent.judge.weighing.scoring import CONFLICT_FLOOR, Scored

OPPOSES = 0.3  # least share of the claim's words (or cosine) for the models alone to contradict
READ_SO = 0.5  # contradiction that the last reader of that window must then find,
SURE = 0.6  # unless it is at least as likely as this by all that is known
REACH = 24  # characters of markup and blanks that a quote spans; more are a blanked range
NOTHING = "no passage of the documents bears on this claim"


def rule(found: Opinion | None, policy: Policy) -> Verdict:
    """Return the verdict that follows from an opinion."""
    if found is None:
        return Verdict(label=Label.NOT_FOUND, confidence=1.0, support=0.0, reason=NOTHING)
    best, worst, _ = found.weighed
    label = decide(found.p, best, worst, policy)
    p = overruled(found.p, worst) if label is Label.CONTRADICTED else found.p
    return Verdict(
        label=label,
        confidence=_confidence(label, p, policy),
        support=p.support,
        reason=_reason(label, best, worst),
        evidence=_quotes(label, best, worst, found.case.passages),
        derivation=_derivation(label, best),
    )


def decide(p: Entailment, best: Scored, worst: Scored, policy: Policy) -> Label:
    """Return the label: by the rules where they object, else by the calibrated probabilities.

    What a rule objects to is never supported. It is contradicted unless all that is known, the
    readers' opinions included, speaks for the claim rather than against it. A claim that is said
    but for a wider value is weak.
    """
    refuted = worst.has(Outcome.CONFLICT)
    if refuted and (p.contradict >= p.support or _apart(best, worst)):
        return Label.CONTRADICTED
    likely = p.contradict >= policy.contradicted_above and p.contradict > p.support
    if likely and _denies(worst, p, sure=not best.partly):
        return Label.CONTRADICTED
    if p.support > policy.supported_above and not (refuted or best.doubted):
        return Label.SUPPORTED
    if p.support >= policy.weak_above or best.partly:
        return Label.WEAK
    return Label.NOT_FOUND


def _denies(worst: Scored, p: Entailment, *, sure: bool) -> bool:
    """Tell whether the models may contradict by a window: on the point, and read so or surer."""
    on_the_point = max(worst.overlap, worst.similarity) >= OPPOSES
    surer = sure and p.contradict >= SURE
    return on_the_point and (worst.entailment.contradict >= READ_SO or surer)


def overruled(p: Entailment, worst: Scored) -> Entailment:
    """Return ``p`` with at least CONFLICT_FLOOR contradiction where a strict rule found one."""
    if not worst.has(Outcome.CONFLICT) or p.contradict >= CONFLICT_FLOOR:
        return p
    rest = (1 - CONFLICT_FLOOR) / (p.support + p.neutral)
    return Entailment(support=p.support * rest, neutral=p.neutral * rest, contradict=CONFLICT_FLOOR)


def _apart(best: Scored, worst: Scored) -> bool:
    """Tell whether one source bears the claim out and another one refutes it."""
    return best.support > 0.5 and not best.window.passages & worst.window.passages


def _confidence(label: Label, p: Entailment, policy: Policy) -> float:
    if label is Label.CONTRADICTED:
        return p.contradict
    if label is Label.WEAK:  # by a rule perhaps, however likely or unlikely
        return min(max(p.support, policy.weak_above), policy.supported_above)
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
    }.get(label, [(best, Outcome.MISSING), (worst, Outcome.CONFLICT)])
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
        if _apart(best, worst):
            sides.append((best, Relation.SUPPORTS))
    elif label is Label.NOT_FOUND:
        sides = [(best, Relation.MENTIONS)]
    else:
        sides = [(best, Relation.SUPPORTS)]
    return tuple(q for scored, relation in sides for q in quotes(scored, relation, passages))


def quotes(scored: Scored, relation: Relation, passages: Sequence[Passage]) -> list[Quote]:
    """Return one quote a run of neighbouring sentences of the window, and of what they rest on."""
    runs: list[list[int]] = []
    own = scored.window.sentences
    known = {(s.passage, s.order) for s in own}
    others = (s.other for s in own if s.other is not None)
    sentences = [*own, *(o for o in others if (o.passage, o.order) not in known)]
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
