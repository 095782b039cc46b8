"""Options that several commands share."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

Json = Annotated[bool, typer.Option("--json", help="Print JSON on stdout, and nothing else.")]
Verbose = Annotated[
    bool, typer.Option("--verbose", help="Show stages, usage, and tracebacks of failures.")
]
Workspace = Annotated[
    str | None, typer.Option("--workspace", "-w", help="Indexed documents to use, by name.")
]

DEFAULT_WORKSPACE = "default"


@dataclass(frozen=True)
class PolicyOptions:
    """How a run's policy is chosen."""

    max_revisions: Annotated[
        int | None, typer.Option(min=0, help="At most so many revisions of the draft.")
    ] = None
    policy: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Policy values from a YAML file.")
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
        from agent.cli.policy_input import effective_policy

        chosen = effective_policy(self.policy, self.settings or (), self.max_revisions)
        return chosen.model_dump(mode="json")


@dataclass(frozen=True)
class RunOptions(PolicyOptions):
    """Who plays each role in a run, and how its result is shown."""

    writer: Annotated[str | None, typer.Option(help="Who drafts and revises.")] = None
    skeptic: Annotated[str | None, typer.Option(help="Who attacks the draft.")] = None
    extractor: Annotated[str | None, typer.Option(help="Who splits it into claims.")] = None
    judge: Annotated[str | None, typer.Option(help="Who rules on the claims.")] = None
    json: Json = False
    verbose: Verbose = False

    def context(self) -> dict[str, Any]:
        """Return the run's context: the roles that were named, and the policy."""
        roles = {
            "writer": self.writer,
            "skeptic": self.skeptic,
            "extractor": self.extractor,
            "judge": self.judge,
        }
        named = {role: name for role, name in roles.items() if name is not None}
        return {**named, "policy": self.policy_values()}


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
