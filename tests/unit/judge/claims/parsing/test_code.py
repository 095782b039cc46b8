"""Code in drafts is the name of a thing, whatever words it is made of."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.judge.claims.parsing.code import CodeParser, code_in
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        ("Run `npm test` and `sync`, then ``a b``.", ["npm test", "a b"]),
        ("`--yes` and `/users/{id}` and `close()`", ["--yes", "/users/{id}", "close()"]),
        ("`7`, `5 GB`, `1.2` and `--`", []),
        ("[the guide](http://x.y) is **bold indeed**", []),
    ],
)
def test_code_of_several_words_or_with_signs_is_found(draft: str, code: list[str]) -> None:
    assert code_in(draft) == code


@pytest.mark.parametrize(
    ("draft", "claims"),
    [
        ("`npm install` installs dependencies; `npm test` runs tests.",
         ["Npm install installs dependencies.", "Npm test runs tests."]),
        ("The Free plan includes 4 seats, and `tool sync` uploads changed files.",
         ["The Free plan includes 4 seats.", "Tool sync uploads changed files."]),
        ("The flag `--dry-run` prints the plan, and `--yes` skips the prompt.",
         ["The flag --dry-run prints the plan.", "--yes skips the prompt."]),
        ("`docker run` starts a container and `docker stop` stops it.",
         ["Docker run starts a container.", "Docker stop stops it."]),
        ("`git push` sends commits to the remote, and `git fetch` downloads them.",
         ["Git push sends commits to the remote.",
          "Git fetch downloads commits to the remote."]),
        ("The lowest setting is `-5 dB`.", ["The lowest setting is -5 dB."]),
    ],
)  # fmt: skip
def test_code_is_read_as_a_name(draft: str, claims: list[str]) -> None:
    found = RuleExtractor(PARSER).extract_now(draft, None, 9)
    assert [c.text for c in found.claims] == claims


def test_tokens_stand_where_they_are_written() -> None:
    text = "Use tool sync, or tool synchronise."
    (found,) = CodeParser(PARSER, ["tool sync"]).parse([text], entities=[text])
    assert found.text == text
    assert all(text[t.start : t.end] == t.text for t in found.tokens)
    assert [t.text for t in found.tokens if t.text.startswith("tool")] == ["tool sync", "tool"]
