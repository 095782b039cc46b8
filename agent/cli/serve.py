"""``affidavit serve``: both graphs on one LangGraph server."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from agent.cli.console import write_error
from agent.cli.options import with_options
from agent.errors import InputError, NotFoundError

CONFIG = "langgraph.json"
POSTGRES_CONFIG = ".langgraph.postgres.json"
QUIET = {
    "LANGGRAPH_CLI_NO_ANALYTICS": "1",
    "LANGGRAPH_NO_VERSION_CHECK": "true",
    "LANGSMITH_TRACING": "false",
}
PLACES = ("AFFIDAVIT_HOME", "AFFIDAVIT_POLICY")


@dataclass(frozen=True)
class ServeOptions:
    """Where the server listens, and for whom."""

    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, typer.Option(min=1, max=65_535, help="Port to listen on.")] = 2024
    jobs: Annotated[int, typer.Option(min=1, help="Runs at the same time.")] = 4
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Another langgraph.json.")] = (
        None
    )
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="A site whose pages may call the server, e.g. https://smith.langchain.com for "
            "Studio; repeat for more. None may by default.",
        ),
    ] = None
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log one JSON object a line.")] = (
        False
    )


@with_options(ServeOptions)
def serve(*, run: ServeOptions) -> int:
    """Start the server: page, HTTP routes, both graphs, their streams, Studio and MCP.

    Without API keys it serves this machine only, and refuses to listen on other addresses.
    """
    found = find_config(run.config)
    check_host(run.host)
    check_port(run.host, run.port)
    check_limits()
    check_home()
    command = server_command(found, run.host, run.port, run.jobs)
    if not run.json_logs:
        write_error(f"affidavit: {addresses(run.host, run.port)}")
    environment = server_environment(os.environ, run.allow_origin or (), json_logs=run.json_logs)
    os.chdir(server_folder(run.config))
    # The server takes the place of this process, so that signals reach it.
    os.execve(command[0], command, environment)  # noqa: S606


def find_config(given: Path | None) -> Path:
    """Return the server's configuration: ``given``, or the one beside the ``agent`` package.

    Where AFFIDAVIT_DATABASE_URL is set it is the one that keeps threads and store there.

    Raises:
        NotFoundError: when there is none.
    """
    from agent.settings import settings

    name = POSTGRES_CONFIG if settings().database_url else CONFIG
    found = given or Path(__file__).parents[2] / name
    if not found.is_file():
        raise NotFoundError(
            f"the server configuration {found} does not exist: name one with --config"
        )
    return found.resolve()


def server_folder(given: Path | None) -> Path:
    """Return the folder that the server runs in: it keeps its threads there.

    That is AFFIDAVIT_HOME, so that servers with homes of their own share nothing; paths in a
    configuration that is ``given`` are relative to its folder.
    """
    from agent.settings import settings

    return given.resolve().parent if given else settings().home.resolve()


def check_host(host: str) -> None:
    """Raise InputError when others could reach ``host`` though no key exists yet."""
    from agent.identity.keys import KeyStore
    from agent.identity.loopback import is_loopback
    from agent.settings import settings

    if not is_loopback(host) and not KeyStore(settings().home / "keys.sqlite3").are_required():
        raise InputError(
            f"without API keys the server listens on this machine only, not on {host}: "
            "make a key first with `affidavit keys create`"
        )


def check_port(host: str, port: int) -> None:
    """Raise InputError when ``port`` is taken: the server would silently take another one."""
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise InputError(
                f"cannot listen on {host}:{port} ({error.strerror or error}): "
                "choose another --host or --port"
            ) from error


def check_limits() -> None:
    """Raise InputError when a limit in the environment cannot be used: here it is told in a line.

    The server itself would tell it under a traceback.
    """
    from agent.settings import server_settings

    server_settings()


def check_home() -> None:
    """Raise InputError when nothing can be written under AFFIDAVIT_HOME: every run would fail."""
    from agent.settings import is_writable, settings

    if not is_writable(home := settings().home):
        raise InputError(
            f"AFFIDAVIT_HOME={home} cannot be written: check its permissions and free space, "
            "or set AFFIDAVIT_HOME to another folder"
        )


def addresses(host: str, port: int) -> str:
    """Return where the page and the reference will be; the server itself names only its own."""
    named = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    base = f"http://{f'[{named}]' if ':' in named else named}:{port}"
    return f"the page is at {base}/ and the HTTP reference at {base}/v1/docs once the server is up"


def server_command(config: Path, host: str, port: int, jobs: int) -> list[str]:
    """Return the command line of the server."""
    # Without the number of jobs the server runs one at a time, whatever its help says.
    return [
        *(sys.executable, "-m", "langgraph_cli", "dev"),
        *("--config", str(config), "--host", host, "--port", str(port)),
        *("--n-jobs-per-worker", str(jobs), "--no-browser", "--no-reload"),
    ]


def server_environment(
    environment: Mapping[str, str], origins: Sequence[str] = (), *, json_logs: bool = False
) -> dict[str, str]:
    """Return ``environment`` with the server's network traffic off, unless it says otherwise.

    ``origins`` are the sites whose pages may call the server. Paths in the variables of ``PLACES``
    are made absolute, since the server runs in another folder.
    """
    named = {k: str(Path(v).absolute()) for k in PLACES if (v := environment.get(k))}
    made = {**QUIET, **environment, **named}
    if origins:
        # It takes the place of what the configuration file says.
        rules = {"allow_origins": list(origins), "allow_methods": ["*"], "allow_headers": ["*"]}
        made["CORS_CONFIG"] = json.dumps(rules)
    if json_logs:
        made["LOG_JSON"] = "true"
    return made
