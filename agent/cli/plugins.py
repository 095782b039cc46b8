"""Commands that other packages contribute through the entry points ``affidavit.commands``."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from agent.cli.render.plain import one_line
from agent.errors import AffidavitError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "affidavit.commands"


class CommandGroup(TyperGroup):
    """The built-in commands, then the contributed ones, which load only when they are used."""

    _is_listing = False

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the list of commands; contributed ones are named without being loaded."""
        self._is_listing = True
        try:
            super().format_commands(ctx, formatter)
        finally:
            self._is_listing = False

    def list_commands(self, ctx: Any) -> list[str]:
        """Return all names; a built-in command wins over a contributed one of its name."""
        built_in = super().list_commands(ctx)
        return [*built_in, *sorted(contributed().keys() - set(built_in))]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return the command of that name, or None."""
        found = super().get_command(ctx, cmd_name)
        if found is None and cmd_name in contributed():
            point = contributed()[cmd_name]
            return _named(point) if self._is_listing else load(point)
        return found


@lru_cache(maxsize=1)
def contributed() -> "dict[str, EntryPoint]":
    """Return the entry points of installed packages by command name."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def load(point: "EntryPoint") -> Any:
    """Return the command of ``point``; a stand-in that explains where it cannot be loaded."""
    try:
        app = point.load()
        if not isinstance(app, typer.Typer):
            raise TypeError(f"{point.value} is no typer.Typer")
        return _command(app, point.name)
    # A contributed module may fail in any way; the other commands must go on working.
    except Exception as error:
        reason = one_line(f"{type(error).__name__}: {error}")
        return _command(_broken(point, reason), point.name)


def _named(point: "EntryPoint") -> Any:
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(help=f"From {_owner(point)}; has its own --help.")(lambda: None)
    return _command(app, point.name)


def _owner(point: "EntryPoint") -> str:
    return f"package {point.dist.name}" if point.dist else f"module {point.module}"


def _broken(point: "EntryPoint", reason: str) -> typer.Typer:
    app = typer.Typer(add_completion=False, rich_markup_mode=None)

    @app.command(
        help=f"(not available: {reason})",
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def explain(_: typer.Context) -> None:
        raise AffidavitError(
            f"the command {point.name!r} of {_owner(point)} cannot be loaded: {reason}"
        )

    return app


def _command(app: typer.Typer, name: str) -> Any:
    command = typer.main.get_command(app)
    command.name = name
    return command
