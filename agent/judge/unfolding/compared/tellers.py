"""Values told as they compare: each function takes a sentence and returns it anew for its claim."""

from agent.judge.unfolding.compared import (
    contests,
    envelopes,
    extremes,
    lists,
    longer,
    minorities,
    portions,
    standings,
    two,
)
from agent.judge.unfolding.telling import Told


def of_the_list(told: Told) -> str:
    """Return what a list of values says of the extreme, or of all things, that a claim is on."""
    extreme, portion = extremes.CUE.search(told.claim), portions.CUE.match(told.claim)
    than = extremes.THAN.match(told.claim)
    around = (s for n, s in enumerate(told.passage) if n != told.at)
    if not (extreme or portion or than) or any(lists.VALUED.search(s) for s in around):
        return told.text
    found = lists.listed(told.trees(told.text)[0])
    if found is None:
        return told.text
    of_list = extremes.of_the_extreme if extreme else portions.of_so_many
    of_list = extremes.as_compared if than else of_list
    return of_list(found, told.claim) or told.text


def as_the_values_have_it(told: Told) -> str:
    """Return the text with what a claim compares told as its values have it."""
    if not two.ASKED.search(told.claim):
        return told.text
    return two.as_the_values_have_it(*told.analyses())


def of_most(told: Told) -> str:
    """Return the text with what it says of a few told of most, for a claim that denies it."""
    if not minorities.asked(told.claim):
        return told.text
    return minorities.most_do_not(*told.analyses(told.text))


def by_its_times(told: Told) -> str:
    """Return the text with how much longer one of two things lasts, for a claim on that."""
    if not longer.asked(told.claim):
        return told.text
    evidence, claim = told.analyses(told.text, longer.plain(told.claim))
    return longer.as_the_times_have_it(evidence, claim, told.claim)


def who_is_ahead(told: Told) -> str:
    """Return the text with who of two is ahead, and by how much, for a claim on that."""
    if not contests.ASKED.search(told.claim) or not contests.asked_by(*told.analyses(told.claim)):
        return told.text
    return contests.outright(*told.analyses())


def by_the_range(told: Told) -> str:
    """Return the text with its values by how they stand to the range of the passage."""
    if not standings.ASKED.search(told.claim):
        return told.text
    around = [s for n, s in enumerate(told.passage) if n != told.at]
    evidence, claim, *others = told.analyses(told.text, told.claim, *standings.demanding(around))
    return standings.told_by_range(evidence, others, claim)


def at_its_end(told: Told) -> str:
    """Return the text with a range told by the end that the claim is on."""
    if not envelopes.asked(told.claim):
        return told.text
    ranged = envelopes.range_of(told.text)
    texts = (told.claim, f"It is {ranged}.") if ranged else ()
    return envelopes.at_its_end(told.text, *told.analyses(*texts)) if texts else told.text
