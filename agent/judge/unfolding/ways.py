"""All ways of telling a sentence of the evidence anew for a claim, in the order they are taken.

First what a sentence leaves out or points to is said in words, then what it says of several is told
of the one that the claim is on, then it is put in the claim's words, and last it is told for the
case of the claim.
"""

import re
from collections.abc import Callable
from functools import lru_cache, partial

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import coverage
from agent.judge.clauses.reading import read
from agent.judge.unfolding.compared import extremes, lists, portions
from agent.judge.unfolding.counted import extended, ratios, repeated
from agent.judge.unfolding.excepted import (
    contrasts,
    ellipsis,
    exceptions,
    exempt,
    lifted,
    narrower,
    offdays,
    parts,
    unless,
)
from agent.judge.unfolding.graded import (
    ahead,
    changes,
    compared,
    competence,
    dated,
    former,
    included,
    rest,
    seasons,
    tiers,
    unreached,
)
from agent.judge.unfolding.members import (
    altogether,
    deeds,
    gaps,
    groups,
    latter,
    likened,
    multiplied,
    own,
    respective,
    rests,
    shared,
    turns,
    valued,
)
from agent.judge.unfolding.tacked import cases
from agent.judge.unfolding.tacked import parts as tacked
from agent.judge.unfolding.telling import Told, Way
from agent.judge.unfolding.timetables import rates
from agent.judge.unfolding.words import (
    duties,
    frequencies,
    hours,
    mutual,
    numbered,
    orders,
    provided,
    selves,
    tails,
)

_ON_IT = 0.5
"""Share of a claim's words in a sentence from which it is on the claim's matter."""


def _either(*patterns: re.Pattern[str]) -> re.Pattern[str]:
    return re.compile("|".join(p.pattern for p in patterns), re.IGNORECASE | re.DOTALL)


def _of_its_own(told: Told) -> str:
    """Return the text with what it says of the claim's subject, for sentences on several."""
    if coverage(told.claim, [told.text]) < _ON_IT:
        return told.text
    return own.of_its_own(*told.trees())


def _beyond_its_limit(told: Told) -> str:
    before = told.passage[told.at - 1] if told.at else ""
    return compared.with_its_limit(told.text, before, told.claim)


def _of_its_part(told: Told) -> str:
    """Return what the text says of the claim's own of two things that it tells of one subject."""
    if coverage(told.claim, [told.text]) < _ON_IT:
        return told.text
    return deeds.apart(*told.analyses())


def _in_full(told: Told) -> str:
    """Return the text with its pronouns in full, where the claim is about what they stand for."""
    tree, mine, *last = told.trees(told.text, told.claim, *filter(None, [told.before]))
    return tails.told_in_full(tree, last[0] if last else None, mine)


def _named(told: Told) -> str:
    tree, *last = told.trees(told.text, *filter(None, [told.before]))
    return latter.named(tree, last[0] if last else None) or told.text


def _apart(told: Told) -> str:
    (mine,) = told.trees(told.claim)
    said = frozenset(mine.stems).union(mine.lowers)
    return told.by_sentence(partial(respective.apart, said=said))


def _of_the_list(told: Told) -> str:
    """Return what a list of values says of the extreme, or of all things, that a claim is on."""
    extreme, portion = extremes.CUE.search(told.claim), portions.CUE.match(told.claim)
    others = (s for n, s in enumerate(told.passage) if n != told.at)
    if not (extreme or portion) or any(lists.VALUED.search(s) for s in others):
        return told.text
    found = lists.listed(told.trees(told.text)[0])
    if found is None:
        return told.text
    of_list = extremes.of_the_extreme if extreme else portions.of_so_many
    return of_list(found, told.claim) or told.text


def _rest_in_numbers(told: Told) -> str:
    before = told.passage[max(0, told.at - 1) : told.at]
    evidence, claim, *last = told.analyses(told.text, told.claim, *before)
    return rests.in_numbers(evidence, last[0] if last else None, claim)


def _of_another(told: Told) -> str:
    if not gaps.JOINT.search(told.claim):
        return told.text
    (analysis,) = told.analyses(told.text)
    each = gaps.each_told(analysis) or [t.text for t in shared.each_in_full(read(analysis).tree)]
    if not each:
        return told.text
    *apart, asked = told.analyses(*each, told.claim)
    return gaps.opposing(apart, asked) or told.text


def _excepted(told: Told) -> str:
    """Return what the text says of those whom it excepts, if the claim is on them."""
    tree, mine = told.trees()
    text = exceptions.with_own_rule(tree, mine)
    for told_of in (exceptions.among_all, exempt.permitted, exempt.of_another, lifted.allowed):
        if text != told.text:
            break
        text = told.by_sentence(partial(told_of, claim=mine))
    return text


def _set_against(told: Told) -> str:
    (mine,) = told.trees(told.claim)
    return told.by_sentence(partial(contrasts.set_against, claim=mine))


def _in_season(told: Told) -> str:
    if rest.CUE.search(told.text) and not rest.CUE.search(told.claim):
        return rest.at_its_time(told.text, told.claim)
    return told.by_sentence(partial(seasons.in_season, claim=told.claim))


