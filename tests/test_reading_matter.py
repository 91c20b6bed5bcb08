"""What a reviewer reads is all of what the line can say, in all three languages, under one version."""

from agent.settings import Settings
from guardrails.locale import LOCALES
from guardrails.redflags import CATEGORIES
from guardrails.scripts import slugs
from telephony.reading import reading


def test_every_red_flag_script_refusal_and_card_is_there_side_by_side(settings: Settings) -> None:
    matter = reading(settings.paths.cards)
    assert matter["locales"] == list(LOCALES)
    assert len(matter["redflags"]) == len(CATEGORIES)
    for category in matter["redflags"]:
        for arm in category["arms"]:
            assert arm["why"]
            assert all(arm["examples"][locale] for locale in LOCALES), arm["id"]
    assert [script["slug"] for script in matter["scripts"]] == list(slugs())
    for rows in (matter["scripts"], matter["refusals"], matter["phrases"]):
        assert all(set(row["text"]) == set(LOCALES) for row in rows)
    assert all(set(card["locales"]) == set(LOCALES) for card in matter["cards"])
    assert "911" in matter["scripts"][0]["text"]["en-US"]
    assert "911" not in matter["scripts"][0]["unknown"]["en-US"]


def test_the_version_names_exactly_this_wording(settings: Settings) -> None:
    first, second = reading(settings.paths.cards), reading(settings.paths.cards)
    assert first["version"] == second["version"]
    assert len(first["version"]) == 12
    assert first["reviewed"] >= "2026-01-01"
