"""Evidence for claims: supported, contradicted, in context, conflicting, or not known. Never true or false."""

import datetime
import json
import re
from pathlib import Path
from typing import Any

import pytest
from knowledge import card, embedder, real_cards, retriever, table

from kb.analysis import evidence_for, relate
from kb.document import SourceKind, Utterance, analyze, schema, validate
from kb.embedding import Vectors
from kb.errors import KbError
from kb.evidence import Claim, Relation, Uncertainty
from kb.retrieval import Retriever
from kb.row import RowKind
from kb.stance import NO_DIRECTION, course, denies
from kb.statements import Near, Statement
from kb.store import build
from kb.transcript import parse_transcript

STANCES = [
    (
        "en-US",
        "My neighbor says I can stop my blood pressure pill when I feel fine.",
        Uncertainty.CONTRADICTED,
    ),
    ("en-US", "I heard you just take two the next time.", Uncertainty.CONTRADICTED),
    ("en-US", "Is it true that grapefruit juice can change how some medicines work?", Uncertainty.SUPPORTED),
    (
        "en-US",
        "Do I have to keep taking my blood pressure medicine even when I feel well?",
        Uncertainty.SUPPORTED,
    ),
    (
        "es-419",
        "Mi vecina dice que puedo dejar la pastilla de la presión cuando me siento bien.",
        Uncertainty.CONTRADICTED,
    ),
    ("es-419", "¿Es verdad que no se deben tomar dos dosis juntas?", Uncertainty.SUPPORTED),
    (
        "pt-BR",
        "Minha vizinha falou que posso parar o antibiótico quando eu melhorar.",
        Uncertainty.CONTRADICTED,
    ),
    ("pt-BR", "É verdade que não se deve tomar duas doses juntas?", Uncertainty.SUPPORTED),
]


@pytest.mark.parametrize(("locale", "said", "uncertainty"), STANCES)
def test_claims_are_held_against_facts_and_myths(locale: str, said: str, uncertainty: Uncertainty) -> None:
    (claim,) = evidence_for(said, locale, retriever())
    assert claim.uncertainty is uncertainty
    assert claim.evidence
    assert all(evidence.snippet and evidence.url.startswith("https://") for evidence in claim.evidence)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "Everybody says the moon landing was faked."),
        ("es-419", "Dicen que el equipo siempre pierde los domingos."),
        ("pt-BR", "Dizem que o prefeito vai ganhar a eleição de novo."),
    ],
)
def test_nothing_found_is_not_enough_evidence_and_never_false(locale: str, said: str) -> None:
    (claim,) = evidence_for(said, locale, retriever())
    assert claim.uncertainty is Uncertainty.INSUFFICIENT
    assert claim.evidence == ()
    assert len(claim.reflection_questions) >= 3
    assert claim.limitations


def test_a_question_that_claims_nothing_gets_its_card_as_context() -> None:
    (claim,) = evidence_for("What do I do if I missed a dose?", "en-US", retriever())
    assert claim.uncertainty is Uncertainty.CONTEXTUALIZED
    assert claim.evidence[0].card_id == "missed-dose"


def test_what_was_answered_is_evidence_for_the_claim_it_is_about_and_not_for_the_one_beside_it() -> None:
    said = "Can I take my pills with grapefruit juice? Or should I wait a while?"
    juice, wait = evidence_for(said, "en-US", retriever())
    assert [each.card_id for each in juice.evidence] == ["grapefruit"]
    assert wait.uncertainty is Uncertainty.INSUFFICIENT


def test_a_greeting_claims_nothing() -> None:
    assert evidence_for("hello good morning", "en-US", retriever()) == ()


def test_every_claim_has_three_questions_to_think_about_and_says_how_old_its_source_is() -> None:
    for locale, said, _ in STANCES:
        for claim in evidence_for(said, locale, retriever()):
            assert len(claim.reflection_questions) >= 3
            assert all(question.endswith("?") for question in claim.reflection_questions)
            assert claim.evidence[0].published in str(claim.temporal_context)


def test_evidence_from_a_page_that_nobody_has_opened_says_so() -> None:
    (claim,) = evidence_for(
        "My neighbor says I can stop the antibiotic when I feel fine.", "en-US", retriever()
    )
    assert any("Nobody has opened the source page" in text for text in claim.limitations)
    assert "was read on" not in str(claim.temporal_context)


def test_evidence_is_in_the_caller_s_locale_whatever_language_was_spoken() -> None:
    said = "Minha vizinha falou que eu posso parar o antibiótico quando eu melhorar."
    (claim,) = evidence_for(said, "en-US", retriever())
    assert claim.uncertainty is Uncertainty.CONTRADICTED
    english = {card.title for card in real_cards() if card.locale == "en-US"}
    assert {evidence.title for evidence in claim.evidence} <= english


def test_a_card_not_read_for_two_years_carries_a_note() -> None:
    said = "Is it true that grapefruit juice can change how some medicines work?"
    (now,) = evidence_for(said, "en-US", retriever(), today=datetime.date(2027, 1, 1))
    (later,) = evidence_for(said, "en-US", retriever(), today=datetime.date(2030, 1, 1))
    assert len(later.limitations) == len(now.limitations) + 1
    assert "last reviewed" in later.limitations[-1]


