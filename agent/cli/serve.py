"""``affidavit serve``: both graphs on one LangGraph server."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from agent.errors import InputError, NotFoundError

CONFIG = "langgraph.json"
QUIET = {
    "LANGGRAPH_CLI_NO_ANALYTICS": "1",
    "LANGGRAPH_NO_VERSION_CHECK": "true",
    "LANGSMITH_TRACING": "false",
}


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65_535, help="Port to listen on.")] = 2024,
    jobs: Annotated[int, typer.Option(min=1, help="Runs at the same time.")] = 4,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another langgraph.json.")
    ] = None,
) -> int:
    """Start the LangGraph server: both graphs, their streams, Studio and MCP."""
    found = find_config(config)
    check_port(host, port)
    command = server_command(found, host, port, jobs)
    # Graph paths in the file are relative to it. The server takes the place of this process, so
    # that signals reach it.
    os.chdir(found.parent)
    os.execve(command[0], command, server_environment(os.environ))  # noqa: S606


def find_config(given: Path | None) -> Path:
    """Return the server's configuration: ``given``, or the one beside the ``agent`` package.

    Raises:
        NotFoundError: when there is none.
    """
    found = given or Path(__file__).parents[2] / CONFIG
    if not found.is_file():
        raise NotFoundError(
            f"the server configuration {found} does not exist: name one with --config"
        )
    return found.resolve()


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


def server_command(config: Path, host: str, port: int, jobs: int) -> list[str]:
    """Return the command line of the server."""
    # Without the number of jobs the server runs one at a time, whatever its help says.
    return [
        *(sys.executable, "-m", "langgraph_cli", "dev"),
        *("--config", str(config), "--host", host, "--port", str(port)),
        *("--n-jobs-per-worker", str(jobs), "--no-browser", "--no-reload"),
    ]


def server_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Return ``environment`` with the server's network traffic off, unless it says otherwise."""
    return {**QUIET, **environment}
