import sqlite3
import stat
from pathlib import Path

import pytest

from agent.errors import AccessError, InputError, NotFoundError, StorageError
from agent.identity.keys import KeyStore
from agent.identity.principal import NOBODY, Principal, Right


@pytest.fixture
def store(tmp_path: Path) -> KeyStore:
    return KeyStore(tmp_path / "home" / "keys.sqlite3")


def test_a_key_opens_what_it_was_made_for(store: KeyStore) -> None:
    key, text = store.create("ann", ["hr", "legal"], Right.WRITE)
    assert store.recognise(text) == Principal(
        identity=key.key_id, name="ann", workspaces=("hr", "legal"), right=Right.WRITE
    )


def test_the_secret_is_nowhere_on_disk(store: KeyStore, tmp_path: Path) -> None:
    _, text = store.create("ann", ["hr"])
    secret = text.split("_", 2)[2]
    path = tmp_path / "home" / "keys.sqlite3"
    assert secret.encode() not in path.read_bytes()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t[:-1],
        lambda t: t + "A",
        lambda t: t.swapcase(),
        lambda t: t.replace("aff_", "aff-"),
        lambda t: "aff_" + t.split("_", 2)[1] + "_",
        lambda t: "aff_000000000000_" + t.split("_", 2)[2],
        lambda t: "",
        lambda t: "_" * 10_000,
        lambda t: "aff_' OR 1=1 --_x",
        lambda t: "aff_\ud800_\ud800",
    ],
)
def test_anything_else_opens_nothing(store: KeyStore, change) -> None:
    _, text = store.create("ann", ["hr"])
    assert store.recognise(change(text)) is None


def test_keys_are_required_from_the_first_one_on(store: KeyStore) -> None:
    assert not store.are_required()
    store.create("ann", ["hr"])
    store.revoke("ann")
    assert store.are_required()


def test_a_revoked_key_opens_nothing(store: KeyStore) -> None:
    key, text = store.create("ann", ["hr"])
    store.revoke(key.key_id)
    assert store.recognise(text) is None
    assert store.principal(key.key_id) is None
    with pytest.raises(NotFoundError, match="ann"):
        store.revoke("ann")
    again, other = store.create("ann", ["hr"])
    assert again.key_id != key.key_id
    assert store.recognise(other) is not None


def test_a_key_ends_with_its_last_day(store: KeyStore, tmp_path: Path) -> None:
    _, text = store.create("ann", ["hr"], days=1)
    assert store.recognise(text) is not None
    with sqlite3.connect(tmp_path / "home" / "keys.sqlite3") as db:
        db.execute("UPDATE keys SET expires = '2020-01-01T00:00:00+00:00'")
    assert store.recognise(text) is None


@pytest.mark.parametrize(
    ("name", "workspaces", "days"),
    [
        ("", ["hr"], None),
        ("a\nb", ["hr"], None),
        ("x" * 65, ["hr"], None),
        ("ann", [], None),
        ("ann", ["../hr"], None),
        ("ann", ["HR"], None),
        ("ann", ["hr"], 0),
    ],
)
def test_what_cannot_be_a_key_is_refused(store: KeyStore, name, workspaces, days) -> None:
    with pytest.raises(InputError):
        store.create(name, workspaces, days=days)
    assert store.list() == []


def test_a_name_is_used_once_at_a_time(store: KeyStore) -> None:
    store.create("ann", ["hr"])
    with pytest.raises(InputError, match="in use"):
        store.create("ann", ["legal"])


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "keys.sqlite3"
    path.write_bytes(b"not a database, certainly not one" * 100)
    with pytest.raises(StorageError, match="key file"):
        KeyStore(path).are_required()


@pytest.mark.parametrize(
    ("held", "wanted", "is_allowed"),
    [
        (Right.READ, Right.READ, True),
        (Right.READ, Right.WRITE, False),
        (Right.WRITE, Right.READ, True),
        (Right.WRITE, Right.ADMIN, False),
        (Right.ADMIN, Right.WRITE, True),
        (None, Right.READ, False),
    ],
)
def test_each_right_includes_the_lesser_ones(held, wanted, is_allowed) -> None:
    assert Principal(identity="x", name="x", right=held).may(wanted) is is_allowed


def test_a_workspace_out_of_reach_is_denied_like_one_that_is_not() -> None:
    caller = Principal(identity="x", name="x", workspaces=("hr",), right=Right.ADMIN)
    messages = []
    for name in ("legal", "nowhere"):
        with pytest.raises(AccessError) as caught:
            caller.need(Right.READ, name)
        messages.append(str(caught.value).replace(name, ""))
    assert messages[0] == messages[1]
    caller.need(Right.READ, "hr")


@pytest.mark.parametrize(
    ("workspaces", "home"),
    [(("*",), "default"), (("a",), "a"), (("a", "b"), None), (("a", "default"), "default")],
)
def test_the_workspace_that_is_meant(workspaces, home) -> None:
    assert Principal(identity="x", name="x", workspaces=workspaces).home == home


def test_nobody_may_nothing() -> None:
    with pytest.raises(AccessError):
        NOBODY.need(Right.READ)
