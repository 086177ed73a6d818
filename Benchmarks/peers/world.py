"""The sentences of the benchmarks, and how the peers are measured on them."""

import statistics
import sys
import time
from pathlib import Path


class World:
    def __init__(self, folder):
        def lines(name):
            return (Path(folder) / name).read_text(encoding="utf-8").splitlines()

        self.titles = lines("titles.txt")
        self.templates = lines("templates.txt")
        self.exact = [line.split("\t") for line in lines("exact.tsv")]
        self.misses = lines("misses.txt")
        self.typos = [line.split("\t") for line in lines("typos.tsv")]

    def sentence(self, template, title):
        text = self.templates[template].replace("${book}", self.titles[title])
        return text.replace("${applicationName}", "Library").lower()

    def sentences(self):
        for template in range(len(self.templates)):
            for title in range(len(self.titles)):
                yield template, title, self.sentence(template, title)


def world():
    return World(sys.argv[1])


def row(name, seconds, note=""):
    if seconds >= 1:
        text = f"{seconds:.2f} s"
    elif seconds >= 1e-3:
        text = f"{seconds * 1e3:.2f} ms"
    else:
        text = f"{seconds * 1e6:.2f} µs"
    print(f"| {name} | {text} | {note} |", flush=True)


def timed(function):
    start = time.process_time()
    result = function()
    return result, time.process_time() - start


def each(function, inputs, rounds=3):
    times = []
    for _ in range(rounds):
        start = time.process_time()
        for value in inputs:
            function(value)
        times.append((time.process_time() - start) / max(1, len(inputs)))
    return statistics.median(times)
