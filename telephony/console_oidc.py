"""Coming into the console through an OpenID Connect provider."""

import secrets
from collections.abc import Callable
from typing import Any, Final

import httpx
from authlib.integrations.base_client import OAuthError
from authlib.integrations.httpx_client import AsyncOAuth2Client
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from telephony.api_problem import Problem
from telephony.console_session import Sessions
from telephony.exchange import Exchange

Audit = Callable[[str, str, str], None]
_COOKIE: Final = "atalaia_console_oidc"
_SECONDS: Final = 600
"""How long somebody may take at the provider."""
_TIMEOUT: Final = 5.0
_ALGORITHMS: Final = ["RS256", "ES256", "PS256"]


class Oidc:
    """The authorization code flow with PKCE, state and nonce."""

    def __init__(self, exchange: Exchange, sessions: Sessions, audit: Audit) -> None:
        """`audit` takes who, act and detail."""
        self._exchange = exchange
        self._sessions = sessions
        self._audit = audit
        self._settings = sessions.settings
        self._signer = URLSafeTimedSerializer(
            self._settings.secret.get_secret_value(), salt="atalaia console oidc"
        )

    async def begin(self, request: Request) -> Response:
        """Send somebody to the provider."""
        provider = await self._provider()
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        async with self._client(request) as client:
            url, _ = client.create_authorization_url(
                provider["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
            )
        response = RedirectResponse(url, 303)
        response.set_cookie(
            _COOKIE,
            self._signer.dumps({"s": state, "n": nonce, "v": verifier}),
            max_age=_SECONDS,
            path="/console/oidc",
            secure=request.url.scheme == "https" or self._exchange.settings.production,
            httponly=True,
            samesite="lax",
        )
        return response

    async def finish(self, request: Request) -> Response:
        """Somebody comes back from the provider."""
        try:
            begun: Any = self._signer.loads(request.cookies.get(_COOKIE, ""), max_age=_SECONDS)
        except BadSignature:
            raise Problem(401, "this login was not begun here, or took too long: begin it again") from None
        if not secrets.compare_digest(request.query_params.get("state", ""), begun["s"]):
            raise Problem(401, "the provider's answer belongs to another login: begin it again")
        provider = await self._provider()
        try:
            async with self._client(request) as client:
                token = await client.fetch_token(
                    provider["token_endpoint"],
                    grant_type="authorization_code",
                    code=request.query_params.get("code", ""),
                    code_verifier=begun["v"],
                )
            claims = await self._claims(provider, str(token["id_token"]), begun["n"])
        except (OAuthError, JoseError, httpx.HTTPError, KeyError, ValueError) as error:
            self._audit("unknown", "login_failed", f"oidc: {type(error).__name__}")
            raise Problem(401, "the provider did not confirm who you are: begin again") from error
        email = str(claims.get("email", ""))
        if not claims.get("email_verified") or email not in self._settings.oidc_users:
            self._audit(email or "unknown", "login_failed", "oidc: not on the list")
            raise Problem(
                403, "you are known to the provider but not to this console: CONSOLE_OIDC_USERS lists who is"
            )
        response = RedirectResponse("/console", 303)
        operator = self._sessions.operator(email)
        self._sessions.begin(response, operator)
        response.delete_cookie(_COOKIE, path="/console/oidc")
        self._audit(operator.name, "login", "oidc")
        return response

    async def _provider(self) -> dict[str, Any]:
        assert self._settings.oidc_issuer is not None
        issuer = self._settings.oidc_issuer.rstrip("/")
        found = await _fetched(f"{issuer}/.well-known/openid-configuration")
        if str(found.get("issuer", "")).rstrip("/") != issuer:
            raise Problem(503, "CONSOLE_OIDC_ISSUER is not what the provider calls itself: correct it")
        return found

    async def _claims(self, provider: dict[str, Any], token: str, nonce: str) -> dict[str, Any]:
        keys = KeySet.import_key_set(await _fetched(provider["jwks_uri"]))  # type: ignore[arg-type]
        read = jwt.decode(token, keys, algorithms=_ALGORITHMS)
        jwt.JWTClaimsRegistry(
            leeway=30,
            iss={"essential": True, "value": provider["issuer"]},
            aud={"essential": True, "value": self._settings.oidc_client_id or ""},
            exp={"essential": True},
            nonce={"essential": True, "value": nonce},
        ).validate(read.claims)
        return dict(read.claims)

    def _client(self, request: Request) -> AsyncOAuth2Client:
        assert self._settings.oidc_client_secret is not None
        base = (self._exchange.settings.public_url or str(request.base_url)).rstrip("/")
        return AsyncOAuth2Client(
            self._settings.oidc_client_id,
            self._settings.oidc_client_secret.get_secret_value(),
            scope="openid email",
            redirect_uri=f"{base}/console/oidc/callback",
            code_challenge_method="S256",
            timeout=_TIMEOUT,
        )


async def _fetched(url: str) -> dict[str, Any]:
    try:
        async with httpx.AsyncClient(timeout=_TIMEOUT) as client:
            reply = await client.get(url)
            reply.raise_for_status()
            found: dict[str, Any] = reply.json()
    except (httpx.HTTPError, ValueError) as error:
        raise Problem(503, f"the OpenID provider does not answer ({error}): try again") from error
    return found


def oidc_routes(exchange: Exchange, sessions: Sessions, audit: Audit) -> APIRouter:
    """`GET /console/oidc` and `/console/oidc/callback`."""
    oidc = Oidc(exchange, sessions, audit)
    router = APIRouter(prefix="/oidc")
    router.add_api_route("", oidc.begin, methods=["GET"])
    router.add_api_route("/callback", oidc.finish, methods=["GET"])
    return router
