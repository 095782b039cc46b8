"""Whether the server may listen where it is about to."""

from urllib.parse import urlsplit

from agent.bootstrap import key_store
from agent.errors import InputError
from agent.identity.loopback import is_loopback


def demand_keys_for_others(url: str) -> None:
    """Refuse to serve under ``url`` when others could reach it though no key exists.

    The LangGraph server tells its own address in its environment; '' where it does not. Requests
    are looked at one by one as well, so this only makes the refusal plain from the beginning.

    Raises:
        InputError: saying how to make a key.
    """
    host = urlsplit(url).hostname
    if host and not is_loopback(host) and not key_store().are_required():
        raise InputError(
            f"without API keys the server listens on this machine only, not on {host}: "
            "make a key first with `affidavit keys create`"
        )
