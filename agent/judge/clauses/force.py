"""Force of a clause: must, should, may or plain, and the words that carry it."""

from enum import IntEnum
from typing import NamedTuple


class Force(IntEnum):
    """Strength of a modal statement, weakest demand first; ``PLAIN`` has no modal."""

    PLAIN = 0
    MAY = 1
    SHOULD = 2
    MUST = 3


class Stance(NamedTuple):
    """A force over a content that may be negated: *must not* is (MUST, negated)."""

    force: Force = Force.PLAIN
    negated: bool = False

    def denied(self) -> "Stance":
        """Return the negation: not must = may not do; not may = must not do."""
        opposite = {Force.MUST: Force.MAY, Force.MAY: Force.MUST}
        return Stance(opposite.get(self.force, self.force), not self.negated)

    def over(self, inner: "Stance") -> "Stance":
        """Return this force applied to a clause that has its own stance."""
        force = self.force if self.force is not Force.PLAIN else inner.force
        return Stance(force, self.negated != inner.negated)


_MUST = Stance(Force.MUST)
_MUST_NOT = Stance(Force.MUST, True)
_MAY = Stance(Force.MAY)
_MAY_NOT = Stance(Force.MAY, True)
_SHOULD = Stance(Force.SHOULD)

MODALS: dict[str, Stance] = {
    "must": _MUST,
    "shall": _MUST,
    "may": _MAY,
    "can": _MAY,
    "ca": _MAY,
    "could": _MAY,
    "might": _MAY,
    "should": _SHOULD,
    "ought": _SHOULD,
    "need": _MUST,
}
"""Modal auxiliaries, by lower-case form."""

TENTATIVE = frozenset({"may", "might", "could"})
"""Modals that, over a plain statement of fact, only say that it is possible."""


def _table(**groups: Stance) -> dict[str, Stance]:
    return {word: stance for words, stance in groups.items() for word in words.split("_")}


GOVERNORS: dict[str, Stance] = _table(
    require_oblige_obligate_compel_force_mandate_need_have_bind_instruct_order=_MUST,
    obliged_obligated_bound_mandatory_compulsory_obligatory_required_necessary_essential=_MUST,
    allow_permit_entitle_authorise_authorize_able_free_allowed_permitted_entitled_eligible=_MAY,
    authorised_authorized_lawful_legal_permissible_welcome_acceptable_enable_let_possible=_MAY,
    forbid_prohibit_ban_bar_forbidden_prohibited_banned_barred_disallow_disallowed=_MUST_NOT,
    unlawful_illegal_impermissible_prevent_unable_impossible_ineligible=_MUST_NOT,
    optional_voluntary_unnecessary_discretionary_exempt_exempted=_MAY_NOT,
    advise_recommend_encourage_urge_advisable_recommended_advised_encouraged_supposed=_SHOULD,
)
"""Words that put a force on the clause or the noun they govern, by lemma."""

NOUN_GOVERNORS: dict[str, Stance] = _table(
    obligation_duty_requirement_need_necessity=_MUST,
    right_permission_option_ability_freedom_possibility_chance_entitlement_choice=_MAY,
    ban_prohibition=_MUST_NOT,
)
"""Nouns that put a force on the clause they govern (*no obligation to reply*), by lemma."""

NEGATIVE_GOVERNORS = frozenset(
    "fail refuse decline neglect omit forget avoid cease stop lack miss unwilling".split()
)
"""Verbs whose complement did not happen."""

ENDINGS = frozenset("drop discontinue withdraw abolish end cease stop suspend terminate".split())
"""Verbs that say of a noun of action (*support*, *sales*) that it takes place no more."""
