from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from agent.cli import plugins
from agent.cli.app import run

GOOD = """
import typer
app = typer.Typer()

@app.command()
def go(name: str) -> int:
    "Say hello."
    typer.echo(f"hello {name}")
    return 3
"""


@pytest.fixture
def contribute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(tmp_path))

    def install(name: str, module: str, source: str, attribute: str = "app") -> None:
        (tmp_path / f"{module}.py").write_text(source)
        point = EntryPoint(name, f"{module}:{attribute}", plugins.GROUP)
        monkeypatch.setattr(plugins, "contributed", lambda: {name: point})

    return install


def test_a_contributed_command_runs_and_gives_its_status(contribute: Any, capsys: Any) -> None:
    contribute("greet", "greet_good", GOOD)
    assert run(["greet", "Ann"]) == 3
    assert capsys.readouterr().out == "hello Ann\n"
    assert run(["--help"]) == 0
    assert "From module greet_good" in capsys.readouterr().out
    assert run(["greet", "--help"]) == 0
    assert "Say hello." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("source", "attribute", "reason"),
    [
        ("import no_such_module_at_all", "app", "ModuleNotFoundError"),
        ("app = 7", "app", "no typer.Typer"),
        ("", "app", "AttributeError"),
        ("raise ValueError('broken\\nhere')", "app", "ValueError: broken here"),
    ],
)
def test_a_broken_command_says_why_and_leaves_the_others(
    contribute: Any, capsys: Any, source: str, attribute: str, reason: str
) -> None:
    contribute("greet", f"greet_bad_{abs(hash(source))}", source, attribute)
    assert run(["greet", "Ann", "--loud"]) == 1
    error = capsys.readouterr().err
    assert error.startswith("affidavit: the command 'greet'")
    assert reason in error
    assert error.count("\n") == 1
    assert run(["--help"]) == 0
    assert "greet" in capsys.readouterr().out
    assert run(["policy", "show"]) == 0


def test_a_built_in_command_cannot_be_replaced(contribute: Any, capsys: Any) -> None:
    contribute("policy", "greet_policy", GOOD)
    assert run(["policy", "show"]) == 0
    assert "max_claims" in capsys.readouterr().out


def test_other_commands_do_not_load_contributions(contribute: Any, capsys: Any) -> None:
    contribute("greet", "greet_heavy", "raise SystemExit('loaded')")
    assert run(["policy", "show"]) == 0
    assert run(["--help"]) == 0


def test_installed_contributions_are_found() -> None:
    plugins.contributed.cache_clear()
    assert all(point.group == plugins.GROUP for point in plugins.contributed().values())
