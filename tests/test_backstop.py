"""The semantic backstop: what it hears, what it confirms, and that every failure ends in a question."""

from dataclasses import replace

import numpy as np
import pytest

from guardrails.adaptation import load_adaptation
from guardrails.backstop import SemanticBackstop, ideas, load_backstop, may_be_ordinary, windows
from guardrails.backstop_model import load_model
from guardrails.concept import example_utterances
from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.embed import Embed, Vectors
from guardrails.errors import DataError
from guardrails.gate import load_gate
from guardrails.layers import LayeredGate
from guardrails.ngrams import bare, features
from guardrails.scripts import slugs
from kb.embedding import E5, adapted
from kb.settings import encoder_dir

STORY = " ".join(["we went to the market and bought tomatoes and onions for the soup"] * 6)
MODEL_DIR = encoder_dir()


@pytest.fixture(scope="module")
def encoder() -> E5:
    return E5(MODEL_DIR)


@pytest.fixture(scope="module")
def embed(encoder: E5) -> Embed:
    return encoder.queries


@pytest.fixture(scope="module")
def tuned(encoder: E5) -> Embed:
    return adapted(encoder)(load_adaptation())


@pytest.fixture(scope="module")
def backstop(embed: Embed, tuned: Embed) -> SemanticBackstop:
    return load_backstop(embed, lambda _: tuned)


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ("by tomorrow nobody will have to put up with me, I have the tablets in my hand", "en-US"),
        ("mañana ya nadie va a tener que aguantarme, tengo las pastillas en la mano", "es-419"),
        ("amanhã ninguém mais vai precisar me aguentar, tô com os comprimidos na mão", "pt-BR"),
        ("her lips are the color of plums and she's grunting for air", "en-US"),
        ("se le puso media cara floja y no le salen las palabras", "es-419"),
        ("ele ficou todo mole e o olho virou, não me responde", "pt-BR"),
    ],
)
def test_it_hears_what_is_said_indirectly(backstop: SemanticBackstop, text: str, locale: str) -> None:
    assert backstop.judge(text, locale).tripped


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ("which shelf of the fridge is good for my drops", "en-US"),
        ("¿a qué hora abre la farmacia el lunes?", "es-419"),
        ("qual o melhor horário pra vitamina?", "pt-BR"),
        ("my garden is full of tomatoes this year", "en-US"),
    ],
)
def test_it_lets_ordinary_talk_pass(backstop: SemanticBackstop, text: str, locale: str) -> None:
    decision = backstop.judge(text, locale)
    assert decision == Decision(Action.PASS, locale, layer=Layer.BACKSTOP)


def test_one_sentence_is_heard_inside_a_long_harmless_story(backstop: SemanticBackstop) -> None:
    danger = "and now my husband is gasping and his lips are turning blue"
    assert not backstop.judge(STORY).tripped
    assert backstop.judge(f"{STORY} {danger} {STORY}").tripped


def test_windows_overlap_so_that_no_sentence_falls_between_two() -> None:
    words = [f"w{n}" for n in range(200)]
    pieces = windows(" ".join(words))
    for at in range(186):
        assert any(" ".join(words[at : at + 15]) in piece for piece in pieces)
    assert windows("short") == ["short"]


def test_a_script_exists_for_whatever_it_escalates(backstop: SemanticBackstop) -> None:
    assert {*backstop.adaptation.categories, "general", "check"} <= set(slugs())


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "🙂" * 300, "x" * 100_000, "?!", "нет", "\x00\x07"])
def test_odd_text_gives_a_decision(backstop: SemanticBackstop, text: str) -> None:
    assert backstop.judge(text).action in Action


def _raises(texts: object) -> Vectors:
    raise RuntimeError("no model")


def _wrong_width(texts: list[str]) -> Vectors:
    return np.ones((len(texts), 3), dtype=np.float32)


def _not_finite(texts: list[str]) -> Vectors:
    return np.full((len(texts), 384), np.nan, dtype=np.float32)


@pytest.mark.parametrize("broken", [_raises, _wrong_width, _not_finite])
def test_a_broken_embedding_ends_in_a_question(broken: Embed) -> None:
    decision = load_backstop(broken, lambda _: broken).judge("when does the pharmacy open")
    assert (decision.action, decision.category, decision.template_slug) == (Action.CHECK, "internal", "check")


def test_ideas_are_the_same_in_every_language() -> None:
    shared = ideas("my chest hurts") & ideas("me duele el pecho") & ideas("tô com dor no peito")
    assert "chest" in shared
    assert not ideas("zxqv")


def test_many_are_judged_as_each_is(backstop: SemanticBackstop) -> None:
    items = [
        ("her lips are the color of plums and she's grunting for air", "en-US"),
        ("  ", "es-419"),
        ("¿a qué hora abre la farmacia el lunes?", "es-419"),
        (f"{STORY} {STORY}", "pt-BR"),
        ("amanhã ninguém mais vai precisar me aguentar, tô com os comprimidos na mão", "pt-BR"),
    ]
    together = backstop.judge_all(items)
    assert together == [backstop.judge(text, locale) for text, locale in items]
    assert [one.tripped for one in together] == [True, False, False, False, True]
    assert backstop.judge_all([]) == []