def _of_its_group(told: Told) -> str:
    if any(respective.CUE.search(text) for text in told.passage):
        return told.text
    return valued.of_its_group(*told.analyses())


def _summed(told: Told) -> str:
    return altogether.summed(told.text) if altogether.TOTAL.search(told.claim) else told.text


def _as_extended(told: Told) -> str:
    return extended.as_extended(told.text, "", told.claim) or told.text


def _as_a_duty(told: Told) -> str:
    if not duties.DUTY.search(told.claim):
        return told.text
    return told.by_sentence(partial(duties.as_a_duty, claim=told.claim))


def _in_its_case(in_case: Callable[[Analysis, Analysis], str], told: Told) -> str:
    spelt = tiers.spelt(told.text)
    text = in_case(*told.analyses(spelt, told.claim))
    return told.text if text == spelt else text


WAYS = (
    Way(numbered.CUE, lambda told: numbered.unnumbered(told.text, told.claim)),
    Way(compared.CUE, _beyond_its_limit),
    Way(deeds.CUE, _of_its_part),
    Way(own.CUE, _of_its_own),
    Way(tails.CUE, _in_full),
    Way(latter.CUE, _named, folded=latter.CUE),
    Way(ellipsis.SET_APART, lambda told: ellipsis.set_apart(told.text)),
    Way(ellipsis.CUE, lambda told: told.by_sentence(ellipsis.completed)),
    Way(_either(respective.CUE, respective.NUMBERS), _apart, folded=respective.CUE),
    Way(lists.CUE, _of_the_list),
    Way(rests.CUE, _rest_in_numbers),
    Way(rests.OF_WHOLE, lambda told: rests.of_the_others(told.text, told.claim, told.parser)),
    Way(gaps.CUE, _of_another),
    Way(groups.CUE, lambda told: told.by_sentence(groups.each_apart), folded=groups.CUE),
    Way(narrower.CUE, lambda told: narrower.of_its_own(told.text, told.claim)),
    Way(turns.CUE, lambda told: turns.in_its_state(told.text, told.claim), folded=turns.CUE),
    Way(offdays.CUE, lambda told: offdays.on_days(told.text, told.claim)),
    Way(provided.CUE, lambda told: provided.in_its_words(told.text, told.claim)),
    Way(exceptions.CUE, _excepted, folded=exceptions.CUE),
    Way(exempt.CUE, _excepted, folded=exempt.CUE),
    Way(contrasts.CUE, _set_against, folded=contrasts.CUE),
    Way(changes.CUE, lambda told: changes.at_its_time(told.text, told.claim)),
    Way(former.CUE, lambda told: former.at_that_time(told.text, told.claim)),
    Way(_either(rest.CUE, seasons.CUE), _in_season),
    Way(unreached.CUE, lambda told: unreached.below(told.text, told.claim)),
    Way(rates.CUE, lambda told: rates.of_its_time(told.text, told.claim)),
    Way(frequencies.CUE, lambda told: frequencies.in_its_words(told.text, told.claim)),
    Way(orders.CUE, lambda told: orders.in_its_form(told.text, told.claim)),
    Way(mutual.CUE, lambda told: mutual.the_other_first(told.text, told.claim)),
    Way(mutual.EITHER, lambda told: mutual.one_alone(told.text, told.claim), folded=mutual.EITHER),
    Way(duties.CUE, _as_a_duty),
    Way(selves.CUE, lambda told: selves.on_its_own(told.trees(told.text)[0], told.claim)),
    Way(repeated.CUE, lambda told: repeated.in_all(told.text, told.claim)),
    Way(ratios.CUE, lambda told: ratios.for_so_many(told.text, told.claim)),
    Way(extended.CUE, _as_extended),
    Way(parts.CUE, lambda told: parts.not_all(*told.trees())),
    Way(unless.CUE, partial(_in_its_case, unless.in_its_case), folded=unless.CUE),
    Way(tiers.CUE, partial(_in_its_case, tiers.in_its_tier), folded=tiers.CUE),
    Way(competence.CUE, partial(_in_its_case, competence.in_whose_remit), folded=competence.CUE),
    Way(ahead.CUE, partial(_in_its_case, ahead.in_time), folded=ahead.CUE),
    Way(tacked.CUE, partial(_in_its_case, cases.in_its_case)),
    Way(dated.CUE, lambda told: dated.at_its_date(told.text, told.claim)),
    Way(hours.CUE, lambda told: hours.at_its_end(told.text, told.claim)),
    Way(valued.CUE, _of_its_group),
    Way(altogether.CUE, _summed),
    Way(included.CUE, lambda told: included.as_counted(told.text, told.before, told.claim)),
    Way(likened.CUE, lambda told: likened.priced(told.text, told.passage), folded=likened.CUE),
    Way(
        multiplied.CUE,
        lambda told: multiplied.in_numbers(told.text, told.passage[: told.at]),
        folded=multiplied.CUE,
    ),
)


@lru_cache(maxsize=16_384)
def ways_of(text: str) -> frozenset[Way]:
    """Return the ways whose cue stands in a text; many claims ask it of each sentence."""
    return frozenset(way for way in WAYS if way.cue.search(text))
