"""The pages: static files, each with the headers that keep it from doing anything but its work."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, HTTPException
from fastapi.responses import Response

from telephony.settings import BrowserSettings

_ROOT: Final = files("telephony").joinpath("pages")
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


def policy(ancestors: tuple[str, ...] = ()) -> str:
    """The Content-Security-Policy of a page; `ancestors` are the origins that may embed it."""
    return "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "font-src 'self'",
            "img-src 'self' data:",
            "media-src 'self' blob: mediastream:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            f"frame-ancestors {' '.join(ancestors) if ancestors else chr(39) + 'none' + chr(39)}",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        ]
    )


def headers(ancestors: tuple[str, ...] = ()) -> dict[str, str]:
    """What every page is sent with."""
    return {
        "Content-Security-Policy": policy(ancestors),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": "microphone=(self), camera=(), geolocation=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": "no-cache",
    }


@lru_cache(maxsize=256)
def _file(path: str) -> bytes | None:
    parts = path.split("/")
    if any(part in ("", ".", "..") or part.startswith(".") or "\\" in part for part in parts):
        return None
    found = _ROOT.joinpath(*parts)
    return found.read_bytes() if found.is_file() else None


def page(path: str, ancestors: tuple[str, ...] = ()) -> Response:
    """One file of the pages.

    Raises:
        HTTPException: 404.
    """
    content = _file(path)
    suffix = path[path.rfind(".") :]
    if content is None or suffix not in _TYPES:
        raise HTTPException(404, "there is no such page")
    return Response(content, media_type=_TYPES[suffix], headers=headers(ancestors))


def page_routes(settings: BrowserSettings) -> APIRouter:
    """`GET /`, the widget's files under `/pages/`, and `GET /embed.js` for other sites."""
    router = APIRouter(include_in_schema=False)
    ancestors = ("'self'", *settings.allowed_origins)

    @router.get("/")
    async def widget() -> Response:
        return page("widget/index.html", ancestors)

    @router.get("/embed.js")
    async def embed() -> Response:
        found = page("embed.js")
        found.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return found

    @router.get("/favicon.ico")
    async def icon() -> Response:
        return page("icon.svg")

    @router.get("/pages/{path:path}")
    async def static(path: str) -> Response:
        return page(path)

    return router
