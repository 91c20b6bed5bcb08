"""Which human line takes a call, and in which language a call begins."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from pydantic import ValidationError

from telephony.briefing import category_name
from telephony.consent import said_yes
from telephony.humans import HumanLine, choose
from telephony.languages import first_locale

MEXICO = ZoneInfo("America/Mexico_City")
MONDAY = datetime(2026, 11, 30, 10, 0, tzinfo=MEXICO)
DAY = HumanLine(
    number="+525512345678", locales=("es-419",), days=("mon", "tue"), opens="08:00", closes="18:00",
    zone="America/Mexico_City",
)  # fmt: skip
NIGHT = HumanLine(
    number="+525500000000", days=("mon",), opens="22:00", closes="06:00", zone="America/Mexico_City"
)
HEART = HumanLine(number="sip:heart@example.org", categories=("cardiac",))


def test_the_first_line_that_takes_the_call_gets_it() -> None:
    lines = (HEART, DAY)
    assert choose(lines, "+1999", "es-419", "cardiac", MONDAY) == "sip:heart@example.org"
    assert choose(lines, "+1999", "es-419", "stroke", MONDAY) == DAY.number
    assert choose(lines, "+1999", "es-419", None, MONDAY) == DAY.number
    assert choose(lines, "+1999", "pt-BR", None, MONDAY) == "+1999"
    assert choose(lines, None, "pt-BR", None, MONDAY) is None


def test_a_line_is_closed_outside_its_hours_where_it_is() -> None:
    assert not DAY.takes("es-419", None, MONDAY.replace(hour=19))
    assert not DAY.takes("es-419", None, MONDAY.replace(day=2, month=12))  # a Wednesday
    assert DAY.takes("es-419", None, MONDAY.astimezone(ZoneInfo("Asia/Tokyo")))


def test_a_night_shift_belongs_to_the_day_it_began_on() -> None:
    assert NIGHT.open(MONDAY.replace(hour=23))
    assert NIGHT.open(datetime(2026, 12, 1, 3, 0, tzinfo=MEXICO))
    assert not NIGHT.open(MONDAY.replace(hour=3))


@pytest.mark.parametrize(
    "wrong", [{"number": "555"}, {"number": "+1202555010", "zone": "Mars/Base"}, {"number": "+12025550100", "locales": ["fr"]}]
)  # fmt: skip
def test_a_line_that_cannot_be_called_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        HumanLine.model_validate(wrong)


@pytest.mark.parametrize(
    ("asked", "dialled", "country", "begins"),
    [
        ("es-MX", "+1", "BR", "es-419"),  # set for the number at the carrier
        (None, "+5511", "MX", "pt-BR"),  # set for the number here
        (None, "+1", "MX", "es-419"),
        (None, "+1", "BR", "pt-BR"),
        (None, "+1", "PR", "es-419"),
        (None, "+1", "US", "pt-BR"),  # many languages: the default
        (None, None, None, "pt-BR"),
        ("fr", None, "AR", "es-419"),
    ],
)
def test_where_a_call_begins(
    asked: str | None, dialled: str | None, country: str | None, begins: str
) -> None:
    numbers = {"+5511": "pt-BR"}
    assert first_locale("pt-BR", asked=asked, dialled=dialled, country=country, numbers=numbers) == begins


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Yes.", True), ("Yes, please!", True), ("Sí, por favor.", True), ("Sim.", True), ("Pode mandar", True),
        ("No.", False), ("No, thank you", False), ("não, obrigada", False), ("yes no", False), ("Please don't", False),
        ("What about ibuprofen?", None), ("mm", None), ("yes what about ibuprofen", None),
    ],
)  # fmt: skip
def test_only_a_plain_yes_is_a_yes(text: str, meant: bool | None) -> None:
    assert said_yes(text) is meant


def test_every_red_flag_has_a_name_for_humans() -> None:
    from guardrails.scripts import slugs

    ours = {"check", "handoff", "handoff_failed", "stay"}
    for slug in set(slugs()) - ours:
        for locale in ("en-US", "es-419", "pt-BR"):
            if slug != "general":
                assert category_name(slug, locale) != category_name("other", locale)
