"""Options that several commands share."""

import inspect
import os
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer

if TYPE_CHECKING:
    from agent.domain.policy import Policy

Json = Annotated[bool, typer.Option("--json", help="Print JSON on stdout, and nothing else.")]
Verbose = Annotated[
    bool, typer.Option("--verbose", help="Show stages, usage, and tracebacks of failures.")
]
Workspace = Annotated[
    str | None, typer.Option("--workspace", "-w", help="Indexed documents to use, by name.")
]
Docs = Annotated[
    list[Path] | None,
    typer.Option(
        "--docs", metavar="PATH", help="A file or folder to use, not indexed; may be repeated."
    ),
]

DEFAULT_WORKSPACE = "default"


def one_source(docs: list[Path] | None, workspace: str | None) -> None:
    """Raise InputError when it is not clear which documents are meant, or some are not there."""
    from agent.errors import InputError

    if docs and workspace is not None:
        raise InputError("give either --docs or --workspace, not both")
    missing = [str(path) for path in docs or () if not path.exists()]
    if missing:
        raise InputError(f"--docs names what does not exist: {', '.join(missing)}")


class Preset(StrEnum):
    """The named policies."""

    STRICT = "strict"
    BALANCED = "balanced"
    LENIENT = "lenient"


@dataclass(frozen=True)
class PolicyOptions:
    """How a run's policy is chosen."""

    max_revisions: Annotated[
        int | None, typer.Option(min=0, max=5, help="At most so many revisions of the draft.")
    ] = None
    preset: Annotated[
        Preset | None, typer.Option(help="The named policy that all values start from.")
    ] = None
    policy: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Policy values from a YAML file; $AFFIDAVIT_POLICY."),
    ] = None
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="KEY=VALUE",
            help="One policy value, e.g. gates.min_coverage=0.9; may be repeated.",
        ),
    ] = None

    def policy_values(self) -> dict[str, Any]:
        """Return the effective policy as JSON values.

        Raises:
            InputError: when it is not valid.
        """
        return self.effective_policy()[0].model_dump(mode="json")

    def effective_policy(self) -> "tuple[Policy, dict[str, str]]":
        """Return the effective policy and the origin of each of its values.

        Raises:
            InputError: when it is not valid.
        """
        from agent.cli.policy_input import effective_policy

        return effective_policy(
            self.policy,
            self.settings or (),
            max_revisions=self.max_revisions,
            preset=self.preset and self.preset.value,
        )


class ReportFormat(StrEnum):
    """What a report can be written as."""

    TEXT = "text"
    JSON = "json"
    MARKDOWN = "markdown"
    HTML = "html"


@dataclass(frozen=True)
class ReportOptions:
    """How a report is shown."""

    format: Annotated[ReportFormat, typer.Option(help="What to write the report as.")] = (
        ReportFormat.TEXT
    )
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="Write the report to FILE, not to stdout."
        ),
    ] = None
    json: Json = False
    verbose: Verbose = False

    def __post_init__(self) -> None:
        from agent.errors import InputError

        if self.json and self.format not in (ReportFormat.TEXT, ReportFormat.JSON):
            raise InputError(f"give either --json or --format {self.format.value}, not both")
        if self.output is not None and (problem := unwritable(self.output)):
            raise InputError(f"--output: {problem}")

    @property
    def wanted(self) -> ReportFormat:
        """The format to write, which ``--json`` names as well."""
        return ReportFormat.JSON if self.json else self.format


def unwritable(file: Path) -> str:
    """Return why no file can be written at that place, '' where one can."""
    if not file.parent.is_dir():
        return f"the folder {file.parent} does not exist"
    if file.is_dir():
        return f"{file} is a folder: name a file in it"
    if not _may_write(file):
        return f"{file} cannot be written: permission denied"
    return ""


def _may_write(file: Path) -> bool:
    if not os.access(file.parent, os.X_OK):
        return False
    return os.access(file if file.exists() else file.parent, os.W_OK)


