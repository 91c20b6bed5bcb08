"""The model hub, through its official client."""

import hashlib
import logging
import os
import threading
from pathlib import Path
from typing import Final

from voices.catalog import File, HubSource
from voices.errors import VoicesError
from voices.progress import Progress
from voices.watch import Watch

REACH_SECONDS: Final = 5.0
"""How long the hub may take to answer before we go to the next source."""


class HubUnreachable(VoicesError):
    """The hub did not answer; nothing more is asked of it in this run."""


class Hub:
    """The hub at the endpoint that the client is configured for (`HF_ENDPOINT`), asked once whether it is there."""

    def __init__(self, reach_seconds: float = REACH_SECONDS) -> None:
        """Nothing is asked yet."""
        self._reach_seconds = reach_seconds
        self._answer: bool | None = None

    def check(self, source: HubSource, file: File) -> None:
        """Make sure that the hub answers.

        Raises:
            HubUnreachable: it does not, or is switched off (`HF_HUB_OFFLINE`); says so once.
            VoicesError: it answers, but has no such file.
        """
        if self._answer is False:
            raise HubUnreachable("")
        if os.environ.get("HF_HUB_OFFLINE", "").lower() in ("1", "true", "yes", "on"):
            self._answer = False
            raise HubUnreachable("The model hub is switched off (HF_HUB_OFFLINE)")
        if self._answer is None:
            self._answer = self._reachable(source, file)
            if not self._answer:
                raise HubUnreachable(f"The model hub at {endpoint()} is out of reach")

    def fetch(self, source: HubSource, file: File, folder: Path, progress: Progress, before: int) -> Path:
        """Bring one file. A broken connection is taken up where it broke; what came whole in an earlier run is kept.

        Args:
            source: The repository.
            file: Which file.
            folder: Where it, and what is left of an interrupted download, is kept.
            progress: Told the bytes that have arrived.
            before: Bytes that arrived before this file.

        Raises:
            VoicesError: the hub lost contact, has no such file, or sent another one than the catalogue's.
        """
        from huggingface_hub import hf_hub_download
        from huggingface_hub.utils.tqdm import disable_progress_bars

        disable_progress_bars()  # ours shows the whole model
        logging.getLogger("huggingface_hub").setLevel(logging.ERROR)
        try:
            with Watch(folder, progress, before):
                path = Path(
                    hf_hub_download(
                        source.repo,
                        file.path,
                        revision=source.revision,
                        local_dir=folder,
                        endpoint=endpoint(),
                        etag_timeout=self._reach_seconds,
                    )
                )
        except Exception as error:
            raise VoicesError(f"the hub did not deliver {source.repo}/{file.path}: {_line(error)}") from error
        if file.sha256 is None:
            self._check_stated(source, file, path)
        return path

    def _check_stated(self, source: HubSource, file: File, path: Path) -> None:
        """Compare a file whose hash we never measured with the one that the hub states for the revision."""
        from huggingface_hub import get_hf_file_metadata, hf_hub_url

        url = hf_hub_url(source.repo, file.path, revision=source.revision, endpoint=endpoint())
        etag = get_hf_file_metadata(url, timeout=self._reach_seconds).etag or ""
        data = path.read_bytes()
        stated = {
            64: lambda: hashlib.sha256(data).hexdigest(),
            40: lambda: hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest(),
        }.get(len(etag))
        if stated is None or stated() != etag:
            path.unlink(missing_ok=True)
            raise VoicesError(f"{source.repo}/{file.path} is not what the hub says it is: try again")

    def _reachable(self, source: HubSource, file: File) -> bool:
        """Ask for one file's metadata and give up in time, whatever the network does."""
        found: list[bool] = []

        def ask() -> None:
            from huggingface_hub import get_hf_file_metadata, hf_hub_url
            from huggingface_hub.errors import HfHubHTTPError

            url = hf_hub_url(source.repo, file.path, revision=source.revision, endpoint=endpoint())
            try:
                get_hf_file_metadata(url, timeout=self._reach_seconds * 0.8)
                found.append(True)
            except HfHubHTTPError as error:
                # It answered, so it is there; what it lacks is told when that is fetched.
                found.append(error.response is not None and error.response.status_code < 500)
            except Exception:  # noqa: BLE001 - whatever the network raises means the same: go to the next source
                found.append(False)

        # A name server that never answers cannot be interrupted, only left behind.
        thread = threading.Thread(target=ask, daemon=True)
        thread.start()
        thread.join(self._reach_seconds)
        return bool(found and found[0])


def endpoint() -> str:
    """The hub's address as its client is configured, read anew so that it can be changed at run time."""
    from huggingface_hub import constants

    return os.environ.get("HF_ENDPOINT", "").rstrip("/") or str(constants.ENDPOINT)


def _line(error: Exception) -> str:
    return str(error).strip().splitlines()[0][:200] if str(error).strip() else type(error).__name__
