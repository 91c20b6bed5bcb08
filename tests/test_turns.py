"""When the caller has finished."""

import asyncio

import pytest
from pipecat.frames.frames import VADUserStartedSpeakingFrame, VADUserStoppedSpeakingFrame
from telephone import Events, FarEnd, Running, run

from telephony.clock import now
from telephony.frames import FinalFrame, PartialFrame, TurnFrame
from telephony.settings import TimingSettings
from telephony.turns import TurnTaking, verdict
from telephony.utterances import Shape, is_backchannel, shape
from voices.transcript import Transcript

TIMING = TimingSettings()

DANGLING = {
    "en-US": [
        "I take metformin and",
        "Can I take it with",
        "My doctor said that the",
        "I was taking it because,",
        "It's called...",
        "Can I drink alcohol with?",
    ],
    "es-419": [
        "Tomo metformina y",
        "¿Puedo tomarla con...",
        "El doctor me dijo que",
        "Es para la",
        "Me la tomo cada",
        "¿Puedo tomar alcohol con?",
    ],
    "pt-BR": [
        "Eu tomo metformina e",
        "Posso tomar com",
        "O médico falou que",
        "É pra",
        "Eu tomo de",
        "Posso beber álcool com?",
    ],
}
FILLERS = {
    "en-US": ["I wanted to ask, um", "So my pills, you know", "Uh"],
    "es-419": ["Quería preguntar, este", "Es una pastilla, a ver", "Eh"],
    "pt-BR": ["Queria perguntar, tipo", "É um remédio, deixa eu ver", "Hum"],
}
NUMBERS = {
    "en-US": ["I take five hundred", "My dose is 50", "I take it at eight", "It's 11-98"],
    "es-419": ["Tomo quinientos", "La dosis es de 50", "Me la tomo a las ocho"],
    "pt-BR": ["Eu tomo quinhentos", "A dose é 50", "Eu tomo às oito"],
}
QUESTIONS = {
    "en-US": [
        "What should I do if I miss a dose?",
        "can I drink coffee with it",
        "Hi. How do I store insulin?",
        "What do I take it with?",
    ],
    "es-419": [
        "¿Qué hago si se me olvida una dosis?",
        "puedo tomarla con café",
        "Tomo metformina\nuna aspirina\nPuedo tomar toronja",
        "Hola. ¿Cómo guardo la insulina?",
    ],
    "pt-BR": [
        "O que eu faço se esquecer uma dose?",
        "posso tomar com café",
        "Oi. Como eu guardo a insulina?",
    ],
}
LISTS = {
    "en-US": ["I take metformin.", "Hi, I'm taking metformin"],
    "es-419": ["Tomo metformina.", "Buenas, tomo metformina", "Tomo metformina\nlosartán"],
    "pt-BR": ["Eu tomo metformina.", "Oi, eu tomo metformina"],
}
OPEN = {
    "en-US": ["I forgot my pill this morning.", "Yes.", "Metformin."],
    "es-419": ["Se me olvidó la pastilla esta mañana.", "Sí.", "Metformina."],
    "pt-BR": ["Esqueci o remédio hoje de manhã.", "Sim.", "Metformina."],
}


@pytest.mark.parametrize(
    ("expected", "locale", "text"),
    [
        (expected, locale, text)
        for expected, table in (
            (Shape.DANGLING, DANGLING),
            (Shape.FILLER, FILLERS),
            (Shape.NUMBER, NUMBERS),
            (Shape.QUESTION, QUESTIONS),
            (Shape.LIST, LISTS),
            (Shape.OPEN, OPEN),
        )
        for locale, texts in table.items()
        for text in texts
    ],
)
def test_the_words_tell_whether_more_is_coming(expected: Shape, locale: str, text: str) -> None:
    assert shape(text, locale) is expected


def test_unfinished_words_outweigh_the_model() -> None:
    assert verdict("I take metformin and", "en-US", 0.99, TIMING).silence == TIMING.turn_wait_dangling


def test_more_of_a_number_that_is_being_read_out_is_a_number_whatever_was_made_of_it() -> None:
    read, more = "My member number is 441.", "My member number is 441. Seventy too."
    assert verdict(more, "en-US", 0.99, TIMING, read).silence == TIMING.turn_wait_dangling
    asked = f"{read} Can I take grapefruit with it?"
    assert verdict(asked, "en-US", 0.01, TIMING, read).silence == 0.0
    assert verdict("I forgot it. This morning.", "en-US", 0.99, TIMING, "I forgot it.").silence == 0.0


def test_a_question_needs_no_model() -> None:
    assert verdict("¿Puedo partir la pastilla?", "es-419", 0.01, TIMING).silence == 0.0


def test_a_command_is_obeyed_at_once() -> None:
    assert verdict("Repeat that, please.", "en-US", 0.01, TIMING).silence == 0.0


