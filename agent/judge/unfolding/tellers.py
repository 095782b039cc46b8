"""What each way of telling is given of a sentence: its trees, its neighbours, the claim."""

from collections.abc import Callable
from functools import partial

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content, coverage
from agent.judge.claims.reference import latter
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.counted import extended, packs, shifted, years
from agent.judge.unfolding.excepted import (
    exceptions,
    exempt,
    lifted,
    opposed,
    setapart,
)
from agent.judge.unfolding.graded import (
    beyond,
    instances,
    others,
    requirements,
    rest,
    seasons,
    tiers,
    turned,
)
from agent.judge.unfolding.members import (
    clauses,
    deeds,
    gaps,
    own,
    respective,
    rests,
    shared,
    speakers,
)
from agent.judge.unfolding.telling import Told
from agent.judge.unfolding.words import (
    converses,
    duties,
    happened,
    joined,
    tails,
)

_ON_IT = 0.5
"""Share of a claim's words in a sentence from which it is on the claim's matter."""


def _ahead(told: Told) -> str:
    """Return the sentence before as it stands in the document, '' for none."""
    return told.passage[told.at - 1] if 0 < told.at <= len(told.passage) else ""


def of_its_own(told: Told) -> str:
    """Return the text with what it says of the claim's subject, for sentences on several."""
    if coverage(told.claim, [told.text]) < _ON_IT:
        return told.text
    told_of_each, of_all = own.parted(told.text)
    text = own.of_its_own(*told.trees(told_of_each, told.claim))
    if text == told_of_each or (content(told.claim) - content(text)) & content(of_all):
        return told.text
    return f"{text} {of_all}".strip()


def of_its_clause(told: Told) -> str:
    """Return what the text says of the claim's subject in one of several clauses side by side."""
    if coverage(told.claim, [told.text]) < _ON_IT:
        return told.text
    (mine,) = told.trees(told.claim)
    if own.compares(mine):
        return told.text
    (tree,) = told.trees(told.text)
    sentences = [tree.quote(range(start, end)) for start, end in tree.sentences if end > start]
    parts = [part for s in sentences for part in clauses.PART.split(s)]
    return clauses.of_its_clause(told.analyses(*parts), mine) or told.text


def beyond_its_limit(told: Told) -> str:
    """Return the text with the limit of the sentence before, beyond which it tells of something."""
    return beyond.with_its_limit(told.text, _ahead(told), told.claim)


def of_its_part(told: Told) -> str:
    """Return what the text says of the claim's own of two things that it tells of one subject."""
    if coverage(told.claim, [told.text]) < _ON_IT or deeds.is_wide(*told.trees(told.claim)):
        return told.text
    return deeds.apart(*told.analyses())


def in_full(told: Told) -> str:
    """Return the text with its pronouns in full, where the claim is about what they stand for."""
    tree, mine = told.trees()
    if not tails.points(tree):
        return told.text
    last = told.trees(told.before)[0] if told.before else None
    return tails.told_in_full(tree, last, mine)


def named(told: Told) -> str:
    """Return the text with *the latter* and *the former* named."""
    tree, *last = told.trees(told.text, *filter(None, [told.before]))
    return latter.named(tree, last[0] if last else None) or told.text


def apart(told: Told) -> str:
    """Return what is told respectively, each apart."""
    (mine,) = told.trees(told.claim)
    said = frozenset(mine.stems).union(mine.lowers)
    return told.by_sentence(partial(respective.apart, said=said))


def rest_in_numbers(told: Told) -> str:
    """Return the text with the rest that it speaks of in numbers."""
    before = told.passage[max(0, told.at - 1) : told.at]
    evidence, claim, *last = told.analyses(told.text, told.claim, *before)
    return rests.in_numbers(evidence, last[0] if last else None, claim)


def for_the_claim(
    told_of: Callable[..., str | None], told: Told, asked: Callable[[Tree], bool] | None = None
) -> str:
    """Return the text with each sentence as ``told_of`` tells it, given the tree of the claim.

    It is read only if the claim is one of those that ``asked`` tells.
    """
    (mine,) = told.trees(told.claim)
    if asked is not None and not asked(mine):
        return told.text
    return told.by_sentence(partial(told_of, claim=mine))


def as_compared(told: Told) -> str:
    """Return the text with what it compares in the order of a claim that compares."""
    return for_the_claim(turned.from_other_side, told, turned.is_asked)


def by_the_other(told: Told) -> str:
    """Return the text with its deed told from the side of the claim's."""
    return for_the_claim(converses.from_other_side, told, converses.is_asked)


def of_another(told: Told) -> str:
    """Return what the text says of another than a joint claim says it of."""
    if not gaps.JOINT.search(told.claim) or not gaps.asked(*told.analyses(told.claim)):
        return told.text
    (analysis,) = told.analyses(told.text)
    each = gaps.each_told(analysis) or [t.text for t in shared.each_in_full(read(analysis).tree)]
    if not each:
        return told.text
    *apart, asked = told.analyses(*each, told.claim)
    return gaps.opposing(apart, asked) or told.text


