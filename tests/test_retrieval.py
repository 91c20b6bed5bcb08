"""Questions find the card that answers, in the caller's language, or nothing."""

import shutil
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from knowledge import embedder, real_cards, retriever, table

from kb.calibration import FEATURES, Calibration, load_calibration, save_calibration
from kb.embedding import Vectors
from kb.errors import KbError, StoreError
from kb.fusion import RowMatch, Signals, Weights, fuse
from kb.language import background, fold
from kb.reading import load_cards
from kb.retrieval import Retriever
from kb.row import RowKind
from kb.store import build

ASKED = [
    ("en-US", "I didn't take yesterday's pill, should I take two now", "missed-dose"),
    ("en-US", "is it okay to have wine with my medicine", "alcohol"),
    ("en-US", "where in the house should I keep my tablets", "storage"),
    ("es-419", "se me pasó la pastilla de ayer, ¿me tomo dos?", "missed-dose"),
    ("es-419", "¿me puedo echar una cerveza si estoy tomando medicina?", "alcohol"),
    ("es-419", "¿dónde guardo las pastillas en la casa?", "storage"),
    ("pt-BR", "não tomei o comprimido de ontem, tomo dois agora?", "missed-dose"),
    ("pt-BR", "posso beber uma cerveja tomando remédio?", "alcohol"),
    ("pt-BR", "onde guardo os remédios em casa?", "storage"),
]
OFF_TOPIC = [
    ("en-US", "who won the basketball game last night"),
    ("en-US", "how much is a ticket to Chicago"),
    ("es-419", "¿quién ganó el partido anoche?"),
    ("es-419", "¿cuánto cuesta un boleto a Guadalajara?"),
    ("pt-BR", "quem ganhou o jogo ontem?"),
    ("pt-BR", "quanto custa uma passagem para Recife?"),
]


@pytest.mark.parametrize(("locale", "asked", "card_id"), ASKED)
def test_a_question_finds_its_card(locale: str, asked: str, card_id: str) -> None:
    hit = retriever().best(asked, locale)
    assert hit is not None
    assert (hit.card.id, hit.card.locale) == (card_id, locale)


@pytest.mark.parametrize(("locale", "asked", "card_id"), ASKED)
def test_a_question_in_another_language_is_answered_in_the_locale_of_the_call(
    locale: str, asked: str, card_id: str
) -> None:
    for other in {"en-US", "es-419", "pt-BR"} - {locale}:
        hit = retriever().search(asked, other, k=1)[0]
        assert (hit.card.id, hit.card.locale) == (card_id, other)


@pytest.mark.parametrize(("locale", "asked"), OFF_TOPIC)
def test_what_no_card_answers_gets_none(locale: str, asked: str) -> None:
    assert retriever().best(asked, locale) is None
    assert retriever().search(asked, locale), "the ranking is still there to be looked at"


@pytest.mark.parametrize(
    "asked", ["", "   ", "?!", "'", '"', "a AND (b OR", "pill*", "words_en_us:x", "\x00", "🙂", "x" * 3000]
)
def test_odd_queries_are_survived(asked: str) -> None:
    for locale in ("en-US", "es-419", "pt-BR"):
        retriever().search(asked, locale)
        retriever().best(asked, locale)


def test_hits_are_the_best_first_and_each_card_once() -> None:
    hits = retriever().search("can I drink wine", "en-US", k=6)
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert len({hit.card.id for hit in hits}) == len(hits) == 6
    assert hits[0].matched
    assert hits[0].kind in RowKind


def test_a_query_is_embedded_once_however_often_it_is_asked() -> None:
    class Counting:
        name, dimension = embedder().name, embedder().dimension
        asked: list[str] = []  # noqa: RUF012 - one for the test

        def queries(self, texts: Sequence[str]) -> Vectors:
            self.asked.extend(texts)
            return embedder().queries(texts)

        def passages(self, texts: Sequence[str]) -> Vectors:
            return embedder().passages(texts)

    counting = Counting()
    found = Retriever(table(), counting)
    for locale in ("en-US", "es-419"):
        found.search("can I drink wine", locale)
        found.best("can I drink wine", locale)
    assert counting.asked == ["can I drink wine"]


def test_threads_share_a_retriever() -> None:
    right: list[bool] = []

    def ask(locale: str, asked: str, card_id: str) -> None:
        hit = retriever().best(asked, locale)
        right.append(hit is not None and hit.card.id == card_id)

    threads = [threading.Thread(target=ask, args=case) for case in ASKED]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert right == [True] * len(ASKED)