def test_otherwise_the_model_decides_and_silence_is_the_fallback() -> None:
    text = "I forgot my pill this morning"
    assert verdict(text, "en-US", 0.9, TIMING).reason == "model"
    assert verdict(text, "en-US", 0.1, TIMING).silence == TIMING.turn_wait
    assert verdict(text, "en-US", None, TIMING).silence == TIMING.turn_wait


@pytest.mark.parametrize(
    "text",
    [
        "Mm-hm.",
        "Mm hm",
        "Ajá.",
        "Uhum",
        "OK.",
        "Sí, sí.",
        "Sim.",
        "Right, okay.",
        "Tá bom.",
        "Uh-huh",
        "Ah, ok, ya veo.",
    ],
)
def test_a_sound_that_means_go_on(text: str) -> None:
    assert is_backchannel(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Stop.",
        "Espere",
        "No",
        "Okay but wait",
        "Sí, pero me duele",
        "right chest pain",
        "Não",
        "yes I took forty pills",
    ],
)
def test_a_word_that_does_not(text: str) -> None:
    assert not is_backchannel(text)


class Turns(FarEnd):
    """Collects the turns that come out."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[tuple[float, str, str]] = []

    async def process_frame(self, frame, direction):  # type: ignore[no-untyped-def]
        if isinstance(frame, TurnFrame):
            self.turns.append((now(), frame.text, frame.reason))
        await super().process_frame(frame, direction)


def final(text: str) -> FinalFrame:
    return FinalFrame(text, "caller", "", transcript=Transcript(text, "en-US", text, True))


def partial(text: str) -> PartialFrame:
    return PartialFrame(text, "caller", "", transcript=Transcript(text, "en-US", "", False))


class Speaker:
    """Sends what voice activity and recognition would."""

    def __init__(self) -> None:
        self.events = Events()
        self.far = Turns()
        self.taking = TurnTaking(None, "en-US", TIMING)
        self.running = Running([self.taking], self.far)

    async def say(self, *texts: str, pause: float = 0.4) -> float:
        """Utterances with pauses between; when the last one's sound ended."""
        for text in texts:
            await self.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
            await asyncio.sleep(1.0)
            ended = now()
            await asyncio.sleep(0.2)
            await self.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
            await asyncio.sleep(0.1)
            await self.running.send(final(text))
            if text is not texts[-1]:
                await asyncio.sleep(pause)
        return ended


def test_a_question_ends_the_turn_with_its_final() -> None:
    async def test() -> None:
        speaker = Speaker()
        async with speaker.running:
            ended = await speaker.say("What if I miss a dose?")
            await asyncio.sleep(3)
            [(at, text, reason)] = speaker.far.turns
            assert (text, reason) == ("What if I miss a dose?", "question")
            assert at - ended == pytest.approx(0.3, abs=0.1)

    run(test())


def test_a_pause_in_mid_sentence_ends_no_turn() -> None:
    async def test() -> None:
        speaker = Speaker()
        async with speaker.running:
            await speaker.say("I take metformin and", "can I drink coffee with it?", pause=0.8)
            await asyncio.sleep(3)
            [(_, text, _)] = speaker.far.turns
            assert text == "I take metformin and can I drink coffee with it?"

    run(test())


def test_unfinished_words_are_answered_in_the_end() -> None:
    async def test() -> None:
        speaker = Speaker()
        async with speaker.running:
            ended = await speaker.say("I take metformin and")
            await asyncio.sleep(4)
            [(at, _, _)] = speaker.far.turns
            assert at - ended == pytest.approx(TIMING.turn_wait_dangling, abs=0.1)

    run(test())


def test_a_turn_waits_for_the_words_of_its_last_utterance() -> None:
    async def test() -> None:
        speaker = Speaker()
        async with speaker.running:
            await speaker.say("I forgot my pill.")
            await asyncio.sleep(0.1)
            await speaker.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
            await asyncio.sleep(1.0)
            await speaker.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
            await asyncio.sleep(1.5)  # a slow machine
            assert speaker.far.turns == []
            await speaker.running.send(final("Should I take two now?"))
            await asyncio.sleep(1)
            assert [text for _, text, _ in speaker.far.turns] == ["I forgot my pill. Should I take two now?"]

    run(test())


def test_a_turn_taken_back_is_part_of_the_next_one() -> None:
    async def test() -> None:
        speaker = Speaker()
        async with speaker.running:
            speaker.taking.restore("I take metformin")
            await speaker.say("and can I drink coffee with it?")
            await asyncio.sleep(3)
            assert [text for _, text, _ in speaker.far.turns] == [
                "I take metformin and can I drink coffee with it?"
            ]

    run(test())


def test_noise_without_words_is_no_turn() -> None:
    async def test() -> None:
        speaker = Speaker()
        async with speaker.running:
            await speaker.say("")
            await asyncio.sleep(4)
            assert speaker.far.turns == []

    run(test())
