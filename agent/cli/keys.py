"""``affidavit keys``: who may use a server, and where."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from agent.cli.console import show, write_json, write_line
from agent.cli.failures import GROUNDED
from agent.cli.options import Json, Verbose, with_options
from agent.errors import InputError

if TYPE_CHECKING:
    from agent.identity.keys import Key, KeyStore

app = typer.Typer(help="Make, list and revoke the API keys of the server.", rich_markup_mode=None)


@dataclass(frozen=True)
class KeyOptions:
    """What a new key opens."""

    workspace: Annotated[
        list[str], typer.Option("--workspace", "-w", help="One it reaches, or *; repeat for more.")
    ]
    right: Annotated[
        str, typer.Option(help="read, write (documents, reviews) or admin (assistants).")
    ] = "read"
    days: Annotated[int | None, typer.Option(min=1, help="Valid for so many days.")] = None
    json: Json = False
    verbose: Verbose = False


@app.command()
@with_options(KeyOptions)
def create(
    name: Annotated[str, typer.Argument(help="Who will use it.")], *, run: KeyOptions
) -> int:
    """Make a key; it is shown once. From the first key on, a server asks for one."""
    from agent.identity.principal import Right

    if run.right not in set(Right):
        raise InputError(f"the right must be one of {', '.join(Right)} (got {run.right!r})")
    key, text = _store().create(name, run.workspace, Right(run.right), run.days)
    if run.json:
        write_json({**key.model_dump(mode="json"), "key": text})
        return GROUNDED
    write_line(text)
    write_line(
        f"{key.name} may {key.right.value} in {', '.join(key.workspaces)}. "
        "Keep the key: it cannot be shown again."
    )
    return GROUNDED


@app.command(name="list")
def list_keys(json: Json = False, verbose: Verbose = False) -> int:
    """List all keys, revoked ones too."""
    keys = _store().list()
    if json:
        write_json([key.model_dump(mode="json") for key in keys])
        return GROUNDED
    if not keys:
        write_line("no keys: a server on this machine serves this machine only")
        return GROUNDED
    from rich.table import Table

    table = Table("id", "name", "right", "workspaces", "state", box=None)
    for key in keys:
        table.add_row(key.key_id, key.name, key.right, " ".join(key.workspaces), _state(key))
    show(table)
    return GROUNDED


@app.command()
def revoke(
    key: Annotated[str, typer.Argument(help="Id or name of the key.")],
    json: Json = False,
    verbose: Verbose = False,
) -> int:
    """Revoke a key: it opens nothing from now on, on running servers too."""
    revoked = _store().revoke(key)
    if json:
        write_json(revoked.model_dump(mode="json"))
    else:
        write_line(f"the key {revoked.key_id} of {revoked.name} is revoked")
    return GROUNDED


def _state(key: "Key") -> str:
    from datetime import UTC, datetime

    if key.revoked is not None:
        return f"revoked {key.revoked:%Y-%m-%d}"
    if key.expires is None:
        return "valid"
    return (
        f"{'valid until' if key.is_valid(datetime.now(UTC)) else 'expired'} {key.expires:%Y-%m-%d}"
    )


def _store() -> "KeyStore":
    from agent.identity.keys import KeyStore
    from agent.settings import settings

    return KeyStore(settings().home / "keys.sqlite3")