@dataclass(frozen=True)
class RoleOptions:
    """Who plays each role, and what chat models may cost."""

    writer: Annotated[
        str | None, typer.Option(help="Who drafts and revises: extractive, or PROVIDER:MODEL.")
    ] = None
    skeptic: Annotated[
        str | None, typer.Option(help="Who attacks the draft: rules, or PROVIDER:MODEL.")
    ] = None
    extractor: Annotated[
        str | None, typer.Option(help="Who splits it into claims: rules, or PROVIDER:MODEL.")
    ] = None
    judge: Annotated[
        str | None,
        typer.Option(
            help="Who rules on the claims: nli, nli-small (one small model, faster and less "
            "sure), PROVIDER:MODEL, or cascade:PROVIDER:MODEL."
        ),
    ] = None
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Server of the chat models.")
    ] = None
    max_calls: Annotated[
        int | None, typer.Option(min=0, help="At most so many calls of chat models.")
    ] = None
    max_tokens: Annotated[
        int | None, typer.Option(min=0, help="At most so many tokens, in and out.")
    ] = None
    max_cost: Annotated[
        float | None, typer.Option(min=0, metavar="USD", help="At most so many US dollars.")
    ] = None
    chat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY=VALUE",
            help="How chat models are called, e.g. timeout_seconds=20; may be repeated.",
        ),
    ] = None

    def role_values(self) -> dict[str, Any]:
        """Return the context's fields that were named.

        Raises:
            InputError: when ``--chat`` is not KEY=VALUE, or ``--base-url`` serves no role.
        """
        from agent.cli.policy_input import parse_setting
        from agent.domain.presets import merged
        from agent.policies import nested

        names = ("writer", "skeptic", "extractor", "judge", "base_url")
        caps = {
            "max_calls": self.max_calls,
            "max_tokens": self.max_tokens,
            "max_cost_usd": self.max_cost,
        }
        chat: dict[str, Any] = {}
        for setting in self.chat or ():
            path, value = parse_setting(setting, "--chat", "timeout_seconds=20")
            chat = merged(chat, nested(path, value))
        values: dict[str, Any] = {name: getattr(self, name) for name in names}
        self._check_server()
        values["budget"] = {name: cap for name, cap in caps.items() if cap is not None} or None
        values["chat"] = chat or None
        return {name: value for name, value in values.items() if value is not None}

    def _check_server(self) -> None:
        """Raise InputError for a server of chat models where no role is one."""
        from agent.errors import InputError

        roles = (self.writer, self.skeptic, self.extractor, self.judge)
        if self.base_url is not None and not any(":" in role for role in roles if role):
            raise InputError(
                "--base-url is the server of chat models, and no role is one: "
                "name one, e.g. --writer openai:MODEL"
            )


@dataclass(frozen=True)
class ContextOptions(RoleOptions, PolicyOptions):
    """Who plays each role in a run, and its policy."""

    def context(self) -> dict[str, Any]:
        """Return the run's context: what was named, and the policy."""
        return {**self.role_values(), "policy": self.policy_values()}


@dataclass(frozen=True)
class RunOptions(ReportOptions, ContextOptions):
    """A run's roles and policy, and how its report is shown."""


@dataclass(frozen=True)
class BatchOptions(ContextOptions):
    """The roles and policy of all runs of a batch, and how its counts are shown."""

    json: Json = False
    verbose: Verbose = False


def with_options(group: type[Any]) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Return a decorator that replaces a command's parameter ``run`` by the options of ``group``.

    ``group`` is a dataclass whose fields are annotated as typer options; the command receives
    an instance of it. This keeps the options of all commands in one place.
    """
    hints = get_type_hints(group, include_extras=True)
    options = [
        parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=hints[parameter.name])
        for parameter in inspect.signature(group).parameters.values()
    ]

    def decorate(command: Callable[..., int]) -> Callable[..., int]:
        signature = inspect.signature(command)
        own = [p for p in signature.parameters.values() if p.name != "run"]
        positional = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in own]

        @wraps(command)
        def wrapped(**values: Any) -> int:
            chosen = {p.name: values.pop(p.name) for p in options}
            return command(**values, run=group(**chosen))

        combined = [*positional, *options]
        wrapped.__signature__ = signature.replace(parameters=combined)  # type: ignore[attr-defined]
        wrapped.__annotations__ = {p.name: p.annotation for p in combined} | {"return": int}
        return wrapped

    return decorate
