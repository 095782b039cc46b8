"""Prices of tokens: what the user gives, else the table that ``genai-prices`` keeps."""

from collections.abc import Mapping

from agent.domain.spending import Price
from agent.models.chat.role import ChatRole

MILLION = 1_000_000


class PriceList:
    """Prices of one model; unknown where neither the user nor the table knows one."""

    def __init__(self, role: ChatRole, given: Mapping[str, Price], *, own_server: bool) -> None:
        """Create the list.

        Args:
            role: the model.
            given: the user's prices by role string or model name.
            own_server: whether a base URL was given; the table then says nothing of its prices.
        """
        self._role = role
        self._given = given.get(role.name) or given.get(role.model)
        self._own_server = own_server

    def cost(self, tokens_in: int, tokens_out: int) -> float | None:
        """Return the dollars for so many tokens, None where the price is unknown."""
        if self._given is not None:
            priced = self._given
            spent = tokens_in * priced.input_per_million + tokens_out * priced.output_per_million
            return spent / MILLION
        return None if self._own_server else self._listed(tokens_in, tokens_out)

    def _listed(self, tokens_in: int, tokens_out: int) -> float | None:
        from genai_prices import Usage, calc_price

        used = Usage(input_tokens=tokens_in, output_tokens=tokens_out)
        try:
            found = calc_price(used, self._role.model, provider_id=self._role.provider)
        except LookupError:
            return None
        return float(found.total_price)
