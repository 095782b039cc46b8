"""All ways of telling a sentence of the evidence anew for a claim, in the order they are taken.

First what a sentence leaves out or points to is said in words, then what it says of several is told
of the one that the claim is on, then it is put in the claim's words, and last it is told for the
case of the claim.
"""

import re
from functools import lru_cache, partial

from agent.judge.claims.reference import latter
from agent.judge.unfolding import tellers
from agent.judge.unfolding.compared import between, lists
from agent.judge.unfolding.counted import extended, ratios, repeated, shifted, years
from agent.judge.unfolding.excepted import (
    among,
    asides,
    clefts,
    contrasts,
    ellipsis,
    exceptions,
    exempt,
    instead,
    narrower,
    notall,
    offdays,
    opposed,
    parts,
    setapart,
    unless,
)
from agent.judge.unfolding.graded import (
    ahead,
    bands,
    beyond,
    changes,
    competence,
    dated,
    former,
    included,
    others,
    rest,
    seasons,
    tiers,
    turned,
    unreached,
)
from agent.judge.unfolding.members import (
    altogether,
    celled,
    deeds,
    gaps,
    groups,
    likened,
    multiplied,
    own,
    ranges,
    respective,
    rests,
    speakers,
    ticked,
    turns,
    valued,
)
from agent.judge.unfolding.tacked import cases
from agent.judge.unfolding.tacked import parts as tacked
from agent.judge.unfolding.telling import Way
from agent.judge.unfolding.timetables import rates
from agent.judge.unfolding.words import (
    bans,
    charges,
    closures,
    converses,
    deadlines,
    duties,
    earlier,
    earliest,
    frequencies,
    happened,
    hours,
    joined,
    limits,
    mutual,
    nomore,
    numbered,
    orders,
    provided,
    refusals,
    selves,
    spans,
    spellings,
    supposing,
    tails,
    unreal,
    without,
)


def _either(*patterns: re.Pattern[str]) -> re.Pattern[str]:
    return re.compile("|".join(p.pattern for p in patterns), re.IGNORECASE | re.DOTALL)


