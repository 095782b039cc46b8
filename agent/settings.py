"""Settings of the process, from environment variables that start with AFFIDAVIT_."""

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Where state lives; read anew at each use, so that tests and tools can change it."""

    model_config = SettingsConfigDict(env_prefix="AFFIDAVIT_", extra="ignore")

    home: Path = Field(
        default_factory=lambda: Path.home() / ".affidavit",
        description="index, audit records and locks",
    )
