"""Who calls: a name, the workspaces within reach, and the rights there."""

from collections.abc import Iterable
from enum import StrEnum

from pydantic import Field, field_validator

from agent.domain.base import Frozen
from agent.errors import AccessError, InputError

ALL = "*"


class Right(StrEnum):
    """What a caller may do; each right includes the ones before it.

    ``read``: ask, check, read documents and audit records. ``write``: add and delete documents,
    decide reviews, write the state of threads. ``admin``: define assistants and schedules.
    """

    READ = "read"
    WRITE = "write"
    ADMIN = "admin"


ORDER = tuple(Right)


class Principal(Frozen):
    """A caller; ``workspaces`` are names, or ``*`` for all, and ``right`` None allows nothing.

    ``identity`` tells two callers of the same name apart and owns their threads.
    """

    identity: str
    name: str
    workspaces: tuple[str, ...] = Field(default=())
    right: Right | None = None

    @field_validator("workspaces")
    @classmethod
    def _in_order(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(set(names)))

    @property
    def reaches_all(self) -> bool:
        """Tell whether every workspace is within reach."""
        return ALL in self.workspaces

    def may(self, right: Right) -> bool:
        """Tell whether this caller has ``right``."""
        return self.right is not None and ORDER.index(self.right) >= ORDER.index(right)

    def reaches(self, workspace: str) -> bool:
        """Tell whether the workspace of that name is within reach."""
        return self.reaches_all or workspace in self.workspaces

    def need(self, right: Right, workspace: str | None = None) -> None:
        """Demand ``right``, and reach of ``workspace`` where one is named.

        Raises:
            AccessError: saying what is missing; the same for a workspace that does not exist.
        """
        if not self.may(right):
            raise AccessError(f"this needs the right `{right.value}`, which the key does not give")
        if workspace is not None and not self.reaches(workspace):
            raise AccessError(f"the key does not reach a workspace named {workspace!r}")

    @property
    def home(self) -> str | None:
        """The workspace that is meant where none is named, None where that is not clear."""
        if self.reaches_all or "default" in self.workspaces:
            return "default"
        return self.workspaces[0] if len(self.workspaces) == 1 else None


LOCAL = Principal(identity="local", name="", workspaces=(ALL,), right=Right.ADMIN)
NOBODY = Principal(identity="nobody", name="nobody")


def workspace_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return ``names`` checked: at least one, each a workspace's name or ``*``.

    Raises:
        InputError: naming the one that is not.
    """
    given = tuple(names)
    if not given:
        raise InputError("name at least one workspace that the key reaches, or * for all")
    for name in given:
        if name != ALL and not is_workspace_name(name):
            raise InputError(
                f"{name!r} is no workspace name: use 1 to 64 lower-case letters, digits, "
                "hyphens and underscores, or * for all"
            )
    return given


def is_workspace_name(name: str) -> bool:
    """Tell whether ``name`` may name a workspace."""
    return 1 <= len(name) <= 64 and all(c in "abcdefghijklmnopqrstuvwxyz0123456789_-" for c in name)
