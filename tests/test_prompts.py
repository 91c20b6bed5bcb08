"""Rendered prompts are found again, whatever happened in between."""

import dataclasses
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from voices.prompts import Prompt, PromptStore

PROMPT = Prompt("voice", "Call nine one one.", 8_000)
PCM = bytes(range(256)) * 40


def _file(folder: Path) -> Path:
    (found,) = folder.rglob("*.pcm")
    return found


def test_a_prompt_survives_a_restart(tmp_path: Path) -> None:
    PromptStore(tmp_path).put(PROMPT, PCM)
    assert PromptStore(tmp_path).get(PROMPT) == PCM


@pytest.mark.parametrize(
    "change", [{"voice": "other"}, {"text": "Call nine one one!"}, {"rate": 24_000}, {"speed": 0.8}]
)
def test_whatever_changes_the_sound_changes_the_address(tmp_path: Path, change: dict[str, object]) -> None:
    store = PromptStore(tmp_path)
    store.put(PROMPT, PCM)
    assert store.get(dataclasses.replace(PROMPT, **change)) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:-1],
        lambda content: content[:10],
        lambda content: b"",
        lambda content: content[:200] + b"\x00\x01" + content[202:],
        lambda content: b"RIFF" + content[4:],
    ],
    ids=["cut short", "cut in its header", "empty", "a bit flipped", "another format"],
)
def test_a_damaged_file_counts_as_not_rendered_and_can_be_rendered_again(
    tmp_path: Path, damage: object
) -> None:
    PromptStore(tmp_path).put(PROMPT, PCM)
    path = _file(tmp_path)
    path.write_bytes(damage(path.read_bytes()))  # type: ignore[operator]
    store = PromptStore(tmp_path)
    assert store.get(PROMPT) is None
    assert not path.exists()
    store.put(PROMPT, PCM)
    assert PromptStore(tmp_path).get(PROMPT) == PCM


def test_a_process_killed_while_it_writes_leaves_whole_prompts_only(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from voices.prompts import Prompt, PromptStore\n"
        "store = PromptStore(Path(sys.argv[1])); print('writing', flush=True)\n"
        "for turn in range(10**6): store.put(Prompt('v', f'text {turn % 5}', 8000), bytes([turn % 251]) * 200_000)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        threading.Event().wait(0.4)
        process.kill()
    store = PromptStore(tmp_path)
    found = [store.get(Prompt("v", f"text {index}", 8_000)) for index in range(5)]
    assert any(found)
    assert all(pcm is None or pcm == pcm[:1] * 200_000 for pcm in found)


def test_many_writers_of_one_prompt_do_not_mix(tmp_path: Path) -> None:
    contents = [bytes([index]) * 50_000 for index in range(8)]
    threads = [threading.Thread(target=PromptStore(tmp_path).put, args=(PROMPT, pcm)) for pcm in contents]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert PromptStore(tmp_path).get(PROMPT) in contents
    assert not list(tmp_path.rglob("*.part"))


def test_a_disk_that_refuses_costs_nothing_now(tmp_path: Path) -> None:
    (tmp_path / "prompts").write_text("a file where the folder should be")
    store = PromptStore(tmp_path / "prompts")
    store.put(PROMPT, PCM)
    assert store.get(PROMPT) == PCM
    assert store.get(dataclasses.replace(PROMPT, rate=24_000)) is None
    assert store.recall("en-US") is None


def test_memory_is_bounded_and_the_disk_has_the_rest(tmp_path: Path) -> None:
    store = PromptStore(tmp_path, memory_bytes=3 * len(PCM))
    prompts = [dataclasses.replace(PROMPT, text=str(index)) for index in range(10)]
    for prompt in prompts:
        store.put(prompt, PCM)
    assert len(store._memory) == 3
    assert all(store.get(prompt) == PCM for prompt in prompts)


def test_the_voice_of_a_locale_is_remembered(tmp_path: Path) -> None:
    PromptStore(tmp_path).remember("pt-BR", "fingerprint", 24_000)
    assert PromptStore(tmp_path).recall("pt-BR") == ("fingerprint", 24_000)
    assert PromptStore(tmp_path).recall("en-US") is None
    assert os.listdir(tmp_path) == ["voice.pt-BR"]
