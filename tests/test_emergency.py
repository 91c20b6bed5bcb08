"""The emergency table: dated, sourced, and never spoken where it is not sure."""

from datetime import date
from urllib.parse import urlsplit

import phonenumbers
import pytest
from phonenumbers import shortnumberinfo

from guardrails.emergency import MAX_AGE_DAYS, Confidence, Service, countries, country_of, numbers, rows

ROWS = rows()


def _name(row: object) -> str:
    return f"{row.country}-{row.service}-{row.number}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("row", ROWS, ids=_name)
def test_every_row_was_compared_with_its_source_within_180_days(row):
    assert 0 <= row.age(date.today()) <= MAX_AGE_DAYS, (
        "compare it with source_url again, then change checked_on"
    )


@pytest.mark.parametrize("row", ROWS, ids=_name)
def test_every_row_is_complete_and_its_source_is_a_page_of_an_authority(row):
    assert row.audience
    assert row.hours
    assert row.reviewer
    url = urlsplit(row.source_url)
    assert url.scheme == "https"
    assert url.netloc
    assert len([part for part in url.path.split("/") if part]) <= 1, "a guessed deep link goes stale"


@pytest.mark.parametrize(
    "row",
    [r for r in ROWS if r.service in (Service.MEDICAL, Service.POLICE, Service.FIRE) and r.metadata],
    ids=_name,
)
def test_emergency_numbers_agree_with_libphonenumber(row):
    assert shortnumberinfo.is_emergency_number(row.number, row.country)


def test_no_two_rows_say_the_same():
    assert len({(row.country, row.service, row.number) for row in ROWS}) == len(ROWS)


def test_a_number_nobody_verified_is_never_spoken():
    unverified = {(row.country, row.number) for row in ROWS if row.confidence is Confidence.VERIFY}
    assert unverified
    for country, number in unverified:
        spoken = numbers(country)
        if spoken is None:
            continue
        assert number not in (spoken.medical, spoken.police, spoken.crisis, spoken.poison)


def test_a_line_for_one_city_or_one_kind_of_phone_is_never_spoken():
    assert numbers("CO").crisis is None
    assert numbers("AR").crisis == "011 5275-1135"
    assert numbers("UY").crisis == "0800 0767"


def test_a_country_without_a_verified_number_gets_the_neutral_wording():
    assert {country for country in countries() if numbers(country) is None} == {"HN"}


@pytest.mark.parametrize(
    ("country", "medical", "police", "crisis", "poison"),
    [
        ("US", "911", "911", "988", "1-800-222-1222"),
        ("PR", "911", "911", "988", None),
        ("BR", "192", "190", "188", "0800 722 6001"),
        ("MX", "911", "911", "800 911 2000", None),
        ("PE", "106", "105", "113", None),
        ("CL", "131", "133", "*4141", None),
        ("GT", "123", "110", None, None),
    ],
)
def test_what_may_be_said_where(country, medical, police, crisis, poison):
    found = numbers(country)
    assert (found.medical, found.police, found.crisis, found.poison) == (medical, police, crisis, poison)


@pytest.mark.parametrize("country", [None, "", "XX", "ES", "zz"])
def test_an_unknown_country_has_no_numbers(country):
    assert numbers(country) is None


@pytest.mark.parametrize(
    ("number", "country"),
    [
        ("+12025550123", "US"),
        ("+15551234567", "US"),
        ("+17875550123", "PR"),
        ("+19395550123", "PR"),
        ("+18095550123", "DO"),
        ("+14165550123", "CA"),
        ("+525512345678", "MX"),
        ("+5215512345678", "MX"),
        ("+5511987654321", "BR"),
        ("+56912345678", "CL"),
        ("+50212345678", "GT"),
        ("+59899123456", "UY"),
    ],
)
def test_country_of_a_caller(number, country):
    assert country_of(number) == country


@pytest.mark.parametrize(
    "number", [None, "", "anonymous", "911", "12025550123", "+", "+0", "client:alice", "+88213300"]
)
def test_country_of_something_else_is_not_known(number):
    assert country_of(number) is None


def test_libphonenumber_is_the_source_of_area_codes():
    assert phonenumbers.region_code_for_number(phonenumbers.parse("+17875550123")) == "PR"
