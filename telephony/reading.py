"""What a clinical reviewer reads: red flags, scripts, refusals, numbers and cards, the three languages side by side."""

import hashlib
import json
from pathlib import Path
from typing import Any

from agent.phrases import fixed
from guardrails.emergency import rows
from guardrails.locale import HOME, LOCALES
from guardrails.redflags import CATEGORIES
from guardrails.refusal import RefusalKind, refusal
from guardrails.scripts import script, slugs, why
from kb.card import Card
from kb.reading import load_cards


def reading(cards: Path) -> dict[str, Any]:
    """Everything, as plain data. Reads the card files; blocks for a moment.

    `version` names exactly this wording: it changes with any letter of it.
    """
    found = load_cards(cards)
    matter: dict[str, Any] = {
        "locales": list(LOCALES),
        "redflags": [
            {
                "category": category.name,
                "arms": [
                    {
                        "id": arm.id,
                        "severity": str(arm.severity),
                        "label": arm.subcategory,
                        "why": arm.rationale,
                        "examples": {locale: list(texts) for locale, texts in arm.examples.items()},
                    }
                    for arm in category.arms
                ],
            }
            for category in CATEGORIES
        ],
        "scripts": [
            {
                "slug": slug,
                "why": why(slug),
                "text": {locale: script(slug, locale, HOME[locale]) for locale in LOCALES},
                "unknown": {locale: script(slug, locale, None) for locale in LOCALES},
            }
            for slug in slugs()
        ],
        "refusals": [
            {"kind": str(kind), "text": {locale: refusal(kind, locale) for locale in LOCALES}}
            for kind in RefusalKind
        ],
        "phrases": [
            {"slug": slug, "text": {locale: fixed(locale)[slug] for locale in LOCALES}}
            for slug in fixed(LOCALES[0])
        ],
        "numbers": [
            {
                "country": row.country,
                "service": str(row.service),
                "number": row.number,
                "hours": row.hours,
                "confidence": str(row.confidence),
                "spoken": row.spoken,
                "checked_on": row.checked_on.isoformat(),
                "source": row.source_url,
            }
            for row in rows()
        ],
        "cards": _side_by_side(found),
    }
    digest = hashlib.sha256(json.dumps(matter, sort_keys=True, ensure_ascii=False).encode())
    matter["version"] = digest.hexdigest()[:12]
    matter["reviewed"] = max((card.reviewed for card in found), default="")
    return matter


def _side_by_side(cards: list[Card]) -> list[dict[str, Any]]:
    together: dict[str, dict[str, Card]] = {}
    for card in cards:
        together.setdefault(card.id, {})[card.locale] = card
    return [
        {
            "id": card_id,
            "topic": next(iter(each.values())).topic,
            "locales": {
                locale: {
                    "title": card.title,
                    "spoken": card.spoken,
                    "facts": list(card.facts),
                    "myths": list(card.myths),
                    "reflection": list(card.reflection),
                    "publisher": card.source.name,
                    "url": card.source.url,
                    "published": card.source.published,
                    "accessed": card.source.accessed,
                    "opened": card.source.opened,
                    "reviewed": card.reviewed,
                    "hash": card.content_hash[:12],
                }
                for locale, card in each.items()
            },
        }
        for card_id, each in sorted(together.items())
    ]
