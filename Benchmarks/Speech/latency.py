#!/usr/bin/env python3
"""Measures how long after the last byte of a result its answer begins.

    latency.py ASSISTANT [COUNT]

The assistant reads a pipe that stays open, as from a recogniser. Prints median, 99th of a hundred, and
the longest, for formats that mark results as final.
"""
import os
import subprocess
import sys
import tempfile
import time

TEXT = "open dune in library"
RESULTS = {
    "plain line": TEXT + "\n",
    "Vosk": '{\n  "text" : "%s"\n}' % TEXT,
    "PocketSphinx 5": '{"b":0.0,"d":2.4,"p":0.8,"t":"%s","w":[]}' % TEXT,
    "whisper.cpp": "[%02d:00:00.000 --> %02d:00:04.000]   Open Dune in library.\n",
    "Google, streaming": '{"results":[{"alternatives":[{"transcript":"%s","confidence":0.9}],'
    '"isFinal":true}]}' % TEXT,
}


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    home = tempfile.mkdtemp()
    environment = dict(os.environ, HOME=home, XDG_DATA_HOME=home, LANG="C.UTF-8")
    print("| result | median | 99 % | longest |")
    print("|---|---|---|---|")
    for name, result in RESULTS.items():
        process = subprocess.Popen(
            [program, "match", "--json"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            bufsize=0,
        )
        times = []
        for number in range(count + 5):
            start = time.perf_counter()
            # The same words at the same time would be a repetition, which is left out.
            stamps = (number % 100, number % 100) if "-->" in result else ()
            process.stdin.write((result % stamps).encode() if stamps else result.encode())
            process.stdout.readline()
            # The first ones start the program.
            if number >= 5:
                times.append((time.perf_counter() - start) * 1000)
            time.sleep(0.002)
        process.stdin.close()
        process.wait()
        times.sort()
        print(
            f"| {name} | {times[len(times) // 2]:.2f} ms "
            f"| {times[int(len(times) * 0.99)]:.2f} ms | {times[-1]:.2f} ms |"
        )


main()
