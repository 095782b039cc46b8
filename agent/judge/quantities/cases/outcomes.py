"""Cases: whether what a claim says of its case is what the evidence says of that one."""

from collections.abc import Sequence
from dataclasses import dataclass

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.scenario import is_supposed
from agent.judge.quantities.cases.branches import (
    Alternative,
    Branch,
    below,
    branches,
    subject_of,
    words_of,
)
from agent.judge.quantities.cases.limited.limits import FORBIDS
from agent.judge.quantities.cases.pieces import is_condition, is_denied, pieces, says_only_with
from agent.judge.quantities.comparison.compare import Relation, comparable, relate, states
from agent.judge.quantities.comparison.intervals import finite, inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.comparison.wording import told_as
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import RULE, Quantity

SHARE = 0.6  # share of what a branch says that a claim must say to be held to be its outcome
_NONE = frozenset("no not without neither".split())


@dataclass(frozen=True, slots=True)
class _Told:
    """What a claim says of its case: words, numbers, and whether it denies.

    ``said`` are the words less those by which the claim tells its case: *a patient with …*.
    """

    words: frozenset[str]
    said: frozenset[str]
    numbers: tuple[Bound, ...]
    denied: bool


def in_cases(claim: Analysis, premise: Analysis) -> dict[int, Finding]:
    """Return by its start what is found on each number that is a case of the evidence.

    ``match`` where the claim says what the branch of its case says, ``conflict`` where it says what
    that of another case does, ``missing`` where no branch is about its case, ``none`` where the
    branch of its case leaves open whether it says so.
    """
    asked = bind(claim).items
    known = branches(premise) if asked else ()
    if not known:
        return {}
    found = {}
    for item in asked:
        finding = _of_case(item, claim, premise, known)
        if finding is not None:
            found[item.quantity.start] = finding
    return found