def test_a_claim_about_a_time_says_that_the_source_may_be_older() -> None:
    (claim,) = evidence_for("They say grapefruit is fine with medicine these days", "en-US", retriever())
    assert "point in time" in str(claim.temporal_context)


def test_a_voice_turn_costs_one_batch_beyond_its_own_query() -> None:
    class Counting:
        name, dimension = embedder().name, embedder().dimension

        def __init__(self) -> None:
            self.batches: list[int] = []

        def queries(self, texts: list[str]) -> Vectors:
            self.batches.append(len(texts))
            return embedder().queries(texts)

        def passages(self, texts: list[str]) -> Vectors:
            self.batches.append(len(texts))
            return embedder().passages(texts)

    counting = Counting()
    found = Retriever(table(), counting)  # type: ignore[arg-type]
    said = "My neighbor says I can stop when I feel fine. Is it true that grapefruit is bad with statins?"
    found.best(said, "en-US")
    evidence_for(said, "en-US", found)
    assert counting.batches == [1, 2]


def test_a_model_may_extract_the_claims_instead() -> None:
    found = evidence_for(
        "…", "en-US", retriever(), extract=lambda text, locale: ["you just take two the next time"]
    )
    assert [claim.uncertainty for claim in found] == [Uncertainty.CONTRADICTED]


def near(kind: RowKind, text: str, likeness: float) -> Near:
    return Near(Statement("x", "en-US", kind, text), likeness)


def related(claim: str, *found: Near) -> Relation:
    ordered = sorted(found, key=lambda one: -one.likeness)
    return relate(claim, embedder().passages([claim])[0], "en-US", ordered, NO_DIRECTION)[0]


def test_leaving_a_treatment_is_never_supported_by_words_that_merely_sound_alike() -> None:
    fact = near(RowKind.FACT, "Medicine controls the pressure when it is taken.", 0.97)
    myth = near(RowKind.MYTH, "Pressure can be felt.", 0.90)
    assert (
        related("I can stop the medicine that controls the pressure", fact, myth) is Relation.CONTEXTUALIZES
    )


def test_words_that_carry_on_or_let_go_decide_where_similarity_cannot() -> None:
    myth = near(RowKind.MYTH, "You can stop antibiotics when you feel better.", 0.95)
    fact = near(RowKind.FACT, "You should continue antibiotics until the end.", 0.94)
    assert related("I should not stop antibiotics when I feel better", myth, fact) is Relation.SUPPORTS
    assert related("I can quit antibiotics when I feel better", fact, myth) is Relation.CONTRADICTS


def test_when_one_denies_and_the_other_does_not_it_is_context() -> None:
    myth = near(RowKind.MYTH, "Any pill can be crushed.", 0.95)
    fact = near(RowKind.FACT, "Water helps.", 0.85)
    assert related("pills can be crushed", myth, fact) is Relation.CONTRADICTS
    assert related("pills can not be crushed", myth, fact) is Relation.CONTEXTUALIZES


@pytest.mark.parametrize(
    ("locale", "text", "way"),
    [
        ("en-US", "I can stop when I feel fine", -1),
        ("en-US", "don't stop taking it", 1),
        ("en-US", "grapefruit is sour", 0),
        ("es-419", "ya no necesito la pastilla", -1),
        ("es-419", "hay que seguir con la pastilla", 1),
        ("pt-BR", "posso parar o remédio", -1),
        ("pt-BR", "tem que tomar até o fim", 1),
    ],
)
def test_which_way_a_statement_points(locale: str, text: str, way: int) -> None:
    assert course(text, locale) == way


def test_negation_is_found_in_each_language() -> None:
    for locale, said in (("en-US", "it isn't so"), ("es-419", "nunca lo hagas"), ("pt-BR", "não faça")):
        assert denies(said, locale)
        assert not denies("pastilla", locale)


