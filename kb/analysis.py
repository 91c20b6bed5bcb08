"""Claims held against the cards: relations to evidence, never verdicts."""

import datetime
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kb.card import Card
from kb.claims import extract, normalize
from kb.embedding import Vectors
from kb.evidence import Claim, Evidence, Provenance, Relation, Uncertainty
from kb.language import guess_locale, language_of, words
from kb.retrieval import Retriever
from kb.row import RowKind
from kb.stance import Direction, course, denies
from kb.statements import Near

Extract = Callable[[str, str], Sequence[str]]
"""Text and locale to claims: `kb.claims.extract`, or a language model."""

DATASET: Final = "atalaia-cards"
STALE_MONTHS: Final = 24
CARDS_PER_CLAIM: Final = 2

# Chosen with the local model, passages against passages; `atalaia eval evidence-relations` measures what they do.
ON_TOPIC: Final = 0.88
"""Cosine from which a statement speaks of the same thing as the claim."""
SURE: Final = 0.92
"""Cosine from which a statement brings in a card that the search did not."""
SECOND_REACH: Final = 0.02
"""How far a second card's nearest statement may lie behind the first's."""
SAME_STATEMENT: Final = 0.89
"""Cosine from which a statement may decide the relation."""
LEAN_WEIGHT: Final = 0.02
"""How much the learned direction counts beside the cosines."""
DECIDED: Final = 0.02
"""Difference between myth and fact from which the relation is decided; below it the card is context."""
COURSE_REACH: Final = 0.03
"""How far behind the nearest statement one about going on or leaving still decides."""


def evidence_for(
    text: str,
    locale: str,
    retriever: Retriever,
    *,
    extract: Extract = extract,
    answer_in: str | None = None,
    today: datetime.date | None = None,
) -> tuple[Claim, ...]:
    """What the caller claims in `text` (spoken in `locale`), and what the cards say of it, in `answer_in` or `locale`.

    A question that claims nothing becomes one entry with the matching card as context. Costs one embedding
    batch beyond the query's own vector, which the retriever remembers.

    Raises:
        EmbeddingError, StoreError: as `Retriever.search`.
    """
    claims = tuple(extract(text, locale))
    locale = answer_in or locale
    best = retriever.best(text, locale)
    found_for_text = (best.card.id,) if best else ()
    if not claims:
        if len(words(text)) < 2 or (best is None and "?" not in text):
            return ()
        return (_question(normalize(text), locale, retriever, found_for_text, today),)
    vectors = retriever.embedder.passages(list(claims))
    return tuple(
        _claim(claim, vector, locale, retriever, found_for_text, today, alone=len(claims) == 1)
        for claim, vector in zip(claims, vectors, strict=True)
    )


@dataclass(frozen=True, slots=True)
class _Finding:
    card: Card
    relation: Relation
    snippet: str


def _question(
    text: str, locale: str, retriever: Retriever, ids: Sequence[str], today: datetime.date | None
) -> Claim:
    cards = [retriever.cards[card_id, locale] for card_id in ids]
    findings = [_Finding(card, Relation.CONTEXTUALIZES, card.spoken) for card in cards]
    return _assemble(text, findings, locale, retriever, today)


def _claim(
    claim: str,
    vector: Vectors,
    locale: str,
    retriever: Retriever,
    found: Sequence[str],
    today: datetime.date | None,
    *,
    alone: bool,
) -> Claim:
    # The claim is compared in the language it was said in; the snippet is in the language of the answer.
    said_in = guess_locale(claim, locale)
    near = retriever.statements.near(vector, said_in)
    if not alone:  # what was found for all claims together may be about another one
        found = [card for card in found if card in near and near[card][0].likeness >= ON_TOPIC]
    lean = retriever.statements.direction
    findings: list[_Finding] = []
    for card_id in _cards_for(found, near, locale, retriever):
        relation, statement = relate(claim, vector, said_in, near.get(card_id, ()), lean)
        # A second card counts only when it says something definite.
        if findings and relation is Relation.CONTEXTUALIZES:
            continue
        card = retriever.cards[card_id, locale]
        snippet = card.spoken
        if statement and statement.statement.kind is RowKind.FACT and statement.statement.locale == locale:
            snippet = statement.statement.text
        findings.append(_Finding(card, relation, snippet))
    return _assemble(claim, findings, locale, retriever, today)


