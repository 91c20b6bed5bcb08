"""The claims-with-evidence document of a whole transcript."""

import functools
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from kb.analysis import DATASET, Extract, evidence_for
from kb.claims import extract, key
from kb.errors import KbError
from kb.evidence import Claim
from kb.language import language_of
from kb.retrieval import Retriever

VERSION: Final = 1
SCHEMA_FILE: Final = Path(__file__).parent / "schema" / f"claims-v{VERSION}.json"


class SourceKind(StrEnum):
    """Where the utterances come from."""

    TRANSCRIPT = "transcript"
    CALL = "call"


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something the caller said."""

    text: str
    locale: str


@dataclass(frozen=True, slots=True)
class SaidClaim:
    """A claim and the utterances it was said in, numbered from 1."""

    claim: Claim
    said_in: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """What a caller claimed over a call, each claim once."""

    locale: str
    kind: SourceKind
    name: str | None
    utterances: int
    analyzed_at: str
    dataset_version: str
    indexed_at: str
    claims: tuple[SaidClaim, ...]
    limitations: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """The wire form, as `kb/schema/claims-v1.json` describes it."""
        return {
            "v": VERSION,
            "document": "claims-with-evidence",
            "locale": self.locale,
            "source": {"kind": str(self.kind), "name": self.name, "utterances": self.utterances},
            "analyzed_at": self.analyzed_at,
            "dataset": {"name": DATASET, "version": self.dataset_version, "indexed_at": self.indexed_at},
            "claims": [
                _plain(said.claim.to_dict()) | {"said_in": list(said.said_in)} for said in self.claims
            ],
            "limitations": list(self.limitations),
        }


def analyze(
    utterances: Sequence[Utterance],
    locale: str,
    retriever: Retriever,
    *,
    kind: SourceKind = SourceKind.TRANSCRIPT,
    name: str | None = None,
    extract: Extract = extract,
) -> Document:
    """Every claim of `utterances` with its evidence, answered in `locale`; the same claim is listed once.

    Raises:
        EmbeddingError, StoreError: as `Retriever.search`.
    """
    claims: dict[str, Claim] = {}
    said: dict[str, list[int]] = {}
    for number, utterance in enumerate(utterances, 1):
        for claim in evidence_for(
            utterance.text, utterance.locale, retriever, extract=extract, answer_in=locale
        ):
            found = key(claim.text)
            claims.setdefault(found, claim)
            said.setdefault(found, []).append(number)
    return Document(
        locale=locale,
        kind=kind,
        name=name,
        utterances=len(utterances),
        analyzed_at=datetime.now(UTC).isoformat(timespec="seconds"),
        dataset_version=retriever.version.name,
        indexed_at=retriever.version.built_at,
        claims=tuple(SaidClaim(claim, tuple(dict.fromkeys(said[found]))) for found, claim in claims.items()),
        limitations=(language_of(locale).evidence.general,),
    )


@functools.cache
def schema() -> dict[str, Any]:
    """The JSON Schema of the document."""
    found: dict[str, Any] = json.loads(SCHEMA_FILE.read_text("utf-8"))
    return found


def validate(document: dict[str, Any]) -> None:
    """Check the wire form against the schema.

    Raises:
        KbError: the first place where it differs, and how.
    """
    import jsonschema

    error = jsonschema.exceptions.best_match(
        jsonschema.Draft202012Validator(schema(), format_checker=jsonschema.FormatChecker()).iter_errors(
            document
        )
    )
    if error is not None:
        raise KbError(
            f"the claims document is not as {SCHEMA_FILE.name} says: {error.json_path}: {error.message}"
        )


def _plain(value: Any) -> Any:
    """Tuples as lists and enums as text, as JSON has them."""
    return json.loads(json.dumps(value))
