"""Limits for zipped formats, so that a small file cannot fill the memory."""

import io
import zipfile

from agent.errors import LoadError

MAX_UNPACKED = 512 * 1024 * 1024
MAX_RATIO = 200


def check_archive(data: bytes) -> None:
    """Refuse an Office file that is no zip archive or unpacks to an unreasonable size.

    Raises:
        LoadError: saying which of the two.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            unpacked = sum(entry.file_size for entry in archive.infolist())
    except (zipfile.BadZipFile, ValueError, OSError) as error:
        raise LoadError(
            f"it is not a valid Office file ({error}); it may be damaged, encrypted or in the "
            "old binary format: save it anew"
        ) from error
    if unpacked > MAX_UNPACKED or unpacked > MAX_RATIO * max(len(data), 100_000):
        raise LoadError(f"it unpacks to {unpacked // 1_000_000} MB, beyond what is accepted")
