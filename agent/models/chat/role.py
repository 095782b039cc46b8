"""Role strings that name a chat model: ``PROVIDER:MODEL``."""

from agent.domain.base import Frozen


class ChatRole(Frozen):
    """A provider that LangChain knows, and the model's name there."""

    provider: str
    model: str

    @property
    def name(self) -> str:
        """The role string."""
        return f"{self.provider}:{self.model}"


def parse_role(role: str) -> ChatRole | None:
    """Return the chat model that ``role`` names, None when it is no ``PROVIDER:MODEL``."""
    provider, colon, model = role.partition(":")
    if not (colon and provider.strip() and model.strip()):
        return None
    return ChatRole(provider=provider.strip().replace("-", "_").lower(), model=model.strip())
