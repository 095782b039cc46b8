import pytest

from agent.bootstrap import key_store
from agent.identity.loopback import is_loopback
from agent.identity.principal import LOCAL, NOBODY, Right
from agent.server.identity import UnknownCallerError, as_user, caller, principal_behind
from agent.server.listening import demand_keys_for_others


def scope(client: str = "127.0.0.1", **headers: str):
    given = {"host": "127.0.0.1:2024", **{k.replace("_", "-"): v for k, v in headers.items()}}
    return {
        "client": (client, 5000),
        "headers": [(k.encode(), v.encode("latin-1")) for k, v in given.items()],
    }


@pytest.mark.parametrize(
    "given",
    [
        scope(),
        scope("::1", host="[::1]:2024"),
        scope("::ffff:127.0.0.1", host="localhost:2024"),
        scope(origin="http://127.0.0.1:2024"),
        scope(x_api_key="left over from another product"),
    ],
)
async def test_without_keys_this_machine_is_let_in(home, given) -> None:
    assert await caller(given) == LOCAL


@pytest.mark.parametrize(
    "given",
    [
        scope("192.0.2.7"),
        {"client": None, "headers": []},
        scope(host="rebound.example"),
        scope(host=""),
        scope(host="127.0.0.1.example.org"),
        scope(host="[::1"),
        scope(origin="https://evil.example"),
        scope(origin="null"),
        scope(origin="http://127.0.0.1.evil.example"),
        scope(x_forwarded_for="127.0.0.1"),
        scope(via="1.1 proxy"),
    ],
)
async def test_without_keys_nobody_else_is(home, given) -> None:
    with pytest.raises(UnknownCallerError):
        await caller(given)


@pytest.mark.parametrize("header", ["authorization", "x_api_key"])
async def test_with_keys_everyone_shows_one(home, header: str) -> None:
    key, text = key_store().create("ann", ["hr"])
    shown = f"Bearer {text}" if header == "authorization" else text
    found = await caller(scope("192.0.2.7", **{header: shown}))
    assert (found.identity, found.name, found.workspaces) == (key.key_id, "ann", ("hr",))
    for given in (scope(), scope(authorization="Bearer x"), scope(authorization=text)):
        with pytest.raises(UnknownCallerError):
            await caller(given)


async def test_a_caller_survives_the_server_that_carries_it(home) -> None:
    key, text = key_store().create("ann", ["hr"], Right.WRITE)
    found = await caller(scope(x_api_key=text))
    assert await principal_behind(as_user(found)) == found

    class Bare:
        identity = key.key_id

    assert await principal_behind(Bare()) == found
    key_store().revoke("ann")
    assert await principal_behind(Bare()) == NOBODY
    assert await principal_behind(as_user(NOBODY)) == NOBODY
    assert await principal_behind({"identity": "local"}) == NOBODY


@pytest.mark.parametrize(
    ("host", "is_local"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("localhost", True),
        ("LOCALHOST.", True),
        ("::1", True),
        ("0.0.0.0", False),
        ("::", False),
        ("10.0.0.3", False),
        ("localhost.example.org", False),
        ("", False),
    ],
)
def test_addresses_of_this_machine(host: str, is_local: bool) -> None:
    assert is_loopback(host) is is_local


def test_it_does_not_listen_to_others_without_keys(home) -> None:
    demand_keys_for_others("http://127.0.0.1:2024")
    demand_keys_for_others("")
    with pytest.raises(Exception, match="keys create"):
        demand_keys_for_others("http://0.0.0.0:2024")
    key_store().create("ann", ["hr"])
    demand_keys_for_others("http://0.0.0.0:2024")
