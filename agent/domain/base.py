"""The bases of the domain types: frozen, closed and comparable by value."""

from collections.abc import Mapping
from typing import Any, get_origin

from pydantic import BaseModel, ConfigDict, ValidationInfo, field_validator


class Frozen(BaseModel):
    """An immutable value; unknown fields are rejected."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Options(Frozen):
    """Values that users choose; ``true`` and ``false`` are no numbers, as pydantic has it."""

    @field_validator("*", mode="before")
    @classmethod
    def _no_truth_for_a_number(cls, value: Any, info: ValidationInfo) -> Any:
        kind = cls.model_fields[info.field_name or ""].annotation
        several = get_origin(kind) is dict and isinstance(value, Mapping)
        values = value.values() if several else (value,)
        if kind is not bool and any(isinstance(v, bool) for v in values):
            raise ValueError("true and false are no value of it")
        return value