def but_for_some(told: Told) -> str:
    """Return what the text says of all but some, with *except*."""
    return told.by_sentence(lambda tree, s: setapart.as_exception(tree.quote(s), told.claim))


def excepted(told: Told) -> str:
    """Return what the text says of those whom it excepts, if the claim is on them."""
    tree, mine = told.trees()
    text = exceptions.with_own_rule(tree, mine)
    for told_of in (exceptions.among_all, exempt.permitted, exempt.of_another, lifted.allowed):
        if text != told.text:
            break
        text = told.by_sentence(partial(told_of, claim=mine))
    return text


def of_its_half(told: Told) -> str:
    """Return what the text says of the claim's matter after denying the like of something else."""
    if coverage(told.claim, [told.text]) < _ON_IT:
        return told.text
    (mine,) = told.trees(told.claim)
    return told.by_sentence(partial(opposed.told_of_second, claim=mine))


def as_it_happened(told: Told) -> str:
    """Return the text with what happened only then as what happened then."""
    return told.by_sentence(happened.without_only)


def in_season(told: Told) -> str:
    """Return what the text says of the claim's season or time of the day."""
    if rest.CUE.search(told.text):
        text = told.text
        if not rest.CUE.search(told.claim):
            text = rest.at_its_time(told.text, told.claim)
        return rest.in_its_case(text, told.claim) if text == told.text else text
    if not seasons.asked(told.claim):
        return told.text
    return told.by_sentence(partial(seasons.in_season, claim=told.claim))


def by_requirements(told: Told) -> str:
    """Return the text with whether the numbers of the claim meet its requirements."""
    if not requirements.ASKED.search(told.claim):
        return told.text
    others = (s for n, s in enumerate(told.passage) if n != told.at)
    alone = not any(requirements.DEMANDS.search(s) for s in others)
    return requirements.told_of(*told.analyses(), alone=alone)


def as_packed(told: Told) -> str:
    """Return the text with so many things as what they hold together."""
    around = [s for n, s in enumerate(told.passage) if n != told.at]
    return packs.in_all(told.text, around, told.claim)


def as_extended(told: Told) -> str:
    """Return the text with a time as it is extended."""
    return extended.as_extended(told.text, "", told.claim) or told.text


def as_a_duty(told: Told) -> str:
    """Return the text as a duty, for claims that tell a duty."""
    if not duties.DUTY.search(told.claim):
        return told.text
    return told.by_sentence(partial(duties.as_a_duty, claim=told.claim))


def at_its_time(told: Told) -> str:
    """Return the text with a time that is told by another."""
    return shifted.at_its_time(told.text, _ahead(told), told.claim)


def in_its_year(told: Told) -> str:
    """Return the text with a year that is told by another."""
    return years.in_its_year(told.text, _ahead(told), told.claim)


def but_then(told: Told) -> str:
    """Return the text but for the time that the sentence behind it tells apart."""
    after = told.passage[told.at + 1] if told.at + 1 < len(told.passage) else ""
    return shifted.but_then(told.text, after, told.claim)


def of_its_side(told: Told) -> str:
    """Return the text for the claim's side of a limit, which the sentence before may tell."""
    if not others.continues(told.text):
        return others.of_its_side(*told.analyses())
    both = f"{_ahead(told)} {told.text}"
    text = others.of_its_side(*told.analyses(both, told.claim), own=False)
    return told.text if text == both else text


def in_its_case(in_case: Callable[[Analysis, Analysis], str], told: Told) -> str:
    """Return what the text says in the claim's case."""
    spelt = tiers.spelt(told.text)
    text = in_case(*told.analyses(spelt, told.claim))
    return told.text if text == spelt else text


def by_its_number(in_case: Callable[[Analysis, Analysis], str], told: Told) -> str:
    """Return what the text says in the claim's case, which a number tells."""
    (claim,) = told.analyses(told.claim)
    numbered = bool(quantities(claim)) or any(c.isdigit() for c in told.claim)
    return in_its_case(in_case, told) if numbered else told.text


def of_its_instance(told: Told) -> str:
    """Return what the text says of the claim's case, which lies on one side of a limit."""
    (claim,) = told.analyses(told.claim)
    if not instances.tells_a_case(claim):
        return told.text
    evidence, *before = told.analyses(told.text, *filter(None, [_ahead(told)]))
    return instances.in_its_case(evidence, before[0] if before else None, claim)


def in_its_order(told: Told) -> str:
    """Return the text with the two things that it joins in the order of the claim."""
    if not joined.may_be_turned(told.text, told.claim):
        return told.text
    return joined.in_its_order(told.trees(told.text)[0], told.claim)


def spoken(told: Told) -> str:
    """Return the text with those who speak and are spoken to named."""
    return speakers.in_full(told.text, told.passage[: told.at + 1], told.claim)
