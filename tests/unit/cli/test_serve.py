import itertools
import json
import socket
import sys
from pathlib import Path

import pytest

from agent.cli.serve import (
    CONFIG,
    POSTGRES_CONFIG,
    addresses,
    check_home,
    check_host,
    check_limits,
    check_port,
    find_config,
    server_command,
    server_environment,
    server_folder,
)
from agent.errors import InputError, NotFoundError
from agent.identity.keys import KeyStore
from agent.settings import server_settings


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


def test_places_stay_the_same_in_the_folder_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = {"AFFIDAVIT_HOME": "./kept", "AFFIDAVIT_POLICY": "policy.yaml", "AFFIDAVIT_CORES": "2"}
    environment = server_environment(given)
    assert environment["AFFIDAVIT_HOME"] == str(tmp_path / "kept")
    assert environment["AFFIDAVIT_POLICY"] == str(tmp_path / "policy.yaml")
    assert environment["AFFIDAVIT_CORES"] == "2"
    assert server_environment({"AFFIDAVIT_HOME": ""})["AFFIDAVIT_HOME"] == ""


def test_a_named_configuration_is_used(tmp_path: Path) -> None:
    file = tmp_path / "langgraph.json"
    with pytest.raises(NotFoundError, match="--config"):
        find_config(file)
    file.write_text("{}")
    assert find_config(file) == file.resolve()


def test_threads_are_kept_in_the_home_or_beside_a_named_configuration(
    home: Path, tmp_path: Path
) -> None:
    assert server_folder(None) == home.resolve()
    assert server_folder(tmp_path / "own" / "langgraph.json") == (tmp_path / "own").resolve()


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


@pytest.mark.parametrize(
    ("host", "page"),
    [
        ("127.0.0.1", "http://127.0.0.1:8123/ "),
        ("localhost", "http://localhost:8123/ "),
        ("0.0.0.0", "http://127.0.0.1:8123/ "),
        ("::", "http://[::1]:8123/ "),
        ("::1", "http://[::1]:8123/ "),
    ],
)
def test_the_page_is_named_by_an_address_that_opens(host: str, page: str) -> None:
    assert f" {page}" in addresses(host, 8123)


def test_a_home_that_cannot_be_written_is_an_error(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_home()
    assert not list(home.iterdir())
    monkeypatch.setenv("AFFIDAVIT_HOME", "/proc/none")
    with pytest.raises(InputError, match=r"AFFIDAVIT_HOME=.*cannot be written"):
        check_home()


def test_sites_and_the_form_of_logs_are_chosen_when_it_starts() -> None:
    made = server_environment({}, ["https://a.example"], json_logs=True)
    assert json.loads(made["CORS_CONFIG"])["allow_origins"] == ["https://a.example"]
    assert made["LOG_JSON"] == "true"
    assert not {"CORS_CONFIG", "LOG_JSON"} & set(server_environment({}))


def test_others_are_served_only_once_there_is_a_key(home: Path) -> None:
    check_host("127.0.0.1")
    with pytest.raises(InputError, match="keys create"):
        check_host("0.0.0.0")
    KeyStore(home / "keys.sqlite3").create("ann", ["hr"])
    check_host("0.0.0.0")


def test_the_two_configurations_differ_in_their_database_only() -> None:
    root = Path(__file__).parents[3]
    plain = json.loads((root / CONFIG).read_text("utf-8"))
    other = json.loads((root / POSTGRES_CONFIG).read_text("utf-8"))
    assert other.keys() - plain.keys() == {"checkpointer", "store"}
    assert {k: v for k, v in other.items() if k in plain} == plain


def test_a_limit_that_cannot_be_used_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFIDAVIT_SERVER_MAX_RUNNING", "0")
    server_settings.cache_clear()
    with pytest.raises(InputError, match="AFFIDAVIT_SERVER_MAX_RUNNING=0"):
        check_limits()
    monkeypatch.delenv("AFFIDAVIT_SERVER_MAX_RUNNING")
    check_limits()
