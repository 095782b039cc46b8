import json
from pathlib import Path

import pytest

from agent.bootstrap import key_store
from agent.cli.app import run


def test_a_key_is_made_listed_and_revoked(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["keys", "create", "ann", "-w", "hr", "--right", "write", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert key_store().recognise(made["key"]) is not None
    assert run(["keys", "list"]) == 0
    shown = capsys.readouterr().out
    assert "ann" in shown
    assert made["key"] not in shown
    assert run(["keys", "revoke", "ann"]) == 0
    capsys.readouterr()
    assert key_store().recognise(made["key"]) is None
    assert run(["keys", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["revoked"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["create", "ann"],
        ["create", "ann", "-w", "../hr"],
        ["create", "ann", "-w", "hr", "--right", "all"],
        ["create", "ann", "-w", "hr", "--days", "0"],
        ["revoke", "nobody"],
    ],
)
def test_wrong_usage_is_one_line(
    home: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert run(["keys", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not key_store().list()
