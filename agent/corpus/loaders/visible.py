"""What of an HTML page a reader sees, before its text is taken."""

from typing import Any

from agent.domain.injection.detect import injections
from agent.domain.injection.hidden import hides
from agent.domain.text import InjectionKind

_STRUCK = frozenset({"del", "s", "strike"})


def drop_hidden(soup: Any) -> None:
    """Take out elements that are styled away or struck out, and comments.

    Where one of them addresses a model, a comment stays in its place: no role reads it, and the
    report can tell of it.
    """
    from bs4.element import Comment

    for comment in soup.find_all(string=lambda s: isinstance(s, Comment)):
        _replace(comment, str(comment))
    for tag in soup.find_all(True):
        struck = tag.name in _STRUCK or "line-through" in str(tag.get("style") or "")
        if not tag.decomposed and (struck or hides(_attributes(tag))):
            _replace(tag, tag.get_text(" "))


def _attributes(tag: Any) -> str:
    return " ".join(
        f'{name}="{" ".join(value) if isinstance(value, list) else value}"'
        for name, value in tag.attrs.items()
        if name in ("style", "hidden", "type")
    )


def _replace(node: Any, text: str) -> None:
    if left := trace(text):
        node.insert_before(left)
    node.extract()


def trace(hidden: str) -> str:
    """Return what stays of a text that no reader sees: a comment where it addresses a model."""
    said = " ".join(hidden.replace("--", "—").split())
    telling = any(i.kind is not InjectionKind.HIDDEN for i in injections(said))
    return f" <!-- {said} --> " if telling else ""
