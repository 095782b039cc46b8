"""Settings of the process, from environment variables that start with AFFIDAVIT_."""

import os
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from agent.errors import InputError

PREFIX = "AFFIDAVIT_"
HOMES = ("HOME", "USERPROFILE")

Kind = TypeVar("Kind", bound=BaseSettings)


def _usable_cores() -> int:
    """Return the number of cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Settings(BaseSettings):
    """Where state lives; see ``settings``."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore", frozen=True)

    chat_servers: str = Field(
        default="",
        description="base URLs that a run may name for its chat models, parted by commas; '' any",
    )
    home: Path = Field(
        default_factory=lambda: Path.home() / ".affidavit",
        description="index, audit records and locks",
    )
    risk_classifier: str = Field(
        default="",
        description="package.module:function that names the impact classes of a claim's text",
    )
    database_url: str = Field(
        default="",
        repr=False,
        description="postgresql://… for audit records, checkpoints and the store",
    )
    cores: int = Field(
        default_factory=_usable_cores,
        ge=1,
        description="processor cores that this process may keep busy",
    )
    chroma_url: str = Field(
        default="",
        description="http://… of a Chroma server for vectors; the catalogue is then in PostgreSQL",
    )


def settings() -> Settings:
    """Return the settings of this moment: read anew when a variable has changed.

    Raises:
        InputError: naming the variable that cannot be used.
    """
    named = ((k, v) for k, v in os.environ.items() if k.upper().startswith(PREFIX) or k in HOMES)
    return _read(tuple(sorted(named)))


@lru_cache(maxsize=8)
def _read(_: tuple[tuple[str, str], ...]) -> Settings:
    return from_environment(Settings)


def from_environment(kind: type[Kind]) -> Kind:
    """Return the settings of a kind, read from the environment.

    Raises:
        InputError: naming the variable that cannot be used.
    """
    try:
        return kind()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = f"{kind.model_config['env_prefix']}{wrong['loc'][0]}".upper()
        raise InputError(f"{name}={wrong['input']} cannot be used: {wrong['msg']}") from error
