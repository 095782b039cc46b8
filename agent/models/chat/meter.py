"""The meter of a run: reserves the worst case of a call before it is made, settles it after.

Reservations are taken before anything is awaited, so calls made at once cannot pass a cap
together. A call that fails without telling its usage keeps its reservation.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from agent.domain.spending import Budget, RoleUsage
from agent.errors import BudgetError
from agent.models.chat.prices import PriceList


@dataclass(frozen=True)
class Reservation:
    """The worst case of one call: tokens in and out together, and their dollars."""

    role: str
    tokens: int
    cost_usd: float | None
    prices: PriceList


class Meter:
    """Counts calls, tokens and dollars by role, and holds them under a budget."""

    def __init__(self, budget: Budget, spent: Mapping[str, RoleUsage] | None = None) -> None:
        """Create the meter; ``spent`` is what the run used before."""
        self._budget = budget
        self._spent = dict(spent or {})
        self._open: list[Reservation] = []

    @property
    def spent(self) -> dict[str, RoleUsage]:
        """What each role has used so far."""
        return dict(self._spent)

    def reserve(self, role: str, tokens_in: int, tokens_out: int, prices: PriceList) -> Reservation:
        """Count a call and set its worst case aside.

        Raises:
            BudgetError: when a cap could be passed; nothing is counted then.
        """
        cost = prices.cost(tokens_in, tokens_out)
        wanted = Reservation(role, tokens_in + tokens_out, cost, prices)
        self._check(wanted)
        self._open.append(wanted)
        self._change(role, model_calls=1)
        return wanted

    def settle(self, held: Reservation, tokens_in: int, tokens_out: int) -> None:
        """Replace a reservation by what the call used."""
        self._open.remove(held)
        cost = held.prices.cost(tokens_in, tokens_out)
        self._change(
            held.role,
            tokens_in=tokens_in,
            tokens_out=tokens_out,
            cost_usd=cost or 0.0,
            unpriced_calls=int(cost is None),
        )

    def release(self, held: Reservation) -> None:
        """Give a reservation back: the server refused the call and used nothing."""
        self._open.remove(held)

    def forfeit(self, held: Reservation) -> None:
        """Keep a reservation for good: what the call used will never be known."""
        self._open.remove(held)
        self._change(
            held.role,
            unaccounted=held.tokens,
            unaccounted_usd=held.cost_usd or 0.0,
            unpriced_calls=1,
        )

    def note_cached(self, role: str) -> None:
        """Count a reply that came from the cache."""
        self._change(role, cached_calls=1)

    def note_judged(self, role: str, claims: int, escalated: int) -> None:
        """Count claims that ``role`` ruled on, and those for which it asked its chat model."""
        self._change(role, claims=claims, escalated=escalated)

    def note_model(self, role: str, model: str) -> None:
        """Remember which model the server says answered for ``role``."""
        self._spent[role] = self._of(role).model_copy(update={"model": model})

    def _of(self, role: str) -> RoleUsage:
        return self._spent.get(role) or RoleUsage()

    def _change(self, role: str, **more: float) -> None:
        """Add ``more`` to the figures of ``role``."""
        before = self._of(role)
        update = {name: getattr(before, name) + value for name, value in more.items()}
        self._spent[role] = before.model_copy(update=update)

    def _check(self, wanted: Reservation) -> None:
        budget, used = self._budget, self._spent.values()
        if budget.max_calls is not None:
            calls = sum(u.model_calls for u in used)
            if calls + 1 > budget.max_calls:
                raise BudgetError(f"the budget of {budget.max_calls} model calls is used up")
        if budget.max_tokens is not None:
            tokens = sum(u.tokens_in + u.tokens_out + u.unaccounted for u in used)
            tokens += sum(r.tokens for r in self._open)
            if tokens + wanted.tokens > budget.max_tokens:
                raise BudgetError(
                    f"the next call could take {wanted.tokens} tokens, and {tokens} of the budget "
                    f"of {budget.max_tokens} are used or reserved"
                )
        self._check_dollars(wanted)

    def _check_dollars(self, wanted: Reservation) -> None:
        cap, used = self._budget.max_cost_usd, self._spent.values()
        if cap is None:
            return
        if wanted.cost_usd is None:
            raise BudgetError(
                "the price of this model is not known, so its cost cannot be held under "
                "max_cost_usd; give it in chat.prices"
            )
        cost = sum(u.cost_usd + u.unaccounted_usd for u in used)
        cost += sum(r.cost_usd or 0.0 for r in self._open)
        if cost + wanted.cost_usd > cap:
            raise BudgetError(
                f"the next call could cost ${wanted.cost_usd:.4f}, and ${cost:.4f} of the budget "
                f"of ${cap:.4f} are used or reserved"
            )
