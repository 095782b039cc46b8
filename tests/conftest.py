"""Fixtures that every test may use."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORPUS = ROOT / "evals" / "corpus"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh AFFIDAVIT_HOME."""
    folder = tmp_path / "home"
    monkeypatch.setenv("AFFIDAVIT_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def corpus_folder() -> Path:
    """The example documents of the repository."""
    return CORPUS


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, with the reason, what this machine cannot run."""
    if importlib.util.find_spec("torch") is None:
        skip = pytest.mark.skip(reason="torch is not installed (extra `hf`)")
        for item in items:
            if "hf" in item.keywords:
                item.add_marker(skip)
