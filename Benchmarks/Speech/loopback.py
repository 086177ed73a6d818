#!/usr/bin/env python3
"""A real voice that speaks into the recogniser: whatever it says must not be heard as an utterance.

    loopback.py ASSISTANT [EXCHANGES] [WORDS-A-MINUTE] [DELAY-IN-SECONDS]

Runs `assistant listen --speak` with flite as the voice and PocketSphinx as the recogniser, whose input is what
flite said. A person says a sentence in each exchange, which is written into the recogniser's output. Counts
what was heard that no person said. Wanted: flite, sox, PocketSphinx with its model (Debian). The tests
have the same with a clock of their own, for every rate and delay.
"""
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


def speak(pipe, rate, delay):
    """The voice: says each line, and tells the recogniser's output what was heard of it."""
    folder = tempfile.mkdtemp()
    for line in sys.stdin:
        begun = time.monotonic()
        stretch = 170 / rate
        sound, heard = f"{folder}/said.wav", f"{folder}/heard.wav"
        subprocess.run(
            ["flite", "-voice", "slt", "--setf", f"duration_stretch={stretch:.2f}", "-t", line,
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
        time.sleep(max(0, length + delay - (time.monotonic() - begun)))
        with open(pipe, "w", encoding="utf-8") as output:
            for piece in text.splitlines():
                output.write(json.dumps({"text": piece}) + "\n")


def main():
    assistant = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    rate = sys.argv[3] if len(sys.argv) > 3 else "150"
    delay = sys.argv[4] if len(sys.argv) > 4 else "0.5"
    folder = tempfile.mkdtemp()
    pipe = f"{folder}/heard"
    os.mkfifo(pipe)
    # Held open, so that the recogniser does not end between two sentences.
    keeper = os.open(pipe, os.O_RDWR)
    voice = f"exec {sys.executable} {os.path.abspath(__file__)} --voice {pipe} {rate} {delay}"
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
    random.seed(1)
    said = []
    time.sleep(3)
    for number in range(count):
        sentence = SENTENCES[number % len(SENTENCES)]
        said.append(sentence)
        os.write(keeper, (json.dumps({"text": sentence}) + "\n").encode())
        time.sleep(random.uniform(9, 14))
    process.terminate()
    errors = process.stderr.read()
    own = [text for text in heard if text not in said]
    print(f"{count} exchanges, {rate} words a minute, {delay} s: {len(own)} of its own words heard")
    for text in own:
        print("  " + text)
    if os.environ.get("SHOW"):
        print(errors)


if len(sys.argv) > 1 and sys.argv[1] == "--voice":
    speak(sys.argv[2], float(sys.argv[3]), float(sys.argv[4]))
else:
    main()
