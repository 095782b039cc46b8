from pathlib import Path

import pytest

from agent.errors import InputError
from agent.settings import server_settings, settings


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


@pytest.mark.parametrize("below", ["", "state", "state/deep"])
def test_a_home_that_cannot_be_a_folder_is_named(
    below: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "notes.txt"
    file.touch()
    monkeypatch.setenv("AFFIDAVIT_HOME", str(file / below))
    with pytest.raises(InputError, match=r"^AFFIDAVIT_HOME=.*notes\.txt is no folder$"):
        settings()


def test_a_home_is_a_folder_or_will_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for home in (tmp_path, tmp_path / "new" / "deep"):
        monkeypatch.setenv("AFFIDAVIT_HOME", str(home))
        assert settings().home == home


def test_an_empty_variable_is_an_unset_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AFFIDAVIT_HOME", "AFFIDAVIT_CORES"):
        monkeypatch.setenv(name, "")
    assert settings().home == Path.home() / ".affidavit"
    assert settings().cores >= 1


def test_a_misspelt_setting_of_the_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    server_settings.cache_clear()
    monkeypatch.setenv("AFFIDAVIT_SERVER_PORT_2024_TCP_ADDR", "10.0.0.1")
    assert server_settings().max_documents == 100
    server_settings.cache_clear()
    monkeypatch.setenv("AFFIDAVIT_SERVER_MAX_DOCS", "5")
    with pytest.raises(InputError, match=r"MAX_DOCS is no .* mean AFFIDAVIT_SERVER_MAX_DOCUMENTS"):
        server_settings()


def test_a_misspelt_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFIDAVIT_SERVICE_HOST", "10.0.0.1")
    monkeypatch.setenv("AFFIDAVIT_CHROMIUM", "/usr/bin/chromium")
    assert settings().cores >= 1
    monkeypatch.setenv("AFFIDAVIT_HOMEX", "/tmp")
    with pytest.raises(InputError, match=r"HOMEX is no setting: did you mean AFFIDAVIT_HOME\?"):
        settings()
