"""The socket that a server listens on."""

import errno
import socket

from telephony.errors import PortInUse


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on, bound before anything is loaded so that a taken port is known at once.

    Raises:
        PortInUse: with what to do.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(128)
    except (OSError, OverflowError) as error:
        bound.close()
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise PortInUse(
                f"port {port} on {host} is taken by another program: stop it, or choose another with --port"
            ) from None
        raise PortInUse(
            f"cannot listen on {host} port {port} ({error}): choose another with --host or --port"
        ) from None
    bound.setblocking(False)
    return bound


def address(bound: socket.socket) -> str:
    """Where a person on this machine reaches the server."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"
