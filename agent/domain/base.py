"""The base of every domain type: frozen, closed and comparable by value."""

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """An immutable value; unknown fields are rejected."""

    model_config = ConfigDict(frozen=True, extra="forbid")
