"""What the API takes, with examples. What it gives back is in the versioned schemas."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from agent.review import Verdict, VerdictKind
from guardrails.locale import UnknownLocale, parse_locale

_LOCALE: Any = Field(
    default="en-US",
    description="`en-US`, `es-419` or `pt-BR`; another tag of these languages means the same.",
    examples=["es-419"],
    max_length=35,
    # Only described here: `parse_locale` refuses with words that help.
    json_schema_extra={"pattern": "^([eE][nN]|[eE][sS]|[pP][tT])([-_].*)?$"},
)


def _locale(value: str) -> str:
    try:
        return parse_locale(value)
    except UnknownLocale as error:
        raise ValueError(str(error)) from None


class Body(BaseModel):
    """Base of all request bodies."""

    model_config = ConfigDict(extra="forbid")


class ChatRequest(Body):
    """One text turn."""

    model_config = ConfigDict(
        extra="ignore",
        json_schema_extra={
            "examples": [
                {"text": "Can I drink wine with my antibiotics?", "locale": "en-US", "country": "US"},
                {"text": "¿Y si se me olvida una dosis?", "locale": "es-419", "country": "MX"},
                {"text": "Não, está tudo bem", "locale": "pt-BR", "conversation": "text-0f3c…"},
            ]
        },
    )

    text: Annotated[str, Field(min_length=1, description="The caller's own words.")]
    locale: str = _LOCALE
    country: Annotated[
        str | None,
        Field(pattern="^[A-Za-z]{2}$", description="ISO 3166 country whose emergency numbers apply."),
    ] = None
    conversation: Annotated[
        str | None, Field(max_length=64, description="From the answer before, to go on with it.")
    ] = None

    _parse_locale = field_validator("locale")(_locale)

    @field_validator("country")
    @classmethod
    def _upper(cls, country: str | None) -> str | None:
        return country.upper() if country else None


class ResumeRequest(Body):
    """What a person decided about a draft."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"turn": "text-0f3c….0.9a1b2c3d4e5f", "decision": "approve", "by": "Ana"},
                {
                    "turn": "text-0f3c….0.9a1b2c3d4e5f",
                    "decision": "edit",
                    "text": "The leaflet says to take it with food.",
                    "by": "Ana",
                },
            ],
            "if": {"properties": {"decision": {"const": "edit"}}, "required": ["decision"]},
            "then": {"properties": {"text": {"type": "string", "pattern": "\\S"}}, "required": ["text"]},
            "else": {"properties": {"text": {"type": "null"}}},
        },
    )

    turn: Annotated[str, Field(min_length=1, max_length=80)]
    decision: Literal["approve", "edit", "reject"]
    text: Annotated[
        str | None, Field(max_length=2000, description="What to say instead; with `edit` only.")
    ] = None
    by: Annotated[str, Field(min_length=1, max_length=80, description="Who decided.")] = "operator"

    @model_validator(mode="after")
    def _text_goes_with_edit(self) -> "ResumeRequest":
        if (self.decision == "edit") != bool(self.text and self.text.strip()):
            raise ValueError("`text` goes with the decision `edit`, and only with it")
        return self

    def verdict(self) -> Verdict:
        """The decision."""
        return Verdict(VerdictKind(self.decision), self.by, self.text)


class Turn(Body):
    """One utterance of a transcript."""

    text: Annotated[str, Field(max_length=8000)]
    speaker: Annotated[str, Field(max_length=40, description="`caller`; what `agent` said is left out.")] = (
        "caller"
    )
    locale: Annotated[
        str | None, Field(max_length=35, description="As above; the transcript's own if none is named.")
    ] = None


class AnalyzeRequest(Body):
    """A transcript, or a call that is in the ledger: exactly one of `transcript`, `turns` and `call`."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "transcript": "agent: Hello.\ncaller: My neighbor says I can stop when I feel fine.",
                    "locale": "en-US",
                },
                {"turns": [{"text": "Dicen que la toronja cambia las medicinas."}], "locale": "es-419"},
                {"call": "CA5ef8732a3c49700934481addd5ce1659"},
            ],
            "oneOf": [
                {"required": ["transcript"], "properties": {"transcript": {"type": "string"}}},
                {"required": ["turns"], "properties": {"turns": {"type": "array"}}},
                {"required": ["call"], "properties": {"call": {"type": "string"}}},
            ],
        },
    )

    transcript: Annotated[str | None, Field(description="One utterance a line, or a call's events.")] = None
    turns: Annotated[list[Turn] | None, Field(max_length=500)] = None
    call: Annotated[
        str | None,
        Field(min_length=1, max_length=64, description="Operators only: id of a call in the ledger."),
    ] = None
    locale: str = _LOCALE

    _parse_locale = field_validator("locale")(_locale)

    @model_validator(mode="after")
    def _one(self) -> "AnalyzeRequest":
        if sum(each is not None for each in (self.transcript, self.turns, self.call)) != 1:
            raise ValueError("send exactly one of `transcript`, `turns` and `call`")
        return self


class HandoffRequest(Body):
    """Why a person should take a call."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"by": "Ana", "reason": "asked for a pharmacist"}]}
    )

    by: Annotated[str, Field(min_length=1, max_length=80, description="Who asks for it.")] = "operator"
    reason: Annotated[str, Field(min_length=1, max_length=200)] = "operator"