def _cards_for(
    found: Sequence[str], near: Mapping[str, tuple[Near, ...]], locale: str, retriever: Retriever
) -> list[str]:
    """The card found for what was said, and others whose statements are all but the claim itself."""
    reach = max(
        SURE, *(near[card_id][0].likeness - SECOND_REACH for card_id in found if card_id in near), 0.0
    )
    others = [card_id for card_id, statements in near.items() if statements[0].likeness >= reach]
    ids = [card_id for card_id in dict.fromkeys([*found, *others]) if (card_id, locale) in retriever.cards]
    return ids[:CARDS_PER_CLAIM]


def relate(
    claim: str, vector: Vectors, locale: str, near: Sequence[Near], direction: Direction
) -> tuple[Relation, Near | None]:
    """How one card stands to a claim, and the statement that decides; `near` are the card's, nearest first.

    Only what is clear is called support or contradiction; everything else is context.
    """
    if not near:
        return Relation.CONTEXTUALIZES, None
    way = course(claim, locale)
    if way:
        for found in near:
            other = course(found.statement.text, locale)
            if found.likeness < near[0].likeness - COURSE_REACH or found.likeness < ON_TOPIC:
                break
            if other:
                agrees = (way == other) is (found.statement.kind is RowKind.FACT)
                return (Relation.SUPPORTS if agrees else Relation.CONTRADICTS), found
    fact = next((found for found in near if found.statement.kind is RowKind.FACT), None)
    myth = next((found for found in near if found.statement.kind is RowKind.MYTH), None)
    if fact is None or myth is None:
        return Relation.CONTEXTUALIZES, None
    balance = myth.likeness - fact.likeness + LEAN_WEIGHT * direction.lean(vector)
    decisive, relation = (myth, Relation.CONTRADICTS) if balance > 0 else (fact, Relation.SUPPORTS)
    clear = abs(balance) >= DECIDED and decisive.likeness >= SAME_STATEMENT
    # One denies and the other does not: nearness then means little.
    if not clear or denies(claim, locale) is not denies(decisive.statement.text, locale):
        return Relation.CONTEXTUALIZES, None
    # Leave to stop is never read out of a fact that merely sounds alike.
    if relation is Relation.SUPPORTS and way < 0:
        return Relation.CONTEXTUALIZES, None
    return relation, decisive


def _assemble(
    text: str, findings: Sequence[_Finding], locale: str, retriever: Retriever, today: datetime.date | None
) -> Claim:
    wording = language_of(locale).evidence
    evidence = tuple(_evidence(finding, retriever.version.built_at) for finding in findings)
    uncertainty = _uncertainty([finding.relation for finding in findings])
    limitations = [wording.general]
    if not findings:
        return Claim(text, uncertainty, (), None, wording.reflection, (wording.nothing,))
    if uncertainty is Uncertainty.CONFLICTING:
        limitations.append(wording.conflicting)
    limitations.extend(wording.unopened for finding in findings if not finding.card.source.opened)
    limitations.extend(_stale(finding.card, today or datetime.date.today()) for finding in findings)
    first = findings[0].card
    dates = wording.dates if first.source.opened else wording.published
    temporal = dates.format(published=first.source.published, accessed=first.source.accessed)
    if language_of(guess_locale(text, locale)).evidence.time_words.search(text):
        temporal = f"{temporal} {wording.moving}"
    return Claim(
        text,
        uncertainty,
        evidence,
        temporal,
        first.reflection,
        tuple(dict.fromkeys(filter(None, limitations))),
    )


def _evidence(finding: _Finding, indexed_at: str) -> Evidence:
    card = finding.card
    return Evidence(
        relation=finding.relation,
        card_id=card.id,
        title=card.title,
        publisher=card.source.name,
        url=card.source.url,
        published=card.source.published,
        accessed=card.source.accessed,
        snippet=finding.snippet,
        provenance=Provenance(DATASET, indexed_at, card.content_hash),
    )


def _uncertainty(relations: Sequence[Relation]) -> Uncertainty:
    found = set(relations)
    if {Relation.SUPPORTS, Relation.CONTRADICTS} <= found:
        return Uncertainty.CONFLICTING
    if Relation.SUPPORTS in found:
        return Uncertainty.SUPPORTED
    if Relation.CONTRADICTS in found:
        return Uncertainty.CONTRADICTED
    return Uncertainty.CONTEXTUALIZED if found else Uncertainty.INSUFFICIENT


def _stale(card: Card, today: datetime.date) -> str:
    """A note when card or source were last read more than `STALE_MONTHS` ago, else nothing."""
    oldest = min(date for date in (card.reviewed, card.source.accessed) if date)
    age = today - datetime.date.fromisoformat(oldest)
    if age.days <= STALE_MONTHS * 30.4:
        return ""
    return language_of(card.locale).evidence.stale.format(title=card.title, reviewed=oldest)
