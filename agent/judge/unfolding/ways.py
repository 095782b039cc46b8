"""All ways of telling a sentence of the evidence anew for a claim, in the order they are taken.

First what a sentence leaves out or points to is said in words, then what it says of several is told
of the one that the claim is on, then it is put in the claim's words, and last it is told for the
case of the claim.
"""

import re
from functools import lru_cache, partial

from agent.judge.claims.reference import latter
from agent.judge.unfolding import tellers
from agent.judge.unfolding.compared import (
    ballots,
    between,
    contests,
    envelopes,
    lists,
    longer,
    minorities,
    parted,
    remainders,
    standings,
    two,
)
from agent.judge.unfolding.compared import tellers as comparing
from agent.judge.unfolding.counted import (
    aged,
    closed,
    extended,
    fiscal,
    packs,
    ratios,
    repeated,
    shifted,
    stages,
    years,
)
from agent.judge.unfolding.counted.ways import WAYS as AMOUNTS
from agent.judge.unfolding.excepted import (
    asides,
    clefts,
    complement,
    ellipsis,
    narrower,
    offdays,
    offhours,
    offmonths,
    parts,
    unless,
    unlike,
)
from agent.judge.unfolding.excepted.ways import WAYS as EXCEPTED
from agent.judge.unfolding.graded import (
    ahead,
    bands,
    beyond,
    changes,
    competence,
    dated,
    former,
    instances,
    ladders,
    lasted,
    narrowed,
    others,
    requirements,
    rest,
    seasons,
    tiers,
    turned,
    unreached,
)
from agent.judge.unfolding.linked import succeeded
from agent.judge.unfolding.members import (
    against,
    bracketed,
    clauses,
    deeds,
    gaps,
    groups,
    labelled,
    lastones,
    own,
    ranges,
    related,
    respective,
    rests,
    several,
    speakers,
    turns,
)
from agent.judge.unfolding.members.ways import WAYS as MEMBERS
from agent.judge.unfolding.moments.ways import WAYS as MOMENTS
from agent.judge.unfolding.tacked import alternatives, cases
from agent.judge.unfolding.tacked import parts as tacked
from agent.judge.unfolding.telling import Way
from agent.judge.unfolding.timetables import rates
from agent.judge.unfolding.words import (
    allowances,
    bans,
    charges,
    closures,
    consents,
    converses,
    dated_order,
    deadlines,
    duties,
    earlier,
    earliest,
    ended,
    frequencies,
    happened,
    having,
    joined,
    lacking,
    limits,
    mutual,
    nomore,
    numbered,
    numbers,
    occasions,
    orders,
    provided,
    recorded,
    refusals,
    rounds,
    selves,
    spellings,
    supposing,
    tails,
    timely,
    unreal,
    untils,
    wider,
    without,
)


def _either(*patterns: re.Pattern[str]) -> re.Pattern[str]:
    return re.compile("|".join(p.pattern for p in patterns), re.IGNORECASE | re.DOTALL)


