"""Server processes that several test files share; each starts when it is first asked for."""

from collections.abc import Iterator

import pytest

from tests.serving import ROOT, Served, affidavit, serving


@pytest.fixture(scope="session")
def local_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without keys, over the example documents."""
    home = tmp_path_factory.mktemp("local")
    affidavit(home, "index", str(ROOT / "evals" / "corpus"))
    variables = {
        "AFFIDAVIT_SERVER_RESUME_SECONDS": "8",
        "AFFIDAVIT_SERVER_HEARTBEAT_SECONDS": "0.2",
        "AFFIDAVIT_SERVER_RUN_SECONDS": "900",  # machines that test are often busy
    }
    with serving(home, "--json-logs", **variables) as served:
        yield served
