"""All ways of telling amounts and how often as a claim has them, in the order they are taken."""

from agent.judge.unfolding.counted import capacities
from agent.judge.unfolding.graded import endured
from agent.judge.unfolding.telling import Way
from agent.judge.unfolding.words import again, periodic, written

WAYS = (
    Way(again.CUE, lambda told: again.by_the_last_time(told.text, told.claim)),
    Way(periodic.CUE, lambda told: periodic.for_its_period(told.text, told.claim)),
    Way(
        capacities.CUE,
        lambda told: capacities.in_numbers(told.text, told.claim, " ".join(told.passage)),
    ),
    Way(endured.CUE, lambda told: endured.at_its_load(*told.analyses())),
    Way(written.CUE, lambda told: written.as_written(*told.analyses())),
)