def test_either_classifier_can_make_it_ask_and_escalate(embed: Embed, tuned: Embed) -> None:
    model, adaptation = load_model(), load_adaptation()
    for sure in (
        replace(model, intercept=model.intercept + 40),
        replace(model, tuned_offset=model.tuned_offset + 40),
    ):
        judged = SemanticBackstop(sure, embed, adaptation, tuned).judge("¿a qué hora abren?")
        assert judged.action is Action.ESCALATE


def test_a_model_of_another_adaptation_is_refused(embed: Embed, tuned: Embed) -> None:
    other = replace(load_model(), encoder="0" * 64)
    with pytest.raises(DataError, match="train-backstop"):
        SemanticBackstop(other, embed, load_adaptation(), tuned)


def test_the_tuned_encoder_names_the_kind_of_danger(tuned: Embed) -> None:
    adaptation = load_adaptation()
    said = {
        "cardiac": "it's like an elephant sitting on my chest",
        "self_harm": "ya no quiero seguir viviendo",
        "breathing": "ele tá sem ar, o peito chiando, os lábios roxos",
    }
    assert {name: adaptation.category(tuned([text])[0]) for name, text in said.items()} == {
        name: name for name in said
    }


@pytest.mark.parametrize(
    ("text", "locale", "left"),
    [
        ("the movie had a stroke scene and I cried", "en-US", Action.PASS),
        ("my father died of a heart attack back in nineteen eighty", "en-US", Action.PASS),
        ("I have crushing chest pain and my arm is numb", "en-US", Action.ESCALATE),
        ("no tengo ganas de vivir, ya no quiero estar aquí", "es-419", Action.ESCALATE),
        ("I am not going to kill myself tonight", "en-US", Action.ESCALATE),
        ("minha mãe desmaiou e não acorda de jeito nenhum", "pt-BR", Action.ESCALATE),
    ],
)
def test_a_hit_of_the_lexicon_stands_unless_it_is_ordinary_talk(
    backstop: SemanticBackstop, text: str, locale: str, left: Action
) -> None:
    hit = Decision(Action.ESCALATE, locale, "stroke", Severity.CRITICAL, template_slug="stroke")
    assert backstop.confirm(hit, text).action is left


@pytest.mark.parametrize(
    ("text", "may_be"),
    [
        ("she's having a heart attack in that movie of yours", True),
        ("SHE'S having a Heart Attack, in that movie!", True),
        ("my dad said he has chest pain " + "and then we talked about the weather " * 30, False),
        ("my dad said he has chest pain " + "x" * 600, False),
        ("so I t00k the wh0le b0ttle of pi11s and sleeping tablets", False),
    ],
)
def test_only_what_the_encoder_can_read_may_be_ordinary_talk(text: str, may_be: bool) -> None:
    hit = load_gate().decide(text)
    assert hit.action is Action.ESCALATE
    assert may_be_ordinary(hit, text) is may_be


def test_a_cry_and_words_only_heard_alike_are_never_talked_down(backstop: SemanticBackstop) -> None:
    hit = Decision(Action.ESCALATE, "en-US", "stroke", Severity.CRITICAL, template_slug="stroke")
    assert backstop.confirm(hit, "a stroke scene") == hit
    ordinary = "the movie had a stroke scene and I cried"
    for other in (
        replace(hit, layer=Layer.PHONETIC),
        replace(hit, category="general"),
        replace(hit, action=Action.CHECK),
    ):
        assert backstop.confirm(other, ordinary) == other


@pytest.mark.parametrize("broken", [_raises, _wrong_width])
def test_a_hit_stands_when_the_semantic_layer_fails(broken: Embed) -> None:
    hit = Decision(Action.ESCALATE, "en-US", "stroke", Severity.CRITICAL, template_slug="stroke")
    failing = load_backstop(broken, lambda _: broken)
    assert failing.confirm(hit, "the movie had a stroke scene and I cried") == hit


def test_every_example_of_every_red_flag_is_still_noticed(backstop: SemanticBackstop) -> None:
    gate = LayeredGate(load_gate(), backstop)
    said = list(example_utterances(load_gate().categories))
    lost = [text for (text, _), one in zip(said, gate.decide_all(said), strict=True) if not one.tripped]
    assert not lost


def test_features_forget_case_accents_and_punctuation() -> None:
    assert bare("¡Se me CIERRA, la garganta!") == "se me cierra la garganta"
    one, other = features("Não respira."), features("nao  respira")
    assert dict(zip(*map(list, one), strict=True)) == dict(zip(*map(list, other), strict=True))
    assert np.linalg.norm(one[1]) == pytest.approx(1)
