"""Models that are kept open: the last used, and no more."""

from agent.context import Context
from agent.models.chat.opening import MOST, close_connections, endpoint
from agent.models.chat.role import ChatRole

ROLE = ChatRole(provider="openai", model="m")


def context(key: int) -> Context:
    return Context(base_url="http://127.0.0.1:9/v1", api_key=f"key-{key}")


async def test_a_model_is_opened_once_and_many_keys_do_not_pile_up():
    first = await endpoint(ROLE, context(0))
    second = await endpoint(ROLE, context(1))
    assert second is not first
    for key in range(2, MOST):
        await endpoint(ROLE, context(key))
    assert await endpoint(ROLE, context(0)) is first
    await endpoint(ROLE, context(MOST))
    assert await endpoint(ROLE, context(0)) is first  # used since
    assert await endpoint(ROLE, context(1)) is not second
    await close_connections()
