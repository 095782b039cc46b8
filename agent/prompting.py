"""Prompts: one Markdown file each in ``prompts/``, filled with exactly the variables it names."""

import asyncio
import hashlib
from functools import lru_cache
from pathlib import Path
from string import Template

from agent.domain.prompt import Prompt
from agent.errors import PromptError

FOLDERS = (Path(__file__).parent / "prompts", Path(__file__).parent.parent / "prompts")
"""Where prompts lie in an installed package, and in a checkout."""

DIVIDER = "\n---\n"
"""The line between the instructions and the input."""


async def render(name: str, **values: str) -> Prompt:
    """Return the prompt ``name`` filled with ``values``; reads the file in a thread.

    Raises:
        PromptError: when there is no such prompt, or a variable is missing or not used.
    """
    return await asyncio.to_thread(fill, name, **values)


def fill(name: str, **values: str) -> Prompt:
    """Return the prompt ``name`` filled with ``values``; see `render`."""
    text = source(name)
    wanted, given = variables(text), set(values)
    if wanted != given:
        missing, unused = sorted(wanted - given), sorted(given - wanted)
        raise PromptError(f"prompt {name!r}: missing variables {missing}, not used {unused}")
    system, _, user = text.partition(DIVIDER)
    return Prompt(
        name=name,
        version=version(name),
        system=Template(system).substitute(values).strip(),
        user=Template(user).substitute(values).strip(),
    )


def variables(text: str) -> set[str]:
    """Return the names of the ``$variables`` of a prompt's text."""
    return set(Template(text).get_identifiers())


@lru_cache(maxsize=32)
def source(name: str) -> str:
    """Return the text of the prompt file ``name``.

    Raises:
        PromptError: when there is no such file, or it lacks the line that divides it.
    """
    path = next((f / f"{name}.md" for f in FOLDERS if (f / f"{name}.md").is_file()), None)
    if path is None:
        raise PromptError(f"there is no prompt {name!r} in {FOLDERS[-1]}")
    text = path.read_text("utf-8")
    if DIVIDER not in text:
        raise PromptError(f"{path} lacks the line `---` between instructions and input")
    return text


def version(name: str) -> str:
    """Return the first 12 hexadecimal digits of the sha256 of the prompt file."""
    return hashlib.sha256(source(name).encode()).hexdigest()[:12]


def versions() -> dict[str, str]:
    """Return the version of every prompt by ``prompts/NAME``, for the audit record."""
    folder = next((f for f in FOLDERS if f.is_dir()), FOLDERS[-1])
    return {f"prompts/{p.stem}": version(p.stem) for p in sorted(folder.glob("*.md"))}
