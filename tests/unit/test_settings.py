import pytest

from agent.errors import InputError
from agent.settings import settings


@pytest.mark.parametrize("value", ["0", "many"])
def test_a_setting_that_cannot_be_used_is_named(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AFFIDAVIT_CORES", value)
    with pytest.raises(InputError, match=f"AFFIDAVIT_CORES={value} cannot be used"):
        settings()


def test_cores_are_those_that_the_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AFFIDAVIT_CORES", raising=False)
    assert settings().cores >= 1
    monkeypatch.setenv("AFFIDAVIT_CORES", "7")
    assert settings().cores == 7