WAYS = (
    Way(aged.CUE, lambda told: aged.at_its_age(told.text, told.claim)),
    Way(
        dated_order.CUE,
        lambda told: dated_order.in_order(told.passage, told.text, told.claim),
        folded=dated_order.FOLDED,
    ),
    Way(complement.CUE, partial(tellers.for_the_claim, complement.of_its_side)),
    Way(spellings.CUE, lambda told: spellings.in_its_spelling(told.text, told.claim)),
    Way(numbered.CUE, lambda told: numbered.unnumbered(told.text, told.claim)),
    Way(years.CUE, tellers.in_its_year, folded=years.CUE),
    Way(unlike.CUE, unlike.of_the_other, folded=unlike.CUE),
    Way(shifted.CUE, tellers.at_its_time, folded=shifted.CUE),
    Way(
        competence.CUE,
        partial(tellers.by_its_number, competence.in_whose_remit),
        folded=competence.CUE,
    ),
    Way(ladders.CUE, partial(tellers.by_its_number, ladders.on_its_step), folded=ladders.CUE),
    Way(beyond.CUE, tellers.beyond_its_limit),
    Way(deeds.CUE, tellers.of_its_part),
    Way(speakers.CUE, tellers.spoken, folded=speakers.SPOKEN),
    Way(related.CUE, related.of_its_owner),
    Way(several.CUE, several.of_one_of_them),
    Way(labelled.CUE, lambda told: labelled.of_its_label(*told.analyses())),
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
    Way(
        lacking.CUE,
        partial(tellers.for_the_claim, lacking.of_those_without),
        folded=lacking.FOLDED,
    ),
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
    Way(against.CUE, partial(tellers.for_the_claim, against.of_one)),
    Way(bracketed.CUE, partial(tellers.for_the_claim, bracketed.of_its_own)),
    Way(contests.CUE, comparing.who_is_ahead),
    Way(clauses.CUE, tellers.of_its_clause),
    Way(asides.CUE, partial(tellers.for_the_claim, asides.told_of_each), folded=asides.FOLDED),
    Way(recorded.CUE, lambda told: recorded.told_as_a_clause(told.text, told.claim)),
    Way(ballots.CUE, lambda told: ballots.in_its_words(told.text, told.claim)),
    Way(between.CUE, lambda told: between.for_the_claim(told.text, told.claim)),
    Way(
        remainders.CUE,
        lambda told: remainders.for_its_count(told.text, told.claim, " ".join(told.passage)),
    ),
    Way(parted.CUE, lambda told: parted.in_its_words(told.text, told.claim)),
    Way(envelopes.CUE, comparing.at_its_end),
    Way(standings.CUE, comparing.by_the_range),
    Way(clefts.CUE, lambda told: told.by_sentence(clefts.plainly), folded=clefts.CUE),
    Way(_either(respective.CUE, respective.NUMBERS), tellers.apart, folded=respective.CUE),
    Way(two.CUE, comparing.as_the_values_have_it),
    Way(longer.CUE, comparing.by_its_times),
    Way(lists.CUE, comparing.of_the_list),
    Way(minorities.CUE, comparing.of_most),
    Way(lastones.CUE, partial(tellers.for_the_claim, lastones.with_their_number)),
    Way(rests.CUE, tellers.rest_in_numbers),
    Way(rests.OF_WHOLE, lambda told: rests.of_the_others(told.text, told.claim, told.parser)),
    Way(ranges.CUE, partial(tellers.for_the_claim, ranges.of_one)),
    Way(gaps.CUE, tellers.of_another),
    Way(groups.CUE, lambda told: told.by_sentence(groups.each_apart), folded=groups.CUE),
    Way(narrower.CUE, lambda told: narrower.of_its_own(told.text, told.claim)),
    Way(turns.CUE, lambda told: turns.in_its_state(told.text, told.claim), folded=turns.CUE),
    Way(
        offhours.CUE,
        lambda told: told.by_sentence(partial(offhours.at_its_hour, claim=told.claim)),
        folded=offhours.CUE,
    ),
    Way(offdays.CUE, lambda told: offdays.on_days(told.text, told.claim)),
    Way(offmonths.CUE, lambda told: offmonths.in_the_month(told.text, told.claim)),
    Way(having.CUE, lambda told: having.in_its_words(told.text, told.claim)),
    Way(provided.CUE, lambda told: provided.in_its_words(told.text, told.claim)),
    Way(nomore.CUE, lambda told: nomore.told_of_now(*told.trees()), folded=nomore.FOLDED),
    Way(wider.CUE, lambda told: wider.in_its_time(told.text, told.claim)),
    Way(timely.CUE, lambda told: timely.told_in_time(told.text, told.claim)),
    Way(closed.CUE, lambda told: closed.told_as_closed(told.text, told.claim)),
    Way(ended.CUE, lambda told: ended.told_as_over(told.text, told.claim)),
    Way(fiscal.CUE, lambda told: fiscal.of_its_part(told.text, told.claim)),
    Way(lasted.CUE, lambda told: lasted.at_that_time(told.text, told.claim)),
    Way(untils.CUE, lambda told: untils.in_its_words(told.text, told.claim)),
    Way(closures.CUE, lambda told: closures.told_as_opening(told.text, told.claim)),
    Way(charges.CUE, lambda told: charges.in_its_words(told.text, told.claim)),
    Way(allowances.CUE, lambda told: allowances.in_its_words(told.text, told.claim)),
    Way(consents.CUE, lambda told: consents.in_its_words(told.text, told.claim)),
    Way(limits.CUE, lambda told: limits.in_its_words(told.text, told.claim)),
    Way(deadlines.CUE, lambda told: deadlines.in_its_words(told.text, told.claim)),
    *EXCEPTED,
    Way(changes.CUE, lambda told: changes.at_its_time(told.text, told.claim)),
    Way(former.CUE, lambda told: former.at_that_time(told.text, told.claim)),
    Way(_either(rest.CUE, seasons.CUE), tellers.in_season),
    Way(unreached.CUE, lambda told: unreached.below(told.text, told.claim)),
    Way(rates.CUE, lambda told: rates.of_its_time(told.text, told.claim)),
    Way(rounds.CUE, partial(tellers.for_the_claim, rounds.by_its_verb)),
    Way(numbers.CUE, lambda told: numbers.in_its_words(told.text, told.claim)),
    Way(occasions.CUE, lambda told: occasions.in_its_words(told.text, told.claim)),
    *AMOUNTS,
    Way(frequencies.CUE, lambda told: frequencies.in_its_words(told.text, told.claim)),
    Way(earliest.CUE, lambda told: earliest.in_its_words(told.trees(told.text)[0], told.claim)),
    Way(orders.CUE, lambda told: orders.in_its_form(told.text, told.claim)),
    Way(joined.CUE, tellers.in_its_order),
    Way(mutual.CUE, lambda told: mutual.the_other_first(told.text, told.claim)),
    Way(mutual.EITHER, lambda told: mutual.one_alone(told.text, told.claim), folded=mutual.EITHER),
    Way(turned.CUE, tellers.as_compared, folded=turned.EQUAL),
    Way(converses.CUE, tellers.by_the_other),
    Way(succeeded.CUE, succeeded.in_its_order),
    Way(duties.CUE, tellers.as_a_duty),
    Way(bans.CUE, lambda told: bans.in_its_words(told.text, told.claim)),
    Way(selves.CUE, lambda told: selves.on_its_own(told.trees(told.text)[0], told.claim)),
    Way(repeated.CUE, lambda told: repeated.in_all(told.text, told.claim)),
    Way(ratios.CUE, lambda told: ratios.for_so_many(told.text, told.claim)),
    Way(packs.CUE, tellers.as_packed),
    Way(extended.CUE, tellers.as_extended),
    Way(stages.CUE, lambda told: stages.in_all(told.analyses(told.text)[0], told.claim)),
    Way(parts.CUE, lambda told: parts.not_all(*told.trees())),
    Way(unless.CUE, partial(tellers.in_its_case, unless.in_its_case), folded=unless.CUE),
    Way(bands.CUE, lambda told: bands.of_its_band(told.analyses(told.text)[0], told.claim)),
    Way(tiers.CUE, partial(tellers.by_its_number, tiers.in_its_tier), folded=tiers.CUE),
    Way(others.CUE, tellers.of_its_side, folded=others.CUE),
    Way(requirements.CUE, tellers.by_requirements),
    Way(instances.CUE, tellers.of_its_instance),
    Way(narrowed.CUE, lambda told: narrowed.in_its_range(*told.analyses())),
    Way(ahead.CUE, partial(tellers.in_its_case, ahead.in_time), folded=ahead.CUE),
    Way(alternatives.CUE, partial(tellers.for_the_claim, alternatives.in_its_case)),
    Way(tacked.CUE, partial(tellers.in_its_case, cases.in_its_case), folded=cases.UNCLEAR),
    Way(dated.CUE, lambda told: dated.at_its_date(told.trees(told.text)[0], told.claim)),
    Way(shifted.HOURS, tellers.but_then, folded=shifted.CUE),
    *MOMENTS,
    *MEMBERS,
)


@lru_cache(maxsize=1024)
def ways_for(claim: str) -> tuple[Way, ...]:
    """Return the ways that may be taken for a claim: it is not put so itself."""
    return tuple(way for way in WAYS if not (way.folded and way.folded.search(claim)))


@lru_cache(maxsize=16_384)
def ways_of(text: str) -> frozenset[Way]:
    """Return the ways whose cue stands in a text, asked of each sentence for many claims."""
    return frozenset(way for way in WAYS if way.cue.search(text))
