#!/usr/bin/env python3
"""A real voice that speaks into the recogniser: whatever it says must not be heard as an utterance.

    loopback.py ASSISTANT [EXCHANGES] [WORDS-A-MINUTE] [DELAY-IN-SECONDS]
    loopback.py ASSISTANT --all [FOLDER]

Runs `assistant listen --speak` with flite as the voice and PocketSphinx as the recogniser, whose input is what
flite said. A person says a sentence in each exchange, which is written into the recogniser's output. Counts
what was heard that no person said. With --all there are two hundred exchanges: ten at each of four rates
from 110 to 200 words a minute and five delays from 0 to 2 s, ten conversations at a time; FOLDER keeps what
was spoken and recognised. Wanted: flite, sox, PocketSphinx with its model (Debian). The tests have the same
with a clock of their own, for every rate and delay.
"""
import concurrent.futures
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

MODEL = "/usr/share/pocketsphinx/model/en-us"
SENTENCES = [
    "buy a zebra in library", "open moby dick in library", "rate dune in library", "five",
    "remove hamlet from library", "no", "what about the weather", "add a book to library", "cancel",
    "move dune in library", "want to read", "show me all my books about whales",
]


def spoken(folder, line, rate):
    """How long the voice speaks, and what is recognised of it; from the folder where it is known."""
    key = hashlib.sha256(f"{rate} {line}".encode()).hexdigest()[:24]
    path = f"{folder}/{key}"
    if os.path.exists(path):
        with open(path, encoding="utf-8") as known:
            length, *text = known.read().split("\n")
        return float(length), [piece for piece in text if piece]
    sound, heard = f"{path}.{os.getpid()}.wav", f"{path}.{os.getpid()}.16.wav"
    subprocess.run(
        ["flite", "-voice", "slt", "--setf", f"duration_stretch={170 / rate:.2f}", "-t", line,
         "-o", sound], check=True,
    )
    subprocess.run(["sox", sound, "-r", "16000", "-c", "1", "-b", "16", heard], check=True)
    length = float(subprocess.run(
        ["soxi", "-D", heard], capture_output=True, text=True, check=True).stdout)
    text = subprocess.run(
        ["pocketsphinx_continuous", "-infile", heard, "-hmm", f"{MODEL}/en-us", "-lm",
         f"{MODEL}/en-us.lm.bin", "-dict", f"{MODEL}/cmudict-en-us.dict", "-logfn", "/dev/null"],
        capture_output=True, text=True,
    ).stdout
    for wave in (sound, heard):
        os.remove(wave)
    with open(f"{path}.{os.getpid()}", "w", encoding="utf-8") as file:
        file.write(f"{length}\n{text}")
    os.rename(f"{path}.{os.getpid()}", path)
    return length, [piece for piece in text.split("\n") if piece]


def speak(pipe, rate, delay, folder):
    """The voice: says each line, and tells the recogniser's output what was heard of it."""
    for line in sys.stdin:
        begun = time.monotonic()
        length, pieces = spoken(folder, line.strip(), rate)
        time.sleep(max(0, length + delay - (time.monotonic() - begun)))
        with open(pipe, "w", encoding="utf-8") as output:
            for piece in pieces:
                output.write(json.dumps({"text": piece}) + "\n")


def converse(assistant, count, rate, delay, kept, first=0):
    """Has a conversation; gives back what was heard that nobody said."""
    folder = tempfile.mkdtemp()
    pipe = f"{folder}/heard"
    os.mkfifo(pipe)
    # Held open, so that the recogniser does not end between two sentences.
    keeper = os.open(pipe, os.O_RDWR)
    voice = f"exec {sys.executable} {os.path.abspath(__file__)} --voice {pipe} {rate} {delay} {kept}"
    process = subprocess.Popen(
        [assistant, "listen", "--json", "--verbose", "--locale", "en", "--data", folder,
         "--speak", voice, "--", "cat", pipe],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )
    heard = []

    def read():
        for line in process.stdout:
            event = json.loads(line)
            if event["event"] == "heard":
                heard.append(event["text"])

    threading.Thread(target=read, daemon=True).start()
    chance = random.Random(first)
    said = []
    time.sleep(3)
    for number in range(count):
        sentence = SENTENCES[(first + number) % len(SENTENCES)]
        said.append(sentence)
        os.write(keeper, (json.dumps({"text": sentence}) + "\n").encode())
        time.sleep(chance.uniform(9, 14))
    process.terminate()
    errors = process.stderr.read()
    own = [text for text in heard if text not in said]
    lines = [f"{count} exchanges, {rate} words a minute, {delay} s: {len(own)} of its own words heard"]
    lines += ["  " + text for text in own]
    print("\n".join(lines + ([errors] if os.environ.get("SHOW") else [])), flush=True)
    return len(own)


def main():
    assistant = sys.argv[1]
    if len(sys.argv) > 2 and sys.argv[2] == "--all":
        kept = sys.argv[3] if len(sys.argv) > 3 else tempfile.mkdtemp()
        os.makedirs(kept, exist_ok=True)
        ways = [(rate, delay) for rate in (110, 140, 170, 200) for delay in (0, 0.5, 1, 1.5, 2)]
        with concurrent.futures.ThreadPoolExecutor(10) as pool:
            own = list(pool.map(
                lambda way: converse(assistant, 10, *way[1], kept, first=way[0] * 5),
                enumerate(ways),
            ))
        print(f"{10 * len(ways)} exchanges: {sum(own)} of its own words heard")
        return
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    rate = sys.argv[3] if len(sys.argv) > 3 else "150"
    delay = sys.argv[4] if len(sys.argv) > 4 else "0.5"
    converse(assistant, count, rate, delay, tempfile.mkdtemp())


if len(sys.argv) > 1 and sys.argv[1] == "--voice":
    speak(sys.argv[2], float(sys.argv[3]), float(sys.argv[4]), sys.argv[5])
else:
    main()