def test_a_card_without_the_caller_s_locale_is_not_answered_in_another(tmp_path: Path) -> None:
    shutil.copytree(table(), tmp_path, dirs_exist_ok=True)
    english = [card for card in real_cards() if card.locale == "en-US"]
    build(english, tmp_path, embedder())
    found = Retriever(tmp_path, embedder())
    assert found.best("can I have wine with my medicine", "en-US") is not None
    assert found.search("can I have wine with my medicine", "pt-BR") == []
    assert found.best("can I have wine with my medicine", "pt-BR") is None


def test_a_newer_table_is_opened_on_request(tmp_path: Path) -> None:
    shutil.copytree(table(), tmp_path, dirs_exist_ok=True)
    found = Retriever(tmp_path, embedder())
    assert not found.refresh()
    assert found.search("grapefruit juice", "en-US")[0].card.id == "grapefruit"
    build([card for card in real_cards() if card.id != "grapefruit"], tmp_path, embedder())
    assert found.search("grapefruit juice", "en-US")[0].card.id == "grapefruit"
    assert found.refresh()
    assert "grapefruit" not in {hit.card.id for hit in found.search("grapefruit juice", "en-US")}


def test_a_table_that_disappears_is_an_error_with_words(tmp_path: Path) -> None:
    shutil.copytree(table(), tmp_path, dirs_exist_ok=True)
    found = Retriever(tmp_path, embedder())
    shutil.rmtree(tmp_path / "versions")
    with pytest.raises(StoreError, match="atalaia kb build"):
        found.search("something never asked before", "en-US")


def test_a_cross_encoder_may_put_the_first_cards_in_another_order() -> None:
    class Backwards:
        cards = 3

        def scores(self, query: str, passages: Sequence[str]) -> list[float]:
            return [float(place) for place in range(len(passages))]

    plain = retriever().search("can I drink wine", "en-US", k=5)
    turned = Retriever(table(), embedder(), reranker=Backwards()).search("can I drink wine", "en-US", k=5)
    ids = [hit.card.id for hit in plain]
    assert [hit.card.id for hit in turned] == [*ids[2::-1], *ids[3:]]


def test_everyday_requests_lean_away_from_the_cards_and_questions_towards_them() -> None:
    def lean(text: str) -> float:
        return retriever().signals(text, "en-US").domain

    assert lean("do these tablets go well with wine") > 0 > lean("please turn on the kitchen lights")
    assert retriever().signals(background()[0], "en-US").elsewhere == pytest.approx(1, abs=1e-3)


def test_no_everyday_request_is_a_question_of_a_card() -> None:
    asked = {fold(question) for card in load_cards() for question in card.questions}
    assert not asked & {fold(text) for text in background()}


def row(card_id: str, score: float, locale: str = "en-US") -> RowMatch:
    return RowMatch(card_id, locale, RowKind.FACT, f"{card_id} {score}", score)


def test_shared_words_lift_a_card_but_do_not_bring_one_in() -> None:
    rows = (row("a", 0.90), row("b", 0.89))
    assert [one.card_id for one in fuse(Signals(rows, {}, {}, {}), "en-US")] == ["a", "b"]
    lifted = fuse(Signals(rows, {"b": 20.0, "c": 50.0}, {"b": 9.0, "c": 30.0}, {}), "en-US")
    assert [one.card_id for one in lifted] == ["b", "a"]


def test_two_near_rows_speak_more_for_a_card_than_one() -> None:
    rows = (row("a", 0.90), row("a", 0.80), row("b", 0.895), row("b", 0.89))
    assert fuse(Signals(rows, {}, {}, {}), "en-US")[0].card_id == "b"


def test_rows_in_the_query_s_own_language_count_more() -> None:
    rows = (row("a", 0.90, "pt-BR"), row("b", 0.895))
    assert fuse(Signals(rows, {}, {}, {}), "en-US")[0].card_id == "b"
    assert fuse(Signals(rows, {}, {}, {}), "pt-BR", Weights())[0].card_id == "a"


def test_every_locale_has_a_threshold_and_calibrations_are_kept_by_model(tmp_path: Path) -> None:
    found = load_calibration(embedder().name)
    assert set(found.thresholds) == {"en-US", "es-419", "pt-BR"}
    assert set(found.weights) == set(FEATURES)
    file = tmp_path / "calibration.json"
    save_calibration(found, file)
    save_calibration(Calibration("other", found.weights, 1.0, {"en-US": 2.0}, 3, 4), file)
    assert load_calibration("other", file).thresholds == {"en-US": 2.0}
    assert load_calibration(embedder().name, file) == found
    with pytest.raises(KbError, match=r"evals\.calibrate"):
        load_calibration("unheard of", file)
