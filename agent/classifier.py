"""The hook for an impact classifier of one's own: any function from a text to class names."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from importlib import import_module

from agent.errors import InputError, ModelError

Classifier = Callable[[str], Iterable[str]]


def classify(path: str, texts: Sequence[str]) -> list[frozenset[str]]:
    """Return the classes that the function at ``path`` names for each text; none without a path.

    Raises:
        InputError: when ``path`` names no function.
        ModelError: when the function fails; a risk that is not weighed must not pass for none.
    """
    if not path:
        return [frozenset() for _ in texts]
    hook = load(path)
    try:
        return [frozenset(hook(text)) for text in texts]
    except Exception as error:
        raise ModelError(f"the risk classifier {path} failed: {error!r}") from error


@lru_cache(maxsize=8)
def load(path: str) -> Classifier:
    """Return the function that ``package.module:function`` names.

    Raises:
        InputError: when there is none.
    """
    module, _, name = path.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InputError(
            f"AFFIDAVIT_RISK_CLASSIFIER={path} names no function: {error}; "
            "write package.module:function"
        ) from error
    if not callable(found):
        raise InputError(f"AFFIDAVIT_RISK_CLASSIFIER={path} is no function")
    return found  # type: ignore[no-any-return]
