"""The connection to the `halma` command."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Mapping, Sequence

Request = Mapping[str, Any]
Response = dict[str, Any]

# A pipe holds 64 KiB on Linux and less elsewhere. Writing a batch that fits into it cannot block while the
# command waits for its responses to be read.
_MAX_BATCH_BYTES = 8_192
_MAX_PENDING_CLOSES = 64


class HalmaError(ValueError):
    """A refusal by the `halma` command. `code` is one of the codes in the command-line reference."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code


def find_command() -> list[str]:
    """Returns the command line that starts `halma`.

    It is the HALMA_COMMAND variable if set; otherwise the command in the repository that contains this package;
    otherwise `halma` on the PATH.
    """
    configured = os.environ.get("HALMA_COMMAND")
    if configured:
        return shlex.split(configured)
    in_repository = Path(__file__).resolve().parents[2] / "apps" / "cli" / "bin" / "halma.js"
    node = shutil.which("node")
    if in_repository.exists() and node is not None:
        return [node, str(in_repository)]
    installed = shutil.which("halma")
    if installed is None:
        raise FileNotFoundError("The halma command was not found. Put it on the PATH, or set HALMA_COMMAND.")
    return [installed]


class Session:
    """A `halma session` process, which holds the games. Use it in only one thread.

    Closing the session stops the process and discards its games.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._closed_handles: list[int] = []
        self._process = subprocess.Popen(
            [*(command or find_command()), "session"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, **request: Any) -> Response:
        """Sends one request and returns the response. Raises HalmaError if the request is refused."""
        return self.ask_all([request])[0]

    def ask_all(self, requests: Sequence[Request]) -> list[Response]:
        """Sends requests together, which is faster than sending them one by one, and returns their responses in order.

        Raises HalmaError for the first refusal, after the command has answered all requests.
        """
        responses = self.exchange(requests)
        raise_refusal(responses)
        return responses

    def exchange(self, requests: Sequence[Request]) -> list[Response]:
        """Sends requests together and returns their responses in order, including refusals."""
        closes = self._take_closes()
        return self._exchange([*closes, *requests])[len(closes) :]

    def forget(self, handle: int) -> None:
        """Closes a game with one of the next requests."""
        self._closed_handles.append(handle)

    def close(self) -> None:
        """Stops the process."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        with contextlib.suppress(BrokenPipeError):
            stdin.close()
        stdout.close()
        self._process.wait()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _take_closes(self) -> list[Request]:
        if len(self._closed_handles) < _MAX_PENDING_CLOSES:
            return []
        handles, self._closed_handles = self._closed_handles, []
        return [{"verb": "close", "handle": handle} for handle in handles]

    def _exchange(self, requests: Sequence[Request]) -> list[Response]:
        responses: list[Response] = []
        batch: list[bytes] = []
        size = 0
        for request in requests:
            line = json.dumps(request, separators=(",", ":")).encode() + b"\n"
            if batch and size + len(line) > _MAX_BATCH_BYTES:
                responses += self._send(batch)
                batch, size = [], 0
            batch.append(line)
            size += len(line)
        return responses + self._send(batch) if batch else responses

    def _send(self, lines: Sequence[bytes]) -> list[Response]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(b"".join(lines))
        stdin.flush()
        responses = []
        for _ in lines:
            response = stdout.readline()
            if not response:
                raise ConnectionError("The halma command has exited.")
            responses.append(json.loads(response))
        return responses


def raise_refusal(responses: Sequence[Response]) -> None:
    """Raises HalmaError for the first response that is a refusal."""
    for response in responses:
        if "error" in response:
            raise HalmaError(response["error"]["code"], response["error"]["message"])
