"""What a claim makes more of than the evidence says: a plan a deed, a hedge a fact."""

from collections.abc import Callable

from agent.domain.finding import Outcome
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.amounts.antecedents import of_its_antecedent
from agent.judge.polarity.amounts.approximations import approximated
from agent.judge.polarity.amounts.chiefly import of_all_together
from agent.judge.polarity.amounts.deposits import only_lent
from agent.judge.polarity.amounts.everyone import told_of_some
from agent.judge.polarity.amounts.inclusive import own_value
from agent.judge.polarity.amounts.lists import unlisted
from agent.judge.polarity.amounts.neither import none_or_not_all, none_or_rest, none_or_some
from agent.judge.polarity.amounts.rates import rate_left_out
from agent.judge.polarity.amounts.scopes import widened
from agent.judge.polarity.conditions.company import other_case
from agent.judge.polarity.conditions.despite import in_any_case
from agent.judge.polarity.conditions.exempt import exempted
from agent.judge.polarity.conditions.lacking import needed
from agent.judge.polarity.conditions.only import denied_case, narrowed
from agent.judge.polarity.conditions.others import of_the_others
from agent.judge.polarity.conditions.prerequisites import dropped, unmet
from agent.judge.polarity.conditions.takenin import taken_in
from agent.judge.polarity.conditions.unbounded import unbounded
from agent.judge.polarity.events.causes import left_out_cause, shared_cause, unlinked
from agent.judge.polarity.events.dated import of_a_dated_thing
from agent.judge.polarity.events.effects import only_beside
from agent.judge.polarity.events.past import past_only
from agent.judge.polarity.modality.awaited import awaited, unfinished
from agent.judge.polarity.modality.fulfilled import fulfilled
from agent.judge.polarity.modality.hedges import overpromises
from agent.judge.polarity.modality.opinions import deemed, opined
from agent.judge.polarity.modality.overstated import overstated, unbidden
from agent.judge.polarity.modality.planned import given_up, planned
from agent.judge.polarity.modality.proposed import proposed
from agent.judge.polarity.negation.pointed import affirmed_of_it
from agent.judge.polarity.negation.replaced import replaced
from agent.judge.polarity.roles.butted import of_the_other_side
from agent.judge.polarity.roles.gapped import told_of_another
from agent.judge.polarity.roles.owners import owned
from agent.judge.polarity.roles.parts import of_the_whole
from agent.judge.polarity.roles.voices import turned_round
from agent.judge.polarity.wording.additions import unstated_title
from agent.judge.polarity.wording.besides import left_out
from agent.judge.polarity.wording.kin import mistaken
from agent.judge.polarity.wording.means import by_other_means
from agent.judge.polarity.wording.remainder import unsaid

_MORE: dict[Callable[[Tree, Tree], str], str] = {
    approximated: "it says no more than “{}”",
    overpromises: "it says no more than “{}”",
    overstated: "it says no more than “{}”",
    fulfilled: "it is done: “{}”",
    given_up: "the plan was given up: “{}”",
    unlinked: "it gives no cause, only “{}”",
    only_beside: "it gives no cause, only “{}”",
    shared_cause: "it says only “{}”",
    left_out_cause: "it gives another cause beside it: “{}”",
    unmet: "it makes it a condition: “{}”",
    unbidden: "it only tells that it is so: “{}”",
    awaited: "it has yet to happen: “{}”",
    proposed: "it is only proposed: “{}”",
    planned: "it is still to come: “{}”",
    unfinished: "it is still to be done: “{}”",
    opined: "somebody only says so: “{}”",
    deemed: "it only holds it so: “{}”",
    other_case: "it has its own case: “{}”",
    turned_round: "it has “{}” the other way round",
    told_of_another: "it pairs them otherwise: “{}”",
    none_or_some: "it says “{}”",
    none_or_not_all: "it says only “{}”",
    none_or_rest: "it says “{}”",
    needed: "it asks for it: “{}”",
    dropped: "it says so on a condition: “{}”",
    denied_case: "it leaves one case: “{}”",
    narrowed: "it says so “{}”",
    in_any_case: "it says so but for “{}”",
    exempted: "it makes an exemption: “{}”",
    taken_in: "it says so but for “{}”",
    of_the_others: "it says so only of “{}”",
    unbounded: "it says so only of “{}”",
    own_value: "it has a value of its own in “{}”",
    told_of_some: "it says so only of “{}”",
    widened: "it says so only of “{}”",
    unlisted: "it does not list “{}”",
    replaced: "it has “{}” instead",
    mistaken: "it has “{}”, another word",
    owned: "it says so of “{}”",
    of_the_other_side: "it says so in “{}”",
    of_the_whole: "it says so of “{}”",
    of_all_together: "it says so of all, “{}”",
    of_its_antecedent: "it says so only of “{}”",
    affirmed_of_it: "it says “{}”",
    only_lent: "it is given back: “{}”",
    of_a_dated_thing: "it only dates “{}”",
    unstated_title: "it does not say “{}”",
    left_out: "it says “{}”",
    by_other_means: "it says “{}”",
    rate_left_out: "it says “{}”",
    unsaid: "it says “{}”, which is not the same",
    past_only: "it says so of another time: “{}”",
}


def overdone(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` and the first thing that the claim makes more of, else ``none``."""
    for told, why in _MORE.items():
        word = told(claim, premise)
        if word:
            return Outcome.MISSING, why.format(word)
    return Outcome.NONE, ""
