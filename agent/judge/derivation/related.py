"""All relations in the evidence by which a claim may be held, the plainest first."""

from agent.judge.derivation.cues import cues
from agent.judge.derivation.inquiry import Inquiry
from agent.judge.derivation.relations.allbut import all_but
from agent.judge.derivation.relations.apart import amount_apart, times_apart
from agent.judge.derivation.relations.asides import aside
from agent.judge.derivation.relations.ballots import balloted
from agent.judge.derivation.relations.cells import multiple_of_cells
from agent.judge.derivation.relations.complements import complement
from agent.judge.derivation.relations.doubling import multiplied_alike
from agent.judge.derivation.relations.due import due
from agent.judge.derivation.relations.ends import over
from agent.judge.derivation.relations.expiry import expired
from agent.judge.derivation.relations.gaps import gap
from agent.judge.derivation.relations.listed import listed
from agent.judge.derivation.relations.multiples import Multiple, likened, multiplied
from agent.judge.derivation.relations.proportions import proportioned
from agent.judge.derivation.relations.rates import per_period
from agent.judge.derivation.relations.rested import gone, rested
from agent.judge.derivation.relations.shifts import shift
from agent.judge.derivation.relations.sides import sided
from agent.judge.derivation.relations.splits import split
from agent.judge.derivation.relations.takings import taken
from agent.judge.derivation.relations.tallied import tallied
from agent.judge.derivation.relations.unlike import unlike
from agent.judge.derivation.relations.untaxed import untaxed
from agent.judge.derivation.relations.within import within_limit
from agent.judge.derivation.relations.zones import elsewhere


def related(inquiry: Inquiry) -> Multiple | None:
    """Return what the first relation that concerns a claim yields for it, None where none does."""
    claim, asked, pool = inquiry.claim, inquiry.asked, inquiry.pool
    return (
        sided(claim, pool)
        or due(claim, asked, pool)
        or likened(claim, pool)
        or multiple_of_cells(claim, asked, pool)
        or amount_apart(claim, asked, pool)
        or times_apart(claim, asked, pool)
        or per_period(claim, asked, pool)
        or aside(claim, asked, pool)
        or gap(claim, asked, pool)
        or split(claim, asked, pool)
        or all_but(claim, asked, pool, inquiry.premises)
        or unlike(claim, asked, pool, inquiry.premises)
        or listed(claim, asked, pool)
        or shift(claim, asked, pool)
        or over(claim, asked, pool)
        or expired(claim, asked, pool)
        or within_limit(claim, asked, pool)
        or rested(asked, pool)
        or gone(asked, pool)
        or taken(claim, asked, pool)
        or untaxed(asked, pool)
        or balloted(claim, asked, pool)
        or tallied(asked, pool)
        or complement(claim, asked, pool)
        or proportioned(asked, pool)
        or multiplied(claim, asked, pool)
        or multiplied_alike(claim, asked, cues(claim), pool)
        or elsewhere(claim, asked, pool)
    )