def test_support_and_contradiction_together_are_conflicting(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([Relation.SUPPORTS, Relation.CONTRADICTS])
    monkeypatch.setattr("kb.analysis.relate", lambda *_: (next(answers), None))
    monkeypatch.setattr("kb.analysis._cards_for", lambda *_: ["grapefruit", "alcohol"])
    (claim,) = evidence_for("They say grapefruit is fine", "en-US", retriever())
    assert claim.uncertainty is Uncertainty.CONFLICTING
    assert {evidence.relation for evidence in claim.evidence} == {Relation.SUPPORTS, Relation.CONTRADICTS}
    assert any("different directions" in text for text in claim.limitations)


def test_two_cards_that_disagree_leave_the_claim_conflicting_with_both_shown(tmp_path: Path) -> None:
    says, denies = "Green tea makes blood thinners weaker.", "Green tea does not make blood thinners weaker."
    more = ["A pharmacist can say more.", "Tea comes in many kinds."]
    cards = [
        card(
            id="tea-one", title="Green tea", facts=[says, *more], myths=[denies, "Tea is never asked about."]
        ),
        card(id="tea-two", title="Tea again", facts=[denies, *more], myths=[says, "Tea is always harmful."]),
    ]
    build(cards, tmp_path, embedder())
    (claim,) = evidence_for(
        "My sister says green tea makes blood thinners weaker.", "en-US", Retriever(tmp_path, embedder())
    )
    assert claim.uncertainty is Uncertainty.CONFLICTING
    assert {(each.card_id, each.relation) for each in claim.evidence} == {
        ("tea-one", Relation.SUPPORTS),
        ("tea-two", Relation.CONTRADICTS),
    }
    assert any("different directions" in text for text in claim.limitations)


def document(said: list[str], locale: str = "en-US") -> dict[str, Any]:
    return analyze([Utterance(text, locale) for text in said], locale, retriever(), name="x.txt").to_dict()


def test_the_document_is_as_its_schema_says() -> None:
    found = document(
        ["My neighbor says I can stop when I feel fine.", "Everybody says the moon is cheese and far away."]
    )
    validate(found)
    assert [claim["uncertainty"] for claim in found["claims"]][1] == "insufficient_evidence"
    assert json.loads(json.dumps(found)) == found


def test_a_claim_repeated_in_a_call_is_listed_once_with_where_it_was_said() -> None:
    found = document(
        [
            "I heard grapefruit is bad with statins",
            "Hello there.",
            "Is it true that grapefruit is bad with statins?",
        ]
    )
    assert [(claim["text"], claim["said_in"]) for claim in found["claims"]] == [
        ("grapefruit is bad with statins", [1, 3])
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"v": 2},
        {"extra": 1},
        {"claims": [{"text": "x"}]},
        {"locale": "english"},
    ],
)
def test_a_document_that_is_not_as_the_schema_says_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(KbError, match="claims-v1"):
        validate(document(["I heard grapefruit is bad with statins"]) | change)


def test_insufficient_evidence_may_not_carry_evidence() -> None:
    found = document(["I heard grapefruit is bad with statins"])
    found["claims"][0]["uncertainty"] = "insufficient_evidence"
    with pytest.raises(KbError):
        validate(found)


_VERDICTS = re.compile(
    r"score|truth|verac|confiden|probab|credib|likelihood|rating|\btrue\b|\bfalse\b", re.IGNORECASE
)


def test_no_schema_has_a_truth_score() -> None:
    def walk(value: Any, path: str) -> None:
        if isinstance(value, dict):
            if value.get("type") == "number":
                pytest.fail(f"{path} is a bare number")
            for name, inner in value.items():
                if name not in ("description", "additionalProperties"):
                    assert not _VERDICTS.search(name), f"{path}.{name}"
                    walk(inner, f"{path}.{name}")
        elif isinstance(value, list):
            for inner in value:
                walk(inner, path)
        elif isinstance(value, str):
            assert not _VERDICTS.search(value), f"{path}: {value}"

    files = sorted((Path(__file__).parent.parent / "kb" / "schema").glob("*.json"))
    assert files
    for file in files:
        walk(json.loads(file.read_text("utf-8")), file.name)


def test_no_claim_carries_a_number() -> None:
    def walk(value: Any) -> None:
        assert not isinstance(value, float)
        for inner in (
            value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
        ):
            walk(inner)

    for locale, said, _ in STANCES:
        for claim in evidence_for(said, locale, retriever()):
            walk(claim.to_dict())
    assert Claim("x", Uncertainty.INSUFFICIENT).to_dict()["uncertainty"] == "insufficient_evidence"


def test_the_schema_names_every_relation_and_uncertainty() -> None:
    definitions = schema()["$defs"]
    assert definitions["evidence"]["properties"]["relation"]["enum"] == [
        str(relation) for relation in Relation
    ]
    assert definitions["claim"]["properties"]["uncertainty"]["enum"] == [str(one) for one in Uncertainty]
    assert schema()["properties"]["source"]["properties"]["kind"]["enum"] == [
        str(kind) for kind in SourceKind
    ]


@pytest.mark.parametrize(
    "content",
    [
        "agent: hello\ncaller: I can stop now\n\nand take two",
        json.dumps(
            {
                "turns": [
                    {"speaker": "agent", "text": "hi"},
                    {"text": "I can stop now"},
                    {"text": "and take two"},
                ]
            }
        ),
        json.dumps(["I can stop now", "and take two"]),
        '{"event": "partial", "text": "I can"}\n{"event": "final", "text": "I can stop now", "locale": "en-US"}\n'
        '{"event": "answer", "spoken": "x"}\n{"event": "final", "text": "and take two", "locale": "en-US"}',
    ],
)
def test_transcripts_are_read_in_every_form(content: str) -> None:
    assert [said.text for said in parse_transcript(content, "en-US")] == ["I can stop now", "and take two"]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "  \n",
        "{",
        "[1]",
        '{"turns": [{"speaker": "x"}]}',
        "agent: only us",
        '[{"text": "x", "locale": "fr"}]',
        "x\n" * 501,
    ],
)
def test_a_transcript_that_cannot_be_read_says_why(content: str) -> None:
    with pytest.raises(KbError):
        parse_transcript(content, "en-US")
