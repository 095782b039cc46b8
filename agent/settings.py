"""Settings of the process, from environment variables that start with AFFIDAVIT_."""

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Where state lives; read anew at each use, so that tests and tools can change it."""

    model_config = SettingsConfigDict(env_prefix="AFFIDAVIT_", extra="ignore")

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
    chroma_url: str = Field(
        default="",
        description="http://… of a Chroma server for vectors; the catalogue is then in PostgreSQL",
    )
