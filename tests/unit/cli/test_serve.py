import itertools
import socket
import sys
from pathlib import Path

import pytest

from agent.cli.serve import check_port, find_config, server_command, server_environment
from agent.errors import InputError, NotFoundError


def test_the_command_names_everything_the_server_would_guess(tmp_path: Path) -> None:
    command = server_command(tmp_path / "langgraph.json", "0.0.0.0", 8123, 3)
    assert command[:4] == [sys.executable, "-m", "langgraph_cli", "dev"]
    pairs = dict(itertools.pairwise(command))
    assert pairs["--config"] == str(tmp_path / "langgraph.json")
    assert pairs["--host"] == "0.0.0.0"
    assert pairs["--port"] == "8123"
    assert pairs["--n-jobs-per-worker"] == "3"
    assert {"--no-browser", "--no-reload"} <= set(command)
    assert "--allow-blocking" not in command


def test_network_traffic_is_off_unless_the_user_wants_it() -> None:
    environment = server_environment({"A": "b", "LANGSMITH_TRACING": "true"})
    assert environment == {
        "A": "b",
        "LANGGRAPH_CLI_NO_ANALYTICS": "1",
        "LANGGRAPH_NO_VERSION_CHECK": "true",
        "LANGSMITH_TRACING": "true",
    }


def test_a_named_configuration_is_used(tmp_path: Path) -> None:
    file = tmp_path / "langgraph.json"
    with pytest.raises(NotFoundError, match="--config"):
        find_config(file)
    file.write_text("{}")
    assert find_config(file) == file.resolve()


def test_a_busy_port_is_an_error() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(InputError, match=str(port)):
            check_port("127.0.0.1", port)
    check_port("127.0.0.1", port)
    with pytest.raises(InputError, match="--host"):
        check_port("not.a.host.invalid", port)
