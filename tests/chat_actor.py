"""An honest model for the scripted server: it reads the prompts and answers by plain rules."""

import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel

from agent.domain.prompt import Prompt
from agent.errors import ModelError
from tests.scripted_server import Reply, Request, as_json

_SOURCE = re.compile(r'<source id="(S\d+)"[^>]*>\n(.*?)\n</source>', re.DOTALL)
_CLAIM = re.compile(r"^(\d+): (.+)\n   sources: (.*)$", re.MULTILINE)
_SENTENCE = re.compile(r"^(\d+): (.+)$", re.MULTILINE)
AnyReply = TypeVar("AnyReply", bound=BaseModel)
PARTS = {
    "plan": "split a question",
    "write": "answer a question from the sources",
    "critique": "the skeptic",
    "extract": "atomic claims",
    "judge": "the judge",
    "revise": "mend sentences",
    "queries": "search queries",
}


def part_of(request: Request) -> str:
    """Return which prompt the request carries."""
    system = request["messages"][0]["content"]
    return next(name for name, words in PARTS.items() if words in system)


@dataclass
class Actor:
    """Answers every prompt; ``instead`` takes the place of a part's replies.

    The writer writes ``draft``; the judge finds a claim supported where a source holds its words,
    contradicted where its first three words stand there, and else not found.
    """

    draft: str = ""
    instead: dict[str, Callable[[Request], Reply]] = field(default_factory=dict)
    delay: float = 0.0
    usage: tuple[int, int] = (10, 5)

    def __call__(self, request: Request) -> Reply:
        part = part_of(request)
        if part in self.instead:
            return self.instead[part](request)
        user = request["messages"][1]["content"]
        made = Reply(self.draft) if part == "write" else as_json(getattr(self, part)(user))
        made.delay, made.usage = self.delay, self.usage
        made.tool = "tools" in request
        return made

    def plan(self, user: str) -> Any:
        question = re.search(r"<question>\n(.*?)\n</question>", user, re.DOTALL)
        assert question
        return {"sub_questions": [question[1]]}

    def critique(self, user: str) -> Any:
        return {"issues": []}

    def extract(self, user: str) -> Any:
        listed = user.split("<sentences>")[1]
        found = [
            {"number": int(n), "claims": [{"text": said, "quote": said, "type": "fact"}]}
            for n, said in _SENTENCE.findall(listed)
        ]
        return {"sentences": found}

    def judge(self, user: str) -> Any:
        sources = dict(_SOURCE.findall(user))
        claims = _CLAIM.findall(user)
        return {"rulings": [_ruling(int(n), c, _given(sources, names)) for n, c, names in claims]}

    def queries(self, user: str) -> Any:
        numbers = [n for n, _ in _SENTENCE.findall(user)]
        return {"claims": [{"number": int(n), "queries": ["paid leave"]} for n in numbers]}

    def revise(self, user: str) -> Any:
        listed = user.split("<sentences>")[1]
        numbers = [n for n, _ in _SENTENCE.findall(listed)]
        return {"sentences": [{"number": int(n), "replacement": ""} for n in numbers]}


def _given(sources: dict[str, str], names: str) -> dict[str, str]:
    return {name: sources[name] for name in names.split(", ")}


def _ruling(number: int, claim: str, sources: dict[str, str]) -> dict[str, Any]:
    said = claim.rstrip(".")
    level, relation, wanted = "none", "mentions", None
    if any(said in text for text in sources.values()):
        level, relation, wanted = "full", "supports", said
    elif any(_opening(said) in text for text in sources.values()):
        level, relation, wanted = "contradicted", "contradicts", _opening(said)
    quotes = [
        {"source": name, "text": wanted, "relation": relation}
        for name, text in sources.items()
        if wanted and wanted in text
    ]
    return {
        "claim": number,
        "level": level,
        "inferred": False,
        "reason": "as read",
        "quotes": quotes,
    }


def _opening(claim: str) -> str:
    return " ".join(claim.split()[:3])


class ActorModel:
    """Implements ``ports.ChatModel`` by asking an actor, without a server between."""

    def __init__(self, actor: Callable[[Request], Reply]) -> None:
        self.actor = actor
        self.notes: list[str] = []
        self.prompts: list[Prompt] = []

    @property
    def name(self) -> str:
        return "actor:honest"

    async def text(self, prompt: Prompt) -> str:
        self.prompts.append(prompt)
        system, user = {"content": prompt.system}, {"content": prompt.user}
        reply = self.actor({"messages": [system, user]})
        if reply.status != 200:
            raise ModelError(f"HTTP {reply.status}")
        return reply.text

    async def stream(self, prompt: Prompt) -> AsyncIterator[str]:
        for piece in re.findall(r"\S+\s*", await self.text(prompt)):
            yield piece

    async def structured(self, prompt: Prompt, schema: type[AnyReply]) -> AnyReply:
        return schema.model_validate_json(await self.text(prompt))

    def note(self, error: ModelError, undone: str) -> None:
        self.notes.append(f"{undone}: {error}")
