"""All ways of telling a sentence for the moment of a claim, in the order they are taken."""

from agent.judge.unfolding.moments import (
    afterwards,
    changeovers,
    clocks,
    closures,
    daygroups,
    holidays,
    meals,
    monthends,
    months,
    quarters,
    sincethen,
    versions,
    weekdays,
    weekly,
)
from agent.judge.unfolding.telling import Told, Way
from agent.judge.unfolding.words import hours, spans


def _on_their_weekdays(told: Told) -> str:
    if not weekdays.ASKED.search(told.claim):
        return told.text
    return weekdays.with_their_weekdays(told.text, told.passage)


def _in_its_month(told: Told) -> str:
    beside = " ".join(s for n, s in enumerate(told.passage) if n != told.at)
    return months.in_its_month(told.text, told.claim, beside)


WAYS = (
    Way(
        versions.CUE,
        lambda told: versions.for_its_version(told.text, told.claim),
        folded=versions.CUE,
    ),
    Way(daygroups.CUE, lambda told: daygroups.of_its_days(told.text, told.claim)),
    Way(weekly.CUE, weekly.on_its_days),
    Way(holidays.CUE, lambda told: holidays.by_its_name(told.text, told.claim)),
    Way(weekdays.CUE, _on_their_weekdays),
    Way(clocks.CUE, lambda told: clocks.at_its_hour(told.text, told.claim)),
    Way(monthends.CUE, lambda told: monthends.in_its_words(told.text, told.claim)),
    Way(meals.CUE, lambda told: meals.at_its_hour(told.text, told.claim)),
    Way(changeovers.CUE, lambda told: changeovers.at_its_hour(told.text, told.claim)),
    Way(quarters.CUE, lambda told: quarters.by_its_months(told.text, told.claim)),
    Way(months.CUE, _in_its_month),
    Way(closures.CUE, lambda told: closures.on_that_day(told.text, told.claim)),
    Way(afterwards.CUE, lambda told: afterwards.in_its_time(told.text, told.claim)),
    Way(sincethen.CUE, sincethen.as_it_is_now),
    Way(hours.CUE, lambda told: hours.at_its_end(told.text, told.claim)),
    Way(
        spans.CUE,
        lambda told: spans.at_its_end(told.text, told.claim),
        folded=spans.CUE,
    ),
)
