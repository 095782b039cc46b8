"""The ways of telling a rule and its exceptions for a claim, in the order they are taken."""

from functools import partial

from agent.judge.unfolding import tellers
from agent.judge.unfolding.excepted import (
    among,
    contrasts,
    exceptions,
    exempt,
    foreveryone,
    instead,
    notall,
    opposed,
    setapart,
)
from agent.judge.unfolding.telling import Way

WAYS = (
    Way(foreveryone.CUE, lambda told: foreveryone.told_of_some(told.text, told.claim)),
    Way(setapart.CUE, tellers.but_for_some, folded=setapart.CUE),
    Way(among.CUE, partial(tellers.for_the_claim, among.told_of_each), folded=among.FOLDED),
    Way(exceptions.CUE, tellers.excepted, folded=exceptions.CUE),
    Way(exempt.CUE, tellers.excepted, folded=exempt.CUE),
    Way(contrasts.CUE, partial(tellers.for_the_claim, contrasts.set_against), folded=contrasts.CUE),
    Way(instead.CUE, partial(tellers.for_the_claim, instead.told_of_it)),
    Way(opposed.CUE, tellers.of_its_half),
    Way(notall.CUE, partial(tellers.for_the_claim, notall.told_of_some)),
)
