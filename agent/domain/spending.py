"""What chat models may cost, and what they did cost: budgets, prices, figures a role."""

from typing import Annotated, Literal

from pydantic import Field

from agent.domain.base import Frozen, Options

Limit = Annotated[int, Field(ge=0)]
Dollars = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class Budget(Options):
    """Caps of one run, null for none; a call is made only when its worst case fits."""

    max_calls: Limit | None = Field(default=None, description="requests sent, retries included")
    max_tokens: Limit | None = Field(default=None, description="tokens in and out together")
    max_cost_usd: Dollars | None = Field(default=None, description="needs a known price")


class Price(Frozen):
    """US dollars for a million tokens."""

    input_per_million: Dollars
    output_per_million: Dollars


class ChatOptions(Options):
    """How chat models are called."""

    timeout_seconds: float = Field(default=60.0, gt=0, le=3600, description="of one request")
    max_retries: int = Field(
        default=3, ge=0, le=10, description="after 408, 409, 429, 5xx and dropped connections"
    )
    max_wait_seconds: float = Field(
        default=30.0, ge=0, le=600, description="longest pause that a server may ask for"
    )
    concurrency: int = Field(default=16, ge=1, le=256, description="requests under way at once")
    max_output_tokens: int = Field(default=4096, ge=16, description="of one reply")
    temperature: float | None = Field(default=0.0, ge=0, le=2, description="null: not sent")
    structured: Literal["auto", "json_schema", "function_calling", "json_mode"] = Field(
        default="auto", description="how replies are held to their schema; auto tries in this order"
    )
    cache_seconds: int = Field(
        default=86_400, ge=0, description="how long a reply is reused for the same input; 0: never"
    )
    prices: dict[str, Price] = Field(
        default_factory=dict, description="prices by role string or model name, before the table"
    )


class RoleUsage(Frozen):
    """What one role used of its chat model; all zero for an embedded one.

    ``unaccounted`` are tokens that stay reserved for calls whose usage never became known, and
    ``unaccounted_usd`` their dollars; ``unpriced_calls`` are those that ``cost_usd`` leaves out.
    ``claims`` counts the claims that the judge ruled on in all rounds, ``escalated`` those among
    them that went to its chat model.
    """

    model: str = ""
    model_calls: int = 0
    cached_calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost_usd: float = 0.0
    unpriced_calls: int = 0
    unaccounted: int = 0
    unaccounted_usd: float = 0.0
    claims: int = 0
    escalated: int = 0
