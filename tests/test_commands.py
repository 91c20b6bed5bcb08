"""Voice commands: the whole utterance is the command, a question that contains the word is not."""

import pytest

from agent.commands import Command, recognize


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("Stop.", Command.STOP),
        ("Could you repeat that, please?", Command.REPEAT),
        ("Sorry, what did you say?", Command.REPEAT),
        ("I want to talk to a real human being please", Command.HUMAN),
        ("Operator!", Command.HUMAN),
        ("more slowly please", Command.SLOWER),
        ("Hold on a second.", Command.WAIT),
        ("No, that is all, thank you", Command.GOODBYE),
        ("Thank you so much.", Command.THANKS),
        ("Are you a robot?", Command.WHO),
        ("¿Me lo puede repetir, por favor?", Command.REPEAT),
        ("¿Me lo puede repetir por favor?", Command.REPEAT),
        ("Quiero hablar con una persona", Command.HUMAN),
        ("Comuníqueme con un operador por favor", Command.HUMAN),
        ("Más despacio, por favor", Command.SLOWER),
        ("Espérame tantito", Command.WAIT),
        ("No, gracias, eso es todo", Command.GOODBYE),
        ("¿Quién habla?", Command.WHO),
        ("Español, por favor", Command.SPANISH),
        ("Muchas gracias", Command.THANKS),
        ("Cállate ya", Command.STOP),
        ("quero falar com uma pessoa de verdade", Command.HUMAN),
        ("Me passa pra um atendente", Command.HUMAN),
        ("Espera aí, só um minutinho", Command.WAIT),
        ("Fala mais devagar, por favor", Command.SLOWER),
        ("Não entendi, pode repetir?", Command.REPEAT),
        ("Obrigada, tchau", Command.GOODBYE),
        ("Você é um robô?", Command.WHO),
        ("Fala português?", Command.PORTUGUESE),
        ("Do you speak English?", Command.ENGLISH),
    ],
)
def test_command_is_recognized(text: str, command: Command) -> None:
    assert recognize(text) is command


@pytest.mark.parametrize(
    "text",
    [
        "can I stop taking my pills",
        "How long should I wait before I eat?",
        "do I need a prescription for a person with diabetes",
        "quiero saber si una persona puede tomar ibuprofeno",
        "¿puedo parar de tomar el antibiótico?",
        "posso parar de tomar o remédio?",
        "minha mãe é uma pessoa de oitenta anos",
        "what are you supposed to do with old pills",
        "no",
        "yes",
        "sí",
        "",
        "...",
        "my blood pressure drops too fast when I stand up",
        "para qué sirve la metformina",
    ],
)
def test_question_is_not_a_command(text: str) -> None:
    assert recognize(text) is None
