"""How a page's audio finds its way here: the servers it is told of, and one port for all calls.

By default a call opens UDP ports of its own on every address of this machine, which is right for a server with an
address of its own. Behind NAT or in a container only what is forwarded arrives: one port, announced with the
address that callers see.
"""

import asyncio
import base64
import hashlib
import hmac
import logging
import time
from collections.abc import Callable
from typing import Any, Final, cast

import aiortc.rtcicetransport
from aioice import stun
from aioice.candidate import Candidate, candidate_foundation, candidate_priority
from aioice.ice import Connection, StunProtocol, get_host_addresses
from aiortc import RTCIceServer

from telephony.errors import BadConfiguration
from telephony.settings import BrowserSettings

_log: Final = logging.getLogger(__name__)
_MOST_PEERS: Final = 10_000


def page_servers(
    settings: BrowserSettings, name: str, clock: Callable[[], float] = time.time
) -> list[dict[str, Any]]:
    """ICE servers for one page, in the browser's own format.

    TURN credentials are made as coturn's REST scheme wants them: the user name is when they expire, in seconds
    since 1970, and `name`; the password is its HMAC-SHA1 under the shared secret, in base64.
    """
    stun_urls = [url for url in settings.ice_urls if url.startswith("stun")]
    turn_urls = [url for url in settings.ice_urls if url.startswith("turn")]
    servers: list[dict[str, Any]] = [{"urls": stun_urls}] if stun_urls else []
    if turn_urls and settings.turn_secret is not None:
        user = f"{int(clock()) + settings.turn_seconds}:{name}"
        digest = hmac.new(settings.turn_secret.get_secret_value().encode(), user.encode(), hashlib.sha1)
        credential = base64.b64encode(digest.digest()).decode()
        servers.append({"urls": turn_urls, "username": user, "credential": credential})
    return servers


def line_servers(settings: BrowserSettings) -> list[RTCIceServer]:
    """ICE servers for this end: STUN, so that a server behind a simple NAT learns its address."""
    return [RTCIceServer(urls=url) for url in settings.ice_urls if url.startswith("stun:")]


class SharedPort(asyncio.DatagramProtocol):
    """One UDP socket for the ICE of all calls.

    A browser's first packet is a STUN check whose user name begins with the name of the call's ICE agent; from
    then on its address is known. What comes from nowhere known is dropped.
    """

    def __init__(self, announced: str) -> None:
        """`announced` is the IP address in the answers."""
        self.announced = announced
        self._socket: asyncio.DatagramTransport | None = None
        self._agents: dict[str, StunProtocol] = {}
        self._peers: dict[Any, StunProtocol] = {}

    @property
    def port(self) -> int:
        """The port it is bound to."""
        assert self._socket is not None
        return int(self._socket.get_extra_info("sockname")[1])

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is bound."""
        self._socket = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: Any) -> None:
        """Hand a packet to the call it belongs to."""
        agent = self._agent(data)
        if agent is not None:
            if len(self._peers) >= _MOST_PEERS:
                self._peers.pop(next(iter(self._peers)))
            self._peers[addr] = agent
        else:
            agent = self._peers.get(addr)
        if agent is not None:
            agent.datagram_received(data, addr)

    def send(self, agent: StunProtocol, data: bytes, addr: Any) -> None:
        """Send for a call; answers from there are its own."""
        if self._socket is not None and not self._socket.is_closing():
            self._peers.setdefault(addr, agent)
            self._socket.sendto(data, addr)

    def join(self, name: str, agent: StunProtocol) -> "_Share":
        """Let an ICE agent use the port."""
        self._agents[name] = agent
        return _Share(self, name, agent)

    def leave(self, name: str, agent: StunProtocol) -> None:
        """The agent's call is over."""
        self._agents.pop(name, None)
        for addr in [addr for addr, each in self._peers.items() if each is agent]:
            del self._peers[addr]

    def close(self) -> None:
        """Close the socket; calls that use it are lost."""
        if self._socket is not None:
            self._socket.close()

    def _agent(self, data: bytes) -> StunProtocol | None:
        try:
            message = stun.parse_message(data)
        except ValueError:
            return None
        name = message.attributes.get("USERNAME")
        return self._agents.get(str(name).partition(":")[0]) if name else None


class _Share(asyncio.DatagramTransport):
    """One call's part of the shared socket."""

    def __init__(self, port: SharedPort, name: str, agent: StunProtocol) -> None:
        super().__init__()
        self._port = port
        self._name = name
        self._agent = agent
        self._closing = False

    def sendto(self, data: Any, addr: Any = None) -> None:
        if not self._closing:
            self._port.send(self._agent, data, addr)

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._port.leave(self._name, self._agent)
            asyncio.get_running_loop().call_soon(self._agent.connection_lost, None)

    def abort(self) -> None:
        self.close()


async def share_port(settings: BrowserSettings) -> SharedPort | None:
    """Open the one port, if one is configured, and let every later call of the process use it.

    Raises:
        BadConfiguration: the port cannot be bound.
    """
    settings.check()
    if settings.udp_port is None:
        _use(Connection)
        return None
    announced = settings.public_address or next(
        iter(get_host_addresses(use_ipv4=True, use_ipv6=False)), "127.0.0.1"
    )
    loop = asyncio.get_running_loop()
    try:
        _, shared = await loop.create_datagram_endpoint(
            lambda: SharedPort(announced), local_addr=("0.0.0.0", settings.udp_port)
        )
    except OSError as error:
        raise BadConfiguration(
            f"cannot listen on UDP port {settings.udp_port} ({error.strerror}): choose another with WEBRTC_UDP_PORT"
        ) from None

    class PortConnection(Connection):
        """ICE over the shared port: one host candidate, the announced address."""

        async def get_component_candidates(
            self,
            component: int,
            addresses: list[str],
            timeout: int = 5,  # noqa: ASYNC109 - the library's signature
        ) -> list[Candidate]:
            agent = StunProtocol(self)
            agent.connection_made(shared.join(self.local_username, agent))
            agent.local_candidate = Candidate(
                foundation=candidate_foundation("host", "udp", shared.announced),
                component=component,
                transport="udp",
                priority=candidate_priority(component, "host"),
                host=shared.announced,
                port=shared.port,
                type="host",
            )
            self._protocols.append(agent)
            return [agent.local_candidate]

    _use(PortConnection)
    return shared


def _use(agent: type[Connection]) -> None:
    """aiortc makes its ICE agents itself and has no setting for their sockets: give it another class."""
    vars(aiortc.rtcicetransport)["Connection"] = agent
