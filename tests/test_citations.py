"""Citations: a sentence is spoken when its card says so too, and not otherwise."""

from pathlib import Path

import pytest

from guardrails.citations import CitationProblem, CitedCard, SentenceStream, check, is_claim, strip
from guardrails.locale import LOCALES
from guardrails.posture import sentences

ROOT = Path(__file__).parent.parent

STORAGE = CitedCard(
    id="storage",
    title="Storing medicines",
    text="Most medicines keep best in a cool, dry place. Bathrooms are damp, and damp can spoil tablets. "
    "Do not freeze insulin. An open vial of insulin keeps for about 28 days at room temperature. "
    "Ask a pharmacist before you move tablets to another bottle.",
    facts=("Damp can spoil tablets.", "Insulin that froze should not be used."),
    myths=("Insulin lasts longer in the freezer.",),
)
MISSED = CitedCard("missed-dose", "Missed dose", "Many leaflets say not to take two doses at once.")
CARDS = (STORAGE, MISSED)


@pytest.mark.parametrize(
    "sentence",
    [
        "Most medicines keep best somewhere cool and dry. [card:storage]",
        "Damp can spoil tablets [storage].",
        "An open vial of insulin keeps for about 28 days at room temperature. [storage]",
        "[card:storage] Do not freeze insulin.",
        "Leaflets say never to take two doses at once. [card:missed-dose]",
    ],
)
def test_what_the_card_says_is_spoken_without_its_tag(sentence):
    verdict = check(sentence, CARDS, "en-US")
    assert verdict.supported, verdict
    assert "[" not in verdict.spoken
    assert verdict.cited


@pytest.mark.parametrize(
    ("sentence", "problem"),
    [
        ("Damp can spoil tablets.", CitationProblem.NO_CITATION),
        ("Damp can spoil tablets. [card:heat]", CitationProblem.UNKNOWN_CARD),
        ("Damp can spoil tablets. [missed-dose]", CitationProblem.NOT_IN_CARD),
        (
            "An open vial of insulin keeps for about 60 days at room temperature. [storage]",
            CitationProblem.NUMBER,
        ),
        (
            "An open vial of insulin keeps for about twenty days at room temperature. [storage]",
            CitationProblem.NUMBER,
        ),
        ("Freeze insulin. [storage]", CitationProblem.POLARITY),
        ("Damp does not spoil tablets. [storage]", CitationProblem.POLARITY),
        ("All tablets spoil in a damp bathroom. [storage]", CitationProblem.OVERSTATED),
        ("Insulin lasts longer in the freezer. [storage]", CitationProblem.NOT_IN_CARD),
        ("Aspirin thins the blood. [storage]", CitationProblem.NOT_IN_CARD),
        ("Stop taking it tonight. [missed-dose]", CitationProblem.POSTURE),
        ("Take two doses at once. [missed-dose]", CitationProblem.POSTURE),
    ],
)
def test_what_the_card_does_not_say_is_not_spoken(sentence, problem):
    verdict = check(sentence, CARDS, "en-US")
    assert not verdict.supported
    assert verdict.problem is problem, verdict


@pytest.mark.parametrize(
    ("sentence", "locale"),
    [
        ("Thank you for calling.", "en-US"),
        ("Let me look at that.", "en-US"),
        ("Would you like to hear about storage?", "en-US"),
        ("I don't have enough evidence about that medicine.", "en-US"),
        ("Con gusto le ayudo.", "es-419"),
        ("No tengo suficiente evidencia sobre esa medicina.", "es-419"),
        ("¿Quiere que le cuente más?", "es-419"),
        ("Não tenho evidência suficiente sobre esse remédio.", "pt-BR"),
        ("Quer saber mais?", "pt-BR"),
    ],
)
def test_talk_about_the_call_needs_no_card(sentence, locale):
    verdict = check(sentence, (), locale)
    assert not verdict.claim
    assert verdict.supported


@pytest.mark.parametrize(
    ("sentence", "locale"),
    [
        ("Did you know that aspirin cures cancer?", "en-US"),
        ("I know that aspirin is good for the heart.", "en-US"),
        ("Aspirin, right?", "en-US"),
        ("¿Sabía que la aspirina cura el cáncer?", "es-419"),
        ("Las pastillas se guardan en la nevera.", "es-419"),
        ("Sabia que a aspirina cura?", "pt-BR"),
        ("O remédio fica na geladeira.", "pt-BR"),
    ],
)
def test_a_claim_in_disguise_is_still_a_claim(sentence, locale):
    assert is_claim(sentence, locale)


def test_any_one_of_the_cited_cards_is_enough():
    assert check("Damp can spoil tablets. [missed-dose] [storage]", CARDS, "en-US").supported


def test_tags_are_read_in_every_place_and_once():
    assert strip("A [card:a] b [B-2]. [a]") == ("A b.", ("a", "b-2"))
    assert strip("Nothing here.") == ("Nothing here.", ())


def _cards(locale):
    from kb.reading import load_cards

    return [card for card in load_cards(ROOT / "kb/cards") if card.locale == locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_on_the_real_cards(locale):
    """Every card supports itself; sentences cited to another card, and myths, are turned away."""
    cards = _cards(locale)
    cited = {
        card.id: CitedCard(card.id, card.title, f"{card.spoken}\n{card.text}", card.facts, card.myths)
        for card in cards
    }
    wrong = tried = 0
    for place, card in enumerate(cards):
        own = cited[card.id]
        for sentence in (*sentences(card.spoken), *card.facts):
            verdict = check(f"{sentence} [card:{card.id}]", [own], locale)
            assert verdict.supported, (sentence, verdict)
        for myth in card.myths:
            assert not check(f"{myth} [card:{card.id}]", [own], locale).supported, myth
        for step in (1, 7, 19):
            other = cited[cards[(place + step) % len(cards)].id]
            for fact in card.facts:
                verdict = check(f"{fact} [card:{other.id}]", [other], locale)
                tried += 1
                wrong += verdict.supported
    assert wrong / tried <= 0.03


def test_a_stream_is_cut_into_sentences_with_their_tags():
    stream = SentenceStream()
    text = "Ask Dr. Lee about 2.5 mg. [card:a] Damp spoils tablets [card:b]. Is that clear? Yes"
    found = [sentence for character in text for sentence in stream.push(character)]
    assert found == ["Ask Dr. Lee about 2.5 mg. [card:a]", "Damp spoils tablets [card:b].", "Is that clear?"]
    assert stream.rest() == "Yes"
    assert stream.rest() == ""
