"""Settings of the process, from environment variables that start with AFFIDAVIT_."""

import os
from contextlib import suppress
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import AfterValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from agent.domain.problems import reason
from agent.errors import InputError

PREFIX = "AFFIDAVIT_"
HOMES = ("HOME", "USERPROFILE")

Kind = TypeVar("Kind", bound=BaseSettings)


def _usable_cores() -> int:
    """Return the number of cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _folder(place: Path) -> Path:
    """Return ``place``, which must be a folder or one that can be made."""
    for path in (place, *place.parents):
        with suppress(OSError):  # what may not be looked at is told where it is used
            if path.exists() and not path.is_dir():
                raise ValueError(f"{path} is no folder")
    return place


class Settings(BaseSettings):
    """Where state lives; see ``settings``."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True
    )

    chat_servers: str = Field(
        default="",
        description="base URLs that a run may name for its chat models, parted by commas; '' any",
    )
    home: Annotated[Path, AfterValidator(_folder)] = Field(
        default_factory=lambda: Path.home() / ".affidavit",
        validate_default=True,
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


class ServerSettings(BaseSettings):
    """Limits and times of the server; see ``server_settings``."""

    model_config = SettingsConfigDict(
        env_prefix=f"{PREFIX}SERVER_", env_ignore_empty=True, extra="ignore"
    )

    max_body_mb: float = Field(default=32, gt=0, description="largest body of a request")
    max_documents: int = Field(default=100, ge=1, description="documents in one request")
    max_claims: int = Field(default=512, ge=1, description="claims that a policy may ask for")
    max_running: int = Field(
        default_factory=lambda: settings().cores, ge=1, description="runs at the same time"
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


def settings() -> Settings:
    """Return the settings of this moment: read anew when a variable has changed.

    Raises:
        InputError: naming the variable that cannot be used.
    """
    named = ((k, v) for k, v in os.environ.items() if k.upper().startswith(PREFIX) or k in HOMES)
    return _read(tuple(sorted(named)))


@lru_cache(maxsize=8)
def _read(_: tuple[tuple[str, str], ...]) -> Settings:
    return _from_environment(Settings)


@lru_cache(maxsize=1)
def server_settings() -> ServerSettings:
    """Return the settings of the server, read once.

    Raises:
        InputError: naming the variable that cannot be used.
    """
    return _from_environment(ServerSettings)


def is_writable(folder: Path) -> bool:
    """Tell whether files can be written in ``folder``, which is made if it is missing."""
    probe = folder / ".writable"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _from_environment(kind: type[Kind]) -> Kind:
    """Return the settings of a kind, read from the environment.

    Raises:
        InputError: naming the variable that cannot be used.
    """
    prefix = str(kind.model_config["env_prefix"]).upper()
    _refuse_misspelt(prefix, kind)
    try:
        return kind()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = f"{prefix}{wrong['loc'][0]}".upper()
        raise InputError(
            f"{name}={wrong['input']} cannot be used: {reason(wrong['msg'])}"
        ) from error


def _refuse_misspelt(prefix: str, kind: type[Kind]) -> None:
    """Raise an InputError for a variable whose name is nearly that of a setting of the kind.

    Others that begin like these are left alone: Kubernetes makes some from the names of services.
    """
    known = [name.upper() for name in kind.model_fields]
    of, likeness = (" of the server", 0.6) if kind is ServerSettings else ("", 0.8)
    for name in sorted(os.environ):
        tail = name.upper().removeprefix(prefix)
        begins = name.upper() != tail
        near = get_close_matches(tail, known, n=1, cutoff=likeness) if begins else []
        if near and tail not in known:
            raise InputError(f"{name} is no setting{of}: did you mean {prefix}{near[0]}?")