WAYS = (
    Way(spellings.CUE, lambda told: spellings.in_its_spelling(told.text, told.claim)),
    Way(numbered.CUE, lambda told: numbered.unnumbered(told.text, told.claim)),
    Way(years.CUE, tellers.in_its_year, folded=years.CUE),
    Way(shifted.CUE, tellers.at_its_time, folded=shifted.CUE),
    Way(beyond.CUE, tellers.beyond_its_limit),
    Way(deeds.CUE, tellers.of_its_part),
    Way(speakers.CUE, tellers.spoken, folded=speakers.SPOKEN),
    Way(own.CUE, tellers.of_its_own),
    Way(tails.CUE, tellers.in_full),
    Way(latter.CUE, tellers.named, folded=latter.CUE),
    Way(
        supposing.CUE,
        lambda told: supposing.with_if(told.trees(told.text)[0]),
        folded=supposing.FOLDED,
    ),
    Way(unreal.CUE, partial(tellers.for_the_claim, unreal.as_it_was), folded=unreal.FOLDED),
    Way(without.CUE, partial(tellers.for_the_claim, without.only_with), folded=without.FOLDED),
    Way(happened.CUE, tellers.as_it_happened, folded=happened.FOLDED),
    Way(refusals.CUE, lambda told: refusals.told_in_full(told.text, told.claim)),
    Way(
        earlier.CUE,
        lambda told: told.by_sentence(earlier.told_apart),
        folded=earlier.FOLDED,
    ),
    Way(ellipsis.SET_APART, lambda told: ellipsis.set_apart(told.text)),
    Way(ellipsis.CUE, lambda told: told.by_sentence(ellipsis.completed)),
    Way(ellipsis.COUNTED, lambda told: told.by_sentence(ellipsis.counted)),
    Way(asides.CUE, partial(tellers.for_the_claim, asides.told_of_each), folded=asides.FOLDED),
    Way(between.CUE, lambda told: between.for_the_claim(told.text, told.claim)),
    Way(clefts.CUE, lambda told: told.by_sentence(clefts.plainly), folded=clefts.CUE),
    Way(_either(respective.CUE, respective.NUMBERS), tellers.apart, folded=respective.CUE),
    Way(lists.CUE, tellers.of_the_list),
    Way(rests.CUE, tellers.rest_in_numbers),
    Way(rests.OF_WHOLE, lambda told: rests.of_the_others(told.text, told.claim, told.parser)),
    Way(ranges.CUE, partial(tellers.for_the_claim, ranges.of_one)),
    Way(gaps.CUE, tellers.of_another),
    Way(groups.CUE, lambda told: told.by_sentence(groups.each_apart), folded=groups.CUE),
    Way(narrower.CUE, lambda told: narrower.of_its_own(told.text, told.claim)),
    Way(turns.CUE, lambda told: turns.in_its_state(told.text, told.claim), folded=turns.CUE),
    Way(offdays.CUE, lambda told: offdays.on_days(told.text, told.claim)),
    Way(provided.CUE, lambda told: provided.in_its_words(told.text, told.claim)),
    Way(
        nomore.CUE,
        lambda told: nomore.told_of_now(*told.trees()),
        folded=nomore.FOLDED,
    ),
    Way(closures.CUE, lambda told: closures.told_as_opening(told.text, told.claim)),
    Way(charges.CUE, lambda told: charges.in_its_words(told.text, told.claim)),
    Way(limits.CUE, lambda told: limits.in_its_words(told.text, told.claim)),
    Way(deadlines.CUE, lambda told: deadlines.in_its_words(told.text, told.claim)),
    Way(setapart.CUE, tellers.but_for_some, folded=setapart.CUE),
    Way(among.CUE, partial(tellers.for_the_claim, among.told_of_each), folded=among.FOLDED),
    Way(exceptions.CUE, tellers.excepted, folded=exceptions.CUE),
    Way(exempt.CUE, tellers.excepted, folded=exempt.CUE),
    Way(contrasts.CUE, partial(tellers.for_the_claim, contrasts.set_against), folded=contrasts.CUE),
    Way(instead.CUE, partial(tellers.for_the_claim, instead.told_of_it)),
    Way(opposed.CUE, tellers.of_its_half),
    Way(notall.CUE, partial(tellers.for_the_claim, notall.told_of_some)),
    Way(changes.CUE, lambda told: changes.at_its_time(told.text, told.claim)),
    Way(former.CUE, lambda told: former.at_that_time(told.text, told.claim)),
    Way(_either(rest.CUE, seasons.CUE), tellers.in_season),
    Way(unreached.CUE, lambda told: unreached.below(told.text, told.claim)),
    Way(rates.CUE, lambda told: rates.of_its_time(told.text, told.claim)),
    Way(frequencies.CUE, lambda told: frequencies.in_its_words(told.text, told.claim)),
    Way(earliest.CUE, lambda told: earliest.in_its_words(told.trees(told.text)[0], told.claim)),
    Way(orders.CUE, lambda told: orders.in_its_form(told.text, told.claim)),
    Way(joined.CUE, lambda told: joined.in_its_order(told.trees(told.text)[0], told.claim)),
    Way(mutual.CUE, lambda told: mutual.the_other_first(told.text, told.claim)),
    Way(mutual.EITHER, lambda told: mutual.one_alone(told.text, told.claim), folded=mutual.EITHER),
    Way(turned.CUE, partial(tellers.for_the_claim, turned.from_other_side), folded=turned.EQUAL),
    Way(converses.CUE, partial(tellers.for_the_claim, converses.from_other_side)),
    Way(duties.CUE, tellers.as_a_duty),
    Way(bans.CUE, lambda told: bans.in_its_words(told.text, told.claim)),
    Way(selves.CUE, lambda told: selves.on_its_own(told.trees(told.text)[0], told.claim)),
    Way(repeated.CUE, lambda told: repeated.in_all(told.text, told.claim)),
    Way(ratios.CUE, lambda told: ratios.for_so_many(told.text, told.claim)),
    Way(extended.CUE, tellers.as_extended),
    Way(parts.CUE, lambda told: parts.not_all(*told.trees())),
    Way(unless.CUE, partial(tellers.in_its_case, unless.in_its_case), folded=unless.CUE),
    Way(bands.CUE, lambda told: bands.of_its_band(told.analyses(told.text)[0], told.claim)),
    Way(tiers.CUE, partial(tellers.by_its_number, tiers.in_its_tier), folded=tiers.CUE),
    Way(others.CUE, tellers.of_its_side, folded=others.CUE),
    Way(
        competence.CUE,
        partial(tellers.by_its_number, competence.in_whose_remit),
        folded=competence.CUE,
    ),
    Way(ahead.CUE, partial(tellers.in_its_case, ahead.in_time), folded=ahead.CUE),
    Way(tacked.CUE, partial(tellers.in_its_case, cases.in_its_case), folded=cases.UNCLEAR),
    Way(dated.CUE, lambda told: dated.at_its_date(told.text, told.claim)),
    Way(shifted.HOURS, tellers.but_then, folded=shifted.CUE),
    Way(hours.CUE, lambda told: hours.at_its_end(told.text, told.claim)),
    Way(
        spans.CUE,
        lambda told: spans.at_its_end(told.text, told.claim),
        folded=spans.CUE,
    ),
    Way(valued.CUE, tellers.of_its_group),
    Way(ticked.CUE, lambda told: ticked.of_its_cell(told.text, told.claim)),
    Way(celled.CUE, lambda told: celled.of_its_cell(told.text, told.claim)),
    Way(altogether.CUE, tellers.summed),
    Way(included.CUE, lambda told: included.as_counted(told.text, told.before, told.claim)),
    Way(likened.CUE, lambda told: likened.priced(told.text, told.passage), folded=likened.CUE),
    Way(
        multiplied.CUE,
        lambda told: multiplied.in_numbers(told.text, told.passage[: told.at]),
        folded=multiplied.CUE,
    ),
)


@lru_cache(maxsize=1024)
def ways_for(claim: str) -> tuple[Way, ...]:
    """Return the ways that may be taken for a claim: it is not put so itself."""
    return tuple(way for way in WAYS if not (way.folded and way.folded.search(claim)))


@lru_cache(maxsize=16_384)
def ways_of(text: str) -> frozenset[Way]:
    """Return the ways whose cue stands in a text, asked of each sentence for many claims."""
    return frozenset(way for way in WAYS if way.cue.search(text))
