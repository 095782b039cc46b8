"""The page's files and the routes that serve them, without a browser."""

import re
from pathlib import PurePosixPath

import httpx
import pytest
from starlette.applications import Starlette

from agent.server.page.files import ASSETS, assets
from agent.server.page.routes import routes

IMPORT = re.compile(r"^import [^;]*?from \"(\./[^\"]+)\";", re.MULTILINE)
LINK = re.compile(r"(?:src|href)=\"([^\"#]+)\"")
FONT = re.compile(r"url\(\"([^\"]+)\"\)")


@pytest.fixture
def client() -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=Starlette(routes=routes()))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


def text_files() -> dict[str, str]:
    kinds = (".js", ".css", ".html", ".svg")
    return {
        path.relative_to(ASSETS).as_posix(): path.read_text()
        for path in sorted(ASSETS.rglob("*"))
        if path.suffix in kinds
    }


def directives(response: httpx.Response) -> dict[str, str]:
    policy = response.headers["content-security-policy"]
    pairs = (part.strip().partition(" ") for part in policy.split(";"))
    return {name: value for name, _, value in pairs}


async def test_the_page_is_asked_for_each_time_and_answered_with_304(client: httpx.AsyncClient):
    first = await client.get("/")
    assert first.status_code == 200
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    again = await client.get("/", headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]


async def test_every_file_that_the_page_names_is_served_for_ever(client: httpx.AsyncClient):
    document = (await client.get("/")).text
    named = [link for link in LINK.findall(document) if link.startswith("static/")]
    assert len(named) > 8
    for link in named:
        reply = await client.get(f"/{link}")
        assert reply.status_code == 200, link
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert reply.headers["x-content-type-options"] == "nosniff"


async def test_modules_and_styles_carry_the_types_that_browsers_demand(client: httpx.AsyncClient):
    version = assets().version
    for name, kind in {
        "app.js": "text/javascript; charset=utf-8",
        "styles/base.css": "text/css; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "fonts/newsreader.woff2": "font/woff2",
    }.items():
        reply = await client.get(f"/static/{version}/{name}")
        assert reply.headers["content-type"] == kind


@pytest.mark.parametrize(
    "path",
    [
        "/static/000000000000/app.js",
        "/static/VERSION/none.js",
        "/static/VERSION/..%2Froutes.py",
        "/static/VERSION/%2e%2e/files.py",
        "/static/VERSION//etc/passwd",
        "/static/VERSION/",
        "/static/VERSION/styles",
    ],
)
async def test_nothing_but_the_files_of_this_version_is_served(
    client: httpx.AsyncClient, path: str
):
    reply = await client.get(path.replace("VERSION", assets().version))
    assert reply.status_code == 404
    assert "def " not in reply.text


async def test_the_policy_allows_own_files_alone(client: httpx.AsyncClient):
    found = directives(await client.get("/"))
    assert found["default-src"] == "'none'"
    assert found["script-src"] == found["style-src"] == found["connect-src"] == "'self'"
    assert found["frame-ancestors"] == found["base-uri"] == found["form-action"] == "'none'"
    assert found["require-trusted-types-for"] == "'script'"
    assert "unsafe" not in " ".join(found.values())
    missing = await client.get("/static/x/y")
    assert directives(missing) == found


def test_every_import_and_font_exists():
    files = text_files()
    for name, text in files.items():
        folder = PurePosixPath(name).parent
        for target in IMPORT.findall(text):
            assert (folder / target).as_posix() in files, f"{name} imports {target}"
        for target in FONT.findall(text):
            assert (ASSETS / folder / target).resolve().is_file(), f"{name} uses {target}"


def test_no_file_is_left_over():
    files = text_files()
    modules = {name for name in files if name.endswith(".js")}
    used = {t.removeprefix("./") for text in files.values() for t in IMPORT.findall(text)}
    loaded = {link.rpartition("/")[2] for link in LINK.findall(files["index.html"])}
    assert modules == used | (loaded & modules)


SINKS = (
    "innerHTML|outerHTML|insertAdjacentHTML|document.write|eval(|DOMParser|new Function|"
    'setAttribute("on|javascript:|style=|http://|https://'
)


@pytest.mark.parametrize("sink", SINKS.split("|"))
def test_no_file_parses_markup_or_reaches_out(sink: str):
    allowed = {("icon.svg", "http://"), ("dom.js", "http://")}  # the namespace of SVG
    for name, text in text_files().items():
        assert sink not in text or (name, sink) in allowed, f"{name} holds {sink}"
