import threading
from typing import Any

import pytest

from agent.cli.ahead import load_ahead
from agent.errors import ModelError


class Model:
    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.loaded_in = ""

    def load(self) -> None:
        self.loaded_in = threading.current_thread().name
        if self.error:
            raise self.error


def loaded(context: dict[str, Any], *models: Model) -> list[str]:
    load_ahead(context, *models)
    for thread in threading.enumerate():
        if thread.name == "affidavit-ahead":
            thread.join()
    return [m.loaded_in for m in models]


@pytest.fixture(autouse=True)
def _two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFIDAVIT_CORES", "2")


def test_models_load_in_a_thread_of_their_own() -> None:
    assert loaded({"policy": {}}, Model(), Model()) == ["affidavit-ahead"] * 2


def test_a_failure_is_left_to_the_run(capfd: pytest.CaptureFixture[str]) -> None:
    assert loaded({}, Model(), Model(ModelError("damaged"))) == ["affidavit-ahead"] * 2
    assert capfd.readouterr() == ("", "")


def test_another_judge_may_need_none_of_them() -> None:
    assert loaded({"judge": "openai:gpt-4.1-mini"}, Model()) == [""]


def test_one_core_has_nothing_to_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFIDAVIT_CORES", "1")
    assert loaded({}, Model()) == [""]