def in_own_case(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim has a case of the evidence, and says what is said of that."""
    return any(f.outcome is Outcome.MATCH for f in in_cases(claim, premise).values())


def after_a_ban(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim allows at its time what the evidence forbids at another."""
    found = in_cases(claim, premise).values()
    return any(f.outcome is Outcome.NONE and f.reason for f in found)


def _of_case(
    item: Bound, claim: Analysis, premise: Analysis, known: Sequence[Branch]
) -> Finding | None:
    if not _is_case(item.quantity, claim):
        return None
    if any(_states(b, item.quantity) for b in bind(premise).items):
        return None
    bearing = [(b, s) for b in known if (s := _bands(item, b, claim))]
    within = [b for b, bands in bearing if any(_holds(item, x) for x in bands)]
    beyond = [b for b, bands in bearing if b not in within]
    told = _told(item, claim, [b for b, _ in bearing])
    if within:
        return _inside(item, told, within, beyond)
    ends = finite(item.quantity.interval)
    if any(e in finite(x.quantity.interval) for e in ends for _, bands in bearing for x in bands):
        return None  # the end itself
    return _outside(item, told, beyond, (claim, premise))


def _is_case(quantity: Quantity, claim: Analysis) -> bool:
    """Tell whether a number tells a case: a value, or a condition such as "lasts over an hour"."""
    if quantity.is_date or quantity.soft:
        return False
    limit = quantity.interval.is_one_sided and is_supposed(claim, quantity)
    return quantity.interval.is_point or limit


def _states(bound: Bound, quantity: Quantity) -> bool:
    """Tell whether the evidence has a value, or a limit with the same end."""
    mine, theirs = quantity.interval, bound.quantity.interval
    alike = finite(mine) == finite(theirs) if mine.is_one_sided else theirs.is_point
    if not (alike and comparable(quantity, bound.quantity)):
        return False
    return mine.is_one_sided or relate(quantity, bound.quantity) is Relation.STATES


def _holds(item: Bound, band: Bound) -> bool:
    return inside(item.quantity.interval, band.quantity.interval, 0.0)


def _bands(item: Bound, branch: Branch, claim: Analysis) -> list[Bound]:
    """Return the bands of a branch that are about what a number of the claim measures."""
    words = bind(claim).words
    counted = item.quantity.dimension == "count" and not item.quantity.noun
    found = []
    for alternative in branch.alternatives:
        offered = alternative.words if counted else alternative.words | branch.words
        if alternative.pronoun or offered & words:
            found += [b for b in alternative.bands if same_kind(item.quantity, b.quantity)]
    return found


def _told(item: Bound, claim: Analysis, bearing: Sequence[Branch]) -> _Told:
    """Return what a claim says besides its case and the conditions of the evidence."""
    parts = [p for span in claim.sentences for p in pieces(claim, range(*span))]
    outcome = [i for p in parts if not is_condition(claim, p) for i in p]
    asked = frozenset[str]().union(*(a.words for b in bearing for a in b.alternatives))
    words = words_of(claim, outcome) - asked
    top = subject_of(claim, token_at(claim, item.quantity.start))
    case = below(claim, top) if top is not None else set[int]()
    said = words_of(claim, [i for i in outcome if i not in case]) - asked
    numbers = tuple(b for b in bind(claim).items if b.quantity.start != item.quantity.start)
    return _Told(words, said, numbers, is_denied(claim, outcome))


def _inside(
    item: Bound, told: _Told, within: Sequence[Branch], beyond: Sequence[Branch]
) -> Finding:
    """Hold what is said of a case against its own branches and those of other cases."""
    none = Finding(rule=RULE, outcome=Outcome.NONE)
    wrong = any(all(_favours(told, b, w) for w in within) for b in beyond)
    barred = any(b.denied and not told.denied and _appeals(told, b) for b in within)
    if wrong or barred:
        return Finding(
            rule=RULE,
            outcome=Outcome.CONFLICT,
            reason=f"for {item.quantity.text} the evidence says “{within[0].text}”",
            opposed=within[0].text,
        )
    for own in within:
        said = bool(told.said & own.words) or any(_given(n, own) for n in told.numbers)
        if said and told.denied == own.denied and all(_favours(told, own, b) for b in beyond):
            band = _band(item, own)
            return told_as(item.quantity, band.quantity) if band else none
    return none


def _outside(
    item: Bound,
    told: _Told,
    beyond: Sequence[Branch],
    texts: tuple[Analysis, Analysis],
) -> Finding | None:
    """Hold a case that no branch is about against the branch whose outcome the claim gives it."""
    claim, premise = texts
    given = [b for b in beyond if _appeals(told, b) and not _elsewhere(told, b, premise)]
    if not given:
        return None
    (branch, *_), text = given, item.quantity.text
    failed = all(_fails(a, claim) for a in branch.alternatives)
    if not failed or told.denied or branch.denied or not is_supposed(claim, item.quantity):
        sole = len(branch.alternatives) == 1
        bans = FORBIDS.search(claim.text) or says_only_with(claim.text)
        spared = told.denied and sole and not bans
        left_open = not told.denied if branch.denied else spared
        return Finding(
            rule=RULE,
            outcome=Outcome.NONE if left_open else Outcome.MISSING,
            reason=f"the evidence says “{branch.text}”, but not for {text}",
        )
    limit = next(b for a in branch.alternatives for b in a.bands).quantity.text
    return Finding(
        rule=RULE,
        outcome=Outcome.CONFLICT,
        reason=f"the claim says {text}; the evidence says {limit}",
        opposed=limit,
    )


def _appeals(told: _Told, branch: Branch) -> bool:
    """Tell whether a claim says most of what a branch says, with a number if that has any."""
    if branch.numbers and not any(_given(n, branch) for n in told.numbers):
        return False
    shared = told.words & branch.words
    return bool(shared) and len(shared) >= SHARE * len(branch.words)


def _elsewhere(told: _Told, branch: Branch, premise: Analysis) -> bool:
    """Tell whether another sentence than that of a branch may say as much of the claim."""
    own = {b.sentence for a in branch.alternatives for b in a.bands}
    least = len(told.words & branch.words)
    return any(
        len(told.words & words_of(premise, range(start, end))) >= least
        for n, (start, end) in enumerate(premise.sentences)
        if n not in own
    )


def _fails(alternative: Alternative, claim: Analysis) -> bool:
    """Tell whether a claim says that an alternative is not met: by its numbers, or by *no*."""
    if not alternative.bands:
        words = {t.text.lower() for t in claim.tokens}
        return alternative.words <= bind(claim).words and not words.isdisjoint(_NONE)
    return any(
        same_kind(i.quantity, b.quantity) and not _holds(i, b)
        for i in bind(claim).items
        for b in alternative.bands
    )


def _favours(told: _Told, one: Branch, two: Branch) -> bool:
    """Tell whether a claim says what one branch says and the other does not, not the reverse."""
    for_one, for_two = _points(told, one, two), _points(told, two, one)
    if for_one or for_two or not told.said & one.words & two.words:
        return for_one > 0 and for_two == 0
    return told.denied == one.denied != two.denied


def _points(told: _Told, one: Branch, two: Branch) -> int:
    """Count what a claim says that one branch has and another has not."""
    numbers = [n for n in told.numbers if _given(n, one) and not _given(n, two)]
    return len(told.said & (one.words - two.words)) + len(numbers)


def _given(number: Bound, branch: Branch) -> bool:
    return any(states(number.quantity, b.quantity) for b in branch.numbers)


def _band(item: Bound, branch: Branch) -> Bound | None:
    bands = [b for a in branch.alternatives for b in a.bands]
    return next((b for b in bands if _holds(item, b)), None)
