"""Fixtures that every test may use."""

import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.chroma import chroma_server
from tests.cluster import Cluster, binaries, cluster

ROOT = Path(__file__).parent.parent
CORPUS = ROOT / "evals" / "corpus"
LIGHT = str(ROOT / "tests" / "light")  # for the processes that tests start

# A slow machine is no failing example. In CI the examples are the same every time.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "unhurried")


def pytest_configure(config: pytest.Config) -> None:
    """Make the processes that tests start light; those that run the tests are started before."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        path = filter(None, [LIGHT, os.environ.get("PYTHONPATH")])
        os.environ["PYTHONPATH"] = os.pathsep.join(path)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh AFFIDAVIT_HOME."""
    folder = tmp_path / "home"
    monkeypatch.setenv("AFFIDAVIT_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server of our own; skips where there is none or no driver for it."""
    folder = binaries()
    if folder is None:
        pytest.skip("no PostgreSQL server is installed (Debian: apt-get install postgresql)")
    if importlib.util.find_spec("psycopg") is None:
        pytest.skip("psycopg is not installed (extra `postgres`)")
    with cluster(folder) as running:
        yield running


@pytest.fixture(scope="session")
def chroma(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Chroma server of our own."""
    with chroma_server(tmp_path_factory.mktemp("chroma")) as url:
        yield url


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
