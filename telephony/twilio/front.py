"""The line's front at Twilio: what its webhooks and its media streams share."""

import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from fastapi import HTTPException, Request

from guardrails.emergency import country_of
from telephony.briefing import Briefing
from telephony.exchange import Exchange
from telephony.humans import choose
from telephony.languages import first_locale
from telephony.session import Session
from telephony.settings import HandoffSettings, TextSettings
from telephony.tokens import Tokens
from telephony.twilio.carrier import TwilioCarrier
from telephony.twilio.rest import Rest
from telephony.twilio.signature import Headers, Signatures, media_url
from telephony.twilio.texting import Texting
from telephony.twilio.transfers import Transfers
from telephony.twilio.twiml import Line

_log: Final = logging.getLogger(__name__)
_FORM: Final = "application/x-www-form-urlencoded"
_MOST_FIELDS: Final = 200


class Front:
    """Knows the account, its secrets, and what was handed out to Twilio."""

    def __init__(self, exchange: Exchange, handoff: HandoffSettings, text: TextSettings) -> None:
        """Uses the exchange's account; without one, calls can be answered but not transferred."""
        self.exchange = exchange
        self.handoff = handoff
        account = exchange.account
        self.tokens = Tokens(account.token_seconds)
        self.transfers = Transfers()
        self._signatures: Signatures | None = None
        self.rest: Rest | None = None
        secret = account.auth_token.get_secret_value() if account.auth_token else None
        if exchange.checks and secret is not None:
            keys = {name: key.get_secret_value() for name, key in account.shared_keys.items()}
            self._signatures = Signatures(secret, keys)
        if account.account_sid is not None and secret is not None:
            self.rest = Rest(account.account_sid, secret, account.api_base, seconds=account.rest_seconds)

        self.texting = Texting(self.rest, text, exchange.engines.settings.paths.cards)

    async def form(self, request: Request) -> dict[str, str]:
        """The fields of a webhook request that is really Twilio's.

        Raises:
            HTTPException: 415 for a body that is no form, 403 for a signature or an account that is not ours. A body
                that is too large never gets here.
        """
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != _FORM:
            raise _refused(415, f"expected {_FORM}")
        fields = await request.form(max_files=0, max_fields=_MOST_FIELDS)
        if self._signatures is not None:
            url = self.base(request) + request.url.path
            if request.url.query:
                url += "?" + request.url.query
            if not self._signatures.valid(url, fields, request.headers):
                raise _refused(403, "the request does not carry Twilio's signature for this address")
        form = {str(key): str(value) for key, value in fields.items()}
        ours = self.exchange.account.account_sid
        if ours is not None and form.get("AccountSid", ours) != ours:
            raise _refused(403, "the request is about another account's call")
        return form

    def upgrade_allowed(self, headers: Headers) -> bool:
        """Whether a WebSocket upgrade is Twilio's."""
        if self._signatures is None:
            return True
        public = self.exchange.settings.public_url
        return public is not None and self._signatures.valid_upgrade(media_url(public), headers)

    def base(self, request: Request) -> str:
        """The configured address; in development, without one, the address that was asked."""
        return (self.exchange.settings.public_url or str(request.base_url)).rstrip("/")

    def line(self, form: Mapping[str, str], asked: str | None = None) -> Line:
        """Where a caller stands before a word is said; `asked` is a locale set for the number at Twilio."""
        settings = self.exchange.engines.settings.line
        country = country_of(form.get("From"))
        locale = first_locale(
            settings.locale,
            asked=asked,
            dialled=form.get("To"),
            country=country,
            numbers=self.exchange.shared.languages.numbers,
        )
        human = self.human(locale)
        return Line(locale, country or settings.country, human, self.handoff.caller_id)

    def human(self, locale: str) -> str | None:
        """The human line now for a caller of whom only the language is known."""
        default = self.exchange.engines.settings.line.human_number
        return choose(self.handoff.lines, default, locale, None, datetime.now(UTC))

    def carrier(self, session: Session, briefing: Briefing, base: str) -> TwilioCarrier | None:
        """What can be done to one call; None without an account, or without an address for Twilio to come back to."""
        base = self.exchange.settings.public_url or base
        if self.rest is None or not base:
            return None
        return TwilioCarrier(
            session,
            briefing,
            self.rest,
            self.transfers,
            self.handoff,
            self.exchange.engines.settings.line.human_number,
            base,
        )

    async def close(self) -> None:
        """Close what is open to Twilio."""
        if self.rest is not None:
            await self.rest.close()


def _refused(status: int, reason: str) -> HTTPException:
    _log.warning("webhook refused: %s", reason)
    return HTTPException(status, reason)
