"""Settings of the server, from environment variables that start with AFFIDAVIT_SERVER_."""

from functools import lru_cache

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from agent.settings import from_environment, settings


class ServerSettings(BaseSettings):
    """Limits and times; read once, when the server starts."""

    model_config = SettingsConfigDict(env_prefix="AFFIDAVIT_SERVER_", extra="ignore")

    max_body_mb: float = Field(default=32, gt=0, description="largest body of a request")
    max_documents: int = Field(default=100, ge=1, description="documents in one request")
    max_claims: int = Field(default=512, ge=1, description="claims that a policy may ask for")
    max_running: int = Field(
        default_factory=lambda: 2 * settings().cores, ge=1, description="runs at the same time"
    )
    max_waiting: int = Field(default=64, ge=0, description="runs that wait for their turn")
    run_seconds: float = Field(default=120, gt=0, description="longest run; then status 504")
    resume_seconds: float = Field(
        default=10, ge=0, description="how long a run waits for a client that lost its stream"
    )
    replay_seconds: float = Field(
        default=60, ge=0, description="how long the events of a run that ended can be read again"
    )
    replay_runs: int = Field(default=64, ge=0, description="runs whose events are kept for that")
    heartbeat_seconds: float = Field(default=15, gt=0, description="between signs of life")

    @property
    def max_body(self) -> int:
        """Largest body of a request in bytes."""
        return int(self.max_body_mb * 1_000_000)


@lru_cache(maxsize=1)
def server_settings() -> ServerSettings:
    """Return the settings of this process."""
    return from_environment(ServerSettings)
